"""Matches in which anything is tried: what a sheet says of itself always agrees."""

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import NotAllowed, NotNotation, NotNow
from metroscribe.core.match import Match
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet
from tests.voll_verplant.boards import plan, rules_of

SEATS = st.integers(0, 1)
PLAN = plan("c f", A="a b c d [2]", B="b e [1]", R="ring d f e g [2]")
CARDS = {"numbers": [2, 3, 4, 6], "express": [2, 3], "transfers": 2, "free_rides": 1, "reshuffle": 6}
TEXTS = st.from_regex(r"[ABRX][<>]?:[0-4+]|@[ABRX][1-5]|-", fullmatch=True)


class AnyMatch(RuleBasedStateMachine):
    match: Match
    game: VollVerplant
    was_away: bool

    @initialize(seed=st.integers(0, 10_000), expert=st.booleans())
    def begin(self, seed: int, expert: bool) -> None:
        self.game = rules_of(PLAN, ["expert-rule"] if expert else [], CARDS)
        self.match = Match(self.game, Seeded(seed), 2)
        self.was_away = False

    @rule(seat=SEATS, choice=st.integers(0, 1000))
    def enter(self, seat: int, choice: int) -> None:
        if legal := self.match.legal(seat):
            self.match.stage(seat, legal[choice % len(legal)])

    @rule(seat=SEATS, text=TEXTS)
    def try_anything(self, seat: int, text: str) -> None:
        move, before = self.game.parse(text), self.match.sheet(seat)
        if move in self.match.legal(seat):
            self.match.stage(seat, move)
        else:
            with pytest.raises((NotAllowed, NotNow)):
                self.match.stage(seat, move)
            assert self.match.sheet(seat) == before

    @rule(seat=SEATS, left=st.booleans())
    def leave_or_come_back(self, seat: int, left: bool) -> None:
        staged = self.match.staged(seat)
        self.match.leave(seat, left)
        self.was_away |= left
        assert self.match.staged(seat) == staged
        assert not (seat in self.match.left and self.match.legal(seat))

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        if self.match.staged(seat):
            self.match.take_back(seat)
        else:
            with pytest.raises(NotNow):
                self.match.take_back(seat)
            assert self.match.sheet(seat) == self.match.table.sheets[seat]

    @rule()
    def close(self) -> None:
        if self.match.ready:
            self.match.close()
        else:
            with pytest.raises(NotNow):
                self.match.close()

    @precondition(lambda self: not self.match.over)
    @rule(choices=st.lists(st.integers(0, 1000), min_size=2, max_size=8))
    def finish_the_turn(self, choices: list[int]) -> None:
        for seat in range(2):
            while legal := self.match.legal(seat):
                number = len(self.match.staged(seat)) + seat
                self.match.stage(seat, legal[choices[number % len(choices)] % len(legal)])
        self.match.close()

    def sheets(self) -> list[Sheet]:
        return [self.match.sheet(seat) for seat in range(2)]

    @invariant()
    def no_window_is_written_twice(self) -> None:
        for sheet in self.sheets():
            counts = [(len(w), line.windows) for w, line in zip(sheet.ink.windows, PLAN.lines, strict=True)]
            assert all(written <= windows for written, windows in counts)
            empty = sum(windows - written for written, windows in counts)
            assert 0 <= sheet.free <= empty
            assert self.was_away or sheet.free == empty

    @invariant()
    def every_frame_is_a_mark_and_has_a_plus_of_its_own(self) -> None:
        for sheet in self.sheets():
            assert sheet.ink.framed & ~sheet.ink.marks == 0
            assert sheet.ink.framed.bit_count() <= sum(written.count("+") for written in sheet.ink.windows)

    @invariant()
    def a_first_value_belongs_to_a_complete_line(self) -> None:
        for sheet in self.match.table.sheets:
            assert sheet.ink.firsts & ~self.game.complete(sheet) == 0
            assert sheet.ink.firsts & ~self.match.table.claimed == 0

    @invariant()
    def the_table_shows_closed_turns_only(self) -> None:
        assert all(sheet.due == 1 for sheet in self.match.table.sheets)

    @invariant()
    def a_position_can_be_read_back(self) -> None:
        for seat, sheet in enumerate(self.match.table.sheets):
            try:
                table = self.game.positions.read(self.game.positions.write(self.match.table, seat))
            except NotNotation as failure:
                raise AssertionError("the table is no position") from failure
            assert table.sheets == (sheet,)


TestAnyMatch = pytest.mark.slow(AnyMatch.TestCase)
