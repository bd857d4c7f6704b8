"""The games a server can play: rules are loaded once, and a map of somebody's own is judged like ours."""

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.text import Text
from metroscribe.games import registry
from metroscribe.server import library as library_module
from metroscribe.server.library import Library
from metroscribe.server.match import commands as do
from metroscribe.server.wire import messages as wire
from tests.counts import count
from tests.server.inside import ADA, Inside, run
from tests.server.judged import opened

GAMES = sorted(registry())


def map_of(game: str) -> str:
    """The map file of a city, as somebody may send it back."""
    folder = registry().load(game).folder
    (file,) = (file for file in folder.glob("*.toml") if file.name != "city.toml")
    return file.read_text(encoding="utf-8")


@pytest.fixture
def library() -> Library:
    return Library()


def test_every_registered_game_is_offered(library: Library) -> None:
    assert [info.id for info in library.infos()] == GAMES


def test_rules_are_loaded_once(library: Library) -> None:
    assert library.rules(GAMES[0], (), "") is library.rules(GAMES[0], (), "")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_a_match_was_begun_with_are_found_again(game: str, library: Library) -> None:
    rules = library.rules(game, library.registry.load(game).info.modules, "")
    assert library.of(opened(rules, 1)) is rules


@pytest.mark.parametrize(
    "change",
    [{"rules": 999}, {"map_hash": "0"}, {"game": "next-station/atlantis"}, {"modules": ("wings",)}],
)
def test_rules_that_are_not_the_same_any_more_are_none(change: dict[str, Any], library: Library) -> None:
    begun = opened(library.rules(GAMES[0], (), ""), 1)
    assert library.of(replace(begun, **change)) is None


@pytest.mark.parametrize("game", GAMES)
def test_our_own_map_sent_back_makes_the_same_rules(game: str, library: Library) -> None:
    own = library.rules(game, (), f"# drawn by hand\n{map_of(game)}")
    assert own is not library.rules(game, (), "")
    assert own.map_hash == library.rules(game, (), "").map_hash


def map_hash(library: Library, game: str, text: str) -> str:
    """Of the rules on this map; nothing where it is refused."""
    try:
        return library.rules(game, (), text).map_hash
    except MetroscribeError as refused:
        if refused.text.key != "error-own-map":
            raise
        return ""


@pytest.mark.parametrize("game", GAMES)
def test_the_map_of_another_city_is_a_fault_or_makes_other_rules(game: str, library: Library) -> None:
    own = library.rules(game, (), "").map_hash
    assert own not in {map_hash(library, game, map_of(other)) for other in GAMES if other != game}


BAD_MAPS = {
    "empty": " ",
    "prose": "What a lovely city this is.",
    "something else": "[package]\nname = 'x'",
    "unclosed": "map = '''\n A B\n",
    "deep": "a = " + "[" * 900 + "]" * 900,
    "binary": "\x00\x01\x02",
    "another family": map_of("voll-verplant/paris"),
    "long": f"map = '''\n{'c . ' * 10_000}\n'''",
    "dates": "map = 1979-05-27\nplan = 1979-05-27",
    "many lines": "\n" * 1001,
    "numbers": "map = 1\nplan = 1\ndistricts = 2",
}


