"""The fast engine is the reference, only faster."""

import shutil
from copy import copy
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe import registry
from metroscribe.core.cards import Pile
from metroscribe.core.game import Options
from metroscribe.fast import NotCompiled
from metroscribe.fast.bits import nth, nth_by_steps
from metroscribe.fast.kernel import kernel
from metroscribe.fast.next_station.bridge import Bridge
from metroscribe.fast.next_station.drawing import legal
from metroscribe.fast.next_station.gains import best, total_after
from metroscribe.fast.next_station.layout import new_desk
from metroscribe.fast.next_station.moves import move_of, number_of
from metroscribe.fast.next_station.tables import compiled
from metroscribe.games.next_station.city import City
from metroscribe.games.next_station.modules import MODULES, Module
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.scoring import Row
from metroscribe.games.next_station.table import SEATING
from metroscribe.games.next_station.tallies import KINDS, SECTIONS, Tally, bound
from tests.counts import count
from tests.fast.next_station_lockstep import Lockstep
from tests.fast.next_station_mixes import MIXES, bridge, named
from tests.next_station.test_choosing import at_random

pytestmark = pytest.mark.slow


@kernel
def nth_bit(mask: int, number: int) -> int:
    return nth(mask, number)


@pytest.mark.parametrize("mix", MIXES, ids=named)
def test_random_matches_are_the_same_on_both_engines(mix: tuple[str, tuple[str, ...]]) -> None:
    for number in range(count(2, 120)):
        Lockstep(bridge(*mix), f"equal/{number}").play()


@given(st.sampled_from(MIXES), st.integers(0, 2**32), st.sampled_from(sorted(SEATING)))
def test_every_seat_of_any_table_is_the_same_on_both_engines(
    mix: tuple[str, tuple[str, ...]], seed: int, seats: int
) -> None:
    Lockstep(bridge(*mix), f"any/{seed}", seats).play()


@pytest.mark.parametrize("mix", MIXES[:: count(5, 1)], ids=named)
def test_a_chosen_order_of_pencils_is_kept(mix: tuple[str, tuple[str, ...]]) -> None:
    rules = bridge(*mix).rules
    Lockstep(bridge(*mix), "chosen", 2, Options({"pencils": " ".join(reversed(rules.pencils))})).play()


@given(st.sampled_from(MIXES), st.integers(0, 10_000), st.sampled_from(sorted(SEATING)))
def test_pencils_that_the_seats_chose_are_the_same_on_both_engines(
    mix: tuple[str, tuple[str, ...]], seed: int, seats: int
) -> None:
    own = bridge(*mix)
    Lockstep(own, f"choose/{seed}", table=at_random(seats, seed, own.rules).table).play()


def changed(folder: Path, home: str, *changes: tuple[str, str]) -> Bridge:
    """A city with other words in its `city.toml`, and every module that it then takes."""
    place = folder / "elsewhere"
    shutil.copytree(registry().find(home).folder, place)
    text = (place / "city.toml").read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    (place / "city.toml").write_text(text, encoding="utf-8")
    city = City(place, "next-station/elsewhere")
    return Bridge(city.rules(city.info.modules))


def test_two_lines_a_round_take_every_guest_module_alike(tmp_path: Path) -> None:
    both = changed(tmp_path, "next-station/berlin", ("guests = false", "guests = true"))
    assert len(both.rules.modules) == len(MODULES)
    for number in range(count(6, 200)):
        Lockstep(both, f"guests/{number}").play()


def test_cards_with_the_same_face_and_several_switches_are_dealt_alike(tmp_path: Path) -> None:
    more = '"street-joker", "street-joker", "street-switch", "street-switch", "subway-circle"'
    both = changed(tmp_path, "next-station/tokyo", ('"street-joker", "street-switch"', more))
    for number in range(count(6, 200)):
        Lockstep(both, f"faces/{number}").play()


@given(st.integers(1, 2**62), st.integers(0, 61))
def test_the_nth_bit_of_a_mask_is_found_as_by_steps(mask: int, number: int) -> None:
    assert nth_bit(mask, number % mask.bit_count()) == nth_by_steps(mask, number % mask.bit_count())


def test_a_tally_that_no_kernel_counts_is_refused_by_name() -> None:
    strange = copy(bridge(*MIXES[0]).rules)
    strange.rows = (*strange.rows, Row("box", Tally("mystery", lambda *_: 1), each=1))
    with pytest.raises(NotCompiled, match="mystery"):
        compiled(strange)


def test_a_module_that_no_kernel_knows_is_refused_by_name() -> None:
    class Fog(Module):
        name = "fog"
        piles = (Pile.of("weather", ("fog",)),)

    strange = copy(bridge(*MIXES[0]).rules)
    strange.modules = (*strange.modules, Fog())
    with pytest.raises(NotCompiled, match="fog"):
        compiled(strange)


@pytest.mark.parametrize("game", ["berlin", "london", "tokyo"])
def test_both_engines_count_every_kind_of_tally_alike(game: str) -> None:
    city = registry().load(f"next-station/{game}")
    rules = city.rules(city.info.modules)
    assert isinstance(rules, NextStation)
    river = {SECTIONS: ("river",)}
    tallies = (bound(name, kind, rules.board, river.get(kind.among, ())) for name, kind in KINDS.items())
    rules.rows = tuple(Row(tally.kind, tally, each=1) for tally in tallies)
    for number in range(count(4, 100)):
        Lockstep(Bridge(rules), f"tallies/{number}").play()


def test_a_map_that_is_too_large_is_refused() -> None:
    rules = copy(bridge(*MIXES[0]).rules)
    rules.board = replace(rules.board, symbols=("circle",) * 63)
    with pytest.raises(NotCompiled, match="63"):
        compiled(rules)


class Greedy(Lockstep):
    """Chooses what scores most at once, and compares how both engines judge each move."""

    def choose(self, seat: int) -> object:
        rules, tables, state, desk = self.rules, self.bridge.tables, self.states[seat], new_desk()
        before, moves = state.copy(), rules.legal(self.table, self.sheets[seat])
        totals = {
            move: rules.score(self.table, rules.step(self.table, self.sheets[seat], move)).total
            for move in moves
        }
        for move, points in totals.items():
            assert total_after(tables, state, number_of(rules, move)) == points
        drawing = moves[:-1] or moves
        legal(tables, state, desk)
        kept = best(tables, state, desk)
        found = {move_of(rules, int(number)) for number in desk["moves"][:kept]}
        assert found == {m for m in drawing if totals[m] == max(totals[n] for n in drawing)}
        assert np.array_equal(before, state)
        return self.choice.choice(sorted(found))


@pytest.mark.parametrize("mix", MIXES, ids=named)
def test_the_greedy_bots_judge_alike(mix: tuple[str, tuple[str, ...]]) -> None:
    for number in range(count(1, 40)):
        Greedy(bridge(*mix), f"greedy/{number}").play()
