"""A desk at which rounds have gone by, for what depends on the number of the round."""

from collections.abc import Iterator

from metroscribe.core.cards import DECK, Card
from metroscribe.core.game import Options
from metroscribe.games.next_station.city import City
from metroscribe.games.next_station.moves import Move
from tests.next_station.desk import Desk


class Evening(Desk):
    """`lines` are by colour in the order of the rounds; the last one belongs to the round that is played.

    They are put on the sheet as they are. `dealt` are the cards of modules in the order in which they are
    due; the station cards of earlier rounds come as they may.
    """

    def __init__(self, city: City, modules: str = "", dealt: str = "", **lines: str) -> None:
        self.rules = city.rules(modules.split())
        ring = [*lines, *(colour for colour in city.pencils if colour not in lines)]
        self.table = self.rules.new(1, Options({"pencils": " ".join(ring)}))
        self._waiting: Iterator[str] = iter(dealt.split())
        for number, line in enumerate(lines.values(), 1):
            while self.table.round < number:
                self._any_card()
            self._set_up()
            self.sheet = self.table.sheets[0]
            self._put(line)

    def _set_up(self) -> None:
        """Deal what modules have due before the cards of a round."""
        while self.table.due and self.table.due[0] != DECK:
            self._reveal(Card.of(next(self._waiting)))

    def _any_card(self) -> None:
        if self.table.due:
            known = self.table.due[0] in (DECK, "preview")
            outcomes = self.rules.outcomes(self.table)
            self._reveal(min(outcomes) if known else Card.of(next(self._waiting)))
        else:
            self.table = self.rules.close(self.table, [self.sheet])

    def _put(self, line: str) -> None:
        for move in map(Move.parse, line.split()):
            start, end = (self.rules.network.number[name] for name in (move.start, move.end))
            ink, _ = self.sheet.ink.draw(self.rules.network, start, end)
            self.sheet = self.sheet._replace(ink=ink)
