"""The one generator: HMAC-SHA-256 in counter mode.

A *key* is 32 bytes. Number `n` of a key is found without the numbers before it, so a deal needs no
state, and nothing that only saw earlier numbers can tell a later one. docs/chance.md states the
format; tests/core/test_rng.py holds its test vectors.
"""

import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 64
QUARTERS = struct.Struct(">4Q")


def key_of(seed: str, purpose: str) -> bytes:
    """The key for one purpose (`deal`, `bot/1`, ...) of a seed; different purposes never meet."""
    return hmac.digest(seed.encode(), f"metroscribe/{purpose}".encode(), "sha256")


def below(key: bytes, n: int, bound: int) -> int:
    """Number `n` of the key, uniform over `0 .. bound - 1`.

    Words past the last whole multiple of `bound` are rejected, so no value is favoured.
    """
    if not 1 <= bound <= WORD:
        raise ValueError("bound must lie between 1 and 2**64")
    limit = WORD - WORD % bound
    for word in words(key, n):
        if word < limit:
            return word % bound
    raise AssertionError("the words do not end")


def words(key: bytes, n: int) -> Iterator[int]:
    """The endless 64-bit words of number `n`: big-endian quarters of the blocks (n, 0), (n, 1), ..."""
    for attempt in count():
        block = hmac.digest(key, n.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")
        yield from QUARTERS.unpack(block)


class Stream:
    """The numbers of a key one after the other, for whoever needs many (bots, tests)."""

    __slots__ = ("_key", "_next")

    def __init__(self, seed: str, purpose: str) -> None:
        self._key = key_of(seed, purpose)
        self._next = 0

    def below(self, bound: int) -> int:
        self._next += 1
        return below(self._key, self._next - 1, bound)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
