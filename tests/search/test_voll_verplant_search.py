"""voll verplant: what a net is told, how it learns, and how steps are found with it and without."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

pytest.importorskip("numba")

import numpy as np

from metroscribe.core.game import Options
from metroscribe.core.rng import Stream
from metroscribe.fast.voll_verplant.bridge import Bridge
from metroscribe.fast.voll_verplant.layout import Sheet as FastSheet
from metroscribe.fast.voll_verplant.layout import Sheets
from metroscribe.fast.voll_verplant.layout import Table as FastTable
from metroscribe.fast.voll_verplant.tables import compiled
from metroscribe.games.voll_verplant.moves import Move
from metroscribe.games.voll_verplant.rules import DECKS, VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table
from metroscribe.search.lookahead import KEPT
from metroscribe.search.net import ACTIVE, SAMPLE, Net, input_names, new_layers, new_net, points_to_come
from metroscribe.search.searchers import LookaheadSearch, TreeSearch
from metroscribe.search.training import Course, Progress
from metroscribe.search.voll_verplant.evaluation import PART, look, new_mind, worth
from metroscribe.search.voll_verplant.features import (
    FACTS,
    RUN,
    SLOTS,
    axes_of,
    inputs_of,
    list_inputs,
    note_sheet,
    note_table,
)
from metroscribe.search.voll_verplant.learning import new_room, play_to_learn, training
from metroscribe.search.voll_verplant.lookahead import DEEPEST
from metroscribe.search.voll_verplant.searchers import LIMITS, PARTS
from tests.counts import count
from tests.fast.voll_verplant_lockstep import Lockstep
from tests.voll_verplant.boards import games, load, plan, rules_of

GAMES = games()
FEW = {"numbers": [2, 3, 6], "express": [2], "transfers": 1, "free_rides": 1, "reshuffle": 6}
SMALL = rules_of(plan(A="a b c [2] 6/3", B="c d e [1] 4/2", R="ring b d f [1] 5/3"), (), FEW, "few")
"""At most KEPT steps at any time, so that looking ahead misses none."""
EXPERT = rules_of(plan("b d", A="a b c [2]", B="c d e [2]", R="ring b d f [1]"), ["expert-rule"], FEW, "few")
EVERYTHING = 1e9
"""A margin that leaves nothing out."""
ENOUGH = 10**9
"""Judgements."""
CLOSE = 0.2
"""Steps that differ by less are hard to tell apart by simulations."""


def net_of(rules: VollVerplant, deck: str, seed: int = 1) -> Net:
    """A net that has opinions, if not good ones."""
    net = new_net(PARTS, int(inputs_of(rules, deck)["count"]), seed)
    return net._replace(rows=net.rows * 10)


def told(bridge: Bridge, fast: FastTable, copies: Sheets, seat: int, copy: FastSheet) -> list[int]:
    """The inputs that are on."""
    inputs, facts, layers = inputs_of(bridge.rules, bridge.deck), np.zeros(1, FACTS)[0], new_layers()
    note_table(bridge.tables, inputs, fast, copies, seat, facts)
    note_sheet(bridge.tables, inputs, fast, copy, facts)
    list_inputs(inputs, facts, layers)
    assert facts["count"] <= SLOTS
    assert layers["count"] <= ACTIVE
    numbers: list[int] = layers["inputs"][: layers["count"]].tolist()
    return numbers


def mixes() -> Iterator[tuple[VollVerplant, str]]:
    for game in GAMES:
        city = load(game)
        for mix in city.info.not_discouraged:
            rules = city.rules(mix)
            yield from ((rules, deck) for deck in rules.decks)


def whole_turns(rules: VollVerplant, table: Table, sheet: Sheet) -> list[tuple[Move, Sheet]]:
    """All turns of one step."""
    return [(move, rules.step(table, sheet, move)) for move in rules.legal(table, sheet)]


# what a net is told


@pytest.mark.slow
def test_inputs_do_not_change_on_the_way_to_the_reference_and_back() -> None:
    for number, (rules, deck) in enumerate(mixes()):
        lockstep, count = Lockstep(rules, deck, 1 + number % 4, f"inputs {number}"), 0
        bridge = lockstep.bridge
        while not lockstep.table.over:
            lockstep.deal()
            before, copies = lockstep.copies.copy(), bridge.state_of(lockstep.table)
            for seat in range(len(lockstep.sheets)):
                lockstep.turn(seat)
                _, [own] = bridge.state_of(lockstep.table, [lockstep.sheets[seat]])
                numbers = told(bridge, lockstep.fast, before, seat, lockstep.copies[seat])
                assert numbers == told(bridge, *copies, seat, own)
                assert len(set(numbers)) == len(numbers)
                count = max(count, *numbers)
            lockstep.close()
        assert count < inputs_of(rules, deck)["count"]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_net_is_told_the_next_two_runs_of_free_stations_of_each_way(game: str) -> None:
    rules = load(game).rules()
    deck, names = sorted(rules.decks)[0], input_names(axes_of(rules))
    lockstep = Lockstep(rules, deck, 1, f"runs {game}")
    while not lockstep.table.over:
        lockstep.deal()
        numbers = told(lockstep.bridge, lockstep.fast, lockstep.copies, 0, lockstep.copies[0])
        found = {names[number] for number in numbers if names[number].startswith(("run/", "next_run/"))}
        assert found == set(runs(rules, lockstep.sheets[0]))
        lockstep.turn(0)
        lockstep.close()


def runs(rules: VollVerplant, sheet: Sheet) -> Iterator[str]:
    for line, written in zip(rules.plan.lines, sheet.ink.windows, strict=True):
        for way, stations in line.ways.items() if len(written) < line.windows else ():
            free = "".join(" " if sheet.ink.marks >> station & 1 else "o" for station in stations)
            if lengths := [min(len(run), RUN) for run in free.split()]:
                yield f"run/{line.letter}{way}/{lengths[0]}"
                yield f"next_run/{line.letter}{way}/{(*lengths, 0)[1]}"


def test_all_decks_and_modules_of_a_plan_share_their_inputs() -> None:
    counts = {(rules.info.id, int(inputs_of(rules, deck)["count"])) for rules, deck in mixes()}
    assert len(counts) == len(GAMES)


@pytest.mark.slow
def test_a_turn_is_judged_by_its_difference_as_by_the_whole() -> None:
    for rules, deck, seats in ((SMALL, "few", 1), (EXPERT, "few", 3), (load(GAMES[0]).rules(), "14", 2)):
        lockstep, net = Lockstep(rules, deck, seats, "difference", stay=1), net_of(rules, deck)
        bridge, layers = lockstep.bridge, new_layers()
        mind = new_mind(bridge.tables, inputs_of(rules, deck), net)
        while not lockstep.table.over:
            lockstep.deal()
            fast, copies = bridge.state_of(lockstep.table)
            look(mind, fast, copies, 0, copies[0])
            for _, sheet in whole_turns(rules, lockstep.table, lockstep.sheets[0]):
                _, [own] = bridge.state_of(lockstep.table, [sheet])
                numbers = told(bridge, fast, copies, 0, own)
                layers["inputs"][: len(numbers)], layers["count"] = numbers, len(numbers)
                to_come = points_to_come(net, PART, layers) if sheet.free else 0
                points = rules.score(lockstep.table, sheet).total
                assert worth(mind, fast, own) == pytest.approx(points + to_come, abs=1e-3)
            for seat in range(seats):
                lockstep.turn(seat)
            lockstep.close()


# steps


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_always_legal(game: str) -> None:
    city = load(game)
    rules = city.rules(city.info.not_discouraged[-1])
    table, chance = rules.new(3), Stream(game, "deal")
    simulator = TreeSearch(rules, table)
    lookahead = LookaheadSearch(rules, table, net_of(rules, table.deck))
    while not table.over:
        cards = rules.outcomes(table)
        table = rules.reveal(table, chance.choice(sorted(cards)))
        sheets = list(table.sheets)
        for seat in range(3):
            while moves := rules.legal(table, sheets[seat]):
                if seat:
                    move = lookahead.move(table, seat, sheets[seat], seat - 1, 10_000)
                else:
                    move = simulator.move(table, seat, sheets[seat], table.turns, 10)
                assert move in moves
                sheets[seat] = rules.step(table, sheets[seat], move)
        table = rules.close(table, sheets)


def test_steps_do_not_depend_on_the_order_in_which_cards_came() -> None:
    """What is not dealt has no order in a position at all, and what is dealt is only counted."""
    lockstep = Lockstep(load(GAMES[0]).rules(), "14", 2, "order 1", stay=2).play(5)
    lockstep.deal()
    table, sheet, rules = lockstep.table, lockstep.sheets[1], lockstep.rules
    assert len(set(table.flipped)) > 1
    other = table._replace(flipped=(*reversed(table.flipped[:-1]), table.flipped[-1]))
    simulator, lookahead = TreeSearch(rules, table), LookaheadSearch(rules, table, net_of(rules, "14"))
    for word in range(3):
        assert simulator.move(table, 1, sheet, word, 50) == simulator.move(other, 1, sheet, word, 50)
    assert lookahead.judged(table, 1, sheet, 1, ENOUGH) == lookahead.judged(other, 1, sheet, 1, ENOUGH)


class Plain:
    """Looking ahead on the reference: all cards, all answers, nothing kept or left out."""

    def __init__(self, rules: VollVerplant, net: Net | None) -> None:
        self.rules, self.net = rules, net
        self.bridge = Bridge(rules, "few")

    def worth(self, table: Table, seat: int, sheet: Sheet) -> float:
        """What a sheet has after its turn, and what is to come."""
        points = self.rules.score(table, sheet).total
        if self.net is None or not sheet.free:
            return points
        fast, copies = self.bridge.state_of(table)
        _, [own] = self.bridge.state_of(table, [sheet])
        numbers, layers = told(self.bridge, fast, copies, seat, own), new_layers()
        layers["inputs"][: len(numbers)], layers["count"] = numbers, len(numbers)
        return points + float(points_to_come(self.net, PART, layers))

    def after(self, table: Table, seat: int, sheet: Sheet, replies: Sequence[Sheet], depth: int) -> float:
        """The worth of a turn, seen `depth` turns later."""
        if not depth or not sheet.free:
            return self.worth(table, seat, sheet)
        sheets = [sheet if other == seat else reply for other, reply in enumerate(replies)]
        closed = self.rules.close(table, sheets)
        cards = self.rules.outcomes(closed)
        points = sum(
            copies * self.best(self.rules.reveal(closed, card), seat, depth - 1)
            for card, copies in cards.items()
        )
        return points / sum(cards.values())

    def best(self, table: Table, seat: int, depth: int) -> float:
        return max(points for points, _ in self.judged(table, seat, depth))

    def judged(self, table: Table, seat: int, depth: int) -> list[tuple[float, Move]]:
        """All turns from the sheet as the turn began."""
        replies = [self.reply(table, other) for other in range(len(table.sheets))] if depth else ()
        turns = whole_turns(self.rules, table, table.sheets[seat])
        return [(self.after(table, seat, sheet, replies, depth), move) for move, sheet in turns]

    def reply(self, table: Table, seat: int) -> Sheet:
        sheets = [sheet for _, sheet in whole_turns(self.rules, table, table.sheets[seat])]
        return max(sheets, key=lambda sheet: self.worth(table, seat, sheet), default=table.sheets[seat])


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "depth"), [*product([1, 2], [0, 1, 2])])
@pytest.mark.parametrize("left", [False, True])
def test_looking_ahead_is_what_it_is_on_the_reference(seats: int, depth: int, left: bool) -> None:
    """Also when the other seat has left."""
    net = net_of(SMALL, "few")
    limits = LIMITS._replace(beam=KEPT, margin=EVERYTHING)
    plain, lookahead = Plain(SMALL, net), LookaheadSearch(SMALL, SMALL.new(seats), net, limits)
    for turns in (1, 2):
        lockstep = Lockstep(SMALL, "few", seats, f"ahead {turns}", stay=1).play(turns)
        lockstep.deal()
        for seat in range(1, seats):
            lockstep.leave(seat, left)
        table = lockstep.table
        wanted = plain.judged(table, 0, depth)
        assert len(wanted) <= KEPT
        move, points = lookahead.judged(table, 0, table.sheets[0], depth, ENOUGH)
        assert points == pytest.approx(max(wanted)[0], abs=1e-3)
        assert {move: points for points, move in wanted}[move] == pytest.approx(points, abs=1e-3)


def test_many_simulations_find_the_best_of_the_last_turns() -> None:
    """To the end there is nothing to guess, so the true worth of every step is known."""
    plain, simulator = Plain(SMALL, None), TreeSearch(SMALL, SMALL.new(1))
    tried = 0
    for seed in range(40):
        lockstep = Lockstep(SMALL, "few", 1, f"last {seed}", stay=1).play(2)
        lockstep.deal()
        table = lockstep.table
        if table.sheets[0].free > 2 or table.card is None or table.card.face == "free-ride":
            continue
        worths = {move: points for points, move in plain.judged(table, 0, DEEPEST)}
        move = simulator.move(table, 0, table.sheets[0], seed, 4000)
        assert worths[move] > max(worths.values()) - CLOSE
        tried += 1
    assert tried > 5


# learning


def learned(rules: VollVerplant, seed: int, matches: int = 40) -> tuple[Net, list[Progress]]:
    course = Course(matches, generation=20, batch=64, seed=seed)
    course_of_it = training(rules, "few", course, [(EXPERT, "few")] if rules is EXPERT else ())
    progress = list(course_of_it.run())
    return course_of_it.net, progress


@pytest.mark.slow
@pytest.mark.parametrize("rules", [SMALL, EXPERT][: count(1, 2)])
def test_the_same_seed_makes_the_same_net(rules: VollVerplant) -> None:
    (net, progress), (again, same), (other, _) = learned(rules, 1), learned(rules, 1), learned(rules, 2)
    assert progress == same
    assert all(np.array_equal(one, two) for one, two in zip(net, again, strict=True))
    assert not np.array_equal(net.rows, other.rows)


def test_seats_that_learn_together_part_ways() -> None:
    """With the same cards and the same net only doubt makes a difference."""
    rules = load(GAMES[0]).rules()
    mind = new_mind(compiled(rules, "14"), inputs_of(rules, "14"), net_of(rules, "14"))
    room, samples, totals = new_room(), np.zeros(400, SAMPLE), np.zeros(1, np.int64)
    for match in range(4):
        room.sheets["row"][1] = 0
        play_to_learn(mind, room, 1, match, totals, 0.7, samples)
        if room.sheets["row"][1].any():
            assert not np.array_equal(*room.sheets["row"][:2])
            return
    pytest.fail("one match in two has several seats")


@pytest.mark.slow
def test_a_net_gets_better() -> None:
    """It comes to more, and foretells better to what."""
    _, progress = learned(SMALL, 1, 4000)
    first, last = progress[:10], progress[-10:]
    assert sum(step.mean for step in last) > sum(step.mean for step in first)
    assert sum(step.error for step in last) < sum(step.error for step in first) / 2


def test_a_net_learns_tables_of_any_option() -> None:
    """The options of a table choose the deck; a net of the plan serves them all."""
    rules = load(GAMES[0]).rules()
    net = net_of(rules, "14")
    for deck in rules.decks:
        lockstep = Lockstep(rules, deck, 1, deck)
        assert lockstep.table.deck == deck == rules.new(1, Options({DECKS: deck})).deck
        lockstep.deal()
        lookahead = LookaheadSearch(rules, lockstep.table, net)
        move = lookahead.move(lockstep.table, 0, lockstep.sheets[0], 1, ENOUGH)
        assert move in rules.legal(lockstep.table, lockstep.sheets[0])
