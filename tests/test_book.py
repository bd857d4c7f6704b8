"""The pictures of the rules pages: each is a position in which the rules say exactly what it shows."""

import re
from collections.abc import Iterable, Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element as Node

import pytest

from metroscribe import draw, registry
from metroscribe.core.registry import Game
from metroscribe.draw.livery import LIVERIES
from metroscribe.games import families, family
from metroscribe.games.book import Figure, Picture, captioned, figures_of, illustrated, pictures_of, replayed
from metroscribe.games.next_station.rules import NextStation
from metroscribe.server.web.book import city_folders
from metroscribe.texts import Words, languages
from tests.draw.geometry import box, shapes
from tests.draw.small import SVG
from tests.test_guide import mixes
from tests.test_texts import messages

FAMILIES = sorted(families())
PICTURES = [(name, picture) for name in FAMILIES for picture in pictures_of(family(name)).values()]
every_picture = pytest.mark.parametrize(
    ("name", "picture"), PICTURES, ids=[picture.name for _, picture in PICTURES]
)
every_figure = pytest.mark.parametrize(
    ("name", "figure"),
    [(name, figure) for name in FAMILIES for figure in figures_of(family(name)).values()],
    ids=[figure for name in FAMILIES for figure in figures_of(family(name))],
)
SEEN = {
    "switch": {"turn": 3, "sections": 2},
    "double-track": {"tracks": 2},
    "line": {"districts": 3},
    "river": {"crossings": 2},
    "interchanges": {"few": 2, "more": 3, "most": 4},
    "stamps": {"districts": 2},
    "tourists": {"boxes": 3},
    "pad": {"round": 1},
    "pad-loop": {"round": 1, "missing": 3, "stations": 4, "lines": 3},
    "pad-joined": {"round": 1, "interchanges": 2},
    "effect-switch": {"turn": 3},
    "double-station": {"stations": 3, "counted": 4},
    "power-circle": {"stations": 3, "counted": 4},
    "recurring-switch": {"turn": 3, "again": 5},
    "recurring-double-switch": {"turn": 2, "again": 4},
    "triple-corners": {"districts": 4, "counted": 6},
    "double-stations": {"stations": 3, "counted": 6},
}
"""What people counted in the pictures of figures, by the numbers of their captions."""
UNDRAWN = {
    "rule-not-a-move": "a text that is no move",
    "rule-no-station": "a text that names no station",
    "rule-double-sign": "a text with the wrong sign; a tap writes the right one",
    "rule-single-sign": "the same",
    "rule-name-power": "a text without the power; a tap names it",
    "rule-power-not-needed": "a text with a power that is not needed; a page does not offer it",
    "rule-no-power": "a text with a power that the pencil has not got; a page does not offer it",
    "rule-choose-first": "choosing pencils, which no sheet shows",
    "rule-other-choice": "the same",
    "rule-pencil-taken": "the same",
    "rule-not-asked": "the same",
    "rule-not-choosing": "the same",
    "rule-no-pencil": "the same",
    "rule-turn-done": "the turn is over for whoever has drawn; nothing of the map forbids it",
    "rule-closed": "only cities with a module of their own close sections",
}
"""Rules that nobody meets by drawing on a map, and why."""
PLACE = re.compile(r"\b[A-Z](?:[1-9][0-9]?)?\b")
"""A station, a line by its letter or its name; an article in capitals looks so too, and asks for no more than
that some picture has its letter."""


def placed(game: Game) -> Iterator[tuple[tuple[str, ...], str]]:
    """With every mix of modules the figures of the game's guide, by name."""
    own = family(game.info.family)
    for modules in mixes(game):
        for _, figures in illustrated(own, game.rules(modules).wording.guide()):
            yield from ((modules, figure.name) for _, figure in figures)


@every_picture
def test_what_a_picture_allows_is_legal_and_what_it_refuses_is_refused_by_that_rule(
    name: str, picture: Picture
) -> None:
    shown = replayed(family(name), picture)
    legal = set(map(str, shown.rules.legal(shown.table, shown.sheet)))
    assert {*picture.legal} <= legal
    assert [(str(tried.move), tried.rule) for tried in shown.tried] == [
        *((move, "") for move in picture.legal),
        *picture.refused,
    ]


@every_picture
def test_a_picture_is_one_that_a_page_can_show(name: str, picture: Picture) -> None:
    shown = replayed(family(name), picture)
    width, height = draw.taught_size(shown, picture)
    for theme in ("light", "dark", "auto"):
        root = ElementTree.fromstring(draw.taught(shown, picture, "A title", theme))
        assert root[0].tag.endswith("title")
        assert root[0].text == "A title"
        assert [float(side) for side in root.attrib["viewBox"].split()[2:]] == pytest.approx(
            [width, height], abs=1
        )
        assert theme == "auto" or "var(" not in ElementTree.tostring(root, "unicode")


@every_picture
def test_a_picture_stands_still(name: str, picture: Picture) -> None:
    """What is fresh is written before the reader's eyes; on paper it would never appear."""
    root = ElementTree.fromstring(draw.taught(replayed(family(name), picture), picture, "", "auto"))
    assert not any("data-fresh" in element.attrib for element in root.iter())


@pytest.mark.parametrize("name", FAMILIES)
def test_every_figure_belongs_to_a_paragraph_of_some_game(name: str) -> None:
    games = (registry().load(game) for game in registry() if game.startswith(f"{name}/"))
    used = {figure for game in games for _, figure in placed(game)}
    assert used == set(figures_of(family(name)))


@pytest.mark.parametrize("name", sorted(registry()))
def test_no_guide_shows_a_figure_twice(name: str) -> None:
    found = list(placed(registry().load(name)))
    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", languages())
