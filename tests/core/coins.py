"""The smallest game there can be, to test what knows no family: coins are flipped, seats call them.

First a stake (1 or 2) is dealt. Each of two turns flips a coin; every seat answers with one call, and who
said `again` must make a second one. Calls that agree with the coin earn the stake.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from metroscribe.core.cards import Card, Pile
from metroscribe.core.errors import NotAllowed, NotNotation, NotNow
from metroscribe.core.game import Credits, GameInfo, Options, Rules, Section
from metroscribe.core.score import Entry, Outcome, Score, ranked
from metroscribe.core.text import Text

TURNS = 2
CALLS = ("heads", "tails")
AGAIN = "again"


@dataclass(frozen=True)
class Sheet:
    points: int = 0
    steps: tuple[str, ...] = ()
    left: bool = False


@dataclass(frozen=True)
class Table:
    sheets: tuple[Sheet, ...]
    draws: int = 0
    stake: int = 0
    coin: str = ""
    turns: int = 0

    @property
    def label(self) -> str:
        return str(self.turns)


class Coins(Rules[Table, Sheet, str]):
    info = GameInfo("test/coins", "test", "coins", 1, (1, 3), (), (), (), {}, Credits("Coins", "", "", 2024))
    map_hash = "0"

    def new(self, seats: int, options: Options = Options()) -> Table:
        return Table((Sheet(),) * seats)

    def outcomes(self, table: Table) -> Mapping[Card, int]:
        if not table.stake:
            return Pile.of("stake", "12").without(())
        return {} if table.coin or table.turns == TURNS else Pile.of("deck", CALLS).without(())

    def reveal(self, table: Table, card: Card) -> Table:
        draws = table.draws + 1
        if card.pile == "stake":
            return replace(table, draws=draws, stake=int(card.face))
        return replace(table, draws=draws, coin=card.face, turns=table.turns + 1)

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
        return replace(sheet, points=sheet.points + won, steps=(*sheet.steps, move))

    def idle(self, move: str) -> bool:
        return False

    def fallback(self, table: Table, sheet: Sheet) -> str:
        return CALLS[0]

    def close(self, table: Table, sheets: Sequence[Sheet]) -> Table:
        return replace(table, coin="", sheets=tuple(replace(sheet, steps=()) for sheet in sheets))

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

    def guide(self) -> tuple[Section, ...]:
        return ()

    def describe(self, table: Table, sheet: Sheet, move: str) -> Text:
        return Text(f"move-{move}")

    def target(self, move: str) -> str:
        return ""

    def status(self, table: Table, seat: int) -> Text:
        return Text("status-coins", {"turn": table.turns})

    def notes(self, table: Table) -> tuple[Text, ...]:
        return ()

    def in_force(self, table: Table) -> tuple[Card, ...]:
        return (Card("stake", str(table.stake)),)

    def undealt(self, table: Table) -> Mapping[Card, int]:
        return Pile.of("deck", CALLS).without(())

    def position(self, table: Table, seat: int) -> str:
        raise NotImplementedError

    def at(self, position: str) -> Table:
        raise NotImplementedError


class Leaving(Coins):
    """The same, but a seat that has left is asked for nothing."""

    def legal(self, table: Table, sheet: Sheet) -> tuple[str, ...]:
        return () if sheet.left else super().legal(table, sheet)

    def leaving(self, sheet: Sheet, left: bool) -> Sheet:
        return replace(sheet, left=left)

    def with_sheets(self, table: Table, sheets: Sequence[Sheet]) -> Table:
        return replace(table, sheets=tuple(sheets))
