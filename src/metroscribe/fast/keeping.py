"""Where compiled code is kept on this machine. Asking loads neither NumPy nor Numba."""

import hashlib
import os
import sys
import tempfile
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
BOUNDSCHECK = "NUMBA_BOUNDSCHECK"
PREFIX, MARK = "fast-", "warm-"
"""How the names of such folders begin, and those of the marks in them."""
MARKS = f"{MARK}*"


@cache
def cache_folder() -> Path | None:
    """The folder; None: there is none, since none can be written.

    Numba looks only at the file of the function it loads, and would miss a change in one that is called.
    So the folder's name holds a hash of every source, the games' numbers among them, and a change of any
    starts a new one. So does whatever else lets Numba compile anew: what lies there never has to be.
    """
    digest = hashlib.sha256(" ".join(_circumstances()).encode())
    for file in sorted((*(PACKAGE / "fast").rglob("*.py"), *(PACKAGE / "games").rglob("*.py"))):
        digest.update(f"{file} {file.stat().st_mtime_ns}".encode() + file.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME")
    for base in (Path(home) if home else Path("~/.cache"), Path(tempfile.gettempdir())):
        try:
            folder = base.expanduser() / "metroscribe" / f"{PREFIX}{digest.hexdigest()[:16]}"
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError):
            continue
        if os.access(folder, os.W_OK) and folder.stat().st_uid == _own(folder):
            return folder
    return None


def mark_of(folder: Path, family: str) -> Path:
    """A file that is there as soon as every search of a family is compiled."""
    return folder / f"{MARK}{family}"


def _circumstances() -> tuple[str, ...]:
    try:
        numba = version("numba")
    except PackageNotFoundError:
        numba = ""
    return numba, str(sys.implementation.cache_tag), os.environ.get(BOUNDSCHECK, ""), _processor()


def _processor() -> str:
    """Code is compiled for one kind of processor; a home folder may be seen from several."""
    try:
        from llvmlite.binding import get_host_cpu_features, get_host_cpu_name

        return f"{get_host_cpu_name()} {get_host_cpu_features().flatten()}"
    except (ImportError, OSError, RuntimeError):
        return ""


def _own(folder: Path) -> int:
    """Code is loaded only from a folder of our own."""
    return os.getuid() if hasattr(os, "getuid") else folder.stat().st_uid
