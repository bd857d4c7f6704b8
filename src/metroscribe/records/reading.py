"""From a record back to its match: every line is judged, and the first fault is named with its line."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NoReturn

from metroscribe.core.cards import Card
from metroscribe.core.dealer import Dealer, Scripted, Seeded
from metroscribe.core.errors import BadFile, MetroscribeError
from metroscribe.core.game import Options
from metroscribe.core.match import CHOOSERS, Match
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text, whole
from metroscribe.records.record import (
    NOBODY,
    NOTHING,
    TITLE,
    UNFINISHED,
    DealtLine,
    LeftLine,
    Record,
    TurnLine,
)

HEADER = re.compile(r"(\w+)(?: ([\w-]+))?: (.+)")
TURN = re.compile(r"(\d+(?:\.\d+)?)((?: [a-z0-9:-]+)*)((?: \| [^|]+)*)")
STEP = re.compile(r"(.*?)(?:\(([^()]*)\))?")
"""A move, and who chose it."""

OnDraw = Callable[[Mapping[Card, int], Card], None]


class Reader:
    """Collects the lines of one file; knows where it is, so that every fault has a line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.number = 0
        self.headers: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.options: dict[str, str] = {}
        self.proof: dict[str, str] = {}
        self.lines: list[DealtLine | TurnLine | LeftLine] = []
        self.result: tuple[int, ...] | None = None

    def fail(self, key: str, **args: str | int) -> NoReturn:
        raise BadFile(self.path, Text(f"fault-{key}", args), self.number)

    def read(self, text: str) -> Record:
        for self.number, line in enumerate(text.splitlines(), 1):
            self._line(line.strip())
        if "result" not in self.headers:
            self.fail("record-no-result")
        for name in ("game", "rules", "map", "seats"):
            if name not in self.headers:
                self.fail("record-no-header", header=name)
        return Record(
            self.headers["game"],
            self._whole("rules"),
            self.headers["map"],
            self._whole("seats"),
            tuple(self.headers.get("modules", "").split()),
            self.names,
            self.options,
            self.headers.get("seed"),
            self.proof,
            tuple(self.lines),
            self.result,
            self.number,
        )

    def _line(self, line: str) -> None:
        if self.number == 1:
            if line != TITLE:
                self.fail("record-title", title=TITLE)
        elif "result" in self.headers and line:
            self.fail("record-after-result")
        elif self.lines and isinstance(self.lines[-1], LeftLine) and line and not TURN.fullmatch(line):
            self.fail("record-left-turn")
        elif match := TURN.fullmatch(line):
            self._turn(match[1], match[2].split(), match[3])
        elif match := HEADER.fullmatch(line):
            self._header(match[1], match[2], match[3])
        elif line:
            self.fail("record-line", text=line)

    def _header(self, name: str, part: str | None, value: str) -> None:
        if name == "dealt" and part:
            self.lines.append(DealtLine(self.number, tuple(Card(part, face) for face in value.split())))
        elif name == "left" and not part:
            self._left(value)
        elif name == "name" and part and (seat := whole(part)) and seat - 1 not in self.names:
            self.names[seat - 1] = value
        elif name == "option" and part and part not in self.options:
            self.options[part] = value
        elif name == "deal" and part and part not in self.proof:
            self.proof[part] = value
        elif name in ("game", "rules", "map", "modules", "seats", "seed", "result") and not part:
            if name in self.headers:
                self.fail("record-header-twice", header=name)
            self.headers[name] = value
            if name == "result" and value != UNFINISHED:
                self.result = tuple(self._number(word) for word in value.split())
        else:
            self.fail("record-header", header=name)

    def _turn(self, label: str, faces: list[str], rest: str) -> None:
        self._after_open()
        steps = [[self._step(text) for text in _steps(part.strip())] for part in rest.split("|")[1:]]
        moves = tuple(tuple(move for move, _ in taken) for taken in steps)
        chosen = tuple(tuple(by for _, by in taken) for taken in steps)
        self.lines.append(TurnLine(self.number, label, tuple(map(Card.of, faces)), moves, chosen))

    def _after_open(self) -> None:
        if self.lines and isinstance(last := self.lines[-1], TurnLine) and not last.moves:
            self.fail("record-after-open")

    def _step(self, text: str) -> tuple[str, str]:
        """The move, and who chose it if it was not the one who sits there."""
        match = STEP.fullmatch(text)
        if match is None or match[2] is None:
            return text, ""
        if match[2] not in CHOOSERS:
            self.fail("record-chosen", text=match[2], candidates=", ".join(CHOOSERS))
        return match[1], match[2]

    def _left(self, value: str) -> None:
        """The numbers of the seats that have left, the lowest first."""
        self._after_open()
        seats = [] if value == NOBODY else [self._number(word) - 1 for word in value.split()]
        if seats != sorted(set(seats)):
            self.fail("record-left-order", text=value)
        self.lines.append(LeftLine(self.number, tuple(seats)))

    def _whole(self, header: str) -> int:
        return self._number(self.headers[header])

    def _number(self, word: str) -> int:
        number = whole(word)
        if number is None:
            self.fail("record-number", text=word)
        return number


def _steps(text: str) -> tuple[str, ...]:
    return () if text == NOTHING else tuple(text.split(","))


