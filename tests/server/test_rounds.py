"""What is told at the end of a round is what the score sheets say, and nothing where scores are hidden."""

import pytest

from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import table_view
from metroscribe.texts import Words, languages
from tests.server.judged import BEGAN, Judged, folded
from tests.server.test_last_turn import GAMES, PEOPLE, choose, close

ENOUGH = 3
"""So many rounds of each game are played."""


def rounds_of(table: Judged, name: str) -> list[tuple[wire.TurnOpened, wire.Ended | None]]:
    """The closed turns until some rounds have ended, or the match has."""
    told, stream, ended = [], Stream(name, "rounds"), 0
    while table.hosted.phase != "over" and ended < ENOUGH:
        choose(table, stream)
        turn = close(table)
        ended += turn.ended is not None
        told.append((turn, turn.ended))
    return told


def totals_of(table: Judged) -> tuple[int, ...]:
    return tuple(seat.total or 0 for seat in table_view(table.hosted, BEGAN).seats)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_the_rounds_have_earned_adds_up_to_the_totals(game: str) -> None:
    found = registry().load(game)
    table = Judged(found.rules(found.info.modules), PEOPLE, seed="rounds").begun()
    sums, spoken = totals_of(table), [Words(language, [found.folder]) for language in languages()]
    told = rounds_of(table, game)
    ends = [(turn, ended) for turn, ended in told if ended is not None]
    assert ends or table.hosted.phase == "over"
    for turn, ended in ends:
        sums = tuple(total + earned for total, earned in zip(sums, ended.earned, strict=True))
        assert sums == turn.totals
        assert all(words.knows(ended.says.key) for words in spoken)
    assert folded(table.log, table.rules).rounds == table.hosted.rounds


def test_a_round_ends_where_the_label_of_the_turn_says_so() -> None:
    table = Judged(registry().load("next-station/london").rules(), PEOPLE, seed="labels").begun()
    for turn, ended in rounds_of(table, "labels"):
        begins = turn.open is not None and turn.open.label.endswith(".1")
        assert (ended is not None) == begins


def test_where_scores_are_hidden_no_round_tells_what_it_earned() -> None:
    table = Judged(
        registry().load("next-station/london").rules(), PEOPLE, seed="hidden", scores=False
    ).begun()
    stream = Stream("hidden", "rounds")
    while table.hosted.rounds.ended is None:
        choose(table, stream)
        assert close(table).ended is None
