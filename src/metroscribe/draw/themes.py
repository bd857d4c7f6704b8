"""Light and dark: the same names, values of their own. Drawings use only the names."""

import re
from collections.abc import Callable, Mapping
from typing import Literal

Theme = Literal["light", "dark", "auto", "page"]
"""`auto` follows the reader's system and a page's `data-theme`; `page` leaves the style to the page.

`light` and `dark` stand by themselves: their style names no variables, for readers that know none.
"""

LIGHT: Mapping[str, str] = {
    "paper": "#FBFAF7",
    "ink": "#22252B",
    "muted": "#8A867C",
    "label": "#6B675E",
    "guide": "#C9C3B5",
    "disc": "#FFFFFF",
    "card": "#FFFFFF",
    "edge": "#E4DFD3",
    "inlay": "#FFFFFF",
    "on-line": "#FFFFFF",
    "loop": "#1B8A5A",
    "water": "#CDE7F1",
    "wave": "#86B3C7",
    "gold": "#C98A00",
    "on-gold": "#22252B",
    "gold-tint": "#FDF2D4",
    "gold-edge": "#F0DDA8",
    "tint-0": "#F3F0E6",
    "tint-1": "#E9F0F3",
    "tint-2": "#F2ECF3",
    "tint-3": "#EBF2E9",
    "tint-4": "#F6ECE6",
    "sign": "#22252B",
    "on-sign": "#FBFAF7",
    "stamp": "#C8432F",
    "enamel": "#1B4A84",
    "on-enamel": "#FFFFFF",
}
DARK: Mapping[str, str] = {
    "paper": "#15171C",
    "ink": "#ECE8DE",
    "muted": "#8F8C84",
    "label": "#A19D93",
    "guide": "#4A4D55",
    "disc": "#15171C",
    "card": "#1D2027",
    "edge": "#30343D",
    "inlay": "#15171C",
    "on-line": "#15171C",
    "loop": "#2FA572",
    "water": "#1C3A4A",
    "wave": "#4C7F96",
    "gold": "#E3B341",
    "on-gold": "#15171C",
    "gold-tint": "#352C16",
    "gold-edge": "#4A3F1E",
    "tint-0": "#26241E",
    "tint-1": "#1C2730",
    "tint-2": "#282230",
    "tint-3": "#1D2A23",
    "tint-4": "#2D2321",
    "sign": "#2C313B",
    "on-sign": "#FFFDF6",
    "stamp": "#F0705A",
    "enamel": "#2B68AE",
    "on-enamel": "#FFFDF6",
}
TINTS = 5
VARIABLE = re.compile(r"var\(--([\w-]+)\)")


def following(scope: str, look: Callable[[str, bool], str]) -> str:
    """The rules that `look(selector, dark)` gives, under the conditions in which each theme holds."""
    return (
        look(scope, False)
        + f"@media (prefers-color-scheme:dark){{\n{look(scope, True)}}}\n"
        + look(f'[data-theme="light"] {scope}', False)
        + look(f'[data-theme="dark"] {scope}', True)
    )


def palette(dark: bool) -> Mapping[str, str]:
    return DARK if dark else LIGHT


def variables(selector: str, dark: bool) -> str:
    return f"{selector}{{{';'.join(f'--{name}:{value}' for name, value in palette(dark).items())}}}\n"


def resolved(css: str, values: Mapping[str, str]) -> str:
    """The same rules with values in place of the variables."""
    return VARIABLE.sub(lambda found: values[found[1]], css)
