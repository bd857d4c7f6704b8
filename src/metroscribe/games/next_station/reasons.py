"""Why a station or a section cannot be drawn to now: which move was meant, and the rule that forbids it."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from metroscribe.core.errors import NotNotation
from metroscribe.core.network import bits, union
from metroscribe.core.text import Text
from metroscribe.core.why import Why, refusal_of
from metroscribe.core.wording import Section, keys_of
from metroscribe.games.next_station.legality import Legality
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import Ink, Sheet
from metroscribe.games.next_station.table import Grant, Table

Step = Callable[[Table, Sheet, Move], Sheet]
Guide = Callable[[], Iterable[Section]]
Tried = tuple[Move, Text]
"""A move, and why it is refused."""

NEARNESS = (
    "rule-no-guide-line",
    "rule-not-on-line",
    "rule-not-an-end",
    "rule-not-an-end-double-switch",
    "rule-other-line",
    "rule-second-section",
    "rule-symbol",
    "rule-circle",
    "rule-crosses-loop",
    "rule-crosses",
    "rule-two-tracks",
    "rule-track-taken",
    "rule-one-track",
)
"""Of several moves that were perhaps meant, the one is explained that came nearest: the last of these, or one
that is forbidden by a rule of a module."""
ABOUT_THE_END = ("rule-symbol", "rule-circle")
"""These say something of the station that is reached; whoever touched the start asked for something else."""
ABOUT_THE_START = (
    "rule-no-guide-line",
    "rule-not-on-line",
    "rule-not-an-end",
    "rule-not-an-end-double-switch",
)
"""These say that a section cannot start where it was meant to; the ends of the line are shown."""
PARAGRAPHS = {
    "rule-no-guide-line": ("guide-follows",),
    "rule-not-on-line": ("guide-starts", "guide-starts-two"),
    "rule-not-an-end": ("guide-starts", "guide-starts-two"),
    "rule-not-an-end-double-switch": ("guide-starts", "guide-starts-two"),
    "rule-other-line": ("guide-card-line",),
    "rule-second-section": ("guide-double-switch",),
    "rule-symbol": ("guide-follows",),
    "rule-circle": ("guide-circle",),
    "rule-crosses-loop": ("guide-loop-way",),
    "rule-crosses": ("guide-crossing",),
    "rule-two-tracks": ("guide-double-track",),
    "rule-track-taken": ("guide-double-track",),
    "rule-one-track": ("guide-one-track",),
    "rule-straight-on": ("guide-effect-extension",),
    "rule-turn-done": ("guide-flip",),
    "rule-not-asked": ("guide-ring-choice",),
    "rule-choose-first": ("guide-ring-choice",),
    "why-stuck": ("guide-follows",),
    "why-nothing": ("guide-pass",),
    "why-nowhere": ("guide-follows",),
}
"""Where the guide says it, by the sentence; the first that this city's guide has."""