def test_every_figure_has_a_caption_and_every_caption_a_figure(language: str) -> None:
    for name in FAMILIES:
        own = family(name)
        for folder in own.book_texts:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            assert set(re.findall(r"^book-([\w-]+) =", text, re.MULTILINE)) == set(figures_of(own))


@every_picture
def test_whatever_a_picture_shows_is_said_in_every_language(name: str, picture: Picture) -> None:
    shown = replayed(family(name), picture)
    texts = (*(tried.says for tried in shown.tried), *shown.counted(picture))
    for language in languages():
        words = Words(language, city_folders(name))
        assert all(words.knows(text.key) for text in texts)


@every_picture
def test_whatever_place_a_text_below_a_picture_names_is_written_in_it(name: str, picture: Picture) -> None:
    shown = replayed(family(name), picture)
    root = ElementTree.fromstring(draw.taught(shown, picture, "", "light"))
    texts = [*(tried.says for tried in shown.tried), *shown.counted(picture)]
    for language in languages():
        said = map(Words(language, city_folders(name)), texts)
        assert [place for place in PLACE.findall(" ".join(said)) if not is_written(place, root)] == []


@every_figure
def test_whatever_place_or_line_a_caption_names_is_in_one_of_its_pictures(name: str, figure: Figure) -> None:
    shown = [(replayed(family(name), picture), picture) for picture in figure.pictures]
    roots = [ElementTree.fromstring(draw.taught(*each, "", "light")) for each in shown]
    for language in languages():
        words = Words(language, city_folders(name))
        said = words(captioned(family(name), figure.name))
        places = [
            place for place in PLACE.findall(said) if not any(is_written(place, root) for root in roots)
        ]
        known = [colour for colour in LIVERIES if words.knows(f"colour-{colour}")]
        colours = {colour for colour in known if named(words(f"colour-{colour}"), said)}
        assert (places, colours - {*drawn_lines(roots)}) == ([], set())


@every_figure
def test_a_caption_states_the_numbers_that_are_counted_in_its_pictures(name: str, figure: Figure) -> None:
    assert captioned(family(name), figure.name).args == SEEN.get(figure.name, {})


@pytest.mark.parametrize("language", languages())
def test_a_caption_is_given_each_number_that_it_states_and_no_other(language: str) -> None:
    for name in FAMILIES:
        own = family(name)
        stated = {
            key: names
            for folder in own.book_texts
            for key, names in messages(folder / f"{language}.ftl").items()
        }
        for figure in figures_of(own):
            assert stated[f"book-{figure}"] == set(captioned(own, figure).args)


@every_picture
def test_a_number_that_nobody_counts_is_not_known(name: str, picture: Picture) -> None:
    with pytest.raises(KeyError):
        replayed(family(name), picture).number("feathers")


def is_written(place: str, root: Node) -> bool:
    """Whether a place can be read in a picture: its name, or the letter and the number at the edges that lead
    to the station."""
    texts = [(text.text, box(text).centre) for text in root.iter(f"{SVG}text")]
    if place in [text for text, _ in texts]:
        return True
    station = next((node for node in root.iter() if node.get("id") == f"station-{place}"), None)
    if station is None:
        return False
    x, y = box(shapes(station)[0]).centre
    above = any(text == place[0] and abs(at - x) < 1 for text, (at, _) in texts)
    return above and any(text == place[1:] and abs(at - y) < 1 for text, (_, at) in texts)


def named(colour: str, said: str) -> bool:
    """Whether a line of this colour is spoken of; adjectives end in several ways."""
    stem = colour.lower()[:4]
    return any(word.startswith(stem) for word in re.findall(r"\w+", said.lower()))


def drawn_lines(roots: Iterable[Node]) -> Iterator[str]:
    return (node.attrib["data-line"] for root in roots for node in root.iter() if "data-line" in node.attrib)


def test_every_rule_that_forbids_a_section_is_shown() -> None:
    own = family("next-station")
    text = (own.texts / "en.ftl").read_text(encoding="utf-8")
    rules = set(re.findall(r"^(rule-[\w-]+) =", text, re.MULTILINE))
    shown = {rule for picture in pictures_of(own).values() for _, rule in picture.refused}
    assert shown <= rules
    assert rules - shown <= set(UNDRAWN)


@pytest.mark.parametrize("name", sorted(game for game in registry() if game.startswith("next-station/")))
def test_the_boxes_of_a_picture_give_the_points_that_they_give_in_the_game(name: str) -> None:
    game = registry().load(name)
    own, rules = family(game.info.family), game.rules()
    assert isinstance(rules, NextStation)
    shown = {figure for _, figure in placed(game)}
    for picture in pictures_of(own).values():
        if picture.figure in shown:
            found = replayed(own, picture)
            assert isinstance(found.rules, NextStation)
            bonus = any(entry.args.get("bonus") for entry in found.score) and bool(picture.boxes)
            assert worth(found.rules, picture, bonus) == worth(rules, picture, bonus)


def worth(rules: NextStation, picture: Picture, bonus: bool) -> tuple[object, ...]:
    """What the boxes of a picture are worth; and what lines earn by themselves, if it shows that."""
    rows = [(row.box, row.about.get("each"), row.track) for row in rules.rows if row.box in picture.boxes]
    return rows, bonus and rules.line_points


def test_no_picture_is_drawn_on_the_map_of_a_city() -> None:
    games = registry()
    maps = {game: games.load(game).rules().map_hash for game in games}
    assert not {replayed(family(name), picture).rules.map_hash for name, picture in PICTURES} & {
        *maps.values()
    }
