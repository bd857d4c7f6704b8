"""What a move would score at once, without drawing it."""

from typing import NamedTuple

from metroscribe.fast.kernel import inlined, kernel
from metroscribe.fast.next_station.drawing import mark, own_line
from metroscribe.fast.next_station.layout import PASS, Desk, Rules, State
from metroscribe.fast.next_station.scoring import total


@kernel
def best(rules: Rules, state: State, desk: Desk, count: int) -> int:
    """Leave on the desk those of its first moves that score most at once, and say how many."""
    most = kept = 0
    for number in range(count):
        move = desk.moves[number]
        points = total_after(rules, state, move)
        if number == 0 or points > most:
            most, kept = points, 0
        if points == most:
            desk.moves[kept] = move
            kept += 1
    return kept


class Lines(NamedTuple):
    """All of a sheet that a section can change and that scores."""

    stations: tuple[int, int]
    ends: tuple[int, int]
    drawn: tuple[int, int]
    river: tuple[int, int]
    circled: tuple[int, int]
    current: int
    joined: int
    framed: int


@inlined
def _lines(state: State) -> Lines:
    a, b = own_line(state, 0), own_line(state, 1)
    return Lines(
        (state.stations[a], state.stations[b]),
        (state.ends[a], state.ends[b]),
        (state.drawn[a], state.drawn[b]),
        (state.river[a], state.river[b]),
        (state.circled[a], state.circled[b]),
        state.current,
        state.joined[state.round - 1],
        state.framed,
    )


@inlined
def _restore(state: State, lines: Lines) -> None:
    a, b = own_line(state, 0), own_line(state, 1)
    state.stations[a], state.stations[b] = lines.stations
    state.ends[a], state.ends[b] = lines.ends
    state.drawn[a], state.drawn[b] = lines.drawn
    state.river[a], state.river[b] = lines.river
    state.circled[a], state.circled[b] = lines.circled
    state.current, state.framed = lines.current, lines.framed
    state.joined[state.round - 1] = lines.joined


@kernel
def total_after(rules: Rules, state: State, move: int) -> int:
    """The total if this step were taken."""
    if move == PASS:
        return total(rules, state)
    before = _lines(state)
    mark(rules, state, move)
    points = total(rules, state)
    _restore(state, before)
    return points
