"""Who is around, as the host of the process keeps it: sockets, touches, nudges, and what time does."""

from pathlib import Path

import pytest

from metroscribe.server.host.clock import SteadyClock
from metroscribe.server.host.session import Session
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.presence import IDLE
from metroscribe.server.wire import messages as wire
from tests.server.inside import ADA, BOB, Ear, Inside, run

SHORT = ev.Patience(finish=1, without=1)


def presence(ear: Ear) -> wire.Presence:
    return ear.told(wire.Presence)[-1]


def nudge(inside: Inside, session: Session, seat: int) -> do.Nudge:
    return do.Nudge(id=inside.id(), turn=session.hosted.turn, seat=seat)


def test_everybody_is_told_who_has_gone_and_since_when(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        ada, bob, tab = inside.ear(session, ADA), inside.ear(session, BOB), inside.ear(session, BOB)
        inside.host.leave(session, tab)
        assert presence(ada) == wire.Presence((0, 1), 0, (), 0)
        inside.time += 5
        inside.host.leave(session, bob)
        assert presence(ada) == wire.Presence((0,), 0, (wire.Away(1, inside.time),), 0)
        inside.ear(session, BOB)
        assert presence(ada) == wire.Presence((0, 1), 0, (), 0)

    run(tmp_path, story)


def test_a_nudge_reaches_the_person_alone_and_a_touch_answers_it(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        ada, bob, watcher = inside.ear(session, ADA), inside.ear(session, BOB), inside.ear(session)
        await inside.pass_turn(session, ADA)
        first = nudge(inside, session, 1)
        await inside.ask(session, first, ADA)
        assert bob.told(wire.Nudged) == [wire.Nudged("ada")]
        assert not ada.told(wire.Nudged)
        assert not watcher.told(wire.Nudged)
        await inside.ask(session, first, ADA)
        assert len(bob.told(wire.Nudged)) == 1
        assert await inside.refused(session, nudge(inside, session, 1), ADA) == "error-nudged"
        inside.time += IDLE + 1
        inside.host.touch(session, ADA)
        await inside.ask(session, nudge(inside, session, 1), ADA)
        assert presence(ada).away == (wire.Away(1, inside.time - 1, True),)
        inside.host.touch(session, BOB)
        assert presence(ada).away == ()

    run(tmp_path, story)


def test_who_cannot_be_reached_is_not_nudged(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        inside.ear(session, ADA)
        assert await inside.refused(session, nudge(inside, session, 1), ADA) == "error-not-reached"

    run(tmp_path, story)


@pytest.mark.slow
def test_when_the_host_has_been_away_for_a_while_all_are_told_who_hosts(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB, patience=SHORT)
        ada, bob = inside.ear(session, ADA), inside.ear(session, BOB)
        inside.host.leave(session, ada)
        assert presence(bob).host == 0
        await inside.until(lambda: presence(bob).host == 1)

    run(tmp_path, story, SteadyClock())


@pytest.mark.slow
def test_a_host_who_never_came_is_replaced_too(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB, patience=SHORT)
        bob = inside.ear(session, BOB)
        await inside.until(lambda: presence(bob).host == 1)

    run(tmp_path, story, SteadyClock())


@pytest.mark.slow
@pytest.mark.parametrize("itself", ["finish", "without"])
def test_what_the_table_chose_happens_by_itself(tmp_path: Path, itself: str) -> None:
    async def story(inside: Inside) -> None:
        patience = ev.Patience(finish=1, without=1, itself=itself)  # type: ignore[arg-type]
        session = await inside.begun(ADA, BOB, patience=patience)
        inside.ear(session, ADA)
        bob = inside.ear(session, BOB)
        await inside.pass_turn(session, ADA)
        inside.host.leave(session, bob)
        await inside.until(lambda: session.hosted.turn == 1)

    run(tmp_path, story, SteadyClock())


def test_a_bot_that_stands_in_thinks_and_plays_at_once(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB, patience=SHORT)
        inside.ear(session, ADA)
        await inside.pass_turn(session, ADA)
        inside.time += 2
        await inside.ask(session, do.StandIn(id=inside.id(), turn=0, seat=1), ADA)
        await inside.until(lambda: session.hosted.turn == 1)
        assert session.hosted.last_choosers == (("",), ("bot",))
        await inside.until(lambda: session.hosted.seats[1].ready)
        await inside.ask(session, do.Return(id=inside.id()), BOB)
        await inside.pass_turn(session, ADA)
        assert session.hosted.turn == 2

    run(tmp_path, story)


def test_who_only_watched_is_forgotten(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        for number in range(20):
            inside.host.leave(session, inside.ear(session, f"watcher {number}"))
        assert set(session.presence.people) <= {ADA, BOB}

    run(tmp_path, story)
