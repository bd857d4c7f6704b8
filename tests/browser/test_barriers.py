"""Nobody is kept out: axe finds nothing on any page, on any screen, in any theme and language, and nothing
scrolls sideways."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from metroscribe.texts import languages
from tests.browser.conftest import NewDevice
from tests.browser.device import KINDS
from tests.browser.pages import PAGES, Tables
from tests.browser.sizes import SCREENS, Screen
from tests.browser.test_sizes import SETTLED
from tests.counts import count

Look = dict[str, Any]
"""The settings of a device."""
THEMES: list[Look] = [
    {"theme": theme, "contrast": contrast}
    for contrast, theme in product(("no-preference", "more"), ("light", "dark"))
]
LOOKS: list[Look] = [{**theme, "language": language} for language, theme in product(languages(), THEMES)]
APART = 5
"""Pages beside each other are seen on screens so far apart, so that all screens come along."""


def often(page: int, look: int) -> bool:
    """Each page once, and each look on some of them; the rest under `long`."""
    return (look - page) % len(LOOKS) == 0


def screens_of(page: str) -> list[Screen]:
    """One of them in `./check`."""
    every = list(SCREENS.values())
    return every if count(0, 1) else [every[list(PAGES).index(page) * APART % len(every)]]


def cases() -> Iterator[Any]:
    for (number, page), (place, look) in product(enumerate(PAGES), enumerate(LOOKS)):
        mark = pytest.mark.slow if often(number, place) else pytest.mark.long
        yield pytest.param(page, look, marks=mark, id=f"{page}-{'-'.join(look.values())}")


@pytest.mark.parametrize(("page", "look"), list(cases()))
def test_axe_finds_nothing_that_keeps_people_out_and_nothing_scrolls_sideways(
    device: NewDevice, tables: Tables, page: str, look: Look
) -> None:
    for kind in KINDS:
        screens = [screen for screen in screens_of(page) if screen.kind == kind]
        if not screens:
            continue
        own = device(kind, viewport=screens[0].viewport, **look)
        PAGES[page](own, tables)
        assert own.page.locator("html").get_attribute("lang") == look["language"]
        for screen in screens:
            own.page.set_viewport_size({"width": screen.width, "height": screen.height})
            own.page.evaluate(SETTLED)
            assert own.barriers() == [], screen
            assert own.sideways() == [], screen
