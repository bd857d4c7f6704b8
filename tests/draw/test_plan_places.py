"""Where things lie on a plan of the voll verplant family: wagons, windows, stations, signs and ribbons."""

import math
from itertools import pairwise
from statistics import median

import pytest

from metroscribe.draw.voll_verplant.frame import PITCH as STEP
from metroscribe.draw.voll_verplant.layout import WAGON
from tests.draw.geometry import around, box, classed, off, outline, part, shapes
from tests.draw.measured import blank
from tests.draw.plans import PLANS, layout_of
from tests.draw.small import SVG

every_plan = pytest.mark.parametrize("game", PLANS)


@every_plan
def test_a_wagon_fills_its_box_is_even_along_its_way_and_holds_its_windows(game: str) -> None:
    nodes, layout = blank(game), layout_of(game)
    for line in layout.plan.lines:
        wagon = nodes[f"wagon-{line.letter}"]
        body, whole = outline(part(wagon, "body")), box(wagon.findall(f"{SVG}rect")[0])
        cells = [layout.frame.at(cell) for cell in line.wagon]
        assert around(body) == pytest.approx(around(cells).wider(WAGON / 2 * STEP), abs=0.02)
        assert whole == pytest.approx(around(body), abs=0.02)
        level = line.wagon[0][1] == line.wagon[-1][1]
        mirrored = {
            (round(x, 1), round(2 * cells[0][1] - y, 1))
            if level
            else (round(2 * cells[0][0] - x, 1), round(y, 1))
            for x, y in body
        }
        corners = {(round(x, 1), round(y, 1)) for x, y in body}
        assert all(min(math.dist(p, q) for q in corners) < 0.3 for p in mirrored)
        area = sum(a[0] * b[1] - a[1] * b[0] for a, b in pairwise([*body, body[0]])) / 2
        assert 0.9 < area / (whole.size[0] * whole.size[1]) < 1
        assert math.dist(box(next(iter(wagon.iter(f"{SVG}text")))).centre, cells[0]) < 0.02
        for place, cell in enumerate(cells[1:], 1):
            window = nodes[f"window-{line.letter}-{place}"]
            assert all(math.dist(box(shape).centre, cell) < 0.03 for shape in shapes(window))
            pane, touch = box(part(window, "pane")), box(part(window, "touch"))
            assert around(body).wider(-3).holds(pane)
            assert touch.size == pytest.approx((STEP, STEP))
            assert pane.holds(box(part(window, "express")))


@every_plan
def test_a_wagon_is_coupled_to_its_line(game: str) -> None:
    nodes, layout = blank(game), layout_of(game)
    for line in layout.plan.lines:
        wagon = nodes[f"wagon-{line.letter}"]
        front, end = outline(part(wagon, "coupling"))
        onward = layout.frame.at(line.path[1])
        assert front == pytest.approx(layout.frame.at(line.wagon[0]), abs=0.02)
        assert math.dist(end, onward) < math.dist(front, onward)
        reach = max(abs(end[0] - front[0]), abs(end[1] - front[1]))
        assert 2 < reach - WAGON / 2 * STEP < STEP / 4


@every_plan
def test_everything_of_a_station_of_a_plan_lies_about_its_grid_point(game: str) -> None:
    nodes, layout = blank(game), layout_of(game)
    for station, name in enumerate(layout.plan.at):
        node, place = nodes[f"station-{name}"], layout.frame.at(layout.plan.points[station])
        assert all(math.dist(box(shape).centre, place) < 2.2 for shape in shapes(node))
        rects = [n for n in shapes(node) if n.tag == f"{SVG}rect"]
        assert all(math.dist(box(r).centre, place) < 0.02 for r in rects)
        stop, touch = box(part(node, "stop")), box(part(node, "touch"))
        assert touch.size == pytest.approx((STEP, STEP))
        assert stop.holds(box(nodes[f"cross-{name}"]))
        assert stop.wider(-4).holds(box(part(node, "aim")))
        assert box(nodes[f"frame-{name}"].findall(f"{SVG}path")[0]).holds(stop.wider(1))
        assert stop.wider(11).holds(box(nodes[f"frame-{name}"]))
        for golden in classed(node, "special"):
            assert box(golden) == pytest.approx(stop.wider(4.6), abs=0.02)


