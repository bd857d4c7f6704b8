"""A text that names a button of the page names it as the button does."""

import re
from pathlib import Path

import pytest

from metroscribe import registry
from metroscribe.texts import Words, languages

PAGE = Path(__file__).parent.parent / "web/texts"
QUOTED = re.compile(r"[“„«]([^”“»]+)[”“»]")
NAMING = {
    "error-ready": {"match-ready", "match-withdraw"},
    "error-not-ready": {"match-ready"},
    "error-step-open": {"match-ready"},
    "lesson-line-staged": {"match-ready"},
    "lesson-plan-staged": {"match-ready"},
}


def buttons(language: str) -> dict[str, str]:
    """What the page's texts of one line say."""
    text = (PAGE / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", languages())
def test_a_button_that_a_text_names_bears_that_name(language: str) -> None:
    folders = [registry().find(name).folder for name in ("next-station/tokyo", "voll-verplant/berlin")]
    words, page = Words(language, folders), buttons(language)
    for key, named in NAMING.items():
        assert set(QUOTED.findall(words(key))) == {page[button] for button in named}, key
