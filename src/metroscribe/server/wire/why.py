"""Why something that was touched makes no move: asked by a seat, and answered to it alone."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from metroscribe import draw
from metroscribe.core.text import Text
from metroscribe.server.match.commands import Id
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire.said import Said, said


class AskWhy(Struct, frozen=True, tag_field="do", tag="why", forbid_unknown_fields=True):
    """The elements that were touched, one after the other; none: a place where there is nothing."""

    id: Id
    taps: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=4)] = ()


class Why(Struct, frozen=True, tag_field="say", tag="why"):
    id: str
    says: Said | None
    """One sentence; null where nothing forbids it."""
    hint: Said | None = None
    """What would have to come, or to be done first."""
    shows: tuple[str, ...] = ()
    """The elements that are in the way, or where one could go on."""
    paragraph: str = ""
    """The key of the paragraph of the guide that has the rule."""


def why_view(hosted: Hosted, number: int | None, id_: str, taps: Sequence[str]) -> Why:
    match = hosted.match
    if number is None or match is None or hosted.phase != "playing":
        return Why(id_, said(Text("why-not-playing")))
    if hosted.seats[number].ready:
        return Why(id_, said(Text("why-ready")))
    rules = match.rules
    why = rules.wording.why(match.table, match.sheet(number), draw.target(rules, taps))
    if why is None:
        return Why(id_, None)
    hint = said(why.hint) if why.hint else None
    return Why(id_, said(why.says), hint, draw.places(rules, why.shows), why.paragraph)
