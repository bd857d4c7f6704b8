"""What turns the blank drawing into the drawing of a sheet. Marks only ever add to the blank."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import permutations

from metroscribe.core.geometry import Point
from metroscribe.core.network import bits
from metroscribe.draw.next_station.ids import LEFT, MID, RIGHT, frame_id, ring_id, station_id, track_id
from metroscribe.draw.next_station.tracks import inside
from metroscribe.draw.paths import rightwards
from metroscribe.draw.sheet import END, FRESH, HELD, ON, SHEET, Filling, mark
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.sheet import Line, Sheet
from metroscribe.games.next_station.table import Table
from metroscribe.games.next_station.tallies import stops

AT_END: Mapping[str, str] = {END: ""}


def map_marks(board: Board, table: Table, sheet: Sheet) -> Filling:
    own = {line.colour: mark("data-line", line.colour) for line in sheet.ink.lines}
    for section, slot, line in placed(board, sheet):
        yield track_id(board.network, section, slot), own[line.colour]
    for line in sheet.ink.lines:
        for station in bits(line.circled):
            yield ring_id(board.network.names[station]), own[line.colour]
    for station in bits(sheet.ink.framed):
        yield frame_id(board.network.names[station]), ON
    yield from _station_marks(board, table, sheet)
    if sheet.ink.lines and not table.over:
        yield SHEET, mark(HELD, sheet.ink.line.colour)


def fresh_marks(board: Board, sheet: Sheet) -> Filling:
    """What was drawn in the open turn, and may still be taken back."""
    fresh = _fresh(board, sheet)
    for section, slot, line in placed(board, sheet) if fresh else ():
        if section in fresh and line in sheet.ink.own:
            yield track_id(board.network, section, slot), {FRESH: fresh[section]}


def placed(board: Board, sheet: Sheet) -> Iterator[tuple[int, str, Line]]:
    """Each section of each line with the slot its track takes."""
    loop = board.loop.sections
    shared = sheet.ink.doubles & ~loop
    beside = loop | shared
    for line in sheet.ink.lines:
        for section in line.sections:
            if not beside >> section & 1:
                yield section, MID, line
            elif loop >> section & 1:
                yield section, inside(board, section), line
    for section in bits(shared):
        two = [line for line in sheet.ink.lines if section in line.sections]
        two.sort(key=partial(_leaning, board, section), reverse=True)
        yield from zip((section, section), (LEFT, RIGHT), two, strict=True)


def _leaning(board: Board, section: int, line: Line) -> float:
    """How far to the left of a section a line comes from and goes to: so two tracks need not cross."""
    network = board.network
    path = rightwards(network.sections[section].path)
    ends = {network.sections[section].a, network.sections[section].b}
    far = [
        network.points[end]
        for other in line.sections
        if other != section
        for near, end in permutations((network.sections[other].a, network.sections[other].b))
        if near in ends
    ]
    return sum(_side(path[0].a, path[-1].b, point) for point in far)


def _side(a: Point, b: Point, p: Point) -> int:
    turn = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return (turn < 0) - (turn > 0)


def _fresh(board: Board, sheet: Sheet) -> dict[int, str]:
    """The sections of the open turn, and whether they were drawn the way their path goes."""
    found = {}
    for _, move, _ in sheet.steps:
        if move.end:
            start, end = (board.network.number[name] for name in (move.start, move.end))
            section = board.network.joining[start, end]
            forth = rightwards(board.network.sections[section].path)[0].a == board.network.points[start]
            found[section] = "forth" if forth else "back"
    return found


def _station_marks(board: Board, table: Table, sheet: Sheet) -> Filling:
    ends = 0
    for line in () if table.over else sheet.ink.own:
        ends |= line.ends
    levels = stops(board, sheet.ink)
    for lines in range(2, len(levels) - 1):
        stopping = mark("data-stops", str(lines))
        for station in bits(levels[lines] & ~levels[lines + 1]):
            yield station_id(board.network.names[station]), stopping
    for station in bits(ends):
        yield station_id(board.network.names[station]), AT_END
