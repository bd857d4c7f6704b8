"""A second opinion on a whole table, straight from the rules and from the words of a plan.

Slow and plain on purpose. It shares no code with the engine: it reads the plan itself, knows cards by their
faces and moves by their texts, and keeps stations in lists and sets by name.
"""

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

SPECIALS = "express-2 express-2 express-3 transfer transfer free-ride"
DECKS = {
    "14": f"3 3 3 4 4 5 5 6 {SPECIALS}",
    "15": f"3 3 3 4 4 4 5 5 6 {SPECIALS}",
    "20": f"2 2 3 3 3 3 4 4 4 4 4 5 5 6 {SPECIALS}",
}


class Wagon(NamedTuple):
    """A line as it is printed."""

    stations: list[str]
    windows: int
    first: int
    later: int
    ring: bool


@dataclass
class Printed:
    lines: dict[str, Wagon]
    special: set[str]

    @classmethod
    def of(cls, file: Path) -> "Printed":
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return cls(
            {letter: wagon(line) for letter, line in data["lines"].items()}, set(data.get("special", []))
        )

    @property
    def stations(self) -> set[str]:
        return {name for line in self.lines.values() for name in line.stations}

    def number(self, station: str) -> int:
        return sum(station in line.stations for line in self.lines.values())

    def ride(self, station: str) -> str:
        """How a free ride to the station is written: by the alphabetically first of its lines."""
        letter = min(letter for letter, line in self.lines.items() if station in line.stations)
        return f"@{letter}{self.lines[letter].stations.index(station) + 1}"


def wagon(data: dict[str, object]) -> Wagon:
    stops = [word for word in str(data["path"]).split() if "(" not in word]
    ring = bool(data.get("ring"))
    windows, first, later = (int(str(data[key])) for key in ("windows", "first", "later"))
    return Wagon(stops[:-1] if ring else stops, windows, first, later, ring)


@dataclass
class Paper:
    """One seat's sheet."""

    written: dict[str, list[str]]
    crossed: set[str] = field(default_factory=set)
    framed: set[str] = field(default_factory=set)
    firsts: set[str] = field(default_factory=set)
    laters: set[str] = field(default_factory=set)
    due: int = 0
    away: bool = False
    """The seat has left."""
    shut: int = 0
    """Windows that were closed because entries were missed."""

    @property
    def marked(self) -> set[str]:
        return self.crossed | self.framed


