"""The score pad below the map fills itself in."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from metroscribe import draw
from metroscribe.core.network import bits
from metroscribe.core.score import Entry
from metroscribe.draw import next_station
from metroscribe.draw.lettering import WIDE_FACE
from metroscribe.draw.next_station.pictures import InterchangesBox
from metroscribe.draw.pad import Box
from metroscribe.draw.words import plain
from metroscribe.games.next_station.padfile import STAMPS
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.scoring import LINE_KEYS, Row
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.tallies import Tally
from tests.draw.sheets import by_id, rules_of, sheet_of
from tests.draw.small import (
    SMALL,
    SVG,
    families,
    paired,
    remade,
)
from tests.next_station.desk import Desk, draw_lines


@pytest.mark.parametrize("game", families("next-station"))
def test_the_pad_shows_every_kind_of_points_and_their_sum(game: str) -> None:
    rules, table, sheet = sheet_of(game, "full")
    score = rules.score(table, sheet)
    marks = draw.marks(rules, table, sheet)
    for key in {entry.key for entry in score} - {*LINE_KEYS}:
        assert number(marks[f"pad-{key}-points"]["text"]) == score.points(key)
    for entry in score:
        if entry.key in LINE_KEYS:
            assert number(marks[f"pad-line-{entry.args['colour']}-points"]["text"]) == entry.points
    assert number(marks["pad-lines-points"]["text"]) == sum(map(score.points, LINE_KEYS))
    assert number(marks["pad-total-points"]["text"]) == score.total


@pytest.mark.parametrize("game", families("next-station"))
def test_as_many_districts_are_stamped_as_the_score_says(game: str) -> None:
    rules, table, sheet = sheet_of(game, "full")
    counted = sum(int(entry.args["count"]) for entry in rules.score(table, sheet) if entry.key == "stamps")
    marks = draw.marks(rules, table, sheet)
    assert sum(id_.startswith("stamp-") for id_ in marks) == counted


@pytest.mark.parametrize(("lines", "stamps"), [(1, 2), (2, 1), (4, 0)])
def test_a_stamp_asks_for_as_many_lines_as_its_row(lines: int, stamps: int) -> None:
    desk = Desk(SMALL, line="C1-A1 A1-A3", blue="E3-E1 E1-C1")
    rows = [row for row in desk.rules.rows if row.picture == STAMPS]
    asking = tuple(replace(row, tally=row.tally._replace(lines=lines)) for row in rows)
    rules = remade(desk.rules, rows=asking)
    marks = draw.marks(rules, desk.table, desk.sheet)
    assert sum(id_.startswith("stamp-") for id_ in marks) == stamps
    assert (
        sum(int(entry.args["count"]) for entry in rules.score(desk.table, desk.sheet).of("stamps")) == stamps
    )


def test_a_line_shows_its_factors_and_its_round() -> None:
    desk = Desk(SMALL, pencil="blue", line="E3-E1 E1-C1 C1-A1")
    marks = draw.marks(desk.rules, desk.table, desk.sheet)
    texts = {id_: m["text"] for id_, m in marks.items() if id_.startswith("pad-line-blue-")}
    assert texts == {
        "pad-line-blue-districts": "2",
        "pad-line-blue-stations": "3",
        "pad-line-blue-points": "6",
        "pad-line-blue-round": "1",
    }
    assert marks["pad-line-blue"] == {"data-now": ""}
    assert marks["pad-line-brown-round"] == {"text": "4"}


def pad_texts(rules: NextStation, sheet: Sheet, colour: str) -> dict[str, str]:
    marks = draw.marks(rules, rules.new(1), sheet)
    begin = f"pad-line-{colour}-"
    return {
        id_.removeprefix(begin): m["text"]
        for id_, m in marks.items()
        if id_.startswith(begin) and "text" in m
    }


def test_two_lines_of_a_colour_show_both_products() -> None:
    rules = paired()
    sheet = draw_lines(rules, {"purple": "A1-C1 E1-E3", "blue": "B2-C3"})
    factors = {"districts": "2", "stations": "1", "districts2": "1", "stations2": "2", "points": "4"}
    assert pad_texts(rules, sheet, "purple") == {**factors, "round": "1"}
    assert pad_texts(rules, sheet, "blue") == {"districts": "1", "stations": "2", "points": "2", "round": "2"}


def test_a_bonus_is_a_tag_on_the_line() -> None:
    rules = paired()
    sheet = draw_lines(rules, {"purple": "A1-C1 C1-E1"})
    assert pad_texts(rules, sheet, "purple")["bonus-points"] == "+10"
    assert "pad-line-purple-bonus" in by_id(draw.svg(rules, rules.new(1), sheet))
    assert "pad-line-blue-bonus" not in by_id(draw.svg(rules, rules.new(1), sheet))


def test_points_that_are_counted_up_get_a_track() -> None:
    tally = Tally("visits", lambda _tally, _board, ink: len(ink.lines) + 1, 0)
    rules = SMALL.rules()
    rules.rows = (Row("visits", tally, track=(0, 1, 3, 6, 10, 15, 21), picture="track"),)
    nodes = by_id(draw.svg(rules, rules.new(1), draw_lines(rules, {"purple": "C1-E1"})))
    boxes = [nodes[f"pad-visits-{n}"] for n in range(1, 7)]
    assert [box.findtext(f"{SVG}text") for box in boxes] == ["1", "3", "6", "10", "15", "21"]
    assert ["data-on" in box.attrib for box in boxes] == [True, True, False, False, False, False]
    assert nodes["pad-visits-points"].text == "+3"


@pytest.mark.parametrize("game", families("next-station"))
def test_boxes_of_the_pad_lie_apart_and_hold_what_is_in_them(game: str) -> None:
    nodes = by_id(draw.blank(rules_of(game), sheet_of(game, "full").table))
    cards = [first for box in nodes["pad"] if (first := box.find(f"{SVG}rect")) is not None]
    assert len(cards) == len(nodes["pad"])
    places = [tuple(float(card.attrib[name]) for name in ("x", "y", "width", "height")) for card in cards]
    for n, (x, y, width, height) in enumerate(places):
        for ox, oy, _, _ in places[n + 1 :]:
            assert ox >= x + width or oy >= y + height
        for text in nodes["pad"][n].iter(f"{SVG}text"):
            half = WIDE_FACE * float(text.attrib["font-size"]) * len(text.text or "") / 2
            assert x <= float(text.attrib["x"]) - half
            assert float(text.attrib["x"]) + half <= x + width
            assert y < float(text.attrib["y"]) < y + height


@pytest.mark.parametrize("rows", range(1, 7))
def test_rows_of_interchanges_stay_apart(rows: int) -> None:
    entries = [Entry("interchanges", 0, {"lines": n, "count": 0, "each": n}) for n in range(2, 2 + rows)]
    drawn = InterchangesBox("interchanges", entries, plain).draw(0, 0, 110)
    capsules = [node for node in drawn.children if node.attributes.get("class") == "bars"]
    spans = []
    for bars in capsules:
        top, tall = re.findall(r"M\S+ (\S+?)v(\S+?)(?:M|$)", bars.attributes["d"])[0]
        spans.append((float(top) - 1.5, float(top) + float(tall) + 1.5))
    assert all(bottom <= top for (_, bottom), (top, _) in pairwise(spans))


@pytest.mark.parametrize("name", ["x", "a very long name of a box that nobody wants to read", "w" * 60])
def test_a_label_stays_in_its_box_however_long(name: str) -> None:
    drawn = Box("thing", (), lambda *_, **__: name).draw(0, 0, Box.least)
    labels = [node for node in drawn.children if node.attributes.get("class") == "label"]
    assert "".join(label.text for label in labels).replace(" ", "") == name.replace(" ", "")
    for label in labels:
        assert WIDE_FACE * float(label.attributes["font-size"]) * len(label.text) <= Box.least
        assert 0 < float(label.attributes["y"]) < Box.height - 40


def test_points_nobody_drew_a_picture_for_get_a_plain_box() -> None:
    rules = SMALL.rules()
    tally = Tally("bonus", lambda _tally, _board, ink: len(ink.lines), 0)
    rules.rows = (*rules.rows, Row("bonus", tally, each=7))
    sheet = draw_lines(rules, {"purple": "C1-E1"})
    nodes = by_id(draw.svg(rules, rules.new(1), sheet))
    assert nodes["pad-bonus-points"].text == "+7"
    assert "bonus" in [text.text for text in nodes["pad-bonus"].iter(f"{SVG}text")]


def test_the_pad_has_a_box_for_what_the_table_was_dealt() -> None:
    desk = Desk(SMALL, "objectives", "objective:whole-loop objective:four-stamps", line="C1-E1")
    nodes = by_id(draw.svg(desk.rules, desk.table, desk.sheet))
    assert nodes["pad-objective-whole-loop-count"].text == "1 / 8"
    assert "data-on" not in nodes["pad-objective-whole-loop"].attrib


def test_the_dots_of_the_small_loop_fill_as_lines_reach_its_stations() -> None:
    desk = Desk(SMALL, line="C1=E3")
    marks = draw.marks(desk.rules, desk.table, desk.sheet)
    dots = {id_ for id_ in marks if id_.startswith("pad-loop-") and "data-on" in marks[id_]}
    assert dots == {"pad-loop-C1", "pad-loop-E3"}
    assert len(list(bits(desk.rules.board.loop.stations))) == 4


def test_a_blank_drawing_needs_no_table() -> None:
    assert str(next_station.blank(SMALL.rules())) == draw.blank(SMALL.rules(), theme="light")


def number(text: str) -> int:
    return int(text.replace("−", "-"))
