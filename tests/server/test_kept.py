"""What takes long is made beside the event loop, little at once, and kept within bounds."""

import asyncio
import gzip
import threading
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.server.config import Config
from metroscribe.server.host.kept import SMALL, Answer, Kept, Wanted
from metroscribe.server.host.makers import Busy, Workshop

T = TypeVar("T")
ADA, EVE = "192.0.2.1", "192.0.2.2"
PATIENCE = 20.0


class Kitchen:
    """Whatever is made here waits until it may be finished; who made what, and how much at once, is noted."""

    def __init__(self, **limits: Any) -> None:
        self.config = Config(**limits)
        self.line = Workshop(self.config)
        self.kept = Kept(self.config, self.line)
        self.open = threading.Event()
        self.made: list[object] = []
        self.threads = set[str]()
        self.at_once = self.most_at_once = 0
        self._lock = threading.Lock()

    def wanted(self, name: object, body: bytes = b"x", lasting: bool = True) -> Wanted:
        return Wanted((name,), lambda: self._make(name, body), lasting)

    def _make(self, name: object, body: bytes) -> bytes:
        with self._lock:
            self.made.append(name)
            self.threads.add(threading.current_thread().name.partition("_")[0])
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
        assert self.open.wait(PATIENCE)
        with self._lock:
            self.at_once -= 1
        return body

    def ask(self, name: object, address: str = ADA) -> "asyncio.Task[Answer]":
        return asyncio.ensure_future(self.kept.answer(self.wanted(name), address))


def run(kitchen: Kitchen, story: Callable[[], Awaitable[T]]) -> T:
    async def life() -> T:
        try:
            return await story()
        finally:
            kitchen.open.set()
            await kitchen.line.stop()

    return asyncio.run(life())


async def settled() -> None:
    """Everybody who can has done their first step."""
    for _ in range(5):
        await asyncio.sleep(0)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


# made


def test_what_was_made_once_is_not_made_again() -> None:
    kitchen = Kitchen()
    kitchen.open.set()

    async def story() -> None:
        first = await kitchen.kept.answer(kitchen.wanted("tea"))
        assert await kitchen.kept.answer(kitchen.wanted("tea")) is first
        assert kitchen.made == ["tea"]
        assert kitchen.threads == {"maker"}

    run(kitchen, story)


def test_all_who_ask_for_the_same_while_it_is_made_get_the_same() -> None:
    kitchen = Kitchen(waiting_per_address=1)

    async def story() -> None:
        asking = [kitchen.ask("tea", address) for address in (ADA, ADA, EVE, ADA)]
        await settled()
        kitchen.open.set()
        assert len({id(answer) for answer in await asyncio.gather(*asking)}) == 1
        assert kitchen.made == ["tea"]

    run(kitchen, story)


def test_what_is_true_for_a_moment_is_made_again_for_whoever_asks_later() -> None:
    kitchen, bodies = Kitchen(), count()

    async def story() -> None:
        wanted = Wanted(("time",), lambda: str(next(bodies)).encode(), lasting=False)
        assert [(await kitchen.kept.answer(wanted)).plain.body for _ in range(3)] == [b"0", b"1", b"2"]
        assert (len(kitchen.kept), kitchen.kept.size) == (0, 0)

    run(kitchen, story)


def test_what_fails_is_told_to_all_who_wait_and_tried_again_for_the_next() -> None:
    kitchen, tries = Kitchen(), count()

    def burnt() -> bytes:
        raise ValueError(next(tries))

    async def story() -> None:
        wanted = Wanted(("cake",), burnt)
        asking = (kitchen.kept.answer(wanted) for _ in range(3))
        failed = await asyncio.gather(*asking, return_exceptions=True)
        assert [str(error) for error in failed] == ["0", "0", "0"]
        with pytest.raises(ValueError, match="1"):
            await kitchen.kept.answer(wanted)
        assert len(kitchen.kept) == 0

    run(kitchen, story)


def test_who_does_not_wait_any_longer_takes_it_from_nobody() -> None:
    kitchen = Kitchen()

    async def story() -> None:
        impatient, patient = kitchen.ask("tea"), kitchen.ask("tea")
        await settled()
        impatient.cancel()
        await settled()
        kitchen.open.set()
        assert (await patient).plain.body == b"x"

    run(kitchen, story)


# in line


