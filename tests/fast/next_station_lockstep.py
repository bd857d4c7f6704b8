"""A match on both engines at once: every chance, decision, step, close and score must be the same."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from metroscribe.core.cards import Card
from metroscribe.core.game import Options
from metroscribe.core.network import bits
from metroscribe.core.rng import Stream
from metroscribe.fast.next_station.bridge import Bridge, is_open
from metroscribe.fast.next_station.dealing import close, outcomes, reveal
from metroscribe.fast.next_station.drawing import legal, step
from metroscribe.fast.next_station.layout import OBJECTIVE, STATE, new_desk
from metroscribe.fast.next_station.moves import move_of, number_of
from metroscribe.fast.next_station.scoring import box_count, box_points, current_stations, line_points, total
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import PLACES, ROUNDS, Table

DESK = new_desk()
OF_A_TURN = {"wanted", "branch", "double", "line", "frames", "circles", "twice", "effect"}
LISTS = {"flipped": "flips", "steps": "taken"}
"""Fields of which only the beginning is in use, and the one that says how much."""


class Lockstep:
    """Both engines at the same point of a match; what one does the other does, or the test fails."""

    def __init__(
        self,
        bridge: Bridge,
        seed: str,
        seats: int = 1,
        options: Options = Options(),
        table: Table | None = None,
    ) -> None:
        """From the beginning, or from a table that has come further."""
        self.bridge, self.rules = bridge, bridge.rules
        self.chance, self.choice = Stream(seed, "deal"), Stream(seed, "moves")
        self.table = table or self.rules.new(seats, options)
        self.sheets: list[Sheet] = []
        self.states = [bridge.state_of(self.table, sheet, i) for i, sheet in enumerate(self.table.sheets)]
        self.decisions = 0

    def play(self) -> None:
        """To the end, with random cards and random moves."""
        self.deal()
        while self.rules.outcome(self.table) is None:
            self.turn()
            self.table = self.rules.close(self.table, self.sheets)
            for state in self.states:
                close(self.bridge.tables, state)
            self.same_tables()
            self.deal()

    def deal(self) -> None:
        while outcomes := self.rules.outcomes(self.table):
            card = self.one_of(outcomes)
            for state in self.states:
                assert self.bridge.outcomes(state) == outcomes
                reveal(self.bridge.tables, state, card_number(self.bridge, state, card))
            self.table = self.rules.reveal(self.table, card)
            self.same_tables()
        assert not any(self.bridge.outcomes(state) for state in self.states)
        self.sheets = list(self.table.sheets)

    def one_of(self, outcomes: Mapping[Card, int]) -> Card:
        cards = sorted(card for card, number in outcomes.items() for _ in range(number))
        return self.chance.choice(cards)

    def turn(self) -> None:
        for seat in range(len(self.sheets)):
            self.same_score(seat)
            while self.same_legal(seat):
                move = self.choose(seat)
                self.sheets[seat] = self.rules.step(self.table, self.sheets[seat], move)
                step(self.bridge.tables, self.states[seat], number_of(self.rules, move))
                self.decisions += 1
                self.same_sheet(seat)
                self.same_score(seat)

    def choose(self, seat: int) -> Any:
        """Mostly a section; a pass now and then."""
        moves = self.rules.legal(self.table, self.sheets[seat])
        sections = moves[:-1]
        return self.choice.choice(sections) if sections and self.choice.below(12) else moves[-1]

    # the same

    def legal(self, seat: int) -> list[int]:
        count = legal(self.bridge.tables, self.states[seat], DESK)
        return [int(number) for number in DESK["moves"][:count]]

    def same_legal(self, seat: int) -> bool:
        wanted = self.rules.legal(self.table, self.sheets[seat])
        moves = [move_of(self.rules, number) for number in self.legal(seat)]
        assert len(moves) == len(wanted)
        assert set(moves) == set(wanted)
        assert all(number_of(self.rules, move_of(self.rules, n)) == n for n in self.legal(seat))
        return bool(wanted)

    def same_sheet(self, seat: int) -> None:
        sheet, state = self.sheets[seat], self.states[seat]
        assert self.bridge.sheet_of(state) == sheet
        same_state(self.bridge.state_of(self.table, sheet, seat), state)

    def same_score(self, seat: int) -> None:
        wanted = self.rules.score(self.table, self.sheets[seat])
        assert boxes(self.bridge.tables, self.states[seat]) == [entry.points for entry in wanted]
        assert total(self.bridge.tables, self.states[seat]) == wanted.total

    def same_tables(self) -> None:
        for seat, state in enumerate(self.states):
            alone = seat_alone(self.table, seat)
            if alone is not None:
                assert self.bridge.table_of(state, self.table.draws) == alone
            same_state(self.bridge.state_of(self.table, self.table.sheets[seat], seat), state)


def card_number(bridge: Bridge, state: Any, card: Card) -> int:
    """The number of a card that may come; of several with the same face the first."""
    cards = bridge.cards[card.pile]
    return next(number for number in bits(int(outcomes(state))) if cards[number] == card)


def boxes(tables: Any, state: Any) -> list[int]:
    """The points of every box in the order of the reference."""
    own, rounds = current_stations(state), min(int(state["round"]), ROUNDS)
    rows, dealt = int(tables["boxes"]), map(int, state["objectives"][: state["dealt"][OBJECTIVE]])
    lines = [line_points(tables, state, round_) for round_ in range(1, rounds + 1)]
    numbers = [*range(rows), *(rows + number for number in dealt)]
    return lines + [box_points(tables, box, box_count(tables, state, box, own)) for box in numbers]


def seat_alone(table: Table, seat: int) -> Table | None:
    """The table as if the others were not there; None while the ring is dealt for somebody else."""
    place = table.place(seat)
    if place and len(table.ring) < PLACES:
        return None
    ring = (*table.ring[place:], *table.ring[:place])
    pencils = sum(card.pile == "pencil" for card in table.dealt)
    others = (card for card in table.dealt if card.pile not in ("pencil", "first"))
    dealt = (*(Card("pencil", face) for face in ring[:pencils]), *others)
    return table._replace(sheets=(table.sheets[seat],), ring=ring, dealt=dealt, seating=())


def same_state(one: Any, other: Any) -> None:
    """Field for field. The log has no order of its own between lines, so sheets are compared instead."""
    for name in STATE.names or ():
        used = slice(int(one[LISTS[name]])) if name in LISTS else ...
        if name != "log" and (is_open(one) or name not in OF_A_TURN):
            same = np.array_equal(np.atleast_1d(one[name])[used], np.atleast_1d(other[name])[used])
            assert same, f"{name}: {one[name]} is not {other[name]}"
