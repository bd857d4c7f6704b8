"""Some of the city's objectives are dealt; each one the network meets is worth the same points."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from metroscribe.core.cards import Pile
from metroscribe.core.score import Entry
from metroscribe.core.text import Arg, Text
from metroscribe.games.next_station.modules.module import Module
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import Table
from metroscribe.games.next_station.terms import Measure

if TYPE_CHECKING:
    from metroscribe.games.next_station.rules import NextStation


@dataclass(frozen=True, slots=True)
class Objective:
    measure: Measure
    at_least: int


class Objectives(Module):
    name = "objectives"

    def __init__(
        self, objectives: Mapping[str, Objective], dealt: int = 2, points: int = 10, deduction: int = 10
    ) -> None:
        self.objectives, self.points, self.deduction = objectives, points, deduction
        self.piles = (Pile.of("objective", objectives),)
        self.at_start = ("objective",) * dealt

    def entries(self, rules: "NextStation", table: Table, sheet: Sheet) -> Iterable[Entry]:
        for name in table.faces("objective"):
            objective = self.objectives[name]
            count, least = objective.measure.measure(rules.board, sheet), objective.at_least
            args: dict[str, str | int] = {"objective": name, "count": min(count, least), "least": least}
            yield Entry("objective", self.points if count >= least else 0, args)

    def guide(self, rules: "NextStation") -> tuple[Text, ...]:
        cards = self.piles[0].cards
        about: dict[str, Arg] = {"dealt": len(self.at_start), "cards": len(cards), "points": self.points}
        return (Text("guide-objectives", about), *(rules.say(card) for card in cards))
