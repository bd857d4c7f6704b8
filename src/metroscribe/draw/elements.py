"""A small tree of elements that becomes SVG: a value, and the same tree always gives the same bytes."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from xml.sax.saxutils import escape, quoteattr

from metroscribe.core.geometry import Point

Marks = Mapping[str, Mapping[str, str]]
"""For ids of elements what to add to them: attributes by name, and under `TEXT` their text."""

TEXT = "text"
ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot hold, whatever somebody called a station."""


@dataclass(frozen=True, slots=True)
class Element:
    """Either `children` or `text`: what is drawn here never mixes them."""

    tag: str
    attributes: Mapping[str, str] = field(default_factory=dict)
    children: tuple["Element", ...] = ()
    text: str = ""

    def __str__(self) -> str:
        return "\n".join(_lines(self)) + "\n"

    def walk(self) -> Iterator["Element"]:
        """It and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def marked(self, marks: Marks) -> "Element":
        """The same tree with attributes and texts added by id."""
        added = dict(marks.get(self.attributes.get("id", ""), {}))
        text = added.pop(TEXT, self.text)
        children = tuple(child.marked(marks) for child in self.children)
        return Element(self.tag, {**self.attributes, **added}, children, text)

    def without(self, unwanted: Callable[["Element"], bool]) -> "Element":
        """The same tree, the unwanted branches cut off."""
        children = tuple(child.without(unwanted) for child in self.children if not unwanted(child))
        return replace(self, children=children)


def element(tag: str, *children: Element, text: str = "", **attributes: str | float | None) -> Element:
    """`class_` becomes `class`, `data_line` becomes `data-line`; what is None is left out."""
    return Element(tag, _named(attributes), children, text)


def titled(title: str, *children: Element, **attributes: str | float | None) -> Element:
    """A group, and what is said about it."""
    return Element("g", _named(attributes), (element("title", text=title), *children))


def layered(d: str, *classes: str) -> Iterator[Element]:
    """The same path on top of itself."""
    return (element("path", class_=layer, d=d) for layer in classes)


def square(
    centre: Point, half: float, corner: float, classes: str | None = None, **paints: str | float | None
) -> Element:
    (x, y), side = centre, 2 * half
    lies = {"class_": classes, "x": x - half, "y": y - half, "width": side, "height": side, "rx": corner}
    return Element("rect", _named({**lies, **paints}))


def number(value: float) -> str:
    """At most two decimals, none that say nothing."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def at(x: float, y: float) -> str:
    """A point of a path."""
    return f"{number(x)} {number(y)}"


def _named(attributes: Mapping[str, str | float | None]) -> Mapping[str, str]:
    return {
        name.rstrip("_").replace("_", "-"): value if isinstance(value, str) else number(value)
        for name, value in attributes.items()
        if value is not None
    }


def _quoted(text: str) -> str:
    return quoteattr(ILLEGAL.sub("", text))


def _escaped(text: str) -> str:
    return escape(ILLEGAL.sub("", text), {"\r": "&#13;"})


def _lines(node: Element, depth: int = 0) -> Iterator[str]:
    indent = " " * depth
    attributes = "".join(f" {name}={_quoted(value)}" for name, value in node.attributes.items())
    if node.children:
        yield f"{indent}<{node.tag}{attributes}>"
        for child in node.children:
            yield from _lines(child, depth + 1)
        yield f"{indent}</{node.tag}>"
    elif node.text:
        yield f"{indent}<{node.tag}{attributes}>{_escaped(node.text)}</{node.tag}>"
    else:
        yield f"{indent}<{node.tag}{attributes}/>"
