"""The modules. Each is a handful of hooks that the rules call; no module knows a city."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from metroscribe.core.cards import Card, Pile
from metroscribe.core.score import Entry
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.deck import SYMBOLS
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import Grant, Table, Turn
from metroscribe.games.next_station.terms import Measure


class Module:
    """What a module may do; by default nothing. `deduction` only chooses the solo verdict."""

    name: ClassVar[str]
    piles: tuple[Pile, ...] = ()
    at_start: tuple[str, ...] = ()
    """The piles that are dealt from before the first round, once for each mention."""
    each_round: tuple[str, ...] = ()
    deduction: int = 0

    def opened(self, board: Board, table: Table, turn: Turn) -> Turn:
        """The turn with what the module grants in it."""
        return turn

    def drawn(self, board: Board, turn: Turn, sheet: Sheet, move: Move) -> Sheet:
        """The sheet after a section was drawn."""
        return sheet

    def further(self, board: Board, turn: Turn, sheet: Sheet) -> Grant | None:
        """A further step of this turn, after those already taken."""
        return None

    def entries(self, board: Board, table: Table, sheet: Sheet) -> Iterable[Entry]:
        """Boxes it adds to the score pad."""
        return ()

    def in_force(self, table: Table) -> tuple[Card, ...]:
        """Its dealt cards that matter now: those dealt for good, and the last of those dealt each round."""
        for_good = tuple(card for card in table.dealt if card.pile in self.at_start)
        by_round = (table.of_pile(pile)[-1:] for pile in self.each_round)
        return (*for_good, *(card for cards in by_round for card in cards))


@dataclass(frozen=True, slots=True)
class Objective:
    measure: Measure
    at_least: int


class Objectives(Module):
    """Some of the city's objectives are dealt; each one the network meets is worth the same points."""

    name = "objectives"

    def __init__(
        self, objectives: Mapping[str, Objective], dealt: int = 2, points: int = 10, deduction: int = 10
    ) -> None:
        if dealt > len(objectives):
            raise ValueError(f"{dealt} > {len(objectives)}")
        self.objectives, self.points, self.deduction = objectives, points, deduction
        self.piles = (Pile.of("objective", objectives),)
        self.at_start = ("objective",) * dealt

    def entries(self, board: Board, table: Table, sheet: Sheet) -> Iterable[Entry]:
        for name in table.faces("objective"):
            objective = self.objectives[name]
            count = objective.measure.measure(board, sheet)
            met = count >= objective.at_least
            least = objective.at_least
            args: dict[str, str | int] = {"objective": name, "count": min(count, least), "least": least}
            yield Entry("objective", self.points if met else 0, args)


SWITCH, JOKER, EXTENSION, DOUBLE_STATION = "switch", "joker", "extension", "double-station"


class SpecialStations(Module):
    """Each round links a symbol with an effect, which every card with that symbol then has."""

    name = "special-stations"
    each_round = ("symbol", "effect")
    piles = (
        Pile.of("symbol", SYMBOLS),
        Pile.of("effect", (SWITCH, JOKER, EXTENSION, DOUBLE_STATION)),
    )

    def __init__(self, deduction: int = 10) -> None:
        self.deduction = deduction

    def opened(self, board: Board, table: Table, turn: Turn) -> Turn:
        """Symbol cards trigger the effect, also as partner of a switch; a joker never does."""
        if turn.symbol != table.faces("symbol")[-1]:
            return turn
        effect = table.faces("effect")[-1]
        if effect == SWITCH and turn.early:
            return turn
        grant = turn.grant
        if effect == SWITCH:
            grant = replace(grant, branch=True)
        elif effect == JOKER:
            grant = replace(grant, wanted=board.everywhere, double=True)
        return replace(turn, grant=grant, effects=(*turn.effects, effect))

    def drawn(self, board: Board, turn: Turn, sheet: Sheet, move: Move) -> Sheet:
        """The station just reached counts twice: it can never hurt, so nobody is asked."""
        if DOUBLE_STATION in turn.effects and len(sheet.steps) == 1:
            return sheet.circle(1 << board.network.number[move.end])
        return sheet

    def further(self, board: Board, turn: Turn, sheet: Sheet) -> Grant | None:
        """Straight on to the next station whatever its symbol, never beside a track."""
        if EXTENSION not in turn.effects or len(sheet.steps) != 1 or sheet.steps[0] == PASS:
            return None
        start, end = (board.network.number[name] for name in (sheet.steps[0].start, sheet.steps[0].end))
        if not board.network.sections[sheet.line.sections[-1]].straight:
            return None
        ahead = board.network.straight_on(start, end)
        return None if ahead is None else Grant(board.everywhere, within=1 << ahead)
