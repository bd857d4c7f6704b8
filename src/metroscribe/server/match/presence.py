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
    """When they were last nudged."""
    unanswered: float | None = None
    """When they were first nudged since they touched something."""
    nudge: tuple[str, str] = ("", "")
    """Who nudged them last, and the id of that command."""


@dataclass(slots=True)
class Presence:
    """People are known by the hash of their token. Who was never here has been away `since` then."""

    since: float = 0.0
    people: dict[str, Person] = field(default_factory=dict)

    def come(self, holder: str, now: float, opened: bool = True) -> None:
        """Another socket. To open the page is a touch; a page that comes back by itself is none.

        Who watches without a token is not counted.
        """
        if not holder:
            return
        person = self.people.setdefault(holder, Person(touched=now))
        person.sockets += 1
        if opened:
            self.touch(holder, now)

    def go(self, holder: str, now: float) -> None:
        """One socket less."""
        if holder in self.people:
            self.people[holder].sockets -= 1
            self.people[holder].left = now

    def sockets(self, holder: str) -> int:
        """How many somebody has open."""
        return self.people[holder].sockets if holder in self.people else 0

    def touch(self, holder: str, now: float) -> bool:
        """Whether that answers a nudge."""
        if holder not in self.people:
            return False
        person = self.people[holder]
        answers = person.unanswered is not None
        person.touched, person.unanswered = now, None
        return answers

    def nudge(self, holder: str, asked: tuple[str, str], now: float) -> None:
        person = self.people[holder]
        person.nudged, person.nudge = now, asked
        person.unanswered = now if person.unanswered is None else person.unanswered

    def forget(self, holder: str) -> None:
        """Somebody without a seat, whose last page is closed."""
        if not self.here(holder):
            self.people.pop(holder, None)

    @property
    def silent(self) -> bool:
        """Whether somebody with an open page has not answered a nudge."""
        return any(person.unanswered is not None and person.sockets for person in self.people.values())

    def here(self, holder: str) -> bool:
        """Whether a socket answers."""
        return holder in self.people and self.people[holder].sockets > 0

    def left(self, holder: str) -> float:
        """Since when no socket of theirs answers."""
        return self.people[holder].left if holder in self.people else self.since

    def idle(self, holder: str) -> float | None:
        """From when on an open page counts as left, if nobody touches it till then."""
        person = self.people[holder]
        return None if person.unanswered is None else max(person.touched + IDLE, person.unanswered)
