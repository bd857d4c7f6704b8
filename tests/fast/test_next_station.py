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
from metroscribe.core.network import bits
from metroscribe.core.rng import Stream
from metroscribe.fast import NotCompiled
from metroscribe.fast.bits import nth, nth_by_steps
from metroscribe.fast.kernel import kernel
from metroscribe.fast.next_station import tables as fast_tables
from metroscribe.fast.next_station.bridge import Bridge
from metroscribe.fast.next_station.dealing import begin
from metroscribe.fast.next_station.drawing import legal
from metroscribe.fast.next_station.gains import best, total_after
from metroscribe.fast.next_station.layout import AT_ONCE, NOWHERE, TALLIES, TOLD, new_desk, new_state
from metroscribe.fast.next_station.moves import move_of, number_of
from metroscribe.fast.next_station.playing import greedy_matches, random_matches
from metroscribe.fast.next_station.tables import compiled
from metroscribe.games.next_station.city import City
from metroscribe.games.next_station.deck import Deck
from metroscribe.games.next_station.effects import Effect, Weights
from metroscribe.games.next_station.modules import MODULES, Module
from metroscribe.games.next_station.modules.pencil_powers import SECOND, PencilPowers
from metroscribe.games.next_station.modules.round_effects import RoundEffects
from metroscribe.games.next_station.modules.special_stations import SpecialStations
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.scoring import Row
from metroscribe.games.next_station.table import SEATING
from metroscribe.games.next_station.tallies import KINDS, SECTIONS, Tally, bound
from tests.counts import count
from tests.fast.next_station_lockstep import Lockstep, same_state
from tests.fast.next_station_mixes import MIXES, bridge, named
from tests.next_station.test_choosing import at_random

pytestmark = pytest.mark.slow


@kernel
def nth_bit(mask: int, number: int) -> int:
    return nth(mask, number)


@pytest.mark.parametrize("mix", MIXES, ids=named)
def test_random_matches_are_the_same_on_both_engines(mix: tuple[str, tuple[str, ...]]) -> None:
    for number in range(count(1, 120)):
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
    strange.rows = (*strange.rows, Row("box", Tally("mystery", lambda *_: 1, 0), each=1))
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


def with_everything(game: str) -> NextStation:
    """A city with every module that it takes."""
    city = registry().load(f"next-station/{game}")
    rules = city.rules(city.info.modules)
    assert isinstance(rules, NextStation)
    return rules


REFUSED = [
    (SpecialStations, Effect(closes="river"), "closes"),
    (SpecialStations, Effect(weights=Weights(circles=1)), "weights.circles"),
    (PencilPowers, Effect(circles=True), "circles"),
    (PencilPowers, Effect(frames=True), "frames"),
    (PencilPowers, Effect(closes="river"), "closes"),
    (PencilPowers, Effect(weights=Weights(corner=2)), "weights.corner"),
    (PencilPowers, Effect(weights=Weights(doubled=True)), "weights.doubled"),
    (RoundEffects, Effect(closes="river"), "closes"),
]


