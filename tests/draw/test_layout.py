"""Where things lie on a plan: boxes across their lines, signs where there is room, all of it legible."""

import math
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from metroscribe import draw
from metroscribe.core.geometry import Point
from metroscribe.draw.lettering import WIDE_FACE
from metroscribe.draw.voll_verplant.frame import PITCH, Rect
from metroscribe.draw.voll_verplant.layout import BADGE, Layout
from metroscribe.draw.voll_verplant.ribbons import Curve, course, data, ribbon
from metroscribe.draw.voll_verplant.room import Room
from metroscribe.texts import Words, languages
from tests.draw.plans import PLANS, drawn, inside, layout_of, small
from tests.draw.sheets import ids, parsed, sheet_of
from tests.draw.small import SVG
from tests.voll_verplant.boards import load
from tests.voll_verplant.desk import Desk

PHONE = 390
"""How many pixels wide the whole drawing is on a phone."""
every_plan = pytest.mark.parametrize("game", PLANS)


def lies_apart(one: Rect, other: Rect) -> bool:
    dx = abs(one.centre[0] - other.centre[0]) - (one.width + other.width) / 2
    dy = abs(one.centre[1] - other.centre[1]) - (one.height + other.height) / 2
    return max(dx, dy) >= 0


def around(centre: Point, radius: float) -> Rect:
    return Rect.around(centre, (radius, radius))


@every_plan
def test_every_box_lies_across_all_its_lines(game: str) -> None:
    layout = layout_of(game)
    for station, lines in enumerate(layout.plan.stopping):
        box = layout.boxes[station].wider(1e-6)
        for number in lines:
            course_ = list(course(layout.lanes[number]))
            points = [curve.at(k / 8) for curve in course_ for k in range(9)]
            nearest = min(points, key=lambda point: math.dist(point, layout.plan.points[station]))
            width = max(
                lane.width for lane in layout.lanes[number] if layout.plan.points[station] in (lane.a, lane.b)
            )
            assert inside(box, nearest)
            assert min(box.width, box.height) > width


@every_plan
def test_boxes_wagons_and_signs_lie_apart(game: str) -> None:
    layout = layout_of(game)
    signs = [around(place, BADGE) for place in layout.ends.values()]
    wagons = [layout.wagon(line) for line in layout.plan.lines]
    for one, other in combinations((*layout.boxes, *wagons), 2):
        assert lies_apart(one, other), (one, other)
    room = Room(layout.frame.map, (*layout.boxes, *wagons), ())
    for number, place in layout.ends.items():
        assert room.lack((place, BADGE)) < 0.02, layout.plan.lines[number].letter
    for one, other in combinations(signs, 2):
        assert math.dist(one.centre, other.centre) > 2 * BADGE


@every_plan
def test_every_line_that_ends_has_its_letter_beside_its_last_station(game: str) -> None:
    layout = layout_of(game)
    assert layout.ends.keys() == {n for n, line in enumerate(layout.plan.lines) if not line.ring}
    for number, place in layout.ends.items():
        assert math.dist(place, layout.plan.lines[number].path[-1]) < 1.3


def texts(svg: str) -> Iterator[tuple[str, float, Rect]]:
    """Every text of a drawing with its size and roughly what it covers."""
    for node in parsed(svg).iter(f"{SVG}text"):
        text, size = node.text or "", float(node.attrib["font-size"])
        half = len(text) * WIDE_FACE * size / 2, 0.36 * size
        middle = float(node.attrib["x"]), float(node.attrib["y"]) - 0.35 * size
        if text:
            yield text, size, Rect.around(middle, half)


@pytest.mark.slow
@every_plan
@pytest.mark.parametrize("language", languages())
def test_texts_lie_apart_and_are_large_enough_on_a_phone(game: str, language: str) -> None:
    rules, table, sheet = sheet_of(game, "full")
    svg = draw.svg(rules, table, sheet, words=Words(language, [load(game).folder]))
    width = float(parsed(svg).attrib["viewBox"].split()[2])
    found = [*texts(svg)]
    assert min(size for _, size, _ in found) * PHONE / width >= 9
    for (one, _, box), (other, _, there) in combinations(found, 2):
        assert lies_apart(box, there), (one, other)


