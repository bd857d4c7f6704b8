"""What is true of every page: nothing moves by itself while it loads, axe finds nothing, nothing scrolls
sideways, and the Tab key reaches all there is.

In `./check` each page is visited once: in one language and look, on one screen. The long run visits it in
every language, with fingers and with a mouse. There axe looks at every screen in each language and in each
theme, and the Tab key walks over every screen in one language.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from metroscribe.texts import languages
from tests.browser.conftest import photograph
from tests.browser.device import KINDS, Device, Kind, new_device
from tests.browser.pages import PAGES, Tables
from tests.browser.shifts import OBSERVE, shifts
from tests.browser.sizes import SCREENS, Screen
from tests.browser.tabs import walked
from tests.browser.test_sizes import SETTLED
from tests.counts import count
from tests.server.process import Process

pytestmark = pytest.mark.slow
LONG = bool(count(0, 1))
THEMES: list[dict[str, Any]] = [
    {"color_scheme": theme, "contrast": contrast}
    for contrast, theme in product(("no-preference", "more"), ("light", "dark"))
]
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that a theme can break; what the others look at is the same in each."""
APART = 5
"""Pages beside each other are seen on screens so far apart, so that all screens come along."""


@dataclass(frozen=True)
class Way:
    """How a page is visited."""

    page: str
    language: str
    kind: Kind
    screens: tuple[Screen, ...]
    themes: tuple[int, ...]
    """Which of them; the page loads in the first."""

    def __str__(self) -> str:
        return f"{self.page}-{self.language}-{self.kind}"


@dataclass(frozen=True)
class Visit:
    way: Way
    device: Device

    def on_screens(self) -> Iterator[Screen]:
        """Nothing is animated any more, so that what is looked at stands still."""
        for screen in self.way.screens:
            self.device.page.set_viewport_size(screen.viewport)
            self.show(self.way.themes[0])
            yield screen

    def show(self, theme: int) -> None:
        self.device.page.emulate_media(reduced_motion="reduce", **THEMES[theme])
        self.device.page.evaluate(SETTLED)


def ways() -> Iterator[Way]:
    for number, page in enumerate(PAGES):
        if not LONG:
            screen = list(SCREENS.values())[number * APART % len(SCREENS)]
            language = languages()[number // len(THEMES) % len(languages())]
            yield Way(page, language, screen.kind, (screen,), (number % len(THEMES),))
            continue
        for (place, language), kind in product(enumerate(languages()), KINDS):
            screens = tuple(screen for screen in SCREENS.values() if screen.kind == kind)
            themes = [(number + place + more) % len(THEMES) for more in range(len(THEMES))]
            yield Way(page, language, kind, screens, tuple(themes if is_own(page, language) else themes[:1]))


def is_own(page: str, language: str) -> bool:
    """Whether it is the language in which all themes are looked at, and the keys walk over the page."""
    return not LONG or languages()[list(PAGES).index(page) % len(languages())] == language


def over(those: Callable[[Way], bool] = lambda _: True) -> pytest.MarkDecorator:
    found = [way for way in ways() if those(way)]
    return pytest.mark.parametrize("visit", found, ids=str, indirect=True, scope="module")


@pytest.fixture(scope="module")
def visit(
    request: pytest.FixtureRequest, browser: Browser, server: Process, tables: Tables
) -> Iterator[Visit]:
    """One for all laws."""
    way: Way = request.param
    address = f"http://127.0.0.1:{server.port}"
    theme = THEMES[way.themes[0]]
    viewport = way.screens[0].viewport
    own = new_device(
        browser, address, way.kind, language=way.language, motion=True, viewport=viewport, **theme
    )
    failed = request.session.testsfailed
    try:
        own.page.add_init_script(OBSERVE)
        PAGES[way.page](own, tables)
        yield Visit(way, own)
        if request.session.testsfailed > failed:
            photograph([own], str(way))
        else:
            assert own.troubles == []
    finally:
        own.context.close()


@over(lambda way: "offline" not in way.page)
def test_nothing_moves_by_itself_while_a_page_loads(visit: Visit) -> None:
    assert shifts(visit.device) == []


@over()
def test_axe_finds_nothing_that_keeps_people_out_and_nothing_scrolls_sideways(visit: Visit) -> None:
    own = visit.device
    assert own.page.locator("html").get_attribute("lang") == visit.way.language
    for screen in visit.on_screens():
        assert own.sideways() == [], screen
        assert own.barriers() == [], screen
        for theme in visit.way.themes[1:]:
            visit.show(theme)
            assert own.barriers(COLOURS) == [], (screen, THEMES[theme])


@over(lambda way: is_own(way.page, way.language) and (LONG or not way.page.endswith("offline")))
def test_tab_reaches_every_control_once_in_reading_order_and_the_focus_is_seen(visit: Visit) -> None:
    own = visit.device
    for screen in visit.on_screens():
        walk = walked(own)
        assert walk.stops
        assert walk.faults == [], screen
        assert [walk.stops[at].name for at in walk.reached] == [stop.name for stop in walk.stops], screen
        assert walk.backwards() == [], screen
        assert [stop.name for stop in walk.stops if not stop.pressed] == [], screen
    closed = own.page.locator("dialog[open]").count()
    if closed:
        own.page.keyboard.press("Escape")
        expect(own.page.locator("dialog[open]")).to_have_count(closed - 1)
        expect(own.page.locator(":focus")).to_have_count(1)
