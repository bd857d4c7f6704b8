"""The rules of the family: how cards become turns, what may be drawn, what it scores.

Cities differ by data (map, deck, rows of the pad), modules by hooks. Nothing here names either.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial

from metroscribe.core.cards import DECK, Card, Pile
from metroscribe.core.errors import NotAllowed, NotNotation, UnknownName
from metroscribe.core.game import GameInfo, Options, chosen_option
from metroscribe.core.network import Spoke, bits
from metroscribe.core.rules import Rules
from metroscribe.core.score import Outcome, Score, ranked
from metroscribe.core.table import Choice
from metroscribe.games.next_station import choosing
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.deck import Deck
from metroscribe.games.next_station.modules import Module
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.position import NextStationPositions
from metroscribe.games.next_station.scoring import LINE_KEYS, PLAIN, LinePoints, Row, Weights, colours
from metroscribe.games.next_station.sheet import FIRST, Line, Sheet
from metroscribe.games.next_station.table import PENCIL, PLACES, PREVIEW, Grant, Table, Turn
from metroscribe.games.next_station.words import NextStationWording

PENCILS = "pencils"
LINES_KEPT = 4096
"""Boxes of lines that are remembered: most lines of a sheet do not change from step to step."""
OTHER = "other"
"""The second section of a double switch."""

Offer = tuple[str, tuple[Grant, ...]]
"""A step, and the grants it may be taken under; the first that allows a section counts."""


class NextStation(Rules[Table, Sheet, Move]):
    def __init__(
        self,
        info: GameInfo,
        board: Board,
        deck: Deck,
        pencils: tuple[str, ...],
        line_points: LinePoints,
        rows: tuple[Row, ...],
        modules: tuple[Module, ...],
        bands: tuple[int, ...],
    ) -> None:
        self.info, self.board, self.network, self.deck = info, board, board.network, deck
        self.map_hash = board.hash
        self.pencils, self.line_points = pencils, line_points
        self.rows, self.modules = rows, modules
        piles = (Pile.of(PENCIL, pencils), *(pile for module in modules for pile in module.piles))
        self.piles = {pile.name: pile for pile in piles}
        self.module_piles = tuple(pile.name for pile in piles[1:])
        self.cards = frozenset(card for pile in (deck.pile, *piles) for card in pile.cards)
        self.cards |= choosing.numbers(info.seats[1]).keys()
        self.blank = Sheet((), board.loop.sections, 0, board.crossing_loop())
        self._wanted = board.wanted()
        self._line_entry = lru_cache(LINES_KEPT)(partial(line_points.entry, board))
        self._stepping = any(module.step for module in modules)
        self._moves = {
            (start, spoke.target): tuple(
                Move(self.network.names[start], self.network.names[spoke.target], double)
                for double in (False, True)
            )
            for start, spokes in enumerate(self.network.spokes)
            for spoke in spokes
        }
        self.wording = NextStationWording(self, bands)
        self.positions = NextStationPositions(self)

    # chance

    def new(self, seats: int, options: Options = Options()) -> Table:
        """A table before anything is dealt. The option `pencils` names the ring, or lets the seats choose."""
        chosen = chosen_option(self.info, options, PENCILS)
        choose = chosen == choosing.CHOOSE
        ring = choosing.OPEN if choose else tuple(chosen.split())
        if ring and not choose and sorted(ring) != sorted(self.pencils):
            raise UnknownName("error-pencils", given=chosen, pencils=" ".join(self.pencils))
        due = () if ring else (PENCIL,) * PLACES
        for module in self.modules:
            due += module.at_start
        table = Table((self.blank,) * seats, due, ring=ring)
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
        return not table.round and table.turns > 0

    def _next_round(self, table: Table) -> Table:
        """Everybody takes the next pencil and finds its departure stations."""
        table = table._replace(round=table.round + 1, turns=0, flipped=(), turn=None, returned=())
        if table.over:
            return table
        due = tuple(pile for module in self.modules for pile in module.each_round)
        pencils = (table.pencil(seat) for seat in range(len(table.sheets)))
        sheets = tuple(
            sheet.begin(*self.departing(colour)) for sheet, colour in zip(table.sheets, pencils, strict=True)
        )
        return table._replace(due=(*due, DECK), sheets=sheets)

    def departing(self, colour: str) -> tuple[Line, ...]:
        """The lines of a round before anything is drawn."""
        return tuple(Line.at(colour, station) for station in self.board.departures[colour])

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
        shown = () if switch else tuple(pile for module in self.modules for pile in module.shown(self, table))
        return table._replace(due=shown) if shown else table

    def _open(self, table: Table, number: int, card: Card, switch: bool) -> Turn:
        shown, deck = self.deck.cards[card], self.deck
        twice = switch and deck.double_switch
        grant = Grant(
            self._wanted[shown.symbol],
            branch=switch and deck.branches(number),
            line=None if twice else deck.line_of(shown),
        )
        if shown.joker:
            grant = deck.as_joker(grant, self.board.everywhere)
        turn = Turn(number, shown.symbol, grant, switch, twice)
        for module in self.modules:
            turn = module.opened(self, table, turn)
        return turn

    # drawing

    def legal(self, table: Table, sheet: Sheet) -> tuple[Move, ...]:
        offer = self.offer(table, sheet)
        if offer is None:
            return () if sheet.steps else sheet.asked
        return *self._moves_under(sheet, offer[1]), PASS

    def offer(self, table: Table, sheet: Sheet) -> Offer | None:
        """The next step of this sheet; None when the turn has no further one for it."""
        turn = table.turn
        if turn is None:
            return None
        if not sheet.steps:
            grants: tuple[Grant, ...] = (turn.grant,)
            for module in self.modules:
                grants += module.alternatives(self, table, turn, sheet)
            return FIRST, grants
        if not (turn.twice or self._stepping):
            return None
        for kind, grant in self._further(table, turn, sheet):
            if grant is not None and any(self._draws(sheet, grant)):
                return kind, (grant,)
        return None

    def _further(self, table: Table, turn: Turn, sheet: Sheet) -> Iterator[tuple[str, Grant | None]]:
        """The steps that may follow the first, in their order, after the one taken last."""
        kinds = (OTHER, *(module.step for module in self.modules))
        last = sheet.steps[-1].kind
        done = kinds.index(last) if last in kinds else -1
        if done < 0:
            yield OTHER, self._other(turn, sheet)
        for module in self.modules[max(done, 0) :]:
            if module.step:
                yield module.step, module.further(self, table, turn, sheet)

    def _other(self, turn: Turn, sheet: Sheet) -> Grant | None:
        """After a double switch: a section for the other line, or anywhere if the two are one."""
        first = sheet.steps[0]
        if not turn.twice or first.move == PASS:
            return None
        return turn.grant._replace(line=None if sheet.current == 1 else 1 - first.line)

    def _moves_under(self, sheet: Sheet, grants: tuple[Grant, ...]) -> tuple[Move, ...]:
        """What is legal under an earlier grant never spends the power of a later one."""
        if len(grants) == 1 and not grants[0].power:
            return tuple(self._draws(sheet, grants[0]))
        moves: dict[tuple[str, str], Move] = {}
        for grant in grants:
            for move in self._draws(sheet, grant):
                if (move.start, move.end) not in moves:
                    moves[move.start, move.end] = move._replace(power=grant.power) if grant.power else move
        return tuple(moves.values())

    def _draws(self, sheet: Sheet, grant: Grant) -> Iterator[Move]:
        """Stations that are not wanted, or on the line already, are passed over before they are judged."""
        tracks, spokes, around = sheet.tracks, self.network.spokes, self.network.around
        for number, line in enumerate(sheet.own):
            if grant.line is not None and grant.line != number and sheet.current > 1:
                continue
            wanted = grant.wanted & ~line.stations
            for start in bits(line.stations if grant.branch else line.ends):
                if not around[start] & wanted:
                    continue
                for spoke in spokes[start]:
                    if spoke.target_bit & wanted and _obstacle(sheet, line, grant, spoke) is None:
                        yield self._moves[start, spoke.target][tracks >> spoke.section & 1]

    def step(self, table: Table, sheet: Sheet, move: Move) -> Sheet:
        offer = self.offer(table, sheet)
        if offer is None:
            return choosing.step(table, sheet, move)
        if move.choice:
            raise NotAllowed("rule-not-choosing", move=str(move))
        kind, grants = offer
        if move == PASS:
            return sheet.decline(kind)
        grant = self._granting(sheet, grants, move)
        self.judge(sheet, grant, move)
        return self._drawn(table, sheet, kind, grant, move)

    def _drawn(self, table: Table, sheet: Sheet, kind: str, grant: Grant, move: Move) -> Sheet:
        """The sheet after a legal move."""
        assert table.turn is not None
        end = self.network.number[move.end]
        drawn = sheet.draw(self.network, self.network.number[move.start], end, move, kind)
        if grant.frames:
            drawn = drawn.frame(1 << end)
        for module in self.modules:
            drawn = module.drawn(self, table.turn, drawn, move)
        return drawn

    def _granting(self, sheet: Sheet, grants: tuple[Grant, ...], move: Move) -> Grant:
        """The grant whose power the move names; a power is never spent where it is not needed."""
        if grants[0].power == move.power:
            return grants[0]
        grant = next((grant for grant in grants if grant.power == move.power), None)
        if grant is None:
            raise NotAllowed("rule-no-power" if move.power else "rule-name-power", power=move.power)
        for before in grants[: grants.index(grant)]:
            if move._replace(power="") in self._draws(sheet, before):
                raise NotAllowed("rule-power-not-needed", power=move.power)
        return grant

    def judge(self, sheet: Sheet, grant: Grant, move: Move) -> tuple[int, int]:
        """The numbers of its stations; `NotAllowed` with the rule that forbids the move."""
        for name in (move.start, move.end):
            if name not in self.network.number:
                raise NotAllowed("rule-no-station", move=str(move), at=name)
        start, end = self.network.number[move.start], self.network.number[move.end]
        spoke = self.network.spoke.get((start, end))
        if spoke is None:
            raise NotAllowed("rule-no-guide-line", move=str(move))
        line = self._line_at(sheet, grant, start, move)
        rule = _obstacle(sheet, line, grant, spoke)
        if rule == "rule-crosses":
            raise self._crossing(sheet, spoke.section, move)
        if rule is not None:
            raise NotAllowed(rule, move=str(move), at=move.end, symbol=self.board.symbols[end])
        if move.double != bool(sheet.tracks & spoke.section_bit):
            raise NotAllowed("rule-double-sign" if move.double else "rule-single-sign", move=str(move))
        return start, end

    def _line_at(self, sheet: Sheet, grant: Grant, start: int, move: Move) -> Line:
        """The own line that the section extends."""
        for number, line in enumerate(sheet.own):
            if not line.stations >> start & 1:
                continue
            if grant.line not in (None, number) and sheet.current > 1:
                raise NotAllowed("rule-other-line", move=str(move), at=move.start)
            if not grant.branch and not line.ends >> start & 1:
                raise NotAllowed("rule-not-an-end", move=str(move), at=move.start)
            return line
        raise NotAllowed("rule-not-on-line", move=str(move), at=move.start)

    def _crossing(self, sheet: Sheet, section: int, move: Move) -> NotAllowed:
        """Which drawn section is in the way."""
        first = next(bits(self.network.crossings[section] & sheet.tracks))
        name = self.network.section_name(first)
        by_loop = self.board.loop.sections >> first & 1
        return NotAllowed("rule-crosses-loop" if by_loop else "rule-crosses", move=str(move), section=name)

    def idle(self, move: Move) -> bool:
        return not move.end

    def fallback(self, table: Table, sheet: Sheet) -> Move:
        """A pass; before the first round what stands last on offer, and leaves things as they come."""
        return sheet.asked[-1] if sheet.asked else PASS

    def close(self, table: Table, sheets: Sequence[Sheet]) -> Table:
        if not table.round:
            return choosing.close(table, sheets, self.pencils)
        last = self.deck.closes(table.flipped)
        back = () if last else tuple(card for module in self.modules for card in module.returned(self, table))
        table = Table(
            tuple(sheet.close() for sheet in sheets),
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
        return self._next_round(table) if last else table

    # scoring

    def score(self, table: Table, sheet: Sheet) -> Score:
        lines = [
            self._line_entry(lines, self._weights(table, round_, lines[0].colour))
            for round_, lines in enumerate(colours(sheet), 1)
        ]
        rows = self.rows_at(table)
        return Score((*lines, *[row.entry(self.board, sheet) for row in rows]))

    def rows_at(self, table: Table) -> tuple[Row, ...]:
        """The rows of the pad: the city's, and those that modules add at this table."""
        rows = self.rows
        for module in self.modules:
            rows += module.rows(table)
        return rows

    def counted(self, table: Table, sheet: Sheet) -> tuple[object, ...]:
        return sheet.lines, sheet.framed, table.dealt

    def choices(self, table: Table, sheet: Sheet) -> Iterator[Choice]:
        """No section changes a line of an earlier round, and what is legal need not be judged."""
        offer = self.offer(table, sheet)
        if offer is None:
            yield from super().choices(table, sheet)
            return
        kind, grants = offer
        weights, rows = self._weights(table, table.round, sheet.line.colour), self.rows_at(table)

        def worth(sheet: Sheet) -> int:
            points = sum([row.points(self.board, sheet) for row in rows])
            return self._line_entry(sheet.own, weights).points + points

        before, granted = worth(sheet), {grant.power: grant for grant in reversed(grants)}
        for move in self._moves_under(sheet, grants):
            yield Choice(move, worth(self._drawn(table, sheet, kind, granted[move.power], move)) - before)
        yield Choice(PASS, 0)

    def _weights(self, table: Table, round_: int, colour: str) -> Weights:
        weights = PLAIN
        for module in self.modules:
            weights = module.weigh(self, table, round_, colour, weights)
        return weights

    def outcome(self, table: Table) -> Outcome | None:
        if not table.over:
            return None
        scores = tuple(self.score(table, sheet) for sheet in table.sheets)
        places = ranked(tuple((score.total, _best_line(score)) for score in scores))
        deduction = sum(module.deduction for module in self.modules)
        alone = len(scores) == 1
        return Outcome(scores, places, self.wording.verdict(scores[0].total - deduction) if alone else None)

    def parse(self, text: str) -> Move:
        if text in self.pencils:
            return Move(choice=text)
        move = Move.parse(text)
        if move.choice and move not in choosing.SPARES:
            raise NotNotation("rule-no-pencil", given=text, pencils=" ".join(self.pencils))
        return move


def _obstacle(sheet: Sheet, line: Line, grant: Grant, spoke: Spoke) -> str | None:
    """The rule that forbids a section from a station of the line where it may start, or None."""
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
    return max((entry.points for entry in score if entry.key in LINE_KEYS), default=0)
