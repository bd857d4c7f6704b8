"""The two rules that only Gateford has."""

from collections.abc import Mapping

from metroscribe.core.text import Text
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.effects import Effect
from metroscribe.games.next_station.modules import Module
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import Ink, Sheet
from metroscribe.games.next_station.table import Table, Turn
from metroscribe.games.next_station.tallies import Kind, Tally

SHUT = "shut"


class Gates(Module):
    """Marked sections that nobody may draw before a round."""

    name = "gates"
    always = True

    def __init__(self, opening: int) -> None:
        self.opening = opening

    def effects(self, setting: Setting) -> Mapping[str, Effect]:
        return {SHUT: Effect(closes="gate")}

    def turn_effect(self, table: Table, turn: Turn) -> str:
        return SHUT if table.round < self.opening else ""

    def guide(self, setting: Setting) -> tuple[Text, ...]:
        return (Text("guide-gates", {"opening": self.opening}),)


class Depots(Module):
    """The ends of a round's line are framed when the round is over."""

    name = "depots"
    always = True
    frames = True

    def round_closed(self, setting: Setting, table: Table, sheet: Sheet) -> Sheet:
        line = sheet.ink.line
        return sheet._replace(ink=sheet.ink.frame(line.ends)) if line.sections else sheet

    def guide(self, setting: Setting) -> tuple[Text, ...]:
        return (Text("guide-depots"),)


def depots(_tally: Tally, _board: Board, ink: Ink) -> int:
    return ink.framed.bit_count()


MODULES = {module.name: module for module in (Gates, Depots)}
TALLIES = {"depots": Kind(depots)}
