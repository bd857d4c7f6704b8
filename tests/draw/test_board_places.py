"""Where things lie on a board of the Next Station family, and in the boxes of its pad."""

import math
from itertools import combinations
from xml.etree.ElementTree import Element as Node

import pytest

from metroscribe import draw
from metroscribe.draw.next_station.frame import APART, INSIDE, PITCH, Frame
from metroscribe.draw.next_station.stations import BADGE, DISC
from metroscribe.games.next_station.rules import NextStation
from tests.draw.geometry import Box, around, box, classed, off, outline, part, shapes, strokes
from tests.draw.measured import blank, full, pad_boxes, page
from tests.draw.sheets import by_id, rules_of, sheet_of
from tests.draw.small import SVG, families

STATION_GAMES = families("next-station")
every_board = pytest.mark.parametrize("game", STATION_GAMES)


def board_of(game: str) -> NextStation:
    rules = rules_of(game)
    assert isinstance(rules, NextStation)
    return rules


@every_board
def test_everything_of_a_station_lies_about_its_grid_point(game: str) -> None:
    rules, nodes = board_of(game), blank(game)
    frame = Frame(rules.board)
    for station, name in enumerate(rules.network.names):
        place = frame.at(rules.network.points[station])
        *round_it, symbol = shapes(nodes[f"station-{name}"])
        assert all(math.dist(box(shape).centre, place) < 0.02 for shape in round_it)
        disc, halo = (box(part(nodes[f"station-{name}"], kind)) for kind in ("disc", "halo"))
        assert disc.holds(box(symbol))
        assert halo.holds(disc.wider(2))
        assert box(nodes[f"ring-{name}"]).holds(halo)
        assert box(nodes[f"ring-{name}"]).holds(box(nodes[f"frame-{name}"]))


@every_board
def test_the_grid_lies_in_the_middle_of_the_map_with_its_names_beside_it(game: str) -> None:
    rules, tree = board_of(game), blank(game)["sheet"]
    frame, board = Frame(rules.board), rules.board
    corner, far = frame.at((0, 0)), frame.at((board.width - 1, board.height - 1))
    assert corner[0] == pytest.approx(page(tree).right - far[0])
    assert corner[1] == pytest.approx(frame.map_height - far[1])
    assert far[0] - corner[0] == pytest.approx((board.width - 1) * PITCH)
    labels = {node.text: box(node) for node in part(tree, "coordinates").iter(f"{SVG}text")}
    for x in range(board.width):
        name = labels[chr(ord("A") + x)]
        assert name.centre[0] == pytest.approx(frame.at((x, 0))[0], abs=0.02)
        assert 0 < name.top < name.bottom < corner[1] - DISC
    for y in range(board.height):
        name = labels[str(y + 1)]
        assert name.centre[1] == pytest.approx(frame.at((0, y))[1], abs=0.02)
        assert 0 < name.left < name.right < corner[0] - DISC


@every_board
def test_a_badge_sits_on_the_upper_right_of_its_departure(game: str) -> None:
    tree, rules = blank(game)["sheet"], board_of(game)
    frame, (badges,) = Frame(rules.board), (n for n in tree.iter() if n.get("id") == "badges")
    starts = [frame.at(rules.network.points[n]) for own in rules.board.departures.values() for n in own]
    for start, badge in zip(starts, badges, strict=True):
        (x, y), text = box(badge.findall(f"{SVG}circle")[0]).centre, box(badge.findall(f"{SVG}text")[0])
        assert x - start[0] == start[1] - y > 0
        assert DISC - BADGE < math.dist((x, y), start) < DISC + BADGE
        assert math.dist(text.centre, (x, y)) < 0.02


