"""What the first release wrote is read, replayed and played on by every later one: today's, and one in which
every city has a second version of its rules with another map.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from metroscribe.games import registry
from metroscribe.records import read_record, replay
from metroscribe.server.library import Library
from metroscribe.server.match import events as ev
from metroscribe.server.match.deal import Deal
from metroscribe.server.match.record import record_of
from metroscribe.server.match.state import Hosted
from metroscribe.server.store.contract import Found
from metroscribe.server.store.sqlite import FILE, SqliteStore, opened_store
from tests.server.served import TOKEN, Phone, Server, served, wait_until
from tests.versions import second_versions

FOLDER = Path(__file__).with_name("first_release")
RECORDS = sorted((FOLDER / "records").glob("*.txt"))
BEN = "b" * 32
PHASES = ("open", "starting", "playing", "over")


@pytest.fixture(autouse=True, params=["today", "after version 2"])
def world(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    if request.param != "today":
        second_versions(tmp_path_factory.mktemp("cities"), monkeypatch)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(FOLDER / FILE, tmp_path)
    return tmp_path


@pytest.fixture
def store(folder: Path) -> Iterator[SqliteStore]:
    with opened_store(folder) as found:
        yield found


def loaded(store: SqliteStore, found: Found) -> Hosted:
    events = store.log.events(found.match)
    opened = events[0]
    assert isinstance(opened, ev.Opened)
    hosted = Hosted(opened, Library().of(opened))
    for event in events:
        hosted.apply(event)
    return hosted


@pytest.mark.slow
def test_every_match_of_the_first_release_is_there_in_its_phase(store: SqliteStore) -> None:
    found = store.log.in_phase(*PHASES)
    assert len(found) == 12
    for match in found:
        hosted = loaded(store, match)
        assert hosted.phase == match.phase
        assert hosted.rules is not None
        assert hosted.seq == len(store.log.events(match.match))
        assert hosted.opened.pace == "person"


@pytest.mark.slow
def test_its_finished_matches_have_the_records_that_it_wrote(store: SqliteStore) -> None:
    written = {file.stem: file.read_text(encoding="utf-8") for file in RECORDS}
    over = [loaded(store, match) for match in store.log.in_phase("over")]
    made = {hosted.opened.code: record_of(hosted) for hosted in over if hosted.match and hosted.match.over}
    assert made == written


@pytest.mark.slow
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_its_records_replay(file: Path) -> None:
    record = read_record(file)
    match = replay(file, record, registry().load(record.game, record.rules).rules(record.modules))
    assert match.outcome is not None
    assert tuple(score.total for score in match.outcome.scores) == record.result


@pytest.mark.slow
def test_its_secrets_still_deal_the_cards_that_came(store: SqliteStore) -> None:
    for match in store.log.in_phase("playing"):
        hosted = loaded(store, match)
        deal = Deal(store.log.secret(match.match), hosted.opened.known_seed, hosted.opened.known_key)
        dealer, rules = deal.dealer(hosted.id, hosted.parts), hosted.rules
        assert rules is not None
        table = rules.new(len(hosted.seats), hosted.options)
        started = next(event for event in store.log.events(match.match) if isinstance(event, ev.Started))
        for card in started.cards:
            due = dealer.draw(table.draws, rules.outcomes(table))
            assert str(due) == card
            table = rules.reveal(table, due)


def seated(server: Server, code: str) -> list[Phone]:
    """Everybody who has a seat there; Ben takes the one that he left."""
    phones = [server.join(code, token) for token in (TOKEN, BEN)]
    for phone in phones:
        phone.hear()
    table = server.http.get(f"/api/tables/{code}").json()
    if any(seat["kind"] == "vacant" for seat in table["seats"]):
        assert phones[1].ask("take-seat", name="Ben").refused is None
        phones[1].until(lambda you: bool(you.moves or you.staged))
    return [phone for phone in phones if phone.you is not None]


@pytest.mark.slow
def test_matches_that_were_being_played_go_on_to_their_end(folder: Path) -> None:
    """Their bots have the pace of a person, but here little time."""
    with served(folder, bot_budget=0.05) as server:
        codes = [match.code for match in server.store.log.in_phase("playing", "starting")]
        assert len(codes) == 4
        for code in codes:
            play_on(server, code)
            record = server.http.get(f"/api/tables/{code}/record").text
            assert "deal secret" in record


def play_on(server: Server, code: str) -> None:
    def phase() -> str:
        return str(server.http.get(f"/api/tables/{code}").json()["phase"])

    server.join(code, None)  # it goes on when somebody looks at it
    wait_until(lambda: phase() == "playing")
    phones = seated(server, code)
    assert phones
    while phase() != "over":
        for phone in phones:
            turn = int(server.http.get(f"/api/tables/{code}").json()["turn"])
            if phase() == "over":
                return
            phone.until(lambda you: you.turn >= turn)  # noqa: B023 - asked at once
            assert phone.you is not None
            while phone.you.turn == turn and phone.you.moves:
                n = phone.ask_in_turn("stage", move=phone.you.moves[0].move).n
                phone.until(lambda you: you.n >= n)  # noqa: B023 - asked at once
            if phone.you.turn == turn and not phone.you.ready and phone.you.staged:
                assert phone.ask_in_turn("ready").refused is None
