"""A position in one line: what a single seat needs to go on, made of characters that a URL keeps.

`expert-rule;14;race;4;4,express-2,transfer,5*;NE;N;N:4:xxxx;E:t:2.x.;R:x2:xx2...` are the modules, the
deck, whether the seat plays alone (`solo`) or with others (`race`), the number of the turn, the cards since
the last shuffle (a star marks the one of the open turn), the lines whose first value is gone, those whose
first value this seat has, and each line: what stands in its windows (`t` is a transfer, `x2` express) and
its stations from the wagon on, `.` free, `x` crossed, a number framed. If the seat has left, or missed
turns, one more part stands before the lines: `left`, `closed:2` (windows were closed) or `closed:2,left`.
"""

import re
from collections.abc import Callable

from metroscribe.core.cards import DECK, Card
from metroscribe.core.errors import NotNotation
from metroscribe.core.network import bits
from metroscribe.core.positions import Positions, check_modules, listed
from metroscribe.core.text import whole
from metroscribe.games.voll_verplant.deck import PLUS, Deck
from metroscribe.games.voll_verplant.plan import Line
from metroscribe.games.voll_verplant.setting import Setting
from metroscribe.games.voll_verplant.sheet import Ink, Sheet
from metroscribe.games.voll_verplant.table import Table

HEAD = 7
SOLO, RACE = "solo", "race"
OPEN = "*"
FREE, CROSSED = ".", "x"
TRANSFERRED = "t"
LEFT, CLOSED = "left", "closed:"
ABSENCE = re.compile(rf"(?:{CLOSED}([0-9]+))?,?({LEFT})?")


