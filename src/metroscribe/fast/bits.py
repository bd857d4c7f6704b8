"""The instructions on masks that Numba does not offer: how many bits, which is the lowest, and the n-th."""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

WORD = ir.IntType(64)
SLOW = ("znver1", "znver2")
"""Processors on which the instruction for the n-th bit takes longer than steps do."""


def _popcount(_context: Any, _mask: Any) -> Any:
    def instruction(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), instruction


def _lowest(_context: Any, _mask: Any) -> Any:
    def instruction(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), instruction


def _nth(_context: Any, _mask: Any, _number: Any) -> Any:
    def instruction(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        _, processor, features = target.codegen().magic_tuple()
        if "+bmi2" not in features or processor in SLOW:
            return target.compile_internal(builder, nth_by_steps, signature, arguments)
        mask, number = arguments
        kind = ir.FunctionType(WORD, (WORD, WORD))
        deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        return builder.call(deposit, (builder.shl(ir.Constant(WORD, 1), number), mask))

    return types.int64(types.int64, types.int64), instruction


def nth_by_steps(mask: int, number: int) -> int:
    for _ in range(number):
        mask &= mask - 1
    return mask & -mask


popcount: Callable[[int], int] = cast(Any, intrinsic(_popcount))
"""How many bits of a mask are set."""
lowest: Callable[[int], int] = cast(Any, intrinsic(_lowest))
"""The number of the lowest bit of a mask that is not empty."""
nth: Callable[[int, int], int] = cast(Any, intrinsic(_nth))
"""Bit number so and so of those that are set, counted from the lowest and from 0, as a mask."""
