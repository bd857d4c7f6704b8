"""One seat's sheet: which stations are marked, and what stands in the windows."""

from typing import NamedTuple


class Ink(NamedTuple):
    """What is written for good; scores and drawings depend on nothing else of a sheet."""

    windows: tuple[tuple[str, ...], ...]
    """For each line what was written in its windows, from the front of the wagon on: `4`, `x2`, `+`."""
    marks: int = 0
    """The marked stations, framed ones included."""
    framed: int = 0
    """The stations marked by a transfer; each carries the number of its lines."""
    firsts: int = 0
    """The lines of which it has the higher value."""


class Sheet(NamedTuple):
    """The ink, and what the seat still has to enter."""

    ink: Ink
    free: int = 0
    """How many windows it may still fill; after turns that it missed fewer than are empty."""
    due: int = 1
    """How many entries it still has to make in this turn."""
    left: bool = False
    """Whether the seat has left, and so is asked for nothing."""

    def enter(self, line: int, sign: str, marks: int, framed: int, repeats: int) -> "Sheet":
        """The sign in a window of the line, these stations marked, and `repeats` more entries due."""
        windows, old_marks, old_framed, firsts = self.ink
        written = (*windows[:line], (*windows[line], sign), *windows[line + 1 :])
        ink = Ink(written, old_marks | marks, old_framed | framed, firsts)
        return Sheet(ink, self.free - 1, self.due - 1 + repeats)

    def ride(self, marks: int) -> "Sheet":
        """A free ride: no window, at most one station."""
        windows, old_marks, framed, firsts = self.ink
        return Sheet(Ink(windows, old_marks | marks, framed, firsts), self.free, 0, self.left)

    def missed(self) -> "Sheet":
        """At the end of a turn each entry that was not made has closed a window for good."""
        return self._replace(free=max(0, self.free - self.due))
