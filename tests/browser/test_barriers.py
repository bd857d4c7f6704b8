"""Nobody is kept out: axe finds nothing on any page, in either theme, in any language."""

from itertools import product
from typing import Literal

import pytest

from tests.browser.conftest import NewDevice
from tests.browser.device import Kind
from tests.browser.pages import PAGES, Tables

Look = tuple[Literal["light", "dark"], str]
LOOKS: list[Look] = [
    ("light", "en"),
    ("dark", "de"),
    ("light", "es"),
    ("dark", "en"),
    ("light", "de"),
    ("dark", "es"),
]


def often(page: int, look: int) -> bool:
    """Each page once, and each theme in all languages; the rest under `long`."""
    return (look - page) % len(LOOKS) == 0


CASES = [
    pytest.param(name, *LOOKS[look], marks=pytest.mark.slow if often(page, look) else pytest.mark.long)
    for (page, name), look in product(enumerate(PAGES), range(len(LOOKS)))
]


@pytest.mark.parametrize(("page", "theme", "language"), CASES)
def test_axe_finds_nothing_that_keeps_people_out(
    device: NewDevice, tables: Tables, page: str, theme: Literal["light", "dark"], language: str
) -> None:
    kind: Kind = "phone" if list(PAGES).index(page) % 2 else "desktop"
    own = device(kind, theme=theme, language=language)
    PAGES[page](own, tables)
    assert own.page.locator("html").get_attribute("lang") == language
    assert own.barriers() == []
