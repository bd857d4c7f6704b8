"""The steady time: it follows the wall clock slowly, and no jump of it."""

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from metroscribe.core.rng import Stream
from metroscribe.server.host.clock import JUMP, SLEW, Steadiness
from metroscribe.server.metrics import METRICS
from tests.server.clock import BEGAN, HandClock, Machine
from tests.server.inside import ADA, Inside, run

HOUR = 3600.0
DAY = 24 * HOUR
SETTINGS = [8 * DAY, -8 * DAY, HOUR, -HOUR, 30.0, -30.0, 1.5, -1.5]


def test_it_begins_with_the_wall_clock_and_goes_with_the_monotonic_one() -> None:
    machine = Machine(passed=77.0, offset=DAY)
    clock = machine.clock
    assert clock.now() == machine.wall()
    machine.passed += 1000.0
    assert (clock.now(), clock.ahead()) == (machine.wall(), 0.0)


@pytest.mark.parametrize("set_by", SETTINGS)
def test_no_jump_changes_it(set_by: float) -> None:
    machine = Machine()
    clock = machine.clock
    machine.offset += set_by
    for hour in range(1, 25):
        machine.passed = hour * HOUR
        assert clock.now() == pytest.approx(BEGAN + hour * HOUR, abs=1e-6)
    assert clock.ahead() == pytest.approx(set_by, abs=1e-6)
    machine.offset = 0.0
    assert clock.now() == pytest.approx(BEGAN + DAY, abs=1e-6)
    assert clock.ahead() == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize("drift", [0.9 * JUMP, -0.9 * JUMP])
def test_a_small_difference_heals_slowly(drift: float) -> None:
    machine = Machine()
    clock = machine.clock
    machine.offset = drift
    before, step = clock.now(), 10.0
    while abs(clock.ahead()) > 0.002:
        machine.passed += step
        assert abs(clock.now() - before - step) <= step * SLEW + 1e-6
        before = clock.now()
    assert machine.passed == pytest.approx(abs(drift) / SLEW, rel=0.05)


def test_it_never_goes_back_whatever_is_done_to_the_wall_clock() -> None:
    machine, stream = Machine(), Stream("steady", "clock")
    clock = machine.clock
    for _ in range(2000):
        before = clock.now()
        machine.passed += stream.below(3000) / 1000
        machine.offset += stream.choice([0.0, 0.0, 0.4, -0.4, 3.0, -3.0, 9 * DAY, -9 * DAY])
        assert clock.now() >= before
    assert clock.now() - BEGAN == pytest.approx(machine.passed, rel=SLEW)


def test_a_process_that_is_held_up_between_two_readings_sees_no_jump() -> None:
    machine = Machine()
    clock = machine.clock
    machine.held_up = [0.0, 5000.0]
    assert clock.ahead() == pytest.approx(0.0, abs=1e-6)


def test_each_jump_is_logged_once_with_its_seconds_and_shown() -> None:
    clock = HandClock()
    steadiness = Steadiness(clock)
    with capture_logs() as logs:
        for offset in (0.0, 0.5, 8 * DAY, 8 * DAY + 0.2, 0.0, 0.0):
            clock.offset = offset
            steadiness.look()
            assert METRICS.registry.get_sample_value("metroscribe_clock_offset_seconds") == offset
    assert [line["seconds"] for line in logs] == [8 * DAY, -8 * DAY]


def test_it_is_steady_since_the_last_jump() -> None:
    clock = HandClock()
    steadiness = Steadiness(clock)
    clock.time += 100.0
    assert steadiness.seconds == 100.0
    clock.offset = 60.0
    assert steadiness.seconds == 0.0
    clock.time += 50.0
    assert steadiness.seconds == 50.0


def test_no_jump_changes_what_is_left_of_a_turn(tmp_path: Path) -> None:
    machine = Machine()
    clock = machine.clock

    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, clock=10)
        machine.passed += 4.0
        for offset in SETTINGS:
            machine.offset = offset
            assert session.hosted.deadline is not None
            assert session.hosted.deadline - inside.host.now() == pytest.approx(6.0, abs=1e-6)
            timer = session.timer
            assert timer is not None
            inside.host.wake(session)
            assert session.timer is not None
            assert session.timer.when() - timer.when() < 1.0

    run(tmp_path, story, clock)
