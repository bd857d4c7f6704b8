"""A second opinion for every city of the family with every module: legality from the map's text alone.

Like the referee it shares no code with the engine. A line is whatever hangs together with a departure
station, found anew each time by walking the drawn sections.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.next_station.referee import Map, Pair, pair, place

SIGNS = {"circle", "square", "triangle", "pentagon"}
ANY = SIGNS | {"wild"}


@dataclass(frozen=True)
class Customs:
    """What the cards of a city mean."""

    lines: tuple[str, ...] = ()
    joker_doubles: bool = False
    joker_frames: bool = False
    double_switch: bool = False


CUSTOMS = {
    "tokyo": Customs(joker_doubles=True),
    "london": Customs(),
    "berlin": Customs(("bear", "crown"), joker_frames=True, double_switch=True),
}


class Printed(Map):
    def __init__(self, file: Path) -> None:
        super().__init__(file)
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        given = data["departures"].items()
        self.homes: dict[str, list[str]] = {c: [at] if isinstance(at, str) else at for c, at in given}
        self.river = {pair(*text.split("-")) for text in data.get("river", {}).get("crossed", [])}
        self.sights = set(data.get("marks", {}).get("tourist", []))


@dataclass(frozen=True)
class Leave:
    """What a step may do."""

    symbols: frozenset[str]
    branch: bool
    double: bool
    homes: tuple[str, ...]
    """The departure stations of the lines it may extend."""


class Watcher:
    """Watches one seat: it is told the cards and the moves, and says what may be drawn."""

    def __init__(self, printed: Printed, customs: Customs) -> None:
        self.map, self.customs = printed, customs
        self.drawn: dict[str, list[Pair]] = {}
        self.circled: dict[str, list[str]] = {}
        self.framed: set[str] = set()
        self.facts: dict[str, tuple[str, str]] = {}
        """For each colour the round's effect and the pencil's power."""

    def begin(self, colour: str, round_effect: str = "", power: str = "") -> None:
        self.colour, self.power, self.round_effect = colour, power, round_effect
        self.drawn[colour], self.circled[colour], self.spent = [], [], False
        self.facts[colour] = round_effect, power

    def turn(self, number: int, faces: list[str], effect: str = "", special: str = "") -> None:
        suit, sign = faces[-1].split("-")
        self.number, self.steps, self.first_home = number, list[str](), ""
        self.effect = effect if sign == special else ""
        self.joker, switch = sign == "joker", len(faces) == 2
        self.twice = switch and self.customs.double_switch
        free = self.joker or self.effect == "joker"
        branch = (switch or self.effect == "switch") and self.may_branch
        double = self.effect == "joker" or (self.joker and self.customs.joker_doubles)
        homes = self.map.homes[self.colour]
        if suit in self.customs.lines and not self.twice:
            homes = [homes[self.customs.lines.index(suit)]]
        double = double or self.round_effect == "double-tracks"
        self.leave = Leave(frozenset(ANY if free else {sign, "wild"}), branch, double, tuple(homes))

    @property
    def may_branch(self) -> bool:
        return self.customs.double_switch or self.number > 2

    # what hangs together

    def line(self, home: str) -> set[str]:
        found, new = set[str](), {home}
        while new:
            found |= new
            new = {
                name for section in self.drawn[self.colour] if found & set(section) for name in section
            } - found
        return found

    def degree(self) -> Counter[str]:
        return Counter(name for section in self.drawn[self.colour] for name in section)

    # what may be drawn

    def legal(self) -> set[str]:
        """The texts of the moves; empty when the turn has no further step."""
        if not self.steps:
            return self.first() | {"-"}
        options = self.further()
        return options | {"-"} if options else set()

    def first(self) -> set[str]:
        moves = self.ways(self.leave)
        if self.spent:
            return moves
        leave = self.leave
        if self.power == "joker":
            double = leave.double or self.customs.joker_doubles
            more = Leave(frozenset(ANY), leave.branch, double, leave.homes)
        elif self.power == "switch" and self.may_branch:
            more = Leave(leave.symbols, True, leave.double, leave.homes)
        else:
            return moves
        return moves | {f"{move}!{self.power}" for move in self.ways(more) - moves}

    def further(self) -> set[str]:
        """The next step that follows those taken, if any."""
        if self.steps[0] == "-":
            return set()
        kinds = {"other": self.other, "extension": self.extension, "second": self.second}
        for kind in list(kinds)[list(kinds).index(self.kind) + 1 if self.kind else 0 :]:
            if options := kinds[kind]():
                self.next_kind = kind
                return options
        return set()

    def other(self) -> set[str]:
        """A section for the line that the first one did not extend, or anywhere on the joined line."""
        if not self.twice:
            return set()
        homes = self.map.homes[self.colour]
        joined = homes[1] in self.line(homes[0])
        left = homes if joined else [home for home in homes if home != self.first_home]
        return self.ways(Leave(self.leave.symbols, True, self.leave.double, tuple(left)))

    def extension(self) -> set[str]:
        start, end = ends_of(self.steps[0])
        if self.effect != "extension" or len(self.map.path(pair(start, end))) > 2:
            return set()
        (ax, ay), (bx, by) = place(start), place(end)
        heading = (bx > ax) - (bx < ax), (by > ay) - (by < ay)
        ahead = self.map.next_on_ray(end, heading)
        if ahead is None or pair(end, ahead) in self.map.missing:
            return set()
        return self.judge(end, ahead, False, self.line(end))

    def second(self) -> set[str]:
        if self.power != "second" or self.spent:
            return set()
        symbols = self.leave.symbols
        if symbols == ANY:
            reached = self.map.symbol[ends_of(self.steps[0])[1]]
            symbols = frozenset(ANY if reached == "wild" else {reached, "wild"})
        moves = self.ways(Leave(symbols, self.leave.branch, self.leave.double, self.leave.homes))
        return {f"{move}!second" for move in moves}

    def ways(self, leave: Leave) -> set[str]:
        moves, degree = set[str](), self.degree()
        for home in leave.homes:
            line = self.line(home)
            for start in line:
                if leave.branch or degree[start] <= 1:
                    ends = (
                        end for end in self.map.neighbours(start) if self.map.symbol[end] in leave.symbols
                    )
                    moves |= {move for end in ends for move in self.judge(start, end, leave.double, line)}
        return moves

    def judge(self, start: str, end: str, double: bool, line: Iterable[str]) -> set[str]:
        """The move, unless a building rule forbids it."""
        section = pair(start, end)
        everything = [*self.map.loop, *(s for sections in self.drawn.values() for s in sections)]
        tracks = everything.count(section)
        if end in line or tracks > (1 if double else 0) or section in self.drawn[self.colour]:
            return set()
        if any(self.map.crossing(section, other) for other in everything if other != section):
            return set()
        return {f"{start}{'=' if tracks else '-'}{end}"}

    # what was drawn

    @property
    def kind(self) -> str:
        return self.kinds[-1] if self.steps and self.kinds else ""

    def play(self, move: str) -> None:
        """A move that `legal` has just offered."""
        if not self.steps:
            self.kinds = list[str]()
        else:
            self.kinds.append(self.next_kind)
        self.steps.append(move)
        if move == "-":
            return
        start, end = ends_of(move)
        if not self.first_home:
            self.first_home = next(home for home in self.map.homes[self.colour] if start in self.line(home))
        self.drawn[self.colour].append(pair(start, end))
        self.spent = self.spent or "!" in move
        if self.joker and self.customs.joker_frames:
            self.framed.add(end)
        if self.effect == "double-station" and len(self.steps) == 1:
            self.circled[self.colour].append(end)


def ends_of(move: str) -> tuple[str, str]:
    start, end = move.split("!")[0].replace("=", "-").split("-")
    return start, end
