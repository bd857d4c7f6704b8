"""The moves of a step as they lie on the desk: each start with a mask of its ends, a pass last."""

from typing import NamedTuple

from metroscribe.fast.bits import lowest, nth, popcount
from metroscribe.fast.kernel import inlined
from metroscribe.fast.next_station.layout import END_AT, LAST_START, Desk


@inlined
def write(desk: Desk, place: int, count: int, start: int, ends: int) -> tuple[int, int]:
    """Write one choice, and count on; without ends the next one takes its place."""
    desk.starts[place & LAST_START], desk.ends[place & LAST_START] = start, ends
    return place + (ends != 0), count + popcount(ends)


class At(NamedTuple):
    """One of the moves on the desk."""

    place: int
    """Where its choice is."""
    ends: int
    """Of that choice what is left: this move leads to the lowest."""
    after: int
    """The ends of the choice after it."""


@inlined
def first_choice(desk: Desk) -> At:
    return At(0, desk.ends[0], desk.ends[1])


@inlined
def next_choice(desk: Desk, at: At) -> At:
    """The next move, without a branch, since none could be predicted."""
    ends = at.ends & at.ends - 1
    place = at.place + (ends == 0) & LAST_START
    return At(place, ends if ends else at.after, desk.ends[place + 1 & LAST_START])


@inlined
def choice(desk: Desk, number: int) -> int:
    """One of the moves by its number."""
    place, ends = 0, desk.ends[0]
    while number >= popcount(ends):
        number -= popcount(ends)
        place = place + 1 & LAST_START
        ends = desk.ends[place]
    return desk.starts[place] | lowest(nth(ends, number)) << END_AT
