"""The style of a sheet: `look.css`, before it what depends on theme and lines, on a page `motion.css`."""

from collections.abc import Iterable, Mapping
from functools import partial

from metroscribe.draw.livery import DASH_DOT, DASHES, DOTS, PAIRS, SOLID, STRIPE, TIES, liveries
from metroscribe.draw.style import css_file, inlay_rules, line_rules, of_line, sheet_rules, themed
from metroscribe.draw.themes import LIGHT, Theme

SCOPE = ".voll-verplant"
"""Every rule begins with it, so that a page can hold the drawing and its style inline."""

PATTERNS = {
    SOLID: "display:none",
    DASHES: "stroke-dasharray:14 12;stroke-width:2.6;stroke-linecap:butt",
    DOTS: "stroke-dasharray:0 12;stroke-width:4",
    DASH_DOT: "stroke-dasharray:10 9 0 9;stroke-width:3",
    TIES: "stroke-dasharray:2.2 9.8;stroke-width:6.5;stroke-linecap:butt",
    STRIPE: "stroke-width:2",
    PAIRS: "stroke-dasharray:0 7 0 17;stroke-width:4",
}


def stylesheet(names: Iterable[str], theme: Theme) -> str:
    lines = tuple(names)
    look = inlay_rules(SCOPE, lines, PATTERNS) + sheet_rules(SCOPE) + css_file(__package__, "look.css")
    motion = css_file(__package__, "motion.css") if theme == "auto" else ""
    return themed(SCOPE, theme, partial(_lines, lines), look) + motion


def bright(names: Iterable[str], dark: bool) -> Mapping[str, str]:
    """The lines whose middle has a colour of its own in this theme."""
    return {} if dark else {name: look.bright for name, look in liveries(names).items() if look.bright}


def _lines(names: tuple[str, ...], scope: str, dark: bool) -> str:
    """Bright lines have an edge of their colour, and dark letters."""
    return line_rules(names, scope, dark) + "".join(
        f"{scope} {of_line(name)} .body,{scope} .total rect{of_line(name)}{{fill:{colour}}}\n"
        f"{scope} {of_line(name)} .on{{fill:{LIGHT['ink']}}}\n"
        f"{scope} {of_line(name)} .inlay{{stroke:{LIGHT['ink']}}}\n"
        for name, colour in bright(names, dark).items()
    )
