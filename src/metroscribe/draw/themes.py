"""Light and dark: the same names, values of their own. Drawings use only the names."""

import re
from collections.abc import Callable, Mapping
from typing import Literal

Theme = Literal["light", "dark", "auto", "page"]
"""`auto` follows the reader's system and a page's `data-theme`; `page` leaves the style to the page.

`light` and `dark` stand by themselves: their style names no variables, for readers that know none.
"""

COLOURS: Mapping[str, tuple[str, str]] = {
    "paper": ("#FBFAF7", "#15171C"),
    "ink": ("#22252B", "#ECE8DE"),
    "muted": ("#8A867C", "#8F8C84"),
    "label": ("#6B675E", "#A19D93"),
    "guide": ("#C9C3B5", "#4A4D55"),
    "disc": ("#FFFFFF", "#15171C"),
    "card": ("#FFFFFF", "#1D2027"),
    "edge": ("#E4DFD3", "#30343D"),
    "inlay": ("#FFFFFF", "#15171C"),
    "on-line": ("#FFFFFF", "#15171C"),
    "loop": ("#1B8A5A", "#2FA572"),
    "water": ("#CDE7F1", "#1C3A4A"),
    "wave": ("#86B3C7", "#4C7F96"),
    "gold": ("#C98A00", "#E3B341"),
    "offer": ("#9A6400", "#E3B341"),
    "on-gold": ("#22252B", "#15171C"),
    "gold-tint": ("#FDF2D4", "#352C16"),
    "gold-edge": ("#F0DDA8", "#4A3F1E"),
    "tint-0": ("#F3F0E6", "#26241E"),
    "tint-1": ("#E9F0F3", "#1C2730"),
    "tint-2": ("#F2ECF3", "#282230"),
    "tint-3": ("#EBF2E9", "#1D2A23"),
    "tint-4": ("#F6ECE6", "#2D2321"),
    "sign": ("#22252B", "#2C313B"),
    "on-sign": ("#FBFAF7", "#FFFDF6"),
    "stamp": ("#C8432F", "#F0705A"),
    "enamel": ("#1B4A84", "#2B68AE"),
    "on-enamel": ("#FFFFFF", "#FFFDF6"),
}
"""Of each name the light and the dark value."""
LIGHT, DARK = ({name: pair[dark] for name, pair in COLOURS.items()} for dark in (False, True))
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
