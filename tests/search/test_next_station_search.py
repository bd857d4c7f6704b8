"""Searching with the fast engine: legal, exact, reproducible, and nothing that a player does not see."""

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any, cast

import numpy as np
import pytest

from metroscribe.bots import Seen, reference
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.games import family, registry
from metroscribe.games.next_station.rules import NextStation
from metroscribe.search.lookahead import KEPT, expected
from metroscribe.search.net import ACTIVE, blank_like, input_names, new_layers, new_net
from metroscribe.search.next_station.features import axes_of, describe, inputs_of
from metroscribe.search.next_station.learning import training
from metroscribe.search.next_station.lookahead import new_view
from metroscribe.search.next_station.searchers import LIMITS, PARTS
from metroscribe.search.searchers import LookaheadSearch, TreeSearch, learned
from metroscribe.search.training import Course
from tests.counts import count
from tests.fast.next_station_mixes import MIXES, bridge, named

pytestmark = pytest.mark.slow

SOME = MIXES[:: count(7, 1)]


def turns(mix: tuple[str, tuple[str, ...]], seed: str) -> Iterator[Match]:
    """A match of random moves, at every turn of it."""
    match, stream = Match(bridge(*mix).rules, Seeded(seed)), Stream(seed, "moves")
    while not match.over:
        yield match
        while moves := match.legal():
            match.stage(0, stream.choice(moves))
        match.close()


@pytest.mark.parametrize("mix", SOME, ids=named)
def test_what_a_net_is_told_does_not_depend_on_how_the_position_came_about(
    mix: tuple[str, tuple[str, ...]],
) -> None:
    own, layers, again = bridge(*mix), new_layers(), new_layers()
    inputs, numbers = inputs_of(own.rules), set[int]()
    for match in turns(mix, "inputs"):
        state = own.state_of(match.table, match.sheet())
        describe(own.tables, inputs, state, layers)
        one_seat = own.table_of(state)
        describe(own.tables, inputs, own.state_of(one_seat, one_seat.sheets[0]), again)
        told = layers["inputs"][: layers["count"]].tolist()
        assert told == again["inputs"][: again["count"]].tolist()
        assert len(told) == len(set(told)) <= ACTIVE
        assert max(told) < inputs["count"]
        numbers.update(told)
    assert len(numbers) > 100


@pytest.mark.parametrize("mix", SOME, ids=named)
def test_a_net_is_told_the_special_station_of_the_round_and_no_other(
    mix: tuple[str, tuple[str, ...]],
) -> None:
    own, layers = bridge(*mix), new_layers()
    inputs, names = inputs_of(own.rules), input_names(axes_of(own.rules))
    for match in turns(mix, "special"):
        describe(own.tables, inputs, own.state_of(match.table, match.sheet()), layers)
        told = {names[number] for number in layers["inputs"][: layers["count"]]}
        for kind, pile in (("symbols/", "symbol"), ("effects/", "effect")):
            dealt = match.table.faces(pile)[-1:]
            assert {name for name in told if name.startswith(kind)} == {kind + face for face in dealt}


@pytest.mark.parametrize("mix", SOME, ids=named)
def test_every_search_finds_a_legal_step_and_the_same_one_again(mix: tuple[str, tuple[str, ...]]) -> None:
    own = bridge(*mix)
    net = new_net(PARTS, int(inputs_of(own.rules)["count"]), seed=1)
    table = own.rules.new(1)
    simulators = [TreeSearch(own.rules, table) for _ in range(2)]
    lookaheads = [LookaheadSearch(own.rules, table, net) for _ in range(2)]
    for match in turns(mix, "legal"):
        where = match.table, 0, match.sheet()
        one, other = (simulator.move(*where, 7, 20) for simulator in simulators)
        assert one == other
        assert one in match.legal()
        one, other = (lookahead.move(*where, 1, 2_000) for lookahead in lookaheads)
        assert one == other
        assert one in match.legal()


