"""Each round links a symbol with an effect, which every card with that symbol then has."""

from collections.abc import Iterator, Mapping, Sequence

from metroscribe.core.cards import Card, Pile
from metroscribe.core.text import Arg, Text
from metroscribe.core.wording import Note, say_card
from metroscribe.games.next_station.board import SYMBOLS, WILD
from metroscribe.games.next_station.deck import EARLY
from metroscribe.games.next_station.effects import BRANCH, NO_EFFECT, Effect
from metroscribe.games.next_station.modules.module import Module
from metroscribe.games.next_station.moves import PASS
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import Grant, Table, Turn

SWITCH, JOKER, EXTENSION, DOUBLE_STATION = "switch", "joker", "extension", "double-station"
EFFECTS: Mapping[str, Effect] = {
    SWITCH: BRANCH,
    JOKER: Effect(anywhere=True, double=True),
    EXTENSION: NO_EFFECT,
    DOUBLE_STATION: Effect(circles=True),
}
"""That a station counts twice can never hurt, so nobody is asked."""


class SpecialStations(Module):
    name = "special-stations"
    travels = True
    each_round = ("symbol", "effect")
    step = EXTENSION
    piles = (Pile.of("symbol", SYMBOLS), Pile.of("effect", EFFECTS))

    def effects(self, setting: Setting) -> Mapping[str, Effect]:
        return EFFECTS

    def turn_effect(self, table: Table, turn: Turn) -> str:
        """Symbol cards trigger the effect, also as partner of a switch; a joker never does."""
        return table.faces("effect")[-1] if turn.symbol == table.faces("symbol")[-1] else ""

    def further(self, setting: Setting, table: Table, turn: Turn, sheet: Sheet) -> Grant | None:
        """Straight on to the next station whatever its symbol, never beside a track."""
        first = sheet.steps[0].move
        if EXTENSION not in turn.effects or first == PASS:
            return None
        network = setting.board.network
        start, end = (network.number[name] for name in (first.start, first.end))
        straight = network.sections[network.joining[start, end]].straight
        ahead = network.straight_on(start, end) if straight else None
        everywhere, within = setting.board.everywhere, turn.grant.within
        return None if ahead is None else Grant(everywhere, within=within & 1 << ahead)

    def say(self, card: Card) -> Text:
        return Text(say_card(card).key, {"early": EARLY})

    def notes(self, setting: Setting, table: Table) -> tuple[Note, ...]:
        """The effect with its symbol, or in words of its own in the turns in which it holds."""
        if not (dealt := self.in_force(table)):
            return ()
        symbol, effect = dealt
        if table.turn and effect.face in table.turn.effects:
            return (Note(Text("note-special-now", {"effect": self.say(effect)}), "turn", card=effect),)
        text = Text("note-special", {"symbol": symbol.face, "effect": self.say(effect)})
        return (Note(text, "round", card=effect),)

    def guide(self, setting: Setting) -> tuple[Text, ...]:
        about: dict[str, Arg] = {"early": EARLY, "loop": int(bool(setting.board.loop.sections))}
        effects = (Text(f"guide-effect-{card.face}", about) for card in self.piles[1].cards)
        example = Text(
            "guide-example-special-stations", {"symbol": SYMBOLS[0], "other": Text(f"symbol-{SYMBOLS[1]}")}
        )
        return (Text("guide-special-stations"), *effects, example)

    def readings(self, setting: Setting, effects: Sequence[Effect]) -> Iterator[Text]:
        yield Text("guide-readings-double-station")
        if setting.board.loop.sections:
            yield Text("guide-readings-extension")
        if WILD in setting.board.symbols:
            yield Text("guide-readings-printed")
        if not setting.deck.joker.double:
            yield Text("guide-readings-double-track")
