"""Little is loaded, and nothing jumps about."""

import gzip

import pytest
from playwright.sync_api import Page, Response

from tests.browser.conftest import NewDevice
from tests.browser.device import Kind
from tests.browser.pages import PAGES, Tables

pytestmark = pytest.mark.slow
FIRST_LOAD = 150_000
FONTS = {"font"}
LARGEST_FONT = 45_000
SHIFTS = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 100))])
}).observe({ type: 'layout-shift', buffered: true })
"""


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_first_load_is_small(device: NewDevice, tables: Tables, language: str) -> None:
    """Everything that a new device fetches to show the home page, but fonts."""
    own = device("desktop", language=language)
    answers: list[Response] = []
    own.page.on("response", lambda answer: answers.append(answer))
    PAGES["home"](own, tables)
    own.page.wait_for_load_state("networkidle")
    sizes = {
        answer.url.removeprefix(own.address): len(gzip.compress(answer.body()))
        for answer in answers
        if answer.request.resource_type not in FONTS
    }
    assert len(sizes) > 10
    assert sum(sizes.values()) < FIRST_LOAD, sizes
    assert {url.rpartition("/")[2] for url in sizes if "/api/texts/" in url} == {language}


@pytest.mark.parametrize("kind", ["phone", "desktop"])
@pytest.mark.parametrize("page", ["home", "lobby", "match", "end"])
def test_nothing_jumps_about_while_a_page_loads(
    device: NewDevice, tables: Tables, page: str, kind: Kind
) -> None:
    own = device(kind)
    own.page.add_init_script(SHIFTS)
    PAGES[page](own, tables)
    own.page.wait_for_load_state("networkidle")
    found = shifts(own.page)
    assert sum(value for value, *_ in found) < 0.05, found


def shifts(page: Page) -> list[list[float]]:
    return list(page.evaluate("shifts"))


def test_the_typeface_is_one_small_file_and_is_used(device: NewDevice, tables: Tables) -> None:
    own = device("desktop")
    fonts: list[Response] = []
    own.page.on(
        "response", lambda answer: fonts.append(answer) if answer.request.resource_type in FONTS else None
    )
    PAGES["home"](own, tables)
    own.page.evaluate("document.fonts.ready.then(() => null)")
    assert len({font.url for font in fonts}) == 1
    assert len(fonts[0].body()) < LARGEST_FONT
    assert fonts[0].headers["content-type"] == "font/woff2"
    assert own.page.evaluate("document.fonts.check('16px Overpass')")
