"""A position in one line: what a single seat needs to go on, made of characters that a URL keeps.

`special-stations;2;purple,blue,pink,brown;symbol:circle,effect:joker,...;street-joker,subway-circle;;
purple:C4-E4,E4-G4*;blue:` are the modules, the round, the seat's pencils in order, what was dealt,
what was flipped in this round, what else matters (`spent`, `preview:street-circle`, `framed:C4`), and
the lines of each colour; a star marks a station that counts twice.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from metroscribe.core.cards import DECK, Card
from metroscribe.core.errors import NotAllowed, NotNotation, NotNow
from metroscribe.core.network import bits
from metroscribe.core.positions import Positions
from metroscribe.games.next_station import choosing
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.scoring import colours
from metroscribe.games.next_station.sheet import Line, Sheet
from metroscribe.games.next_station.table import PREVIEW, ROUNDS, Grant, Table
from metroscribe.games.next_station.tallies import connected

if TYPE_CHECKING:
    from metroscribe.games.next_station.rules import NextStation

HEAD = 6
ROUND_TEXTS = tuple(str(number) for number in range(1, ROUNDS + 2))
SPENT, FRAMED = "spent", "framed"
CIRCLED = "*"


class NextStationPositions(Positions[Table]):
    def __init__(self, rules: "NextStation") -> None:
        self._rules = rules

    def write(self, table: Table, seat: int) -> str:
        return write_position(self._rules, table, seat)

    def read(self, position: str) -> Table:
        return read_position(self._rules, position)

    def together(self, tables: Sequence[Table]) -> Table:
        return super().together(tables)._replace(seating=choosing.seated(tables))


def write_position(rules: "NextStation", table: Table, seat: int) -> str:
    """Only of a moment in which the seats answer, before this seat's first step, or of the end.

    While pencils are chosen there is none: what was chosen belongs to the table, not to a sheet.
    """
    if not table.round:
        raise NotNow("error-position-choosing")
    sheet = table.sheets[seat]
    dealt = (str(card) for card in table.dealt if card.pile in rules.module_piles)
    parts = (
        ",".join(rules.info.modules),
        str(table.round),
        ",".join(table.order(seat)),
        ",".join(dealt),
        ",".join(card.face for card in table.flipped),
        ",".join(_state(rules, table, sheet)),
    )
    return ";".join((*parts, *(_colour(rules, lines) for lines in colours(sheet))))


def _state(rules: "NextStation", table: Table, sheet: Sheet) -> Iterator[str]:
    yield from ([SPENT] if sheet.spent else [])
    yield from ([f"{PREVIEW}:{table.preview.face}"] if table.preview else [])
    yield from (f"{FRAMED}:{rules.network.names[station]}" for station in bits(sheet.framed))


def _colour(rules: "NextStation", lines: tuple[Line, ...]) -> str:
    """The sections of a colour, each away from what was there before."""
    words = [
        f"{rules.network.names[start]}-{rules.network.names[end]}{CIRCLED if line.circled >> end & 1 else ''}"
        for line in lines
        for start, end in _drawn_order(rules, line)
    ]
    return f"{lines[0].colour}:{','.join(words)}"


def _drawn_order(rules: "NextStation", line: Line) -> list[tuple[int, int]]:
    """Its sections from a station that is connected already to the next; a join comes last."""
    reached, ends = line.departures, []
    for number in line.sections:
        section = rules.network.sections[number]
        start, end = (section.a, section.b) if reached >> section.a & 1 else (section.b, section.a)
        reached |= 1 << end
        ends.append((start, end))
    return ends


def read_position(rules: "NextStation", text: str) -> Table:
    parts = text.split(";")
    if len(parts) < HEAD or parts[1] not in ROUND_TEXTS:
        raise NotNotation("error-position", position=text)
    modules, number, order, dealt, flipped, state, *lines = parts
    if _words(modules) != rules.info.modules:
        raise NotNotation("error-position-modules", modules=modules, own=",".join(rules.info.modules))
    ring, rounds = _words(order), int(number)
    if sorted(ring) != sorted(rules.pencils) or len(lines) != min(rounds, ROUNDS):
        raise NotNotation("error-position", position=text)
    sheet = rules.blank
    for colour, line in zip(ring, lines, strict=False):
        sheet = _drawn(rules, sheet, colour, line)
    cards = _dealt(rules, [_card(rules, word) for word in _words(dealt)], rounds)
    table = Table((sheet,), (), 0, ring, cards, rounds)
    table = _flipped(rules, table, [_card(rules, f"{DECK}:{face}") for face in _words(flipped)])
    return _with_state(rules, table, _words(state))


def _dealt(rules: "NextStation", cards: list[Card], rounds: int) -> tuple[Card, ...]:
    """Exactly what the modules deal until this round."""
    for number, card in enumerate(cards):
        if card.pile not in rules.module_piles:
            raise NotNotation("error-position-card", card=str(card))
        if card not in rules.piles[card.pile].without(c for c in cards[:number] if c.pile == card.pile):
            raise NotNotation("error-position-card", card=str(card))
    if [card.pile for card in cards] != _due(rules, cards, rounds):
        raise NotNotation("error-position-dealt")
    return tuple(cards)


def _due(rules: "NextStation", cards: list[Card], rounds: int) -> list[str]:
    """The piles that are dealt from until this round, in their order."""
    at_start = [pile for module in rules.modules for pile in module.at_start]
    table = Table((), (), dealt=tuple(card for card in cards if card.pile in at_start))
    more = [pile for module in rules.modules for pile in module.more(table)]
    each_round = [pile for module in rules.modules for pile in module.each_round]
    return at_start + more + each_round * min(rounds, ROUNDS)


def _flipped(rules: "NextStation", table: Table, cards: list[Card]) -> Table:
    """The round's cards flipped once more; the last one must open a turn."""
    for card in cards:
        closed = table.turn is not None and rules.deck.closes(table.flipped)
        if table.turn is not None and not closed:
            table = rules.close(table, table.sheets)
        if table.over or closed or card not in rules.undealt(table):
            raise NotNotation("error-position-card", card=str(card))
        table = rules.reveal(table, card)._replace(preview=None)
    if table.turn is None and not table.over:
        raise NotNotation("error-position-open")
    return table


