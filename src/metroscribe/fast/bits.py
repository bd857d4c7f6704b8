"""The two instructions on masks that Numba does not offer: how many bits, and which is the lowest."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


def _popcount(_context: Any, _mask: Any) -> Any:
    def instruction(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), instruction


def _lowest(_context: Any, _mask: Any) -> Any:
    def instruction(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), instruction


popcount: Callable[[int], int] = cast(Any, intrinsic(_popcount))
"""How many bits of a mask are set."""
lowest: Callable[[int], int] = cast(Any, intrinsic(_lowest))
"""The number of the lowest bit of a mask that is not empty."""
