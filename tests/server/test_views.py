"""What a reader may see: nothing that is staged by somebody else, no secret, and all that is public."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from metroscribe import draw
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.decide import WAIT, Refusal
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.outcome import outcome_view
from metroscribe.server.wire.said import said
from metroscribe.server.wire.views import happened, note_views, table_view, you_changed, you_view
from tests.counts import count
from tests.server.judged import BEGAN, PART, SECRET, Judged, folded
from tests.server.patching import known

GAMES = sorted(registry())
TOKYO = "next-station/tokyo"
ADA, BOB, EVE = "ada-token-hash", "bob-token-hash", "eve-token-hash"
POSITIONS = count(3, 40)
MOVES = count(8, 100)


@cache
def rules_of(game: str) -> AnyRules:
    found = registry().load(game)
    return found.rules(found.info.modules)


def new_table(game: str = TOKYO, people: tuple[str, ...] = (ADA, BOB), **more: Any) -> Judged:
    table = Judged(rules_of(game), (), host=ADA, **{"seats": len(people)} | more)
    for name, holder in zip(("Ada", "Bob", "Eve"), people, strict=False):
        table.ask(do.TakeSeat(id=table.id(), name=name), holder)
    return table


def play_turn(table: Judged, stream: Stream, people: tuple[str, ...] = (ADA, BOB)) -> None:
    for seat, name in enumerate(people):
        while moves := table.match.legal(seat):
            table.ask(table.stage(name, stream.choice(moves)), name)
    turn = table.hosted.turn
    for name in people:
        if table.hosted.turn == turn:
            table.ask(table.ready(name), name)


def turns(game: str, number: int, stream: Stream) -> Iterator[Judged]:
    """A table at so many open turns; at the end of a match another one begins."""
    table = new_table(game).begun()
    for _ in range(number):
        if table.match.over:
            table = new_table(game).begun()
        yield table
        play_turn(table, stream)


def seen_by_others(hosted: Hosted, events: list[ev.AnyEvent], own: int) -> bytes:
    """Every byte that anybody but the seat can get when these events come."""
    told: list[wire.AnyHappened] = []
    for event in events:
        number = hosted.told
        hosted.apply(event)
        if hosted.told > number:
            told += happened(hosted, event, number)
    others = (you_view(hosted, seat) for seat in range(len(hosted.seats)) if seat != own)
    return wire.encode([wire.Update(tuple(told)), table_view(hosted, 0), list(others)])


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_can_tell_which_step_a_seat_has_staged(game: str) -> None:
    for table in turns(game, POSITIONS, Stream(game, "views")):
        command, seen = table.id(), set[bytes]()
        for move in table.match.legal(0)[:MOVES]:
            events = table.decide(do.Stage(**table.where(ADA) | {"id": command}, move=str(move)), ADA)
            assert not isinstance(events, Refusal)
            seen.add(seen_by_others(folded(table.log, table.rules), events, own=0))
        assert len(seen) == 1


def test_the_first_step_of_a_turn_is_told_as_being_busy_and_the_others_not_at_all() -> None:
    table = new_table().begun()
    move = next(str(move) for move in table.match.legal(0) if str(move) != "-")
    events = table.ask(table.stage(ADA, move), ADA)
    number = table.hosted.told - 1
    (told,) = happened(table.hosted, events[0], number)
    assert told == wire.Busy(number, 0)
    assert [seat.busy for seat in table_view(table.hosted, 0).seats] == [True, False]
    assert move.encode() not in wire.encode(table_view(table.hosted, 0))
    assert move in you_view(table.hosted, 0).staged
    assert you_view(table.hosted, 1).staged == ()
    before = table_view(table.hosted, 0)
    table.ask(table.take_back(ADA), ADA)
    assert table_view(table.hosted, 0) == before


def test_a_closed_turn_tells_the_steps_of_all_seats_at_once() -> None:
    table = new_table(people=(ADA, BOB, EVE)).begun()
    play_turn(table, Stream("closed", "views"), (ADA, BOB, EVE))
    closed = next(event for event in table.log if isinstance(event, ev.Closed))
    (told,) = happened(table.hosted, closed, table.log.index(closed))
    assert isinstance(told, wire.TurnOpened)
    assert told.moves == table.hosted.last_moves
    assert len(told.moves) == 3
    assert all(told.moves)
    assert told.turn == 1
    assert told.open is not None
    assert [view.card for view in told.open.cards] == list(map(str, table.match.cards))


@pytest.mark.parametrize("game", GAMES)
def test_no_view_holds_a_secret_or_a_token_before_the_end(game: str) -> None:
    table, stream = new_table(game), Stream(game, "secrets")
    hidden = [SECRET.hex(), ADA, BOB, PART]
    table.ask(do.Start(id=table.id()), ADA)
    for holder in (ADA, BOB):
        table.ask(do.Contribute(id=table.id(), part=PART), holder)
    again = folded(table.log[:1], table.rules)
    while not table.match.over:
        play_turn(table, stream)
    for seq, event in enumerate(table.log[1:], 1):
        number = again.told
        again.apply(event)
        if again.finished is None:
            public = list(happened(again, event, number)) if again.told > number else []
            told = [public, table_view(again, 0)]
            views = wire.encode(told if seq % 20 else [told, you_view(again, 0), you_view(again, 1)])
            assert not [word for word in hidden if word.encode() in views]
    assert again.finished is not None
    outcome = outcome_view(again)
    assert outcome is not None
    assert outcome.secret == SECRET.hex()


# the phases


def test_an_open_table_shows_its_settings_and_who_sits_there() -> None:
    table = new_table(people=(ADA,), seats=3, clock=60)
    table.ask(do.SeatBot(id=table.id(), seat=1, bot="greedy"), ADA)
    table.ask(do.Rename(id=table.id(), name="Countess"), ADA)
    view = table_view(table.hosted, 5.0)
    assert (view.phase, view.playable, view.open, view.outcome) == ("open", True, None, None)
    countess, greedy = (
        wire.SeatView("Countess", "person"),
        wire.SeatView("greedy", "bot", bot="greedy", called=wire.Said("bot-greedy-name")),
    )
    assert view.seats == (countess, greedy, wire.SeatView("", "vacant"))
    assert (view.clock, view.scores, view.known_deal, view.now) == (60, True, False, 5.0)
    assert view.seq == table.hosted.seq - 1 == len(table.log) - 1
    you = you_view(table.hosted, 0)
    assert (you.n, you.moves, you.staged) == (2, (), ())


def test_while_a_match_is_starting_it_shows_who_has_contributed() -> None:
    table = new_table()
    (starting,) = table.ask(do.Start(id=table.id()), ADA)
    (told,) = happened(table.hosted, starting, 3)
    assert told == wire.Awaiting(3, BEGAN + WAIT)
    (given,) = table.ask(do.Contribute(id=table.id(), part=PART), BOB)
    view = table_view(table.hosted, 0)
    assert view.phase == "starting"
    assert [seat.contributed for seat in view.seats] == [False, True]
    assert list(happened(table.hosted, given, 4)) == [wire.Seating(4, 1, view.seats[1], "contributed")]


def test_an_open_turn_shows_cards_deck_and_deadline() -> None:
    table = new_table(clock=30).begun()
    view = table_view(table.hosted, 0)
    assert view.phase == "playing"
    assert view.open is not None
    assert view.open.label == table.match.table.label
    wording = table.rules.wording
    assert view.open.cards == tuple(
        wire.CardView(str(card), said(wording.say(card)), "flipped", wording.explained(card))
        for card in table.match.cards
    )
    assert view.open.asks is None
    assert view.open.notes == note_views(table.rules, table.match.table)
    assert view.open.deadline == BEGAN + WAIT + 30
    undealt = table.rules.undealt(table.match.table)
    assert view.open.undealt == {str(card): number for card, number in undealt.items()}
    deck = wording.full_deck(table.match.table)
    assert view.deck == {str(card): number for card, number in deck.items()}
    left = sum(view.open.undealt.values())
    assert left == sum(view.deck.values()) - len(table.match.cards)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_its_sheet_its_steps_and_what_they_earn(game: str) -> None:
    for table in turns(game, POSITIONS, Stream(game, "you")):
        match, rules = table.match, table.rules
        you = you_view(table.hosted, 0)
        assert [view.move for view in you.moves] == list(map(str, match.legal(0)))
        assert you.score is not None
        assert you.total == rules.score(match.table, match.sheet(0)).total == sum(b.points for b in you.score)
        assert you.marks == draw.marks(rules, match.table, match.sheet(0))
        for view in you.moves[:MOVES]:
            after = rules.step(match.table, match.sheet(0), rules.parse(view.move))
            assert view.gain == rules.score(match.table, after).total - you.total


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_for_the_next_view_is_what_would_be_made_anew(game: str) -> None:
    table, stream = new_table(game).begun(), Stream(game, "kept")
    yous: list[wire.You | None] = [None, None]
    for _ in range(POSITIONS * 4):
        match = table.match
        for seat, name in enumerate((ADA, BOB)):
            yous[seat] = check_anew(table.hosted, seat, yous[seat])
            while moves := match.legal(seat):
                table.ask(table.stage(name, stream.choice(moves)), name)
                yous[seat] = check_anew(table.hosted, seat, yous[seat])
        turn = table.hosted.turn
        for name in (ADA, BOB):
            if table.hosted.turn == turn:
                table.ask(table.ready(name), name)
        if table.hosted.finished:
            break


def check_anew(hosted: Hosted, seat: int, before: wire.You | None) -> wire.You:
    view, match = you_view(hosted, seat), hosted.match
    changed = you_changed(hosted, seat)
    assert before is None or changed.marks is None
    assert known(before, changed) == view
    assert match is not None
    rules, at, sheet = match.rules, match.table, match.sheet(seat)
    score = rules.score(at, sheet)
    assert view.total == score.total
    assert view.marks == draw.marks(rules, at, sheet, score, seat=seat)
    for told, move in zip(view.moves, match.legal(seat), strict=True):
        gain = rules.score(at, rules.step(at, sheet, move)).total - score.total
        says = said(rules.wording.describe(at, sheet, move))
        taps, section, beside, sign = draw.gesture(rules, at, sheet, move)
        choice = wire.ChoiceView(beside.id, said(beside.says), beside.colour) if beside else None
        shown = wire.SignView(*sign) if sign else None
        assert told == wire.MoveView(str(move), taps, says, gain, section, choice, shown)
    return view


def test_what_a_seat_has_staged_is_on_its_own_sheet_and_on_no_other_view() -> None:
    table = new_table().begun()
    before, public = you_view(table.hosted, 0), table_view(table.hosted, 0)
    gains = {view.move: view.gain for view in before.moves}
    best = max(gains, key=lambda move: gains[move])
    assert gains[best] > 0
    table.ask(table.stage(ADA, best), ADA)
    after = you_view(table.hosted, 0)
    assert (after.staged, after.total) == ((best,), before.total + gains[best])
    assert after.marks != before.marks
    assert after.n == before.n + 1
    ada, bob = table_view(table.hosted, 0).seats
    assert (replace(ada, busy=False), bob) == public.seats
    assert table_view(table.hosted, 0).open == public.open


def test_who_is_ready_is_offered_no_step() -> None:
    table = new_table("voll-verplant/paris").begun()
    table.ask(table.pass_(ADA), ADA)
    (readied,) = table.ask(table.ready(ADA), ADA)
    assert list(happened(table.hosted, readied, 9)) == [wire.Readiness(9, 0, True)]
    you = you_view(table.hosted, 0)
    assert (you.ready, you.moves) == (True, ())
    assert [seat.ready for seat in table_view(table.hosted, 0).seats] == [True, False]
    (withdrawn,) = table.ask(table.withdraw(ADA), ADA)
    assert list(happened(table.hosted, withdrawn, 10)) == [wire.Readiness(10, 0, False)]


def test_running_scores_are_what_the_sheets_were_worth_when_the_turn_began() -> None:
    table = new_table().begun()
    play_turn(table, Stream("scores", "views"))
    worth = [table.rules.score(table.match.table, sheet).total for sheet in table.match.table.sheets]
    table.ask(table.stage(ADA, table.match.legal(0)[0]), ADA)
    assert [seat.total for seat in table_view(table.hosted, 0).seats] == worth


def test_where_running_scores_do_not_show_they_are_told_at_the_end() -> None:
    table, stream = new_table(scores=False).begun(), Stream("hidden", "views")
    while not table.match.over:
        view = table_view(table.hosted, 0)
        assert {seat.total for seat in view.seats} == {None}
        closed = [event for event in table.log[-4:] if isinstance(event, ev.Closed)]
        for event in closed:
            (told,) = happened(table.hosted, event, 0)
            assert isinstance(told, wire.TurnOpened)
            assert told.totals is None
        play_turn(table, stream)
    view = table_view(table.hosted, 0)
    assert view.outcome is not None
    assert tuple(seat.total for seat in view.seats) == view.outcome.result


def test_a_finished_match_shows_result_places_and_the_secret() -> None:
    table, stream = new_table().begun(), Stream("end", "views")
    while not table.match.over:
        play_turn(table, stream)
    view, outcome = table_view(table.hosted, 0), table.match.outcome
    assert outcome is not None
    assert view.outcome is not None
    totals = tuple(score.total for score in outcome.scores)
    assert (view.phase, view.open) == ("over", None)
    assert view.outcome == wire.OutcomeView(
        totals, outcome.places, None, SECRET.hex(), boxes=view.outcome.boxes
    )
    assert you_view(table.hosted, 0).moves == ()
    assert table.hosted.finished is not None
    assert list(happened(table.hosted, table.hosted.finished, 1)) == [wire.Over(1, view.outcome)]


def test_a_solo_match_ends_with_a_verdict() -> None:
    table, stream = new_table(people=(ADA,)).begun(), Stream("solo", "views")
    while not table.match.over:
        play_turn(table, stream, (ADA,))
    view = outcome_view(table.hosted)
    assert view is not None
    assert view.verdict is not None
    assert view.verdict.key.startswith("verdict-")


def test_a_match_that_was_given_up_shows_no_result_and_offers_no_step() -> None:
    table = new_table().begun()
    table.ask(do.GiveUp(id=table.id()), ADA)
    view = table_view(table.hosted, 0)
    assert (view.phase, view.open) == ("over", None)
    assert view.outcome == wire.OutcomeView(None, secret=SECRET.hex())
    assert you_view(table.hosted, 0).moves == ()


def test_a_rematch_is_told_by_its_code() -> None:
    table = new_table()
    table.ask(do.GiveUp(id=table.id()), ADA)
    (led,) = table.ask(do.LeadTo("f" * 32, "NEXT22", table.id()))
    assert list(happened(table.hosted, led, 7)) == [wire.MoveOn(7, "NEXT22")]
    assert table_view(table.hosted, 0).rematch == "NEXT22"


def test_more_time_and_time_begun_anew_are_told_as_the_new_deadline() -> None:
    table = new_table(clock=30).begun()
    commands: tuple[do.Asked | do.Inner, ...] = (do.AskTime(id=table.id(), turn=0), do.Resume())
    for command in commands:
        (event,) = table.ask(command, ADA)
        assert list(happened(table.hosted, event, 5)) == [wire.ClockSet(5, table.hosted.deadline)]


def test_a_turn_that_ended_by_its_clock_says_so() -> None:
    table = new_table(clock=30).begun()
    closed = table.pass_time(30)[-1]
    (told,) = happened(table.hosted, closed, 5)
    assert isinstance(told, wire.TurnOpened)
    assert told.clock


def test_a_known_deal_is_marked_as_one() -> None:
    view = table_view(new_table(seed="known").hosted, 0)
    assert (view.known_deal, view.commitment) == (True, "")
    assert b"known_seed" not in wire.encode(view)


def test_a_match_that_cannot_be_played_any_more_says_so_and_keeps_its_result() -> None:
    table, stream = new_table(people=(ADA,), clock=30).begun(), Stream("old", "views")
    outdated = table_view(folded(table.log, None), 0)
    assert (outdated.playable, outdated.phase, outdated.open) == (False, "playing", None)
    while not table.match.over:
        play_turn(table, stream, (ADA,))
    over = folded(table.log, None)
    assert table.hosted.finished is not None
    assert outcome_view(over) == wire.OutcomeView(table.hosted.finished.result, (1,), secret=SECRET.hex())
    assert you_view(over, 0).moves == ()
