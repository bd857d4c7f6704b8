"""What a sheet of the Next Station family shows, on a small board with a round loop."""

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from metroscribe import draw
from metroscribe.core.network import bits
from metroscribe.core.score import Entry
from metroscribe.draw import next_station
from metroscribe.draw.livery import liveries
from metroscribe.draw.next_station.boxes import WIDE_FACE, Box
from metroscribe.draw.next_station.frame import Frame
from metroscribe.draw.next_station.pictures import InterchangesBox
from metroscribe.draw.next_station.tracks import slots
from metroscribe.draw.words import plain
from metroscribe.games.next_station.board import Board, River
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.terms import LINE_KEYS, LinePoints
from tests.draw.sheets import GAMES, by_id, parsed, rules_of, sheet_of
from tests.next_station.boards import board
from tests.next_station.desk import Desk, draw_lines

STATIONS = """
        A B C D E
    1   s . c . t
    2   . p . . .
    3   t . s . c
    4   . . . p .
    5   c . t . .
"""
AREAS = """
        A B C D E
    1   b a a a a
    2   a a a a a
    3   a a a a a
    4   a a a a a
    5   a a a a a
"""
LOOP = "C1 (E1) E3 (E5) C5 (A5) A3 (A1) C1"
SMALL = board(STATIONS, "C1 E3 C5 A3", areas=AREAS, loop=LOOP)
SVG = "{http://www.w3.org/2000/svg}"


def families(family: str) -> list[str]:
    return [game for game in GAMES if game.startswith(f"{family}/")]


def shown(svg: str) -> dict[str, str]:
    """The tracks of a picture with their lines."""
    nodes = by_id(svg).items()
    return {id_: node.attrib["data-line"] for id_, node in nodes if id_.startswith("track-")}


def drawn(**lines: str) -> tuple[NextStation, str, dict[str, str]]:
    desk = Desk(SMALL, line=lines.pop("purple", ""), **lines)
    svg = draw.svg(desk.rules, desk.table, desk.sheet)
    return desk.rules, svg, shown(svg)


@pytest.mark.parametrize("game", families("next-station"))
def test_every_station_and_section_has_its_element_with_a_name(game: str) -> None:
    rules = rules_of(game)
    assert isinstance(rules, NextStation)
    nodes = by_id(draw.blank(rules))
    sections = [rules.network.section_name(i) for i in range(len(rules.network.sections))]
    for id_ in (*(f"station-{name}" for name in rules.network.names), *(f"section-{s}" for s in sections)):
        assert nodes[id_].findtext(f"{SVG}title")
    assert {f"district-{d.letter}" for d in rules.board.districts} <= nodes.keys()


@pytest.mark.parametrize("game", families("next-station"))
def test_every_section_that_can_be_drawn_has_its_slots(game: str) -> None:
    rules = rules_of(game)
    assert isinstance(rules, NextStation)
    nodes, closed = by_id(draw.blank(rules)), rules.board.crossing_loop()
    for section in range(len(rules.network.sections)):
        name, found = rules.network.section_name(section), slots(rules.board, section)
        assert [f"track-{name}-{slot}" in nodes for slot in found] == [True] * len(found)
        expected = 0 if closed >> section & 1 else 1 if rules.board.loop.sections >> section & 1 else 3
        assert len(found) == expected


def test_a_section_that_crosses_the_loop_has_no_guide_line() -> None:
    nodes = by_id(draw.blank(SMALL.rules()))
    assert [child.tag for child in nodes["section-A1-B2"]] == [f"{SVG}title"]
    assert "guide" in {child.get("class") for child in nodes["section-B2-C3"]}


def test_a_single_track_runs_in_the_middle() -> None:
    _, _, tracks = drawn(purple="C1-E1")
    assert tracks == {"track-C1-E1-mid": "purple"}


def test_two_tracks_run_side_by_side_in_the_order_that_needs_no_crossing() -> None:
    above = {"track-A5-C5-left": "brown", "track-A5-C5-right": "pink"}
    _, _, tracks = drawn(pink="C5-A5", brown="A3-A5 A5=C5")
    assert tracks == {"track-A3-A5-mid": "brown", **above}


def test_a_second_track_runs_inside_the_loop_which_stays() -> None:
    _, svg, tracks = drawn(purple="C1=E3", blue="E3=C5")
    assert tracks == {"track-C1-E3-right": "purple", "track-E3-C5-left": "blue"}
    paths = {id_: node.find(f"{SVG}path") for id_, node in by_id(svg).items()}
    loop, second = paths["loop"], paths["track-C1-E3-right"]
    assert loop is not None
    assert loop.attrib["d"].count("A128 128") == 4
    assert second is not None
    assert "A116.5 116.5" in second.attrib["d"]


