"""What the drawings of all families have in common: the paper, the marks, and what a picture leaves out."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from metroscribe.draw.elements import Element, Marks, element, number

SHEET = "sheet"
"""The id of the whole drawing."""
ON: Mapping[str, str] = {"data-on": ""}
Filling = Iterator[tuple[str, Mapping[str, str]]]
"""What to add to which element."""


NONE = "none"


def choice_id(name: str) -> str:
    """What is chosen beside the sheet: a power, or nothing."""
    return f"choice-{name}"


def paper(family: str, title: str, css: str, width: float, height: float, *layers: Element) -> Element:
    """The drawing, its layers from the lowest to the highest."""
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
    )


def gathered(found: Iterable[tuple[str, Mapping[str, str]]], before: Marks = MappingProxyType({})) -> Marks:
    """All that is to be added to each element, besides what is added already."""
    marks = dict(before)
    for id_, added in found:
        known = marks.get(id_)
        marks[id_] = added if known is None else {**known, **added}
    return marks


def as_marked(blank: Element, added: Marks, interactive: bool) -> str:
    """The drawing with these marks; `interactive` keeps what later marks may show."""
    drawn = blank.marked(added)
    return str(drawn if interactive else drawn.without(lambda node: _unseen(node, added)))


def _unseen(node: Element, added: Marks) -> bool:
    """What a picture can do without: marks that are not set, and what is only there to be touched."""
    classes = node.attributes.get("class", "").split()
    return "touch" in classes or ("mark" in classes and node.attributes.get("id") not in added)
