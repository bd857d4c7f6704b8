"""The page with the figures: one file that needs nothing else, in every language."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from metroscribe.arena.comparison import Comparison
from metroscribe.arena.figures import Figures
from metroscribe.arena.plots import Scale, nice_step, shown
from metroscribe.arena.report import write_report
from metroscribe.arena.results import Row
from metroscribe.texts import Words, languages

ALONE = Comparison("next-station/london", ("greedy", "random", "exec:path=<b>&co"), 12)
RACE = Comparison("voll-verplant/berlin", ("greedy", "random"), 5, seats=2)


def figures_of(comparison: Comparison, faults: int = 0) -> Figures:
    """Made up: no bot need play for a picture."""
    rows = {}
    for pairing in comparison.pairings():
        seats = len(pairing.lineup)
        scores = tuple(
            len(spec) * 3 + pairing.number % 5 * 7 - seat for seat, spec in enumerate(pairing.lineup)
        )
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        times = (0.25,) * seats
        rows[pairing] = Row(
            pairing.number,
            pairing.lineup,
            scores,
            places,
            (20,) * seats,
            times,
            times,
            ({"late": faults},) * seats,
        )
    return Figures.of(comparison, rows)


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "xlink:href")]


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("comparison", [ALONE, RACE], ids=["alone", "race"])
def test_a_report_needs_nothing_but_itself(comparison: Comparison, language: str) -> None:
    text = write_report(Words(language), comparison, figures_of(comparison), "metroscribe arena")
    page = Page(text)
    assert page.links == []
    assert "script" not in page.tags
    assert "url(" not in text
    assert "@import" not in text
    assert f'<html lang="{language}">' in text
    assert page.tags.count("svg") == (5 if comparison.seats > 1 else 4)
    assert "cli-" not in text


@pytest.mark.parametrize("comparison", [ALONE, RACE], ids=["alone", "race"])
def test_every_picture_is_well_formed_described_and_in_its_frame(comparison: Comparison) -> None:
    text = write_report(Words("en"), comparison, figures_of(comparison), "")
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        root = ElementTree.fromstring(svg)
        space = "{http://www.w3.org/2000/svg}"
        assert root.findtext(f"{space}title")
        assert root.findtext(f"{space}desc")
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        for line in root.iter(f"{space}line"):
            places = [float(line.attrib[name]) for name in ("x1", "x2", "y1", "y2")]
            assert all(0 <= x <= width for x in places[:2])
            assert all(0 <= y <= height for y in places[2:])


def test_names_of_bots_are_text_and_no_markup() -> None:
    text = write_report(Words("en"), ALONE, figures_of(ALONE), "<b>")
    assert "<b>" not in text
    assert "exec:path=&lt;b&gt;&amp;co" in text


def test_a_bot_that_did_not_play_all_its_turns_is_named() -> None:
    assert "24 late" in write_report(Words("en"), ALONE, figures_of(ALONE, faults=2), "")


@pytest.mark.parametrize("same", [0, 7])
def test_scores_that_are_all_the_same_can_be_drawn(same: int) -> None:
    comparison = Comparison("next-station/london", ("greedy",), 1)
    row = Row(0, ("greedy",), (same,), (1,), (20,), (0.0,), (0.0,), ({},))
    assert "<svg" in write_report(Words("en"), comparison, Figures.of(comparison, {row.pairing: row}), "")


def test_ticks_are_round_numbers_inside_the_scale() -> None:
    assert [nice_step(span) for span in (0.6, 6, 31, 170)] == [0.1, 1, 10, 50]
    assert Scale(-12, 31, 0, 100).ticks() == [-10, 0, 10, 20, 30]
    assert Scale(0.01, 10, 0, 100, log=True).ticks() == [0.01, 0.1, 1, 10]
    assert [shown(figure) for figure in (-3.5, 100, 0.25)] == ["−3.5", "100", "0.25"]
