"""What a screen reader says of every page is in words, in the language, and said once."""

import os
from itertools import product
from pathlib import Path

import pytest

from metroscribe.texts import languages
from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.pages import PAGES, Tables
from tests.browser.spoken import Spoken, spoken, wrong

OFTEN = {("home", "de"), ("setup", "de"), ("match", "de")}
"""The rest is under `long`."""
LISTS = os.environ.get("METROSCRIBE_SPOKEN", "")
"""A folder for what is said on each page, if somebody wants to read it."""
WRONG = {
    "no name": "<button></button>",
    "word twice": "<button>H6 H6</button>",
    "description twice": "<input aria-label='Clock: none' aria-describedby='no'><p id='no'>none</p>",
    "name of what it stands in": "<fieldset><legend>A</legend><ul aria-label='A'><li>b</ul></fieldset>",
    "no word": "<a href='/'>match-deck</a>",
    "no word*": "<p>deck:street-circle</p>",
    "no word**": "<p>MetroX, classic-tokyo</p>",
    "space before punctuation": "<a href='/'>Rules<span style='position: absolute'>: all</span></a>",
    "English": "<p>district North</p>",
    "name of several": "<button>Go</button><button>Go</button>",
}
CASES = [
    pytest.param(*case, marks=pytest.mark.slow if case in OFTEN else pytest.mark.long)
    for case in product(PAGES, languages())
]


@pytest.mark.parametrize(("page", "language"), CASES)
def test_everything_has_a_name_that_can_be_said_aloud(
    device: NewDevice, tables: Tables, page: str, language: str
) -> None:
    own = device("phone", language=language)
    PAGES[page](own, tables)
    said = spoken(own)
    write_down(said, f"{page} {language}")
    assert wrong(said, language) == []


def write_down(said: list[Spoken], name: str) -> None:
    if LISTS:
        Path(LISTS, f"{name.replace(' ', '-')}.txt").write_text("\n".join(map(str, said)), encoding="utf-8")


@pytest.mark.slow
def test_each_thing_that_sounds_wrong_is_found(phone: Device) -> None:
    for fault, html in WRONG.items():
        phone.page.set_content(f"<title>Page</title><main><button>Fine</button>{html}</main>")
        assert {found.split(":")[0] for found in wrong(spoken(phone), "de")} == {fault.rstrip("*")}, html