@pytest.mark.parametrize("fault", BAD_MAPS)
def test_a_faulty_map_is_refused_with_what_is_wrong(fault: str, library: Library) -> None:
    with pytest.raises(MetroscribeError) as refused:
        library.rules("next-station/london", (), BAD_MAPS[fault])
    assert refused.value.text.key == "error-own-map"
    assert isinstance(refused.value.text.args["fault"], Text)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_map_with_any_line_missing_is_refused_or_played_and_nothing_else(
    game: str, library: Library
) -> None:
    lines = map_of(game).splitlines()
    for number in range(0, len(lines), 1 + len(lines) // count(10, 1000)):
        text = "\n".join((*lines[:number], *lines[number + 1 :]))
        if map_hash(library, game, text):
            assert library.rules(game, (), text).new(1)


def test_a_fault_names_its_line_where_it_has_one(library: Library) -> None:
    lines = map_of("next-station/london").splitlines()
    number = next(number for number, line in enumerate(lines, 1) if line.startswith("purple"))
    lines[number - 1] = 'purple = "Z99"'
    for text, line in (("\n".join(lines), number), ("no toml", 0)):
        with pytest.raises(MetroscribeError) as refused:
            library.rules("next-station/london", (), text)
        assert refused.value.text.args["line"] == line


@pytest.mark.parametrize(
    ("game", "good", "bad", "fault"),
    [
        ("next-station/london", 'name = "Thames"', 'name = "Thames\u202e"', "fault-hidden-character"),
        ("next-station/london", 'name = "North"', 'name = "N\u0316\u0316\u0316\u0316"', "fault-many-marks"),
        ("voll-verplant/paris", 'name = "M1"', 'name = "M\\u20671"', "fault-hidden-character"),
        ("voll-verplant/paris", "first = 6", f"first = 1{'0' * 300}", "fault-number-range"),
    ],
)
def test_names_that_hide_something_and_numbers_without_measure_are_refused_with_their_line(
    game: str, good: str, bad: str, fault: str, library: Library
) -> None:
    before, found, after = map_of(game).partition(good)
    assert found
    with pytest.raises(MetroscribeError) as refused:
        library.rules(game, (), before + bad + after)
    told = refused.value.text.args
    assert isinstance(told["fault"], Text)
    assert (told["fault"].key, told["line"]) == (fault, before.count("\n") + 1)


@pytest.mark.parametrize("break_", ["", "\u2028", "\r", "\x0c"])
def test_a_line_that_would_take_long_to_read_is_not_read(break_: str, library: Library) -> None:
    """A key of thousands of parts, whatever else some take for the end of a line."""
    with pytest.raises(MetroscribeError) as refused:
        library.rules("next-station/london", (), f'\n"{break_}"' + ".a" * 30_000 + " = 1")
    fault = refused.value.text.args["fault"]
    assert isinstance(fault, Text)
    assert (fault.key, refused.value.text.args["line"]) == ("fault-line-long", 2)


def test_a_map_is_judged_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = threading.Event()
    judge = library_module._on_own_map

    def waiting(*args: Any) -> Any:
        assert judged.wait(10)
        return judge(*args)

    monkeypatch.setattr(library_module, "_on_own_map", waiting)

    async def story(inside: Inside) -> None:
        slow = asyncio.create_task(inside.open(map=map_of("next-station/london")))
        await asyncio.sleep(0)
        await inside.pass_turn(await inside.begun(ADA), ADA)
        assert not slow.done()
        judged.set()
        assert (await slow).hosted.rules is not None

    run(tmp_path, story)


def test_a_map_of_ones_own_leaves_no_file_behind(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        await inside.open(map=map_of("next-station/london"))
        with pytest.raises(MetroscribeError):
            await inside.open(map="nonsense")

    run(tmp_path, story)
    assert {file.name.partition(".")[0] for file in tmp_path.iterdir()} == {"matches"}


def test_a_match_on_ones_own_map_survives_a_restart_and_has_a_rematch(tmp_path: Path) -> None:
    text = f"# ours\n{map_of('next-station/london')}"

    async def before(inside: Inside) -> str:
        session = await inside.begun(ADA, map=text)
        await inside.pass_turn(session, ADA)
        return session.hosted.id

    id_ = run(tmp_path, before)

    async def after(inside: Inside) -> None:
        session = await inside.again(id_)
        (welcome,) = inside.ear(session).told(wire.Welcome)
        assert (welcome.table.playable, welcome.table.turn) == (True, 1)
        await inside.over(session, ADA)
        await inside.ask(session, do.Rematch(id=inside.id()), ADA)
        assert session.hosted.rematch is not None
        new = await inside.host.find(session.hosted.rematch.match)
        assert new is not None
        assert new.hosted.opened.map_text == text

    run(tmp_path, after)


def crowded(game: str, key: str, mark: str) -> str:
    """A map all of whose points are stations."""
    columns = [chr(ord("A") + x) for x in range(26)]
    rows = (f"{y + 1} " + " ".join(mark * 26) for y in range(99))
    picture = "\n".join((" ".join(columns), *rows))
    return re.sub(
        rf"{key} = '''.*?'''", f"{key} = '''\n{picture}\n'''", map_of(game), count=1, flags=re.DOTALL
    )


@pytest.mark.parametrize(
    ("game", "key", "mark"), [("next-station/london", "stations", "c"), ("voll-verplant/paris", "plan", "1")]
)
def test_a_map_with_too_many_stations_is_refused_before_anything_is_measured(
    game: str, key: str, mark: str, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("metroscribe.games.next_station.boardfile.Network", None)
    monkeypatch.setattr("metroscribe.games.voll_verplant.planfile.Line", None)
    with pytest.raises(MetroscribeError) as refused:
        library.rules(game, (), crowded(game, key, mark))
    fault = refused.value.text.args["fault"]
    assert isinstance(fault, Text)
    assert (fault.key, fault.args["found"]) == ("fault-stations-many", 26 * 99)
