"""Seats that are left, a match that nobody plays, and who hosts the table then."""

from typing import Any

from metroscribe.core.match import Turn
from metroscribe.games import registry
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.absence import hosting
from metroscribe.server.match.presence import IDLE
from tests.core.coins import Coins
from tests.server.judged import Judged, kinds
from tests.server.waiting import MINUTES, nudge, three, two

# standing up, free seats, and a match that nobody plays


def test_a_match_goes_on_without_who_stood_up() -> None:
    table = three()
    table.answer("ada", "heads")
    table.answer("eve", "heads")
    assert kinds(table.ask(do.LeaveSeat(id=table.id()), "bob")) == ["Left", "Staged", "Closed"]
    table.answer("ada", "heads")
    assert "Finished" in kinds(table.answer("eve", "heads"))


def test_who_sits_down_on_a_left_seat_plays_in_the_open_turn() -> None:
    table = three()
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    table.answer("ada", "heads")
    table.ask(do.TakeSeat(id=table.id(), name="Zoe"), "zoe")
    table.answer("eve", "heads")
    assert table.hosted.awaited == [1]
    assert "Closed" in kinds(table.answer("zoe", "tails"))


def test_anybody_at_the_table_seats_a_bot_where_somebody_left() -> None:
    table = three()
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    bot = do.SeatBot(id=table.id(), seat=1, bot="random")
    assert table.refused(bot, "bob") == "error-not-seated"
    assert kinds(table.ask(bot, "eve")) == ["BotSeated"]


def test_a_match_that_nobody_plays_rests_until_somebody_does() -> None:
    table = Judged(Coins(), ["ada", "bob"], {2: "random"}).begun().watched()
    table.answer("ada", "heads")
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    table.ask(do.LeaveSeat(id=table.id()), "ada")
    assert kinds(table.ask(do.BotPlays(2, 0, ("heads",)))) == ["Staged", "Readied"]
    assert table.hosted.rests
    assert table.hosted.turn == 0
    table.ask(do.TakeSeat(id=table.id(), name="Ada", seat=0), "ada")
    assert "Closed" in kinds(table.ask(table.ready("ada"), "ada"))


def test_a_clock_does_not_run_for_nobody() -> None:
    table = Judged(Coins(), clock=30).begun().watched()
    for name in ("ada", "bob"):
        table.ask(do.LeaveSeat(id=table.id()), name)
    assert table.hosted.deadline is None
    assert table.pass_time(1000) == []
    table.ask(do.TakeSeat(id=table.id(), name="Ada", seat=0), "ada")
    assert table.hosted.deadline == table.now + 30


def test_a_seat_that_left_voll_verplant_writes_no_more_windows_until_it_is_back() -> None:
    rules = registry().load("voll-verplant/classic-tokyo").rules()
    table = Judged(rules, ["ada", "bob"], seed="left").begun().watched()
    table.away("bob", MINUTES)
    assert kinds(table.ask(table.for_absent(do.GoOn, "bob"), "ada")) == ["WentOn"]
    for _ in range(3):
        table.ask(table.pass_("ada"), "ada")
        table.ask(table.ready("ada"), "ada")
    turns = [event for event in table.match.events if isinstance(event, Turn)]
    assert [turn.moves[1] for turn in turns] == [()] * 3
    assert [turn.left for turn in turns] == [(1,)] * 3
    table.come("bob")
    table.ask(table.back(), "bob")
    assert table.match.legal(1)


def test_a_turn_that_asks_only_seats_which_are_out_closes_by_itself() -> None:
    rules = registry().load("next-station/london").rules()
    table = Judged(rules, ["ada", "bob", "eve"], seed="out", options={"pencils": "choose"}).begun().watched()
    order = [table.hosted.awaited[0]]
    names = [seat.holder for seat in table.hosted.seats]
    following = (order[0] + 1) % 3
    table.ask(do.LeaveSeat(id=table.id()), names[following])
    table.ask(table.pass_(names[order[0]]), names[order[0]])
    table.ask(table.ready(names[order[0]]), names[order[0]])
    assert table.hosted.done_with_turn
    assert "Closed" in kinds(table.ask(do.Tick()))
    assert table.hosted.awaited == [(following + 1) % 3]


def test_bots_go_on_where_a_bot_takes_the_last_seat_of_a_person() -> None:
    table = Judged(Coins(), ["ada"], {1: "random"}).begun().watched()
    table.ask(do.BotPlays(1, 0, ("heads",)))
    table.answer("ada", "heads")
    table.ask(do.BotPlays(1, 1, ("heads",)))
    table.ask(do.LeaveSeat(id=table.id()), "ada")
    table.ask(do.SeatBot(id=table.id(), seat=0, bot="random"), "ada")
    assert table.hosted.awaited == [0]
    assert "Finished" in kinds(table.ask(do.BotPlays(0, 1, ("heads",))))


def test_a_match_of_the_first_release_that_waited_for_a_free_seat_goes_on() -> None:
    table = Judged(Coins()).begun()
    table.answer("ada", "heads")
    table.follow([ev.Left(table.now, seat=1)])
    assert table.hosted.done_with_turn
    assert kinds(table.ask(do.Tick())) == ["Staged", "Closed"]


def take_repeats(table: Judged, name: str, most: bool) -> None:
    """A whole turn with as many repeats of special stations as there can be, or as few."""
    seat = table.hosted.seat_of(name)
    assert seat is not None

    def repeats(move: Any) -> int:
        return int(table.rules.step(table.match.table, table.match.sheet(seat), move).due)

    while legal := table.match.legal(seat):
        move = max(legal, key=repeats) if most else min(legal, key=repeats)
        table.ask(table.stage(name, move), name)