@pytest.mark.parametrize(("module", "effect", "what"), REFUSED)
def test_what_no_kernel_reads_of_an_effect_is_refused_by_name(
    module: type[Module], effect: Effect, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    strange = dict.fromkeys(fast_tables.KNOWN[module].faces, effect)
    monkeypatch.setattr(module, "effects", lambda *_: strange)
    with pytest.raises(NotCompiled, match=what) as refused:
        compiled(with_everything("london"))
    assert refused.value.text.args == {"name": module.name, "what": what}


@pytest.mark.parametrize("effect", [Effect(closes="river"), Effect(branch=True), Effect(circles=True)])
def test_a_joker_that_no_kernel_knows_is_refused(effect: Effect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deck, "joker", effect)
    with pytest.raises(NotCompiled, match="joker"):
        compiled(bridge(*MIXES[0]).rules)


@pytest.mark.parametrize("module", MODULES.values())
@pytest.mark.parametrize("hook", ["round_closed", "power", "rows", "shown"])
def test_a_hook_of_a_module_that_no_kernel_knows_is_refused_by_name(
    module: type[Module], hook: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = with_everything("london")
    if hook in vars(module):
        compiled(rules)
        return
    monkeypatch.setattr(module, hook, lambda *_: None)
    with pytest.raises(NotCompiled, match=f"{hook}.*{module.name}|{module.name}.*{hook}"):
        compiled(rules)


def test_a_tally_without_a_word_on_how_a_section_raises_it_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fast_tables, "TALLIES", (*TALLIES, "mystery"))
    strange = copy(bridge(*MIXES[0]).rules)
    strange.rows = (*strange.rows, Row("box", Tally("mystery", lambda *_: 1, 0), each=1))
    with pytest.raises(NotCompiled, match="mystery"):
        compiled(strange)


@pytest.mark.parametrize("game", ["london", "tokyo"])
def test_any_effect_that_is_not_refused_is_the_same_on_both_engines(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that grants a branch and more: before a switch counts it has no effect at all."""
    for number in range(count(6, 100)):
        draw = Stream(f"effects/{number}", "draw")
        for module in (SpecialStations, PencilPowers, RoundEffects):
            known = fast_tables.KNOWN[module]
            effects = {face: any_effect(draw, sorted(known.changes)) for face in known.faces}
            if module is PencilPowers:
                effects[SECOND] = effects[SECOND]._replace(frames=False)
            monkeypatch.setattr(module, "effects", lambda *_, effects=effects: effects)
        both = Bridge(with_everything(game))
        for play in (Lockstep, Greedy):
            play(both, f"effects/{number}").play()


def any_effect(draw: Stream, changes: list[str]) -> Effect:
    """Some of the changes; as many districts for every corner that counts more than once."""
    some = [name for name in changes if draw.below(3) == 0]
    weights = Weights(
        3 if "weights.corner" in some else 1, int("weights.circles" in some), "weights.doubled" in some
    )
    return Effect(**{name: True for name in some if "." not in name}, weights=weights)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["berlin", "london", "tokyo"])
def test_both_engines_count_every_kind_of_tally_alike(game: str) -> None:
    rules = with_everything(game)
    assert set(TALLIES) <= set(KINDS)
    river = {SECTIONS: ("river",)}
    tallies = (bound(name, kind, rules.board, river.get(kind.among, ())) for name, kind in KINDS.items())
    rules.rows = tuple(Row(tally.kind, tally, each=each) for each, tally in enumerate(tallies, 1))
    for number in range(count(4, 100)):
        Lockstep(Bridge(rules), f"tallies/{number}").play()
        Greedy(Bridge(rules), f"tallies/{number}").play()


@pytest.mark.parametrize("game", ["berlin", "london", "tokyo"])
def test_what_many_boxes_gain_is_told_from_the_end_of_a_section(game: str) -> None:
    """Those of which one would have to be tried are left out: else all are."""
    rules = with_everything(game)
    kinds = {name: kind for name, kind in KINDS.items() if name in TALLIES and TALLIES.index(name) in TOLD}
    among = {SECTIONS: ("river",)}
    tallies = [bound(name, kind, rules.board, among.get(kind.among, ())) for name, kind in kinds.items()]
    rules.rows = tuple(Row(f"{each}", tally, each=each) for each, tally in enumerate(tallies * 2, 1))
    for number in range(count(2, 50)):
        Greedy(Bridge(rules), f"told/{number}").play()


@pytest.mark.parametrize("mix", MIXES[:: count(7, 1)], ids=named)
def test_a_match_begins_as_in_the_reference(mix: tuple[str, tuple[str, ...]]) -> None:
    own, state = bridge(*mix), new_state()
    table = own.rules.new(1)
    begin(own.tables, state, 0)
    same_state(state, own.state_of(table, table.sheets[0]))
    assert own.sheet_of(state) == table.sheets[0]
    assert own.table_of(state) == table


def test_every_match_of_a_batch_is_its_own_and_depends_on_the_seed() -> None:
    tables = bridge(*MIXES[0]).tables
    for matches in (random_matches, greedy_matches):
        totals = [np.zeros(20, np.int64) for _ in range(3)]
        for seed, batch in zip((5, 5, 6), totals, strict=True):
            matches(tables, new_state(), new_desk(), seed, batch)
        assert np.array_equal(totals[0], totals[1])
        assert not np.array_equal(totals[0], totals[2])
        assert len(set(totals[0])) > 10


@pytest.mark.parametrize("city", ["berlin", "london", "tokyo"])
def test_what_a_section_crosses_stands_in_the_table_one_after_the_other(city: str) -> None:
    """So that a map which fits has room; what fills up is nowhere."""
    rules = registry().load(f"next-station/{city}").rules()
    assert isinstance(rules, NextStation)
    tables, network, at = compiled(rules), rules.network, 0
    for section, mask in enumerate(network.crossings):
        crossed = [(network.sections[other].a, network.sections[other].b) for other in bits(mask)]
        end = int(tables["crossings_at"][section + 1])
        told = list(zip(tables["crossing_a"][at:end], tables["crossing_b"][at:end], strict=True))
        assert told == crossed + [NOWHERE] * (len(told) - len(crossed))
        assert 0 <= len(told) - len(crossed) <= AT_ONCE
        at = end


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


@pytest.mark.parametrize("mix", MIXES[:: count(3, 1)], ids=named)
def test_the_greedy_bots_judge_alike(mix: tuple[str, tuple[str, ...]]) -> None:
    for number in range(count(1, 40)):
        Greedy(bridge(*mix), f"greedy/{number}").play()
