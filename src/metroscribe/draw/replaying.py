"""A match once more as one picture that moves: the sheet draws itself, turn by turn, and then stands still.

Whatever changes is there once for each state, and seen while that lasts. Readers that do not move pictures,
and people who want no motion, see the last state: all others are hidden unless an animation shows them.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from metroscribe.draw.elements import TEXT, Element, Marks, element, number
from metroscribe.draw.sheet import FRESH, MOMENTARY, NOTHING, SHEET, unseen

LONGEST = 12.0
"""Seconds of a whole match."""
SLOWEST = 0.5
"""Seconds of a turn at most."""
PEN = 0.3
"""Seconds of a stroke."""
LENGTH = "pathLength"
"""What a path has along which a pencil goes."""
BACK = "back"
"""How something fresh was drawn: against the way of its path."""
NONE_FRESH: Marks = {}
ANONYMOUS = ("id", "role", "data-place")
"""What only the last state of an element has."""
KEYFRAMES = """
@keyframes before { from, to { visibility: hidden } }
@keyframes during { from, to { visibility: visible } }
@keyframes forth { from { stroke-dasharray: 1; stroke-dashoffset: 1 } to { stroke-dasharray: 1 } }
@keyframes back { from { stroke-dasharray: 1; stroke-dashoffset: -1 } to { stroke-dasharray: 1 } }
@media (prefers-reduced-motion: reduce) { * { animation: none !important } }
"""


class State(NamedTuple):
    """A sheet before the first turn or after one."""

    marks: Marks
    fresh: Marks = NONE_FRESH
    """What tells what that turn has drawn."""


class Span(NamedTuple):
    """The states in which something is seen: from the first to the last; in the first it may be drawn."""

    first: int
    last: int
    pen: str = ""


def replayed(blank: Element, states: Sequence[State]) -> Element:
    """The drawing on which all states can be shown, as a picture that shows them one after the other."""
    film = _Film(states)
    shown = tuple(chain.from_iterable(film.shown(child, film.whole) for child in blank.children))
    style = element("style", text=KEYFRAMES + "".join(film.rules()))
    return Element(blank.tag, blank.attributes, (style, *shown))


class _Film:
    def __init__(self, states: Sequence[State]) -> None:
        self._states = [
            {id_: _lasting(added) for id_, added in state.marks.items() if id_ != SHEET} for state in states
        ]
        self._fresh = [state.fresh for state in states]
        self._marked = frozenset(chain.from_iterable(self._states))
        self._spans: dict[str, Span] = {}
        self.whole = Span(0, len(states) - 1)
        self._step = min(SLOWEST, LONGEST / max(len(states) - 1, 1))

    def shown(self, node: Element, within: Span) -> Iterator[Element]:
        """Each state of an element while that is seen in which it stands."""
        id_ = node.attributes.get("id", "")
        if id_ not in self._marked:
            if not unseen(node, {}) and not (node.tag == "title" and self._passes(within)):
                yield self._copy(node, NOTHING, within, within)
            return
        for first, last in self._runs(id_, within):
            if not unseen(node, self._states[first]):
                added, pen = self._states[first].get(id_, NOTHING), self._pen(id_, first)
                yield self._copy(node, added, Span(first, last, pen), within)

    def _copy(self, node: Element, added: Mapping[str, str], span: Span, within: Span) -> Element:
        attributes = {**node.attributes, **added}
        text = attributes.pop(TEXT, node.text)
        if self._passes(span):
            attributes = {name: value for name, value in attributes.items() if name not in ANONYMOUS}
        drawn = span.pen and LENGTH in node.attributes
        if drawn or span[:2] != within[:2]:
            attributes["class"] = f"{attributes.get('class', '')} {self._class(span, bool(drawn))}".lstrip()
        children = chain.from_iterable(self.shown(child, span) for child in node.children)
        return Element(node.tag, attributes, tuple(children), text)

    def _passes(self, span: Span) -> bool:
        return span.last < self.whole.last

    def _runs(self, id_: str, within: Span) -> Iterator[tuple[int, int]]:
        """The states between which nothing of an element changes."""
        begun, before = within.first, self._states[within.first].get(id_)
        for at in range(within.first + 1, within.last + 1):
            if (now := self._states[at].get(id_)) != before:
                yield begun, at - 1
                begun, before = at, now
        yield begun, within.last

    def _pen(self, id_: str, at: int) -> str:
        """How the element is drawn in this state; empty: it is just there."""
        way = self._fresh[at].get(id_, NOTHING).get(FRESH)
        return "" if way is None else BACK if way == BACK else "forth"

    def _class(self, span: Span, drawn: bool) -> str:
        span = span if drawn else span._replace(pen="")
        name = f"s{span.first}" + (f"-{span.last}" if self._passes(span) else "") + span.pen[:1]
        self._spans[name] = span
        return name

    def rules(self) -> Iterator[str]:
        """When each span is seen, and when what is drawn in it is."""
        for name, span in sorted(self._spans.items()):
            begin, hidden = number(span.first * self._step), ""
            if self._passes(span):
                seconds = number((span.last + 1 - span.first) * self._step)
                shown, hidden = f"during {seconds}s {begin}s", "visibility:hidden;"
            else:
                shown = f"before {begin}s"
            pen = f",{span.pen} {number(PEN)}s ease-out {begin}s" if span.pen else ""
            yield f".{name}{{{hidden}animation:{shown}{pen}}}\n"


def _lasting(added: Mapping[str, str]) -> Mapping[str, str]:
    return {name: value for name, value in added.items() if name not in MOMENTARY}
