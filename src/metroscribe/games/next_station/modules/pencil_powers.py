"""Each pencil has a power, dealt for the match; whoever holds it may use it once in the round."""

from collections.abc import Iterator, Mapping, Sequence

from metroscribe.core.cards import Pile
from metroscribe.core.text import Arg, Text
from metroscribe.core.wording import Note, say_card
from metroscribe.games.next_station.board import SYMBOLS, WILD
from metroscribe.games.next_station.deck import EARLY
from metroscribe.games.next_station.effects import BRANCH, NO_EFFECT, Effect, Weights
from metroscribe.games.next_station.modules.module import Module
from metroscribe.games.next_station.moves import PASS
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import PLACES, Grant, Table, Turn

SECOND, JOKER, SWITCH, CIRCLE = "second", "joker", "switch", "circle"
PILE = "power"


class PencilPowers(Module):
    name = "pencil-powers"
    travels = True
    powers = True
    step = SECOND
    at_start = (PILE,) * PLACES
    piles = (Pile.of(PILE, (SECOND, JOKER, SWITCH, CIRCLE)),)

    def effects(self, setting: Setting) -> Mapping[str, Effect]:
        """Circle: one station of the line counts twice, best in its best district."""
        circle = Effect(weights=Weights(circles=1))
        return {SECOND: NO_EFFECT, JOKER: setting.deck.joker, SWITCH: BRANCH, CIRCLE: circle}

    def power(self, setting: Setting, table: Table, colour: str) -> str:
        """The powers are dealt to the pencils in the city's order."""
        return table.faces(PILE)[setting.pencils.index(colour)]

    def line_effect(self, setting: Setting, table: Table, round_: int, colour: str) -> str:
        return self.power(setting, table, colour)

    def further(self, setting: Setting, table: Table, turn: Turn, sheet: Sheet) -> Grant | None:
        """A second section to the same symbol; after a joker, to the symbol that the first one reached."""
        first = sheet.steps[0].move
        if sheet.spent or first == PASS or self.power(setting, table, sheet.ink.line.colour) != SECOND:
            return None
        wanted = turn.grant.wanted
        if wanted == setting.board.everywhere:
            symbol = setting.board.symbols[setting.board.network.number[first.end]]
            wanted = wanted if symbol == WILD else setting.board.matching(symbol)
        return turn.grant._replace(wanted=wanted, power=SECOND)

    def notes(self, setting: Setting, table: Table) -> tuple[Note, ...]:
        """Which pencil has which power."""
        return tuple(
            Note(Text("note-power", {"colour": colour, "card": say_card(card)}), "round", colour, card)
            for colour, card in zip(setting.pencils, self.in_force(table), strict=False)
        )

    def guide(self, setting: Setting) -> tuple[Text, ...]:
        about: dict[str, Arg] = {"early": EARLY, "wild": setting.board.symbols.count(WILD)}
        powers = (Text(f"guide-power-{card.face}", about) for card in self.piles[0].cards)
        example = Text("guide-example-powers", {"symbol": SYMBOLS[0], "other": Text(f"symbol-{SYMBOLS[1]}")})
        return (Text("guide-powers", {"count": PLACES}), *powers, example)

    def readings(self, setting: Setting, effects: Sequence[Effect]) -> Iterator[Text]:
        yield Text("guide-readings-powers")
        yield Text("guide-readings-second")
        if WILD in setting.board.symbols:
            yield Text("guide-readings-second-wild")
        yield Text("guide-readings-circle")
        if any(effect.weights.doubled for effect in effects):
            yield Text("guide-readings-circle-doubled")
        if any(effect.circles for effect in effects):
            yield Text("guide-readings-circle-station")
            yield Text("guide-readings-joker-power")
