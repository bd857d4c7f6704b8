"""One seat's sheet: which stations are marked, and what stands in the windows."""

from typing import NamedTuple


class Sheet(NamedTuple):
    windows: tuple[tuple[str, ...], ...]
    """For each line what was written in its windows, from the front of the wagon on: `4`, `x2`, `+`."""
    marks: int = 0
    """The marked stations, framed ones included."""
    framed: int = 0
    """The stations marked by a transfer; each carries the number of its lines."""
    firsts: int = 0
    """The lines of which it has the higher value."""
    free: int = 0
    """How many windows it may still fill; after turns that it missed fewer than are empty."""
    due: int = 1
    """How many entries it still has to make in this turn."""
    left: bool = False
    """Whether the seat has left, and so is asked for nothing."""

    def enter(self, line: int, sign: str, marks: int, framed: int, repeats: int) -> "Sheet":
        """The sign in a window of the line, these stations marked, and `repeats` more entries due."""
        windows = (*self.windows[:line], (*self.windows[line], sign), *self.windows[line + 1 :])
        return Sheet(
            windows,
            self.marks | marks,
            self.framed | framed,
            self.firsts,
            self.free - 1,
            self.due - 1 + repeats,
        )

    def ride(self, marks: int) -> "Sheet":
        """A free ride: no window, at most one station."""
        return self._replace(marks=self.marks | marks, due=0)

    def missed(self) -> "Sheet":
        """At the end of a turn each entry that was not made has closed a window for good."""
        return self._replace(free=max(0, self.free - self.due))
