"""A position in one line: what a single seat needs to go on, made of characters that a URL keeps.

`expert-rule;14;race;4;4,express-2,transfer,5*;NE;N;N:4:xxxx;E:t:2.x.;R:x2:xx2...` are the modules, the
deck, whether the seat plays alone (`solo`) or with others (`race`), the number of the turn, the cards since
the last shuffle (a star marks the one of the open turn), the lines whose first value is gone, those whose
first value this seat has, and each line: what stands in its windows (`t` is a transfer, `x2` express) and
its stations from the wagon on, `.` free, `x` crossed, a number framed. If the seat has left, or missed
turns, one more part stands before the lines: `left`, `closed:2` (windows were closed) or `closed:2,left`.
"""

import re
from typing import TYPE_CHECKING

from metroscribe.core.cards import DECK, Card
from metroscribe.core.errors import NotNotation
from metroscribe.core.network import bits
from metroscribe.core.positions import Positions
from metroscribe.core.text import whole
from metroscribe.games.voll_verplant.deck import PLUS, Deck
from metroscribe.games.voll_verplant.plan import Line
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table

if TYPE_CHECKING:
    from metroscribe.games.voll_verplant.rules import VollVerplant

HEAD = 7
SOLO, RACE = "solo", "race"
OPEN = "*"
FREE, CROSSED = ".", "x"
TRANSFERRED = "t"
LEFT, CLOSED = "left", "closed:"
ABSENCE = re.compile(rf"(?:{CLOSED}([0-9]+))?,?({LEFT})?")


class VollVerplantPositions(Positions[Table]):
    def __init__(self, rules: "VollVerplant") -> None:
        self._rules = rules

    def write(self, table: Table, seat: int) -> str:
        return write_position(self._rules, table, seat)

    def read(self, position: str) -> Table:
        return read_position(self._rules, position)


def write_position(rules: "VollVerplant", table: Table, seat: int) -> str:
    """Only of a moment in which the seats answer, before this seat's first step, or of the end."""
    sheet = table.sheets[seat]
    flipped = ",".join(card.face for card in table.flipped)
    head = (
        ",".join(rules.info.modules),
        table.deck,
        SOLO if table.solo else RACE,
        table.label,
        flipped + OPEN if table.card else flipped,
        _letters(rules, table.claimed),
        _letters(rules, sheet.firsts),
        *_absence(rules, sheet),
    )
    return ";".join((*head, *(_line(rules, sheet, number) for number in range(len(rules.plan.lines)))))


def _absence(rules: "VollVerplant", sheet: Sheet) -> tuple[str, ...]:
    """What there is to say of a seat that has left, or was away."""
    closed = rules.blank.free - sum(map(len, sheet.windows)) - sheet.free
    words = (*((f"{CLOSED}{closed}",) if closed else ()), *((LEFT,) if sheet.left else ()))
    return (",".join(words),) if words else ()


def _letters(rules: "VollVerplant", lines: int) -> str:
    return "".join(rules.plan.lines[number].letter for number in bits(lines))


def _line(rules: "VollVerplant", sheet: Sheet, number: int) -> str:
    line = rules.plan.lines[number]
    signs = ",".join(TRANSFERRED if sign == PLUS else sign for sign in sheet.windows[number])
    stations = "".join(_station(rules, sheet, station) for station in line.stations)
    return f"{line.letter}:{signs}:{stations}"


def _station(rules: "VollVerplant", sheet: Sheet, station: int) -> str:
    if sheet.framed >> station & 1:
        return str(len(rules.plan.stopping[station]))
    return CROSSED if sheet.marks >> station & 1 else FREE


