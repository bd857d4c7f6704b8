"""What the styles of all families are made of: rules for each line, and what depends on the theme."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files

from metroscribe.draw.livery import liveries
from metroscribe.draw.themes import TINTS, Theme, following, palette, resolved, variables


def themed(scope: str, theme: Theme, lines: Callable[[str, bool], str], look: str) -> str:
    """The whole style, or nothing where a page brings it.

    `lines(selector, dark)` gives the rules that name colours, `look` those that name variables.
    """
    if theme == "page":
        return ""
    if theme == "auto":
        return following(scope, lambda where, dark: variables(where, dark) + lines(where, dark)) + look
    return lines(scope, theme == "dark") + resolved(look, palette(theme == "dark"))


def colours(names: Iterable[str], dark: bool) -> Mapping[str, str]:
    return {name: look.dark if dark else look.light for name, look in liveries(names).items()}


def line_rules(names: Iterable[str], scope: str, dark: bool) -> str:
    """What belongs to a line has its colour as `currentColor`, which every reader of SVG knows."""
    found = colours(names, dark).items()
    return "".join(f"{scope} {of_line(name)}{{color:{colour}}}\n" for name, colour in found)


def tint_rules(scope: str) -> str:
    return "".join(f'{scope} [data-tint="{n}"]{{fill:var(--tint-{n})}}\n' for n in range(TINTS))


def inlay_rules(scope: str, names: Iterable[str], patterns: Mapping[str, str]) -> str:
    looks = liveries(names).items()
    return "".join(f"{scope} {of_line(name)} .inlay{{{patterns[look.pattern]}}}\n" for name, look in looks)


def of_line(name: str) -> str:
    return f"[data-line={quoted(name)}]"


def quoted(text: str) -> str:
    """A string of CSS, whatever somebody called a line."""
    return '"' + "".join(c if c.isalnum() or c in "-_" else f"\\{ord(c):x} " for c in text) + '"'


def sheet_rules(scope: str) -> str:
    """What holds for the sheets of all families."""
    return css_file(__package__, "sheet.css").replace(".sheet-of-family", scope)


@cache
def css_file(package: str, name: str) -> str:
    return files(package).joinpath(name).read_text(encoding="utf-8")
