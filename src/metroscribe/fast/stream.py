"""The generator of simulations: SplitMix64, one word of state. Deals that people play never use it.

The word is a counter, and each of its values gives a number. A kernel may keep it at hand and count on by
itself (`following`, then `number_below` or `bit_of`), or leave it on a desk (`below`, `one_of`).
"""

from typing import Any

import numpy as np

from metroscribe.fast.bits import lowest, nth, popcount
from metroscribe.fast.kernel import inlined

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
SHIFT_30, SHIFT_27, SHIFT_31, HALF = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)

Word = Any
"""64 bits without sign."""
Desk = Any
"""A record with the state of the stream in its field `word`."""


@inlined
def following(word: Word) -> Word:
    return word + GOLDEN


@inlined
def _mix(z: Word) -> Word:
    z = (z ^ (z >> SHIFT_30)) * FIRST
    z = (z ^ (z >> SHIFT_27)) * SECOND
    return z ^ (z >> SHIFT_31)


@inlined
def number_below(word: Word, bound: int) -> int:
    """A number in `0 .. bound - 1`; no value is favoured by more than bound / 2**32."""
    return np.int64(((_mix(word) >> HALF) * np.uint64(bound)) >> HALF)  # type: ignore[return-value]


@inlined
def bit_of(word: Word, mask: int) -> int:
    """A random bit of a mask that is not empty, as its number."""
    return lowest(nth(mask, number_below(word, popcount(mask))))


@inlined
def below(desk: Desk, bound: int) -> int:
    desk.word = following(desk.word)
    return number_below(desk.word, bound)


@inlined
def one_of(desk: Desk, mask: int) -> int:
    desk.word = following(desk.word)
    return bit_of(desk.word, mask)


@inlined
def mixed(seed: int, number: int) -> Word:
    """Where stream number so and so of a seed begins."""
    return _mix(np.uint64(seed) * FIRST + np.uint64(number) * SECOND)