def read_position(rules: "VollVerplant", text: str) -> Table:
    parts = text.split(";")
    longer = len(parts) == HEAD + 1 + len(rules.plan.lines)
    absence = ABSENCE.fullmatch(parts[HEAD]) if longer else None
    if absence:
        del parts[HEAD]
    if len(parts) != HEAD + len(rules.plan.lines) or parts[2] not in (SOLO, RACE):
        raise NotNotation("error-position", position=text)
    modules, deck, seats, turn, flipped, claimed, firsts, *lines = parts
    if tuple(modules.split(",") if modules else ()) != rules.info.modules:
        raise NotNotation("error-position-modules", modules=modules, own=",".join(rules.info.modules))
    if deck not in rules.decks:
        raise NotNotation("error-position-deck", deck=deck, candidates=", ".join(rules.decks))
    sheet = _sheet(rules, rules.decks[deck], lines)._replace(firsts=_mask(rules, firsts))
    if absence:
        closed = whole(absence[1] or "") or 0
        sheet = sheet._replace(free=max(0, sheet.free - closed), left=bool(absence[2]))
    turns = max(0, whole(turn) or 0)
    table = Table((sheet,), deck, seats == SOLO, turns=turns, claimed=_mask(rules, claimed))
    _check_race(rules, table, sheet)
    table = _with_cards(rules, table, flipped)
    if write_position(rules, table, 0) != text:
        raise NotNotation("error-position", position=text)
    return table


def _mask(rules: "VollVerplant", letters: str) -> int:
    mask = 0
    for letter in letters:
        if letter not in rules.plan.numbers:
            raise NotNotation("error-position-race", lines=letters)
        mask |= 1 << rules.plan.numbers[letter]
    return mask


def _check_race(rules: "VollVerplant", table: Table, sheet: Sheet) -> None:
    """A complete line is claimed by somebody, and alone it is one's own."""
    complete = rules.complete(sheet)
    alone = table.claimed == sheet.firsts == complete
    if complete & ~table.claimed or sheet.firsts & ~complete or (table.solo and not alone):
        lines = _letters(rules, complete | sheet.firsts | table.claimed)
        raise NotNotation("error-position-race", lines=lines)


def _with_cards(rules: "VollVerplant", table: Table, text: str) -> Table:
    """The cards since the last shuffle. A turn is open until every window is filled; under the expert rule a
    full seat may be waiting for the others."""
    faces = text.removesuffix(OPEN).split(",") if text else []
    cards: tuple[Card, ...] = ()
    for face in faces:
        card = Card(DECK, face)
        shuffled = cards and not rules.decks[table.deck].after(cards)
        if shuffled or card not in rules.undealt(table._replace(flipped=cards)):
            raise NotNotation("error-position-card", card=face)
        cards += (card,)
    full, is_open = not table.sheets[0].free, text.endswith(OPEN)
    waiting = rules.special and not table.solo
    if (is_open and full and not waiting) or not (is_open or full):
        raise NotNotation("error-position-open-card")
    if not is_open and cards and not rules.decks[table.deck].after(cards):
        raise NotNotation("error-position-card", card=cards[-1].face)
    return table._replace(flipped=cards, card=cards[-1] if is_open else None)


def _sheet(rules: "VollVerplant", deck: Deck, texts: list[str]) -> Sheet:
    """What each line says; lines that share a station must agree, which `read_position` finds out."""
    windows, marks, framed = [], 0, 0
    for line, text in zip(rules.plan.lines, texts, strict=True):
        letter, _, rest = text.partition(":")
        signs, _, stations = rest.partition(":")
        if letter != line.letter or len(stations) != len(line.stations):
            raise NotNotation("error-position-line", line=text)
        windows.append(_signs(deck, line, signs, text))
        own, numbered = _marks(rules, line, stations, text)
        marks, framed = marks | own, framed | numbered
    if framed.bit_count() > sum(written.count(PLUS) for written in windows):
        raise NotNotation("error-position-framed")
    return Sheet(tuple(windows), marks, framed, free=rules.blank.free - sum(map(len, windows)))


def _signs(deck: Deck, line: Line, signs: str, text: str) -> tuple[str, ...]:
    words = signs.split(",") if signs else []
    found = tuple(PLUS if word == TRANSFERRED else word for word in words)
    if len(found) > line.windows or not deck.signs.issuperset(found):
        raise NotNotation("error-position-line", line=text)
    return found


def _marks(rules: "VollVerplant", line: Line, stations: str, text: str) -> tuple[int, int]:
    """The marked and the framed stations of a line."""
    marks = framed = 0
    for station, mark in zip(line.stations, stations, strict=True):
        if mark == str(len(rules.plan.stopping[station])):
            framed |= 1 << station
        elif mark not in (FREE, CROSSED):
            raise NotNotation("error-position-line", line=text)
        marks |= (mark != FREE) << station
    return marks, framed
