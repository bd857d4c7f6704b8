"""The shapes of cards, symbols and handwriting: they move with their point, and are as even as they look."""

import math
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from xml.etree.ElementTree import Element as Node

import pytest

from metroscribe import draw
from metroscribe.core.geometry import Point
from metroscribe.draw.elements import Element, element, square
from metroscribe.draw.next_station import pictograms as show
from metroscribe.draw.next_station.stations import DISC, hat, letter_badge, symbol_path
from metroscribe.draw.paths import polygon
from metroscribe.draw.signs import HEIGHT, MIDDLE, WIDTH, disc, lettered, tile, written
from metroscribe.draw.voll_verplant import hand
from metroscribe.games import registry
from metroscribe.games.next_station.board import SYMBOLS
from tests.draw.geometry import Box, around, box, number, outline, same, shapes, strokes
from tests.draw.sheets import GAMES, by_id, parsed
from tests.draw.small import SVG

Drawing = Callable[[Point], Iterable[Element]]
every_game = pytest.mark.parametrize("game", GAMES)
CARD = Box(0, 0, WIDTH, HEIGHT)
HERE, THERE = (0.0, 0.0), (23.0, -31.0)
"""Two places, neither of which any shape knows."""


def path(d: str) -> Iterable[Element]:
    yield element("path", d=d)


def pictured(picture: show.Picture, at: Point) -> Iterable[Element]:
    return picture(at, "ink")


def symbol_at(symbol: str, at: Point) -> Iterable[Element]:
    return path(symbol_path(symbol, at))


def hat_at(worn: str, at: Point) -> Iterable[Element]:
    return path(hat(worn, at, 9))


def digits_at(sign: str, at: Point) -> Iterable[Element]:
    return path(hand.digits(sign, at, 9))


OTHERS = (show.swapping, show.target, show.stop, show.crossing, show.tiles, show.stamped, show.double_track)
PICTURES: dict[str, show.Picture] = {**show.EFFECTS, **show.MARKS, **{p.__name__: p for p in OTHERS}}
DRAWINGS: dict[str, Drawing] = {
    **{name: partial(pictured, picture) for name, picture in PICTURES.items()},
    **{symbol: partial(symbol_at, symbol) for symbol in (*SYMBOLS, "what nobody drew")},
    **{worn: partial(hat_at, worn) for worn in ("ears", "crown")},
    **{sign: partial(digits_at, sign) for sign in (*hand.DIGITS, "20", "123")},
    "cross": lambda at: path(hand.cross(4, at, 9)),
    "hand square": lambda at: path(hand.square(7, at, (9, 5))),
    "hand circle": lambda at: path(hand.circle(2, at, 9)),
    "strike": lambda at: path(hand.strike(at, 9)),
    "polygon": lambda at: path(polygon(show.STAR, at, 9)),
    "badge": lambda at: [letter_badge(at, 9, "pink", "R", "M")],
    "square": lambda at: [square(at, 9, 2)],
    "tile": lambda at: [tile(at, 9, 2, "gold")],
    "disc": lambda at: [disc(at, 9)],
    "letters": lambda at: [lettered("×2", at, 20)],
    "words": lambda at: written("what nobody drew stands here", at, 20),
}


def drawn(name: str, at: Point = HERE) -> Node:
    return parsed(str(element("svg", *DRAWINGS[name](at), xmlns=SVG[1:-1])))


def points(node: Node) -> list[Point]:
    return [point for shape in shapes(node) for point in outline(shape)]


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_shape_moves_with_its_point(name: str) -> None:
    there, here = points(drawn(name, THERE)), points(drawn(name))
    assert here
    assert same([(x + THERE[0], y + THERE[1]) for x, y in here], there)


