"""What is not dealt yet is in no frame, view, stored event, record, metric or log of a running match."""

import base64
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec import ValidationError
from prometheus_client import generate_latest

from metroscribe import registry
from metroscribe.core.cards import Card
from metroscribe.core.dealer import Dealer, Scripted, Seeded
from metroscribe.core.errors import MetroscribeError
from metroscribe.server.chance import Chance
from metroscribe.server.host.broadcast import welcome
from metroscribe.server.library import Library
from metroscribe.server.match import events as ev
from metroscribe.server.match.deal import Deal, deal_key
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.archive import export_records
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import table_view, you_view
from tests.conformance.laws import cards_of
from tests.server.one_table import PARTS, SECRET, OneTable, asked_for, one_table, run
from tests.server.storm_laws import no_match_is_left_out

GAMES = sorted(registry())


def rows(table: OneTable) -> Iterator[bytes]:
    """All that is stored, but for the place of the secrets."""
    with sqlite3.connect(table.store.file) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert "secrets" in names
        for name in names:
            if name != "secrets":
                yield from (repr(row).encode() for row in db.execute(f"SELECT * FROM {name}"))
    db.close()


def everything(table: OneTable) -> list[bytes]:
    """All that anybody was told, could ask for, or finds in the log."""
    hosted = table.hosted
    return [
        *(frame for ear in table.ears for frame in ear.frames),
        wire.encode(table_view(hosted, table.clock.time)),
        *(wire.encode(you_view(hosted, seat)) for seat in range(len(table.people))),
        *(welcome(table.session, holder, table.clock.time) for holder in ("", *table.people)),
        table.record.encode(),
        *rows(table),
    ]


class Otherwise(Deal):
    """These cards, as far as they go; then others than the secret deals."""

    def __init__(self, cards: Scripted) -> None:
        super().__init__(SECRET)
        self._cards = cards

    def dealer(self, match: str, parts: Mapping[int, str]) -> Dealer:
        return self._cards


async def told_until(
    folder: Path, game: str, turns: int, deal: Deal | None = None
) -> tuple[list[bytes], ...]:
    """What was told in so many turns, the cards that lay open by then, and those that came afterwards."""
    modules = registry().load(game).info.modules
    with patch.multiple(Chance, code=lambda _: "TABLE2", match=lambda _: "f" * 32):
        async with one_table(folder, game, modules=modules) as table:
            table.session.deal = deal or table.session.deal
            await table.start()
            await table.play(turns)
            told, match = everything(table), table.hosted.match
            assert match is not None
            before = [str(card).encode() for card in cards_of(match)]
            await table.play(8)
            return told, before, [str(card).encode() for card in cards_of(match)][len(before) :]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("turns", [0, 4])
def test_what_comes_later_changes_nothing_that_is_told_before(game: str, turns: int, tmp_path: Path) -> None:
    """Two matches with the same secret, cards and moves so far, but not the same future: to the last byte."""
    one, cards, future = run(told_until(tmp_path / "one", game, turns))
    script = Scripted((Card.of(card.decode()) for card in cards), Seeded("another future"))
    other, same, other_future = run(told_until(tmp_path / "other", game, turns, Otherwise(script)))
    assert cards == same
    assert future != other_future
    assert one == other


def written(value: bytes) -> set[bytes]:
    """The ways in which bytes could slip out."""
    shown = {value, value.hex().encode(), base64.b64encode(value), base64.urlsafe_b64encode(value)}
    return shown | {repr(value)[2:-1].encode(), str(list(value)).encode(), str(tuple(value)).encode()}


@pytest.mark.slow
def test_neither_secret_nor_key_is_told_or_stored_before_the_end(tmp_path: Path) -> None:
    async def played() -> None:
        async with one_table(tmp_path, bots=1) as table:
            needles = written(SECRET) | written(deal_key(table.hosted.id, SECRET, PARTS))
            await table.start()
            await table.play(6)
            found = [*everything(table), generate_latest(METRICS.registry)]
            assert not [(text, needle) for text in found for needle in needles if needle in text.lower()]
            assert not [(text, needle) for text in found for needle in needles if needle in text]
            await table.play()
            last = table.store.log.events(table.hosted.id)[-1]
            assert isinstance(last, ev.Finished)
            assert last.secret == SECRET.hex()
            assert all(SECRET.hex().encode() in b"".join(ear.frames) for ear in table.ears)

    run(played())


def test_the_stored_log_holds_the_cards_that_lie_open_and_no_others(tmp_path: Path) -> None:
    async def played() -> None:
        async with one_table(tmp_path) as table:
            await table.start()
            for _ in range(5):
                await table.play(1)
                assert table.hosted.match is not None
                stored = [
                    card
                    for event in table.store.log.events(table.hosted.id)
                    if isinstance(event, ev.Started | ev.Closed)
                    for card in event.cards
                ]
                assert stored == list(map(str, cards_of(table.hosted.match)))

    run(played())


def test_a_running_match_is_not_exported(tmp_path: Path) -> None:
    async def played() -> None:
        async with one_table(tmp_path / "data") as table:
            await table.start()
            await table.play(3)
            assert export_records(table.store, Library(), tmp_path / "records", no_match_is_left_out) == 0

    run(played())
    assert list((tmp_path / "records").iterdir()) == []


def test_parts_are_told_by_the_record_alone(tmp_path: Path) -> None:
    async def played() -> None:
        async with one_table(tmp_path) as table:
            await table.start({0: PARTS[0]})
            frames = b"".join(frame for ear in table.ears for frame in ear.frames)
            assert b'"contributed":true' in frames
            assert PARTS[0].encode() not in frames
            assert PARTS[0] in table.record

    run(played())


# nobody can spoil the proof from outside


@pytest.mark.parametrize("part", ["5a" * 16 + "\n", "5A" * 16, "5a" * 15, "5a" * 17, " " + "5a" * 16])
def test_a_contribution_has_one_form(part: str) -> None:
    """A line break in it would end in the record, and make an honest deal look like none."""
    frame = wire.encode({"do": "contribute", "id": "contribute-1", "part": part})
    with pytest.raises(ValidationError):
        wire.decode_sent(frame)


@pytest.mark.parametrize("seed", ["a\nresult: 1", "a\u2028b", "a ", " ", "a\x85", "a\tb"])
def test_a_seed_that_would_not_survive_in_a_record_is_refused(seed: str, tmp_path: Path) -> None:
    async def opened() -> None:
        async with one_table(tmp_path) as table:
            await table.host.open(asked_for(id="the-second-table", seed=seed), "", "")

    with pytest.raises(MetroscribeError) as refused:
        run(opened())
    assert refused.value.text.key == "error-seed"
