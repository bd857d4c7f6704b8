"""The life of a process: restarts, what leaves memory and disk, how it stops."""

import asyncio
import errno
import os
import socket
from pathlib import Path

import pytest

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import Config
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.run import listening
from metroscribe.server.wire import messages as wire
from tests.server.inside import ADA, BOB, Inside, moves_of, run
from tests.server.judged import state


def test_after_a_restart_clocks_go_on_without_loss_and_bots_when_somebody_looks(tmp_path: Path) -> None:
    async def before(inside: Inside) -> tuple[str, str]:
        clocked = await inside.begun(ADA, BOB, clock=60)
        await inside.stage(clocked, ADA, moves_of(clocked, 0)[0])
        bots = await inside.begun(ADA, bots={"1": "random"})
        return clocked.hosted.id, bots.hosted.id

    ids = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        inside.time = 50_000.0
        assert not inside.host.sessions
        clocked, bots = [await inside.again(id_) for id_ in ids]
        assert clocked.hosted.deadline == 50_060.0
        assert clocked.hosted.match is not None
        assert clocked.hosted.match.staged(0)
        assert clocked.timer is not None
        assert not bots.thinking
        inside.ear(bots)
        await inside.until(lambda: bots.hosted.seats[1].ready)

    run(tmp_path, after)


def test_a_clock_stands_still_after_a_restart_until_somebody_looks_and_begins_anew_once(
    tmp_path: Path,
) -> None:
    async def before(inside: Inside) -> str:
        return (await inside.begun(ADA, BOB, clock=60)).hosted.id

    id_ = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        inside.time = 50_000.0
        session = await inside.host.find(id_)
        assert session is not None
        inside.host.wake(session)
        assert session.timer is None
        inside.time += 7200
        ear = inside.ear(session, ADA)
        await inside.until(lambda: session.timer is not None)
        (told,) = [event for update in ear.told(wire.Update) for event in update.events]
        assert told == wire.ClockSet(session.hosted.told - 1, 57_260.0)
        inside.ear(session, BOB)
        assert (await inside.again(id_)).hosted.deadline == 57_260.0

    run(tmp_path, after)


def test_a_match_that_is_read_again_is_the_same(tmp_path: Path) -> None:
    async def before(inside: Inside) -> tuple[str, object]:
        session = await inside.begun(ADA, BOB)
        for _ in range(3):
            await inside.pass_turn(session, ADA, BOB)
        await inside.stage(session, ADA, moves_of(session, 0)[0])
        return session.hosted.id, state(session.hosted)

    id_, known = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        session = await inside.host.find(id_)
        assert session is not None
        assert state(session.hosted) == known

    run(tmp_path, after)


@pytest.mark.parametrize("change", [{"rules": 999}, {"map_hash": "0"}, {"game": "next-station/atlantis"}])
def test_a_match_of_other_rules_says_so_and_can_only_be_given_up(
    tmp_path: Path, change: dict[str, object]
) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB, clock=60)
        opened, *rest = inside.store.log.events(session.hosted.id)
        values = {name: getattr(opened, name) for name in opened.__struct_fields__}
        other = ev.Opened(**values | {"match": "f" * 32, "code": "OLD222"} | change)
        await inside.host.store.create(other, rest[:2], b"secret", "")
        await inside.host.store.append("f" * 32, 3, rest[2:], "playing")
        old = await inside.again("f" * 32)
        ear = inside.ear(old, ADA)
        (welcome,) = ear.told(wire.Welcome)
        assert (welcome.table.playable, welcome.table.phase) == (False, "playing")
        assert (old.timer, old.thinking) == (None, {})
        assert await inside.refused(old, do.LeaveSeat(id=inside.id()), BOB) == "error-outdated"
        assert await inside.refused(old, do.Pass(id=inside.id(), turn=0, n=1), BOB) == "error-outdated"
        await inside.ask(old, do.GiveUp(id=inside.id()), ADA)
        assert ear.told(wire.Update)[-1].events == (
            wire.Over(old.hosted.told - 1, wire.OutcomeView(None, secret=b"secret".hex())),
        )

    run(tmp_path, story)


def test_matches_that_nobody_looks_at_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        idle, watched = await inside.begun(ADA), await inside.begun(ADA)
        clocked = await inside.begun(ADA, clock=10_000)
        ear = inside.ear(watched)
        inside.time += 601
        await inside.host.sweep()
        assert set(inside.host.sessions) == {watched.hosted.id, clocked.hosted.id}
        inside.host.leave(watched, ear)
        again = await inside.host.find(idle.hosted.id)
        assert again is not None
        assert again is not idle
        await inside.pass_turn(again, ADA)

    run(tmp_path, story)


def test_kept_for_ever_nothing_leaves_the_disk(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        old = await inside.begun(ADA)
        inside.time += 1e9
        await inside.host.sweep()
        assert inside.store.log.find(old.hosted.id) is not None

    run(tmp_path, story)


def test_stopping_finishes_what_was_begun(tmp_path: Path) -> None:
    async def before(inside: Inside) -> tuple[str, int]:
        session = await inside.begun(ADA, BOB)
        await inside.pass_turn(session, ADA)
        await inside.ask(session, do.Pass(**inside.where(session, BOB)), BOB)
        last = inside.host.command(session, do.Ready(**inside.where(session, BOB)), BOB)
        sending = asyncio.create_task(last)
        await asyncio.sleep(0)
        await inside.host.stop()
        assert await sending is None
        return session.hosted.id, session.hosted.seq

    id_, seq = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        session = await inside.host.find(id_)
        assert session is not None
        assert (session.hosted.turn, session.hosted.seq) == (1, seq)

    run(tmp_path, after)


def test_a_port_that_cannot_be_had_is_told_with_the_reason_in_words() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        for port, reason in (taken.getsockname()[1], os.strerror(errno.EADDRINUSE)), (70_000, "65535"):
            with pytest.raises(MetroscribeError) as failure:
                listening(Config(port=port))
            told = str(failure.value.text.args["reason"])
            assert reason in told
            assert "Errno" not in told
