"""What is measured: with few labels whatever anybody sends, and truthfully."""

import asyncio
import socket
import threading
import time
from pathlib import Path

import pytest

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.host.line import Place
from metroscribe.server.host.workers import Crew, Steps
from metroscribe.server.metrics import METRICS
from metroscribe.server.web import figures
from tests.server.inside import Inside, run


def value(name: str, **labels: str) -> float:
    return METRICS.registry.get_sample_value(name, labels) or 0.0


def test_methods_that_somebody_made_up_are_counted_as_one() -> None:
    before = value("metroscribe_requests_total", method="other", status="405")
    for method in ("BREW", "POUR", "x" * 1000):
        METRICS.requested(method, 405)
    assert value("metroscribe_requests_total", method="other", status="405") == before + 3


def test_bots_that_wait_for_a_thread_are_counted_until_they_think_or_nobody_wants_them() -> None:
    free = threading.Event()

    def think() -> Steps:
        free.wait(10)
        return ()

    async def story() -> list[float]:
        crew, before, seen = Crew("test", 1), value("metroscribe_bot_queue"), list[float]()
        jobs = [asyncio.create_task(crew.run(Place("", ""), think)) for _ in range(3)]
        for change in (lambda: None, jobs[2].cancel, free.set):
            change()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            seen.append(value("metroscribe_bot_queue") - before)
        await asyncio.gather(*jobs, return_exceptions=True)
        await crew.end()
        return [*seen[:2], value("metroscribe_bot_queue") - before]

    assert asyncio.run(story()) == [2, 1, 0]


def test_a_loop_that_is_held_up_is_measured_as_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "EVERY", 0.01)

    async def story() -> None:
        watching = asyncio.create_task(figures.watch_loop())
        await asyncio.sleep(0)
        time.sleep(0.05)
        await asyncio.sleep(0.02)
        watching.cancel()

    before = value("metroscribe_loop_lag_seconds_sum")
    asyncio.run(story())
    assert value("metroscribe_loop_lag_seconds_sum") >= before + 0.03


def test_a_port_for_figures_that_is_taken_is_named(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        assert figures.listen(inside.host).startswith("127.0.0.1:")

    run(tmp_path, story, metrics_port=0)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        async def refused(inside: Inside) -> None:
            with pytest.raises(MetroscribeError) as fault:
                figures.listen(inside.host)
            assert (fault.value.text.key, fault.value.text.args["port"]) == ("error-port", str(port))

        run(tmp_path, refused, metrics_port=port)


def test_without_a_port_of_their_own_figures_need_none(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        assert figures.listen(inside.host) == ""

    run(tmp_path, story)
