"""The style of a sheet: `look.css` and `now.css`, and before them what depends on theme and pencils."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from importlib.resources import files

from metroscribe.draw.livery import DASH_DOT, DASHES, DOTS, SOLID, TIES, liveries
from metroscribe.draw.themes import TINTS, Theme, following, palette, resolved, variables

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
    look = "".join(_patterns(names)) + _file("look.css")
    if theme == "auto":
        return following(SCOPE, partial(_values, names)) + look + _file("now.css")
    values = palette(theme == "dark")
    colours = _colours(names, theme == "dark")
    now = (
        resolved(_file("now.css").replace(SCOPE, _holding(SCOPE, name)), {**values, "pencil": colour})
        for name, colour in colours.items()
    )
    return _lines(SCOPE, colours) + resolved(look, values) + "".join(now)


def _values(pencils: tuple[str, ...], scope: str, dark: bool) -> str:
    colours = _colours(pencils, dark)
    held = (f"{_holding(scope, name)}{{--pencil:{colour}}}\n" for name, colour in colours.items())
    return variables(scope, dark) + _lines(scope, colours) + "".join(held)


def _lines(scope: str, colours: Mapping[str, str]) -> str:
    """What belongs to a line has its colour as `currentColor`, which every reader of SVG knows."""
    return "".join(f"{scope} [data-line={quoted(name)}]{{color:{c}}}\n" for name, c in colours.items())


def _colours(pencils: tuple[str, ...], dark: bool) -> Mapping[str, str]:
    return {name: look.dark if dark else look.light for name, look in liveries(pencils).items()}


def _holding(scope: str, pencil: str) -> str:
    """The sheet of somebody who holds this pencil."""
    return f"{scope}[data-pencil={quoted(pencil)}]"


def _patterns(pencils: tuple[str, ...]) -> Iterator[str]:
    for n in range(TINTS):
        yield f'{SCOPE} [data-tint="{n}"]{{fill:var(--tint-{n})}}\n'
    for name, look in liveries(pencils).items():
        yield f"{SCOPE} [data-line={quoted(name)}] .inlay{{{PATTERNS[look.pattern]}}}\n"


@cache
def _file(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def quoted(text: str) -> str:
    """A string of CSS, whatever somebody called a pencil."""
    return '"' + "".join(c if c.isalnum() or c in "-_" else f"\\{ord(c):x} " for c in text) + '"'
