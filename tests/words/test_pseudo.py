"""The pseudo-language is a language: longer and accented, with the same keys, arguments, choices and code."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.texts import ENGLISH
from tests.test_texts import messages
from tests.words.pseudo import TENTHS, WORD, pseudo, stretched
from tests.words.reading import text_files

ENGLISH_FILES = [file for file in text_files() if file.stem == ENGLISH]
EXAMPLE = """\
tables = { $count ->
    [one] One table, { $name }.
   *[other] { $count } tables: `serve --lan`
}
"""


def test_keys_arguments_choices_and_code_stay() -> None:
    bundle = FluentBundle([ENGLISH], use_isolating=False)
    bundle.add_resource(FluentResource(pseudo(EXAMPLE)))
    pattern = bundle.get_message("tables").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {"count": 1, "name": "Ada"}) == ("Öööñé tåååblé, Ada.", [])
    assert bundle.format_pattern(pattern, {"count": 2, "name": "Ada"}) == ("2 tååååbléš: `serve --lan`", [])


@pytest.mark.slow
@pytest.mark.parametrize("file", ENGLISH_FILES, ids=lambda file: file.parent.parent.name)
def test_every_file_has_its_keys_and_arguments_in_the_pseudo_language(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "qxx.ftl"
    copy.write_text(pseudo(file.read_text(encoding="utf-8")), encoding="utf-8")
    assert messages(copy) == messages(file)


@given(st.text("aeiou bcdk .,AO", min_size=1))
def test_a_text_is_longer_by_its_share_and_breaks_where_it_did(text: str) -> None:
    said = stretched(text)
    letters = sum(map(len, WORD.findall(text)))
    assert len(said) - len(text) == -(-letters * TENTHS // 10)
    assert WORD.sub("", said) == WORD.sub("", text)