def test_who_returns_to_a_resting_match_with_all_windows_full_is_in_it_for_judge_and_fold() -> None:
    rules = registry().load("voll-verplant/paris").rules(["expert-rule"])
    table = Judged(rules, ["ada", "bob"], seed="resting").begun().watched()
    take_repeats(table, "bob", most=True)
    while table.match.sheet(1).free:
        take_repeats(table, "ada", most=False)
        for name in ("ada", "bob"):
            table.ask(table.ready(name), name)
        take_repeats(table, "bob", most=True)
    assert table.match.sheet(0).free > 1
    table.ask(table.ready("bob"), "bob")
    table.away("bob", MINUTES)
    table.ask(table.for_absent(do.GoOn, "bob"), "ada")
    table.ask(do.LeaveSeat(id=table.id()), "ada")
    assert table.hosted.rests
    table.come("bob")
    table.ask(table.back(), "bob")
    while table.hosted.done_with_turn:
        table.ask(do.Tick())
    assert table.match.over
    assert table.hosted.finished is not None
    assert table.hosted.finished.result is not None


# the host


def test_the_next_person_hosts_after_a_host_who_stood_up() -> None:
    table = three()
    assert kinds(table.ask(do.LeaveSeat(id=table.id()), "ada"))[:2] == ["Left", "HostPassed"]
    assert table.hosted.host == "bob"
    assert table.refused(do.GiveUp(id=table.id()), "ada") == "error-not-host"
    assert kinds(table.ask(do.GiveUp(id=table.id()), "bob")) == ["Finished"]


def test_the_next_person_who_is_here_hosts_while_the_host_is_away() -> None:
    table = Judged(Coins(), ["ada", "bob", "eve"]).watched()
    table.go("bob")
    table.away("ada", 19)
    start = do.Start(id=table.id())
    assert table.refused(start, "eve") == "error-not-host"
    table.now += 1
    assert hosting(table.hosted, table.presence, table.now) == 2
    assert kinds(table.ask(start, "eve"))[:2] == ["HostPassed", "Starting"]
    table.come("ada")
    assert hosting(table.hosted, table.presence, table.now) == 2


def test_a_host_who_is_back_before_anybody_acted_is_still_the_host() -> None:
    table = Judged(Coins()).watched()
    table.away("ada", 60)
    assert hosting(table.hosted, table.presence, table.now) == 1
    table.come("ada")
    assert hosting(table.hosted, table.presence, table.now) == 0


def test_an_empty_lobby_belongs_to_whoever_comes() -> None:
    table = Judged(Coins(), [], seats=2).watched()
    assert kinds(table.ask(do.TakeSeat(id=table.id(), name="Eve"), "eve")) == ["Seated", "HostPassed"]
    assert kinds(table.ask(do.TakeSeat(id=table.id(), name="Bob"), "bob")) == ["Seated"]


def test_a_host_frees_seats_before_the_match_and_in_it_only_of_who_is_away() -> None:
    table = Judged(Coins(), ["ada", "bob"], {2: "random"}).watched()
    for seat in (1, 2):
        free = do.FreeSeat(id=table.id(), seat=seat)
        assert table.refused(free, "bob") == "error-not-host"
        assert kinds(table.ask(free, "ada")) == ["Freed"]
    assert table.refused(do.FreeSeat(id=table.id(), seat=0), "ada") == "error-own-seat"
    assert table.refused(do.FreeSeat(id=table.id(), seat=1), "ada") == "error-seat-free"
    assert table.refused(do.TakeSeat(id=table.id(), name="Bob"), "bob") == "error-removed"
    playing = two()
    free = do.FreeSeat(id=playing.id(), seat=1)
    assert playing.refused(free, "ada") == "error-is-here"
    playing.away("bob", MINUTES - 1)
    assert playing.refused(free, "ada") == "error-wait"
    playing.now += 1
    assert kinds(playing.ask(free, "ada")) == ["Freed"]
    assert kinds(playing.ask(do.TakeSeat(id=playing.id(), name="Bob"), "bob")) == ["Seated"]


def test_the_next_host_is_somebody_who_is_here() -> None:
    table = three()
    table.away("bob", 5)
    table.ask(do.LeaveSeat(id=table.id()), "ada")
    assert table.hosted.host == "eve"


def test_an_idle_host_whose_page_is_open_hosts_no_longer() -> None:
    table = two()
    table.answer("bob", "heads")
    table.now += IDLE + 1
    assert nudge(table, "ada", "bob") == ""
    table.now += 20
    assert hosting(table.hosted, table.presence, table.now) == 1


def test_who_was_only_away_in_the_lobby_comes_back_to_a_freed_seat() -> None:
    table = Judged(Coins()).watched()
    table.away("bob")
    table.ask(do.FreeSeat(id=table.id(), seat=1), "ada")
    assert kinds(table.ask(do.TakeSeat(id=table.id(), name="Bob"), "bob")) == ["Seated"]


def test_a_host_who_leaves_the_page_of_the_lobby_open_and_untouched_is_replaced() -> None:
    table = Judged(Coins(), ["ada", "bob", "eve"]).watched()
    assert nudge(table, "eve", "bob") == "error-not-awaited"
    table.now += IDLE
    assert nudge(table, "ada", "bob") == ""
    table.now += 19
    assert hosting(table.hosted, table.presence, table.now) == 0
    table.now += 1
    assert hosting(table.hosted, table.presence, table.now) == 1
    assert table.presence is not None
    assert table.presence.touch("ada", table.now)
    assert hosting(table.hosted, table.presence, table.now) == 0
