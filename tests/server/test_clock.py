"""Clocks: at zero what is staged stands and open steps take the fallback; more time, and time begun anew."""

import pytest

from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.decide import EXTRAS, WAIT
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import happened
from tests.core.coins import Coins
from tests.server.judged import BEGAN, PART, Judged, kinds

CLOCK = 30
PEOPLE = ("ada", "bob", "eve")


def begun(people: tuple[str, ...] = PEOPLE, clock: int = CLOCK) -> Judged:
    return Judged(Coins(), people, clock=clock).begun()


def more_time(table: Judged, turn: int = 0) -> do.AskTime:
    return do.AskTime(id=table.id(), turn=turn)


def test_at_zero_what_is_staged_stands_and_open_steps_take_the_fallback() -> None:
    table = begun()
    table.answer("ada", "tails")
    table.ask(table.stage("bob", "again"), "bob")
    events = table.pass_time(CLOCK)
    assert kinds(events) == ["Staged", "Staged", "Closed"]
    assert isinstance(events[-1], ev.Closed)
    assert events[-1].clock
    assert table.hosted.last_moves == (("tails",), ("again", "heads"), ("heads",))


def test_a_clock_stages_for_vacant_seats_too() -> None:
    table = begun()
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    table.pass_time(CLOCK)
    assert table.hosted.last_moves == (("heads",),) * 3


def test_steps_of_a_clock_do_not_count_as_commands() -> None:
    table = begun()
    before = [seat.count for seat in table.hosted.seats]
    table.pass_time(CLOCK)
    assert [seat.count for seat in table.hosted.seats] == before
    assert kinds(table.ask(table.stage("ada", "heads"), "ada")) == ["Staged"]


def test_nothing_happens_before_zero() -> None:
    table = begun()
    assert table.pass_time(CLOCK - 0.01) == []


def test_the_turns_time_begins_when_it_opens() -> None:
    table = begun(("ada",))
    assert table.hosted.deadline == BEGAN + WAIT + CLOCK
    table.now += 10
    table.answer("ada", "heads")
    assert table.hosted.deadline == BEGAN + WAIT + 10 + CLOCK


def test_the_last_turn_can_end_by_its_clock_and_no_clock_runs_after_it() -> None:
    table = begun()
    table.pass_time(CLOCK)
    assert kinds(table.pass_time(CLOCK))[-2:] == ["Closed", "Finished"]
    assert table.hosted.deadline is None
    assert table.pass_time(CLOCK * 100) == []


def test_a_table_without_a_clock_waits_for_ever() -> None:
    table = begun(clock=0)
    assert table.hosted.deadline is None
    assert table.pass_time(1e9) == []
    assert table.refused(more_time(table), "ada") == "error-no-clock"


def test_more_time_gives_the_turn_its_time_once_more_so_often() -> None:
    table = begun()
    table.now += 20
    for number in range(1, EXTRAS + 1):
        assert kinds(table.ask(more_time(table), "bob")) == ["MoreTime"]
        assert table.hosted.deadline == BEGAN + WAIT + CLOCK * (1 + number)
    assert table.refused(more_time(table), "ada") == "error-time-enough"
    assert table.pass_time(CLOCK * EXTRAS + 9.99) == []
    assert "Closed" in kinds(table.pass_time(0.01))
    assert table.hosted.extra == 0


def test_more_time_is_asked_for_by_a_seat_and_for_the_open_turn() -> None:
    table = begun()
    assert table.refused(more_time(table), "zoe") == "error-not-seated"
    assert table.refused(more_time(table, turn=1), "ada") == "error-no-clock"


def test_downtime_costs_no_time() -> None:
    table = begun()
    table.ask(table.stage("ada", "again"), "ada")
    table.ask(more_time(table), "ada")
    table.now += 5000
    assert kinds(table.ask(do.Resume())) == ["Resumed"]
    assert table.hosted.deadline == table.now + CLOCK
    assert table.match.staged(0) == ("again",)
    assert table.pass_time(CLOCK - 0.01) == []
    assert "Closed" in kinds(table.pass_time(0.01))


def test_downtime_costs_nobody_the_contribution_to_the_deal() -> None:
    table = Judged(Coins())
    table.ask(do.Start(id=table.id()), "ada")
    table.now += 5000
    (resumed,) = table.ask(do.Resume())
    assert list(happened(table.hosted, resumed, 4)) == [wire.Awaiting(4, table.now + WAIT)]
    assert table.pass_time(WAIT - 0.01) == []
    assert kinds(table.ask(do.Contribute(id=table.id(), part=PART), "bob")) == ["Contributed"]
    assert kinds(table.pass_time(0.01)) == ["Started"]


def test_nothing_is_resumed_where_no_clock_runs() -> None:
    assert begun(clock=0).ask(do.Resume()) == []
    assert Judged(Coins(), clock=CLOCK).ask(do.Resume()) == []


def test_readiness_just_before_zero_and_the_clock_close_a_turn_once() -> None:
    table = begun(("ada",))
    table.now += CLOCK
    assert "Closed" in kinds(table.answer("ada", "tails"))
    assert table.ask(do.Tick()) == []
    assert table.hosted.turn == 1


@pytest.mark.parametrize("game", sorted(registry()))
def test_a_clock_alone_ends_a_match_of_any_game(game: str) -> None:
    """Some seats have staged something, nobody is ready, and time runs out again and again."""
    found = registry().load(game)
    rules = found.rules(found.info.modules)
    table, stream = Judged(rules, PEOPLE, clock=CLOCK).begun(), Stream(game, "clock")
    while not table.match.over:
        staged = []
        for seat, name in enumerate(PEOPLE):
            if stream.below(2) and (moves := table.match.legal(seat)):
                table.ask(table.stage(name, stream.choice(moves)), name)
            staged.append(tuple(map(str, table.match.staged(seat))))
        table.pass_time(CLOCK)
        for before, after in zip(staged, table.hosted.last_moves, strict=True):
            assert after[: len(before)] == before
    assert table.hosted.phase == "over"
