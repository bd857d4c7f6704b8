"""A bot's turn is over within its time, whatever the bot does and however many steps it has."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.bots import UNLIMITED, Bot, Budget, Seen, bot, in_time, quickly, whole_turn
from metroscribe.bots.hurrying import SHARE
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.games import registry
from tests.core.coins import Coins


@dataclass
class Slow(Bot):
    """Takes some time for each answer, or all that it is given, in a time of its own."""

    seconds: tuple[float, ...] = ()
    now: float = 0.0
    given: list[float | None] = field(default_factory=list)

    def answer(self, seen: Seen, stream: Stream, budget: Budget = UNLIMITED) -> tuple[Any, ...]:
        taken = self.seconds[len(self.given) % len(self.seconds)] if self.seconds else budget.seconds
        self.given.append(budget.seconds)
        self.now += taken or 0
        return (seen.moves[-1] if "again" not in seen.moves else "again",)


def coins() -> Seen:
    return Seen.of(Match(Coins(), Seeded("time")), 0)


@given(st.floats(0.01, 10))
def test_who_takes_all_the_time_it_is_told_ends_its_turn_in_time(budget: float) -> None:
    slow = Slow()
    steps = in_time(slow, coins(), Stream("1", "bot"), Budget(budget), lambda: slow.now)
    assert steps[0] == "again"
    assert len(slow.given) == len(steps) > 1
    assert slow.now < budget


@given(st.floats(0.01, 10), st.lists(st.floats(0, 5), min_size=1, max_size=4))
def test_each_answer_is_told_its_share_of_what_is_left(budget: float, seconds: list[float]) -> None:
    slow, left = Slow(tuple(seconds)), budget
    in_time(slow, coins(), Stream("1", "bot"), Budget(budget), lambda: slow.now)
    for number, given_ in enumerate(slow.given):
        assert given_ == pytest.approx(SHARE * left)
        left -= seconds[number % len(seconds)]


def test_what_is_left_of_a_turn_when_its_time_is_over_is_chosen_at_once() -> None:
    slow = Slow((3.0,))
    steps = in_time(slow, coins(), Stream("1", "bot"), Budget(2.0), lambda: slow.now)
    assert len(slow.given) == 1
    assert steps[0] == "again"
    assert not Seen.after(Coins(), coins().table, 0, steps).moves


def test_without_a_time_nothing_is_hurried() -> None:
    assert in_time(Slow(), coins(), Stream("1", "bot")) == whole_turn(Slow(), coins(), Stream("1", "bot"))


@pytest.mark.parametrize("game", sorted(registry()))
def test_the_quick_choice_is_what_the_greedy_bot_takes(game: str) -> None:
    found = registry().load(game)
    seen = Seen.of(Match(found.rules(found.info.modules), Seeded("quick")), 0)
    assert quickly(seen, Stream("1", "bot")) == whole_turn(bot("greedy"), seen, Stream("1", "bot"))
