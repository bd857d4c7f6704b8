"""On the smallest phone, upright and on its side, nothing that must be touched is cut off, also in German."""

import pytest
from playwright.sync_api import expect

from metroscribe.games import families
from tests.browser.conftest import NewDevice

pytestmark = pytest.mark.slow
UPRIGHT, ON_ITS_SIDE = (320, 568), (740, 360)
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize(("width", "height"), [UPRIGHT, ON_ITS_SIDE])
def test_the_guide_and_the_end_of_the_turn_can_be_touched(device: NewDevice, width: int, height: int) -> None:
    own = device("phone", language="de")
    own.page.set_viewport_size({"width": width, "height": height})
    for family in families():
        own.visit(f"/learn/{family}")
        guide = own.page.get_by_role("complementary", name="Anleitung")
        expect(guide).to_be_visible()
        for button in (*guide.get_by_role("button").all(), own.element("match-ready")):
            expect(button).to_be_in_viewport(ratio=1)
        guide.get_by_role("button").first.tap()
        expect(guide).to_have_count(0)
        assert not own.page.evaluate(WIDER)
