"""Each round links a symbol with an effect, which every card with that symbol then has."""

from metroscribe.core.cards import Pile
from metroscribe.core.text import Text
from metroscribe.games.next_station.deck import EARLY, SYMBOLS
from metroscribe.games.next_station.modules.module import Module
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import FIRST, Sheet
from metroscribe.games.next_station.table import Grant, Table, Turn

SWITCH, JOKER, EXTENSION, DOUBLE_STATION = "switch", "joker", "extension", "double-station"


class SpecialStations(Module):
    name = "special-stations"
    travels = True
    circles = True
    doubles = True
    each_round = ("symbol", "effect")
    step = EXTENSION
    piles = (
        Pile.of("symbol", SYMBOLS),
        Pile.of("effect", (SWITCH, JOKER, EXTENSION, DOUBLE_STATION)),
    )

    def __init__(self, deduction: int = 10) -> None:
        self.deduction = deduction

    def opened(self, setting: Setting, table: Table, turn: Turn) -> Turn:
        """Symbol cards trigger the effect, also as partner of a switch; a joker never does."""
        if turn.symbol != table.faces("symbol")[-1]:
            return turn
        effect = table.faces("effect")[-1]
        if effect == SWITCH and not setting.deck.branches(turn.number):
            return turn
        grant = turn.grant
        if effect == SWITCH:
            grant = grant._replace(branch=True)
        elif effect == JOKER:
            grant = grant._replace(wanted=setting.board.everywhere, double=True)
        return turn._replace(grant=grant, effects=(*turn.effects, effect))

    def drawn(self, setting: Setting, turn: Turn, sheet: Sheet, move: Move) -> Sheet:
        """The station just reached counts twice: it can never hurt, so nobody is asked."""
        if DOUBLE_STATION in turn.effects and sheet.steps[-1].kind == FIRST:
            return sheet.circle(1 << setting.board.network.number[move.end])
        return sheet

    def further(self, setting: Setting, table: Table, turn: Turn, sheet: Sheet) -> Grant | None:
        """Straight on to the next station whatever its symbol, never beside a track."""
        first = sheet.steps[0].move
        if EXTENSION not in turn.effects or first == PASS:
            return None
        network = setting.board.network
        start, end = (network.number[name] for name in (first.start, first.end))
        if not network.sections[network.joining[start, end]].straight:
            return None
        ahead = network.straight_on(start, end)
        return None if ahead is None else Grant(setting.board.everywhere, within=1 << ahead)

    def guide(self, setting: Setting) -> tuple[Text, ...]:
        effects = (Text(f"guide-effect-{card.face}", {"early": EARLY}) for card in self.piles[1].cards)
        return (Text("guide-special-stations"), *effects)
