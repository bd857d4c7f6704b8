"""What can be played, before a table is opened: games and mixes, pictures, cards, rules, lessons, texts."""

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Message

from metroscribe import bots
from metroscribe.bots.levels import ladders, typical_points
from metroscribe.core.text import Text
from metroscribe.games import families, registry
from metroscribe.server.wire import answers
from metroscribe.server.wire.names import option_choice
from metroscribe.texts import Words, languages, source
from tests.server.served import GAME, TOKEN, Server, served

GAMES = sorted(registry())
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data"), tables_per_hour=1000) as running:
        yield running


def key_of(answer: Any) -> str:
    return str(answer.json()["refused"]["key"])


# games


def test_every_mix_of_a_game_is_listed_with_its_grade_and_who_says_so(server: Server) -> None:
    for view in server.http.get("/api/games").json():
        info = registry().load(view["id"]).info
        told = [(tuple(mix["modules"]), mix["grade"], mix["rulebook"]) for mix in view["mixes"]]
        assert told == [(mix.modules, mix.grade, mix.rulebook) for mix in info.mixes]


@pytest.mark.parametrize(
    ("modules", "sentence"),
    [
        ([], "The base game, without modules."),
        (["round-effects"], "Named in the rulebook of Next Station: Berlin."),
        (
            ["objectives", "round-effects"],
            "No rulebook mentions this mix. It can be played all the same.",
        ),
        (
            ["objectives", "special-stations", "pencil-powers"],
            "The rulebook of Next Station: Tokyo advises against playing with “Special stations” and "
            "“Pencil powers” at the same time.",
        ),
    ],
)
def test_what_the_rulebooks_say_of_a_mix_is_a_sentence(
    server: Server, modules: list[str], sentence: str
) -> None:
    (game,) = (view for view in server.http.get("/api/games").json() if view["id"] == GAME)
    (says,) = (mix["says"] for mix in game["mixes"] if mix["modules"] == modules)
    assert Words("en")(read_text(says)) == sentence


def read_text(says: Any) -> Text:
    """A text as it came over the wire."""
    args = {name: read_text(value) if "key" in value else value for name, value in says["args"].items()}
    return Text(says["key"], args)


@pytest.mark.parametrize("language", languages())
def test_every_game_and_module_has_a_name_in_every_language(server: Server, language: str) -> None:
    for game in server.http.get("/api/games").json():
        words, name = Words(language, [registry().find(game["id"]).folder]), game["name"]
        assert name["title"]
        assert name["whole"] == name["title"].startswith(f"{name['series']}:")
        assert words.knows(f"city-{name['city']['args']['city']}")
        assert words.knows(name["city"]["key"])
        for module in game["modules"]:
            assert words.knows(module["name"]["key"])
            assert words.knows(module["text"]["key"])


@pytest.mark.parametrize("language", languages())
def test_every_option_and_its_choices_have_words_of_their_own_in_every_language(
    server: Server, language: str
) -> None:
    for game in server.http.get("/api/games").json():
        words = Words(language, [registry().find(game["id"]).folder])
        for option in game["options"]:
            assert words.knows(option["name"]["key"])
            for seats in game["seats"]:
                told = [words(c["says"]["key"], **c["says"]["args"], seats=seats) for c in option["choices"]]
                assert len(set(told)) == len(told) > 1


def test_what_is_offered_of_an_option_can_be_opened_and_the_table_says_it_in_the_same_words(
    server: Server,
) -> None:
    for game in server.http.get("/api/games").json():
        every = [(option, choice) for option in game["options"] for choice in option["choices"]]
        for option, choice in every:
            chosen = {option["id"]: choice["value"]}
            opened = server.http.post("/api/tables", json=server.asked(game=game["id"], options=chosen))
            says = {**choice["says"], "args": {**choice["says"]["args"], "seats": 1}}
            told = [{"name": option["name"], "says": says}] if choice["value"] else []
            assert opened.json()["table"]["chosen_options"] == told


def test_pencils_are_dealt_or_chosen_and_alone_that_is_their_order() -> None:
    words, offered = Words("en"), registry().load(GAME).info.offered("pencils")
    for seats, chosen in ((1, "I choose the order"), (2, "Everybody chooses at the table")):
        says = [option_choice("pencils", value, seats=seats) for value in offered]
        assert [words(said.key, **said.args) for said in says] == ["As dealt", chosen]


def test_every_mix_bot_and_clock_of_the_list_can_be_opened(server: Server) -> None:
    for game in server.http.get("/api/games").json():
        offered = tuple(bot["id"] for bot in game["bots"])
        assert offered == bots.levels()
        assert game["bot"] in offered
        for mix in (some["modules"] for some in game["mixes"]):
            chosen = {"modules": mix, "bots": {"0": offered[-1]}, "clock": game["clock"]}
            opened = server.http.post("/api/tables", json=server.asked(game=game["id"], **chosen))
            table = opened.json()["table"]
            assert table["modules"] == mix
            assert table["name"] == game["name"]
            names = {module["id"]: module["name"] for module in game["modules"]}
            assert table["module_names"] == [names[module] for module in mix]
            assert table["patience"] == game["patience"]
    assert answers.OpenTable(id="12345678", token=TOKEN, game=GAME).clock == answers.CLOCK


def test_a_level_is_offered_with_what_it_scored_where_that_was_measured(server: Server) -> None:
    for game in server.http.get("/api/games").json():
        found = ladders()[game["id"]].levels
        points = {bot["id"]: bot["points"] for bot in game["bots"]}
        assert points == {name: round(level.points.mean) for name, level in found.items()}
    assert typical_points("next-station/atlantis") == {}


# texts


