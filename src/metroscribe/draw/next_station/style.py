"""The style of a sheet: `look.css`, and before it what depends on the theme and on the pencils."""

from collections.abc import Iterable, Iterator
from functools import cache, partial
from importlib.resources import files

from metroscribe.draw.livery import DASH_DOT, DASHES, DOTS, SOLID, TIES, liveries
from metroscribe.draw.themes import TINTS, Theme, themed, variables

SCOPE = ".next-station"
"""Every rule begins with it, so that a page can hold the drawing and its style inline."""

PATTERNS = {
    SOLID: "display:none",
    DASHES: "stroke-dasharray:11 7;stroke-width:2.2;stroke-linecap:butt",
    DOTS: "stroke-dasharray:0 8;stroke-width:3.4",
    DASH_DOT: "stroke-dasharray:9 6 0 6;stroke-width:2.6",
    TIES: "stroke-dasharray:1.8 7.2;stroke-width:8.2;stroke-linecap:butt",
}


def stylesheet(pencils: Iterable[str], theme: Theme) -> str:
    """The whole style, or nothing where a page brings it."""
    if theme == "page":
        return ""
    names = tuple(pencils)
    return themed(theme, SCOPE, partial(_values, names)) + "".join(_patterns(names)) + _look()


def _values(pencils: tuple[str, ...], scope: str, dark: bool) -> str:
    colours = {name: look.dark if dark else look.light for name, look in liveries(pencils).items()}
    lines = (
        f"{scope} [data-line={quoted(name)}]{{--line:{colour}}}\n"
        f"{scope}[data-pencil={quoted(name)}]{{--pencil:{colour}}}\n"
        for name, colour in colours.items()
    )
    return variables(scope, dark) + "".join(lines)


def _patterns(pencils: tuple[str, ...]) -> Iterator[str]:
    for n in range(TINTS):
        yield f'{SCOPE} [data-tint="{n}"]{{fill:var(--tint-{n})}}\n'
    for name, look in liveries(pencils).items():
        yield f"{SCOPE} [data-line={quoted(name)}] .inlay{{{PATTERNS[look.pattern]}}}\n"


@cache
def _look() -> str:
    return files(__package__).joinpath("look.css").read_text(encoding="utf-8")


def quoted(text: str) -> str:
    """A string of CSS, whatever somebody called a pencil."""
    return '"' + "".join(c if c.isalnum() or c in "-_" else f"\\{ord(c):x} " for c in text) + '"'
