"""The rules of the family: how cards become turns, how a turn is answered and closed, what a sheet scores.

Cities differ by data (map, deck, rows of the pad), modules by hooks. Nothing here names either.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial

from metroscribe.core.cards import DECK, Card, Pile
from metroscribe.core.errors import NotAllowed, NotNotation, UnknownName
from metroscribe.core.game import GameInfo, Options, chosen_option
from metroscribe.core.rules import Rules
from metroscribe.core.score import Outcome, Score, ranked
from metroscribe.core.table import Choice
from metroscribe.games.next_station import choosing
from metroscribe.games.next_station.effects import PLAIN, Effect, Weights
from metroscribe.games.next_station.granting import kind_of
from metroscribe.games.next_station.legality import Legality
from metroscribe.games.next_station.modules import Module
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.position import NextStationPositions
from metroscribe.games.next_station.scoring import LINE_KEYS, Row, colours
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import Ink, Sheet
from metroscribe.games.next_station.table import PENCIL, PLACES, PREVIEW, Grant, Table, Turn
from metroscribe.games.next_station.words import NextStationWording, best_line

PENCILS = "pencils"
LINES_KEPT = 4096
"""Boxes of lines that are remembered: most lines of a sheet do not change from step to step."""


class NextStation(Rules[Table, Sheet, Move]):
    def __init__(
        self, info: GameInfo, setting: Setting, modules: tuple[Module, ...], bands: tuple[int, ...]
    ) -> None:
        self.info, self.setting, self.modules = info, setting, modules
        self.board, self.deck, self.pencils = setting.board, setting.deck, setting.pencils
        self.line_points, self.rows = setting.line_points, setting.rows
        self.network, self.map_hash, self.blank = self.board.network, self.board.hash, setting.blank
        piles = (Pile.of(PENCIL, self.pencils), *(pile for module in modules for pile in module.piles))
        self.piles = {pile.name: pile for pile in piles}
        self.cards = frozenset(card for pile in (self.deck.pile, *piles) for card in pile.cards)
        self.cards |= choosing.numbers(info.seats[1]).keys()
        self._wanted = self.board.wanted()
        self._effects = {module.name: module.effects(setting) for module in modules}
        self._line_entry = lru_cache(LINES_KEPT)(partial(self.line_points.entry, self.board))
        self.legality = Legality(setting, modules)
        self.wording = NextStationWording(setting, modules, bands, self.legality, self.step)
        self.positions = NextStationPositions(self, setting, modules, self.legality)

    # chance

    def new(self, seats: int, options: Options = Options()) -> Table:
        """A table before anything is dealt. The option `pencils` names the ring, or lets the seats choose."""
        chosen = chosen_option(self.info, options, PENCILS)
        choose = chosen == choosing.CHOOSE
        ring = choosing.OPEN if choose else tuple(chosen.split())
        if ring and not choose and sorted(ring) != sorted(self.pencils):
            raise UnknownName("error-pencils", given=chosen, pencils=" ".join(self.pencils))
        due = [*([] if ring else [PENCIL] * PLACES), *(pile for m in self.modules for pile in m.at_start)]
        table = Table((self.blank,) * seats, tuple(due), ring=ring)
        return table if due else self._prepared(table)

    def outcomes(self, table: Table) -> Mapping[Card, int]:
        if not table.due:
            return {}
        name = table.due[0]
        if name == DECK:
            return {table.preview: 1} if table.preview else self.undealt(table)
        if name == PREVIEW:
            return {Card(PREVIEW, card.face): number for card, number in self.undealt(table).items()}
        if name == PENCIL:
            return choosing.outcomes(table, self.pencils)
        if name == choosing.FIRST:
            return choosing.numbers(len(table.sheets))
        return self.piles[name].without(table.of_pile(name))

    def undealt(self, table: Table) -> Mapping[Card, int]:
        open_cards = (*table.flipped, table.preview) if table.preview else table.flipped
        return self.deck.pile.without(open_cards, table.returned)

    def reveal(self, table: Table, card: Card) -> Table:
        if card.pile == DECK:
            return self._flip(table, card)
        due = table.due[1:]
        if card.pile == PREVIEW:
            return table._replace(due=due, draws=table.draws + 1, preview=Card(DECK, card.face))
        ring = choosing.laid(table, card) if card.pile == PENCIL else table.ring
        table = table._replace(due=due, draws=table.draws + 1, dealt=(*table.dealt, card), ring=ring)
        return table if due or table.round else self._prepared(table)

    def _prepared(self, table: Table) -> Table:
        """Nothing is due before the first round: it begins, unless there is more to deal or to choose."""
        if more := tuple(pile for module in self.modules for pile in module.more(table)):
            return table._replace(due=more)
        if "" not in table.ring:
            return self._next_round(table)
        if len(table.sheets) > 1 and not table.of_pile(choosing.FIRST):
            return table._replace(due=(choosing.FIRST,))
        return choosing.ask(table, self.pencils)

    def preparing(self, table: Table) -> bool:
        return table.preparing

    def _next_round(self, table: Table) -> Table:
        """Everybody takes the next pencil and finds its departure stations."""
        table = table._replace(round=table.round + 1, turns=0, flipped=(), turn=None, returned=())
        if table.over:
            return table
        due = tuple(pile for module in self.modules for pile in module.each_round)
        sheets = tuple(
            sheet.begin(*self.setting.departing(table.pencil(seat)))
            for seat, sheet in enumerate(table.sheets)
        )
        return table._replace(due=(*due, DECK), sheets=sheets)

    def _flip(self, table: Table, card: Card) -> Table:
        """A card of the deck; a switch asks for its partner at once."""
        partner = table.turn is None and bool(table.flipped) and self.deck.cards[table.flipped[-1]].switch
        number = table.turns + (not partner)
        switch = self.deck.cards[card].switch
        table = Table(
            table.sheets,
            (DECK,) if switch else (),
            table.draws + 1,
            table.ring,
            table.dealt,
            table.round,
            number,
            (*table.flipped, card),
            None if switch else self._open(table, number, card, partner),
            returned=table.returned,
            seating=table.seating,
        )
        if switch:
            return table
        shown = [pile for module in self.modules for pile in module.shown(self.setting, table)]
        return table._replace(due=tuple(shown)) if shown else table

    def _open(self, table: Table, number: int, card: Card, switch: bool) -> Turn:
        shown, deck = self.deck.cards[card], self.deck
        twice = switch and deck.double_switch
        grant = Grant(
            self._wanted[shown.symbol],
            branch=switch and deck.branches(number),
            line=None if twice else deck.line_of(shown),
        )
        if shown.joker:
            grant = deck.joker.granted(grant, self.board)
        turn = Turn(number, shown.symbol, grant, switch, twice)
        for module in self.modules:
            if face := module.turn_effect(table, turn):
                turn = self._with_effect(turn, face, self._effects[module.name][face])
        return turn

    def _with_effect(self, turn: Turn, face: str, effect: Effect) -> Turn:
        if effect.branch and not self.deck.branches(turn.number):
            return turn
        grant = effect.granted(turn.grant, self.board)
        return turn._replace(grant=grant, effects=(*turn.effects, face))

    # drawing

    def legal(self, table: Table, sheet: Sheet) -> tuple[Move, ...]:
        legality = self.legality
        offer = legality.offer(table, sheet)
        if offer is None:
            return () if sheet.steps else sheet.asked
        return *legality.moves_under(sheet.ink, offer[1]), PASS

    def step(self, table: Table, sheet: Sheet, move: Move) -> Sheet:
        legality = self.legality
        offer = legality.offer(table, sheet)
        if offer is None:
            return choosing.step(table, sheet, move)
        if move.choice:
            raise NotAllowed("rule-not-choosing", move=str(move))
        kind, grants = offer
        if move == PASS:
            return sheet.take(kind, PASS, sheet.ink)
        grant = legality.granting(sheet.ink, grants, move)
        start, end = legality.judge(sheet.ink, grant, move)
        return sheet.take(kind, move, *self._drawn(sheet.ink, grant, start, end))

    def _drawn(self, ink: Ink, grant: Grant, start: int, end: int) -> tuple[Ink, int]:
        """The ink after a legal section, and which of the own lines it extends."""
        drawn, line = ink.draw(self.network, start, end)
        if grant.frames:
            drawn = drawn.frame(1 << end)
        return (drawn.circle(1 << end) if grant.circles else drawn), line

    def idle(self, move: Move) -> bool:
        return not move.end

    def fallback(self, table: Table, sheet: Sheet) -> Move:
        """A pass; before the first round what stands last on offer, and leaves things as they come."""
        return sheet.asked[-1] if sheet.asked else PASS

    def close(self, table: Table, sheets: Sequence[Sheet]) -> Table:
        if not table.round:
            return choosing.close(table, sheets, self.pencils)
        last = self.deck.closes(table.flipped)
        back = [card for module in self.modules for card in module.returned(self.setting, table)]
        table = Table(
            tuple([sheet.close() for sheet in sheets]),
            () if last else (DECK,),
            table.draws,
            table.ring,
            table.dealt,
            table.round,
            table.turns,
            table.flipped,
            preview=table.preview,
            returned=(*table.returned, *back),
            seating=table.seating,
        )
        return self._round_closed(table) if last else table

    def _round_closed(self, table: Table) -> Table:
        """Modules mark what a round leaves on the sheets, then the next one begins."""
        sheets = table.sheets
        for module in self.modules:
            sheets = tuple([module.round_closed(self.setting, table, sheet) for sheet in sheets])
        return self._next_round(table._replace(sheets=sheets))

    # scoring

    def score(self, table: Table, sheet: Sheet) -> Score:
        lines = [
            self._line_entry(lines, self._weights(table, round_, lines[0].colour))
            for round_, lines in enumerate(colours(sheet.ink), 1)
        ]
        return Score((*lines, *[row.entry(self.board, sheet.ink) for row in self.rows_at(table)]))

    def rows_at(self, table: Table) -> tuple[Row, ...]:
        """The rows of the pad: the city's, and those that modules add at this table."""
        rows = self.rows
        for module in self.modules:
            rows += module.rows(table)
        return rows

    def choices(self, table: Table, sheet: Sheet) -> Iterator[Choice]:
        """No section changes a line of an earlier round, and what is legal need not be judged."""
        offer = self.legality.offer(table, sheet)
        if offer is None:
            yield from super().choices(table, sheet)
            return
        step, grants = offer
        weights, rows = self._weights(table, table.round, sheet.ink.line.colour), self.rows_at(table)

        def worth(ink: Ink) -> int:
            points = sum([row.points(board, ink) for row in rows])
            return line_points(board, ink.own, weights) + points

        ink, number, board, line_points = sheet.ink, self.network.number, self.board, self.line_points.points
        before, granted = worth(ink), {grant.power: grant for grant in reversed(grants)}
        for move in self.legality.moves_under(sheet.ink, grants):
            start, end = number[move.start], number[move.end]
            drawn, _ = self._drawn(ink, granted[move.power], start, end)
            yield Choice(move, worth(drawn) - before, kind=kind_of(step, ink, move, start))
        yield Choice(PASS, 0)

    def _weights(self, table: Table, round_: int, colour: str) -> Weights:
        weights = PLAIN
        for module in self.modules:
            if face := module.line_effect(self.setting, table, round_, colour):
                weights = self._effects[module.name][face].weighed(weights)
        return weights

    def outcome(self, table: Table) -> Outcome | None:
        if not table.over:
            return None
        scores = tuple(self.score(table, sheet) for sheet in table.sheets)
        best = tuple(map(_best_line, scores))
        places = ranked(tuple((score.total, line) for score, line in zip(scores, best, strict=True)))
        deduction = sum(module.deduction for module in self.modules if not module.always)
        verdict = self.wording.verdict(scores[0].total - deduction) if len(scores) == 1 else None
        return Outcome(scores, places, verdict, tuple(best_line(self.setting, points) for points in best))

    def parse(self, text: str) -> Move:
        if text in self.pencils:
            return Move(choice=text)
        move = Move.parse(text)
        if move.choice and move not in choosing.SPARES:
            raise NotNotation("rule-no-pencil", given=text, pencils=" ".join(self.pencils))
        return move


def _best_line(score: Score) -> int:
    return max((entry.points for entry in score if entry.key in LINE_KEYS), default=0)
