"""A bot never knows more than a player: the order of the cards that are not dealt changes nothing it does."""

import sys
from typing import Any

import pytest

from metroscribe.bots import Bot, bot, names, play_turn
from metroscribe.core.cards import Card
from metroscribe.core.dealer import Scripted, Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
from tests.conformance.laws import cards_of, turns_of, walk_match
from tests.counts import count

TABLES = {
    "next-station/tokyo": 1,
    "next-station/berlin": 2,
    "voll-verplant/berlin": 1,
    "voll-verplant/paris": 3,
}
"""Both families, alone and in company, with all modules."""
CUTS = count(3, 12)
SPARSE = count(3, 1)
"""Each bot sits at one of so many tables."""
OURS = f"exec:path={sys.executable} -c 'from metroscribe.cli import main; main()' bot beginner"


BOTS = [*((name, ()) for name in names()), (OURS, (pytest.mark.slow,))]
PAIRS = [
    pytest.param(spec, game, marks=marks, id=f"{spec.partition(':')[0]}-{game}")
    for number, (spec, marks) in enumerate(BOTS)
    for place, game in enumerate(TABLES)
    if (number + place) % SPARSE == 0
]


def rules_of(game: str) -> AnyRules:
    found = registry().load(game)
    return found.rules(found.info.modules)


def played(
    rules: AnyRules, player: Bot, seats: int, known: list[Card], future: str
) -> tuple[list[Any], list[Card]]:
    """What the bot does as long as only known cards lie open, and the first card that nobody knew."""
    match = Match(rules, Scripted(known, then=Seeded(future)), seats)
    streams = [Stream("unseen", f"bot/{seat}") for seat in range(seats)]
    while not match.over and match.table.draws <= len(known):
        for seat in range(seats):
            play_turn(match, seat, player, streams[seat])
        match.close()
    return turns_of(match), cards_of(match)[len(known) :]


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "game"), PAIRS)
def test_the_order_of_undealt_cards_changes_no_choice(spec: str, game: str) -> None:
    rules, seats = rules_of(game), TABLES[game]
    *_, (whole, _) = walk_match(rules, seats, "unseen")
    cards, stream, differing = cards_of(whole), Stream("unseen", "cuts"), 0
    player, first = bot(spec), Match(rules, Scripted(cards, Seeded("")), seats).table.draws
    try:
        for _ in range(CUTS):
            known = cards[: first + stream.below((len(cards) - first) // 2)]
            (turns, came), (others, other) = (
                played(rules, player, seats, known, future) for future in ("one", "another")
            )
            assert turns == others
            assert turns
            differing += came != other
    finally:
        player.close()
    assert differing
