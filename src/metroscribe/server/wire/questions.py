"""What a seat asks about its own turn without changing anything, and the answers, told to it alone."""

from typing import Annotated

from msgspec import Meta, Struct

from metroscribe import draw
from metroscribe.core.chances import chances
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.match import Match
from metroscribe.core.text import Text
from metroscribe.server.match.commands import Id
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire.said import Said, said


class AskWhy(Struct, frozen=True, tag_field="do", tag="why", forbid_unknown_fields=True):
    """The elements that were touched, one after the other; none: a place where there is nothing."""

    id: Id
    taps: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=4)] = ()


class AskWorth(Struct, frozen=True, tag_field="do", tag="worth", forbid_unknown_fields=True):
    """What the staged steps of this turn are worth, and after them a `move` that is not staged yet."""

    id: Id
    move: Annotated[str, Meta(max_length=40)] = ""


class AskChances(Struct, frozen=True, tag_field="do", tag="chances", forbid_unknown_fields=True):
    """What the next card may be."""

    id: Id


Question = AskWhy | AskWorth | AskChances


class Why(Struct, frozen=True, tag_field="say", tag="why"):
    """Why something that was touched makes no move."""

    id: str
    says: Said | None
    """One sentence; null where nothing forbids it."""
    hint: Said | None = None
    """What would have to come, or to be done first."""
    shows: tuple[str, ...] = ()
    """The elements that are in the way, or where one could go on."""
    paragraph: str = ""
    """The key of the paragraph of the guide that has the rule."""


class Part(Struct, frozen=True):
    """Where points come from, or what else a step brings about."""

    says: Said
    points: int | None
    """None where the table does not show scores."""


class Worth(Struct, frozen=True, tag_field="say", tag="worth"):
    id: str
    parts: tuple[Part, ...] = ()
    boxes: tuple[str, ...] = ()
    """The elements of the score pad that change."""


class Chance(Struct, frozen=True):
    """Of all cards that may come next, so many."""

    says: Said
    cards: int
    paragraph: str = ""
    """The key of the paragraph of the guide that explains such a card."""


class Chances(Struct, frozen=True, tag_field="say", tag="chances"):
    id: str
    rows: tuple[Chance, ...] = ()
    """The likeliest first; none where no card comes any more."""


Reply = Why | Worth | Chances


def reply(hosted: Hosted, seat: int | None, question: Question) -> Reply:
    match question:
        case AskWhy():
            return _why(hosted, seat, question)
        case AskWorth():
            return _worth(hosted, seat, question)
        case AskChances():
            return _chances(hosted, question)


def _why(hosted: Hosted, seat: int | None, question: AskWhy) -> Why:
    match = _played(hosted)
    if seat is None or match is None:
        return Why(question.id, said(Text("why-not-playing")))
    if hosted.seats[seat].ready:
        return Why(question.id, said(Text("why-ready")))
    rules = match.rules
    why = rules.wording.why(match.table, match.sheet(seat), draw.target(rules, question.taps))
    if why is None:
        return Why(question.id, None)
    hint = said(why.hint) if why.hint else None
    return Why(question.id, said(why.says), hint, draw.places(rules, why.shows), why.paragraph)


def _worth(hosted: Hosted, seat: int | None, question: AskWorth) -> Worth:
    match = _played(hosted)
    if seat is None or match is None:
        return Worth(question.id)
    rules, table, before, after = match.rules, match.table, match.table.sheets[seat], match.sheet(seat)
    try:
        after = rules.step(table, after, rules.parse(question.move)) if question.move else after
    except MetroscribeError:
        return Worth(question.id)
    scores = rules.score(table, before), rules.score(table, after)
    parts = rules.wording.worth(table, before, after, scores)
    shown = hosted.opened.scores
    return Worth(
        question.id,
        tuple(Part(said(text), points if shown else None) for text, points in parts),
        draw.changed_boxes(rules, table, *zip((before, after), scores, strict=True)),
    )


def _chances(hosted: Hosted, question: AskChances) -> Chances:
    match = _played(hosted)
    found = chances(match.rules, match.table) if match else ()
    return Chances(
        question.id, tuple(Chance(said(text), cards, paragraph) for text, cards, paragraph in found)
    )


def _played(hosted: Hosted) -> Match | None:
    return hosted.match if hosted.phase == "playing" else None
