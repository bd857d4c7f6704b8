"""Overload: what cannot be done in time is refused at once, and nothing is lost by that."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.server.config import Config
from metroscribe.server.host.load import LEAST, LONGEST, MOMENT, Load
from metroscribe.server.wire import messages as wire
from tests.server.clock import HandClock
from tests.server.served import served

TARGET = Config().loop_seconds


class Machine:
    """Does `capacity` commands a second, one after the other; a refused one costs a tenth."""

    def __init__(self, capacity: float) -> None:
        self.clock, self.capacity = HandClock(), capacity
        self.load = Load(TARGET, self.clock)
        self.lags: list[float] = []
        self._due = 0.0

    def turn(self, offered: float, lasted: float) -> tuple[int, float]:
        """One turn of the loop, with all commands that came during the one before; how long it takes."""
        taken = refused = 0
        self._due += offered * lasted
        while self._due >= 1:
            self._due -= 1
            if self.load.take():
                refused += 1
            else:
                taken += 1
        seconds = max(0.001, (taken + refused / 10) / self.capacity)
        self.clock.time += seconds
        self.lags.append(seconds)
        return taken, seconds

    async def run(self, offered: float, seconds: float) -> float:
        """How many a second were taken."""
        lasted, total, until = 0.01, 0, self.clock.time + seconds
        began = self.clock.time
        while self.clock.time < until:
            taken, lasted = self.turn(offered, lasted)
            total += taken
            await asyncio.sleep(0)
        return total / (self.clock.time - began)


def run(work: Any) -> Any:
    return asyncio.run(work)


def test_a_machine_that_keeps_up_refuses_nobody() -> None:
    machine = Machine(3000)
    run(machine.run(offered=1500, seconds=20))
    assert machine.load.refused == 0


@pytest.mark.parametrize("times", [2, 5])
def test_with_more_than_it_can_do_turns_stay_short_and_most_of_its_work_is_done(times: float) -> None:
    machine = Machine(3000)

    async def evening() -> float:
        await machine.run(3000 * times, 10)
        machine.lags.clear()
        return await machine.run(3000 * times, 30)

    taken = run(evening())
    long = sorted(machine.lags)[len(machine.lags) * 99 // 100]
    assert long < 4 * TARGET
    assert taken > 3000 * 0.4
    assert machine.load.refused > 0


def test_after_it_everybody_is_taken_again_within_three_seconds() -> None:
    machine = Machine(3000)

    async def evening() -> None:
        await machine.run(15_000, 20)
        await machine.run(300, 3)
        machine.load.refused = 0
        await machine.run(300, 20)

    run(evening())
    assert (machine.load.share, machine.load.refused) == (1.0, 0)


@given(st.lists(st.tuples(st.floats(0, 5), st.floats(0, 1)), max_size=60))
def test_there_is_always_a_share_and_a_time_to_come_again(history: list[tuple[float, float]]) -> None:
    async def lived() -> None:
        clock = HandClock()
        load = Load(TARGET, clock)
        for rest, lag in history:
            clock.time += rest
            load.take()
            clock.time += lag
            await asyncio.sleep(0)
            assert LEAST <= load.share <= 1
            assert 0 <= load.take() <= LONGEST

    run(lived())


def test_one_long_turn_refuses_nobody() -> None:
    """A drawing, a collection of garbage, a machine that slept."""

    async def lived() -> None:
        clock = HandClock()
        load = Load(TARGET, clock)
        for seconds in (0.001, 0.5, 0.001, 5.0, 0.001):
            assert load.take() == 0
            clock.time += seconds
            await asyncio.sleep(0)
            clock.time += MOMENT
        assert load.share == 1

    run(lived())


def test_what_waits_for_turns_of_its_own_counts_too() -> None:
    """Each view of a sheet is told in a turn of its own: many are a long wait, however short turns are."""

    async def lived(waiting: int) -> float:
        clock = HandClock()
        load = Load(TARGET, clock, lambda: waiting)
        for _ in range(40):
            load.take()
            clock.time += TARGET / 4
            await asyncio.sleep(0)
        return load.share

    assert run(lived(0)) == 1
    assert run(lived(100)) < 1


def test_a_command_that_came_to_a_busy_server_was_not_decided_and_may_come_again(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        code = server.open(name="Ada")
        phone = server.join(code)
        phone.told(wire.Welcome)
        server.host.load.share = 0.5
        phone.send({"do": "rename", "id": "12345678", "name": "Bob"})
        refused = phone.told(wire.Answer)
        assert (refused.refused and refused.refused.key, refused.retry) == ("error-busy", 2)
        server.host.load.share = 1.0
        phone.send({"do": "rename", "id": "12345678", "name": "Bob"})
        answer = phone.told(wire.Answer)
        assert (answer.refused, answer.retry, answer.id) == (None, 0, "12345678")
        assert server.http.get(f"/api/tables/{code}").json()["seats"][0]["name"] == "Bob"