class Referee:
    """Watches a table: it is told cards and moves, and says what may be entered and what it scores."""

    def __init__(self, printed: Printed, seats: int, expert: bool = False, deck: str = DECKS["14"]) -> None:
        self.plan, self.expert = printed, expert
        self.papers = [Paper({letter: [] for letter in printed.lines}) for _ in range(seats)]
        self.gone: set[str] = set()
        """The lines whose higher value is gone."""
        self.cards, self.open = Counter(deck.split()), Counter[str]()
        self.face = ""

    # cards

    def flip(self, face: str) -> None:
        self.face = face
        self.open[face] += 1
        for seat, paper in enumerate(self.papers):
            paper.due = 0 if self.full(seat) else 1

    @property
    def undealt(self) -> Counter[str]:
        return self.cards - self.open

    def windows(self, seat: int) -> int:
        """That may still be filled."""
        paper = self.papers[seat]
        return (
            sum(line.windows for line in self.plan.lines.values())
            - sum(map(len, paper.written.values()))
            - paper.shut
        )

    def full(self, seat: int) -> bool:
        return self.windows(seat) == 0

    @property
    def over(self) -> bool:
        """After a turn: windows of absent seats count as closed, unless nobody is there."""
        seats = range(len(self.papers))
        there = [seat for seat in seats if not self.papers[seat].away]
        return all(map(self.full, there or seats))

    # entries

    def choices(self, seat: int) -> dict[str, set[str]]:
        """By its text, what each allowed move marks."""
        paper = self.papers[seat]
        if paper.away or not paper.due or self.full(seat):
            return {}
        if self.face == "free-ride":
            return {
                "-": set(),
                **{self.plan.ride(name): {name} for name in self.plan.stations - paper.marked},
            }
        found: dict[str, set[str]] = {}
        for letter, line in self.plan.lines.items():
            if len(paper.written[letter]) < line.windows:
                found |= self.on_line(letter, paper)
        return found

    def on_line(self, letter: str, paper: Paper) -> dict[str, set[str]]:
        """Where both directions of a ring mark the same, the first one is written."""
        line, texts = self.plan.lines[letter], dict[frozenset[str], str]()
        first, *others = line.stations
        ways = {">": line.stations, "<": [first, *others[::-1]]} if line.ring else {"": line.stations}
        for way, stations in ways.items():
            for row in [set[str](), *self.rows(stations, line.ring, paper.marked)]:
                sign = "+" if row and self.face == "transfer" else str(len(row))
                texts.setdefault(frozenset(row), f"{letter}{way}:{sign}")
        return {text: set(row) for row, text in texts.items()}

    def rows(self, stations: list[str], ring: bool, marked: set[str]) -> list[set[str]]:
        """Every stretch of the line that the card may mark: it begins and ends at a free station, nothing
        before it is free, it has at most as many free stations as the card says, and marked ones only
        for express."""
        most = 1 if self.face == "transfer" else int(self.face.removeprefix("express-"))
        around = stations * 2 if ring else stations
        found = []
        for i in (i for i in range(len(stations)) if set(stations[:i]) <= marked):
            for j in range(i, min(i + len(stations), len(around))):
                stretch = around[i : j + 1]
                free = [name for name in stretch if name not in marked]
                fits = len(free) <= most and stretch[0] in free and stretch[-1] in free
                if fits and (free == stretch or "express" in self.face):
                    found.append(set(free))
        return found

    def play(self, seat: int, move: str) -> None:
        paper, marks = self.papers[seat], self.choices(seat)[move]
        paper.due -= 1
        if self.face == "transfer":
            paper.framed |= marks
        else:
            paper.crossed |= marks
        if self.face != "free-ride":
            paper.written[move[0]].append(
                {"transfer": "+"}.get(self.face, self.face.replace("express-", "x"))
            )
            paper.due += len(marks & self.plan.special) if self.expert else 0

    # the end of a turn

    def close(self) -> None:
        for seat, paper in enumerate(self.papers):
            if paper.away and self.face != "free-ride":
                paper.shut += min(paper.due, self.windows(seat))
        newly = set()
        for paper in self.papers:
            for letter, line in self.plan.lines.items():
                if set(line.stations) <= paper.marked and letter not in paper.firsts | paper.laters:
                    (paper.laters if letter in self.gone else paper.firsts).add(letter)
                    newly.add(letter)
        self.gone |= newly
        if self.face == "6" or not self.undealt:
            self.open.clear()

    def score(self, seat: int) -> dict[str, int]:
        """After a turn."""
        paper, lines = self.papers[seat], self.plan.lines
        free = len(self.plan.stations - paper.marked)
        return {
            "completed": sum(lines[x].first for x in paper.firsts)
            + sum(lines[x].later for x in paper.laters),
            "transfers": 2 * sum(map(self.plan.number, paper.framed)),
            "free": -free if len(self.papers) == 1 else -(free // 2),
        }

    def places(self) -> tuple[int, ...]:
        """By total, then by fewer free stations."""
        results = [
            (sum(self.score(seat).values()), len(paper.marked)) for seat, paper in enumerate(self.papers)
        ]
        order = sorted(results, reverse=True)
        return tuple(order.index(result) + 1 for result in results)

    def band(self) -> int:
        """The row of the solo table, the lowest first."""
        total = sum(self.score(0).values())
        rows = [
            range(-999, 0),
            range(5),
            range(5, 10),
            range(10, 20),
            range(20, 30),
            range(30, 40),
            range(40, 50),
        ]
        return next((n for n, row in enumerate(rows) if total in row), len(rows))