EVEN = {
    "left and right": "circle square triangle pentagon ears crown effect double-station second look-ahead "
    "triple-corners double-stations double-tracks round-effect target stop tiles stamped double_track",
    "above and below": "effect look-ahead triple-corners double-tracks round-effect power tiles stamped",
    "turned by half": "circle square effect crossing look-ahead triple-corners double_track",
    "about the rising diagonal": "extension effect tiles",
}
MIRRORS: dict[str, Callable[[Point], Point]] = {
    "left and right": lambda p: (-p[0], p[1]),
    "above and below": lambda p: (p[0], -p[1]),
    "turned by half": lambda p: (-p[0], -p[1]),
    "about the rising diagonal": lambda p: (-p[1], -p[0]),
}


@pytest.mark.parametrize(("name", "way"), [(n, way) for way, names in EVEN.items() for n in names.split()])
def test_a_shape_that_is_even_is_even_about_its_point(name: str, way: str) -> None:
    found = points(drawn(name))
    assert same([MIRRORS[way](point) for point in found], found)


def test_two_that_change_places_look_the_same_upside_down() -> None:
    found = points(drawn("swapping"))
    x, y = around(found).centre
    assert (round(x, 6), same([(2 * x - a, 2 * y - b) for a, b in found], found)) == (0, True)
    assert abs(y) < 4


def test_a_branch_leaves_its_stem_upright_and_ends_upright_under_an_even_head() -> None:
    stem, branch, head = (outline(shape) for shape in shapes(drawn("switch")))
    assert len({x for x, _ in stem}) == 1
    assert stem[0][1] > branch[0][1] > 0 > stem[1][1]
    assert branch[0][0] == stem[0][0] < 0 < branch[-1][0]
    left, tip, right = head
    assert tip[0] - left[0] == right[0] - tip[0] > 0
    assert left[1] == right[1] > branch[-1][1] > tip[1]
    assert branch[-1][0] == tip[0]
    for one, other in (branch[:2], branch[-2:]):
        assert abs(one[0] - other[0]) < abs(one[1] - other[1]) / 2
    assert all(after[1] < before[1] for before, after in pairwise(branch))


def test_an_arrow_that_comes_back_has_its_head_where_it_ends() -> None:
    *_, arc, head = shapes(drawn("recurring-switch"))
    tip = around(outline(head))
    assert tip.wider(-1).has(outline(arc)[0])
    assert 0 < tip.size[0] < box(arc).size[0] < 26
    assert max(box(arc).size) - min(box(arc).size) < 4
    assert min(box(arc)[:2]) > 0


@pytest.mark.parametrize(("symbol", "corners"), [("triangle", 3), ("square", 4), ("pentagon", 5)])
def test_the_corners_of_a_symbol_lie_evenly_around_its_middle(symbol: str, corners: int) -> None:
    (found,) = strokes(symbol_path(symbol, HERE))
    sides = [math.dist(a, b) for a, b in pairwise(found)]
    assert len(sides) == corners
    assert max(sides) - min(sides) < 0.02
    turns = [
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
        for a, b, c in zip(found, found[1:], (*found[2:], found[1]), strict=False)
    ]
    assert max(turns) - min(turns) < 0.2
    assert (min(found, key=lambda p: p[1])[0] == 0) == (corners % 2 == 1)


@pytest.mark.parametrize("symbol", [*SYMBOLS, "what nobody drew"])
def test_a_symbol_fills_the_middle_of_its_disc_and_grows_with_its_size(symbol: str) -> None:
    found, larger = (outline_of(symbol_path(symbol, HERE, size)) for size in (1, 2.5))
    assert 0.35 * DISC < max(math.dist(HERE, point) for point in found) < 0.6 * DISC
    assert all(abs(part) < 1.3 for part in around(found).centre)
    assert same([(2.5 * x, 2.5 * y) for x, y in found], larger, 0.05)


def outline_of(d: str) -> list[Point]:
    return [point for stroke in strokes(d) for point in stroke]


def test_symbols_are_of_about_one_size() -> None:
    sizes = [side for symbol in SYMBOLS for side in around(outline_of(symbol_path(symbol, HERE))).size]
    assert 11.5 < min(sizes) < max(sizes) < 14.5


