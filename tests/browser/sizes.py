"""The screens that the page is made for, from a small phone to a wall, each upright and on its side."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import ViewportSize

from tests.browser.device import Kind

UNTURNED: dict[str, tuple[Kind, int, int]] = {
    "small phone": ("phone", 320, 568),
    "phone": ("phone", 390, 844),
    "flat phone": ("phone", 360, 740),
    "tablet": ("phone", 820, 1180),
    "laptop": ("desktop", 1440, 900),
    "desktop": ("desktop", 1920, 1080),
    "wall": ("desktop", 3840, 2160),
}


@dataclass(frozen=True)
class Screen:
    """`kind` says whether fingers or a mouse touch it."""

    kind: Kind
    width: int
    height: int

    @property
    def viewport(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}

    @property
    def settings(self) -> dict[str, Any]:
        """For a new device."""
        return {"viewport": self.viewport}

    def turned(self) -> "Screen":
        return Screen(self.kind, self.height, self.width)


SCREENS: dict[str, Screen] = {
    name: screen
    for plain, (kind, width, height) in UNTURNED.items()
    for name, screen in (
        (plain, Screen(kind, width, height)),
        (f"{plain} turned", Screen(kind, width, height).turned()),
    )
}
