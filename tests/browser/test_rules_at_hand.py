"""In a match every card, box and word of the rules leads to its paragraph, and back to where one was."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.guests import Guest, open_table, started
from tests.browser.pages import Tables, match
from tests.server.process import Process

pytestmark = pytest.mark.slow
SMALL = {"width": 320, "height": 568}
MODULE = "objectives"


def rules(own: Device) -> Locator:
    """The dialog that lies on top, with its paragraphs."""
    return own.page.locator("dialog[open]").last


def led(own: Device) -> Locator:
    return rules(own).locator(".asked")


def test_a_card_and_a_module_lead_to_their_rule_and_back(device: NewDevice, server: Process) -> None:
    phone = device("phone", viewport=SMALL)
    Guest.at(
        phone,
        started(open_table(server.port, "next-station/london", seats=1, name="Ada", modules=[MODULE])).own,
    ).awaited()
    phone.element("match-card").tap()
    for line, text in (("subway", "One is flipped"), ("Shared objectives", "Shared objectives")):
        button = rules(phone).get_by_role("button", name=line).first
        button.tap()
        expect(phone.page.locator(":focus")).to_contain_text(text)
        expect(phone.page.locator(":focus")).to_be_in_viewport()
        assert phone.overflow() <= 0
        phone.page.keyboard.press("Escape")
        expect(button).to_be_focused()
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator("dialog[open]")).to_have_count(0)


def test_a_word_of_the_rules_leads_to_what_explains_it_and_back(desktop: Device, tables: Tables) -> None:
    match(desktop, tables)
    desktop.page.get_by_role("button", name="Rules").click()
    word = rules(desktop).get_by_role("link", name="guide line").first
    word.focus()
    desktop.page.keyboard.press("Enter")
    expect(led(desktop)).to_contain_text("Thin guide lines show where sections may run.")
    expect(led(desktop)).to_be_focused()
    expect(led(desktop)).to_be_in_viewport()
    other = desktop.element("guide-map-departures").get_by_role("link", name="pencil")
    other.click()
    expect(led(desktop)).to_contain_text("In each round you hold one pencil")
    for before in (other, word):
        rules(desktop).get_by_role("button", name="Back to").click()
        expect(before).to_be_focused()
        expect(before).to_be_in_viewport()
    expect(rules(desktop).get_by_role("button", name="Back to")).to_have_count(0)
    rules(desktop).locator("summary", has_text="Words").click()
    every = rules(desktop).locator("nav").get_by_role("link", name="Wild station")
    every.click()
    expect(led(desktop)).to_contain_text("A wild station fits every card.")
    rules(desktop).get_by_role("button", name="Back to “Words”").click()
    expect(every).to_be_focused()


def test_a_box_and_a_chance_lead_to_their_rule_and_back(phone: Device, tables: Tables) -> None:
    match(phone, tables)
    phone.element("match-score").tap()
    rules(phone).locator("summary").first.tap()
    rule = rules(phone).get_by_role("button", name="The rule").first
    rule.tap()
    expect(led(phone)).to_contain_text("Count the districts")
    phone.page.keyboard.press("Escape")
    expect(rule).to_be_focused()
    phone.page.keyboard.press("Escape")
    phone.element("match-deck").tap()
    chance = rules(phone).get_by_role("button", name="Joker")
    chance.tap()
    expect(led(phone)).to_contain_text("A joker stands for any symbol")
    phone.page.keyboard.press("Escape")
    expect(chance).to_be_focused()


def test_the_rules_of_a_match_lead_to_its_lesson_without_leaving_it(phone: Device, tables: Tables) -> None:
    match(phone, tables)
    phone.page.get_by_role("button", name="Rules").tap()
    with phone.context.expect_page() as opened:
        rules(phone).get_by_role("link", name="Guided match").tap()
    lesson = opened.value
    expect(lesson.get_by_role("complementary", name="Guide")).to_be_visible()
    expect(rules(phone).get_by_role("link", name="Guided match")).to_be_visible()
    lesson.get_by_role("button", name="Skip the guide").tap()
    expect(lesson.get_by_role("complementary", name="Guide")).to_have_count(0)
    lesson.get_by_role("button", name="Rules").tap()
    lesson.get_by_role("dialog").get_by_role("button", name="Go on with the guide").tap()
    expect(lesson.get_by_role("complementary", name="Guide")).to_be_visible()


def test_a_paragraph_has_an_address_which_the_words_of_the_rules_have_too(
    phone: Device, tables: Tables
) -> None:
    phone.visit("/rules/next-station/london#guide-joker")
    expect(phone.page.locator(".asked")).to_contain_text("A joker stands for any symbol")
    expect(phone.page.locator(".asked")).to_be_in_viewport()
    match(phone, tables)
    phone.page.get_by_role("button", name="Rules").tap()
    word = rules(phone).locator("section").get_by_role("link", name="guide line").first
    expect(word).to_have_attribute("href", "/rules/next-station/london#guide-map-departures")
