"""Who asks for a table: people at it and those with a link come in at once, others have typed its code."""

import hmac
import re
from dataclasses import dataclass

from metroscribe.server.host.session import Session
from metroscribe.server.match.state import Hosted

ID = re.compile("[0-9a-f]{32}")
KNOWN = 64
"""So many addresses of those who looked at a table are remembered with it."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever asks for a table: from where, with which token, and what their link holds besides the code."""

    address: str
    holder: str = ""
    proof: str = ""


def looks(session: Session, address: str) -> None:
    """Somebody at this address looks at the table: what their page asks for comes from there too."""
    if len(session.addresses) < KNOWN:
        session.addresses.add(address)


def is_id(code: str) -> bool:
    """Whether it is the id of a match, not the code of its table."""
    return bool(ID.fullmatch(code))


def is_typed(code: str, visitor: Visitor, session: Session | None) -> bool:
    """Whether this may be a guess: not by whoever is known at the table, and not the id of a match."""
    return not is_id(code) and (session is None or not _known(session, visitor))


def _known(session: Session, visitor: Visitor) -> bool:
    hosted, holder = session.hosted, visitor.holder
    return (
        visitor.address in session.addresses
        or (bool(holder) and (belongs(hosted, holder) or holder in hosted.welcome))
        or any(_same(visitor.proof, secret) for secret in (hosted.opened.invite, hosted.id))
    )


def belongs(hosted: Hosted, holder: str) -> bool:
    """Whether this token holds a seat, hosts, or has a seat kept for it."""
    return (
        hosted.seat_of(holder) is not None
        or (bool(holder) and holder == hosted.host)
        or hosted.kept_for(holder) is not None
    )


def _same(proof: str, secret: str) -> bool:
    return bool(secret) and hmac.compare_digest(proof.encode(), secret.encode())
