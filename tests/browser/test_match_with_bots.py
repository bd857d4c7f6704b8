"""A table with bots, from its opening to the ranking."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.device import Device
from tests.browser.guests import QUICK, Opened
from tests.browser.player import Player, recorded
from tests.server.process import Process

pytestmark = pytest.mark.long
"""Whole matches by touch are in `test_solo`, openings with bots in `test_against_bot`."""


def test_one_person_sets_up_a_table_with_two_bots_and_plays_it_to_the_ranking(
    phone: Device, server: Process, tmp_path: Path
) -> None:
    player = Player.at(phone, f"/new?game={QUICK}")
    page = phone.page
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_label("Seat 2").select_option(index=1)
    page.get_by_label("Seat 3").select_option(index=2)
    page.get_by_role("radio", name="No clock").check(force=True)
    page.get_by_label("Same deal for friends").fill("two bots")
    page.get_by_role("button", name="Open the table").tap()
    page.get_by_role("button", name="Start the match").tap()
    player.play_to_the_end()

    table = Opened(server.port, page.url.rpartition("/")[2], "")
    outcome = recorded(table, tmp_path)
    ranking = page.get_by_role("region", name="Ranking").get_by_role("listitem")
    totals = [outcome.scores[seat].total for seat in sorted(range(3), key=outcome.places.__getitem__)]
    expect(ranking).to_have_count(3)
    for rank, total in zip(ranking.all(), totals, strict=True):
        expect(rank).to_contain_text(re.compile(rf"(?<!\d){abs(total)}(?!\d)"))
    expect(ranking.filter(has_text="Ada")).to_contain_text(f"Place {outcome.places[0]}")
