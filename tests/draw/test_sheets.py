"""Laws of every drawing, of every game."""

import re

import pytest

from metroscribe import draw
from tests.counts import count
from tests.draw.sheets import GAMES, TURNS, by_id, canonical, ids, parsed, played, rules_of, sheet_of

SVG = "{http://www.w3.org/2000/svg}"
every_sheet = pytest.mark.parametrize(
    ("game", "moment"), [(game, moment) for game in GAMES for moment in list(TURNS)[count(1, 0) :]]
)


@pytest.mark.slow
@every_sheet
def test_marks_applied_to_the_blank_drawing_give_the_drawn_sheet(game: str, moment: str) -> None:
    drawn = sheet_of(game, moment)
    blank = draw.blank(drawn.rules, drawn.table, theme="light")
    assert marked(blank, draw.marks(*drawn)) == canonical(parsed(draw.svg(*drawn, interactive=True)))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", "abcd"[: count(1, 4)])
def test_marks_make_every_sheet_of_a_match(game: str, seed: str) -> None:
    """One blank drawing serves the whole match, whatever was drawn, framed or circled before."""
    rules = rules_of(game)
    last = played(rules, seed, 1000)
    blank = draw.blank(rules, last.table, theme="light")
    for turns in (1, 6, 13, 21, 1000):
        drawn = played(rules, seed, turns)
        assert marked(blank, draw.marks(*drawn)) == canonical(parsed(draw.svg(*drawn, interactive=True)))


@pytest.mark.parametrize("game", GAMES)
def test_light_and_dark_name_no_variables(game: str) -> None:
    rules = rules_of(game)
    themes: tuple[draw.Theme, ...] = ("light", "dark")
    for theme in themes:
        style = draw.stylesheet(rules, theme)
        assert re.findall(r"var\(|--|:is\(", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)) == []
    assert "var(--paper)" in draw.stylesheet(rules, "auto")


@every_sheet
def test_marks_only_add_so_that_taking_them_off_gives_the_blank_drawing(game: str, moment: str) -> None:
    drawn = sheet_of(game, moment)
    nodes = by_id(draw.blank(drawn.rules, drawn.table))
    for id_, added in draw.marks(*drawn).items():
        assert not added.keys() & nodes[id_].attrib.keys()
        assert not ("text" in added and (nodes[id_].text or "").strip())


@every_sheet
def test_ids_are_unique(game: str, moment: str) -> None:
    found = ids(draw.svg(*sheet_of(game, moment), interactive=True))
    assert len(found) == len(set(found))


@pytest.mark.slow
@every_sheet
def test_a_picture_is_the_interactive_drawing_without_what_is_not_seen(game: str, moment: str) -> None:
    drawn = sheet_of(game, moment)
    picture, whole = by_id(draw.svg(*drawn)), by_id(draw.svg(*drawn, interactive=True))
    assert picture.keys() < whole.keys()
    assert picture.keys() >= draw.marks(*drawn).keys()
    hidden = [whole[id_] for id_ in whole.keys() - picture.keys()]
    assert all("mark" in node.attrib["class"].split() for node in hidden)


@pytest.mark.slow
@every_sheet
def test_the_same_sheet_gives_the_same_bytes(game: str, moment: str) -> None:
    drawn = sheet_of(game, moment)
    assert draw.svg(*drawn) == draw.svg(*drawn)
    assert draw.text(*drawn) == draw.text(*drawn)


@pytest.mark.slow
@every_sheet
def test_numbers_have_at_most_two_decimals(game: str, moment: str) -> None:
    svg = without_style(draw.svg(*sheet_of(game, moment), interactive=True))
    assert re.search(r"\d\.\d{3}|\de[+-]\d|\bnan\b|\binf\b", svg) is None


@pytest.mark.slow
@every_sheet
def test_themes_differ_only_in_the_style(game: str, moment: str) -> None:
    drawn = sheet_of(game, moment)
    themes: tuple[draw.Theme, ...] = ("light", "dark", "auto")
    pictures = [draw.svg(*drawn, theme=theme) for theme in themes]
    assert len(set(pictures)) == len(themes)
    assert {without_style(picture) for picture in pictures} == {draw.svg(*drawn, theme="page")}


@pytest.mark.parametrize("game", GAMES)
def test_the_style_stands_in_one_place_and_stays_in_the_drawing(game: str) -> None:
    drawn = sheet_of(game, "full")
    svg, style = draw.svg(*drawn), draw.stylesheet(drawn.rules, "light")
    assert parsed(svg).findtext(f"{SVG}style") == style
    assert not [node for node in parsed(svg).iter() if "style" in node.attrib or "fill" in node.attrib]
    flat = re.sub(r"/\*.*?\*/|@(media|keyframes)[^{]*\{|(from|to) \{[^}]*\}", "", style, flags=re.DOTALL)
    selectors = [rule.strip() for rule in re.findall(r"([^{}]+)\{", flat)]
    assert selectors
    assert [s for s in selectors if not s.startswith(f".{drawn.rules.info.family}")] == []


@pytest.mark.slow
@every_sheet
def test_whatever_is_a_picture_of_its_own_has_a_name(game: str, moment: str) -> None:
    tree = parsed(draw.svg(*sheet_of(game, moment), interactive=True))
    named = [node for node in tree.iter() if node.get("role") == "img"]
    assert named
    assert [node.attrib for node in named if not node.findtext(f"{SVG}title")] == []
    assert tree.get("aria-label")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_only_there_to_be_touched_is_not_in_a_picture(game: str) -> None:
    drawn = sheet_of(game, "middle")
    touched = [
        [node for node in parsed(draw.svg(*drawn, interactive=on)).iter() if node.get("class") == "touch"]
        for on in (True, False)
    ]
    assert touched[0]
    assert not touched[1]


@pytest.mark.parametrize("game", GAMES)
def test_words_are_asked_for_every_name(game: str) -> None:
    drawn = sheet_of(game, "full")
    svg = draw.svg(*drawn, words=lambda key, /, **args: f"<{key}> & {sorted(args)}")
    titles = [node.text or "" for node in parsed(svg).iter(f"{SVG}title")]
    assert titles
    assert all(title.startswith("<draw-") for title in titles)


def marked(blank: str, marks: draw.Marks) -> str:
    """The blank drawing as a client marks it."""
    tree = parsed(blank)
    for node in tree.iter():
        for name, value in marks.get(node.get("id", ""), {}).items():
            if name == "text":
                node.text = value
            else:
                node.set(name, value)
    return canonical(tree)


def without_style(svg: str) -> str:
    return re.sub(r" *<style>.*?</style>\n", "", svg, flags=re.DOTALL)
