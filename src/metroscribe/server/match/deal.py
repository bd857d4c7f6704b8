"""Deals that nobody can steer and anybody can check. docs/chance.md states the format.

The server commits to a secret when a table is opened; each person at the table adds a part when the
match starts; the key of the deal follows from both. The secret is published when the match is over.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from metroscribe.core.cards import Card
from metroscribe.core.dealer import DEAL, Dealer, Keyed, Seeded
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.rng import key_of

SECRET_BYTES = 32
BYTES = {"match": 16, "commitment": 32, "secret": SECRET_BYTES}
"""What a proof consists of, besides the parts: so many bytes each, in hexadecimal."""
PART = re.compile(r"([1-9][0-9]?):([0-9a-f]{32})")


def commitment(match: str, secret: bytes) -> str:
    """What is published before anything is dealt; another secret with the same one cannot be found."""
    return hashlib.sha256(f"metroscribe/commitment/{match}/".encode() + secret).hexdigest()


def deal_key(match: str, secret: bytes, parts: Mapping[int, str]) -> bytes:
    """The key of the deal; `parts` are the contributions in hexadecimal, by seat."""
    given = "".join(f"/{seat + 1}:{part}" for seat, part in sorted(parts.items()))
    return hmac.digest(secret, f"metroscribe/deal/{match}{given}".encode(), "sha256")


@dataclass(frozen=True, slots=True)
class Draw:
    """One card of a match: what it was drawn from, and what came."""

    outcomes: Mapping[Card, int]
    card: Card


class NotTheDeal(MetroscribeError):
    """The proof does not hold, or is none."""


def proven_key(proof: Mapping[str, str], seats: int) -> bytes:
    """The key that the proof in a record leads to; `NotTheDeal` if it does not lead to any."""
    if "known" in proof:
        return _known_key(proof["known"])
    for name in ("match", "commitment", "parts", "secret"):
        if name not in proof:
            raise NotTheDeal("deal-missing", name=name)
    for name, size in BYTES.items():
        _bytes(name, proof[name], size)
    match, secret = proof["match"], bytes.fromhex(proof["secret"])
    if commitment(match, secret) != proof["commitment"]:
        raise NotTheDeal("deal-commitment")
    return deal_key(match, secret, _parts(proof["parts"], seats))


def _known_key(known: str) -> bytes:
    kind, _, value = known.partition(" ")
    if not value or kind not in ("seed", "key"):
        raise NotTheDeal("deal-known", known=known)
    return key_of(value, DEAL) if kind == "seed" else _bytes("known", value, SECRET_BYTES)


def _bytes(name: str, text: str, size: int) -> bytes:
    """Exactly so many, so that a proof has one form and nothing can be shifted from one part to the next."""
    if not re.fullmatch(f"[0-9a-f]{{{2 * size}}}", text):
        raise NotTheDeal("deal-bytes", name=name, bytes=size)
    return bytes.fromhex(text)


def _parts(text: str, seats: int) -> dict[int, str]:
    """`1:ab... 3:cd...`, the seats counted from 1, in order; a dash where nobody contributed."""
    words = [PART.fullmatch(word) for word in ([] if text == "-" else text.split(" "))]
    parts = {int(word[1]) - 1: word[2] for word in words if word}
    known = not parts or max(parts) < seats
    if not (known and len(parts) == len(words) and list(parts) == sorted(parts)):
        raise NotTheDeal("deal-parts", parts=text)
    return parts


def wrong_card(dealt: Sequence[Draw], proven: Dealer) -> tuple[int, Card] | None:
    """The first card that the proof does not lead to: its number from 0, and what should have come."""
    for number, draw in enumerate(dealt):
        due = proven.draw(number, draw.outcomes)
        if due != draw.card:
            return number, due
    return None


class Deal:
    """What deals to one match: a known deal, or the secret with the contributions of its seats."""

    def __init__(self, secret: bytes = b"", seed: str | None = None, key: str | None = None) -> None:
        self.secret, self._seed, self._key = secret, seed, key
        self._made: tuple[str, Mapping[int, str], Dealer] | None = None

    @property
    def known(self) -> bool:
        return not self.secret

    def dealer(self, match: str, parts: Mapping[int, str]) -> Dealer:
        """Made once for a match: it is asked for at the end of every turn."""
        if self._made is None or self._made[:2] != (match, parts):
            self._made = match, dict(parts), self._dealer(match, parts)
        return self._made[2]

    def _dealer(self, match: str, parts: Mapping[int, str]) -> Dealer:
        if self._seed is not None:
            return Seeded(self._seed)
        if self._key is not None:
            return Keyed(bytes.fromhex(self._key))
        if not self.secret:
            raise MetroscribeError("error-no-secret")
        return Keyed(deal_key(match, self.secret, parts))
