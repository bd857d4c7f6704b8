"""One sheet on one desk: say which cards come, draw, and ask what is allowed and what it scores.

desk = Desk(city, blue="C1-C2", line="A1-B1").flip("circle")
assert desk.legal == {"B1-B2", "-"}
"""

from collections.abc import Mapping

import pytest

from metroscribe.core.cards import Card
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.game import Options
from metroscribe.core.network import bits
from metroscribe.core.score import Score
from metroscribe.games.next_station.city import City
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import Table


class Desk:
    """`drawn` are the lines of earlier rounds by colour, `line` what `pencil` has drawn in this one.

    They are put on the sheet as they are, without cards; `flip` and `draw` follow the rules. `dealt` are
    the cards of modules, such as `symbol:circle`, in the order in which they are due.
    """

    def __init__(
        self,
        city: City,
        modules: str = "",
        dealt: str = "",
        pencil: str = "purple",
        line: str = "",
        **drawn: str,
    ) -> None:
        self.rules: NextStation = city.rules(modules.split())
        others = [colour for colour in city.pencils if colour != pencil]
        self.table: Table = self.rules.new(1, Options({"pencils": " ".join([pencil, *others])}))
        for card in dealt.split():
            self._reveal(Card.of(card))
        self.sheet = draw_lines(self.rules, {**drawn, pencil: line})

    def _reveal(self, card: Card) -> None:
        assert card in self.rules.outcomes(self.table), f"{card} cannot come now"
        self.table = self.rules.reveal(self.table, card)

    def flip(self, *signs: str) -> "Desk":
        """One turn's cards, such as `circle` or `subway-circle`; an open turn is closed before."""
        if self.table.turn is not None:
            self.table = self.rules.close(self.table, [self.sheet])
            self.sheet = self.table.sheets[0]
        for sign in signs:
            self._reveal(min(card for card in self.rules.outcomes(self.table) if card.face.endswith(sign)))
        assert self.table.turn is not None, "a switch needs a partner"
        return self

    def turns(self, signs: str) -> "Desk":
        """Several turns, the last of them open; `switch+circle` is one turn."""
        for turn in signs.split():
            self.flip(*turn.split("+"))
        return self

    def draw(self, moves: str) -> "Desk":
        for move in moves.split():
            self.sheet = self.rules.step(self.table, self.sheet, self.rules.parse(move))
        return self

    @property
    def legal(self) -> set[str]:
        return {str(move) for move in self.rules.legal(self.table, self.sheet)}

    @property
    def stations(self) -> set[str]:
        """The stations of the line of this round."""
        return {self.rules.network.names[i] for i in bits(self.sheet.ink.line.stations)}

    def refusal(self, move: str) -> str:
        """The key of the rule that forbids the move."""
        assert move not in self.legal
        with pytest.raises(MetroscribeError) as refused:
            self.rules.step(self.table, self.sheet, self.rules.parse(move))
        return refused.value.text.key

    @property
    def score(self) -> Score:
        return self.rules.score(self.table, self.sheet)

    def points(self, key: str) -> int:
        return self.score.points(key)


def draw_lines(rules: NextStation, lines: Mapping[str, str]) -> Sheet:
    """A sheet with these lines, by colour and as moves, whether allowed or not."""
    sheet = rules.blank
    for colour, moves in lines.items():
        sheet = sheet.begin(*rules.setting.departing(colour))
        for move in map(Move.parse, moves.split()):
            start, end = rules.network.number[move.start], rules.network.number[move.end]
            sheet = sheet._replace(ink=sheet.ink.draw(rules.network, start, end)[0])
    return sheet
