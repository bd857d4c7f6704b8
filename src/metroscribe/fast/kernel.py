"""How kernels are compiled: without the interpreter's lock, kept on disk under the hash of their sources."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numba.extending

from metroscribe.fast.cache import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

CONFIG: Any = numba.config
OPTIONS = {"nogil": True, "error_model": "numpy"}


def kernel(function: F) -> F:
    """The function, compiled when it is first called, and kept.

    Numba hands options down: first called by an inlined one, it is made a part of its callers as well.
    """
    return _compiled(function)


def inlined(function: F) -> F:
    """The same, and made a part of whatever kernel calls it: a call costs more than many of them do."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, **options: bool) -> F:
    njit: Any = numba.njit
    folder, before = cache_folder(), CONFIG.CACHE_DIR
    CONFIG.CACHE_DIR = str(folder or "")
    try:
        compiled: F = njit(cache=folder is not None, **OPTIONS, **options)(function)
    finally:
        CONFIG.CACHE_DIR = before
    return compiled


def implements(declared: Callable[..., Any], first: type) -> Callable[[F], F]:
    """What a kernel compiles for a call of `declared` whose first argument is a named tuple of this class.

    So one kernel serves both families, is compiled once for each, and calls nothing through a pointer.
    """
    overload: Any = numba.extending.overload

    def register(function: F) -> F:
        def chosen(given: Any, *_: Any) -> F | None:
            return function if getattr(given, "instance_class", None) is first else None

        overload(declared, jit_options=OPTIONS, strict=False)(chosen)
        return function

    return register
