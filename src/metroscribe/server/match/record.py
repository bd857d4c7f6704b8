"""From a hosted match to its record, and back: what the log holds, without loss."""

from collections.abc import Callable
from copy import copy

from metroscribe.records import write_record
from metroscribe.server.match.state import Hosted


def record_of(hosted: Hosted) -> str:
    """The record so far. Of a finished match it also holds what proves the deal."""
    return recording(hosted)()


def recording(hosted: Hosted) -> Callable[[], str]:
    """The same, of the match as it is now, to be written elsewhere while it goes on."""
    assert hosted.match is not None
    match, proof = copy(hosted.match), proof_of(hosted)
    match.events = list(match.events)
    names = names_of(hosted)
    return lambda: write_record(match, names, proof=proof)


def names_of(hosted: Hosted) -> dict[int, str]:
    """Who sits where, bots too."""
    return {n: seat.bot or seat.name for n, seat in enumerate(hosted.seats) if seat.bot or seat.name}


def proof_of(hosted: Hosted) -> dict[str, str]:
    """What anybody needs to deal the match again: where it was dealt, what was committed to, the parts.

    What would tell the cards to come is told when none can come any more.
    """
    opened = hosted.opened
    if opened.proof is not None:
        return opened.proof
    about = {"match": opened.match, **({"given-up": str(opened.given_up)} if opened.given_up else {})}
    if opened.known_seed is not None or opened.known_key is not None:
        seed, key = opened.known_seed, opened.known_key
        known = f"seed {seed}" if seed is not None else f"key {key}"
        return {**about, **({"known": known} if hosted.finished else {})}
    parts = " ".join(f"{seat + 1}:{part}" for seat, part in sorted(hosted.parts.items()))
    proof = {**about, "commitment": opened.commitment, "parts": parts or "-"}
    return {**proof, "secret": hosted.finished.secret} if hosted.finished else proof
