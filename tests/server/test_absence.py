"""Somebody is away: what the others can do, what they cannot, and what is there when they are back."""

from typing import Any

import pytest

from metroscribe.bots.levels import UNASKED
from metroscribe.core.match import Turn
from metroscribe.games import registry
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.presence import IDLE, NUDGES_APART
from metroscribe.server.wire.views import you_view
from tests.core.coins import Coins
from tests.server.judged import Absent, Judged, kinds
from tests.server.waiting import MINUTES, away, nudge, three, two

REMEDIES: list[Any] = [do.FinishTurn, do.StandIn, do.GoOn]


# who is away


def test_somebody_without_a_socket_is_away_since_it_went() -> None:
    table = two()
    began = table.now
    assert away(table) == {}
    table.go("bob")
    table.now += 5
    assert away(table) == {1: began}
    table.come("bob")
    assert away(table) == {}


def test_after_a_restart_everybody_is_away_until_they_come() -> None:
    table = two()
    assert table.presence is not None
    table.presence.people.clear()
    assert away(table) == {0: table.presence.since, 1: table.presence.since}


def test_an_open_page_counts_as_left_only_after_three_minutes_and_a_nudge_without_an_answer() -> None:
    table = two()
    table.answer("ada", "heads")
    table.now += IDLE + 1
    table.presence.touch("ada", table.now)  # type: ignore[union-attr]
    assert away(table) == {}
    assert nudge(table, "bob", "ada") == ""
    assert away(table) == {1: table.now}
    table.presence.touch("bob", table.now + 1)  # type: ignore[union-attr]
    table.now += 2 * IDLE
    assert away(table) == {}


def test_an_open_page_does_not_count_while_the_turn_waits_for_somebody_who_is_here() -> None:
    table = three()
    table.now += IDLE + 1
    table.presence.touch("ada", table.now)  # type: ignore[union-attr]
    nudge(table, "bob", "ada")
    assert away(table) == {}
    table.answer("ada", "heads")
    assert away(table) == {}
    table.answer("eve", "heads")
    assert list(away(table)) == [1]


# what can be done


@pytest.mark.parametrize("remedy", REMEDIES)
def test_nothing_is_decided_for_somebody_who_is_here(remedy: type[Absent]) -> None:
    table = two()
    table.now += 1000
    assert table.refused(table.for_absent(remedy, "bob"), "ada") == "error-is-here"


@pytest.mark.parametrize("remedy", REMEDIES)
def test_nothing_is_decided_before_its_time(remedy: type[Absent]) -> None:
    table, time = two(), MINUTES if remedy is do.GoOn else 20
    table.away("bob", time - 0.5)
    assert table.refused(table.for_absent(remedy, "bob"), "ada") == "error-wait"
    table.now += 0.5
    assert table.ask(table.for_absent(remedy, "bob"), "ada")


@pytest.mark.parametrize("remedy", REMEDIES)
def test_only_others_at_the_table_decide_and_only_in_the_turn_they_mean(remedy: type[Absent]) -> None:
    table = two()
    table.away("bob", MINUTES)
    command = table.for_absent(remedy, "bob")
    for by in ("eve", ""):
        assert table.refused(command, by) == "error-not-seated"
    assert table.refused(command, "bob") == "error-own-seat"
    other = remedy(id=table.id(), turn=1, seat=1)
    assert table.refused(other, "ada") == "error-other-turn"
    nobody = remedy(id=table.id(), turn=0, seat=7)
    assert table.refused(nobody, "ada") == "error-no-seat"


def test_a_turn_is_finished_with_what_was_staged_and_the_fallback() -> None:
    table = two()
    table.ask(table.stage("bob", "again"), "bob")
    table.answer("ada", "tails")
    table.away("bob")
    events = table.ask(table.for_absent(do.FinishTurn, "bob"), "ada")
    assert kinds(events) == ["Staged", "Readied", "Closed"]
    turn = table.match.events[-1]
    assert isinstance(turn, Turn)
    assert turn.moves == (("tails",), ("again", "heads"))
    assert turn.chosen == (("",), ("", "table"))
    assert turn.left == ()


