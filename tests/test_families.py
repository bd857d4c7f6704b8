"""A family is what it declares: one from outside the package works everywhere, without a fast engine too."""

import os
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from metroscribe import draw, fast, registry
from metroscribe.arena import play_match
from metroscribe.bots import bot, levels
from metroscribe.core.errors import UnknownName
from metroscribe.draw import Drawing, next_station, voll_verplant
from metroscribe.fast.cache import mark_of
from metroscribe.games import families, family, lesson
from metroscribe.records import read_record, replay, write_record
from metroscribe.search.compiler import warm
from metroscribe.search.warmup import Kernels
from metroscribe.server.web.socket import words_of
from metroscribe.texts import Words, source
from tests.cli.test_commands import Run, in_a_process, run  # noqa: F401 - a fixture
from tests.server.served import served, wait_until
from tests.third_family import drawing

ROOT = Path(__file__).parent.parent
MODULE, GAME = "tests.third_family.family", "coins/mint"
OWN = tuple(families())
DRAWINGS: tuple[Drawing, ...] = (next_station, voll_verplant, drawing)
"""That each module offers what a drawing needs is checked with the types."""


@pytest.fixture(autouse=True)
def third(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Texts are kept for the life of a process, whose families do not change outside of tests."""
    monkeypatch.setenv("METROSCRIBE_FAMILIES", MODULE)
    for kept in (source, words_of):
        kept.cache_clear()
    yield
    for kept in (source, words_of):
        kept.cache_clear()


@pytest.mark.parametrize("name", OWN)
def test_whatever_a_family_declares_is_there(name: str) -> None:
    declared = family(name)
    assert declared.id == name
    assert all(path.exists() for path in (declared.cities, declared.texts, declared.lesson))
    modules = filter(None, (declared.drawing, declared.engine, declared.search))
    assert all(find_spec(module) is not None for module in modules)


def test_a_family_from_elsewhere_stands_beside_those_of_the_package() -> None:
    assert tuple(families()) == (*OWN, "coins")
    assert GAME in registry()
    assert registry().load("mint").info.id == GAME
    assert lesson("coins").game == GAME


def say(key: str, language: str, *cities: Path) -> tuple[str, str]:
    """A message as a terminal says it, and as it stands in what the client gets."""
    line = next(line for line in source(language, cities).splitlines() if line.startswith(f"{key} ="))
    return Words(language, cities)(key), line.partition(" = ")[2]


@pytest.mark.slow
def test_a_text_of_a_city_wins_over_its_familys_and_that_over_a_general_one(tmp_path: Path) -> None:
    """All three say a word that the other families, the server or the general files have too."""
    mint = registry().find(GAME).folder
    own = tmp_path / "bank"
    shutil.copytree(mint, own)
    (own / "texts").mkdir()
    (own / "texts" / "en.ftl").write_text("pile-deck = the coin of the bank\n", encoding="utf-8")
    assert say("pile-deck", "en", registry().find("london").folder) == ("card",) * 2
    assert say("pile-deck", "en", mint) == ("the coin",) * 2
    assert say("pile-deck", "en", own) == ("the coin of the bank",) * 2
    assert say("error-store", "en", own) == ("The vault is shut.",) * 2
    assert say("page-unbuilt", "en", own)[0] == Words("en")("page-unbuilt")


def test_a_language_that_has_a_general_text_wins_over_an_english_one_of_the_city(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("language-name = Cityish\n", encoding="utf-8")
    assert say("language-name", "de", tmp_path) == ("Deutsch",) * 2
    assert say("language-name", "en", tmp_path) == ("Cityish",) * 2


def refusal(modules: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("METROSCRIBE_FAMILIES", modules)
    with pytest.raises(UnknownName) as refused:
        families()
    return refused.value.text.key


def test_a_module_that_declares_no_family_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal("tests.nowhere", monkeypatch) == "error-no-family"
    assert refusal("tests.core.coins", monkeypatch) == "error-no-family"
    assert refusal(f"{MODULE},{MODULE}", monkeypatch) == "error-family-twice"
    monkeypatch.setenv("METROSCRIBE_FAMILIES", "")
    with pytest.raises(UnknownName) as refused:
        family("coins")
    assert refused.value.text.key == "error-unknown-family"


def test_its_matches_are_recorded_and_replayed(tmp_path: Path) -> None:
    rules = registry().load(GAME).rules()
    match = play_match(rules, [bot("greedy"), bot("random")], "coins")
    file = tmp_path / "coins.txt"
    file.write_text(write_record(match), encoding="utf-8")
    again = replay(file, read_record(file), rules)
    assert (again.table, again.outcome) == (match.table, match.outcome)


def test_its_sheets_are_drawn() -> None:
    rules = registry().load(GAME).rules()
    match = play_match(rules, [bot("greedy")], "coins")
    words = Words("en", [registry().find(GAME).folder])
    svg = draw.svg(rules, match.table, match.table.sheets[0], words=words)
    assert "<title>heads</title>" in svg
    assert draw.text(rules, match.table, match.table.sheets[0]).strip().isdigit()
    for drawn in (svg, draw.picture(rules), draw.cards(rules, words), draw.blank(rules)):
        ElementTree.fromstring(drawn)


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["mcts:sims=20", "lookahead", "learned", *levels()])
def test_its_bots_search_on_the_reference(spec: str) -> None:
    player = bot(spec, GAME)
    assert play_match(registry().load(GAME).rules(), [player] * 2, "coins").outcome is not None
    told = {notice.key for notice in player.notices()}
    assert told <= {"error-not-compiled-family" if fast.available() else "error-fast-missing"}


def test_compiling_leaves_out_a_family_without_compiled_searches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in OWN:
        mark_of(tmp_path, name).touch()
    monkeypatch.setattr("metroscribe.search.compiler.cache_folder", lambda: tmp_path)
    warm()
    assert not mark_of(tmp_path, "coins").exists()
    kernels = Kernels(folder=lambda: tmp_path)
    assert all(map(kernels.ready, families()))
    assert kernels.state == ("warm" if fast.available() else "missing")


@pytest.mark.slow
def test_it_is_played_on_a_server(tmp_path: Path) -> None:
    with served(tmp_path, bot_budget=0.05) as server:
        assert GAME in [view["id"] for view in server.http.get("/api/games").json()]
        assert "coins" in server.http.get("/api/bots").json()["warm"]
        pages = [f"/api/games/{GAME}/{page}" for page in ("picture.svg", "cards.svg", "guide")]
        pages += ["/api/lessons/coins", "/learn/coins", f"/api/texts/en?game={GAME}", "/api/texts/en"]
        assert {page: server.http.get(page).status_code for page in pages} == dict.fromkeys(pages, 200)
        assert "status-coins = coin" in server.http.get("/api/texts/en").text
        code = server.open(game=GAME, seats=2, name="Ada", bots={"1": "mastermind"}, pace="at-once")
        phone = server.join(code)
        phone.hear()
        assert phone.ask("start").refused is None
        assert phone.ask("contribute", part="0" * 32).refused is None
        phone.until(lambda you: bool(you.moves))
        assert phone.you is not None
        assert phone.you.moves[0].taps == ("side-heads",)
        phone.play()
        wait_until(lambda: server.http.get(f"/api/tables/{code}").json()["phase"] == "over")
        paths = [f"/api/tables/{code}/{page}" for page in ("record", "blank.svg", "sheets/0.svg", "replay/0")]
        assert {path: server.http.get(path).status_code for path in paths} == dict.fromkeys(paths, 200)


@pytest.mark.slow
def test_it_is_listed_and_played_in_a_terminal(run: Run) -> None:  # noqa: F811
    assert run("games") == 0
    assert GAME in run.out
    assert run("simulate", GAME, "--bot", "greedy", "--matches", "3") == 0
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    played = in_a_process(["play", "mint", "--seed", "1"], "heads\n\n" * 4, PYTHONPATH=path)
    assert played.returncode == 0, played.stderr
    assert "points" in played.stdout
