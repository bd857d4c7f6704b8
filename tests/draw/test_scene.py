"""Laws of the small pictures of the cities."""

import gzip
import re
from xml.etree.ElementTree import Element as Node

import pytest

from metroscribe import draw
from metroscribe.draw.themes import Theme
from metroscribe.games import registry
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.records import Example, example, read_record
from tests.draw.geometry import box, classed, part, shapes
from tests.draw.sheets import GAMES, ids, parsed, rules_of
from tests.draw.small import SMALL, SVG, families
from tests.golden import golden_files
from tests.next_station.desk import draw_lines

THEMES: tuple[Theme, ...] = ("light", "dark", "auto")
every_game = pytest.mark.parametrize("game", GAMES)


def shown(game: str) -> Example:
    found = example(registry().load(game))
    assert found is not None
    return found


@every_game
def test_a_picture_is_small(game: str) -> None:
    rules, _, sheet = shown(game)
    for theme in THEMES:
        svg = draw.picture(rules, theme, sheet).encode()
        assert len(svg) < 25_000
        assert len(gzip.compress(svg)) < 8_000


@every_game
def test_a_picture_stands_by_itself_and_shows_four_to_three(game: str) -> None:
    rules, _, sheet = shown(game)
    for theme in THEMES:
        svg = draw.picture(rules, theme, sheet)
        tree = parsed(svg)
        _, _, width, height = map(float, tree.attrib["viewBox"].split())
        assert width * 3 == pytest.approx(height * 4, abs=0.1)
        assert tree.findtext(f"{SVG}title")
        assert ("prefers-color-scheme" in svg) == (theme == "auto")
        defined = set(re.findall(r"--([\w-]+):", svg))
        assert set(re.findall(r"var\(--([\w-]+)\)", svg)) == defined
        assert len(ids(svg)) == len(set(ids(svg)))
        assert {node.attrib["href"][1:] for node in tree.iter(f"{SVG}use")} <= set(ids(svg))


@every_game
def test_a_city_without_a_match_to_show_has_a_picture_of_its_map(game: str) -> None:
    rules, _, sheet = shown(game)
    empty = draw.picture(rules_of(game))
    assert parsed(empty).tag == f"{SVG}svg"
    assert len(empty) < len(draw.picture(rules, "auto", sheet))


@every_game
def test_the_same_sheet_gives_the_same_picture(game: str) -> None:
    first, again = shown(game), shown(game)
    assert draw.picture(first.rules, "light", first.sheet) == draw.picture(again.rules, "light", again.sheet)


@every_game
def test_what_is_shown_is_the_sheet_with_the_most_points_in_the_records(game: str) -> None:
    rules, table, sheet = shown(game)
    results = [read_record(file).result or () for file in golden_files(registry().load(game))]
    assert rules.score(table, sheet).total == max(points for result in results for points in result)


def paths(tree: Node) -> set[str]:
    """Every stroke of every path."""
    drawn = (node.attrib["d"] for node in tree.iter(f"{SVG}path"))
    return {stroke for d in drawn for stroke in re.split(r"(?=M)", d) if stroke}


@pytest.mark.slow
@pytest.mark.parametrize("game", families("next-station"))
def test_a_picture_of_a_board_has_the_districts_the_water_the_loop_and_the_lines_of_the_sheet(
    game: str,
) -> None:
    rules, table, sheet = shown(game)
    found = paths(parsed(draw.picture(rules, "light", sheet)))
    whole = parsed(draw.svg(rules, table, sheet))
    for kind in ("district", "water", "loop", "track"):
        drawn = set().union(*map(paths, classed(whole, kind)))
        assert found >= drawn, kind
    view = box(part(parsed(draw.picture(rules, "light", sheet)), "paper"))
    stations = [node for node in classed(whole, "station") if view.has(box(part(node, "disc")).centre)]
    assert found >= set().union(*(paths(node) for node in stations))
    assert len(found) > len(stations)


def test_a_picture_of_a_board_has_the_frames_of_the_sheet_and_no_other() -> None:
    rules = SMALL.rules()
    sheet = Sheet(draw_lines(rules, {"purple": "C1-E1"}).ink.frame(1 << rules.network.number["E1"]))
    (frames,) = classed(parsed(draw.picture(rules, "light", sheet)), "frames")
    (frame,) = classed(parsed(draw.svg(rules, rules.new(1), sheet)), "frame")
    assert [box(shape).centre for shape in shapes(frames)] == [box(frame).centre]


@pytest.mark.parametrize("game", families("voll-verplant"))
def test_a_picture_of_a_plan_has_the_wagons_the_stations_and_what_was_written_of_the_sheet(game: str) -> None:
    rules, table, sheet = shown(game)
    tree, whole = parsed(draw.picture(rules, "light", sheet)), parsed(draw.svg(rules, table, sheet))
    view, found = box(part(tree, "paper")), paths(tree)
    inside = [node for node in classed(whole, "station") if view.has(box(part(node, "stop")).centre)]
    wagons = [node for node in classed(whole, "wagon") if view.holds(box(part(node, "body")))]
    assert found >= set().union(*(paths(cross) for node in inside for cross in classed(node, "cross")))
    assert found >= {part(wagon, "body").attrib["d"] for wagon in wagons}
    assert found >= {node.attrib["d"] for node in classed(whole, "water")}
    texts = {(t.text, t.get("x"), t.get("y")) for wagon in wagons for t in wagon.iter(f"{SVG}text") if t.text}
    assert texts <= {(t.text, t.get("x"), t.get("y")) for t in tree.iter(f"{SVG}text")}
    numbers = {(t.text, t.get("x"), t.get("y")) for node in inside for t in classed(node, "entry") if t.text}
    assert numbers <= {(t.text, t.get("x"), t.get("y")) for t in tree.iter(f"{SVG}text")}
    for kind in ("stop", "special"):
        seen = [box(shape) for node in classed(tree, kind) for shape in shapes(node)]
        assert all(box(rect) in seen for node in inside for rect in classed(node, kind))
