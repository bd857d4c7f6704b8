"""Bots see what a player sees, and take one of the legal moves."""

from typing import Any

import pytest

from metroscribe.bots import bot, names
from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import UnknownName
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from tests.conformance.laws import walk_match
from tests.next_station.boards import paper_tokyo


def choices(spec: str, purpose: str = "bot") -> list[str]:
    """What the bot would do at every decision of one match."""
    rules, stream = paper_tokyo().rules(["special-stations"]), Stream("choices", purpose)
    return [
        str(bot(spec)(rules, match.table, match.sheet(seat), match.legal(seat), stream))
        for match, seat in walk_match(rules, 1, "bots")
        if not match.over
    ]


@pytest.mark.parametrize("spec", names())
def test_a_bot_takes_a_legal_move(spec: str) -> None:
    rules = paper_tokyo().rules(["special-stations"])
    legal = [m.legal(seat) for m, seat in walk_match(rules, 1, "bots") if not m.over]
    assert all(choice in map(str, moves) for choice, moves in zip(choices(spec), legal, strict=True))


@pytest.mark.parametrize("spec", names())
def test_a_bot_passes_only_when_nothing_can_be_drawn(spec: str) -> None:
    rules = paper_tokyo().rules(["special-stations"])
    legal = [m.legal(seat) for m, seat in walk_match(rules, 1, "bots") if not m.over]
    for choice, moves in zip(choices(spec), legal, strict=True):
        assert (choice == "-") == (len(moves) == 1)


@pytest.mark.parametrize("spec", names())
def test_a_bot_has_no_chance_but_its_stream(spec: str) -> None:
    assert choices(spec) == choices(spec)


def test_random_takes_another_way_with_another_stream() -> None:
    assert choices("random", "one") != choices("random", "other")


def test_greedy_takes_what_scores_most_at_once() -> None:
    rules, stream = paper_tokyo().rules(), Stream("greedy", "bot")
    match = Match(rules, Seeded("greedy"))

    def total(move: Any) -> int:
        return rules.score(match.table, rules.step(match.table, match.sheet(), move)).total

    while not match.over:
        drawing = [move for move in match.legal() if str(move) != "-"]
        move = bot("greedy")(rules, match.table, match.sheet(), match.legal(), stream)
        assert total(move) == max(map(total, drawing or match.legal()))
        match.play(0, move)


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownName) as refused:
        bot("genius")
    assert refused.value.text.key == "error-unknown-bot"
    assert refused.value.text.args["candidates"] == ", ".join(names())


def test_options_that_a_bot_does_not_have_are_refused() -> None:
    with pytest.raises(UnknownName) as refused:
        bot("random:depth=3")
    assert refused.value.text.key == "error-bot-options"