def test_a_board_without_a_loop_has_none() -> None:
    city = board(STATIONS, "C1 E3 C5 A3", areas=AREAS)
    nodes = by_id(draw.blank(city.rules()))
    assert "loop" not in nodes
    assert "section-A1-B2" in nodes


def test_a_circled_station_carries_a_ring_of_the_line() -> None:
    rules = SMALL.rules()
    sheet = draw_lines(rules, {"purple": "C1-E1"}).circle(1 << rules.network.number["E1"])
    marks = draw.marks(rules, rules.new(1), sheet)
    assert [(id_, m) for id_, m in marks.items() if id_.startswith("ring-")] == [
        ("ring-E1", {"data-line": "purple"})
    ]


def changed(**changes: Any) -> NextStation:
    """Rules on the small board, something on it changed."""
    rules = SMALL.rules()
    rules.board = replace(rules.board, **changes)
    return rules


def paired(suits: tuple[str, ...] = ("bear", "crown")) -> NextStation:
    """Rules with two lines for each pencil, without a loop."""
    rules = board(STATIONS, "C1 E3 C5 A3", areas=AREAS).rules()
    at = rules.network.number
    starts = {"purple": "A1 E1", "blue": "B2 E3", "pink": "C3 C5", "brown": "A3 D4"}
    departures = {colour: tuple(at[name] for name in names.split()) for colour, names in starts.items()}
    rules.board = replace(rules.board, departures=departures)
    rules.deck = replace(rules.deck, lines=suits)
    rules.line_points = LinePoints(joined=10)
    return rules


def titles(svg: str) -> dict[str, str]:
    return {id_: node.findtext(f"{SVG}title") or "" for id_, node in by_id(svg).items()}


def test_a_river_is_a_band_that_ends_where_the_map_does() -> None:
    rules = changed(river=River("Styx", 0b11, ((-1, 1.5), (2, 1.5), (4, 9))))
    svg = draw.blank(rules)
    river = by_id(svg)["river"]
    band = river.find(f"{SVG}path")
    assert band is not None
    assert band.attrib["d"].startswith("M64 160L208 160Q256 160 ")
    assert float(river.attrib["height"]) == Frame(rules.board).map_height
    assert titles(svg)["river"] == "Styx"
    across = {id_ for id_, node in by_id(svg).items() if "across" in node.get("class", "").split()}
    assert across == {f"section-{rules.network.section_name(section)}" for section in (0, 1)}
    assert [id_ for id_, title in titles(svg).items() if id_.startswith("section-") and "Styx" in title] == [
        id_ for id_ in titles(svg) if id_ in across
    ]


def test_a_map_without_a_river_has_none() -> None:
    assert "river" not in by_id(draw.blank(SMALL.rules()))
    assert "river" not in by_id(draw.blank(changed(river=River("", 0, ((0, 0), (1, 1))))))


def test_marked_stations_carry_a_ring_for_each_mark_and_say_so() -> None:
    number = SMALL.rules().network.number
    marks = {"sight": 1 << number["C3"] | 1 << number["E1"], "ferry": 1 << number["C3"]}
    svg = draw.blank(changed(marks=marks))
    rings = {
        id_: [ring.attrib for ring in node.iter(f"{SVG}circle") if ring.get("class") == "marked"]
        for id_, node in by_id(svg).items()
        if id_.startswith("station-")
    }
    assert [id_ for id_, found in rings.items() if found] == ["station-E1", "station-C3"]
    assert [ring["data-mark"] for ring in rings["station-C3"]] == ["0", "1"]
    assert len({ring["r"] for ring in rings["station-C3"]}) == 2
    assert titles(svg)["station-C3"].endswith("sight, ferry")
    outside = by_id(svg)["ring-C3"].attrib["r"]
    assert float(outside) > max(float(ring["r"]) for ring in rings["station-C3"])


def test_a_framed_station_carries_a_frame_which_is_state() -> None:
    rules = SMALL.rules()
    sheet = draw_lines(rules, {"purple": "C1-E1"}).frame(1 << rules.network.number["E1"])
    marks = draw.marks(rules, rules.new(1), sheet)
    assert {id_: m for id_, m in marks.items() if id_.startswith("frame-")} == {"frame-E1": {"data-on": ""}}
    blank, drawn = by_id(draw.blank(rules)), by_id(draw.svg(rules, rules.new(1), sheet))
    assert {f"frame-{name}" for name in rules.network.names} <= blank.keys()
    assert [id_ for id_ in drawn if id_.startswith("frame-")] == ["frame-E1"]
    assert titles(draw.blank(rules))["frame-E1"] == "E1"


