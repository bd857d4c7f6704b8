"""The rules of the family: how cards become turns, what may be drawn, what it scores.

Cities differ by data (map, deck, terms), modules by hooks. Nothing here names either.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from metroscribe.core.cards import Card, Pile
from metroscribe.core.errors import NotAllowed, NotNow, UnknownName
from metroscribe.core.game import GameInfo, Options, Rules
from metroscribe.core.match import DECK
from metroscribe.core.network import Spoke, bits
from metroscribe.core.score import Entry, Outcome, Score, Verdict, ranked
from metroscribe.core.text import Text
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.deck import Deck
from metroscribe.games.next_station.modules import Module
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.position import read_position, write_position
from metroscribe.games.next_station.sheet import Line, Sheet
from metroscribe.games.next_station.table import EARLY, PLACES, Grant, Table, Turn
from metroscribe.games.next_station.terms import Term, line_entry

PENCIL = "pencil"
PENCILS = "pencils"


class NextStation(Rules[Table, Sheet, Move]):
    def __init__(
        self,
        info: GameInfo,
        board: Board,
        deck: Deck,
        pencils: tuple[str, ...],
        joker_doubles: bool,
        terms: tuple[Term, ...],
        modules: tuple[Module, ...],
        bands: tuple[int, ...],
    ) -> None:
        self.info, self.board, self.network, self.deck = info, board, board.network, deck
        self.map_hash = board.hash
        self.pencils, self.joker_doubles = pencils, joker_doubles
        self.terms, self.modules, self.bands = terms, modules, bands
        piles = (Pile.of(PENCIL, pencils), *(pile for module in modules for pile in module.piles))
        self.piles = {pile.name: pile for pile in piles}
        self.module_piles = tuple(pile.name for pile in piles[1:])
        self.cards = frozenset(card for pile in (deck.pile, *piles) for card in pile.cards)
        self._wanted = board.wanted()
        self.blank = Sheet((), board.loop.sections, 0, board.crossing_loop())
        self._moves = {
            (start, spoke.target): tuple(
                Move(self.network.names[start], self.network.names[spoke.target], double)
                for double in (False, True)
            )
            for start, spokes in enumerate(self.network.spokes)
            for spoke in spokes
        }

    # chance

    def new(self, seats: int, options: Options = Options()) -> Table:
        """A table before anything is dealt. The option `pencils` chooses the ring instead of chance."""
        for name, _ in options:
            if name != PENCILS:
                raise UnknownName("error-unknown-option", name=name, candidates=PENCILS)
        chosen = options.get(PENCILS)
        ring = tuple(chosen.split()) if chosen else ()
        if ring and sorted(ring) != sorted(self.pencils):
            raise UnknownName("error-pencils", given=chosen or "", pencils=" ".join(self.pencils))
        due = () if ring else (PENCIL,) * PLACES
        for module in self.modules:
            due += module.at_start
        table = Table((self.blank,) * seats, due, ring=ring)
        return table if due else self._next_round(table)

    def outcomes(self, table: Table) -> Mapping[Card, int]:
        if not table.due:
            return {}
        if table.due[0] == DECK:
            return self.undealt(table)
        pile = self.piles[table.due[0]]
        return pile.without(card for card in table.dealt if card.pile == pile.name)

    def reveal(self, table: Table, card: Card) -> Table:
        due = table.due[1:]
        if card.pile == DECK:
            return self._flip(table, card)
        ring = (*table.ring, card.face) if card.pile == PENCIL else table.ring
        table = replace(table, due=due, draws=table.draws + 1, dealt=(*table.dealt, card), ring=ring)
        return table if due or table.round else self._next_round(table)

    def _next_round(self, table: Table) -> Table:
        """Everybody takes the next pencil and finds its departure station."""
        table = replace(table, round=table.round + 1, turns=0, flipped=(), turn=None)
        if table.over:
            return table
        due = tuple(pile for module in self.modules for pile in module.each_round)
        sheets = tuple(
            sheet.begin(Line.at(colour, self.board.departures[colour]))
            for sheet, colour in ((s, table.pencil(seat)) for seat, s in enumerate(table.sheets))
        )
        return replace(table, due=(*due, DECK), sheets=sheets)

    def _flip(self, table: Table, card: Card) -> Table:
        """A card of the deck; a switch asks for its partner at once."""
        partner = bool(table.flipped) and self.deck.cards[table.flipped[-1]].switch
        flipped, turns = (*table.flipped, card), table.turns + (not partner)
        if self.deck.cards[card].switch:
            due: tuple[str, ...] = (DECK,)
            turn = None
        else:
            due, turn = (), self._open(table, turns, card, partner)
        return Table(
            table.sheets, due, table.draws + 1, table.ring, table.dealt, table.round, turns, flipped, turn
        )

    def _open(self, table: Table, number: int, card: Card, switch: bool) -> Turn:
        shown = self.deck.cards[card]
        branch, double = switch and number > EARLY, shown.joker and self.joker_doubles
        turn = Turn(number, shown.symbol, Grant(self._wanted[shown.symbol], branch, double))
        for module in self.modules:
            turn = module.opened(self.board, table, turn)
        return turn

    # drawing

    def legal(self, table: Table, sheet: Sheet) -> tuple[Move, ...]:
        grant = self.grant(table, sheet)
        if grant is None:
            return ()
        moves = tuple(self._draws(sheet, grant))
        return () if sheet.steps and not moves else (*moves, PASS)

    def grant(self, table: Table, sheet: Sheet) -> Grant | None:
        """What the next step of this sheet may do; None when the turn has no further step for it."""
        turn = table.turn
        if turn is None or not sheet.steps:
            return None if turn is None else turn.grant
        further = (module.further(self.board, turn, sheet) for module in self.modules)
        return next((grant for grant in further if grant is not None), None)

    def _draws(self, sheet: Sheet, grant: Grant) -> Iterator[Move]:
        line, tracks = sheet.line, sheet.tracks
        for start in bits(line.stations if grant.branch else line.ends):
            for spoke in self.network.spokes[start]:
                if _obstacle(sheet, line, grant, spoke) is None:
                    yield self._moves[start, spoke.target][tracks >> spoke.section & 1]

    def step(self, table: Table, sheet: Sheet, move: Move) -> Sheet:
        grant = self.grant(table, sheet)
        if grant is None or (sheet.steps and not any(self._draws(sheet, grant))):
            raise NotNow("rule-turn-done")
        if move == PASS:
            return replace(sheet, steps=(*sheet.steps, PASS))
        start, end = self.judge(sheet, grant, move)
        assert table.turn is not None
        drawn = sheet.draw(self.network, start, end, move)
        for module in self.modules:
            drawn = module.drawn(self.board, table.turn, drawn, move)
        return drawn

    def judge(self, sheet: Sheet, grant: Grant, move: Move) -> tuple[int, int]:
        """The numbers of its stations; `NotAllowed` with the rule that forbids the move."""
        for name in (move.start, move.end):
            if name not in self.network.number:
                raise NotAllowed("rule-no-station", move=str(move), at=name)
        start, end = self.network.number[move.start], self.network.number[move.end]
        section, line = self.network.joining.get((start, end)), sheet.line
        if section is None:
            raise NotAllowed("rule-no-guide-line", move=str(move))
        if not (line.stations if grant.branch else line.ends) >> start & 1:
            key = "rule-not-an-end" if line.stations >> start & 1 else "rule-not-on-line"
            raise NotAllowed(key, move=str(move), at=move.start)
        rule = _obstacle(sheet, line, grant, Spoke(section, end, 1 << section, 1 << end))
        if rule == "rule-crosses":
            raise self._crossing(sheet, section, move)
        if rule is not None:
            raise NotAllowed(rule, move=str(move), at=move.end, symbol=self.board.symbols[end])
        if move.double != bool(sheet.tracks >> section & 1):
            raise NotAllowed("rule-double-sign" if move.double else "rule-single-sign", move=str(move))
        return start, end

    def _crossing(self, sheet: Sheet, section: int, move: Move) -> NotAllowed:
        """Which drawn section is in the way."""
        first = next(bits(self.network.crossings[section] & sheet.tracks))
        name = self.network.section_name(first)
        by_loop = self.board.loop.sections >> first & 1
        return NotAllowed("rule-crosses-loop" if by_loop else "rule-crosses", move=str(move), section=name)

    def fallback(self, table: Table, sheet: Sheet) -> Move:
        return PASS

    def close(self, table: Table, sheets: Sequence[Sheet]) -> Table:
        last = self.deck.closes(table.flipped)
        closed = tuple(sheet.close() for sheet in sheets)
        due = () if last else (DECK,)
        table = Table(
            closed, due, table.draws, table.ring, table.dealt, table.round, table.turns, table.flipped
        )
        return self._next_round(table) if last else table

    # scoring

    def score(self, table: Table, sheet: Sheet) -> Score:
        entries: list[Entry] = [line_entry(self.board, line) for line in sheet.lines]
        for term in self.terms:
            entries.extend(term.entries(self.board, sheet))
        for module in self.modules:
            entries.extend(module.entries(self.board, table, sheet))
        return Score(tuple(entries))

    def outcome(self, table: Table) -> Outcome | None:
        if not table.over:
            return None
        scores = tuple(self.score(table, sheet) for sheet in table.sheets)
        places = ranked(tuple((score.total, _best_line(score)) for score in scores))
        return Outcome(scores, places, self._verdict(scores[0]) if len(scores) == 1 else None)

    def _verdict(self, score: Score) -> Verdict:
        judged = score.total - sum(module.deduction for module in self.modules)
        band = sum(judged > bound for bound in self.bands)
        return Verdict(judged, band, Text(f"verdict-{band}"))

    # words

    def parse(self, text: str) -> Move:
        return Move.parse(text)

    def describe(self, move: Move) -> Text:
        if move == PASS:
            return Text("move-pass")
        start, end = (self.network.number[name] for name in (move.start, move.end))
        names, symbol = self.board.names, self.board.symbols[end]
        key = "move-double" if move.double else "move-draw"
        return Text(key, {"start": names[start], "end": names[end], "symbol": symbol})

    def status(self, table: Table, seat: int) -> Text:
        colour = table.pencil(seat)
        departure = self.network.names[self.board.departures[colour]]
        shown = {"round": table.round, "turn": table.turns}
        return Text("status-next-station", {**shown, "colour": colour, "departure": departure})

    def in_force(self, table: Table) -> tuple[Card, ...]:
        return tuple(card for module in self.modules for card in module.in_force(table))

    def undealt(self, table: Table) -> Mapping[Card, int]:
        return self.deck.pile.without(table.flipped)

    def position(self, table: Table, seat: int) -> str:
        return write_position(self, table, seat)

    def at(self, position: str) -> Table:
        return read_position(self, position)


def _obstacle(sheet: Sheet, line: Line, grant: Grant, spoke: Spoke) -> str | None:
    """The rule that forbids a section from a station where it may start, or None."""
    if not grant.wanted & spoke.target_bit:
        return "rule-symbol"
    if line.stations & spoke.target_bit:
        return "rule-circle"
    if sheet.crossed & spoke.section_bit:
        return "rule-crosses"
    if sheet.tracks & spoke.section_bit:
        if not grant.double:
            return "rule-track-taken"
        if sheet.doubles & spoke.section_bit:
            return "rule-two-tracks"
    if not grant.within & spoke.section_bit:
        return "rule-straight-on"
    return None


def _best_line(score: Score) -> int:
    return max((entry.points for entry in score if entry.key == "line"), default=0)
