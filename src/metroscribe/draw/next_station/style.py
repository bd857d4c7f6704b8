"""The style of a sheet: `look.css` and `now.css`, and before them what depends on theme and pencils."""

from collections.abc import Iterable
from functools import partial

from metroscribe.draw.livery import DASH_DOT, DASHES, DOTS, PAIRS, SOLID, STRIPE, TIES
from metroscribe.draw.sheet import HELD
from metroscribe.draw.style import (
    colours,
    css_file,
    inlay_rules,
    line_rules,
    quoted,
    sheet_rules,
    themed,
    tint_rules,
)
from metroscribe.draw.themes import Theme, palette, resolved

SCOPE = ".next-station"
"""Every rule begins with it, so that a page can hold the drawing and its style inline."""

PATTERNS = {
    SOLID: "display:none",
    DASHES: "stroke-dasharray:11 7;stroke-width:2.2;stroke-linecap:butt",
    DOTS: "stroke-dasharray:0 8;stroke-width:3.4",
    DASH_DOT: "stroke-dasharray:9 6 0 6;stroke-width:2.6",
    TIES: "stroke-dasharray:1.8 7.2;stroke-width:8.2;stroke-linecap:butt",
    STRIPE: "stroke-width:1.8",
    PAIRS: "stroke-dasharray:0 5 0 11;stroke-width:3.4",
}


def stylesheet(pencils: Iterable[str], theme: Theme) -> str:
    names = tuple(pencils)
    look = tint_rules(SCOPE) + inlay_rules(SCOPE, names, PATTERNS) + sheet_rules(SCOPE)
    look += css_file(__package__, "look.css")
    now = css_file(__package__, "now.css")
    if theme == "auto":
        return themed(SCOPE, theme, partial(_held, names), look + now)
    return themed(SCOPE, theme, partial(line_rules, names), look) + _now(names, theme, now)


def _held(pencils: tuple[str, ...], scope: str, dark: bool) -> str:
    """The colours of the lines, and of the pencil that is held."""
    found = colours(pencils, dark).items()
    held = (f"{_holding(scope, name)}{{--pencil:{colour}}}\n" for name, colour in found)
    return line_rules(pencils, scope, dark) + "".join(held)


def _now(pencils: tuple[str, ...], theme: Theme, now: str) -> str:
    """What depends on the pencil that is held, for each of them: a style without variables."""
    if theme == "page":
        return ""
    dark = theme == "dark"
    return "".join(
        resolved(now.replace(SCOPE, _holding(SCOPE, name)), {**palette(dark), "pencil": colour})
        for name, colour in colours(pencils, dark).items()
    )


def _holding(scope: str, pencil: str) -> str:
    """The sheet of somebody who holds this pencil."""
    return f"{scope}[{HELD}={quoted(pencil)}]"
