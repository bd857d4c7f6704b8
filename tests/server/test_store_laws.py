"""The laws of a store, asked of every implementation."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from metroscribe.server.match import events as ev
from metroscribe.server.store.contract import Damaged, Standing, Store, Taken
from metroscribe.server.store.packing import pack
from metroscribe.server.store.sqlite import SqliteStore, opened_store
from tests.world.store import Disk, MemoryStore

Law = Callable[[Store], Coroutine[object, object, None]]


class PackingStore(SqliteStore):
    """Packs every log after every change of it, whatever its age and phase."""

    async def create(self, opened: ev.Opened, *args: Any, **named: Any) -> None:
        await super().create(opened, *args, **named)
        await self._alone(pack, opened.match)

    async def append(self, match: str, *args: Any, **named: Any) -> None:
        await super().append(match, *args, **named)
        await self._alone(pack, match)


STORES: dict[str, Callable[[Path], AbstractContextManager[Store]]] = {
    "sqlite": partial(opened_store, apart=0.0),
    "packing": lambda folder: closing(PackingStore(folder, apart=0.0)),
    "memory": lambda _: nullcontext(MemoryStore(Disk())),
}


def first(match: str = "one", at: float = 1.0, code: str = "") -> ev.Opened:
    code = code or f"CODE-{match}"
    return ev.Opened(at, match=match, code=code, game="g", rules=1, map_hash="h", seats=1, host="")


def note(text: str, at: float = 2.0) -> ev.Renamed:
    return ev.Renamed(at, seat=0, name=text)


async def names(store: Store, match: str = "one") -> list[str]:
    return [event.name for event in await store.events(match) if isinstance(event, ev.Renamed)]


async def what_was_written_is_read_in_its_order(store: Store) -> None:
    await store.create(first(), [note("a")], b"secret", "")
    await store.append("one", 2, [note("b"), note("c")], "")
    assert await store.events("one") == [first(), note("a"), note("b"), note("c")]
    assert await store.events("one", 2) == [note("b"), note("c")]
    assert await store.events("other") == []
    assert await store.secret("one") == b"secret"
    assert await store.secret("other") == b""


async def a_taken_number_is_refused_and_nothing_of_its_batch_is_written(store: Store) -> None:
    await store.create(first(), [note("a")], b"", "")
    await store.append("one", 3, [note("d")], "")
    with pytest.raises(Taken):
        await store.append("one", 2, [note("c"), note("other d"), note("e")], "over")
    assert await store.events("one", 3) == [note("d")]
    await store.append("one", 2, [note("c")], "")
    assert await names(store) == ["a", "c", "d"]
    found = await store.find("one")
    assert found is not None
    assert found.phase == "open"


async def of_many_that_want_the_same_number_one_gets_it(store: Store) -> None:
    await store.create(first(), [], b"", "")
    work = (store.append("one", 1, [note(str(number))], "") for number in range(20))
    ends = await asyncio.gather(*work, return_exceptions=True)
    assert sorted(type(end).__name__ for end in ends) == ["NoneType"] + ["Taken"] * 19
    assert await names(store) == [str(ends.index(None))]


async def a_match_that_does_not_exist_gets_no_events(store: Store) -> None:
    with pytest.raises(Taken):
        await store.append("nowhere", 0, [note("a")], "")
    assert await store.events("nowhere") == []


async def a_code_in_use_is_refused_with_all_that_came_with_it(store: Store) -> None:
    await store.create(first("one", code="SAME22"), [], b"", "")
    with pytest.raises(Taken):
        await store.create(first("two", code="SAME22"), [note("a")], b"secret", "")
    with pytest.raises(Taken):
        await store.create(first("one", code="OTHER2"), [], b"", "")
    assert await store.find("two") is None
    assert await store.events("two") == []
    assert await store.secret("two") == b""
    found = await store.find("SAME22")
    assert found is not None
    assert found.match == "one"


async def a_request_is_met_once(store: Store) -> None:
    assert await store.met("ada/1") is None
    await store.create(first("one"), [], b"", "", request="ada/1")
    with pytest.raises(Taken):
        await store.create(first("two"), [], b"", "", request="ada/1")
    assert await store.met("ada/1") == "one"
    await store.create(first("three"), [], b"", "")
    await store.create(first("four"), [], b"", "")
    assert await store.met("ada/2") is None


async def matches_are_found_by_code_id_phase_and_address(store: Store) -> None:
    for number, match in enumerate(("one", "two", "three")):
        await store.create(first(match, at=float(number)), [], b"", "192.0.2.1")
    await store.append("one", 1, [ev.Starting(10)], "starting")
    await store.append("two", 1, [ev.Starting(11)], "starting")
    await store.append("one", 2, [note("no phase", at=12)], "")
    by_code, by_id = await store.find("CODE-two"), await store.find("two")
    assert by_code == by_id
    assert by_code is not None
    assert (by_code.match, by_code.phase, by_code.opened, by_code.changed) == ("two", "starting", 1.0, 11.0)
    assert by_code.address == "192.0.2.1"
    assert await store.find("nothing") is None
    assert [found.match for found in await store.in_phase("starting", "open")] == ["two", "one", "three"]
    (latest,) = await store.in_phase("starting", limit=1)
    assert latest == by_code
    assert await store.opened_by("192.0.2.1", since=1.0) == 2
    assert await store.opened_by("192.0.2.2", since=0.0) == 0


async def a_match_may_be_stored_with_the_phase_it_has_come_to(store: Store) -> None:
    await store.create(first("one"), [note("a", at=7.0)], b"", "", "over")
    (found,) = await store.in_phase("over")
    assert (found.match, found.opened, found.changed) == ("one", 1.0, 7.0)


async def what_is_over_and_older_than_it_is_kept_goes_with_its_events_and_its_secret(store: Store) -> None:
    for phase in ("open", "starting", "playing", "over"):
        for at in (10.0, 11.0, 20.0):
            match = f"{phase} {at:.0f}"
            await store.create(first(match, at), [], b"secret", "")
            if phase != "open":
                await store.append(match, 1, [note("x", at)], phase)
    for match in ("late", "kept"):
        await store.create(first(match, 10.0), [], b"", "", "over")
    await store.append("late", 1, [note("late", 20.0)], "")
    before = await store.count()
    assert await store.forget("over", 15.0, {"kept"}, 1) == 1
    assert await store.events("over 10") == []
    assert await store.events("over 11") != []
    assert [await store.forget("over", 15.0, ["kept"], 9) for _ in range(2)] == [1, 0]
    assert await store.count() == before - 2
    left = {found.match for found in await store.in_phase("over")}
    assert left == {"over 20", "late", "kept"}
    assert await store.secret("over 10") == b""
    assert await store.secret("over 20") == b"secret"


async def a_log_that_was_packed_is_read_and_goes_on_as_before(store: Store) -> None:
    await store.create(first(), [note("a\nb", at=7.0)], b"secret", "", "over")
    await store.append("one", 2, [note("c", at=8.0)], "")
    before = await store.find("one")
    while await store.pack(10.0, 5):
        pass
    assert await store.find("one") == before
    await store.append("one", 3, [note("d", at=9.0)], "")
    assert await names(store) == ["a\nb", "c", "d"]
    for start in range(5):
        assert await store.events("one", start) == (await store.events("one"))[start:]
    for seq in range(4):
        with pytest.raises(Taken):
            await store.append("one", seq, [note("other")], "")
    assert await store.forget("over", 9.0, (), 5) == 0
    assert await store.forget("over", 9.5, (), 5) == 1
    assert await store.events("one") == []


async def what_is_bounded_is_counted_since_when_it_changed(store: Store) -> None:
    on_map = structs.replace(first("map", at=20.0), map_text="drawn by Zoë")
    await store.create(first("old", at=1.0), [], b"", "", empty=True)
    await store.create(first("waits", at=10.0), [], b"", "", empty=True)
    await store.create(first("played", at=10.0), [], b"", "")
    await store.create(on_map, [], b"", "")
    assert await store.standing(10.0) == Standing(3, 1, 1, 13)
    assert await store.standing(20.0) == Standing(1, 0, 1, 13)
    await store.append("old", 1, [ev.Starting(20.0)], "starting")
    assert await store.standing(10.0) == Standing(4, 2, 1, 13)
    await store.append("old", 2, [note("came", at=21.0)], "", False)
    await store.append("waits", 1, [note("a", at=21.0)], "", None)
    await store.append("played", 1, [note("went", at=21.0)], "playing", True)
    assert await store.standing(10.0) == Standing(4, 2, 1, 13)
    for match in ("played", "map"):
        await store.append(match, 9, [note("over", at=30.0)], "over")
    assert await store.standing(10.0) == Standing(2, 1, 1, 13)
    assert await store.standing(31.0) == Standing(0, 0, 0, 0)


async def lobbies_that_nobody_looked_at_are_cleared_the_oldest_first_and_nothing_else(store: Store) -> None:
    for match, at in (("b", 2.0), ("a", 1.0), ("kept", 1.0), ("seen", 1.0), ("busy", 1.0), ("new", 10.0)):
        await store.create(first(match, at), [], b"secret", "")
    for phase in ("starting", "playing", "over"):
        await store.create(first(phase), [], b"secret", "", phase)
    await store.append("busy", 1, [note("sat down", at=10.0)], "")
    await store.looked({"seen": 10.0, "new": 3.0, "playing": 10.0, "nowhere": 10.0})
    assert [found.changed for found in await store.in_phase("playing")] == [1.0]
    assert await store.forget("open", 10.0, {"kept"}, 1) == 1
    assert await store.events("a") == []
    assert await store.secret("a") == b""
    assert [await store.forget("open", 10.0, ["kept"], 5) for _ in range(2)] == [1, 0]
    left = {found.match for found in await store.in_phase("open", "starting", "playing", "over")}
    assert left == {"kept", "seen", "busy", "new", "starting", "playing", "over"}


async def a_log_in_which_a_number_is_missing_is_damaged_and_no_other(store: Store) -> None:
    await store.create(first("one"), [], b"", "")
    await store.create(first("two"), [note("a")], b"", "")
    await store.append("one", 2, [note("b")], "")
    with pytest.raises(Damaged) as refused:
        await store.events("one")
    assert (refused.value.text.key, refused.value.text.args["code"]) == ("error-damaged", "one")
    assert await names(store, "two") == ["a"]


async def a_probe_returns_as_often_as_it_is_asked_and_changes_no_match(store: Store) -> None:
    await store.create(first(), [note("a")], b"secret", "")
    await asyncio.gather(*(store.probe() for _ in range(5)))
    for size in (100_000, 1, 0):
        await store.probe(size)
    assert await store.events("one") == [first(), note("a")]


LAWS: list[Law] = [
    a_log_in_which_a_number_is_missing_is_damaged_and_no_other,
    a_probe_returns_as_often_as_it_is_asked_and_changes_no_match,
    what_is_bounded_is_counted_since_when_it_changed,
    lobbies_that_nobody_looked_at_are_cleared_the_oldest_first_and_nothing_else,
    what_was_written_is_read_in_its_order,
    a_taken_number_is_refused_and_nothing_of_its_batch_is_written,
    of_many_that_want_the_same_number_one_gets_it,
    a_match_that_does_not_exist_gets_no_events,
    a_code_in_use_is_refused_with_all_that_came_with_it,
    a_request_is_met_once,
    matches_are_found_by_code_id_phase_and_address,
    a_match_may_be_stored_with_the_phase_it_has_come_to,
    what_is_over_and_older_than_it_is_kept_goes_with_its_events_and_its_secret,
    a_log_that_was_packed_is_read_and_goes_on_as_before,
]


@pytest.mark.parametrize("kind", STORES)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_every_store_keeps_the_law(law: Law, kind: str, tmp_path: Path) -> None:
    with STORES[kind](tmp_path) as store:
        asyncio.run(law(store))
