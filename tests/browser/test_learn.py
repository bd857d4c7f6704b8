"""The guided first match of each family."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from metroscribe.games import families
from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import Guest

pytestmark = pytest.mark.slow
FAMILIES = sorted(families())


class Pupil(Guest):
    @property
    def says(self) -> Locator:
        """What the guide says."""
        return self.page.get_by_role("complementary", name="Guide").locator("p")

    @property
    def cards(self) -> Locator:
        """What was flipped."""
        return self.device.element("match-force")

    @property
    def steps(self) -> Sequence[dict[str, Any]]:
        family = self.page.url.rpartition("/")[2]
        found = self.page.request.get(f"{self.device.address}/api/lessons/{family}").json()
        return [dict(step) for step in found["steps"]]

    def is_asked(self, turn: int) -> bool:
        return bool(self.now[1] == turn == self.own["turn"])

    def follow(self, move: str) -> None:
        """Touches what makes this move."""
        number = [legal["move"] for legal in self.own["moves"]].index(move)
        self.press("Got it")
        self.move(number)


def pupil(device: Device, family: str) -> Pupil:
    new = Pupil.at(device, f"/learn/{family}")
    expect(new.says).to_be_visible()
    new.until(lambda: new.now[0] == "playing" and bool(new.own["moves"]))
    return new


@pytest.mark.parametrize("family", FAMILIES)
def test_who_follows_a_lesson_to_its_last_step_has_learned_the_game_and_may_do_so_again(
    phone: Device, family: str
) -> None:
    new, said = pupil(phone, family), set[str]()
    for step in [step for step in new.steps if step["move"]]:
        new.until(partial(new.is_asked, step["turn"]))
        expect(new.says).to_be_visible()
        text = new.says.inner_text()
        assert text not in said
        said.add(text)
        new.follow(step["move"])
        assert new.own["staged"] == [step["move"]]
        new.ready()
    expect(new.says).to_be_visible()
    phone.visit()
    expect(phone.page.get_by_role("link", name="Learned. Once more?")).to_have_attribute(
        "href", f"/learn/{family}"
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_the_guide_says_something_else_as_soon_as_a_step_is_taken(phone: Device, family: str) -> None:
    new = pupil(phone, family)
    text = new.says.inner_text()
    new.follow(new.steps[0]["move"])
    expect(new.says).not_to_have_text(text)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_lesson_shows_what_it_speaks_of(phone: Device, family: str) -> None:
    new = pupil(phone, family)
    first = new.steps[0]
    for element in first["point"]:
        expect(phone.element(element)).to_have_attribute("data-hint", "")
    assert first["move"] in [move["move"] for move in new.own["moves"]]


@pytest.mark.parametrize("family", FAMILIES)
def test_the_guide_can_be_sent_away_and_the_match_goes_on_without_it(phone: Device, family: str) -> None:
    new = pupil(phone, family)
    new.press("Skip the guide")
    expect(new.says).to_have_count(0)
    new.turn()
    new.until(lambda: new.now[1] == 1)
    expect(new.says).to_have_count(0)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_lesson_that_was_left_is_taken_up_where_it_was(phone: Device, family: str) -> None:
    first = pupil(phone, family)
    code = first.table["code"]
    first.follow(first.steps[0]["move"])
    first.ready()
    first.until(partial(first.is_asked, 1))
    words = first.says.inner_text()
    phone.visit()
    phone.page.get_by_role("link", name="Go on learning").tap()
    expect(first.says).to_have_text(words)
    assert first.table["code"] == code


@pytest.mark.parametrize("family", FAMILIES)
def test_a_lesson_can_be_repeated_with_the_same_cards_and_words(device: NewDevice, family: str) -> None:
    first, again = (pupil(device(), family) for _ in range(2))
    assert again.says.inner_text() == first.says.inner_text()
    assert again.cards.inner_text() == first.cards.inner_text()
    assert again.table["code"] != first.table["code"]
