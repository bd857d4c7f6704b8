#!/usr/bin/env python3
"""Checks the deal of a match that was played on a server, by docs/chance.md and nothing else.

    metroscribe verify RECORD --json | python3 verify_deal.py
    python3 verify_deal.py FILE
    python3 verify_deal.py --vectors

It needs no other file and shares no code with Metroscribe. It reads a proof with its draws, or a list of
such, says in one line whether every card is the one that had to come, and exits with 0 if so, else with 1.
That each draw was made from the cards that could come is for the rules to judge: `metroscribe replay` does.
"""

import hashlib
import hmac
import json
import re
import sys
from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import accumulate, count
from typing import Any

Proof = dict[str, Any]
Pile = dict[str, int]


class Unproven(Exception):
    """Why the cards need not be the ones that had to come."""


def mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def sealed(match: str, secret: bytes) -> str:
    """The commitment that the server showed before the match."""
    return hashlib.sha256(b"metroscribe/commitment/" + match.encode() + b"/" + secret).hexdigest()


def mixed(match: str, secret: bytes, parts: str) -> bytes:
    """The key: the secret stirred with what the seats contributed, `parts` as in the record."""
    words = [] if parts == "-" else parts.split(" ")
    return mac(secret, "/".join(["metroscribe/deal", match, *words]).encode())


def words_of(key: bytes, number: int) -> Iterator[int]:
    for attempt in count():
        block = mac(key, number.to_bytes(8, "big") + attempt.to_bytes(4, "big"))
        yield from (int.from_bytes(block[start : start + 8], "big") for start in range(0, 32, 8))


def card_due(key: bytes, number: int, outcomes: Pile) -> str:
    """Lay the cards in a row by their texts, and take the one that the first fair word points at."""
    row = sorted(outcomes)
    *_, total = ends = list(accumulate(outcomes[card] for card in row))
    if min(outcomes.values()) < 1 or total > 2**64:
        raise Unproven(f"card {number + 1} was drawn from impossible numbers of cards")
    fair = 2**64 // total * total
    place = next(word for word in words_of(key, number) if word < fair) % total
    return row[bisect_right(ends, place)]


def field(proof: Proof, name: str, shape: str) -> str:
    """What the proof says, if it has the one form that it can have."""
    if name not in proof:
        raise Unproven(f"there is no {name}" + (", which is published at the end" * (name == "secret")))
    if not re.fullmatch(shape, proof[name]):
        raise Unproven(f"the {name} is malformed: {proof[name]}")
    return str(proof[name])


def key_of(proof: Proof) -> bytes:
    if "known" in proof:
        kind, value = field(proof, "known", "seed .+|key [0-9a-f]{64}").split(" ", 1)
        return mac(value.encode(), b"metroscribe/deal") if kind == "seed" else bytes.fromhex(value)
    match = field(proof, "match", "[0-9a-f]{32}")
    promise = field(proof, "commitment", "[0-9a-f]{64}")
    parts = field(proof, "parts", "-|[1-9][0-9]?:[0-9a-f]{32}( [1-9][0-9]?:[0-9a-f]{32})*")
    givers = [int(word) for word in re.findall("([0-9]+):", parts)]
    if givers != [seat for seat in range(1, proof["seats"] + 1) if seat in givers]:
        raise Unproven("contributions come from seats of the table, from each once, in order")
    secret = bytes.fromhex(field(proof, "secret", "[0-9a-f]{64}"))
    if sealed(match, secret) != promise:
        raise Unproven("the secret is not the one that was committed to")
    return mixed(match, secret, parts)


def check(proof: Proof) -> int:
    """How many cards were checked; `Unproven` with the first that is wrong."""
    key = key_of(proof)
    if proof.get("key", key.hex()) != key.hex():
        raise Unproven(f"the key is {key.hex()}")
    for number, drawn in enumerate(proof["draws"]):
        due = card_due(key, number, drawn["outcomes"])
        if due != drawn["card"]:
            raise Unproven(f"card {number + 1} is {drawn['card']}, but {due} had to come")
    return len(proof["draws"])


