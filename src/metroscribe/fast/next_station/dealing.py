"""Chance and the turns it opens: which cards may come, what one of them does, when a turn is over."""

from metroscribe.fast.bits import popcount
from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station import layout
from metroscribe.fast.next_station.drawing import area, around, branches
from metroscribe.fast.next_station.layout import Rules, State
from metroscribe.fast.next_station.scoring import settle
from metroscribe.fast.stream import Word, bit_of, following
from metroscribe.games.next_station.table import PLACES, ROUNDS


@kernel
def begin(rules: Rules, state: State, place: int) -> None:
    """A blank sheet for a seat at this place of the pencil ring, before anything is dealt."""
    state.due, state.round, state.turns = layout.PENCIL, 0, 0
    state.undealt, state.returned, state.preview, state.flips, state.switched = 0, 0, layout.NONE, 0, 0
    state.place, state.chosen, state.swap = place, 0, layout.NONE
    state.step, state.taken = layout.DONE, 0
    state.current, state.framed, state.spent = 1, 0, 0
    state.earned, state.network, state.sections = 0, 0, 0
    for number in range(layout.LINES):
        state.stations[number] = state.ends[number] = state.drawn[number] = 0
        state.river[number] = state.circled[number] = state.reached[number] = state.most[number] = 0
    for number in range(ROUNDS):
        state.joined[number] = 0
        state.round_effects[number] = state.symbols[number] = state.effects[number] = layout.NONE
    for number in range(PLACES):
        state.powers[number] = state.pencils[number] = layout.NONE
    for pile in range(layout.PENCIL, layout.DECK):
        state.left[pile], state.dealt[pile] = rules.pile[pile], 0
    state.stops[0], state.stops[1] = rules.everywhere, rules.loop
    for number in range(2, 6):
        state.stops[number] = 0
    # One loop of fixed length for each, so that all are vectorised.
    for station in range(64):
        state.open_to[station] = rules.open_to[station]
    for station in range(64):
        state.beside[station] = rules.beside[station]
    for station in range(64):
        state.stopping[station] = rules.stopping[station]


@inlined
def outcomes(state: State) -> int:
    """The cards that may come next, as a mask of the pile that is due; 0: none is due."""
    if state.due == layout.DECK:
        return state.undealt if state.preview == layout.NONE else 1 << state.preview
    if state.due == layout.PREVIEW:
        return state.undealt
    return 0 if state.due == layout.NOTHING else state.left[state.due]


@inlined
def deal(rules: Rules, state: State, word: Word) -> Word:
    """Random cards, until the seat must answer or the match is over; then the stream goes on from here."""
    while state.due == layout.DECK and state.preview == layout.NONE:
        word = following(word)
        flip(rules, state, bit_of(word, state.undealt))
    while state.due != layout.NOTHING:
        word = following(word)
        reveal(rules, state, bit_of(word, outcomes(state)))
    return word


@inlined
def reveal(rules: Rules, state: State, card: int) -> None:
    """One of the outcomes comes."""
    if state.due == layout.DECK:
        flip(rules, state, card)
    elif state.due == layout.PREVIEW:
        state.preview = card
        state.undealt &= ~(1 << card)
        state.due = layout.NOTHING
    else:
        _lay_out(rules, state, card)


@kernel
def _lay_out(rules: Rules, state: State, card: int) -> None:
    """A card that is not of the deck."""
    pile = state.due
    keep(state, pile, card)
    if pile == layout.SYMBOL:
        state.due = layout.EFFECT
    elif pile == layout.EFFECT:
        state.due = layout.DECK
    else:
        _due_at_start(rules, state)


@kernel
def keep(state: State, pile: int, card: int) -> None:
    """Put down what it says. Pencils lie on a ring, and a seat draws what lies next in it."""
    number = state.dealt[pile]
    state.left[pile] &= ~(1 << card)
    state.dealt[pile] += 1
    if pile == layout.PENCIL:
        state.pencils[(number - state.place) % PLACES] = card
    elif pile == layout.OBJECTIVE:
        state.objectives[number] = card
    elif pile == layout.POWER:
        state.powers[number] = card
    elif pile == layout.ROUND_EFFECT:
        state.round_effects[number] = card
    elif pile == layout.SYMBOL:
        state.symbols[number] = card
    elif pile == layout.EFFECT:
        state.effects[number] = card
    else:
        _swap(state, card)


@inlined
def _swap(state: State, card: int) -> None:
    """The first round's effect changes places with another."""
    other, first = layout.SWAPS[card], state.round_effects[0]
    state.round_effects[0], state.round_effects[other] = state.round_effects[other], first
    state.swap = card