class Reasons:
    def __init__(self, setting: Setting, legality: Legality, step: Step, guide: Guide) -> None:
        self._board, self._network = setting.board, setting.board.network
        self._legality, self._step, self._told = legality, step, guide

    @cached_property
    def _guide(self) -> frozenset[str]:
        return keys_of(self._told())

    def why(self, table: Table, sheet: Sheet, target: str) -> Why | None:
        """`C4` a station, `C4-E4` what joins two, nothing: a place without either; `!joker` behind it, where
        that power is to be spent. None where it can be drawn, or drawn from, so.
        """
        place, _, power = target.partition("!")
        grant, refused = self._grant(table, sheet), list[Tried]()
        spending = power or (grant.power if grant else "")
        for move in self._meant(sheet.ink, place):
            move = move._replace(power=spending)
            refusal = self._refusal(table, sheet, move)
            if refusal is None:
                return None if spending == power else self._unarmed(spending)
            refused.append((move, refusal))
        if not refused:
            return self._nowhere(table, sheet)
        move, says = max(refused, key=lambda tried: _nearness(tried[1].key))
        if place == move.start and says.key in ABOUT_THE_END:
            return self._stuck(table, sheet, move.start)
        shows, hint = tuple(self._shows(sheet.ink, move, says.key)), self._hint(table, sheet, move, says.key)
        return Why(says, str(move), shows, self._paragraph(says.key), hint)

    def _refusal(self, table: Table, sheet: Sheet, move: Move) -> Text | None:
        return refusal_of(self._step, table, sheet, move)

    def _meant(self, ink: Ink, place: str) -> Iterator[Move]:
        """The moves that somebody may have had in mind."""
        one, _, other = place.replace("=", "-").partition("-")
        if other:
            start, end = self._number(one), self._number(other)
            yield self._move(ink, start, end)
            if (start, end) in self._network.joining:
                yield self._move(ink, end, start)
        elif one:
            yield from self._at(ink, self._number(one))

    def _at(self, ink: Ink, station: int) -> Iterator[Move]:
        """From a station of the own line to its neighbours, or to the station from those on the line."""
        around = self._network.around[station]
        if not ink.lines:
            yield self._move(ink, next(bits(around)), station)
            return
        for line in ink.own:
            if line.stations >> station & 1:
                yield from (self._move(ink, station, end) for end in bits(around))
            else:
                starts = line.stations & around or 1 << self._nearest(line.ends, station)
                yield from (self._move(ink, start, station) for start in bits(starts))

    def _nearest(self, stations: int, to: int) -> int:
        points = self._network.points
        x, y = points[to]
        return min(bits(stations), key=lambda at: (points[at][0] - x) ** 2 + (points[at][1] - y) ** 2)

    def _move(self, ink: Ink, start: int, end: int) -> Move:
        section, names = self._network.joining.get((start, end)), self._network.names
        return Move(names[start], names[end], section is not None and bool(ink.tracks >> section & 1))

    # what is said besides

    def _nowhere(self, table: Table, sheet: Sheet) -> Why:
        """Where nothing can ever be drawn: what could be done instead."""
        done = self._refusal(table, sheet, PASS)
        if done is not None:
            return Why(done, str(PASS), paragraph=self._paragraph(done.key))
        key = "why-nowhere" if self._starts(table, sheet) else "why-nothing"
        return Why(Text(key), shows=self._starts(table, sheet), paragraph=self._paragraph(key))

    def _unarmed(self, power: str) -> Why:
        """It could be drawn, but only by spending something that must be asked for."""
        return Why(Text("why-power", {"power": power}), paragraph=self._paragraph(f"guide-power-{power}"))

    def _stuck(self, table: Table, sheet: Sheet, start: str) -> Why:
        """An end of the line from which this card leads nowhere."""
        says = Text("why-stuck", {"at": self._name(start)})
        return Why(says, shows=self._starts(table, sheet), paragraph=self._paragraph(says.key))

    def _starts(self, table: Table, sheet: Sheet) -> tuple[str, ...]:
        """The stations from which a section can be drawn now without a power."""
        grant = self._grant(table, sheet)
        moves = self._legality.moves_under(sheet.ink, (grant,)) if grant else ()
        return tuple(dict.fromkeys(move.start for move in moves))

    def _grant(self, table: Table, sheet: Sheet) -> Grant | None:
        """Of the next step, before any power."""
        offer = self._legality.offer(table, sheet)
        return offer[1][0] if offer else None

    def _shows(self, ink: Ink, move: Move, key: str) -> Iterator[str]:
        if key in ("rule-crosses", "rule-crosses-loop"):
            section = self._network.joining[self._number(move.start), self._number(move.end)]
            for other in bits(self._network.crossings[section] & ink.tracks):
                yield self._network.section_name(other)
        elif key in ("rule-one-track", "rule-track-taken", "rule-two-tracks"):
            section = self._network.joining[self._number(move.start), self._number(move.end)]
            yield self._network.section_name(section)
        elif key in ABOUT_THE_START:
            for station in bits(union(line.ends for line in ink.own)):
                yield self._network.names[station]

    def _hint(self, table: Table, sheet: Sheet, move: Move, key: str) -> Text | None:
        offer = self._legality.offer(table, sheet)
        if offer is None:
            return Text("why-hint-take-back") if sheet.steps and table.round else None
        for spending in self._legality.moves_under(sheet.ink, offer[1]):
            if spending.power and (spending.start, spending.end) == (move.start, move.end):
                return Text("why-hint-power", {"power": spending.power})
        if key == "rule-symbol":
            return self._with_another_card(sheet.ink, offer[1][0], move.end)
        if key == "rule-no-guide-line":
            around = bits(self._network.around[self._number(move.end)])
            names = ", ".join(self._board.names[station] for station in around)
            return Text("why-hint-from", {"end": self._name(move.end), "stations": names})
        return None

    def _with_another_card(self, ink: Ink, grant: Grant, end: str) -> Text | None:
        """From where a card with the station's own symbol would lead there."""
        any_card = grant._replace(wanted=self._board.everywhere)
        starts = [move.start for move in self._legality.moves_under(ink, (any_card,)) if move.end == end]
        if not starts:
            return None
        symbol = self._board.symbols[self._number(end)]
        return Text("why-hint-card", {"symbol": symbol, "start": self._name(starts[0])})

    def _paragraph(self, key: str) -> str:
        return next((known for known in PARAGRAPHS.get(key, (key,)) if known in self._guide), "")

    def _number(self, name: str) -> int:
        if name not in self._network.number:
            raise NotNotation("rule-no-station", at=name)
        return self._network.number[name]

    def _name(self, name: str) -> str:
        return self._board.names[self._number(name)]


def _nearness(key: str) -> int:
    return NEARNESS.index(key) if key in NEARNESS else len(NEARNESS)
