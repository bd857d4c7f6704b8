"""What a sheet of the Next Station family shows, on a small board with a round loop."""

from dataclasses import replace

import pytest

from metroscribe import draw
from metroscribe.draw.livery import liveries
from metroscribe.draw.next_station.frame import Frame
from metroscribe.draw.next_station.tracks import slots
from metroscribe.games.next_station.board import River
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import FIRST, Sheet
from tests.draw.sheets import by_id, parsed, rules_of
from tests.draw.small import AREAS, SMALL, STATIONS, SVG, changed, drawn, families, paired, titles
from tests.next_station.boards import board
from tests.next_station.desk import Desk, draw_lines


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


def test_a_line_that_comes_from_below_runs_below_the_other() -> None:
    below = {"track-A1-C1-left": "purple", "track-A1-C1-right": "brown"}
    _, _, tracks = drawn(purple="C1-A1", brown="A3-A1 A1=C1")
    assert tracks == {"track-A1-A3-mid": "brown", **below}


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
    sheet = Sheet(draw_lines(rules, {"purple": "C1-E1"}).ink.circle(1 << rules.network.number["E1"]))
    marks = draw.marks(rules, rules.new(1), sheet)
    assert [(id_, m) for id_, m in marks.items() if id_.startswith("ring-")] == [
        ("ring-E1", {"data-line": "purple"})
    ]


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
    sheet = Sheet(draw_lines(rules, {"purple": "C1-E1"}).ink.frame(1 << rules.network.number["E1"]))
    marks = draw.marks(rules, rules.new(1), sheet)
    assert {id_: m for id_, m in marks.items() if id_.startswith("frame-")} == {"frame-E1": {"data-on": ""}}
    blank, drawn = by_id(draw.blank(rules)), by_id(draw.svg(rules, rules.new(1), sheet))
    assert {f"frame-{name}" for name in rules.network.names} <= blank.keys()
    assert [id_ for id_ in drawn if id_.startswith("frame-")] == ["frame-E1"]
    assert titles(draw.blank(rules))["frame-E1"] == "E1"


def test_both_departures_carry_the_colour_the_letters_and_what_tells_them_apart() -> None:
    nodes = by_id(draw.blank(paired()))
    assert [nodes[f"station-{name}"].get("data-line") for name in ("A1", "E1")] == ["purple", "purple"]
    badges = [badge for badge in nodes["badges"] if badge.get("data-line") == "purple"]
    assert [badge.findtext(f"{SVG}text") for badge in badges] == ["Pu", "Pu"]
    hats = [badge.find(f"{SVG}path") for badge in badges]
    assert hats[0] is not None
    assert hats[1] is not None
    assert hats[0].attrib["d"].count("Z") == 2
    names = titles(draw.blank(paired()))
    assert names["station-A1"].endswith("purple, bear")
    assert names["station-E1"].endswith("purple, crown")


def test_a_suit_nobody_drew_is_written_behind_the_letters() -> None:
    badges = by_id(draw.blank(paired(("moon", "sun"))))["badges"]
    assert [badge.findtext(f"{SVG}text") for badge in badges][:2] == ["Pu·M", "Pu·S"]


def test_a_single_departure_needs_nothing_but_its_letters() -> None:
    badges = by_id(draw.blank(SMALL.rules()))["badges"]
    assert [badge.findtext(f"{SVG}text") for badge in badges] == ["Pu", "Bl", "Pi", "Br"]
    assert not list(badges.iter(f"{SVG}path"))


def test_ends_of_both_lines_are_told_and_steps_of_both_are_fresh() -> None:
    rules = paired()
    sheet = rules.blank.begin(*rules.setting.departing("purple"))
    for text in ("A1-C1", "E1-E3"):
        start, end = (rules.network.number[name] for name in text.split("-"))
        ink, line = sheet.ink.draw(rules.network, start, end)
        sheet = sheet.take(FIRST, rules.parse(text), ink, line)
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
