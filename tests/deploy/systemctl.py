"""As much of systemctl as docs/hosting.md needs, for a folder that stands for a machine (`MACHINE`).

Starts the command of the unit that was installed there, waits until it says that it is ready, and ends it.
"""

import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

MACHINE = Path(os.environ["MACHINE"])
UNIT = MACHINE / "etc" / "systemd" / "system" / "metroscribe.service"
PID, LOG = MACHINE / "metroscribe.pid", MACHINE / "metroscribe.log"
READY_SECONDS, STOP_SECONDS = 60, 15


def setting(name: str) -> str:
    found = re.search(rf"^{name}=(.*)$", UNIT.read_text(), re.MULTILINE)
    assert found is not None, name
    return found[1].replace("%C", str(MACHINE / "var" / "cache"))


def start() -> None:
    """As `Type=notify` means it."""
    assert setting("Type") == "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.bind("")
        told.settimeout(READY_SECONDS)
        variables = dict(word.split("=", 1) for word in setting("Environment").split())
        watchdog = str(int(setting("WatchdogSec")) * 1_000_000)
        notified = {"NOTIFY_SOCKET": "@" + told.getsockname()[1:].decode(), "WATCHDOG_USEC": watchdog}
        own = {"HOME": str(MACHINE / "var" / "lib" / "metroscribe"), "PATH": os.environ["PATH"]}
        with LOG.open("a") as log:
            process = subprocess.Popen(
                shlex.split(setting("ExecStart")),
                env={**own, **variables, **notified},
                stdout=log,
                stderr=log,
            )
        PID.write_text(str(process.pid))
        try:
            while b"READY=1" not in told.recv(4096):
                pass
        except TimeoutError:
            raise SystemExit(f"it does not get ready: {LOG.read_text()}") from None


def stop() -> None:
    if not PID.exists():
        return
    number = int(PID.read_text())
    PID.unlink()
    os.kill(number, signal.SIGTERM)
    end = time.monotonic() + STOP_SECONDS
    while alive(number):
        if time.monotonic() > end:
            raise SystemExit("it does not end")
        time.sleep(0.05)


def alive(number: int) -> bool:
    """Nobody may be there to bury it."""
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def main(*words: str) -> None:
    if words[-1] != "metroscribe":
        return
    if words[0] in ("stop", "restart"):
        stop()
    if words[0] in ("start", "restart", "enable"):
        start()


if __name__ == "__main__":
    main(*sys.argv[1:])