def test_a_turn_that_was_finished_for_somebody_stays_so_when_they_are_back_in_time() -> None:
    table = three()
    table.away("bob")
    table.ask(table.for_absent(do.FinishTurn, "bob"), "ada")
    table.come("bob")
    withdraw = do.Withdraw(**table.where("bob"))
    assert table.refused(withdraw, "bob") == "error-chosen"
    assert table.refused(table.take_back("bob"), "bob") == "error-chosen"
    table.answer("ada", "heads")
    table.answer("eve", "heads")
    assert kinds(table.answer("bob", "tails")) == ["Readied"]


def test_two_who_help_at_the_same_time_help_once() -> None:
    table = three()
    table.away("bob", MINUTES)
    first, second = (table.for_absent(do.FinishTurn, "bob") for _ in range(2))
    table.ask(first, "ada")
    assert table.refused(second, "eve") == "error-not-awaited"
    assert table.ask(first, "ada") == []
    table.ask(table.for_absent(do.StandIn, "bob"), "ada")
    assert table.refused(table.for_absent(do.StandIn, "bob"), "eve") == "error-done-already"
    table.ask(table.for_absent(do.GoOn, "bob"), "ada")
    assert table.refused(table.for_absent(do.GoOn, "bob"), "eve") == "error-done-already"


def test_a_bot_draws_until_the_person_is_back() -> None:
    table = two()
    table.away("bob")
    (event,) = table.ask(table.for_absent(do.StandIn, "bob"), "ada")
    assert event == ev.StoodIn(table.now, event.command, seat=1, bot=UNASKED, by=0)
    assert table.hosted.waiting(1)
    table.answer("ada", "heads")
    assert kinds(table.ask(do.BotPlays(1, 0, ("tails",)))) == ["Staged", "Readied", "Closed"]
    table.come("bob")
    assert table.refused(table.stage("bob", "heads"), "bob") == "error-replaced"
    assert kinds(table.ask(table.back(), "bob")) == ["Returned"]
    assert table.ask(do.BotPlays(1, 1, ("tails",))) == []
    table.answer("bob", "heads")
    table.answer("ada", "heads")
    turns = [event for event in table.match.events if isinstance(event, Turn)]
    assert [turn.chosen for turn in turns] == [(("",), ("bot",)), ()]


def test_a_match_goes_on_without_somebody_and_passes_for_them() -> None:
    table = two()
    table.answer("ada", "heads")
    table.away("bob", MINUTES)
    assert kinds(table.ask(table.for_absent(do.GoOn, "bob"), "ada")) == ["WentOn", "Staged", "Closed"]
    assert not table.hosted.waiting(1)
    table.come("bob")
    assert table.refused(table.back(), "ada") == "error-not-replaced"
    table.ask(table.back(), "bob")
    assert table.hosted.waiting(1)
    table.answer("ada", "heads")
    assert "Finished" in kinds(table.answer("bob", "tails"))


def test_who_is_back_sees_what_was_played_meanwhile_until_they_choose_themselves() -> None:
    rules = registry().load("next-station/london").rules()
    table = Judged(rules, ["ada", "bob"], seed="meanwhile").begun().watched()
    table.away("bob", MINUTES)
    table.ask(table.for_absent(do.StandIn, "bob"), "ada")
    for _ in range(2):
        table.ask(table.pass_("ada"), "ada")
        turn = table.hosted.turn
        table.ask(do.BotPlays(1, turn, (str(table.match.legal(1)[0]),)))
        table.ask(table.ready("ada"), "ada")
    table.come("bob")
    table.ask(table.back(), "bob")
    meanwhile = you_view(table.hosted, 1).meanwhile
    assert [(played.label, played.chosen, len(played.says)) for played in meanwhile] == [
        ("1.1", "bot", 1),
        ("1.2", "bot", 1),
    ]
    table.ask(table.pass_("bob"), "bob")
    assert you_view(table.hosted, 1).meanwhile == ()
    assert you_view(table.hosted, 0).meanwhile == ()


