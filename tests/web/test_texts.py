"""What the page says stands in its Fluent files, in every language, and nowhere else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from metroscribe.texts import general_folders, languages
from tests.test_texts import messages
from web.build import WEB

TEXTS = WEB / "texts"
SOURCES = sorted(file for kind in ("*.ts", "*.svelte") for file in (WEB / "src").rglob(kind))
PARTS = [file for file in SOURCES if file.suffix == ".svelte"]
LITERAL = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
SAID = re.compile(r"\b(?:say|knows)\(")
MADE = "${"
"""A key that is put together: what stands before this is its beginning."""
READ = (
    "aria-label",
    "aria-valuetext",
    "aria-roledescription",
    "alt",
    "title",
    "placeholder",
    "label",
    "legend",
)
WORDS = re.compile(r"[^\W\d_]{2,}")
PLAIN = re.compile(r"[a-z0-9-]+")


def argument(text: str, start: int) -> str:
    """The first argument of a call whose parenthesis was opened before `start`."""
    depth = 0
    for at in range(start, len(text)):
        if depth == 0 and text[at] in ",)":
            return text[start:at]
        depth += (text[at] in "([{") - (text[at] in ")]}")
    raise AssertionError(text[start : start + 80])


def literals(text: str) -> list[str]:
    return [
        next(part for part in found if part is not None)
        for found in map(re.Match.groups, LITERAL.finditer(text))
    ]


def said(file: Path) -> Iterator[str]:
    """The keys that a file says, whole or, if they are put together, up to where that begins."""
    text = file.read_text(encoding="utf-8")
    for call in SAID.finditer(text):
        for literal in literals(argument(text, call.end())):
            if re.match(r"[a-z]+-|points$|bot$", literal):
                yield literal


INSTALLED = set(re.findall(r'"([a-z]+-[a-z-]+)"', (WEB / "manifest.json").read_text(encoding="utf-8")))
ALL_SAID = sorted(
    {key for file in SOURCES for key in said(file)} | (INSTALLED & set(messages(TEXTS / "en.ftl")))
)
WHOLE = [key for key in ALL_SAID if MADE not in key]
BEGINNINGS = tuple(key.partition(MADE)[0] for key in ALL_SAID if MADE in key)
OWN = messages(TEXTS / "en.ftl")
ALSO = {key for folder in general_folders() for key in messages(folder / "en.ftl")}


@pytest.mark.parametrize("language", languages())
def test_the_page_has_the_same_messages_with_the_same_arguments_in_every_language(language: str) -> None:
    assert messages(TEXTS / f"{language}.ftl") == OWN


def test_the_page_speaks_the_languages_of_the_server() -> None:
    assert sorted(file.stem for file in TEXTS.iterdir()) == sorted(languages())


def test_every_key_that_is_said_has_a_message() -> None:
    assert len(WHOLE) > 100
    assert [key for key in WHOLE if key not in OWN and key not in ALSO] == []


def test_every_key_that_is_put_together_begins_like_a_message_of_the_page_alone() -> None:
    """The keys of all else are told by the server, whole."""
    assert [begin for begin in BEGINNINGS if not any(key.startswith(begin) for key in OWN)] == []
    assert [begin for begin in BEGINNINGS if any(key.startswith(begin) for key in ALSO)] == []


def test_no_message_of_the_page_is_left_over() -> None:
    assert [key for key in OWN if key not in WHOLE and not key.startswith(BEGINNINGS)] == []


def test_no_message_of_the_page_hides_one_of_the_server() -> None:
    assert sorted(set(OWN) & ALSO) == []


def markup(file: Path) -> str:
    """A part without its script, style and comments."""
    text = file.read_text(encoding="utf-8")
    return re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", text, flags=re.DOTALL)


def without_braces(text: str) -> tuple[str, list[str]]:
    """The text without what stands in braces, and that."""
    kept, inside, depth, begin = [], [], 0, 0
    for at, char in enumerate(text):
        if char == "{":
            if depth == 0:
                begin = at + 1
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0:
                inside.append(text[begin:at])
        elif depth == 0:
            kept.append(char)
    assert depth == 0
    return "".join(kept), inside


@pytest.mark.parametrize("file", PARTS, ids=lambda file: file.stem)
def test_the_markup_holds_no_words(file: Path) -> None:
    kept, inside = without_braces(markup(file))
    between = re.sub(r"<[^>]*>", " ", kept)
    assert WORDS.findall(between) == []
    read = re.findall(rf"\s(?:{'|'.join(READ)})=\"([^\"]*)\"", kept)
    assert [text for text in read if WORDS.search(text)] == []
    spoken = [
        literal for code in inside for literal in literals(code) if re.search(r"[A-Z][a-z]+ |\w, \w", literal)
    ]
    assert spoken == []


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.stem)
def test_no_words_are_written_into_the_page_by_hand(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert (
        re.findall(
            r"(?:textContent|innerText|innerHTML|placeholder|title)\s*=\s*['\"`][^'\"`]*[a-z]{2}", text
        )
        == []
    )
    assert re.findall(r"announce\(\s*['\"`]", text) == []