@every_board
def test_two_tracks_run_on_both_sides_of_the_middle_at_the_same_distance(game: str) -> None:
    nodes, rules = blank(game), board_of(game)
    for section in range(len(rules.network.sections)):
        name = f"track-{rules.network.section_name(section)}"
        ways = {slot: nodes.get(f"{name}-{slot}") for slot in ("mid", "left", "right")}
        if (middle := ways["mid"]) is not None:
            mids, lefts, rights = (outline(shapes(node)[0]) for node in ways.values() if node is not None)
            for m, a, b in zip(mids, lefts, rights, strict=True):
                assert math.dist(m, a) == pytest.approx(APART * PITCH, abs=0.03)
                assert math.dist(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), m) < 0.02
            assert {outline(shape) == mids for shape in shapes(middle)} == {True}
            across = (lefts[0][0] - mids[0][0], lefts[0][1] - mids[0][1])
            assert across[1] < 0 or (abs(across[1]) < 0.02) or across[0] < 0


@every_board
def test_a_second_track_beside_the_loop_keeps_its_distance_inside(game: str) -> None:
    nodes, rules = blank(game), board_of(game)
    if "loop" not in nodes:
        return
    loop = outline(shapes(nodes["loop"])[0])
    beside = [
        n
        for i, n in nodes.items()
        if i.startswith("section-") and n.get("class", "").startswith("loop-section")
    ]
    middle = box(nodes["loop"]).centre
    for node in beside:
        for point in outline(shapes(node)[0]):
            near = min(loop, key=lambda there: math.dist(there, point))
            assert (
                math.dist(near, middle) > math.dist(point, middle)
                or math.dist(near, point) < 2 * INSIDE * PITCH
            )
    assert beside
    assert rules.board.loop.sections.bit_count() >= len(beside)


@every_board
def test_districts_hold_their_stations_and_lie_apart(game: str) -> None:
    nodes, rules = blank(game), board_of(game)
    frame = Frame(rules.board)
    for district in rules.board.districts:
        found = strokes(nodes[f"district-{district.letter}"].attrib["d"])
        cells = around([frame.at(cell) for cell in district.cells]).wider(PITCH / 2)
        whole = around([point for stroke in found for point in stroke])
        assert whole == pytest.approx(cells.wider(-3), abs=0.02)


@every_board
def test_the_parts_of_a_line_box_hang_together(game: str) -> None:
    nodes = by_id(draw.svg(*sheet_of(game, "full"), interactive=True))
    for name in rules_of(game).pencils:  # type: ignore[attr-defined]
        card = nodes[f"pad-line-{name}"]
        stub, end = outline(shapes(part(card, "stub"))[0]), box(part(card, "terminus"))
        badge, tag = (
            box(next(iter(part(card, kind).iter(f"{SVG}{tag}"))))
            for kind, tag in (("letter", "circle"), ("bonus", "rect"))
        )
        assert stub[0] == pytest.approx(badge.centre, abs=0.02)
        assert stub[1] == pytest.approx(end.centre, abs=0.02)
        assert math.dist(box(nodes[f"pad-line-{name}-round"]).centre, end.centre) < 0.03
        assert tag.centre[1] == pytest.approx(stub[0][1], abs=0.02)
        assert badge.right < tag.left < tag.right < end.left
        ground = box(shapes(card)[0])
        assert badge.left - ground.left == pytest.approx(ground.right - end.right, abs=2)
        assert badge.top - ground.top == pytest.approx(badge.left - ground.left, abs=2)
        _formula(card, ground, f"pad-line-{name}", nodes)


