"""Who is around, as the host of the process keeps it: sockets, touches, nudges, and what time does."""

import time
from pathlib import Path

import pytest

from metroscribe.server import commands as do
from metroscribe.server import events as ev
from metroscribe.server import protocol as wire
from metroscribe.server.around import IDLE
from metroscribe.server.live import Live
from tests.server.inside import ADA, BOB, Ear, Inside, run

SHORT = ev.Patience(finish=1, without=1)


def presence(ear: Ear) -> wire.Presence:
    return ear.told(wire.Presence)[-1]


def nudge(inside: Inside, live: Live, seat: int) -> do.Nudge:
    return do.Nudge(id=inside.id(), turn=live.hosted.turn, seat=seat)


def test_everybody_is_told_who_has_gone_and_since_when(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        ada, bob, tab = inside.ear(live, ADA), inside.ear(live, BOB), inside.ear(live, BOB)
        inside.host.leave(live, tab)
        assert presence(ada) == wire.Presence((0, 1), 0, (), 0)
        inside.time += 5
        inside.host.leave(live, bob)
        assert presence(ada) == wire.Presence((0,), 0, (wire.Away(1, inside.time),), 0)
        inside.ear(live, BOB)
        assert presence(ada) == wire.Presence((0, 1), 0, (), 0)

    run(tmp_path, story)


def test_a_nudge_reaches_the_person_alone_and_a_touch_answers_it(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        ada, bob, watcher = inside.ear(live, ADA), inside.ear(live, BOB), inside.ear(live)
        await inside.pass_turn(live, ADA)
        first = nudge(inside, live, 1)
        await inside.ask(live, first, ADA)
        assert bob.told(wire.Nudged) == [wire.Nudged("ada")]
        assert not ada.told(wire.Nudged)
        assert not watcher.told(wire.Nudged)
        await inside.ask(live, first, ADA)
        assert len(bob.told(wire.Nudged)) == 1
        assert await inside.refused(live, nudge(inside, live, 1), ADA) == "error-nudged"
        inside.time += IDLE + 1
        inside.host.touch(live, ADA)
        await inside.ask(live, nudge(inside, live, 1), ADA)
        assert presence(ada).away == (wire.Away(1, inside.time - 1, True),)
        inside.host.touch(live, BOB)
        assert presence(ada).away == ()

    run(tmp_path, story)


def test_who_cannot_be_reached_is_not_nudged(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        inside.ear(live, ADA)
        assert await inside.refused(live, nudge(inside, live, 1), ADA) == "error-not-reached"

    run(tmp_path, story)


def test_when_the_host_has_been_away_for_a_while_all_are_told_who_hosts(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB, patience=SHORT)
        ada, bob = inside.ear(live, ADA), inside.ear(live, BOB)
        inside.host.leave(live, ada)
        assert presence(bob).host == 0
        await inside.until(lambda: presence(bob).host == 1)

    run(tmp_path, story, time.time)


def test_a_host_who_never_came_is_replaced_too(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB, patience=SHORT)
        bob = inside.ear(live, BOB)
        await inside.until(lambda: presence(bob).host == 1)

    run(tmp_path, story, time.time)


@pytest.mark.parametrize("itself", ["finish", "without"])
def test_what_the_table_chose_happens_by_itself(tmp_path: Path, itself: str) -> None:
    async def story(inside: Inside) -> None:
        patience = ev.Patience(finish=1, without=1, itself=itself)  # type: ignore[arg-type]
        live = await inside.begun(ADA, BOB, patience=patience)
        inside.ear(live, ADA)
        bob = inside.ear(live, BOB)
        await inside.pass_turn(live, ADA)
        inside.host.leave(live, bob)
        await inside.until(lambda: live.hosted.turn == 1)

    run(tmp_path, story, time.time)


def test_a_bot_that_stands_in_thinks_and_plays_at_once(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB, patience=SHORT)
        inside.ear(live, ADA)
        await inside.pass_turn(live, ADA)
        inside.time += 2
        await inside.ask(live, do.StandIn(id=inside.id(), turn=0, seat=1), ADA)
        await inside.until(lambda: live.hosted.turn == 1)
        assert live.hosted.last_choosers == (("",), ("bot",))
        await inside.until(lambda: live.hosted.seats[1].ready)
        await inside.ask(live, do.Return(id=inside.id()), BOB)
        await inside.pass_turn(live, ADA)
        assert live.hosted.turn == 2

    run(tmp_path, story)


def test_who_only_watched_is_forgotten(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        for number in range(20):
            inside.host.leave(live, inside.ear(live, f"watcher {number}"))
        assert set(live.around.people) <= {ADA, BOB}

    run(tmp_path, story)
