"""Parts of a host's machine, on loopback and in a folder of its own: programs, ports, a certificate."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME = "games.example.org"
"""What the examples call the server."""
METROSCRIBE = (sys.executable, "-c", "from metroscribe.cli import main; main()")
PATIENCE = 30.0


def program(name: str) -> str:
    """Where a program is that `./check long` installs."""
    beside = shutil.which(name, path=str(Path(sys.executable).parent))
    found = beside or shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    assert found is not None, f"This test needs the program {name}: ./check long installs it."
    return found


def told(*command: str | Path, status: int = 0) -> str:
    """All that a program says, which is to end with this status."""
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, timeout=120, check=False
    )
    said = done.stdout + done.stderr
    assert done.returncode == status, said
    return said


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def running(log: Path, port: int, command: Sequence[str | Path]) -> Iterator[None]:
    """A program that runs meanwhile; it is there when its port is open."""
    with log.open("w") as out, subprocess.Popen(list(map(str, command)), stdout=out, stderr=out) as process:
        try:
            wait_for_port(port, process, log)
            yield
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()


def wait_for_port(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(log.read_text())


def certificate(folder: Path) -> tuple[Path, Path]:
    """One for the name of the examples, signed by itself, and its key."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    subject = ("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}")
    asked = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", chain)
    told(program("openssl"), *asked, *subject)
    return chain, key


def replaced(text: str, changes: dict[str, str]) -> str:
    """An example with other addresses: each of them must be in it."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text
