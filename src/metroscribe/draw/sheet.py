"""What the drawings of all families have in common: the paper, the marks, and what a picture leaves out."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from metroscribe.core.text import Text
from metroscribe.draw.elements import Element, Marks, element, number
from metroscribe.draw.livery import known

SHEET = "sheet"
"""The id of the whole drawing."""
ON: Mapping[str, str] = {"data-on": ""}
FRESH = "data-fresh"
"""What was drawn in the open turn, and how."""
END, NOW, HELD = MOMENTARY = ("data-end", "data-now", "data-pencil")
"""What only shows whoever draws now where to go on, and with what."""
Filling = Iterator[tuple[str, Mapping[str, str]]]
"""What to add to which element."""


NONE = "none"
CHOICE = "choice-"
"""How the id of everything begins that is chosen beside the sheet."""
NOTHING: Mapping[str, str] = MappingProxyType({})
Changes = Mapping[str, Mapping[str, str | None]]
"""For ids of elements the attributes that are new or different, and with None those that are gone."""


class Drawn(NamedTuple):
    """The marks of a sheet in two parts: those that stay, and what tells that some of them are fresh."""

    cause: tuple[object, ...]
    """All that the marks that stay depend on."""
    settled: Marks
    fresh: Marks

    @property
    def marks(self) -> Marks:
        return {**self.settled, **{id_: self._of(id_) for id_ in self.fresh}}

    def _of(self, id_: str) -> Mapping[str, str]:
        settled, fresh = self.settled.get(id_, NOTHING), self.fresh.get(id_)
        return settled if fresh is None else {**settled, **fresh}

    def changes(self, before: "Drawn") -> Changes:
        ids = {*self.fresh, *before.fresh}
        if self.settled is not before.settled:
            had = before.settled.get
            ids.update(
                [id_ for id_, new in self.settled.items() if (old := had(id_)) is not new and old != new]
            )
            ids.update([id_ for id_ in before.settled if id_ not in self.settled])
        return _found((id_, before._of(id_), self._of(id_)) for id_ in ids)


@lru_cache(1024)
def mark(name: str, value: str) -> Mapping[str, str]:
    """One attribute to add. All drawings that are kept share its mapping: so a table needs less memory."""
    return {name: value}


class Beside(NamedTuple):
    """What is chosen beside the sheet, where a page has a button: a power, a pencil, or nothing."""

    id: str
    says: Text
    colour: str = ""
    """A colour of the themes, where the choice is one."""


class Sign(NamedTuple):
    """What a move is besides usual, and the element beside which that is shown."""

    kind: str
    element: str


class Gesture(NamedTuple):
    """How a move is made on the drawing."""

    taps: tuple[str, ...]
    """The elements to touch, in order."""
    section: str = ""
    """The element that it would draw, where the drawing has one."""
    choice: Beside | None = None
    """The one of the taps that is not on the sheet."""
    sign: Sign | None = None


def beside(name: str, says: Text, colour: str = "") -> Beside:
    return Beside(f"{CHOICE}{name}", says, known(colour))


def paper(
    family: str,
    title: str,
    css: str,
    width: float,
    height: float,
    *layers: Element,
    pad_from: float | None = None,
) -> Element:
    """The drawing, its layers from the lowest to the highest. The score pad begins at `pad_from`, if it is a
    part of its own, so that a page with little room can show the map without it."""
    return element(
        "svg",
        *((element("style", text=css),) if css else ()),
        element("rect", class_="paper", width=width, height=height),
        *layers,
        id=SHEET,
        class_=f"sheet {family}",
        role="group",
        aria_label=title,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        data_map=None if pad_from is None else number(pad_from),
    )


def gathered(found: Iterable[tuple[str, Mapping[str, str]]]) -> Marks:
    """All that is to be added to each element."""
    marks: dict[str, Mapping[str, str]] = {}
    for id_, added in found:
        known = marks.get(id_)
        marks[id_] = added if known is None else {**known, **added}
    return marks


def changes(before: Marks, after: Marks) -> Changes:
    """What makes the one drawing the other."""
    return _found((id_, before.get(id_, NOTHING), after.get(id_, NOTHING)) for id_ in {**before, **after})


def _found(marks: Iterable[tuple[str, Mapping[str, str], Mapping[str, str]]]) -> Changes:
    """Of elements with what they had and have."""
    found: dict[str, Mapping[str, str | None]] = {}
    for id_, old, new in marks:
        if old is not new and old != new:
            gone: dict[str, str | None] = dict.fromkeys([name for name in old if name not in new])
            found[id_] = {**gone, **{name: value for name, value in new.items() if old.get(name) != value}}
    return found


def as_marked(blank: Element, added: Marks, interactive: bool) -> str:
    """The drawing with these marks; `interactive` keeps what later marks may show."""
    return str(blank.marked(added) if interactive else seen(blank, added))


def seen(blank: Element, added: Marks) -> Element:
    """The drawing with these marks, as a picture that nobody touches."""
    return blank.marked(added).without(lambda node: unseen(node, added))


def unseen(node: Element, added: Marks) -> bool:
    """What a picture can do without: marks that are not set, and what is only there for a hand."""
    classes = node.attributes.get("class", "").split()
    return (
        "touch" in classes
        or "aim" in classes
        or ("mark" in classes and node.attributes.get("id") not in added)
    )