def bundle_of(text: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_a_language_is_one_file_in_which_every_key_is_said_as_here(server: Server, language: str) -> None:
    answer = server.http.get(f"/api/texts/{language}", params={"game": GAME})
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    entries = parse(answer.text).body
    found = {entry.id.name: entry for entry in entries if isinstance(entry, Message)}
    assert len(found) == len(entries) > 100
    folders, bundle = [registry().find(game).folder for game in registry()], bundle_of(answer.text, language)
    here, anywhere = Words(language, [registry().find(GAME).folder]), Words(language, folders)
    for key, entry in found.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        if "VariableReference" not in str(entry.to_json()):
            words = anywhere if key.startswith("city-") else here
            assert bundle.format_pattern(pattern)[0] == words(key)


@pytest.mark.slow
def test_it_has_what_the_server_the_families_and_with_a_game_its_city_say(server: Server) -> None:
    without, with_city = (
        set(source_keys(server.http.get("/api/texts/en", params=params).text))
        for params in ({}, {"game": GAME})
    )
    assert {"error-no-table", "move-pass", "rule-turn-done"} <= without < with_city
    assert not any(key.startswith("cli-") for key in with_city)


def source_keys(text: str) -> list[str]:
    return [entry.id.name for entry in parse(text).body if isinstance(entry, Message)]


@pytest.mark.slow
def test_every_language_has_the_same_keys() -> None:
    keys = [set(source_keys(source(language, tuple(folders())))) for language in languages()]
    assert keys[0] == keys[1] == keys[2]


def folders() -> Iterator[Any]:
    return (registry().find(game).folder for game in GAMES)


def test_what_a_city_says_in_english_only_is_said_so_in_every_language(tmp_path: Any) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("mark-own = my own\nmark-both = both\n", encoding="utf-8")
    (tmp_path / "texts" / "de.ftl").write_text("mark-both = beide\n", encoding="utf-8")
    text = source("de", (tmp_path,))
    assert "mark-own = my own\n" in text
    assert "mark-both = beide\n" in text
    assert "mark-both = both\n" not in text


@pytest.mark.slow
def test_texts_that_are_known_already_are_not_sent_again(server: Server) -> None:
    first = server.http.get("/api/texts/es")
    again = server.http.get("/api/texts/es", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = server.http.get("/api/texts/de", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/texts/tlh", "error-language"),
        ("/api/texts/en?game=atlantis", "error-unknown-game"),
        ("/api/games/next-station/atlantis/guide", "error-unknown-game"),
        ("/api/games/chess/london/cards.svg", "error-unknown-game"),
        ("/api/games/next-station/atlantis/picture.svg", "error-unknown-game"),
        ("/api/lessons/chess", "error-unknown-family"),
    ],
)
def test_what_there_is_not_is_not_there(server: Server, path: str, key: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, key_of(answer)) == (404, key)


# pictures and cards


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_and_a_symbol_for_every_card(server: Server, game: str) -> None:
    picture = server.http.get(f"/api/games/{game}/picture.svg", params={"theme": "dark"})
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
    assert ElementTree.fromstring(picture.text).tag == f"{SVG}svg"
    cards = server.http.get(f"/api/games/{game}/cards.svg", params={"language": "de"})
    found = {symbol.get("id") for symbol in ElementTree.fromstring(cards.text).iter(f"{SVG}symbol")}
    loaded = registry().load(game)
    assert found >= set(map(str, loaded.rules(loaded.info.modules).cards))


def test_a_picture_that_is_known_already_is_not_sent_again(server: Server) -> None:
    for name in ("picture.svg", "cards.svg"):
        path = f"/api/games/{GAME}/{name}"
        known = {"if-none-match": server.http.get(path).headers["etag"]}
        assert server.http.get(path, headers=known).status_code == 304


# rules and lessons


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_text_of_a_guide_is_known(server: Server, game: str, language: str) -> None:
    loaded = registry().load(game)
    guide = server.http.get(
        f"/api/games/{game}/guide", params={"modules": ",".join(loaded.info.modules)}
    ).json()
    words = Words(language, [loaded.folder])
    assert guide["sections"]
    assert all(words.knows(term["forms"]["key"]) for term in guide["terms"])
    for section in guide["sections"]:
        assert section["paragraphs"]
        for text in (section["heading"], *section["paragraphs"]):
            assert words.knows(text["key"])


def test_a_guide_speaks_of_the_modules_that_are_named(server: Server) -> None:
    path = f"/api/games/{GAME}/guide"
    plain = server.http.get(path).json()
    assert server.http.get(path, params={"modules": ""}).json() == plain
    told = server.http.get(path, params={"modules": "objectives"}).json()["sections"]
    assert len(told) > len(plain["sections"])
    assert [section["module"] for section in told if section["module"]] == ["objectives"]


@pytest.mark.parametrize(
    ("modules", "key"),
    [
        ("flying-trains", "error-unknown-module"),
        ("objectives,objectives", "error-module-twice"),
    ],
)
def test_a_guide_to_modules_that_there_are_not_is_refused(server: Server, modules: str, key: str) -> None:
    answer = server.http.get(f"/api/games/{GAME}/guide", params={"modules": modules})
    assert (answer.status_code, key_of(answer)) == (422, key)


@pytest.mark.parametrize("family", sorted(families()))
def test_the_table_of_a_lesson_can_be_opened(server: Server, family: str) -> None:
    lesson = server.http.get(f"/api/lessons/{family}").json()
    code = server.open(game=lesson["game"], seed=lesson["seed"], name="Ada")
    assert server.http.get(f"/api/tables/{code}").json()["known_deal"]
    assert all(Words("de").knows(step["says"]["key"]) for step in lesson["steps"])
