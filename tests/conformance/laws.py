"""What holds for every game of every family: a law is a function of rules, seats and a table's options."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

from metroscribe.arena import play_match
from metroscribe.bots import bot
from metroscribe.core.cards import Card
from metroscribe.core.dealer import Scripted, Seeded
from metroscribe.core.errors import NotAllowed, NotNow
from metroscribe.core.game import Options
from metroscribe.core.match import Dealt, Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules, Rules
from metroscribe.core.score import changes
from tests.absence import absent_match
from tests.counts import count

MOST_TURNS = 200
MATCHES = count(1, 3)
APART = count(4, 1)
"""Of the moves that are not legal every fourth is tried at a decision, at the next one others."""
Law = Callable[[AnyRules, int, Options], None]


def walk(rules: AnyRules, seats: int, options: Options) -> Iterator[tuple[Match, int]]:
    """Matches of random moves, stopped at every decision of every seat, and once more at their end."""
    for number in range(MATCHES):
        yield from walk_match(rules, seats, f"law/{number}", options)


def walk_match(
    rules: AnyRules, seats: int, seed: str, options: Options = Options()
) -> Iterator[tuple[Match, int]]:
    match, stream = Match(rules, Seeded(seed), seats, options), Stream(seed, "law")
    for _ in range(MOST_TURNS):
        for seat in range(seats):
            while match.legal(seat):
                yield match, seat
                match.stage(seat, stream.choice(match.legal(seat)))
        match.close()
        if match.over:
            yield match, 0
            return
    raise AssertionError("the match does not end")


def cards_of(match: Match) -> list[Card]:
    """All cards of a match in the order in which they came."""
    dealt = ((event.card,) if isinstance(event, Dealt) else event.cards for event in match.events)
    return [*(card for cards in dealt for card in cards), *match.cards]


def turns_of(match: Match) -> list[tuple[tuple[Any, ...], ...]]:
    """The closed turns of a match: for each seat its moves."""
    return [event.moves for event in match.events if not isinstance(event, Dealt)]


def rebuilt(
    rules: AnyRules, seats: int, options: Options, cards: Sequence[Card], turns: Sequence[Sequence[Any]]
) -> Any:
    """The table that follows from these cards and closed turns, by the rules alone and with no dealer."""
    table, coming, played = rules.new(seats, options), iter(cards), iter(turns)
    while True:
        while rules.outcomes(table) and (card := next(coming, None)):
            assert card in rules.outcomes(table)
            table = rules.reveal(table, card)
        moves = next(played, None)
        if moves is None:
            return table
        sheets = list(table.sheets)
        for seat, steps in enumerate(moves):
            for step in steps:
                sheets[seat] = rules.step(table, sheets[seat], step)
        table = rules.close(table, sheets)


def a_match_of_bots_ends(rules: AnyRules, seats: int, options: Options) -> None:
    for name in ("random", "greedy"):
        match = play_match(rules, [bot(name)] * seats, "ends", options)
        assert match.outcome is not None
        assert len(turns_of(match)) <= MOST_TURNS


def a_move_has_one_text_and_is_read_from_it(rules: AnyRules, seats: int, options: Options) -> None:
    for match, seat in walk(rules, seats, options):
        texts = [str(move) for move in match.legal(seat)]
        assert len(texts) == len(set(texts))
        assert tuple(map(rules.parse, texts)) == match.legal(seat)


def every_legal_move_is_accepted(rules: AnyRules, seats: int, options: Options) -> None:
    for match, seat in walk(rules, seats, options):
        for move in match.legal(seat):
            rules.step(match.table, match.sheet(seat), move)


def every_other_move_is_refused(rules: AnyRules, seats: int, options: Options) -> None:
    seen: set[str] = set()
    for number, (match, seat) in enumerate(walk(rules, seats, options)):
        legal = {str(move) for move in match.legal(seat)}
        for text in sorted(seen - legal)[number % APART :: APART]:
            with pytest.raises((NotAllowed, NotNow)):
                rules.step(match.table, match.sheet(seat), rules.parse(text))
        seen |= legal
    assert len(seen) > 1


def the_fallback_is_always_legal(rules: AnyRules, seats: int, options: Options) -> None:
    for match, seat in walk(rules, seats, options):
        if not match.over:
            assert rules.fallback(match.table, match.sheet(seat)) in match.legal(seat)


def an_idle_move_earns_nothing(rules: AnyRules, seats: int, options: Options) -> None:
    for match, seat in walk(rules, seats, options):
        table, sheet = match.table, match.sheet(seat)
        for move in match.legal(seat):
            if rules.idle(move):
                assert rules.score(table, rules.step(table, sheet, move)) == rules.score(table, sheet)


def taking_back_restores_everything(rules: AnyRules, seats: int, options: Options) -> None:
    for match, seat in walk(rules, seats, options):
        before = match.sheet(seat), match.legal(seat), match.staged(seat)
        for move in match.legal(seat):
            match.stage(seat, move)
            match.take_back(seat)
            assert (match.sheet(seat), match.legal(seat), match.staged(seat)) == before


def a_staged_step_does_not_change_the_table(rules: AnyRules, seats: int, options: Options) -> None:
    for match, seat in walk(rules, seats, options):
        table, shown = match.table, repr(match.table)
        for move in match.legal(seat)[:3]:
            match.stage(seat, move)
            assert match.table is table
            assert repr(match.table) == shown
            match.take_back(seat)


def the_same_dealer_deals_the_same_match(rules: AnyRules, seats: int, options: Options) -> None:
    one, other = (play_match(rules, [bot("random")] * seats, "same", options) for _ in range(2))
    assert (one.events, one.table) == (other.events, other.table)


def what_the_seats_do_does_not_change_the_deal(rules: AnyRules, seats: int, options: Options) -> None:
    one, other = (play_match(rules, [bot(name)] * seats, "same", options) for name in ("random", "greedy"))
    shorter = min(len(cards_of(one)), len(cards_of(other)))
    assert cards_of(one)[:shorter] == cards_of(other)[:shorter]


def the_order_in_which_seats_answer_does_not_matter(rules: AnyRules, seats: int, options: Options) -> None:
    original = play_match(rules, [bot("random")] * seats, "order", options)
    again = Match(rules, Scripted(cards_of(original)), seats, options)
    for moves in turns_of(original):
        for seat in reversed(range(seats)):
            for move in moves[seat]:
                again.stage(seat, move)
        again.close()
    assert (again.table, again.events) == (original.table, original.events)


def a_table_follows_from_what_was_revealed(rules: AnyRules, seats: int, options: Options) -> None:
    """Rebuilt by somebody who knows no later card, it is the same to the last letter."""
    for match, seat in walk(rules, seats, options):
        if seat == 0 and not match.staged(0):
            table = rebuilt(rules, seats, options, cards_of(match), turns_of(match))
            assert table == match.table
            assert repr(table) == repr(match.table)


def a_position_says_all_about_a_sheet(rules: AnyRules, seats: int, options: Options) -> None:
    for match, seat in walk(rules, seats, options):
        if not match.staged(seat) and not rules.preparing(match.table):
            text = rules.positions.write(match.table, seat)
            table = rules.positions.read(text)
            assert table.sheets == (match.table.sheets[seat],)
            assert rules.legal(table, table.sheets[0]) == match.legal(seat)
            assert rules.undealt(table) == rules.undealt(match.table)
            assert rules.score(table, table.sheets[0]) == rules.score(match.table, match.table.sheets[seat])
            assert rules.positions.write(table, 0) == text
            assert table.label == match.table.label
            assert rules.wording.status(table, 0) == rules.wording.status(match.table, seat)


def cards_and_answers_take_turns(rules: AnyRules, seats: int, options: Options) -> None:
    """While a card is due nobody may move; when none is due, everybody may, until the match is over."""
    for match, seat in walk(rules, seats, options):
        assert rules.outcomes(match.table) == {}
        assert match.table.draws == len(cards_of(match))
        assert (rules.outcome(match.table) is not None) == match.over
        assert bool(match.legal(seat)) != match.over


def moves_and_moments_have_words(rules: AnyRules, seats: int, options: Options) -> None:
    for match, seat in walk(rules, seats, options):
        sheet = match.sheet(seat)
        assert all(rules.wording.describe(match.table, sheet, move).key for move in match.legal(seat))
        assert rules.wording.status(match.table, seat).key
        assert all(entry.text.key for entry in rules.score(match.table, match.sheet(seat)))
        assert set(rules.wording.in_force(match.table)) <= set(cards_of(match))
        assert sum(rules.undealt(match.table).values()) >= 0


def what_is_coming_is_counted(rules: AnyRules, seats: int, options: Options) -> None:
    for match, _ in walk(rules, seats, options):
        flipped = sum(rules.wording.full_deck(match.table).values()) - sum(
            rules.undealt(match.table).values()
        )
        for text in () if match.over else rules.wording.coming(match.table):
            assert 0 <= int(str(text.args.get("out", 0))) <= int(str(text.args["count"]))
            assert "out" in text.args or text.args["count"] == flipped


def the_outcome_ranks_the_scores(rules: AnyRules, seats: int, options: Options) -> None:
    match = play_match(rules, [bot("random")] * seats, "outcome", options)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == tuple(rules.score(match.table, sheet) for sheet in match.table.sheets)
    assert (outcome.verdict is not None) == (seats == 1)
    placed = [
        total for _, total in sorted(zip(outcome.places, (s.total for s in outcome.scores), strict=True))
    ]
    assert placed == sorted(placed, reverse=True)
    assert outcome.winners
    deciding = outcome.deciding or ("",) * seats
    told = zip(outcome.places, outcome.scores, map(str, deciding), strict=True)
    for (place, score, has), (other_place, other_score, other_has) in combinations(told, 2):
        assert (place == other_place) == ((score.total, has) == (other_score.total, other_has))


def a_choice_says_what_its_step_earns(rules: AnyRules, seats: int, options: Options) -> None:
    """A family may take a shorter way to know it; this is the long one."""
    for match, seat in walk(rules, seats, options):
        table, sheet = match.table, match.sheet(seat)
        assert list(rules.choices(table, sheet)) == list(Rules.choices(rules, table, sheet))


def a_step_earns_what_it_changes_in_the_boxes(rules: AnyRules, seats: int, options: Options) -> None:
    for match, seat in walk(rules, seats, options):
        table, sheet = match.table, match.sheet(seat)
        before = rules.score(table, sheet)
        for choice in match.choices(seat)[:3]:
            after = rules.score(table, rules.step(table, sheet, choice.move))
            found = changes(before, after)
            assert sum(change.points for change in found) == choice.gain
            assert all(change.entry in after and change.entry not in before for change in found)


def a_score_is_kept_only_while_it_is_right(rules: AnyRules, seats: int, options: Options) -> None:
    for match, _ in walk(rules, seats, options):
        for seat in range(seats):
            assert match.score(seat) == rules.score(match.table, match.sheet(seat))


def whoever_leaves_and_comes_back_has_missed_nothing_of_the_turn(
    rules: AnyRules, seats: int, options: Options
) -> None:
    for match, seat in walk(rules, seats, options):
        before = match.table, match.sheet(seat), match.legal(seat), match.staged(seat), match.score(seat)
        match.leave(seat)
        assert match.staged(seat) == before[3]
        assert match.score(seat) == before[4]
        assert set(match.legal(seat)) <= set(before[2])
        match.leave(seat, False)
        assert match.left == frozenset()
        assert before == (
            match.table, match.sheet(seat), match.legal(seat), match.staged(seat), match.score(seat)
        )  # fmt: skip


def a_match_ends_though_seats_come_and_go(rules: AnyRules, seats: int, options: Options) -> None:
    match = absent_match(rules, seats, "absent", options)
    assert match.outcome is not None
    assert len(turns_of(match)) <= MOST_TURNS
    for seat in range(seats):
        text = rules.positions.write(match.table, seat)
        assert rules.positions.write(rules.positions.read(text), 0) == text
        assert rules.outcome(rules.positions.read(text)) is not None


LAWS: tuple[Law, ...] = (
    a_match_of_bots_ends,
    a_move_has_one_text_and_is_read_from_it,
    every_legal_move_is_accepted,
    every_other_move_is_refused,
    the_fallback_is_always_legal,
    an_idle_move_earns_nothing,
    a_choice_says_what_its_step_earns,
    a_step_earns_what_it_changes_in_the_boxes,
    taking_back_restores_everything,
    a_staged_step_does_not_change_the_table,
    the_same_dealer_deals_the_same_match,
    what_the_seats_do_does_not_change_the_deal,
    the_order_in_which_seats_answer_does_not_matter,
    a_table_follows_from_what_was_revealed,
    a_position_says_all_about_a_sheet,
    cards_and_answers_take_turns,
    moves_and_moments_have_words,
    what_is_coming_is_counted,
    the_outcome_ranks_the_scores,
    a_score_is_kept_only_while_it_is_right,
    whoever_leaves_and_comes_back_has_missed_nothing_of_the_turn,
    a_match_ends_though_seats_come_and_go,
)
