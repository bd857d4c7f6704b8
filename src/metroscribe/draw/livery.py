"""How pencils and lines look: colour, pattern, letter, so that no one needs the colour. The one table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

SOLID, DASHES, DOTS, DASH_DOT, TIES = "solid", "dashes", "dots", "dash-dot", "ties"
STRIPE, PAIRS = "stripe", "pairs"


@dataclass(frozen=True, slots=True)
class Livery:
    """`light` and `dark` are its colours in the two themes; the letter reads in most languages.

    `bright` is for broad lines in the light theme: what is between edges of the colour `light`, if that
    would be too dark for its name. It carries dark letters.
    """

    letter: str
    light: str
    dark: str
    pattern: str
    bright: str = ""


LIVERIES: Mapping[str, Livery] = {
    "purple": Livery("P", "#7A3FB0", "#BB93EE", SOLID),
    "blue": Livery("B", "#0B6FB8", "#5AB0F2", DASHES),
    "pink": Livery("R", "#E5398D", "#FF7DB8", DOTS),
    "green": Livery("G", "#1B8A5A", "#43C48A", DASH_DOT),
    "brown": Livery("N", "#8A5A2B", "#D6A365", TIES),
    "red": Livery("", "#CE2029", "#FF6B66", SOLID),
    "orange": Livery("", "#B85C00", "#FF9433", DASHES, "#F48C1B"),
    "olive": Livery("", "#74751C", "#B9B54A", DOTS),
    "lime": Livery("", "#55801A", "#B7E35B", DASH_DOT, "#9CCB3B"),
    "turquoise": Livery("", "#0B7F78", "#3FD3C5", TIES, "#25B9AB"),
    "yellow": Livery("", "#8F7300", "#FFD84D", STRIPE, "#F9CF1D"),
    "grey": Livery("", "#6A727D", "#AEB8C4", STRIPE),
    "light-blue": Livery("", "#1F7CB0", "#9BD9FF", PAIRS, "#6CC4F0"),
    "magenta": Livery("", "#9C1468", "#DD5AAB", PAIRS),
}
"""Whichever two share a pattern look different to every eye: see tests/draw/test_livery.py."""
SPARE = (
    Livery("", "#B4540A", "#F2994A", DASH_DOT),
    Livery("", "#0E7C86", "#3FC1C9", TIES),
    Livery("", "#B3261E", "#FF8A80", DASHES),
    Livery("", "#55606E", "#AEB8C4", DOTS),
)
"""For pencils of a colour nobody thought of."""


def liveries(pencils: Iterable[str]) -> Mapping[str, Livery]:
    """The look of each of a game's pencils; no two share a letter."""
    names = tuple(pencils)
    spare = iter(SPARE * len(names))
    chosen = {name: LIVERIES[name] if name in LIVERIES else next(spare) for name in names}
    taken = {livery.letter for livery in chosen.values()}
    for name, livery in chosen.items():
        if not livery.letter:
            letter = next((c for c in f"{name.upper()}QWXYZ" if c.isalpha() and c not in taken), "?")
            taken.add(letter)
            chosen[name] = replace(livery, letter=letter)
    return chosen