def test_both_departures_carry_the_colour_the_letter_and_what_tells_them_apart() -> None:
    nodes = by_id(draw.blank(paired()))
    assert [nodes[f"station-{name}"].get("data-line") for name in ("A1", "E1")] == ["purple", "purple"]
    badges = [badge for badge in nodes["badges"] if badge.get("data-line") == "purple"]
    assert [badge.findtext(f"{SVG}text") for badge in badges] == ["P", "P"]
    hats = [badge.find(f"{SVG}path") for badge in badges]
    assert hats[0] is not None
    assert hats[1] is not None
    assert hats[0].attrib["d"].count("Z") == 2
    names = titles(draw.blank(paired()))
    assert names["station-A1"].endswith("purple, bear")
    assert names["station-E1"].endswith("purple, crown")


def test_a_suit_nobody_drew_is_written_behind_the_letter() -> None:
    badges = by_id(draw.blank(paired(("moon", "sun"))))["badges"]
    assert [badge.findtext(f"{SVG}text") for badge in badges][:2] == ["Pm", "Ps"]


def test_a_single_departure_needs_nothing_but_its_letter() -> None:
    badges = by_id(draw.blank(SMALL.rules()))["badges"]
    assert [badge.findtext(f"{SVG}text") for badge in badges] == ["P", "B", "R", "N"]
    assert not list(badges.iter(f"{SVG}path"))


def test_ends_of_both_lines_are_told_and_steps_of_both_are_fresh() -> None:
    rules = paired()
    sheet = rules.blank.begin(*rules.departing("purple"))
    for text in ("A1-C1", "E1-E3"):
        start, end = (rules.network.number[name] for name in text.split("-"))
        sheet = sheet.draw(rules.network, start, end, rules.parse(text))
    table = rules.new(1)._replace(ring=rules.pencils, round=1)
    marks = draw.marks(rules, table, sheet)
    ends = {id_ for id_, added in marks.items() if "data-end" in added}
    assert ends == {"station-A1", "station-C1", "station-E1", "station-E3"}
    fresh = {id_ for id_, added in marks.items() if "data-fresh" in added}
    assert fresh == {"track-A1-C1-mid", "track-E1-E3-mid"}
    assert marks["pad-line-purple-round"] == {"text": "1"}
    assert marks["pad-line-blue-round"] == {"text": "2"}


def test_the_step_of_an_open_turn_is_told_with_its_direction() -> None:
    desk = Desk(SMALL).flip("square").draw("C1-A1")
    assert desk.sheet.steps
    marks = draw.marks(desk.rules, desk.table, desk.sheet)
    assert marks["track-A1-C1-mid"] == {"data-line": "purple", "data-fresh": "back"}
    assert marks["station-A1"] == {"data-end": ""}
    assert marks["sheet"] == {"data-pencil": "purple"}


def test_stations_say_how_many_lines_stop_there() -> None:
    desk = Desk(SMALL, blue="E3-E1", line="C1-E1")
    marks = draw.marks(desk.rules, desk.table, desk.sheet)
    stops = {id_: m["data-stops"] for id_, m in marks.items() if "data-stops" in m}
    assert stops == {"station-C1": "2", "station-E3": "2", "station-E1": "2"}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_colours_of_pencils_stand_in_the_style(theme: draw.Theme) -> None:
    style = draw.stylesheet(SMALL.rules(), theme)
    for colour, look in liveries(SMALL.pencils).items():
        value = getattr(look, theme)
        assert f'[data-line="{colour}"]{{color:{value}}}' in style
        assert f'.next-station[data-pencil="{colour}"] .station[data-end] .halo {{ stroke: {value};' in style


def test_names_from_a_map_cannot_break_out_of_the_drawing() -> None:
    rules = SMALL.rules()
    names = ('<script>"&', *rules.board.names[1:])
    rules.board = replace(rules.board, names=names)
    svg = draw.blank(rules)
    assert parsed(svg) is not None
    assert "<script" not in svg


# the pad


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
    class Visits:
        points = (0, 1, 3, 6, 10, 15, 21)

        def entries(self, board: Board, sheet: Sheet) -> tuple[Entry, ...]:
            count = len(sheet.lines) + 1
            return (Entry("visits", self.points[count], {"count": count}),)

    rules = SMALL.rules()
    rules.terms = (Visits(),)
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
    class Bonus:
        def entries(self, board: Board, sheet: Sheet) -> tuple[Entry, ...]:
            return (Entry("bonus", 7 * len(sheet.lines)),)

    rules = SMALL.rules()
    rules.terms = (*rules.terms, Bonus())
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
