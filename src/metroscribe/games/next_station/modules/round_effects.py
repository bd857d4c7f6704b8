"""Four of five effects, one for each round, all open from the start."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from metroscribe.core.cards import Card, Pile
from metroscribe.core.text import Arg, Text
from metroscribe.core.wording import Note, say_card
from metroscribe.games.next_station.effects import NO_EFFECT, Effect, Weights
from metroscribe.games.next_station.modules.module import Module
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.table import PREVIEW, ROUNDS, Table, Turn

CORNER_COUNTS = 3
"""As how many districts a corner counts under triple corners."""
EXAMPLE = 5
"""Districts of a line, one of them a corner, to show how they are counted."""
LOOK_AHEAD, RECURRING_SWITCH = "look-ahead", "recurring-switch"
TRIPLE_CORNERS, DOUBLE_STATIONS, DOUBLE_TRACKS = "triple-corners", "double-stations", "double-tracks"
PILE, SWAP = "round-effect", "swap"
EFFECTS: Mapping[str, Effect] = {
    LOOK_AHEAD: NO_EFFECT,
    RECURRING_SWITCH: NO_EFFECT,
    TRIPLE_CORNERS: Effect(weights=Weights(corner=CORNER_COUNTS)),
    DOUBLE_STATIONS: Effect(weights=Weights(doubled=True)),
    DOUBLE_TRACKS: Effect(double=True),
}


class RoundEffects(Module):
    name = "round-effects"
    travels = True
    deduction = 25
    figures: ClassVar[Mapping[str, int]] = {"dealt": ROUNDS, "cards": len(EFFECTS)}
    at_start = (PILE,) * ROUNDS
    piles = (
        Pile.of(PILE, EFFECTS),
        Pile.of(SWAP, [str(number) for number in range(2, ROUNDS + 1)]),
    )

    def say(self, card: Card) -> Text:
        return Text(say_card(card).key, {"count": CORNER_COUNTS})

    def more(self, table: Table) -> tuple[str, ...]:
        """Double tracks mean nothing in the first round: they change places with a random other one."""
        needed = table.faces(PILE)[:1] == (DOUBLE_TRACKS,) and not table.of_pile(SWAP)
        return (SWAP,) if needed else ()

    def order(self, table: Table) -> tuple[str, ...]:
        """The effects by round."""
        effects = list(table.faces(PILE))
        for face in table.faces(SWAP):
            other = int(face) - 1
            effects[0], effects[other] = effects[other], effects[0]
        return tuple(effects)

    def effect(self, table: Table, round_: int) -> str:
        return self.order(table)[round_ - 1]

    def effects(self, setting: Setting) -> Mapping[str, Effect]:
        return EFFECTS

    def turn_effect(self, table: Table, turn: Turn) -> str:
        effect = self.effect(table, table.round)
        return effect if effect == DOUBLE_TRACKS else ""

    def line_effect(self, setting: Setting, table: Table, round_: int, colour: str) -> str:
        return self.effect(table, round_)

    def shown(self, setting: Setting, table: Table) -> tuple[str, ...]:
        """Look ahead: the next card lies open before anybody draws; the last turn has none."""
        looking = self.effect(table, table.round) == LOOK_AHEAD
        return (PREVIEW,) if looking and not setting.deck.closes(table.flipped) else ()

    def returned(self, setting: Setting, table: Table) -> tuple[Card, ...]:
        """The switch goes back once, at the end of its first turn."""
        recurring = self.effect(table, table.round) == RECURRING_SWITCH
        last = table.flipped[-2:-1]
        if not recurring or table.returned or not last or not setting.deck.cards[last[0]].switch:
            return ()
        return last

    def in_force(self, table: Table) -> tuple[Card, ...]:
        """This round's effect, then those to come."""
        return tuple(Card(PILE, face) for face in self.order(table)[max(table.round, 1) - 1 :])

    def notes(self, setting: Setting, table: Table) -> tuple[Note, ...]:
        """Which round has which effect."""
        cards = enumerate(self.in_force(table), max(table.round, 1))
        return tuple(
            Note(
                Text("note-round", {"round": round_, "card": self.say(card)}),
                "round" if round_ == table.round else "later",
                card=card,
            )
            for round_, card in cards
        )

    def guide(self, setting: Setting) -> tuple[Text, ...]:
        cards = self.piles[0].cards
        about: dict[str, Arg] = {"dealt": len(self.at_start), "cards": len(cards)}
        figures: dict[str, Arg] = {"count": CORNER_COUNTS, "lines": len(setting.deck.lines)}
        effects = (Text(f"guide-round-effect-{card.face}", figures) for card in cards)
        counted = EXAMPLE + CORNER_COUNTS - 1
        example = Text("guide-example-round-effects", {"districts": EXAMPLE, "counted": counted})
        return (Text("guide-round-effects", about), *effects, example)

    def readings(self, setting: Setting, effects: Sequence[Effect]) -> Iterator[Text]:
        """A deck of two lines is that of their own city; elsewhere they are guests."""
        if setting.deck.lines:
            yield Text("guide-readings-better-line")
            return
        yield Text("guide-readings-visiting", {"points": self.deduction})
        yield Text("guide-readings-recurring")
        yield Text("guide-readings-corners")
        if setting.board.loop.sections:
            yield Text("guide-readings-beside-loop")
