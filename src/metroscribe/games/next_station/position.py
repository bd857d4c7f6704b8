"""A position in one line: what a single seat needs to go on, made of characters that a URL keeps.

`special-stations;2;purple,blue,pink,brown;effect:joker,symbol:circle;street-joker,subway-circle;
purple:C4-E4,E4-G4*;blue:` are the modules, the round, the seat's pencils in order, what was dealt,
what was flipped in this round, and the lines; a star marks a station that counts twice.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from metroscribe.core.cards import Card
from metroscribe.core.errors import NotAllowed, NotNotation
from metroscribe.core.match import DECK
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.sheet import Line, Sheet
from metroscribe.games.next_station.table import ROUNDS, SEATING, Grant, Table

if TYPE_CHECKING:
    from metroscribe.games.next_station.rules import NextStation

HEAD = 5
ROUND_TEXTS = tuple(str(number) for number in range(1, ROUNDS + 2))


def write_position(rules: "NextStation", table: Table, seat: int) -> str:
    """Only of a moment in which the seats answer, before this seat's first step, or of the end."""
    place = SEATING[len(table.sheets)][seat]
    order = (*table.ring[place:], *table.ring[:place])
    dealt = (str(card) for card in table.dealt if card.pile in rules.module_piles)
    lines = (_line(rules, line) for line in table.sheets[seat].lines)
    parts = (
        ",".join(rules.info.modules),
        str(table.round),
        ",".join(order),
        ",".join(dealt),
        ",".join(card.face for card in table.flipped),
    )
    return ";".join((*parts, *lines))


def _line(rules: "NextStation", line: Line) -> str:
    """Its sections in the order they were drawn, each away from what was there before."""
    reached, texts = 1 << rules.board.departures[line.colour], []
    for number in line.sections:
        section = rules.network.sections[number]
        start, end = (section.a, section.b) if reached >> section.a & 1 else (section.b, section.a)
        reached |= 1 << end
        star = "*" if line.circled >> end & 1 else ""
        texts.append(f"{rules.network.names[start]}-{rules.network.names[end]}{star}")
    return f"{line.colour}:{','.join(texts)}"


def read_position(rules: "NextStation", text: str) -> Table:
    parts = text.split(";")
    if len(parts) < HEAD or parts[1] not in ROUND_TEXTS:
        raise NotNotation("error-position", position=text)
    modules, number, order, dealt, flipped, *lines = parts
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
    return _flipped(rules, table, [_card(rules, f"{DECK}:{face}") for face in _words(flipped)])


def _dealt(rules: "NextStation", cards: list[Card], rounds: int) -> tuple[Card, ...]:
    """Exactly what the modules deal until this round."""
    due = [pile for module in rules.modules for pile in module.at_start]
    due += [pile for module in rules.modules for pile in module.each_round] * min(rounds, ROUNDS)
    if sorted(card.pile for card in cards) != sorted(due):
        raise NotNotation("error-position-dealt")
    for number, card in enumerate(cards):
        if card not in rules.piles[card.pile].without(c for c in cards[:number] if c.pile == card.pile):
            raise NotNotation("error-position-card", card=str(card))
    return tuple(cards)


def _flipped(rules: "NextStation", table: Table, cards: list[Card]) -> Table:
    """The round's cards flipped once more; the last one must open a turn."""
    for number, card in enumerate(cards):
        closed = table.turn is not None and rules.deck.closes(table.flipped)
        if table.over or closed or card not in rules.deck.pile.without(cards[:number]):
            raise NotNotation("error-position-card", card=str(card))
        table = rules.reveal(table, card)
    if table.turn is None and not table.over:
        raise NotNotation("error-position-open")
    return replace(table, draws=0)


def _drawn(rules: "NextStation", sheet: Sheet, colour: str, text: str) -> Sheet:
    own, colon, sections = text.partition(":")
    if own != colour or not colon:
        raise NotNotation("error-position-line", line=text)
    sheet = sheet.begin(Line.at(colour, rules.board.departures[colour]))
    for word in _words(sections):
        sheet = _section(rules, sheet, word)
    return sheet.close()


def _section(rules: "NextStation", sheet: Sheet, word: str) -> Sheet:
    """Any section that some card could have allowed."""
    move = Move.parse(word.removesuffix("*"))
    ends = rules.network.number.get(move.start, -1), rules.network.number.get(move.end, -1)
    beside = sheet.tracks >> rules.network.joining.get(ends, 0) & 1
    if move == PASS or move.double:
        raise NotNotation("error-position-line", line=word)
    anything = Grant(rules.board.everywhere, branch=True, double=True)
    try:
        start, end = rules.judge(sheet, anything, replace(move, double=bool(beside)))
    except NotAllowed as error:
        raise NotNotation("error-position-section", section=word, rule=error.text) from error
    drawn = sheet.draw(rules.network, start, end, move)
    return drawn.circle(1 << end) if word.endswith("*") else drawn


def _card(rules: "NextStation", text: str) -> Card:
    pile, _, face = text.partition(":")
    card = Card(pile, face)
    if card not in rules.cards:
        raise NotNotation("error-position-card", card=text)
    return card


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()
