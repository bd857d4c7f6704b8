"""Drawings are kept, and what is kept is what would be drawn."""

from collections.abc import Sequence
from xml.etree import ElementTree

import pytest

from metroscribe import draw
from metroscribe.core.rng import Stream
from metroscribe.draw.pad import PAD
from metroscribe.games import registry
from metroscribe.server.host import drawings, readings
from metroscribe.server.host.kept import Wanted
from metroscribe.server.match import commands as do
from metroscribe.server.match.last_turn import LAST
from metroscribe.texts import Words
from tests.counts import count
from tests.server.judged import Judged

GAMES = sorted(registry())
TABLES = [(game, people) for people in (["ada"], ["ada", "bob"]) for game in GAMES]


class Memory:
    """What was made before, by its key and for ever."""

    def __init__(self) -> None:
        self._made: dict[object, str] = {}

    def of(self, wanted: Wanted) -> str:
        if wanted.key not in self._made:
            self._made[wanted.key] = wanted.make().decode()
        return self._made[wanted.key]


def play_turn(table: Judged, stream: Stream, people: Sequence[str]) -> None:
    for by in people:
        seat = table.hosted.seat_of(by)
        assert seat is not None
        while legal := table.match.legal(seat):
            table.ask(table.stage(by, stream.choice(legal)), by)
        if table.hosted.waiting(seat):
            table.ask(table.ready(by), by)


def test_the_same_drawing_is_the_same_whoever_wants_it() -> None:
    found = registry().load(GAMES[0])
    hosted, words = Judged(found.rules(), ["ada"]).begun().hosted, Words("en", [found.folder])
    assert drawings.blank(hosted, "light", words) == drawings.blank(hosted, "light", words)
    assert drawings.blank(hosted, "light", words) != drawings.blank(hosted, "dark", words)
    assert drawings.sheet(hosted, 0, False, "light", words) == drawings.sheet(
        hosted, 0, False, "light", words
    )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "people"), TABLES[:: count(2, 1)], ids=lambda given: str(given))
def test_what_is_kept_is_what_would_be_drawn_at_any_time_of_a_match(game: str, people: list[str]) -> None:
    """Two matches with other cards at the same server, looked at before, after, and now and then."""
    found, kept = registry().load(game), Memory()
    rules, words = found.rules(found.info.modules), Words("en", [found.folder])

    def look(table: Judged) -> None:
        hosted = table.hosted
        now = table.match.table if hosted.match else rules.new(len(hosted.seats), hosted.options)
        blank = draw.blank(rules, now, theme="light", words=words)
        assert kept.of(drawings.blank(hosted, "light", words)) == blank
        if hosted.match is not None:
            drawn = draw.svg(rules, now, now.sheets[0], theme="light", seat=0, words=words)
            shown = kept.of(drawings.sheet(hosted, 0, False, "light", words))
            assert shown.replace(f' {LAST}=""', "") == drawn
            for wanted in (readings.sheet_data(hosted, 0), readings.record(hosted)):
                assert kept.of(wanted) == wanted.make().decode()

    for seed in ("one", "two"):
        table, stream = Judged(rules, people, seed=seed, match=seed), Stream(seed, "drawings")
        look(table)
        table.begun()
        while table.hosted.phase != "over":
            if stream.below(12) == 0:
                look(table)
            play_turn(table, stream, people)
        look(table)


@pytest.mark.parametrize("game", GAMES[:: count(2, 1)])
def test_what_is_kept_is_what_there_is_after_a_seat_has_left_and_come_back(game: str) -> None:
    found, kept = registry().load(game), Memory()
    table, words = Judged(found.rules(), ["ada", "bob"], seed="1").begun(), Words("en", [found.folder])

    def look() -> None:
        hosted = table.hosted
        drawn = drawings.sheet(hosted, 1, False, "light", words)
        for wanted in (
            drawn,
            readings.sheet_data(hosted, 1),
            readings.replay(hosted, 1),
            readings.record(hosted),
        ):
            assert kept.of(wanted) == wanted.make().decode()

    look()
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    look()
    table.ask(do.TakeSeat(id=table.id(), name="Bob"), "bob")
    look()


@pytest.mark.slow
def test_a_holder_sees_what_is_staged_and_others_the_sheet_before(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry().load("next-station/london")
    rules, words, kept = game.rules(), Words("en", [game.folder]), Memory()
    table = Judged(rules, ["ada"], seed="1").begun()
    before = [kept.of(drawings.sheet(table.hosted, 0, own, "light", words)) for own in (True, False)]
    assert before[0] == before[1]
    move = next(move for move in table.match.legal(0) if not rules.idle(move))
    table.ask(table.stage("ada", move), "ada")
    assert kept.of(drawings.sheet(table.hosted, 0, True, "light", words)) != before[0]
    monkeypatch.setattr(draw, "marked", None)
    assert kept.of(drawings.sheet(table.hosted, 0, False, "light", words)) == before[1]


def pad_of(drawing: str) -> str:
    root = ElementTree.fromstring(drawing)
    (pad,) = (part for part in root.iter() if part.get("id") == PAD)
    return ElementTree.tostring(pad, encoding="unicode")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_where_scores_are_hidden_others_see_an_empty_pad_until_the_end(name: str) -> None:
    game = registry().load(name)
    words, stream = Words("en", [game.folder]), Stream("hidden", "drawings")
    table = Judged(game.rules(game.info.modules), ["ada"], seed="1", scores=False).begun()
    rules, hosted = table.match.rules, table.hosted

    def drawn(own: bool) -> str:
        made = drawings.sheet(hosted, 0, own, "light", words).make().decode()
        return made.replace(f' {LAST}=""', "")

    while hosted.phase != "over":
        state = table.match.table
        if hosted.turn % count(8, 1) == 0:
            assert drawn(own=True) == draw.svg(rules, state, state.sheets[0], words=words)
            assert pad_of(drawn(own=False)) == pad_of(draw.marked(rules, state, {}, words=words))
        play_turn(table, stream, ["ada"])
    state = table.match.table
    assert drawn(own=False) == draw.svg(rules, state, state.sheets[0], words=words)
    assert pad_of(drawn(own=False)) != pad_of(draw.marked(rules, state, {}, words=words))