def test_what_the_clock_chose_is_told_to_whom_it_chose_for() -> None:
    table = Judged(Coins(), clock=30).begun()
    table.answer("ada", "heads")
    table.pass_time(30)
    (played,) = table.hosted.seats[1].meanwhile
    assert (played.label, played.chosen) == ("1", "clock")
    assert table.hosted.seats[0].meanwhile == ()


def test_the_clock_decides_first() -> None:
    table = Judged(Coins(), ["ada", "bob", "eve"], clock=600).begun().watched()
    table.away("bob", MINUTES)
    for remedy in REMEDIES:
        assert table.refused(table.for_absent(remedy, "bob"), "ada") == "error-clock-first"
    table.pass_time(600)
    assert kinds(table.ask(table.for_absent(do.StandIn, "bob"), "ada")) == ["StoodIn"]


# what happens by itself


@pytest.mark.parametrize(
    ("itself", "seconds", "events"),
    [
        ("finish", 7, ["Staged", "Readied"]),
        ("bot", 7, ["StoodIn"]),
        ("without", 11, ["WentOn"]),
    ],
)
def test_a_table_may_choose_what_happens_by_itself_and_when(
    itself: str, seconds: int, events: list[str]
) -> None:
    patience = ev.Patience(finish=7, without=11, itself=itself)  # type: ignore[arg-type]
    table = Judged(Coins(), ["ada", "bob"], patience=patience).begun().watched()
    table.go("bob")
    assert table.pass_time(seconds - 0.5) == []
    assert kinds(table.pass_time(0.5)) == events


def test_nothing_happens_by_itself_while_all_are_away() -> None:
    table = Judged(Coins(), patience=ev.Patience(itself="finish")).begun().watched()
    table.go("ada")
    table.go("bob")
    assert table.pass_time(10_000) == []


# nudges


def test_a_nudge_reaches_who_is_awaited_and_here_and_not_too_often() -> None:
    table = three()
    assert nudge(table, "bob", "ada") == ""
    table.now += NUDGES_APART - 1
    assert nudge(table, "bob", "eve") == "error-nudged"
    assert nudge(table, "eve", "ada") == ""
    table.now += 1
    assert nudge(table, "bob", "eve") == ""
    table.go("bob")
    table.now += NUDGES_APART
    assert nudge(table, "bob", "ada") == "error-not-reached"
    table.answer("eve", "heads")
    assert nudge(table, "eve", "ada") == "error-not-awaited"
    assert nudge(table, "ada", "ada") == "error-own-seat"
    assert nudge(table, "ada", "zoe") == "error-not-seated"


def test_nudging_again_and_again_does_not_make_an_absence_shorter() -> None:
    table = two()
    table.answer("ada", "heads")
    table.now += IDLE + 1
    began = table.now
    for _ in range(5):
        assert nudge(table, "bob", "ada") == ""
        table.now += NUDGES_APART
    assert away(table) == {1: began}


def test_a_page_that_comes_back_by_itself_has_not_been_touched() -> None:
    table = two()
    table.answer("ada", "heads")
    table.now += IDLE + 1
    nudge(table, "bob", "ada")
    table.go("bob")
    assert table.presence is not None
    table.presence.come("bob", table.now + 1, opened=False)
    table.now += 2
    assert list(away(table)) == [1]


def test_a_bot_that_stands_in_is_not_overtaken_by_what_happens_by_itself() -> None:
    table = Judged(Coins(), patience=ev.Patience(itself="finish")).begun().watched()
    table.away("bob", 19)
    table.now += 1
    table.ask(table.for_absent(do.StandIn, "bob"), "ada")
    assert table.pass_time(1000) == []


def test_with_a_clock_the_remedies_stay_until_the_person_chooses_again() -> None:
    table = Judged(Coins(), ["ada", "bob", "eve"], clock=60).begun().watched()
    table.go("bob")
    table.pass_time(60)
    table.ask(table.for_absent(do.FinishTurn, "bob"), "ada")
    assert table.hosted.seats[1].clocked
