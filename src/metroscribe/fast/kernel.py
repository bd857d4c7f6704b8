"""How kernels are compiled: without the interpreter's lock, kept on disk under the hash of their sources."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba

from metroscribe.fast.cache import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

CONFIG: Any = numba.config


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
