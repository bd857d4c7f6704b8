"""Some of the city's objectives are dealt; each one the network meets is worth the same points."""

from collections.abc import Mapping
from typing import ClassVar

from metroscribe.core.cards import Card, Pile
from metroscribe.core.text import Arg, Text
from metroscribe.core.wording import Note, say_card
from metroscribe.games.next_station.modules.module import Module
from metroscribe.games.next_station.scoring import Row
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.table import Table

DEALT, GOAL_POINTS = 2, 10
"""Unless the city says otherwise."""


class Objectives(Module):
    name = "objectives"
    boxes = ("objective",)
    figures: ClassVar[Mapping[str, int]] = {"dealt": DEALT, "points": GOAL_POINTS}

    def __init__(self, objectives: Mapping[str, Row], dealt: int = DEALT, deduction: int = 10) -> None:
        self.objectives, self.deduction = objectives, deduction
        self.piles = (Pile.of("objective", objectives),)
        self.at_start = ("objective",) * dealt

    def say(self, card: Card) -> Text:
        """With how much is asked for, and of stations where how many lines stop."""
        row = self.objectives[card.face]
        return Text(say_card(card).key, {"least": len(row.track) - 1, "lines": row.tally.lines})

    def rows(self, table: Table) -> tuple[Row, ...]:
        return tuple([self.objectives[name] for name in table.faces("objective")])

    def notes(self, setting: Setting, table: Table) -> tuple[Note, ...]:
        return tuple(
            Note(Text("note-objective", {"objective": card.face, "card": self.say(card)}), "match", card=card)
            for card in self.in_force(table)
        )

    def guide(self, setting: Setting) -> tuple[Text, ...]:
        cards = self.piles[0].cards
        points = next(iter(self.objectives.values())).track[-1]
        about: dict[str, Arg] = {"dealt": len(self.at_start), "cards": len(cards), "points": points}
        example = Text("guide-example-objectives", {"points": len(self.at_start) * points})
        return (Text("guide-objectives", about), *map(self.say, cards), example)
