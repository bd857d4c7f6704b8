"""How kernels are compiled: without the interpreter's lock, kept on disk under the hash of their sources."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba

F = TypeVar("F", bound=Callable[..., Any])

CONFIG: Any = numba.config


@cache
def cache_folder() -> Path | None:
    """Where compiled code is kept; None: nowhere, since no folder can be written.

    Numba looks only at the file of the function it loads, and would miss a change in one that is called.
    So the folder's name holds a hash of every source, the games' numbers among them, and a change of any
    starts a new one.
    """
    digest = hashlib.sha256(f"{numba.__version__} {CONFIG.BOUNDSCHECK}".encode())
    package = Path(__file__).parent.parent
    for file in sorted((*(package / "fast").rglob("*.py"), *(package / "games").rglob("*.py"))):
        digest.update(file.name.encode() + file.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME")
    for base in (Path(home) if home else Path("~/.cache"), Path(tempfile.gettempdir())):
        try:
            folder = base.expanduser() / "metroscribe" / f"fast-{digest.hexdigest()[:16]}"
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError):
            continue
        if os.access(folder, os.W_OK) and folder.stat().st_uid == _own(folder):
            return folder
    return None


def _own(folder: Path) -> int:
    """Code is loaded only from a folder of our own."""
    return os.getuid() if hasattr(os, "getuid") else folder.stat().st_uid


def kernel(function: F) -> F:
    """The function, compiled when it is first called, and kept."""
    return _compiled(function)


def inlined(function: F) -> F:
    """The same, and made a part of whatever kernel calls it: a call costs more than many of them do."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, **options: bool) -> F:
    njit: Any = numba.njit
    folder, before = cache_folder(), CONFIG.CACHE_DIR
    CONFIG.CACHE_DIR = str(folder or "")
    try:
        compiled: F = njit(nogil=True, error_model="numpy", cache=folder is not None, **options)(function)
    finally:
        CONFIG.CACHE_DIR = before
    return compiled
