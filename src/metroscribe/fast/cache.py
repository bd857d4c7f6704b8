"""The folder of the compiled kernels on this machine. Importing this loads neither NumPy nor Numba."""

import hashlib
import os
import sys
import tempfile
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = ("games", "fast", "search")
"""The packages whose sources kernels, and the constants in them, come from."""
BOUNDSCHECK = "NUMBA_BOUNDSCHECK"
PREFIX, MARK = "fast-", "warm-"
"""Prefixes of the names of cache folders, and of the marks in them."""
MARKS = f"{MARK}*"


@cache
def cache_folder() -> Path | None:
    """The folder, or None if none can be written.

    Numba checks only the file of the function it loads, not those of the functions it calls. So the folder's
    name contains a hash of every source in `COMPILED` and of everything else that makes Numba recompile
    (version, processor): a change of any of them starts an empty folder. The answer is kept for the life of
    the process, since the loaded sources do not change either.
    """
    digest = hashlib.sha256(" ".join(_circumstances()).encode())
    for file in sorted(file for name in COMPILED for file in (PACKAGE / name).rglob("*.py")):
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
    """The file that exists once every search of a family is compiled."""
    return folder / f"{MARK}{family}"


def _circumstances() -> tuple[str, ...]:
    try:
        numba = version("numba")
    except PackageNotFoundError:
        numba = ""
    return numba, str(sys.implementation.cache_tag), os.environ.get(BOUNDSCHECK, ""), _processor()


def _processor() -> str:
    """Code is compiled for one kind of processor; several machines may share a home folder."""
    try:
        from llvmlite.binding import get_host_cpu_features, get_host_cpu_name

        return f"{get_host_cpu_name()} {get_host_cpu_features().flatten()}"
    except (ImportError, OSError, RuntimeError):
        return ""


def _own(folder: Path) -> int:
    """The user whose folder it must be: code is never loaded from somebody else's."""
    return os.getuid() if hasattr(os, "getuid") else folder.stat().st_uid
