"""The one generator: HMAC-SHA-256 in counter mode.

A *key* is 32 bytes. Number `n` of a key is found without the numbers before it, so a deal needs no
state, and nothing that only saw earlier numbers can tell a later one. docs/chance.md states the
format; tests/core/test_rng.py holds its test vectors.
"""

import hmac
import struct
from collections.abc import Sequence
from itertools import count
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 64
QUARTERS = struct.Struct(">4Q")


def key_of(seed: str, purpose: str) -> bytes:
    """The key for one purpose (`deal`, `bot/1`, ...) of a seed; different purposes never meet."""
    return hmac.digest(seed.encode(errors="surrogateescape"), f"metroscribe/{purpose}".encode(), "sha256")


def below(key: bytes, n: int, bound: int) -> int:
    """Number `n` of the key, uniform over `0 .. bound - 1`.

    Words past the last whole multiple of `bound` are rejected, so no value is favoured.
    """
    if not 1 <= bound <= WORD:
        raise ValueError("bound must lie between 1 and 2**64")
    limit, attempt = WORD - WORD % bound, 0
    while True:
        for word in block(key, n, attempt):
            if word < limit:
                return word % bound
        attempt += 1


def block(key: bytes, n: int, attempt: int = 0) -> tuple[int, ...]:
    """Four 64-bit words of number `n`; a further attempt has four more."""
    digest = hmac.digest(key, n.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")
    return QUARTERS.unpack(digest)


class Stream:
    """The words of a key one after the other, for whoever needs many (bots, tests)."""

    __slots__ = ("_words",)

    def __init__(self, seed: str, purpose: str) -> None:
        key = key_of(seed, purpose)
        self._words = (word for n in count() for word in block(key, n))

    def below(self, bound: int) -> int:
        """Uniform over `0 .. bound - 1`, from the next word that is not rejected."""
        limit = WORD - WORD % bound
        for word in self._words:
            if word < limit:
                return word % bound
        raise AssertionError("the words do not end")

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]
