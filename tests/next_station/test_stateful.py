"""Matches in which anything is tried: the masks of a sheet always say what its lines say."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import NotAllowed, NotNow
from metroscribe.core.match import Match
from metroscribe.core.network import bits, mask_of
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Line, Sheet
from tests.next_station.boards import paper_tokyo
from tests.next_station.referee import Map, pair

SEATS = st.integers(0, 1)
STATIONS = st.deferred(lambda: st.sampled_from(paper_tokyo().board.network.names))


class AnyMatch(RuleBasedStateMachine):
    match: Match
    game: NextStation
    printed: Map

    @initialize(
        seed=st.integers(0, 10_000), modules=st.sets(st.sampled_from(["objectives", "special-stations"]))
    )
    def begin(self, seed: int, modules: set[str]) -> None:
        self.game = paper_tokyo().rules(modules)
        self.printed = Map(paper_tokyo().map_file)
        self.match = Match(self.game, Seeded(seed), 2)

    @rule(seat=SEATS, choice=st.integers(0, 1000))
    def draw(self, seat: int, choice: int) -> None:
        if legal := self.match.legal(seat):
            self.match.stage(seat, legal[choice % len(legal)])

    @rule(seat=SEATS, start=STATIONS, end=STATIONS, double=st.booleans())
    def try_anything(self, seat: int, start: str, end: str, double: bool) -> None:
        move, before = Move(start, end, double), self.match.sheet(seat)
        if move in self.match.legal(seat):
            self.match.stage(seat, move)
        else:
            with pytest.raises((NotAllowed, NotNow)):
                self.match.stage(seat, move)
            assert self.match.sheet(seat) == before

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
            for n in range(3):
                if legal := self.match.legal(seat):
                    self.match.stage(seat, legal[choices[(seat + n) % len(choices)] % len(legal)])
        self.match.close()

    def sheets(self) -> list[Sheet]:
        return [self.match.sheet(seat) for seat in range(2)]

    @invariant()
    def masks_agree_with_sections(self) -> None:
        board = self.game.board
        for sheet in self.sheets():
            drawn = Counter(
                [*bits(board.loop.sections), *(n for line in sheet.ink.lines for n in line.sections)]
            )
            assert max(drawn.values()) <= 2
            assert sheet.ink.tracks == mask_of(drawn)
            assert sheet.ink.doubles == mask_of(section for section, tracks in drawn.items() if tracks == 2)
            crossings = board.network.crossings
            assert sheet.ink.crossed == mask_of(n for section in drawn for n in bits(crossings[section]))

    @invariant()
    def every_line_is_a_tree_with_its_ends(self) -> None:
        for sheet in self.sheets():
            for line in sheet.ink.lines:
                self.check_line(line)

    def check_line(self, line: Line) -> None:
        network, reached = self.game.network, set(self.game.board.departures[line.colour])
        degree: Counter[int] = Counter()
        for number in line.sections:
            section = network.sections[number]
            assert len({section.a, section.b} & reached) == 1, "each section leads to one new station"
            reached |= {section.a, section.b}
            degree.update((section.a, section.b))
        assert line.stations == mask_of(reached)
        assert line.ends == mask_of(station for station in reached if degree[station] <= 1)
        assert line.circled & ~line.stations == 0

    @invariant()
    def no_two_sections_cross(self) -> None:
        network = self.game.network
        for sheet in self.sheets():
            names = {pair(*network.section_name(n).split("-")) for n in bits(sheet.ink.tracks)}
            assert not any(self.printed.crossing(one, other) for one, other in combinations(sorted(names), 2))

    @invariant()
    def the_table_shows_closed_turns_only(self) -> None:
        assert all(not sheet.steps for sheet in self.match.table.sheets)


TestAnyMatch = pytest.mark.slow(AnyMatch.TestCase)