class VollVerplantPositions(Positions[Table]):
    def __init__(self, setting: Setting, complete: Callable[[Sheet], int]) -> None:
        """`complete` gives the lines of a sheet that are."""
        self._setting, self._plan, self._complete = setting, setting.plan, complete

    def write(self, table: Table, seat: int) -> str:
        """Only of a moment in which the seats answer, before this seat's first step, or of the end."""
        sheet = table.sheets[seat]
        flipped = ",".join(card.face for card in table.flipped)
        head = (
            ",".join(self._setting.modules),
            table.deck,
            SOLO if table.solo else RACE,
            table.label,
            flipped + OPEN if table.card else flipped,
            self._letters(table.claimed),
            self._letters(sheet.ink.firsts),
            *self._absence(sheet),
        )
        return ";".join((*head, *(self._line(sheet, number) for number in range(len(self._plan.lines)))))

    def _absence(self, sheet: Sheet) -> tuple[str, ...]:
        """What there is to say of a seat that has left, or was away."""
        closed = self._setting.blank.free - sum(map(len, sheet.ink.windows)) - sheet.free
        words = (*((f"{CLOSED}{closed}",) if closed else ()), *((LEFT,) if sheet.left else ()))
        return (",".join(words),) if words else ()

    def _letters(self, lines: int) -> str:
        return "".join(self._plan.lines[number].letter for number in bits(lines))

    def _line(self, sheet: Sheet, number: int) -> str:
        line = self._plan.lines[number]
        signs = ",".join(TRANSFERRED if sign == PLUS else sign for sign in sheet.ink.windows[number])
        stations = "".join(self._station(sheet, station) for station in line.stations)
        return f"{line.letter}:{signs}:{stations}"

    def _station(self, sheet: Sheet, station: int) -> str:
        if sheet.ink.framed >> station & 1:
            return str(len(self._plan.stopping[station]))
        return CROSSED if sheet.ink.marks >> station & 1 else FREE

    def read(self, position: str) -> Table:
        parts = position.split(";")
        longer = len(parts) == HEAD + 1 + len(self._plan.lines)
        absence = ABSENCE.fullmatch(parts[HEAD]) if longer else None
        if absence:
            del parts[HEAD]
        if len(parts) != HEAD + len(self._plan.lines) or parts[2] not in (SOLO, RACE):
            raise NotNotation("error-position", position=position)
        modules, deck, seats, turn, flipped, claimed, firsts, *lines = parts
        check_modules(modules, self._setting.modules)
        if deck not in self._setting.decks:
            raise NotNotation("error-position-deck", deck=deck, candidates=", ".join(self._setting.decks))
        sheet = self._sheet(self._setting.decks[deck], lines, self._mask(firsts))
        if absence:
            closed = whole(absence[1] or "") or 0
            sheet = sheet._replace(free=max(0, sheet.free - closed), left=bool(absence[2]))
        turns = max(0, whole(turn) or 0)
        table = Table((sheet,), deck, seats == SOLO, turns=turns, claimed=self._mask(claimed))
        self._check_race(table, sheet)
        table = self._with_cards(table, flipped)
        if self.write(table, 0) != position:
            raise NotNotation("error-position", position=position)
        return table

    def _mask(self, letters: str) -> int:
        mask = 0
        for letter in letters:
            if letter not in self._plan.numbers:
                raise NotNotation("error-position-race", lines=letters)
            mask |= 1 << self._plan.numbers[letter]
        return mask

    def _check_race(self, table: Table, sheet: Sheet) -> None:
        """A complete line is claimed by somebody, and alone it is one's own."""
        complete = self._complete(sheet)
        alone = table.claimed == sheet.ink.firsts == complete
        if complete & ~table.claimed or sheet.ink.firsts & ~complete or (table.solo and not alone):
            lines = self._letters(complete | sheet.ink.firsts | table.claimed)
            raise NotNotation("error-position-race", lines=lines)

    def _with_cards(self, table: Table, text: str) -> Table:
        """The cards since the last shuffle. A turn is open until every window is filled; under the expert
        rule a full seat may be waiting for the others."""
        faces = text.removesuffix(OPEN).split(",") if text else []
        cards: tuple[Card, ...] = ()
        for face in faces:
            card = Card(DECK, face)
            shuffled = cards and not self._setting.decks[table.deck].after(cards)
            if shuffled or card not in self._setting.decks[table.deck].left(cards):
                raise NotNotation("error-position-card", card=face)
            cards += (card,)
        full, is_open = not table.sheets[0].free, text.endswith(OPEN)
        waiting = self._setting.special and not table.solo
        if (is_open and full and not waiting) or not (is_open or full):
            raise NotNotation("error-position-open-card")
        if not is_open and cards and not self._setting.decks[table.deck].after(cards):
            raise NotNotation("error-position-card", card=cards[-1].face)
        return table._replace(flipped=cards, card=cards[-1] if is_open else None)

    def _sheet(self, deck: Deck, texts: list[str], firsts: int) -> Sheet:
        """What each line says; lines that share a station must agree, which `read` finds out."""
        windows, marks, framed = [], 0, 0
        for line, text in zip(self._plan.lines, texts, strict=True):
            letter, _, rest = text.partition(":")
            signs, _, stations = rest.partition(":")
            if letter != line.letter or len(stations) != len(line.stations):
                raise NotNotation("error-position-line", line=text)
            windows.append(_signs(deck, line, signs, text))
            own, numbered = self._marks(line, stations, text)
            marks, framed = marks | own, framed | numbered
        if framed.bit_count() > sum(written.count(PLUS) for written in windows):
            raise NotNotation("error-position-framed")
        free = self._setting.blank.free - sum(map(len, windows))
        return Sheet(Ink(tuple(windows), marks, framed, firsts), free)

    def _marks(self, line: Line, stations: str, text: str) -> tuple[int, int]:
        """The marked and the framed stations of a line."""
        marks = framed = 0
        for station, mark in zip(line.stations, stations, strict=True):
            if mark == str(len(self._plan.stopping[station])):
                framed |= 1 << station
            elif mark not in (FREE, CROSSED):
                raise NotNotation("error-position-line", line=text)
            marks |= (mark != FREE) << station
        return marks, framed


def _signs(deck: Deck, line: Line, signs: str, text: str) -> tuple[str, ...]:
    found = tuple(PLUS if word == TRANSFERRED else word for word in listed(signs))
    if len(found) > line.windows or not deck.signs.issuperset(found):
        raise NotNotation("error-position-line", line=text)
    return found
