"""Drawings are kept, and what is kept is what would be drawn."""

import pytest

from metroscribe import draw
from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.server.host.drawings import Drawings
from metroscribe.server.match.last_turn import LAST
from metroscribe.texts import Words
from tests.counts import count
from tests.server.judged import Judged

GAMES = sorted(registry())
TABLES = [(game, people) for people in (["ada"], ["ada", "bob"]) for game in GAMES]


@pytest.mark.slow
def test_the_same_drawing_is_drawn_once() -> None:
    found, drawings = registry().load(GAMES[0]), Drawings()
    hosted, words = Judged(found.rules(), ["ada"]).begun().hosted, Words("en", [found.folder])
    assert drawings.blank(hosted, "light", words) is drawings.blank(hosted, "light", words)
    assert drawings.blank(hosted, "light", words) != drawings.blank(hosted, "dark", words)
    assert drawings.sheet(hosted, 0, False, "light", words) is drawings.sheet(
        hosted, 0, False, "light", words
    )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "people"), TABLES[:: count(2, 1)], ids=lambda given: str(given))
def test_what_is_kept_is_what_would_be_drawn_at_any_time_of_a_match(game: str, people: list[str]) -> None:
    """Two matches with other cards at the same server, looked at before, after, and now and then."""
    found, drawings = registry().load(game), Drawings()
    rules, words = found.rules(found.info.modules), Words("en", [found.folder])

    def look(table: Judged) -> None:
        hosted = table.hosted
        now = table.match.table if hosted.match else rules.new(len(hosted.seats), hosted.options)
        blank = draw.blank(rules, now, theme="light", words=words)
        assert drawings.blank(hosted, "light", words).body.decode() == blank
        if hosted.match is not None:
            drawn = draw.svg(rules, now, now.sheets[0], theme="light", seat=0, words=words)
            kept = drawings.sheet(hosted, 0, False, "light", words).body.decode()
            assert kept.replace(f' {LAST}=""', "") == drawn

    for seed in ("one", "two"):
        table, stream = Judged(rules, people, seed=seed, match=seed), Stream(seed, "drawings")
        look(table)
        table.begun()
        while table.hosted.phase != "over":
            if stream.below(12) == 0:
                look(table)
            for by in people:
                seat = table.hosted.seat_of(by)
                assert seat is not None
                while legal := table.match.legal(seat):
                    table.ask(table.stage(by, stream.choice(legal)), by)
                if table.hosted.waiting(seat):
                    table.ask(table.ready(by), by)
        look(table)


@pytest.mark.slow
def test_a_holder_sees_what_is_staged_and_others_the_sheet_before(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry().load("next-station/london")
    rules, words, drawings = game.rules(), Words("en", [game.folder]), Drawings()
    table = Judged(rules, ["ada"], seed="1").begun()
    before = [drawings.sheet(table.hosted, 0, own, "light", words) for own in (True, False)]
    assert before[0] == before[1]
    move = next(move for move in table.match.legal(0) if not rules.idle(move))
    table.ask(table.stage("ada", move), "ada")
    assert drawings.sheet(table.hosted, 0, True, "light", words).tag != before[0].tag
    monkeypatch.setattr(draw, "svg", None)
    assert drawings.sheet(table.hosted, 0, False, "light", words) == before[1]
