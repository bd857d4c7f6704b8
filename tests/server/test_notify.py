"""What systemd is told, by a socket like its own."""

import asyncio
import os
import socket
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from metroscribe.server.notify import Notifier


@pytest.mark.parametrize("abstract", [False, True])
def test_values_come_as_one_datagram_to_the_named_socket(abstract: bool, tmp_path: Path) -> None:
    name = f"@metroscribe-{os.getpid()}" if abstract else str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(name.replace("@", "\0", 1) if abstract else name)
        systemd.settimeout(5)
        Notifier({"NOTIFY_SOCKET": name}).tell(READY="1", STATUS="Answers")
        assert systemd.recv(100) == b"READY=1\nSTATUS=Answers"


def test_without_systemd_nothing_is_told_and_a_dead_socket_costs_a_line() -> None:
    with capture_logs() as lines:
        Notifier({}).tell(READY="1")
        assert lines == []
        Notifier({"NOTIFY_SOCKET": "/nowhere/at/all"}).tell(READY="1")
    assert [line["event"] for line in lines] == ["systemd cannot be told"]


@pytest.mark.parametrize(
    ("environment", "seconds"),
    [
        ({}, 0.0),
        ({"WATCHDOG_USEC": "30000000"}, 30.0),
        ({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": str(os.getpid())}, 30.0),
        ({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"}, 0.0),
        ({"WATCHDOG_USEC": "soon"}, 0.0),
    ],
)
def test_the_watchdog_is_fed_where_it_asks_this_process(environment: dict[str, str], seconds: float) -> None:
    assert Notifier(environment).watched == seconds


def test_a_hung_event_loop_feeds_no_watchdog(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.setblocking(False)
        notifier = Notifier({"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "20000"})

        def heard() -> int:
            count = 0
            while True:
                try:
                    count += systemd.recv(100) == b"WATCHDOG=1"
                except BlockingIOError:
                    return count

        async def life() -> tuple[int, int]:
            task = asyncio.create_task(notifier.stay_alive())
            while (fed := heard()) < 1:
                await asyncio.sleep(0.02)
            time.sleep(0.1)  # the loop hangs
            hung = heard()
            task.cancel()
            return fed, hung

        fed, hung = asyncio.run(life())
        assert fed > 0
        assert hung == 0