def _formula(card: Node, ground: Box, id_: str, nodes: dict[str, Node]) -> None:
    """districts × stations = points, evenly in a row; a second row has a plus above it."""
    squares, discs = ([box(n) for n in classed(card, kind)] for kind in ("district-count", "disc"))
    signs = {text: [box(n) for n in card.iter(f"{SVG}text") if n.text == text] for text in "×=+"}
    for square, disc, times in zip(squares, discs, signs["×"], strict=True):
        assert square.size == disc.size == (32, 32)
        assert times.centre == pytest.approx(
            ((square.centre[0] + disc.centre[0]) / 2, disc.centre[1]), abs=0.02
        )
        assert square.centre[1] == disc.centre[1]
        assert square.left - ground.left == pytest.approx(11)
    (equals,), points = signs["="], box(nodes[f"{id_}-points"])
    step = times.centre[0] - square.centre[0]
    assert equals.centre[0] - disc.centre[0] == pytest.approx(step, abs=0.02)
    middle = sum(s.centre[1] for s in squares) / len(squares)
    assert (equals.centre[1], points.centre[1]) == pytest.approx((middle, middle), abs=0.02)
    assert points.centre[0] - equals.centre[0] == pytest.approx(ground.right - points.centre[0], abs=2.1)
    assert [p.centre[1] for p in signs["+"]] == pytest.approx([middle] * (len(squares) - 1), abs=0.02)
    assert all(abs(p.centre[0] - times.centre[0]) < 0.02 for p in signs["+"])


@every_board
def test_rows_and_pictures_of_a_pad_box_lie_about_its_middle(game: str) -> None:
    for node in pad_boxes(full(game)):
        ground, bars, visits = (
            box(shapes(node)[0]),
            classed(node, "bars"),
            classed(node, "visit", "small-loop", "stub"),
        )
        for own in bars:
            found = [r for r in classed(node, "disc") if abs(box(r).centre[1] - box(own).centre[1]) < 3]
            assert [box(r).centre for r in found] == [pytest.approx(box(own).centre, abs=0.02)]
            assert box(found[0]).size[1] < box(own).size[1]
            assert box(found[0]).size[0] > box(own).size[0]
            level = [t for t in node.iter(f"{SVG}text") if abs(box(t).centre[1] - box(own).centre[1]) < 0.03]
            assert len(level) == 2
        if visits and "line" not in node.get("class", ""):
            whole = around([point for v in visits for point in (box(v)[:2], box(v)[2:])])
            assert whole.centre == pytest.approx((ground.centre[0], ground.top + 12 + 46), abs=0.03)
        for stop in classed(node, "small-stop"):
            ring = outline(part(node, "small-loop"))
            assert off(box(stop).centre, ring) < 0.6
        for goal in classed(node, "goal"):
            circle, tick = (box(shape) for shape in shapes(goal))
            assert circle.wider(-1).holds(tick)
            assert math.dist(circle.centre, tick.centre) < 3
            left, low, right = outline(shapes(goal)[1])
            assert low[1] > left[1] > right[1]


@every_board
def test_a_small_map_of_districts_is_like_the_map_and_its_stamps_lie_in_their_districts(game: str) -> None:
    nodes, rules = blank(game), board_of(game)
    if "pad-stamps" not in nodes:
        return
    small = [box(n) for n in nodes["pad-stamps"].findall(f"{SVG}path")]
    large = [box(nodes[f"district-{d.letter}"]) for d in rules.board.districts]
    whole, ground = around([p for b in small for p in (b[:2], b[2:])]), box(shapes(nodes["pad-stamps"])[0])
    assert whole.centre[0] == pytest.approx(ground.centre[0], abs=0.03)
    assert 8 < whole.top - ground.top < 20
    first, scale = (
        (small[0], large[0]),
        whole.size[1] / around([p for b in large for p in (b[:2], b[2:])]).size[1],
    )
    for one, other in zip(small, large, strict=True):
        for axis in (0, 1):
            near, far = one.centre[axis] - first[0].centre[axis], other.centre[axis] - first[1].centre[axis]
            assert near == pytest.approx(far * scale, abs=1)
    for one, other in combinations(small, 2):
        assert one != other
    for letter, area in zip((d.letter for d in rules.board.districts), small, strict=True):
        if f"stamp-{letter}" in nodes:
            assert area.has(box(nodes[f"stamp-{letter}"]).centre)
