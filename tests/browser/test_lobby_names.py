"""Names as people write them, and none where nobody asks."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.guests import Guest, open_table
from tests.server.process import Process

pytestmark = pytest.mark.slow
FAMILY = "👨\u200d👩\u200d👧\u200d👦"
FLAG = "🇩🇪"


@pytest.mark.parametrize("width", [390, 320])
def test_a_name_is_cut_between_characters_and_stands_whole_in_the_lobby(
    device: NewDevice, server: Process, width: int
) -> None:
    table = open_table(server.port, seats=2, name="Ada")
    ben = Guest.at(device("phone", viewport={"width": width, "height": 700}), table.path)
    field = ben.page.get_by_label("Your name")
    field.fill(FAMILY * 9)
    expect(field).to_have_value(FAMILY * 5)
    field.fill(f"{'Rosalinde' * 3}{FLAG}")
    expect(field).to_have_value(("Rosalinde" * 3)[:24])
    name = f"Wilhelmine von Ur {FAMILY}{FLAG}"
    ben.sit(name, 2)
    assert table.view()["seats"][1]["name"] == name
    seat = ben.page.get_by_role("region", name="Who sits here").get_by_role("listitem").nth(1)
    expect(seat).to_contain_text(name)
    expect(seat).to_contain_text("you")
    assert ben.device.overflow() == 0


def test_playing_alone_asks_for_no_name_whatever_the_modules(device: NewDevice) -> None:
    own = Guest.at(device(), "/new?game=next-station/london")
    own.page.get_by_text("alone", exact=True).click()
    expect(own.page.get_by_label("Your name")).to_have_count(0)
    for module in own.page.get_by_role("region", name="Modules").get_by_role("checkbox").all():
        module.check()
    own.press("Start the match")
    own.until(lambda: own.now[0] == "playing" and own.you is not None)


def test_against_bots_a_name_may_be_given_and_need_not(device: NewDevice) -> None:
    own = Guest.at(device("desktop"), "/new?game=next-station/london")
    own.page.get_by_label("Seat 2: who plays?").select_option("commuter")
    own.press("Open the table")
    expect(own.button("Start the match")).to_be_enabled()


def test_a_table_for_others_needs_a_name_and_says_so(device: NewDevice) -> None:
    own = Guest.at(device(), "/new?game=next-station/london")
    own.press("Open the table")
    expect(own.page.get_by_text("A name needs at least one visible character.")).to_be_visible()
    expect(own.page.get_by_label("Your name")).to_be_focused()


def test_what_happens_when_somebody_is_away_is_chosen_with_the_table(device: NewDevice) -> None:
    own = Guest.at(device("desktop"), "/new?game=next-station/london")
    own.page.get_by_label("Your name").fill("Ada")
    own.page.get_by_label("When somebody is away").select_option("bot")
    own.page.get_by_label("Finish the turn, or let a bot draw: after").select_option("60")
    own.page.get_by_label("Go on without them: after").select_option("3600")
    own.press("Open the table")
    own.until(lambda: "patience" in own.table)
    assert own.table["patience"] == {"finish": 60, "without": 3600, "itself": "bot"}
    expect(own.page.get_by_text("A bot draws until they are back")).to_be_visible()