@every_plan
def test_signs_of_a_line_lie_about_their_place_and_end_its_stub(game: str) -> None:
    nodes, layout = blank(game), layout_of(game)
    for number_, place in layout.ends.items():
        line = layout.plan.lines[number_]
        sign, middle = nodes[f"end-{line.letter}"], layout.frame.at(place)
        stub = outline(part(sign, "stub"))
        assert stub[0] == pytest.approx(layout.frame.at(line.path[-1]), abs=0.02)
        assert stub[1] == pytest.approx(middle, abs=0.02)
        assert {
            math.dist(box(s).centre, middle) < 0.02 for s in shapes(sign) if "stub" not in s.get("class", "")
        } == {True}
    for (number_, way), (place, heading) in layout.ways.items():
        name = {">": "forth", "<": "back"}[way]
        sign = nodes[f"way-{layout.plan.lines[number_].letter}-{name}"]
        middle, arrow = layout.frame.at(place), outline(part(sign, "on"))
        assert all(math.dist(box(c).centre, middle) < 0.02 for c in sign.findall(f"{SVG}circle"))
        tip = max(arrow, key=lambda p: math.dist(p, middle))
        ahead = (tip[0] - middle[0]) * heading[0] + (tip[1] - middle[1]) * heading[1]
        assert ahead == pytest.approx(math.dist(tip, middle), abs=0.02)
        aside = sorted(
            round(p[0] * heading[1] - p[1] * heading[0] - middle[0] * heading[1] + middle[1] * heading[0], 1)
            for p in arrow[:-1]
        )
        assert aside == pytest.approx([-a for a in reversed(aside)], abs=0.11)
        assert box(part(sign, "body")).holds(box(part(sign, "on")))


@every_plan
def test_the_values_of_a_line_stand_in_even_shapes_side_by_side(game: str) -> None:
    nodes, layout = blank(game), layout_of(game)
    for line in layout.plan.lines:
        card = nodes[f"pad-line-{line.letter}"]
        first, later = nodes[f"first-{line.letter}"], nodes[f"later-{line.letter}"]
        letter, ground = box(part(card, "body")), box(shapes(card)[0])
        diamond, tile = part(first, "value"), part(later, "value")
        assert box(diamond).centre == pytest.approx(ground.centre, abs=0.02)
        x, y = box(diamond).centre
        half = round(box(diamond).size[0] / 2, 1)
        assert {(round(a - x, 1), round(b - y, 1)) for a, b in outline(diamond)} == {
            (0, -half),
            (half, 0),
            (0, half),
            (-half, 0),
        }
        assert letter.right < box(diamond).left < box(diamond).right < box(tile).left
        assert letter.centre[1] == box(tile).centre[1] == pytest.approx(ground.centre[1], abs=0.02)
        assert letter.left - ground.left == pytest.approx(ground.right - box(tile).right, abs=2.1)
        for node, value in ((first, diamond), (later, tile)):
            assert all(math.dist(box(s).centre, box(value).centre) < 2.5 for s in shapes(node))


@every_plan
def test_a_line_is_a_ribbon_about_its_middle_as_wide_as_its_lane(game: str) -> None:
    nodes, layout = blank(game), layout_of(game)
    for line, own in zip(layout.plan.lines, layout.lanes, strict=True):
        node = nodes[f"line-{line.letter}"]
        middle, edge = outline(part(node, "inlay")), outline(part(node, "body"))
        narrow, wide = (find(lane.width for lane in own) / 2 * STEP for find in (min, max))
        assert around(edge).wider(0.1).holds(around(middle))
        for a, b in (edge[0], edge[-2]), (edge[len(edge) // 2 - 1], edge[len(edge) // 2]):
            assert min(math.dist(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), m) for m in middle) < 3 * wide
        away = [off(p, middle) for p in edge]
        assert narrow - 0.1 < median(away) < wide + 0.1
        assert max(away) < wide + 1
