"""What a sheet of the Next Station family shows, on a small board with a round loop."""

from dataclasses import replace

import pytest

from metroscribe import draw
from metroscribe.core.network import bits
from metroscribe.core.score import Entry
from metroscribe.draw import next_station
from metroscribe.draw.next_station.tracks import slots
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
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
    for key in {entry.key for entry in score} - {"line"}:
        assert number(marks[f"pad-{key}-points"]["text"]) == score.points(key)
    for entry in score:
        if entry.key == "line":
            assert number(marks[f"pad-line-{entry.args['colour']}-points"]["text"]) == entry.points
    assert number(marks["pad-lines-points"]["text"]) == score.points("line")
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