# Test vectors, for whoever writes another one.

SMALL = {"deck:circle": 2, "deck:joker": 1, "deck:pentagon": 2, "deck:square": 2, "deck:switch": 1}
NAMES = {"deck:1": 1, "deck:10": 1, "deck:2": 3, "deck:express-2": 2, "deck:free-ride": 1, "deck:transfer": 4}
HALF = {"deck:a": 2**62, "deck:b": 2**61, "deck:c": 2**61, "deck:d": 1}
MANY = {"deck:common": 10**15, "deck:rare": 10**6, "deck:single": 1, "deck:usual": 10**9}


def emptied(key: bytes, pile: Pile) -> list[Proof]:
    """The pile dealt out to its last card."""
    left, draws = pile, list[Proof]()
    while left:
        card = card_due(key, len(draws), left)
        draws.append({"outcomes": left, "card": card})
        left = {other: times - (other == card) for other, times in left.items() if times > (other == card)}
    return draws


def refilled(key: bytes, pile: Pile) -> list[Proof]:
    """The same pile before each of twenty draws."""
    return [{"outcomes": pile, "card": card_due(key, number, pile)} for number in range(20)]


def committed(name: str, givers: list[int]) -> Proof:
    """A proof made of nothing but its name."""

    def bits(what: object) -> str:
        return hashlib.sha256(f"{name}/{what}".encode()).hexdigest()

    match, secret = bits("match")[:32], bits("secret")
    parts = " ".join(f"{seat}:{bits(seat)[:32]}" for seat in givers)
    promise = sealed(match, bytes.fromhex(secret))
    return {"match": match, "commitment": promise, "parts": parts or "-", "secret": secret}


def vector(
    name: str, proof: Proof, seats: int, pile: Pile, deal: Callable[[bytes, Pile], list[Proof]] = emptied
) -> Proof:
    key = key_of({**proof, "seats": seats})
    return {"name": name, **proof, "seats": seats, "key": key.hex(), "draws": deal(key, pile)}


def vectors() -> list[Proof]:
    return [
        vector("nobody contributed", committed("0", []), 1, SMALL),
        vector("one of two contributed", committed("1", [2]), 2, SMALL),
        vector("all of three contributed", committed("2", [1, 2, 3]), 3, SMALL),
        vector("seats are ordered by number", committed("3", [2, 9, 10, 12]), 12, SMALL),
        vector("cards are ordered by text", committed("4", [1, 2]), 2, NAMES),
        vector("half of all words are rejected", committed("5", [1]), 1, HALF, refilled),
        vector("cards are very many", committed("6", [1]), 1, MANY, refilled),
        vector("a known seed", {"known": "seed Zürich 1"}, 2, SMALL),
        vector("a known key", {"known": "key " + "5a" * 32}, 2, SMALL),
    ]


def print_vectors() -> None:
    """A line for each draw."""
    texts = []
    for found in vectors():
        draws = ",\n  ".join(map(json.dumps, found.pop("draws")))
        texts.append(f'{json.dumps(found)[:-1]}, "draws": [\n  {draws}]}}')
    print("[" + ",\n".join(texts) + "]")


def main(arguments: list[str]) -> int:
    if arguments == ["--vectors"]:
        print_vectors()
        return 0
    if len(arguments) > 1 or arguments[:1] in (["-h"], ["--help"]):
        print(str(__doc__).strip())
        return 1
    try:
        with open(arguments[0] if arguments else 0, encoding="utf-8") as file:
            read = json.load(file)
        proofs: list[Proof] = read if isinstance(read, list) else [read]
        if not (cards := sum(map(check, proofs))):
            raise Unproven("there are no cards")
    except Unproven as fault:
        print(f"not proven: {fault}")
        return 1
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as fault:
        print(f"not a proof: {fault!r}")
        return 1
    shown = " ".join(proof.get("commitment", "none (the deal was known)") for proof in proofs)
    print(f"proven: all {cards} cards are the ones that had to come; commitment: {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
