"""A match of voll verplant on both engines at once: every chance, entry, close and score must be the same."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from metroscribe.core.cards import Card
from metroscribe.core.game import Options
from metroscribe.core.network import bits
from metroscribe.core.rng import Stream
from metroscribe.core.score import Entry, Score
from metroscribe.core.table import with_sheets
from metroscribe.fast.voll_verplant import layout
from metroscribe.fast.voll_verplant.bridge import Bridge
from metroscribe.fast.voll_verplant.choosing import best_moves
from metroscribe.fast.voll_verplant.dealing import begin, close, over, reveal
from metroscribe.fast.voll_verplant.entries import legal, step
from metroscribe.fast.voll_verplant.layout import SHEET, TABLE, new_desk
from metroscribe.fast.voll_verplant.scoring import cost, total, transfers, unmarked, value
from metroscribe.fast.voll_verplant.tables import whole
from metroscribe.games.voll_verplant.moves import STAY, Move
from metroscribe.games.voll_verplant.rules import DECKS, FIRST, LATER, VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table

DESK = new_desk()
USED = {"undealt": "faces", "row": "ways", "written": "lines"}
"""Fields of which only the beginning is in use, and which number of the tables says how much."""
LOGS = {"flipped", "signs"}
"""Fields with a length of their own; what stands in them is compared in the words of the reference."""
ANYTHING, AT_LEAST_TWO, GREEDY = range(3)
"""How a seat plays: with marks of two or more, or greedily, lines are completed and raced for."""
RESTLESS, SELDOM = 3, 6
"""One seat in so many comes and goes, at one moment in so many."""


class Lockstep:
    """Both engines at the same point of a match; what one does the other does, or the test fails.

    The first seats stay, as many as are wanted; any other may be restless.
    """

    def __init__(self, rules: VollVerplant, deck: str, seats: int, seed: str, stay: int = 0) -> None:
        self.rules, self.bridge = rules, Bridge(rules, deck)
        self.chance, self.choice = Stream(seed, "deal"), Stream(seed, "moves")
        self.styles = [self.choice.below(3) for _ in range(seats)]
        self.going = Stream(seed, "leaving")
        self.restless = [not self.going.below(RESTLESS) and seat >= stay for seat in range(seats)]
        self.table = rules.new(seats, Options({DECKS: deck}))
        self.sheets = list(self.table.sheets)
        self.fast, self.copies = layout.new_table(), layout.new_sheets(seats)
        begin(self.bridge.tables, self.fast, self.copies)
        self.same_table()

    def play(self, turns: int = 1000) -> "Lockstep":
        """So many turns or to the end, with random cards."""
        while turns and self.rules.outcome(self.table) is None:
            self.deal()
            for seat in range(len(self.sheets)):
                self.turn(seat)
            self.close()
            turns -= 1
        assert over(self.fast, self.copies) == self.table.over
        return self

    def deal(self) -> None:
        outcomes = self.rules.outcomes(self.table)
        assert self.bridge.outcomes(self.fast, self.copies) == outcomes
        card = self.one_of(outcomes)
        self.table = self.rules.reveal(self.table, card)
        reveal(self.fast, self.bridge.faces.index(card))
        assert self.bridge.outcomes(self.fast, self.copies) == {}
        self.same_table()

    def one_of(self, outcomes: Mapping[Card, int]) -> Card:
        return self.chance.choice(sorted(card for card, number in outcomes.items() for _ in range(number)))

    def turn(self, seat: int) -> None:
        self.same_score(seat)
        self.come_or_go(seat)
        while moves := self.same_legal(seat):
            self.enter(seat, self.choose(seat, moves))
            self.come_or_go(seat)

    def come_or_go(self, seat: int) -> None:
        """A restless seat may leave, or come back."""
        if self.restless[seat] and not self.going.below(SELDOM):
            self.leave(seat, not self.sheets[seat].left)

    def leave(self, seat: int, left: bool = True) -> None:
        own = self.rules.leaving(self.table.sheets[seat], left)
        sheets = (*self.table.sheets[:seat], own, *self.table.sheets[seat + 1 :])
        self.table = with_sheets(self.table, sheets)
        self.sheets[seat] = self.rules.leaving(self.sheets[seat], left)
        self.copies[seat]["left"] = left
        self.same_sheet(seat)

    def enter(self, seat: int, move: Move) -> None:
        self.sheets[seat] = self.rules.step(self.table, self.sheets[seat], move)
        step(self.bridge.tables, self.fast, self.copies[seat], number_of(self.bridge, move))
        self.same_sheet(seat)
        self.same_score(seat)

    def close(self) -> None:
        self.table = self.rules.close(self.table, self.sheets)
        self.sheets = list(self.table.sheets)
        close(self.bridge.tables, self.fast, self.copies)
        self.same_table()

    def choose(self, seat: int, moves: Sequence[Move]) -> Move:
        if self.styles[seat] == GREEDY:
            return self.choice.choice(self.same_best(seat, moves))
        if self.styles[seat] == AT_LEAST_TWO:
            moves = [move for move in moves if move.marks > 1] or moves
        return self.choice.choice(moves)

    # the same

    def same_legal(self, seat: int) -> Sequence[Move]:
        """The legal moves in their order."""
        moves = self.rules.legal(self.table, self.sheets[seat])
        count = legal(self.bridge.tables, self.fast, self.copies[seat], DESK)
        assert self.bridge.moves_of(self.fast, DESK["moves"][:count]) == moves
        assert [number_of(self.bridge, move) for move in moves] == DESK["moves"][:count].tolist()
        return moves

    def same_best(self, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """What a greedy bot chooses from."""
        best = best_of(self.rules, self.table, self.sheets[seat], moves)
        count = best_moves(self.bridge.tables, self.fast, self.copies[seat], DESK)
        assert list(self.bridge.moves_of(self.fast, DESK["moves"][:count])) == best
        return best

    def same_sheet(self, seat: int) -> None:
        assert self.bridge.sheet_of(self.copies[seat]) == self.sheets[seat]
        _, copies = self.bridge.state_of(self.table, [self.sheets[seat]])
        same_record(self.bridge, SHEET, copies[0], self.copies[seat])

    def same_score(self, seat: int) -> None:
        wanted = self.rules.score(self.table, self.sheets[seat])
        assert score_of(self.bridge, self.fast, self.copies[seat]) == wanted
        assert total(self.bridge.tables, self.fast, self.copies[seat]) == wanted.total

    def same_table(self) -> None:
        assert self.bridge.table_of(self.fast, self.copies) == self.table
        fast, copies = self.bridge.state_of(self.table)
        same_record(self.bridge, TABLE, fast, self.fast)
        for one, other in zip(copies, self.copies, strict=True):
            same_record(self.bridge, SHEET, one, other)


def number_of(bridge: Bridge, move: Move) -> int:
    """The number of a move that is legal."""
    if move == STAY:
        return layout.STAY
    if move.place:
        line = bridge.rules.plan.lines[bridge.rules.plan.numbers[move.line]]
        return line.stations[move.place - 1] + 1
    return (bridge.ways.index((move.line, move.way)) + 1) << layout.WAY_AT | move.marks


def score_of(bridge: Bridge, fast: Any, copy: Any) -> Score:
    """The boxes of the fast engine in the words of the reference."""
    tables, entries = bridge.tables, []
    for number in bits(int(copy["complete"])):
        gone = int(fast["claimed"]) & ~int(copy["firsts"]) & 1 << number
        about = {"line": bridge.rules.plan.lines[number].letter, "place": LATER if gone else FIRST}
        entries.append(Entry("completed", int(value(tables, fast, copy, number)), about))
    points, free = int(transfers(tables, copy)), int(unmarked(copy))
    each, framed = int(tables["transfer_points"]), whole(copy["framed"]).bit_count()
    entries.append(Entry("transfers", points, {"count": framed, "sum": points // each, "each": each}))
    entries.append(Entry("free", -int(cost(fast, free)), {"count": free}))
    return Score(tuple(entries))


def best_of(rules: VollVerplant, table: Table, sheet: Sheet, moves: Sequence[Move]) -> list[Move]:
    """The rule of the greedy bot, before it draws among equals."""
    marking = [move for move in moves if not rules.idle(move)] or list(moves)
    totals = [rules.score(table, rules.step(table, sheet, move)).total for move in marking]
    return [move for move, points in zip(marking, totals, strict=True) if points == max(totals)]


def same_record(bridge: Bridge, kind: np.dtype[Any], one: Any, other: Any) -> None:
    for name in set(kind.names or ()) - LOGS:
        used = slice(int(bridge.tables[USED[name]])) if name in USED else ...
        same = np.array_equal(np.atleast_1d(one[name])[used], np.atleast_1d(other[name])[used])
        assert same, f"{name}: {one[name]} is not {other[name]}"
