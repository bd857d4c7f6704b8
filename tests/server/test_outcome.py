"""How a match ended, as it is told: where the totals come from, and what decided between equal ones."""

from functools import cache

import pytest

from metroscribe.core.match import Match
from metroscribe.core.score import Entry, Outcome, Score
from metroscribe.core.text import Text
from metroscribe.draw.livery import LIVERIES
from metroscribe.games import registry
from metroscribe.records import read_record, replay
from metroscribe.server.wire.outcome import boxes, ties
from metroscribe.texts import Words, languages
from tests.golden import golden_files

GAMES = sorted(registry())


@cache
def ended(game: str) -> Match:
    """The golden match of this game with the most seats."""
    loaded = registry().load(game)
    file, record = max(
        ((file, read_record(file)) for file in golden_files(loaded)), key=lambda one: one[1].seats
    )
    return replay(file, record, loaded.rules(record.modules))


@pytest.mark.parametrize("game", GAMES)
def test_the_boxes_of_all_seats_together_are_their_totals(game: str) -> None:
    match = ended(game)
    assert match.outcome is not None
    rows = list(boxes(match.rules, match.outcome))
    assert [sum(points) for points in zip(*(row.points for row in rows), strict=True)] == [
        score.total for score in match.outcome.scores
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_two_boxes_have_the_same_name(game: str) -> None:
    match = ended(game)
    assert match.outcome is not None
    names = [repr(row.says) for row in boxes(match.rules, match.outcome)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", GAMES)
def test_boxes_of_one_kind_stand_together_whoever_has_them(game: str) -> None:
    match = ended(game)
    assert match.outcome is not None
    rows = [str(row.says.key) for row in boxes(match.rules, match.outcome)]
    assert sorted(rows, key=rows.index) == rows


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_box_and_what_decides_a_tie_have_words(game: str, language: str) -> None:
    match, words = ended(game), Words(language, [registry().load(game).folder])
    outcome, winner = match.outcome, match.rules.wording.winner
    assert outcome is not None
    assert winner is not None
    named = (Text(row.says.key, row.says.args) for row in boxes(match.rules, outcome))
    for text in (*named, *outcome.deciding, winner):
        assert words(text) != text.key


@pytest.mark.parametrize("game", GAMES)
def test_the_box_of_a_line_has_its_colour(game: str) -> None:
    match = ended(game)
    assert match.outcome is not None
    rows = list(boxes(match.rules, match.outcome))
    lines = [row for row in rows if row.colour]
    assert {row.colour for row in lines} <= LIVERIES.keys()
    assert lines == rows[: len(lines)] != []


def test_only_seats_with_equal_totals_are_told_what_decided() -> None:
    scores = tuple(Score((Entry("line", points),)) for points in (30, 20, 30))
    deciding = tuple(Text("best", {"points": points}) for points in (9, 8, 7))
    found = ties(Outcome(scores, (1, 3, 2), deciding=deciding))
    assert [text and text.args["points"] for text in found] == [9, None, 7]
    assert ties(Outcome(scores[:2], (1, 2), deciding=deciding[:2])) == ()
