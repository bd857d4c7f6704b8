"""Where things lie on every sheet: on the paper, in the rows of its pad, about the middle of their shape."""

import math
from itertools import pairwise

import pytest

from metroscribe import draw
from metroscribe.draw.lettering import CAP, LINE_SPACING, label_at, lines_at, number_at
from metroscribe.draw.pad import SPACE
from metroscribe.draw.scene import View
from tests.draw.geometry import Box, box, classed, number, part, shapes
from tests.draw.measured import full, pad_boxes, page
from tests.draw.sheets import GAMES, by_id, parsed, sheet_of
from tests.draw.small import SVG, families

STATION_GAMES = families("next-station")
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_the_paper_fills_the_sheet_and_nothing_lies_outside(game: str) -> None:
    tree = full(game)
    assert box(part(tree, "paper")) == page(tree)
    for node in tree:
        if node.tag != f"{SVG}svg" and shapes(node):
            assert page(tree).holds(box(node)), node.attrib


@every_game
def test_whatever_draws_itself_like_a_stroke_counts_as_long_as_one(game: str) -> None:
    """The style moves the dash of a path of this length, however long it is."""
    assert {node.get("pathLength", "1") for node in full(game).iter()} == {"1"}
    assert [node for node in full(game).iter() if "pathLength" in node.attrib]


@every_game
def test_the_pad_fills_rows_of_the_same_width_one_close_below_the_other(game: str) -> None:
    tree = full(game)
    grounds = [box(next(iter(shapes(node)))) for node in pad_boxes(tree)]
    tops = sorted({round(ground.top, 1) for ground in grounds})
    rows = [[g for g in grounds if round(g.top, 1) == top] for top in tops]
    (_, _, right, bottom), edge = page(tree), grounds[0].left
    for row in rows:
        assert row[0].left == pytest.approx(edge, abs=0.02)
        assert row[-1].right == pytest.approx(right - edge, abs=0.02)
        assert len({ground.bottom for ground in row}) == 1
        assert [b.left - a.right for a, b in pairwise(row)] == pytest.approx(
            [SPACE] * (len(row) - 1), abs=0.03
        )
    assert [b[0].top - a[0].bottom for a, b in pairwise(rows)] == pytest.approx(
        [SPACE] * (len(rows) - 1), abs=0.02
    )
    assert SPACE < bottom - rows[-1][0].bottom < 4 * SPACE


@every_game
def test_a_box_of_the_pad_holds_all_that_is_in_it(game: str) -> None:
    for node in pad_boxes(full(game)):
        ground, *content = shapes(node)
        for shape in content:
            assert box(ground).holds(box(shape)), (node.attrib, shape.attrib)


@every_game
def test_what_stands_in_a_small_shape_stands_in_its_middle(game: str) -> None:
    """Texts in discs, diamonds, tags and stamps."""
    for node in pad_boxes(full(game)):
        _, *content = shapes(node)
        small = [s for s in content if s.tag != f"{SVG}text" and max(box(s).size) < 50]
        closed = [s for s in small if s.tag != f"{SVG}path" or s.get("class") == "value"]
        for text in node.iter(f"{SVG}text"):
            middle = number(text, "x"), number(text, "y") - CAP * number(text, "font-size")
            holding = [box(s) for s in closed if box(s).wider(-2).has(middle)]
            assert all(math.dist(found.centre, middle) < 0.03 for found in holding), text.attrib


@every_game
def test_the_total_has_a_stripe_of_all_its_lines_side_by_side_in_its_middle(game: str) -> None:
    ground, *stripes = (
        box(node) for node in by_id(draw.svg(*sheet_of(game, "full")))["pad-total"].iter(f"{SVG}rect")
    )
    assert len({round(stripe.size[0], 1) for stripe in stripes}) <= 2
    assert all(b.left - a.right == pytest.approx(0, abs=0.02) for a, b in pairwise(stripes))
    assert (stripes[0].left + stripes[-1].right) / 2 == pytest.approx(ground.centre[0], abs=0.02)
    assert 0 < stripes[0].left - ground.left < ground.size[0] / 4
    points = box(by_id(draw.svg(*sheet_of(game, "full")))["pad-total-points"])
    assert points.centre[0] == pytest.approx(ground.centre[0], abs=0.02)
    assert points.bottom < stripes[0].top
    assert ground.bottom > stripes[0].bottom


@pytest.mark.parametrize("size", [9, 14.5, 30])
def test_letters_and_numbers_stand_about_their_point(size: float) -> None:
    for text in (label_at("label", 40, 70, size), number_at("id", 40, 70, size)):
        assert box(parsed(str(text).replace("<text", f'<text xmlns="{SVG[1:-1]}"'))).centre == pytest.approx(
            (40, 70), abs=0.01
        )


@pytest.mark.parametrize("most", [1, 2, 4])
@pytest.mark.parametrize(
    "text", ["word", "two words", "a few more words than those", "aaaaaaaaaaaaaaaaaa bb"]
)
def test_lines_of_words_stand_evenly_about_their_point_and_in_their_room(text: str, most: int) -> None:
    found = [*lines_at(text, (40, 70), 14, 60, most)]
    boxes = [box(parsed(str(line).replace("<text", f'<text xmlns="{SVG[1:-1]}"'))) for line in found]
    size = float(found[0].attributes["font-size"])
    assert len(found) <= most
    assert " ".join(line.text for line in found) == text
    assert sum(b.centre[1] for b in boxes) / len(boxes) == pytest.approx(70, abs=0.01)
    assert all(b.centre[0] == pytest.approx(40) and b.size[0] <= 60.1 for b in boxes)
    steps = [b.centre[1] - a.centre[1] for a, b in pairwise(boxes)]
    assert steps == pytest.approx([LINE_SPACING * size] * (len(boxes) - 1), abs=0.02)


@pytest.mark.parametrize("drawn", [(), (30.0, 90.0), (500.0, 900.0), (1900.0,)])
def test_a_view_has_its_shape_and_lies_about_what_was_drawn_within_the_map(drawn: tuple[float, ...]) -> None:
    view = View(800, 2000, [(5.0, y) for y in drawn])
    middle = (min(drawn) + max(drawn)) / 2 if drawn else 1000
    assert (view.width, view.height) == (800, 600)
    assert view.top == min(max(middle - 300, 0), 1400)
    for x, y in (
        (-1, 10),
        (801, 10),
        (0, -1),
        (0, 601),
        (0, 0),
        (800, 600),
        (-6, 10),
        (806, 10),
        (9, -6),
        (9, 606),
    ):
        found = Box(0, view.top, 800, view.top + 600)
        assert view.shows((x, view.top + y)) == found.holds(Box(x, view.top + y, x, view.top + y), 0)
        assert view.shows((x, view.top + y), 5) == found.wider(5).has((x, view.top + y))


@every_game
def test_the_small_picture_has_its_stations_where_the_sheet_has_them(game: str) -> None:
    drawn = sheet_of(game, "full")
    tree, sheet = parsed(draw.picture(drawn.rules, "light", drawn.sheet)), full(game)
    assert box(part(tree, "paper")) == page(tree)
    stations = [box(node).centre for node in classed(sheet, "disc" if game in STATION_GAMES else "stop")]
    kinds = ("disc", "departures") if game in STATION_GAMES else ("stop",)
    found = [box(shape).centre for node in classed(tree, *kinds) for shape in shapes(node)]
    assert len(found) > 8
    assert all(min(math.dist(place, there) for there in stations) < 0.1 for place in found)