@pytest.mark.parametrize("name", ["next-station/london", "next-station/tokyo", "next-station/berlin"])
def test_looking_ahead_is_the_exact_mean_over_all_cards(name: str) -> None:
    """Without a net a position is worth its points, and the reference can work out the rest."""
    own, tried = bridge(name, ()), 0
    inputs, limits = inputs_of(own.rules), LIMITS._replace(beam=KEPT, margin=1e9)
    view = new_view(own.tables, blank_like(new_net(PARTS, int(inputs["count"]))), inputs)
    for match in turns((name, ()), "exact"):
        if match.table.turns % 4 != 1 or match.table.round % 2:
            continue
        seen = Seen.of(match, 0)
        for move in seen.moves[:: max(1, len(seen.moves) // 2)]:
            after = seen.then(move)
            if after.moves:
                continue
            table = own.rules.close(match.table, (after.sheet,))
            if own.rules.outcome(table) is not None:
                continue
            view.stack[1] = own.state_of(table, table.sheets[0])
            ahead = expected(view, limits, 1, 1)
            assert ahead == pytest.approx(reference.expected(own.rules, table, 0, 1))
            tried += 1
    assert tried >= 4


def judged(rules: NextStation, table: Any, seat: int, sheet: Any) -> tuple[Any, float]:
    """By the net that is there for these rules, without looking ahead."""
    net = learned(rules, table)
    assert net is not None
    return LookaheadSearch(rules, table, net).judged(table, seat, sheet, 0, 1)


def test_a_net_reads_the_objectives_right_where_the_city_lists_them_in_another_order(tmp_path: Path) -> None:
    game = registry().load("next-station/tokyo")
    folder = tmp_path / "tokyo"
    copytree(game.folder, folder)
    city = (folder / "city.toml").read_text(encoding="utf-8")
    (cards,) = re.findall(r"^\[modules\.objectives\.cards\]\n((?:\S.*\n)+)", city, re.MULTILINE)
    reordered = city.replace(cards, "".join(reversed(cards.splitlines(keepends=True))))
    (folder / "city.toml").write_text(reordered, encoding="utf-8")
    games = game, family("next-station").load(folder, game.info.id)
    one, other = (cast(NextStation, each.rules(["objectives"])) for each in games)
    assert input_names(axes_of(one)) != input_names(axes_of(other))
    compared = 0
    for match in turns(("next-station/tokyo", ("objectives",)), "reordered"):
        where = match.table, 0, match.sheet()
        (move, points), (same, as_many) = (judged(rules, *where) for rules in (one, other))
        assert move == same
        assert points == pytest.approx(as_many, abs=1e-3)
        compared += 1
    assert compared > 20


def test_simulations_find_the_best_last_step() -> None:
    own = bridge("next-station/london", ())
    simulator = TreeSearch(own.rules, own.rules.new(1))
    for number in range(count(4, 40)):
        *_, seen = (Seen.of(match, 0) for match in turns(("next-station/london", ()), f"last/{number}"))
        totals = {move: own.rules.score(seen.table, seen.then(move).sheet).total for move in seen.moves}
        found = simulator.move(seen.table, 0, seen.sheet, number, 50 * len(totals))
        assert totals[found] == max(totals.values())


def test_a_net_learns_to_play_better_and_the_same_seed_gives_the_same_net() -> None:
    rules = bridge("next-station/london", ()).rules
    course = Course(matches=2_000, generation=500, batch=256, seed=2)

    def learned() -> tuple[list[float], list[np.ndarray]]:
        trained = training([rules], course)
        means = [point.mean for point in trained.run()]
        return means, list(trained.learned())

    (means, net), (others, other) = learned(), learned()
    assert means == others
    assert all(np.array_equal(a, b) for a, b in zip(net, other, strict=True))
    assert means[-1] > means[0] + 3
