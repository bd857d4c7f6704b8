"""Requests: a few are answered at once, the others wait, and addresses take turns."""

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Receive, Scope, Send

from metroscribe.server.config import Config
from metroscribe.server.web import turnstile
from metroscribe.server.web.turnstile import Turnstile


class Site:
    """Answers when it is told to, and notes who was let in."""

    def __init__(self, at_once: int = 2, waiting: int = 100, of_one: int = 100) -> None:
        limits = {"requests_waiting": waiting, "requests_waiting_per_address": of_one}
        self.stile = Turnstile(self.app, Config(requests_at_once=at_once, **limits))  # type: ignore[arg-type]
        self.inside: dict[str, asyncio.Event] = {}
        self.let_in: list[str] = []
        self.statuses: list[int] = []

    async def app(self, scope: Scope, _: Receive, send: Send) -> None:
        name = scope["path"]
        self.let_in.append(name)
        self.inside[name] = asyncio.Event()
        try:
            await self.inside[name].wait()
        finally:
            del self.inside[name]

    def ask(self, name: str, address: str) -> "asyncio.Task[None]":
        scope = {"type": "http", "path": name, "client": (address, 1), "headers": [], "query_string": b""}
        scope["app"] = Mock()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.statuses.append(message["status"])

        async def receive() -> Any:
            raise AssertionError

        return asyncio.create_task(self.stile(scope, receive, send))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_so_many_are_let_in_and_then_one_for_each_that_leaves() -> None:
    async def story() -> None:
        site = Site(at_once=2)
        asked = [site.ask(str(number), "10.0.0.1") for number in range(5)]
        await settled()
        assert site.let_in == ["0", "1"]
        site.inside["1"].set()
        await settled()
        assert site.let_in == ["0", "1", "2"]
        while site.inside:
            next(iter(site.inside.values())).set()
            await settled()
        await asyncio.gather(*asked)
        assert site.let_in == ["0", "1", "2", "3", "4"]

    asyncio.run(story())


def test_whoever_asks_from_another_address_waits_for_one_of_the_others_at_most() -> None:
    async def story() -> None:
        site = Site(at_once=1)
        asked = [site.ask(f"eve {number}", "10.0.0.1") for number in range(50)]
        await settled()
        asked.append(site.ask("ada", "10.0.0.2"))
        await settled()
        for name in ("eve 0", "eve 1"):
            site.inside[name].set()
            await settled()
        assert site.let_in == ["eve 0", "eve 1", "ada"]
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(story())


def test_beyond_a_number_that_wait_they_are_refused_with_a_time_to_come_again() -> None:
    async def story() -> None:
        site = Site(at_once=1, waiting=3)
        asked = [site.ask(str(number), "10.0.0.1") for number in range(7)]
        await settled()
        assert site.statuses == [503] * 3
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(story())


@given(st.lists(st.tuples(st.sampled_from(["ask", "answer", "hang up"]), st.integers(0, 5)), max_size=60))
def test_a_place_is_neither_lost_nor_given_twice(steps: list[tuple[str, int]]) -> None:
    async def story() -> None:
        site, asked = Site(at_once=2, waiting=4), list[asyncio.Task[None]]()
        for number, (step, which) in enumerate(steps):
            if step == "ask":
                asked.append(site.ask(str(number), f"10.0.0.{which}"))
            elif step == "answer" and site.inside:
                list(site.inside.values())[which % len(site.inside)].set()
            elif step == "hang up" and asked:
                asked.pop(which % len(asked)).cancel()
            if which % 2:
                await settled()
            assert len(site.inside) <= 2
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await settled()
        last = [site.ask("last", "10.0.0.9"), site.ask("very last", "10.0.0.9")]
        await settled()
        assert set(site.inside) == {"last", "very last"}
        for one in last:
            one.cancel()
        await asyncio.gather(*last, return_exceptions=True)

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["websocket", "lifespan"])
def test_sockets_do_not_wait(kind: str) -> None:
    async def story() -> None:
        site = Site(at_once=1)
        asked = [site.ask("0", "10.0.0.1")]
        await settled()

        async def nothing(*_: object) -> Any:
            return {}

        asked.append(asyncio.create_task(site.stile({"type": kind, "path": "s"}, nothing, nothing)))
        await settled()
        assert "s" in site.inside
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(story())


def test_what_takes_longer_than_a_moment_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for a body, a reader or a thread."""
    monkeypatch.setattr(turnstile, "MOMENT", 0.001)

    async def story() -> None:
        site = Site(at_once=1)
        asked = [site.ask(str(number), "10.0.0.1") for number in range(4)]
        while len(site.let_in) < 4:
            await asyncio.sleep(0.001)
        assert len(site.inside) == 4
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        asked = [site.ask("again", "10.0.0.1"), site.ask("and again", "10.0.0.1")]
        await asyncio.sleep(0)
        assert "and again" not in site.inside
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(story())


def test_of_one_address_fewer_wait_than_in_all() -> None:
    async def story() -> None:
        site = Site(at_once=1, waiting=10, of_one=3)
        asked = [site.ask(f"eve {number}", "10.0.0.1") for number in range(9)]
        await settled()
        assert site.statuses == [503] * 5
        asked.append(site.ask("ada", "10.0.0.2"))
        await settled()
        assert site.statuses == [503] * 5
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(story())


def test_whoever_watches_over_the_server_does_not_wait() -> None:
    async def story() -> None:
        site = Site(at_once=1)
        asked = [site.ask("0", "10.0.0.1"), site.ask("/healthz", "10.0.0.1")]
        await settled()
        assert set(site.inside) == {"0", "/healthz"}
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(story())
