"""A match is finished by the version of the rules with which it began; whatever begins gets the newest."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from metroscribe import draw
from metroscribe.arena import play_match
from metroscribe.bots import Budget, Seen, bot, levels, play_turn
from metroscribe.bots.protocol import read_position, write_position
from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import BadFile, MetroscribeError
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.records import read_record, replay, save_text, write_record
from metroscribe.server.wire import messages as wire
from metroscribe.texts import Words
from tests.cli.test_commands import Run, run  # noqa: F401 - a fixture
from tests.server.served import Server, served
from tests.versions import second_versions

GAMES = sorted(registry())
LONDON, BERLIN = "next-station/london", "voll-verplant/berlin"
BOTH = (LONDON, BERLIN)
GOLDEN = {game: sorted((registry().find(game).folder / "records").glob("*.txt"))[0] for game in GAMES}
Later = Callable[[], None]


@pytest.fixture
def later(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Later:
    """Called when the second versions are to appear."""
    return lambda: second_versions(tmp_path_factory.mktemp("cities"), monkeypatch)


def begun(game: str, turns: int) -> Match:
    match, stream = Match(registry().load(game).rules(), Seeded("versions"), 2), Stream("versions", "bot")
    for _ in range(turns):
        played(match, stream)
    return match


def played(match: Match, stream: Stream) -> None:
    for seat in range(match.seats):
        play_turn(match, seat, bot("greedy"), stream)
    match.close()


# records


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_version_1_is_replayed_by_version_1(game: str, later: Later, run: Run) -> None:  # noqa: F811
    assert run("replay", GOLDEN[game], "--json") == 0
    before = run.out
    later()
    assert registry().load(game).info.rules == 2
    assert registry().load(game).rules().map_hash != registry().load(game, 1).rules().map_hash
    assert run("replay", GOLDEN[game], "--json") == 0
    assert run.out == before
    assert run("maps", "check", registry().find(game, 1).folder / "map.toml") == 0


@pytest.mark.parametrize("game", BOTH)
def test_a_saved_match_goes_on_as_if_nothing_had_come(game: str, later: Later, tmp_path: Path) -> None:
    file, stream = tmp_path / "saved.txt", Stream("versions", "later")
    match = begun(game, 5)
    save_text(file, write_record(match, seed="versions"))
    while not match.over:
        played(match, stream)
    later()
    record = read_record(file)
    again = replay(file, record, registry().load(game, record.rules).rules(record.modules))
    stream = Stream("versions", "later")
    while not again.over:
        played(again, stream)
    assert write_record(again) == write_record(match)


def test_a_record_of_a_version_that_is_not_there_is_refused_with_those_that_are(
    later: Later,
    run: Run,  # noqa: F811
    tmp_path: Path,
) -> None:
    later()
    file = tmp_path / "future.txt"
    text = GOLDEN[LONDON].read_text(encoding="utf-8")
    file.write_text(text.replace("rules: 1", "rules: 7"), encoding="utf-8")
    assert run("replay", file) == 2
    assert run.err.endswith(f"There is no version 7 of the rules of {LONDON}. Known versions: 1, 2.\n")


def test_the_rules_of_another_version_do_not_replay_a_record(later: Later) -> None:
    later()
    with pytest.raises(BadFile) as refused:
        replay(GOLDEN[LONDON], read_record(GOLDEN[LONDON]), registry().load(LONDON).rules())
    assert refused.value.fault.key == "fault-record-rules"


def test_where_the_newest_version_is_broken_the_map_of_an_older_one_is_checked_with_its_fault(
    later: Later,
    run: Run,  # noqa: F811
) -> None:
    later()
    folder = registry().find(LONDON, 1).folder
    (folder.parent / "city.toml").write_text("family = 1", encoding="utf-8")
    assert run("maps", "check", folder / "map.toml") != 0
    assert str(folder.parent / "city.toml") in run.err


# the server


def whole(server: Server, code: str, turns: int = 10_000) -> str:
    """The record of a table after so many turns of its one seat, without the id of the match."""
    phone = server.join(code)
    phone.told(wire.Welcome)
    phone.play(turns)
    return re.sub(r"^deal match: .*$", "", server.http.get(f"/api/tables/{code}/record").text, flags=re.M)


def solo(server: Server, game: str) -> str:
    code = server.open(game=game, name="Ada", seed="versions")
    phone = server.join(code)
    phone.told(wire.Welcome)
    assert phone.ask("start").refused is None
    phone.until(lambda you: bool(you.moves))
    return code


@pytest.mark.parametrize("game", BOTH)
def test_a_match_on_a_server_is_finished_by_the_rules_with_which_it_began(
    game: str, later: Later, tmp_path: Path
) -> None:
    with served(tmp_path / "one") as server:
        expected = whole(server, solo(server, game))
    with served(tmp_path / "other") as server:
        code = solo(server, game)
        whole(server, code, 4)
    later()
    with served(tmp_path / "other") as server:
        assert whole(server, code) == expected
        table = server.http.get(f"/api/tables/{code}").json()
        assert (table["rules"], table["playable"], table["phase"]) == (1, True, "over")
        phone = server.join(code)
        phone.told(wire.Welcome)
        assert phone.ask("rematch").refused is None
        rematch = server.http.get(f"/api/tables/{code}").json()["rematch"]
        assert server.http.get(f"/api/tables/{rematch}").json()["rules"] == 2


@pytest.mark.slow
def test_lists_and_new_tables_have_the_newest_version(later: Later, tmp_path: Path) -> None:
    later()
    with served(tmp_path) as server:
        offered = server.http.get("/api/games").json()
        assert [(game["id"], game["rules"]) for game in offered] == [(game, 2) for game in GAMES]
        assert server.http.get(f"/api/tables/{server.open(game=LONDON)}").json()["rules"] == 2


@pytest.mark.slow
def test_texts_cards_and_rules_of_an_older_version_are_there_for_its_tables(
    later: Later, tmp_path: Path
) -> None:
    later()
    home = registry().find(LONDON).folder
    for folder, said in ((home, "Well done, again."), (home / "v1", "Well done.")):
        file = folder / "texts" / "en.ftl"
        text = re.sub(r"^verdict-0 = .*$", f"verdict-0 = {said}", file.read_text("utf-8"), flags=re.M)
        file.write_text(text, encoding="utf-8")
    with served(tmp_path) as server:
        paths = [f"/api/texts/en?game={LONDON}&", f"/api/games/{LONDON}/guide?"]
        paths += [f"/api/games/{LONDON}/cards.svg?"]
        for path in paths:
            newest, second, first = (
                server.http.get(f"{path}{rules}") for rules in ("", "rules=2", "rules=1")
            )
            assert newest.text == second.text
            assert first.status_code == 200
            assert (first.text != second.text) == ("cards" not in path)
            for unknown in ("rules=3", "rules=x"):
                refused = server.http.get(f"{path}{unknown}")
                assert (refused.status_code, refused.json()["refused"]["key"]) == (404, "error-unknown-rules")
        assert "verdict-0 = Well done.\n" in server.http.get(f"{paths[0]}rules=1").text


def test_what_an_older_version_does_not_say_itself_the_newest_says(later: Later) -> None:
    later()
    older = registry().find(LONDON, 1).folder
    spoken = Words("de", [older])("verdict-0")
    shutil.rmtree(older / "texts")
    assert Words("de", [older])("verdict-0") == spoken != "verdict-0"


# bots


@pytest.mark.parametrize("game", BOTH)
def test_a_position_of_version_1_is_read_by_version_1(game: str, later: Later) -> None:
    told = write_position(Seen.of(begun(game, 3), 1)).split()[1:]
    later()
    assert read_position(told).rules.info.rules == 1
    assert write_position(read_position(told)).split()[1:] == told
    with pytest.raises(MetroscribeError) as refused:
        read_position([word for at, word in enumerate(told) if at not in (2, 3)])
    assert refused.value.text.key == "error-bot-map"
    told[3] = "7"
    with pytest.raises(MetroscribeError) as refused:
        read_position(told)
    assert refused.value.text.key == "error-unknown-rules"


@pytest.mark.slow
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("game", BOTH)
def test_every_level_plays_by_any_version(game: str, version: int, later: Later) -> None:
    """Where no net has learned a version, the levels that would use one search without it, and say so."""
    later()
    rules = registry().load(game, version).rules()
    for level in levels():
        player = bot(level, game)
        match = play_match(rules, [player], "versions", budget=Budget(sims=20))
        assert match.outcome is not None
        assert {notice.key for notice in player.notices()} <= {"notice-no-net", "error-fast-missing"}
        draw.svg(rules, match.table, match.table.sheets[0])