def read_record(path: Path) -> Record:
    """What the file says; `replay` finds out whether it is true."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(path, Text("fault-cannot-read", {"reason": error.strerror or str(error)})) from error
    except UnicodeDecodeError as error:
        raise BadFile(path, Text("fault-not-utf8")) from error
    return Reader(path).read(text)


def replay(
    path: Path,
    record: Record,
    rules: AnyRules,
    on_turn: Callable[[Match], None] | None = None,
    then: Dealer | None = None,
    on_draw: OnDraw | None = None,
) -> Match:
    """The match of a record, played again by the rules; `on_turn` sees it before each turn closes, and
    `on_draw` every card that comes with what it was drawn from.

    After the record's cards its seed goes on dealing, or else the dealer `then`.
    """
    then = Seeded(record.seed) if record.seed is not None else then
    return _Replay(path, record, rules, then, on_draw).run(on_turn)


class _Located:
    """A dealer that plays the record's cards and says in which line a card cannot come."""

    def __init__(self, path: Path, record: Record, then: Dealer | None, on_draw: OnDraw | None) -> None:
        self._path, self._record, self._on_draw = path, record, on_draw
        self._dealer = Scripted((card for card, _ in record.cards), then)

    def draw(self, n: int, outcomes: Mapping[Card, int]) -> Card:
        try:
            card = self._dealer.draw(n, outcomes)
        except MetroscribeError as error:
            cards = self._record.cards
            line = cards[n][1] if n < len(cards) else self._record.last_line
            raise BadFile(self._path, error.text, line) from error
        if self._on_draw is not None:
            self._on_draw(outcomes, card)
        return card


class _Replay:
    def __init__(
        self, path: Path, record: Record, rules: AnyRules, then: Dealer | None, on_draw: OnDraw | None
    ) -> None:
        self.path, self.record, self.rules, self.then = path, record, rules, then
        self.on_draw = on_draw
        self.left: tuple[int, ...] = ()

    def fail(self, line: int | None, key: str, **args: "str | int | Text") -> NoReturn:
        raise BadFile(self.path, Text(f"fault-{key}", args), line)

    def run(self, on_turn: Callable[[Match], None] | None) -> Match:
        record, info = self.record, self.rules.info
        if record.rules != info.rules:
            self.fail(None, "record-rules", record=record.rules, own=info.rules)
        if record.map_hash != self.rules.map_hash:
            self.fail(None, "record-map", record=record.map_hash, own=self.rules.map_hash)
        dealer: Dealer = _Located(self.path, record, self.then, self.on_draw)
        if set(record.modules) != set(info.modules):
            self.fail(None, "record-modules", record=" ".join(record.modules), own=" ".join(info.modules))
        match = self._begin(dealer)
        for line in record.lines:
            if isinstance(line, LeftLine):
                self._left(match, line)
            elif isinstance(line, TurnLine):
                self._turn(match, line, on_turn)
        if match.table.draws != len(record.cards) and self.then is None:
            self.fail(record.last_line, "record-cards", draws=match.table.draws, cards=len(record.cards))
        for seat in record.names:
            if not 0 <= seat < match.seats:
                self.fail(None, "record-name", seat=seat + 1, seats=match.seats)
        self._result(match)
        match.dealer = self.then or match.dealer
        return match

    def _begin(self, dealer: Dealer) -> Match:
        try:
            return Match(self.rules, dealer, self.record.seats, Options(self.record.options))
        except BadFile:
            raise
        except MetroscribeError as error:
            raise BadFile(self.path, error.text) from error

    def _left(self, match: Match, line: LeftLine) -> None:
        for seat in line.seats:
            if not 0 <= seat < match.seats:
                self.fail(line.number, "record-left-seat", seat=seat + 1, seats=match.seats)
        if line.seats == self.left:
            self.fail(line.number, "record-left-same")
        self.left = line.seats

    def _turn(self, match: Match, line: TurnLine, on_turn: Callable[[Match], None] | None) -> None:
        if match.over:
            self.fail(line.number, "record-over")
        if (line.label, line.cards) != (match.table.label, match.cards):
            cards = " ".join(map(str, match.cards))
            self.fail(line.number, "record-turn", label=match.table.label, cards=cards)
        if not line.moves:
            for seat in range(match.seats):
                match.leave(seat, seat in self.left)
            return
        if len(line.moves) != match.seats:
            self.fail(line.number, "record-seats", moves=len(line.moves), seats=match.seats)
        for seat in range(match.seats):
            self._seat(match, line, seat)
        if on_turn is not None:
            on_turn(match)
        self._close(match, line)

    def _seat(self, match: Match, line: TurnLine, seat: int) -> None:
        """Its steps are taken while it is there, whether it has left by the end of the turn or not."""
        match.leave(seat, False)
        for text, chosen in zip(line.moves[seat], line.chosen[seat], strict=True):
            self._step(match, line.number, seat, text, chosen)
        match.leave(seat, seat in self.left)
        if match.legal(seat):
            self.fail(line.number, "record-step-missing", seat=seat + 1)

    def _close(self, match: Match, line: TurnLine) -> None:
        """A match with real cards may have been left between two turns: then the next card is not known."""
        last = next(turn for turn in reversed(self.record.lines) if isinstance(turn, TurnLine))
        try:
            match.close()
        except BadFile as fault:
            left_off = self.record.result is None and line is last
            if not left_off or fault.fault.key != "error-script-ended":
                raise

    def _step(self, match: Match, line: int, seat: int, text: str, chosen: str) -> None:
        try:
            match.stage(seat, self.rules.parse(text), chosen)
        except BadFile:
            raise
        except MetroscribeError as error:
            self.fail(line, "record-move", seat=seat + 1, move=text, rule=error.text)

    def _result(self, match: Match) -> None:
        outcome = match.outcome
        totals = tuple(score.total for score in outcome.scores) if outcome else None
        if totals != self.record.result:
            shown = " ".join(map(str, totals)) if totals else UNFINISHED
            self.fail(self.record.last_line, "record-result", own=shown)