@kernel
def _due_at_start(rules: Rules, state: State) -> None:
    for pile in range(layout.PENCIL, layout.SWAP):
        if state.dealt[pile] < rules.dealt_at_start[pile]:
            state.due = pile
            return
    if rules.round_effects and state.round_effects[0] == layout.DOUBLE_TRACKS and state.swap == layout.NONE:
        state.due = layout.SWAP
    else:
        next_round(rules, state)


@kernel
def next_round(rules: Rules, state: State) -> None:
    """Take the next pencil and find its departure stations."""
    if state.round:
        settle(rules, state)
    state.round += 1
    state.turns = state.flips = state.returned = 0
    if state.round > ROUNDS:
        state.due, state.undealt = layout.NOTHING, 0
        return
    state.undealt, state.spent, state.current = rules.pile[layout.DECK], 0, rules.lines
    for which in range(rules.lines):
        station = rules.departures[state.pencils[state.round - 1], which]
        line = 2 * (state.round - 1) + which
        state.stations[line] = state.ends[line] = 1 << station
        state.reached[line] = area(rules, state, line, station)
        state.most[line] = around(rules, state, line, station)
    state.due = layout.SYMBOL if rules.special_stations else layout.DECK


# the deck


@inlined
def _round_effect(rules: Rules, state: State) -> int:
    return state.round_effects[state.round - 1] if rules.round_effects else layout.NONE


@inlined
def flip(rules: Rules, state: State, card: int) -> None:
    """A card of the deck; a switch asks for its partner at once."""
    state.turns += 1 - state.switched
    state.undealt &= ~(1 << card)
    state.preview = layout.NONE
    state.flipped[state.flips] = card
    state.flips += 1
    if rules.card_switch[card]:
        state.switched = 1
        return
    open_turn(rules, state, card, state.switched)
    state.switched, state.due = 0, layout.NOTHING
    if _round_effect(rules, state) == layout.LOOK_AHEAD and not closes(rules, state):
        state.due = layout.PREVIEW


@inlined
def open_turn(rules: Rules, state: State, card: int, switch: int) -> None:
    """The turn that a card opens, and what it grants."""
    state.step = layout.FIRST
    state.wanted = rules.card_wanted[card]
    state.branch = 1 if switch and branches(rules, state) else 0
    state.twice = 1 if switch and rules.double_switch else 0
    state.line = layout.NONE if state.twice else rules.card_line[card]
    state.double, state.frames, state.circles = rules.card_double[card], rules.card_frames[card], 0
    state.effect = layout.NONE
    if rules.special_stations and rules.card_symbol[card] == state.symbols[state.round - 1]:
        effect = state.effects[state.round - 1]
        if _grant(rules, state, layout.OF_STATION + effect):
            state.effect = effect
    if _round_effect(rules, state) == layout.DOUBLE_TRACKS:
        _grant(rules, state, layout.OF_ROUND + layout.DOUBLE_TRACKS)


@kernel
def _grant(rules: Rules, state: State, effect: int) -> bool:
    """What a row of the effects changes about the turn, and whether it has any effect in it."""
    effect &= layout.LAST_EFFECT
    if rules.effect_branch[effect] and not branches(rules, state):
        return False
    state.branch |= rules.effect_branch[effect]
    state.wanted |= rules.effect_wanted[effect]
    state.double |= rules.effect_double[effect]
    state.frames |= rules.effect_frames[effect]
    state.circles |= rules.effect_circles[effect]
    return True


@inlined
def closes(rules: Rules, state: State) -> bool:
    """Whether the open turn is the last of the round. A card that went back was flipped all the same."""
    flipped = rules.pile[layout.DECK] & ~state.undealt
    if state.preview != layout.NONE:
        flipped &= ~(1 << state.preview)
    for number in range(rules.closings):
        cards = rules.closing_cards[number]
        if popcount(flipped & cards) + popcount(state.returned & cards) >= rules.closing_count[number]:
            return True
    return False


@inlined
def close(rules: Rules, state: State) -> None:
    """The turn is over: the next card, or the next round, is due."""
    state.taken, state.due = 0, layout.DECK
    if closes(rules, state):
        next_round(rules, state)
        return
    if _round_effect(rules, state) == layout.RECURRING_SWITCH:
        _return_switch(rules, state)


@kernel
def _return_switch(rules: Rules, state: State) -> None:
    """The switch goes back once, at the end of its first turn."""
    if state.returned or state.flips < 2:
        return
    card = state.flipped[state.flips - 2]
    if rules.card_switch[card]:
        state.returned = 1 << card
        state.undealt |= 1 << card