@pytest.mark.parametrize("worn", ["ears", "crown"])
def test_a_hat_sits_on_its_badge(worn: str) -> None:
    found = around(outline_of(hat(worn, HERE, 10)))
    assert -24 < found.top < -12
    assert -10 < found.bottom < 0
    assert 20 < found.size[0] < 30


@pytest.mark.parametrize("sign", [*hand.DIGITS, "20", "123", "1"])
def test_what_is_written_by_hand_is_as_tall_as_asked_and_in_the_middle(sign: str) -> None:
    found = around(outline_of(hand.digits(sign, HERE, 10)))
    assert 15.5 < found.size[1] <= 21
    assert abs(found.centre[1]) < 1
    assert abs(found.centre[0]) < 2.5
    assert found.size[0] <= 15.6 * len(sign)


def test_digits_of_a_number_stand_side_by_side() -> None:
    found = [around(stroke) for stroke in strokes(hand.digits("2020", HERE, 10))]
    assert all(0 < before.apart(after) < 10 for before, after in pairwise(found))
    assert [around(outline_of(hand.digits("q", HERE, 10) + "M0 0")).size] == [(0, 0)]


@pytest.mark.parametrize("shape", [hand.cross, hand.circle])
@pytest.mark.parametrize("kind", range(12))
def test_every_kind_of_handwriting_fills_its_box(
    shape: Callable[[int, Point, float], str], kind: int
) -> None:
    found = around(outline_of(shape(kind, HERE, 10)))
    assert Box(-11, -11, 11, 11).holds(found)
    assert found.holds(Box(-9, -9, 9, 9))
    frame = around(outline_of(hand.square(kind, HERE, (20, 10))))
    assert Box(-22, -11, 22, 11).holds(frame)
    assert frame.holds(Box(-19.5, -9.5, 19.5, 9.5))


def test_two_crosses_that_are_mirrored_are_mirrored() -> None:
    kinds = [outline_of(hand.cross(kind, HERE, 10)) for kind in range(0, 12, 3)]
    flips = [kinds[0], *([MIRRORS[way](p) for p in kinds[0]] for way in list(MIRRORS)[:3])]
    assert all(same(one, other) for one, other in zip(kinds, flips, strict=True))
    assert not any(same(kinds[0], other) for other in kinds[1:])


def signs(game: str) -> dict[str, Node]:
    loaded = registry().load(game)
    return by_id(draw.cards(loaded.rules(loaded.info.modules)))


@every_game
def test_a_sign_fills_its_card_and_holds_all_that_is_on_it(game: str) -> None:
    for name, sign in signs(game).items():
        plate, *content = shapes(sign)
        assert plate.tag == f"{SVG}rect"
        assert around(outline(plate)).wider(number(plate, "stroke-width") / 2) == CARD
        for shape in content:
            assert CARD.holds(box(shape, stroked=True)), name


@every_game
def test_what_is_written_on_a_sign_stands_in_its_middle_and_inside_its_border(game: str) -> None:
    for name, sign in signs(game).items():
        for text in sign.iter(f"{SVG}text"):
            assert number(text, "x") == MIDDLE
            assert CARD.wider(-5).holds(box(text)), name


@every_game
def test_the_picture_of_a_sign_lies_about_the_middle_of_its_card(game: str) -> None:
    for name, sign in signs(game).items():
        _, *content = shapes(sign)
        found = around([point for shape in content for point in outline(shape)])
        assert abs(found.centre[0] - MIDDLE) < 15, name
        assert found.has((MIDDLE, HEIGHT / 2)), name


@every_game
def test_a_text_in_a_disc_or_tile_of_a_sign_is_in_its_middle(game: str) -> None:
    for name, sign in signs(game).items():
        inner = [s for s in shapes(sign)[1:] if s.tag in (f"{SVG}rect", f"{SVG}circle")]
        for text in sign.iter(f"{SVG}text"):
            holding = [box(s) for s in inner if box(s).has(box(text).centre) and box(s).size[1] < 70]
            assert all(math.dist(found.centre, box(text).centre) < 0.02 for found in holding), name
