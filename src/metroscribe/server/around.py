"""Who is at a table, beside what its log knows: sockets, touches and nudges of each person.

`decide` gets it as a value to look at; the host of the process keeps it up to date.
"""

from dataclasses import dataclass, field

IDLE = 180.0
"""Seconds after which an open page that nobody touches counts as left, if a nudge stays unanswered too."""
NUDGES_APART = 30.0
"""Seconds from one nudge to one person to the next."""


@dataclass(slots=True)
class Person:
    sockets: int = 0
    left: float = 0.0
    """When the last socket went."""
    touched: float = 0.0
    """When something was last done on the page."""
    nudged: float | None = None
    nudge: str = ""
    """The id of the command with which they were nudged."""


@dataclass(slots=True)
class Around:
    """People are known by the hash of their token. Who was never here has been away `since` then."""

    since: float = 0.0
    people: dict[str, Person] = field(default_factory=dict)

    def come(self, holder: str, now: float) -> None:
        """Another socket; opening the page is a touch. Who watches without a token is not counted."""
        if not holder:
            return
        person = self.people.setdefault(holder, Person())
        person.sockets += 1
        person.touched = now

    def go(self, holder: str, now: float) -> None:
        """One socket less."""
        if holder in self.people:
            self.people[holder].sockets -= 1
            self.people[holder].left = now

    def touch(self, holder: str, now: float) -> bool:
        """Whether that answers a nudge."""
        if holder not in self.people:
            return False
        answers = self.unanswered(holder)
        self.people[holder].touched = now
        return answers

    def nudge(self, holder: str, command: str, now: float) -> None:
        self.people[holder].nudged, self.people[holder].nudge = now, command

    def unanswered(self, holder: str) -> bool:
        """Whether a nudge waits for an answer."""
        person = self.people[holder]
        return person.nudged is not None and person.nudged >= person.touched

    @property
    def silent(self) -> bool:
        """Whether somebody has not answered a nudge."""
        return any(map(self.unanswered, self.people))

    def here(self, holder: str) -> bool:
        """Whether a socket answers."""
        return holder in self.people and self.people[holder].sockets > 0

    def left(self, holder: str) -> float:
        """Since when no socket of theirs answers."""
        return self.people[holder].left if holder in self.people else self.since

    def idle(self, holder: str) -> float | None:
        """From when on an open page counts as left, if nobody touches it till then."""
        person = self.people[holder]
        if person.nudged is None or not self.unanswered(holder):
            return None
        return max(person.touched + IDLE, person.nudged)
