"""A store in trouble: known, logged once, told to everybody at a table, and over by itself."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from metroscribe.server.host.health import PROMPT, SLOW, Health
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Damaged, Unavailable
from metroscribe.server.store.sqlite import connect
from metroscribe.server.wire import messages as wire
from tests.server.clock import HandClock
from tests.server.inside import ADA, BOB, Inside, moves_of, run
from tests.server.test_store_laws import first, note
from tests.world.loop import VirtualLoop
from tests.world.store import Disk, MemoryStore

Lines = list[tuple[str, object]]


class Sick(MemoryStore):
    """Fails, or takes long, as it is told."""

    failure: Unavailable | None = None
    seconds = 0.0
    probes, room = 0, 1 << 30

    async def _commit(self) -> None:
        await asyncio.sleep(self.seconds)
        if self.failure is not None:
            raise self.failure

    async def probe(self, size: int = 0) -> None:
        self.probes += 1
        if size > self.room:
            raise Unavailable(cause="full", reason="no room")
        await super().probe(size)


def watched(story: Callable[[Sick, Health], Awaitable[None]]) -> Lines:
    """What is logged of a store and its health, in virtual time: each event, and its cause or causes."""
    loop, store = VirtualLoop(), Sick(Disk())

    async def life() -> None:
        health = Health(store, HandClock())
        await health.watched.create(first(), [], b"", "")
        await story(store, health)
        await health.stop()

    with capture_logs() as logs, closing(loop):
        loop.run_until_complete(life())
    return [(line["event"], line.get("cause") or line.get("causes")) for line in logs]


async def refused(health: Health, seq: int = 1) -> str:
    with pytest.raises(Unavailable) as failure:
        await health.watched.append("one", seq, [note("a")], "")
    return failure.value.cause


def errors(cause: str) -> float:
    return float(METRICS.store_errors.labels(cause)._value.get())


def test_trouble_is_logged_once_with_its_cause_and_is_over_without_a_request() -> None:
    async def story(store: Sick, health: Health) -> None:
        before = errors("full")
        store.failure = Unavailable(cause="full", reason="no room")
        for _ in range(5):
            assert await refused(health) == "full"
            await asyncio.sleep(3)
        assert health.trouble is not None
        assert (health.trouble.cause, METRICS.store_ok._value.get()) == ("full", 0)
        assert errors("full") - before == 1 + store.probes
        store.failure = None
        await asyncio.sleep(1)
        assert health.trouble is None
        assert METRICS.store_ok._value.get() == 1
        await health.watched.append("one", 1, [note("a")], "")

    assert watched(story) == [("store in trouble", "full"), ("store works again", ["full"])]


def test_a_disk_that_was_full_works_again_when_it_has_room_for_more_than_a_probe() -> None:
    async def story(store: Sick, health: Health) -> None:
        store.failure, store.room = Unavailable(cause="full", reason="no room"), 4096
        await refused(health)
        store.failure = None
        await asyncio.sleep(10)
        assert health.trouble is not None
        store.room *= 1000
        await asyncio.sleep(2)
        assert health.trouble is None

    assert watched(story) == [("store in trouble", "full"), ("store works again", ["full"])]


def test_while_there_is_trouble_nothing_but_a_probe_a_second_reaches_the_store() -> None:
    async def story(store: Sick, health: Health) -> None:
        store.failure = Unavailable(cause="read-only", reason="never")
        await refused(health)
        store.seconds = 60.0  # whoever waited for it now would wait for a minute
        begun, store.probes = asyncio.get_running_loop().time(), 0
        for _ in range(100):
            await refused(health)
            assert await health.ready() is not None
        assert asyncio.get_running_loop().time() == begun
        store.seconds = 0.0
        await asyncio.sleep(120)
        probes = store.probes
        await asyncio.sleep(10)
        assert store.probes - probes in (10, 11)

    watched(story)


def test_each_cause_of_one_trouble_is_a_line_and_its_end_names_them_all() -> None:
    async def story(store: Sick, health: Health) -> None:
        for cause in ("locked", "full", "locked"):
            store.failure = Unavailable(cause=cause, reason="")
            if health.trouble is None:
                await refused(health)
            await asyncio.sleep(5)
        store.failure = None
        await asyncio.sleep(5)

    begun = [("store in trouble", "locked"), ("store in trouble", "full")]
    assert watched(story) == [*begun, ("store works again", ["full", "locked"])]


def test_a_write_to_a_damaged_page_is_no_trouble_of_the_store_unless_a_probe_fails_too() -> None:
    async def story(store: Sick, health: Health) -> None:
        store.failure = Unavailable(cause="damaged", reason="malformed")
        assert await refused(health) == "damaged"
        store.failure = None
        await asyncio.sleep(1)
        assert (health.trouble, store.probes) == (None, 1)
        store.failure = Unavailable(cause="damaged", reason="malformed")
        assert await refused(health) == "damaged"
        await asyncio.sleep(1)
        assert health.trouble is not None

    assert watched(story) == [("store in trouble", "damaged")]


def test_a_write_that_takes_long_is_trouble_while_it_lasts_and_is_not_refused() -> None:
    async def story(store: Sick, health: Health) -> None:
        store.seconds = 30.0
        writing = asyncio.create_task(health.watched.append("one", 1, [note("a")], ""))
        await asyncio.sleep(SLOW + 0.1)
        assert health.trouble is not None
        assert health.trouble.cause == "slow"
        store.seconds = 0.1
        await health.watched.append("one", 2, [note("b")], "")
        assert health.trouble.cause == "slow", "the first one is not done yet"
        await writing
        await asyncio.sleep(5)
        assert health.trouble is None

    assert watched(story) == [("store in trouble", "slow"), ("store works again", ["slow"])]


def test_whoever_asks_is_answered_within_a_second_by_one_probe_for_all() -> None:
    async def story(store: Sick, health: Health) -> None:
        loop = asyncio.get_running_loop()
        assert await health.ready() is None
        assert store.probes == 0, "a write has just proven it"
        await asyncio.sleep(2)
        store.seconds, began = 3600.0, loop.time()
        found = await asyncio.gather(*(health.ready() for _ in range(50)))
        assert loop.time() - began <= PROMPT
        assert {trouble.cause for trouble in found if trouble is not None} == {"slow"}
        assert store.probes == 1
        await asyncio.sleep(1)
        began = loop.time()
        assert await health.ready() is not None
        assert loop.time() == began

    assert watched(story)[0] == ("store in trouble", "slow")


# at a table


@pytest.mark.slow
def test_everybody_at_a_table_is_told_when_it_begins_and_when_it_is_over_and_so_is_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        ears = [inside.ear(session, ADA), inside.ear(session)]
        count, stage = (
            session.hosted.seq,
            do.Stage(move=moves_of(session, 0)[0], **inside.where(session, ADA)),
        )

        async def full(*_: object) -> None:
            raise Unavailable(cause="full", reason="no room")

        with monkeypatch.context() as patched:
            patched.setattr(inside.store, "append", full)
            patched.setattr(inside.store, "probe", full)
            with pytest.raises(Unavailable):
                await inside.host.command(session, stage, ADA)
            ears.append(inside.ear(session, BOB))
            with pytest.raises(Unavailable):
                await inside.open()
        assert [ear.told(wire.StoreState) for ear in ears] == [[wire.StoreState("full", inside.time)]] * 3
        await inside.until(lambda: inside.host.health.trouble is None)
        assert [ear.told(wire.StoreState)[1:] for ear in ears] == [[wire.StoreState()]] * 3
        assert session.hosted.seq == count
        await inside.ask(session, stage, ADA)

    run(tmp_path, story)


def spoilt(inside: Inside, match: str, body: bytes) -> None:
    with closing(connect(inside.store.file)) as db:
        db.execute("UPDATE events SET body = ? WHERE match = ? AND seq = 3", (body, match))


@pytest.mark.parametrize(
    "body",
    [b"\0\xff", b"{}", ev.encode(ev.Seated(1.0, seat=9, name="x", holder="y"))],
    ids=["no-text", "no-event", "no-seat"],
)
def test_a_match_that_cannot_be_read_decoded_or_folded_is_named_and_logged_once(
    tmp_path: Path, body: bytes
) -> None:
    async def before(inside: Inside) -> tuple[str, str]:
        session = await inside.begun(ADA, BOB)
        whole = (await inside.begun(ADA)).hosted.id
        spoilt(inside, session.hosted.id, body)
        return session.hosted.opened.code, whole

    code, whole = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        for _ in range(3):
            with pytest.raises(Damaged) as refused:
                await inside.host.find(code)
            assert refused.value.text.args == {"code": code}
        assert METRICS.damaged._value.get() == 1
        await inside.pass_turn(await inside.again(whole), ADA)

    with capture_logs() as logs:
        run(tmp_path, after)
    assert [(line["event"], line["code"]) for line in logs] == [("match is damaged", code)]


def test_a_match_that_is_whole_again_is_damaged_no_more(tmp_path: Path) -> None:
    async def before(inside: Inside) -> tuple[str, bytes]:
        session = await inside.begun(ADA)
        ((body,),) = inside.store.log.read(
            "SELECT body FROM events WHERE match = ? AND seq = 3", session.hosted.id
        )
        spoilt(inside, session.hosted.id, b"")
        return session.hosted.id, body

    match, body = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        with pytest.raises(Damaged):
            await inside.host.find(match)
        spoilt(inside, match, body)
        assert await inside.host.find(match) is not None
        assert METRICS.damaged._value.get() == 0

    run(tmp_path, after)


def test_a_match_that_takes_no_event_refuses_its_own_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inside: Inside) -> None:
        bad, good = await inside.begun(ADA), await inside.begun(ADA)
        append = inside.store.append

        async def partly(match: str, *event: Any) -> None:
            if match == bad.hosted.id:
                raise Damaged(match, "malformed")
            await append(match, *event)

        monkeypatch.setattr(inside.store, "append", partly)
        with pytest.raises(Damaged) as refused:
            await inside.pass_turn(bad, ADA)
        assert refused.value.text.args == {"code": bad.hosted.opened.code}
        await inside.pass_turn(good, ADA)
        assert inside.host.health.trouble is None

    run(tmp_path, story)