def _with_state(rules: "NextStation", table: Table, words: tuple[str, ...]) -> Table:
    """What else matters; a preview must be there exactly where one is due."""
    sheet = table.sheets[0]._replace(spent=SPENT in words)
    known = {
        PREVIEW,
        *([FRAMED] if rules.deck.joker_frames else []),
        *([SPENT] if any(module.powers for module in rules.modules) else []),
    }
    for word in words:
        kind, _, name = word.partition(":")
        if kind not in known:
            raise NotNotation("error-position-state", state=word)
        if kind == PREVIEW and table.due and Card(DECK, name) in rules.undealt(table):
            table = rules.reveal(table, Card(PREVIEW, name))
        elif (
            kind == FRAMED
            and connected(sheet) >> rules.network.number.get(name, len(rules.network.names)) & 1
        ):
            sheet = sheet.frame(1 << rules.network.number[name])
        elif word != SPENT:
            raise NotNotation("error-position-state", state=word)
    if table.due or list(words) != list(_state(rules, table, sheet)):
        raise NotNotation("error-position-state", state=",".join(words))
    return table._replace(sheets=(sheet,), draws=0)


def _drawn(rules: "NextStation", sheet: Sheet, colour: str, text: str) -> Sheet:
    own, colon, sections = text.partition(":")
    if own != colour or not colon:
        raise NotNotation("error-position-line", line=text)
    sheet = sheet.begin(*rules.departing(colour))
    for word in _words(sections):
        sheet = _section(rules, sheet, word)
    return sheet.close()


def _section(rules: "NextStation", sheet: Sheet, word: str) -> Sheet:
    """Any section that some card could have allowed."""
    move = Move.parse(word.removesuffix(CIRCLED))
    ends = rules.network.number.get(move.start, -1), rules.network.number.get(move.end, -1)
    beside = sheet.tracks >> rules.network.joining.get(ends, 0) & 1
    strange = word.endswith(CIRCLED) and not any(module.circles for module in rules.modules)
    if strange or not move.end or move.double or move.power:
        raise NotNotation("error-position-line", line=word)
    anything = Grant(rules.board.everywhere, branch=True, double=True)
    try:
        start, end = rules.judge(sheet, anything, move._replace(double=bool(beside)))
    except NotAllowed as error:
        raise NotNotation("error-position-section", section=word, rule=error.text) from error
    drawn = sheet.draw(rules.network, start, end, move)
    return drawn.circle(1 << end) if word.endswith(CIRCLED) else drawn


def _card(rules: "NextStation", text: str) -> Card:
    card = Card.of(text, "")
    if card not in rules.cards:
        raise NotNotation("error-position-card", card=text)
    return card


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()
