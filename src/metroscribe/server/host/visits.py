"""Finding a table for somebody: links, and people at it, at once; typed codes as `guesses` lets them."""

import hmac
from dataclasses import dataclass

from metroscribe.server.host.session import Session
from metroscribe.server.host.tables import Host
from metroscribe.server.match.state import Hosted

KNOWN = 64
"""So many addresses of those who looked at a table are remembered with it."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever asks for a table: from where, with which token, and what their link holds besides the code."""

    address: str
    holder: str = ""
    proof: str = ""


async def visited(host: Host, code: str, visitor: Visitor) -> Session | None:
    """The table with this code or id."""
    session = await host.find(code)
    if session is None or not _known(session, code, visitor):
        await host.guesses.judge(visitor.address, session is not None)
    return session


def looks(session: Session, address: str) -> None:
    """Somebody at this address looks at the table: what their page asks for comes from there too."""
    if len(session.addresses) < KNOWN:
        session.addresses.add(address)


def _known(session: Session, code: str, visitor: Visitor) -> bool:
    hosted, holder = session.hosted, visitor.holder
    return (
        visitor.address in session.addresses
        or code == hosted.id
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