@pytest.mark.parametrize("makers", [1, 2, 3])
def test_a_flood_is_made_a_few_at_once_and_the_loop_is_free_meanwhile(makers: int) -> None:
    kitchen = Kitchen(makers=makers, waiting_per_address=50)

    async def story() -> None:
        kitchen.open.set()
        await kitchen.kept.answer(kitchen.wanted("kept"))
        kitchen.open.clear()
        flood = [kitchen.ask(number, EVE) for number in range(40)]
        await until(lambda: kitchen.at_once == makers)
        for _ in range(100):
            assert (await kitchen.kept.answer(kitchen.wanted("kept"), ADA)).plain.body == b"x"
            await asyncio.sleep(0)
        assert not any(one.done() for one in flood)
        kitchen.open.set()
        await asyncio.gather(*flood)
        assert kitchen.most_at_once == makers
        assert set(kitchen.made) == {"kept", *range(40)}
        assert len(kitchen.made) == 41

    run(kitchen, story)


def test_who_asks_for_much_waits_for_themselves() -> None:
    kitchen = Kitchen(makers=1)

    async def story() -> None:
        asking = [kitchen.ask(f"eve {number}", EVE) for number in range(4)]
        await settled()
        asking += [kitchen.ask("ada 0", ADA), kitchen.ask("ada 1", ADA)]
        await settled()
        own = kitchen.line.begin(lambda: kitchen.made.append("own"))
        kitchen.open.set()
        await asyncio.gather(own, *asking)
        assert kitchen.made == ["eve 0", "own", "ada 0", "eve 1", "ada 1", "eve 2", "eve 3"]

    run(kitchen, story)


def test_who_has_too_much_in_line_is_refused_and_nobody_else() -> None:
    kitchen = Kitchen(makers=1, waiting_per_address=2)

    async def story() -> None:
        taken = [kitchen.ask(number, EVE) for number in range(3)]
        await settled()
        for number in range(3, 9):
            with pytest.raises(Busy):
                await kitchen.ask(number, EVE)
        taken += [kitchen.ask(0, EVE), kitchen.ask("ada", ADA)]
        await settled()
        kitchen.open.set()
        await asyncio.gather(*taken)
        assert sorted(map(str, kitchen.made)) == ["0", "1", "2", "ada"]
        await kitchen.ask(3, EVE)

    run(kitchen, story)


def test_no_more_waits_than_may_from_however_many_addresses() -> None:
    kitchen = Kitchen(makers=1, waiting_in_all=5)

    async def story() -> None:
        asking = [kitchen.ask(number, f"192.0.2.{number}") for number in range(20)]
        await settled()
        own = kitchen.line.begin(lambda: "what the server itself wants is made")
        kitchen.open.set()
        got = await asyncio.gather(*asking, return_exceptions=True)
        assert [isinstance(one, Busy) for one in got] == [False] * 6 + [True] * 14
        assert len(kitchen.made) == 6
        assert await own

    run(kitchen, story)


def test_at_the_end_who_waits_is_sent_away_and_what_was_begun_is_finished() -> None:
    kitchen = Kitchen(makers=1)

    async def story() -> None:
        begun, waiting = kitchen.ask("begun"), kitchen.ask("waiting")
        await until(lambda: kitchen.at_once == 1)
        ending = asyncio.ensure_future(kitchen.line.stop())
        with pytest.raises(Busy):
            await waiting
        kitchen.open.set()
        await ending
        assert (await begun).plain.body == b"x"
        assert kitchen.made == ["begun"]

    run(kitchen, story)


# kept


@pytest.mark.slow
@given(
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 30)), max_size=60),
    st.integers(1, 6),
    st.integers(1, 60),
)
def test_whatever_is_asked_no_more_is_kept_than_may_be(
    asked: list[tuple[int, int]], answers: int, size: int
) -> None:
    kitchen = Kitchen(kept_answers=answers, kept_bytes=size)
    kitchen.open.set()

    async def story() -> None:
        for name, length in asked:
            wanted = kitchen.wanted((name, length), b"x" * length)
            assert (await kitchen.kept.answer(wanted)).plain.body == b"x" * length
            found = kitchen.kept._answers.values()
            assert len(kitchen.kept) == len(found) <= answers
            assert kitchen.kept.size == sum(answer.size for answer in found) <= size

    run(kitchen, story)


def test_what_was_not_asked_for_the_longest_goes_first() -> None:
    kitchen = Kitchen(kept_answers=2)
    kitchen.open.set()

    async def story() -> None:
        for name in ("a", "b", "a", "c", "a", "b"):
            await kitchen.kept.answer(kitchen.wanted(name))
        assert kitchen.made == ["a", "b", "c", "b"]

    run(kitchen, story)


def test_a_body_has_a_packed_form_where_that_is_smaller_and_each_form_a_tag_of_its_own() -> None:
    long = Answer.of(b"x" * SMALL)
    assert long.packed is not None
    assert gzip.decompress(long.packed.body) == long.plain.body
    assert long.packed.tag != long.plain.tag
    assert long.size == len(long.plain.body) + len(long.packed.body)
    assert Answer.of(b"x" * (SMALL - 1)).packed is None
    assert Answer.of(b"x" * SMALL, pack=False).packed is None
