"""The record of a match whose rules are gone, from its log alone, is the one that the rules would write."""

import re
from pathlib import Path

import pytest

from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.records import read_record, replay, save_text, write_record
from metroscribe.server.match import commands as do
from metroscribe.server.match.decide import Refusal
from metroscribe.server.match.log_record import record_of_log
from metroscribe.server.match.record import record_of
from metroscribe.server.store import archive
from metroscribe.server.store.sqlite import opened_store
from metroscribe.server.wire.outcome import outcome_view
from tests.absence import absent_match
from tests.counts import count
from tests.server.inside import ADA, BOB, Inside, run
from tests.server.judged import Judged, folded
from tests.server.served import served
from tests.server.test_archive import LIBRARY
from tests.server.test_match_log import PEOPLE, next_command, played, rules_of

GAMES = sorted(registry())
FIRST_RELEASE = Path(__file__).with_name("first_release")
SELDOM = count(12, 1)


@pytest.mark.parametrize("modules", [True, False], ids=["modules", "plain"])
@pytest.mark.parametrize("game", GAMES)
def test_at_every_moment_of_a_match_the_log_alone_has_its_record(game: str, modules: bool) -> None:
    """Also where seats leave, come back, are played by bots, or run out of time."""
    for number in range(count(1, 10)):
        table, stream = (
            Judged(rules_of(game, modules), PEOPLE, clock=20),
            Stream(f"{game}/{number}", "record"),
        )
        while table.hosted.phase != "over":
            table.now += stream.below(3)
            changed = not isinstance(table.attempt(*next_command(table, stream)), Refusal)
            if changed and table.hosted.match is not None and (table.match.over or not stream.below(SELDOM)):
                assert record_of_log(table.log) == record_of(table.hosted)


@pytest.mark.parametrize("game", GAMES)
def test_result_and_places_are_in_the_log_too(game: str) -> None:
    table, _ = played(game, 3)
    alone, known = (outcome_view(folded(table.log, rules)) for rules in (None, table.rules))
    assert alone is not None
    assert known is not None
    assert (alone.result, alone.places) == (known.result, known.places)


def test_so_it_is_for_a_match_that_was_given_up() -> None:
    table = Judged(rules_of("voll-verplant/paris"), PEOPLE).begun()
    table.ask(do.LeaveSeat(id=table.id()), "eve")
    table.ask(do.GiveUp(id=table.id()), "ada")
    assert record_of_log(table.log) == record_of(table.hosted)


@pytest.mark.parametrize("game", GAMES)
def test_so_it_is_for_an_imported_match_of_people_who_came_and_went(game: str, tmp_path: Path) -> None:
    rules = rules_of(game)
    text = write_record(absent_match(rules, min(3, rules.info.seats[1]), "came and went"))
    save_text(tmp_path / "in.txt", text)
    record = read_record(tmp_path / "in.txt")
    with opened_store(tmp_path / "store") as store:
        archive.import_record(store, record, replay(tmp_path / "in.txt", record, rules), 5.0)
        (found,) = store.log.in_phase("over")
        assert record_of_log(store.log.events(found.match)) == text


def test_of_logs_of_the_first_release_all_is_known_but_what_turns_are_called(tmp_path: Path) -> None:
    numbered = re.compile(r"^\d+(\.\d+)?(?= )", re.MULTILINE)
    archive.restore(FIRST_RELEASE / "matches.sqlite", tmp_path / "store", LIBRARY)
    with opened_store(tmp_path / "store") as store:
        logs = {found.code: store.log.events(found.match) for found in store.log.in_phase("over")}
    for file in (FIRST_RELEASE / "records").glob("*.txt"):
        text = record_of_log(logs[file.stem])
        assert numbered.sub("turn", text) == numbered.sub("turn", file.read_text(encoding="utf-8"))
        save_text(tmp_path / file.name, text)
        assert read_record(tmp_path / file.name).result == read_record(file).result


@pytest.mark.slow
def test_a_match_that_had_not_begun_has_no_record(tmp_path: Path) -> None:
    async def story(inside: Inside) -> str:
        session = await inside.open(seats=2)
        await inside.begun(ADA, BOB)
        return session.hosted.opened.code

    code = run(tmp_path, story)
    with opened_store(tmp_path) as store:
        store.log.read("UPDATE events SET body = replace(body, '\"rules\":1', '\"rules\":999') WHERE seq = 0")
        playing = store.log.in_phase("playing")[0].code
    with served(tmp_path) as server:
        statuses = [server.http.get(f"/api/tables/{each}/record").status_code for each in (code, playing)]
    assert statuses == [409, 200]