@every_plan
def test_what_is_written_on_and_touched_is_large_enough_on_a_phone(game: str) -> None:
    svg = draw.svg(*sheet_of(game, "empty"), interactive=True)
    scale = PHONE / float(parsed(svg).attrib["viewBox"].split()[2])
    sides: dict[str, list[float]] = {}
    for node in parsed(svg).iter(f"{SVG}rect"):
        side = min(float(node.attrib["width"]), float(node.attrib["height"]))
        sides.setdefault(node.get("class", ""), []).append(side * scale)
    assert min(sides["stop"]) >= 12
    assert min(sides["pane"]) >= 12
    assert min(sides["touch"]) >= 16


@every_plan
def test_lines_stay_on_the_map(game: str) -> None:
    layout = layout_of(game)
    for own in layout.lanes:
        for curve in course(own):
            assert inside(layout.frame.map, curve.at(0.5))


def test_a_box_is_no_larger_than_it_must_be() -> None:
    plan = drawn("     A B C D E\n 1   A A 1 2 1\n 2   B B . . .", A="(B1) C1 D1 E1", B="(B2) (C2) D1")
    boxes = Layout(plan).boxes
    assert boxes[0].width == boxes[0].height == boxes[2].width
    assert boxes[1].width > boxes[0].width, "an interchange is a little larger"
    assert max(box.width for box in boxes) < 0.75


def test_a_box_grows_across_lines_side_by_side_not_along_them() -> None:
    picture = """
         A B C D E F
     1   A A . . . .
     2   B B 3 3 3 .
     3   C C . . . .
    """
    plan = drawn(picture, A="(B1) C2 D2 E2", B="(B2) C2 D2 E2", C="(B3) C2 D2 E2")
    middle = Layout(plan).boxes[1]
    assert middle.height > middle.width


def test_bends_are_round_and_ribbons_closed() -> None:
    plan = drawn("     A B C\n 1   A A .\n 2   . . .\n 3   . . 1", A="(B1) (C2) C3")
    own = Layout(plan).lanes[0]
    d = data(own, lambda point: point)
    assert d.count("C") == 1
    assert re.fullmatch(r"M[^MZ]*Z", ribbon(own, lambda point: point))
    before, bend, after = course(own)
    assert (before.d, bend.d) == (bend.a, after.a)


def test_a_curve_goes_from_its_start_to_its_end() -> None:
    curve = Curve((0, 0), (0, 1), (1, 2), (2, 2))
    assert (curve.at(0), curve.at(1)) == ((0, 0), (2, 2))


def test_signs_go_where_there_is_room() -> None:
    room = Room(Rect(0, 0, 10, 10), [Rect(4, 4, 2, 2)], [((1, 1), 0.5)])
    assert room.lack(((8, 8), 1)) == 0
    assert room.lack(((5, 5), 1)) == 1
    assert room.lack(((1, 2), 1)) == 0.5
    assert room.lack(((0, 8), 1)) == 10, "outside of the map"
    room.fill(((8, 8), 1))
    assert room.lack(((8, 8), 1)) == 2


def test_the_two_arrows_of_a_ring_lie_on_it_on_both_sides_of_its_first_station() -> None:
    layout = Layout(small())
    ring = next(n for n, line in enumerate(layout.plan.lines) if line.ring)
    start = layout.plan.points[layout.plan.lines[ring].stations[0]]
    assert {way for number, way in layout.ways} == {">", "<"}
    for (number, way), (place, heading) in layout.ways.items():
        assert number == ring
        following = layout.plan.points[layout.plan.lines[ring].ways[way][1]]
        assert 0 < math.dist(start, place) < math.dist(start, following)
        towards = (following[0] - start[0]) * heading[0] + (following[1] - start[1]) * heading[1]
        assert towards > 0


def test_water_ends_where_the_map_does() -> None:
    desk = Desk(small())
    tree = parsed(draw.blank(desk.rules))
    waters = tree.find(f"{SVG}svg")
    assert isinstance(waters, ElementTree.Element)
    assert float(waters.attrib["height"]) == Layout(small()).frame.map_height
    assert [band.attrib["stroke-width"] for band in waters.iter(f"{SVG}path")] == [f"{0.4 * PITCH:g}"]


def test_a_plan_without_water_has_none() -> None:
    assert "waters" not in ids(draw.blank(Desk(replace(small(), water=())).rules))
