"""How pencils and lines look: colour, pattern, initials, so that no one needs the colour. The one table."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from metroscribe.draw.words import Words

SOLID, DASHES, DOTS, DASH_DOT, TIES = "solid", "dashes", "dots", "dash-dot", "ties"
STRIPE, PAIRS = "stripe", "pairs"


@dataclass(frozen=True, slots=True)
class Livery:
    """`light` and `dark` are its colours in the two themes.

    `bright` is for broad lines in the light theme: what is between edges of the colour `light`, if that
    would be too dark for its name. It carries dark letters.
    """

    light: str
    dark: str
    pattern: str
    bright: str = ""


LIVERIES: Mapping[str, Livery] = {
    "purple": Livery("#7A3FB0", "#BB93EE", SOLID),
    "blue": Livery("#0B6FB8", "#5AB0F2", DASHES),
    "pink": Livery("#E5398D", "#FF7DB8", DOTS),
    "green": Livery("#1B8A5A", "#43C48A", DASH_DOT),
    "brown": Livery("#8A5A2B", "#D6A365", TIES),
    "red": Livery("#CE2029", "#FF6B66", SOLID),
    "orange": Livery("#B85C00", "#FF9433", DASHES, "#F48C1B"),
    "olive": Livery("#74751C", "#B9B54A", DOTS),
    "lime": Livery("#55801A", "#B7E35B", DASH_DOT, "#9CCB3B"),
    "turquoise": Livery("#0B7F78", "#3FD3C5", TIES, "#25B9AB"),
    "yellow": Livery("#8F7300", "#FFD84D", STRIPE, "#F9CF1D"),
    "grey": Livery("#6A727D", "#AEB8C4", STRIPE),
    "light-blue": Livery("#1F7CB0", "#9BD9FF", PAIRS, "#6CC4F0"),
    "magenta": Livery("#9C1468", "#DD5AAB", PAIRS),
}
"""Whichever two share a pattern look different to every eye: see tests/draw/test_livery.py."""
SPARE = (
    Livery("#B4540A", "#F2994A", DASH_DOT),
    Livery("#0E7C86", "#3FC1C9", TIES),
    Livery("#B3261E", "#FF8A80", DASHES),
    Livery("#55606E", "#AEB8C4", DOTS),
)
"""For pencils of a colour nobody thought of."""


def known(colour: str) -> str:
    """A colour of the themes; empty: none of them."""
    return colour if colour in LIVERIES else ""


def liveries(pencils: Iterable[str]) -> Mapping[str, Livery]:
    """The look of each of a game's pencils."""
    names = tuple(pencils)
    spare = iter(SPARE * len(names))
    return {name: LIVERIES[name] if name in LIVERIES else next(spare) for name in names}


def initials(pencils: Iterable[str], words: Words) -> Mapping[str, str]:
    """For each pencil the beginning of its colour's word, as short as it can be and yet no other's."""
    return beginnings({pencil: words("draw-colour", colour=pencil) for pencil in pencils})


def beginnings(names: Mapping[str, str]) -> Mapping[str, str]:
    """The same for whatever has names."""
    return {
        each: _beginning(name, [other for its, other in names.items() if its != each]).capitalize()
        for each, name in names.items()
    }


def _beginning(name: str, others: Sequence[str]) -> str:
    lengths = range(1, len(name))
    return next(
        (name[:n] for n in lengths if not any(o.casefold().startswith(name[:n].casefold()) for o in others)),
        name,
    )
