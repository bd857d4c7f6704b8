"""The rules pages show their figures, and nothing jumps while somebody reads on."""

import pytest

from tests.browser.conftest import NewDevice
from tests.browser.device import Device, Kind
from tests.browser.pages import PAGES, Tables
from tests.browser.test_load import SHIFTS, shifts

pytestmark = pytest.mark.slow
FIGURES = """() => [...document.querySelectorAll('figure')].map((figure) => ({
    caption: figure.querySelector('figcaption')?.textContent.trim() ?? '',
    widths: [...figure.querySelectorAll('img')].map((image) => image.complete && image.naturalWidth),
}))"""


@pytest.mark.parametrize("kind", ["phone", "desktop"])
def test_every_figure_of_a_rules_page_is_seen_and_nothing_jumps(
    device: NewDevice, tables: Tables, kind: Kind
) -> None:
    own = device(kind)
    own.page.add_init_script(SHIFTS)
    PAGES["rules"](own, tables)
    own.page.wait_for_load_state("networkidle")
    before = len(shifts(own.page))
    read_through(own)
    figures = own.page.evaluate(FIGURES)
    assert len(figures) > 5
    assert [figure for figure in figures if not figure["caption"] or not all(figure["widths"])] == []
    assert all(figure["widths"] for figure in figures)
    assert shifts(own.page)[before:] == []


def read_through(own: Device) -> None:
    """Down the whole page; pictures are fetched when they come near."""
    images = own.page.locator("figure img")
    for number in range(images.count()):
        images.nth(number).scroll_into_view_if_needed()
        own.page.wait_for_function("(image) => image.complete", arg=images.nth(number).element_handle())
