"""How long an attack makes honest players wait, in turns of the event loop, and what it is refused."""

import asyncio
import selectors
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from metroscribe.server.web.socket import SocketHandler, holder_of
from metroscribe.server.wire import messages as wire
from tests.attacks.evening import attackers
from tests.attacks.target import ADDRESSES
from tests.counts import count
from tests.server.served import TOKEN, Server, served

pytestmark = pytest.mark.slow
SECONDS, SCALE, COMMANDS = count(2, 10), 0.1, count(20, 200)
TURNS = 24
"""Of the loop, that an honest command waits at the most: for its own frames, and one for each other sheet."""


class Turns(selectors.DefaultSelector):
    """Counts the turns of an event loop: it looks once in each whether something is ready."""

    number = 0

    def select(self, timeout: float | None = None) -> Any:
        self.number += 1
        return super().select(timeout)


class Watch:
    """How many turns each command of the honest player waits, but for those in which the disk writes it."""

    def __init__(self, turns: Turns) -> None:
        self._turns, self.waited = turns, list[int]()
        self._begun = self._stored = 0

    @contextmanager
    def over(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        honest, message = holder_of(TOKEN), SocketHandler._message
        answer, append = SocketHandler._answer, server.store.append

        async def messaged(handler: SocketHandler, frame: bytes) -> None:
            if handler.connection.holder == honest:
                self._begun, self._stored = self._turns.number, 0
            await message(handler, frame)

        async def appended(match: str, *given: Any) -> None:
            begun = self._turns.number
            await append(match, *given)
            if match == self.match:
                self._stored += self._turns.number - begun

        def answered(handler: SocketHandler, *given: Any) -> None:
            if handler.connection.holder == honest:
                self.waited.append(self._turns.number - self._begun - self._stored)
            answer(handler, *given)

        with monkeypatch.context() as patch:
            patch.setattr(SocketHandler, "_message", messaged)
            patch.setattr(SocketHandler, "_answer", answered)
            patch.setattr(server.store, "append", appended)
            yield

    match = ""


@contextmanager
def honest_evening(folder: Path, turns: Turns) -> Iterator[Server]:
    def run(work: Coroutine[object, object, None]) -> None:
        with asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(turns)) as runner:
            runner.run(work)

    with served(folder, run=run, messages_per_second=20.0, burst=60) as server:
        yield server


@pytest.mark.parametrize(
    "name",
    [
        "pings",
        "continuations",
        "slow_heads",
        "slow_bodies",
        "idle_connections",
        "tabs",
        "guesses",
        "rematches",
        "denied_sockets",
    ],
)
def test_an_honest_command_waits_a_few_turns_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    turns = Turns()
    watch = Watch(turns)
    with honest_evening(tmp_path, turns) as server:
        phone = server.join(server.open(name="Ada"))
        watch.match = phone.told(wire.Welcome).table.match
        with attackers(name, server.port, SECONDS, SCALE) as attacker, watch.over(server, monkeypatch):
            for number in range(COMMANDS):
                assert phone.ask("rename", name=f"Ada {number}").refused is None
                time.sleep(SECONDS / COMMANDS)
            assert attacker.met()
    assert len(watch.waited) == COMMANDS
    assert max(watch.waited) <= TURNS


def test_whoever_guesses_codes_is_refused_after_so_many(tmp_path: Path) -> None:
    with (
        served(tmp_path, wrong_codes=5, wrong_codes_per_minute=1.0) as server,
        attackers("guesses", server.port, SECONDS, SCALE) as attacker,
    ):
        met = attacker.met()
    assert 0 < met["404"] <= ADDRESSES * (5 + SECONDS / 60)
    assert met["429"] > 0


def test_whoever_gives_up_and_begins_again_opens_no_more_tables_than_others(tmp_path: Path) -> None:
    with (
        served(tmp_path, tables_per_hour=5) as server,
        attackers("rematches", server.port, SECONDS, SCALE) as attacker,
    ):
        met = attacker.met()
    assert met["201"] + met["rematch"] <= 5
    assert met["error-too-many-tables"] + met["429"] > 0
