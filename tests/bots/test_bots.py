"""Bots see what a player sees, and take legal moves with chance of their own."""

from typing import Any

import pytest

from metroscribe.arena import play_match
from metroscribe.bots import Budget, Seen, bot, names, play_turn, whole_turn
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.games import registry
from tests.conformance.laws import walk_match
from tests.core.coins import Coins
from tests.next_station.boards import paper_tokyo


def decisions() -> list[Seen]:
    """Every decision of one match."""
    rules = paper_tokyo().rules(["special-stations"])
    return [Seen.of(match, seat) for match, seat in walk_match(rules, 1, "bots") if not match.over]


def choices(spec: str, purpose: str = "bot") -> list[tuple[str, ...]]:
    """What the bot would do at each of them."""
    stream = Stream("choices", purpose)
    return [tuple(map(str, bot(spec).answer(seen, stream))) for seen in decisions()]


@pytest.mark.slow
@pytest.mark.parametrize("spec", names())
def test_a_bot_takes_legal_steps(spec: str) -> None:
    for seen, chosen in zip(decisions(), choices(spec), strict=True):
        assert chosen
        for step in chosen:
            assert step in map(str, seen.moves)
            seen = seen.then(seen.rules.parse(step))


@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_a_simple_bot_passes_only_when_nothing_can_be_drawn(spec: str) -> None:
    for seen, chosen in zip(decisions(), choices(spec), strict=True):
        assert (chosen == ("-",)) == (len(seen.moves) == 1)


@pytest.mark.slow
@pytest.mark.parametrize("spec", names())
def test_a_bot_has_no_chance_but_its_stream(spec: str) -> None:
    assert choices(spec) == choices(spec)


def test_random_takes_another_way_with_another_stream() -> None:
    assert choices("random", "one") != choices("random", "other")


def gain(seen: Seen, move: Any) -> int:
    return seen.rules.score(seen.table, seen.rules.step(seen.table, seen.sheet, move)).total


def test_greedy_takes_what_scores_most_at_once() -> None:
    stream = Stream("greedy", "bot")
    for seen in decisions():
        (move,) = bot("greedy").answer(seen, stream)
        drawing = [move for move in seen.moves if str(move) != "-"]
        assert gain(seen, move) == max(gain(seen, move) for move in drawing or seen.moves)


def test_a_greedy_that_overlooks_nothing_is_greedy_and_one_that_overlooks_all_draws_nothing() -> None:
    assert choices("greedy:miss=0") == choices("greedy")
    assert set(choices("greedy:miss=1")) == {("-",)}
    assert choices("greedy:miss=0.5") != choices("greedy")


def test_where_something_must_be_chosen_who_overlooks_all_chooses_anything() -> None:
    seen = Seen.of(Match(Coins(), Seeded("loss")), 0)
    chosen = {bot("greedy:miss=1").answer(seen, Stream(str(number), "bot"))[0] for number in range(40)}
    assert chosen == set(seen.moves)


@pytest.mark.slow
def test_who_overlooks_more_has_fewer_points() -> None:
    for game in ("next-station/berlin", "voll-verplant/amsterdam"):
        rules, means = registry().load(game).rules(), []
        for miss in (0, 0.4, 0.7, 1):
            matches = [
                play_match(rules, [bot(f"greedy:miss={miss}")], f"miss/{number}") for number in range(30)
            ]
            means.append(sum(match.outcome.scores[0].total for match in matches if match.outcome))
        assert means == sorted(means, reverse=True)


def test_a_whole_turn_is_what_a_match_stages() -> None:
    rules = registry().load("next-station/tokyo").rules(["special-stations"])
    match = Match(rules, Seeded("turn"))
    while not match.over:
        seen = Seen.of(match, 0)
        thought = whole_turn(bot("greedy"), seen, Stream(match.table.label, "bot"))
        play_turn(match, 0, bot("greedy"), Stream(match.table.label, "bot"))
        assert match.staged(0) == thought
        match.close()


def test_what_is_seen_in_the_middle_of_a_turn_follows_from_its_steps() -> None:
    rules = registry().load("voll-verplant/berlin").rules(["expert-rule"])
    for match, seat in walk_match(rules, 2, "steps"):
        if not match.over:
            assert Seen.after(rules, match.table, seat, match.staged(seat)) == Seen.of(match, seat)


def test_the_tighter_limit_counts() -> None:
    assert Budget(1.0, None).within(Budget(0.3, 100)) == Budget(0.3, 100)
    assert Budget(0.2, 50).within(Budget(0.3, 100)) == Budget(0.2, 50)
    assert Budget().within(Budget()) == Budget()
