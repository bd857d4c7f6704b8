"""Why a station or a line cannot be entered now: which entry was meant, and the rule that forbids it."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from metroscribe.core.errors import NotNotation
from metroscribe.core.text import Arg, Text
from metroscribe.core.why import Why, refusal_of
from metroscribe.core.wording import Section, keys_of
from metroscribe.games.voll_verplant.deck import Order
from metroscribe.games.voll_verplant.legality import Legality
from metroscribe.games.voll_verplant.moves import STAY, Move
from metroscribe.games.voll_verplant.plan import Line, Plan
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table

Step = Callable[[Table, Sheet, Move], Sheet]
Guide = Callable[[], Iterable[Section]]
Tried = tuple[Move, Text]
"""An entry, and why it is refused."""
LEAST = "rule-no-window"
"""Of several entries that were perhaps meant, one on another line is explained."""
PARAGRAPHS = {
    "rule-no-window": "guide-plan-turn",
    "rule-too-many": "guide-plan-number",
    "rule-free-ride": "guide-plan-free-ride",
    "rule-marked": "guide-plan-number",
    "rule-must-enter": "guide-plan-fewer",
    "rule-turn-done": "guide-plan-turn",
    "why-not-on-line": "guide-plan-turn",
    "why-transfer-first": "guide-plan-transfer",
    "why-plan-nowhere": "guide-plan-turn",
    "why-way": "guide-plan-ring",
    "why-ride-nowhere": "guide-plan-free-ride",
}
"""Where the guide says it, by the sentence."""


class Reasons:
    def __init__(self, plan: Plan, legality: Legality, step: Step, guide: Guide) -> None:
        self._plan, self._legality, self._step, self._told = plan, legality, step, guide

    @cached_property
    def _guide(self) -> frozenset[str]:
        return keys_of(self._told())

    def why(self, table: Table, sheet: Sheet, target: str) -> Why | None:
        """`@F7` a station, `F` a line, `F@G3` a station after the line was chosen, `J<@G3` also the way round
        it; an entry such as `F:3`; nothing: a place without any. None where something can be entered so."""
        order = self._legality.order(table, sheet)
        letter, station = self._place(target)
        meant = (Move.parse(target),) if ":" in target else self._meant(sheet, order, letter, station)
        refused = list[Tried]()
        for move in meant:
            refusal = self._refusal(table, sheet, move)
            if refusal is None:
                way_alone = station is None and len(letter) > 1
                return self._said("why-way", line=letter[:1]) if way_alone else None
            refused.append((move, refusal))
        if not refused:
            return self._unmeant(table, sheet, order, letter, station)
        move, says = max(refused, key=lambda tried: tried[1].key != LEAST)
        shows, hint = self._blocked(sheet, order, move, station, says.key)
        return Why(says, str(move), shows, self._paragraph(says.key), hint)

    def _place(self, target: str) -> tuple[str, int | None]:
        """The line with the way round it, and the station; any of them may be missing."""
        if ":" in target:
            return "", None
        letter, sign, place = target.partition("@")
        if letter[:1] not in ("", *self._plan.numbers):
            raise NotNotation("rule-not-an-entry", given=target)
        if not sign:
            return letter, None
        move = Move.parse(f"@{place}")
        stations = (
            self._plan.lines[self._plan.numbers[move.line]].stations
            if move.line in self._plan.numbers
            else ()
        )
        if not 0 < move.place <= len(stations):
            raise NotNotation("rule-not-an-entry", given=target)
        return letter, stations[move.place - 1]

    def _refusal(self, table: Table, sheet: Sheet, move: Move) -> Text | None:
        return refusal_of(self._step, table, sheet, move)

    def _meant(self, sheet: Sheet, order: Order | None, chosen: str, station: int | None) -> Iterator[Move]:
        """The entries that somebody may have had in mind."""
        if station is not None and not chosen and (order is None or not order.sign):
            letter, place = self._plan.places[station]
            yield Move(letter, place=place)
            return
        for line in self._plan.lines if chosen or station is not None else ():
            if chosen[:1] not in ("", line.letter) or not (station is None or line.mask >> station & 1):
                continue
            if station is None:
                yield Move(line.letter, next(iter(line.ways)))
                continue
            for way in (chosen[1:],) if chosen[1:] else line.ways:
                if not sheet.ink.marks >> station & 1 and order is not None:
                    move = self._entry(sheet, order, line, way, station)
                    if move.marks == 1 or not order.transfer:
                        yield move

    def _entry(self, sheet: Sheet, order: Order, line: Line, way: str, station: int) -> Move:
        """The entry that would end at a free station, if the card went so far."""
        before = line.ways[way][: line.ways[way].index(station)]
        marks = 1 + sum(not sheet.ink.marks >> other & 1 for other in before)
        return Move(line.letter, way, marks, order.transfer and marks == 1)

    # what is said besides

    def _unmeant(
        self, table: Table, sheet: Sheet, order: Order | None, chosen: str, station: int | None
    ) -> Why:
        if order is None:
            done = self._refusal(table, sheet, STAY)
            assert done is not None
            return Why(done, str(STAY), paragraph=self._paragraph(done.key))
        if station is None:
            return self._said("why-plan-nowhere" if order.sign else "why-ride-nowhere")
        name, at = self._plan.names[station], self._target(station)
        if sheet.ink.marks >> station & 1:
            return self._said("rule-marked", at, station=name)
        stopping = [self._plan.lines[number] for number in self._plan.stopping[station]]
        lines = [line for line in stopping if chosen[:1] in ("", line.letter)]
        if not lines:
            return self._said("why-not-on-line", at, station=name, line=chosen[:1])
        first = next(at for at in lines[0].stations if not sheet.ink.marks >> at & 1)
        about = {"line": lines[0].letter, "first": self._plan.names[first]}
        return self._said("why-transfer-first", self._target(first), **about)

    def _said(self, key: str, *shows: str, **args: str) -> Why:
        return Why(Text(key, args), shows=shows, paragraph=self._paragraph(key))

    def _blocked(
        self, sheet: Sheet, order: Order | None, move: Move, station: int | None, key: str
    ) -> tuple[tuple[str, ...], Text | None]:
        """The marked station that ends the row before the one that was meant, or how far the card goes."""
        if order is None or station is None or key != "rule-too-many":
            return (), None
        number = self._plan.numbers[move.line]
        way = self._plan.lines[number].ways[move.way]
        row = self._legality.reached(number, move.way, sheet.ink.marks, order)[-1]
        marked = [at for at in way if row >> at & 1]
        if len(marked) == order.value:
            about: dict[str, Arg] = {"station": self._plan.names[marked[0]], "count": order.value}
            return tuple(map(self._target, marked)), Text("why-hint-first-free", about)
        stop = way[way.index(marked[-1]) + 1]
        return (self._target(stop),), Text("why-hint-marked", {"station": self._plan.names[stop]})

    def _target(self, station: int) -> str:
        letter, place = self._plan.places[station]
        return f"@{letter}{place}"

    def _paragraph(self, key: str) -> str:
        paragraph = PARAGRAPHS.get(key, "")
        return paragraph if paragraph in self._guide else ""
