"""What the host has to say: imprint and privacy notice, from text files to pages."""

import re
from pathlib import Path
from typing import Any

import pytest

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import Config
from metroscribe.server.web.legal import MOST, legal_of, legal_text
from metroscribe.server.wire.answers import LegalPart
from tests.server.process import ROOT
from tests.server.served import served

DRAFTS = sorted((ROOT / "deploy" / "legal").glob("*.md"))


def parts(text: str) -> list[LegalPart]:
    """Those of a text of one section."""
    (section,) = legal_text(text).sections
    return [part for block in section.blocks for line in block.lines for part in line]


@pytest.mark.slow
def test_without_files_there_are_neither_pages_nor_texts(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert server.http.get("/api/legal").json() == {"imprint": None, "privacy": None}
        assert [server.http.get(path).status_code for path in ("/imprint", "/privacy")] == [404, 404]


@pytest.mark.slow
def test_the_page_of_a_file_is_there_without_a_table(tmp_path: Path) -> None:
    file = tmp_path / "imprint.txt"
    file.write_text("Ada Example\nBerlin", encoding="utf-8")
    with served(tmp_path / "data", imprint=file) as server:
        assert [server.http.get(path).status_code for path in ("/imprint", "/privacy")] == [200, 404]
        told = server.http.get("/api/legal").json()
    lines = [[{"text": "Ada Example", "link": ""}], [{"text": "Berlin", "link": ""}]]
    section = {"heading": "", "blocks": [{"listed": False, "lines": lines}]}
    assert told == {"imprint": {"title": "", "sections": [section]}, "privacy": None}


def test_titles_headings_paragraphs_and_lists_are_told_apart() -> None:
    text = legal_text("# Title\n\none\ntwo\n\nthree\n## Next\n- a\n- b\nafter\n### Last\n")
    assert text.title == "Title"
    assert [section.heading for section in text.sections] == ["", "Next", "Last"]
    shapes = [[(block.listed, len(block.lines)) for block in section.blocks] for section in text.sections]
    assert shapes == [[(False, 2), (False, 1)], [(True, 2), (False, 1)], []]


def test_only_a_first_line_is_a_title() -> None:
    assert legal_text("words\n# Heading\nmore").title == ""
    assert legal_text("## Heading\nmore").title == ""


@pytest.mark.parametrize(
    ("line", "link"),
    [
        ("see [us](https://example.org/a?b=c#d).", "https://example.org/a?b=c#d"),
        ("[mail](mailto:ada@example.org)", "mailto:ada@example.org"),
        ("[call](tel:+4930123)", "tel:+4930123"),
        ("[more](/privacy)", "/privacy"),
        ("at https://example.org/a.", "https://example.org/a"),
        ("(https://example.org)", "https://example.org"),
    ],
)
def test_a_link_leads_where_it_says(line: str, link: str) -> None:
    assert [part.link for part in parts(line) if part.link] == [link]


@pytest.mark.parametrize(
    "line",
    [
        "[x](javascript:alert(1))",
        "[x](data:text/html,hello)",
        "[x](//elsewhere.example)",
        "javascript:alert(1)",
        "<script>alert(1)</script>",
        "<a href='x'>y</a>",
        "# ",
        "-",
    ],
)
def test_all_else_is_shown_as_it_is_written(line: str) -> None:
    assert parts(f"before\n{line}") == [LegalPart("before"), LegalPart(line.strip())]


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (None, "error-legal-read"),
        (b"\xff\xfe", "error-legal-encoding"),
        (b"x" * (MOST + 1), "error-legal-long"),
        (b"\xef\xbb\xbf \n", "error-legal-empty"),
        (b"# Title alone", "error-legal-empty"),
    ],
)
@pytest.mark.parametrize("page", ["imprint", "privacy"])
def test_a_file_that_cannot_be_shown_is_refused_before_the_server_begins(
    tmp_path: Path, content: bytes | None, key: str, page: str
) -> None:
    file = tmp_path / "page.txt"
    if content is not None:
        file.write_bytes(content)
    named: dict[str, Any] = {page: file}
    with pytest.raises(MetroscribeError) as refused:
        legal_of(Config(**named))
    assert (refused.value.text.key, refused.value.text.args["option"]) == (key, f"--{page}")


def test_the_drafts_for_hosts_are_good_and_say_the_same_in_every_language() -> None:
    privacy = [legal_text(file.read_text(encoding="utf-8")) for file in DRAFTS if "privacy" in file.name]
    shapes = [[len(section.blocks) for section in text.sections] for text in privacy]
    assert len(privacy) == 3
    assert shapes == [shapes[0]] * 3
    blanks = [
        re.findall(r"\[\d+\]", file.read_text(encoding="utf-8")) for file in DRAFTS if "privacy" in file.name
    ]
    assert blanks == [["[30]", "[4]", "[14]"]] * 3
    for file in DRAFTS:
        assert legal_of(Config(imprint=file)).imprint is not None
