"""The smallest game there can be, to test what knows no family: coins are flipped, seats call them.

First a stake (1 or 2) is dealt. Each of two turns flips a coin; every seat answers with one call, and who
said `again` must make a second one. Calls that agree with the coin earn the stake.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from metroscribe.core.cards import Card, Pile
from metroscribe.core.errors import NotAllowed, NotNotation, NotNow
from metroscribe.core.game import Credits, GameInfo, Options
from metroscribe.core.positions import Positions
from metroscribe.core.rules import Rules
from metroscribe.core.score import Entry, Outcome, Score, ranked
from metroscribe.core.text import Text
from metroscribe.core.why import Why
from metroscribe.core.wording import Note, Section, Wording

TURNS = 2
CALLS = ("heads", "tails")
AGAIN = "again"


class Sheet(NamedTuple):
    points: int = 0
    steps: tuple[str, ...] = ()
    left: bool = False

    @property
    def ink(self) -> int:
        return self.points


class Table(NamedTuple):
    sheets: tuple[Sheet, ...]
    draws: int = 0
    stake: int = 0
    coin: str = ""
    turns: int = 0

    @property
    def label(self) -> str:
        return str(self.turns)

    @property
    def context(self) -> tuple[object, ...]:
        return ()


class CoinWording(Wording[Table, Sheet, str]):
    bands = ()

    def guide(self) -> tuple[Section, ...]:
        return ()

    def describe(self, table: Table, sheet: Sheet, move: str) -> Text:
        return Text(f"move-{move}")

    def why(self, table: Table, sheet: Sheet, target: str) -> Why | None:
        return None if target in CALLS else Why(Text("rule-not-a-move", {"move": target}), target)

    def paragraph(self, table: Table, box: str) -> str:
        return ""

    def target(self, move: str) -> str:
        return ""

    def status(self, table: Table, seat: int) -> Text:
        return Text("status-coins", {"turn": table.turns})

    def notes(self, table: Table) -> tuple[Note, ...]:
        return ()

    def full_deck(self, table: Table) -> Mapping[Card, int]:
        return Pile.of("deck", CALLS).cards

    def in_force(self, table: Table) -> tuple[Card, ...]:
        return (Card("stake", str(table.stake)),)


class CoinPositions(Positions[Table]):
    def write(self, table: Table, seat: int) -> str:
        raise NotImplementedError

    def read(self, position: str) -> Table:
        raise NotImplementedError


class Coins(Rules[Table, Sheet, str]):
    info = GameInfo("test/coins", "test", "coins", 1, (1, 3), (), (), (), {}, Credits("Coins", "", "", 2024))
    map_hash = "0"
    wording = CoinWording()
    positions = CoinPositions()

    def new(self, seats: int, options: Options = Options()) -> Table:
        return Table((Sheet(),) * seats)

    def outcomes(self, table: Table) -> Mapping[Card, int]:
        if not table.stake:
            return Pile.of("stake", "12").without(())
        return {} if table.coin or table.turns == TURNS else Pile.of("deck", CALLS).without(())

    def reveal(self, table: Table, card: Card) -> Table:
        draws = table.draws + 1
        if card.pile == "stake":
            return table._replace(draws=draws, stake=int(card.face))
        return table._replace(draws=draws, coin=card.face, turns=table.turns + 1)

    def legal(self, table: Table, sheet: Sheet) -> tuple[str, ...]:
        if not table.coin or (sheet.steps and sheet.steps[-1] in CALLS):
            return ()
        return CALLS if sheet.steps else (*CALLS, AGAIN)

    def step(self, table: Table, sheet: Sheet, move: str) -> Sheet:
        legal = self.legal(table, sheet)
        if not legal:
            raise NotNow("rule-turn-done")
        if move not in legal:
            raise NotAllowed("rule-called-again")
        won = table.stake if move == table.coin else 0
        return sheet._replace(points=sheet.points + won, steps=(*sheet.steps, move))

    def idle(self, move: str) -> bool:
        return False

    def fallback(self, table: Table, sheet: Sheet) -> str:
        return CALLS[0]

    def close(self, table: Table, sheets: Sequence[Sheet]) -> Table:
        return table._replace(coin="", sheets=tuple(sheet._replace(steps=()) for sheet in sheets))

    def score(self, table: Table, sheet: Sheet) -> Score:
        return Score((Entry("calls", sheet.points),))

    def outcome(self, table: Table) -> Outcome | None:
        if table.turns < TURNS or table.coin:
            return None
        scores = tuple(self.score(table, sheet) for sheet in table.sheets)
        return Outcome(scores, ranked(tuple((score.total,) for score in scores)))

    def parse(self, text: str) -> str:
        if text not in (*CALLS, AGAIN):
            raise NotNotation("rule-not-a-move", move=text)
        return text

    def undealt(self, table: Table) -> Mapping[Card, int]:
        return self.wording.full_deck(table)


class Leaving(Coins):
    """The same, but a seat that has left is asked for nothing."""

    def legal(self, table: Table, sheet: Sheet) -> tuple[str, ...]:
        return () if sheet.left else super().legal(table, sheet)

    def leaving(self, sheet: Sheet, left: bool) -> Sheet:
        return sheet._replace(left=left)
