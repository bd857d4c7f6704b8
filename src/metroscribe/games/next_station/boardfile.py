"""A map file becomes a board. What the file says is checked here; what a city's map must be, in `facts`."""

import re
from collections.abc import Iterable, Iterator

from metroscribe.core.geometry import Path, Straight, rounded
from metroscribe.core.mapfile import POINT, MapFile, Picture
from metroscribe.core.network import Grid, Network, Section, guide_lines, mask_of, name_at
from metroscribe.games.next_station.board import RIVER, WILD, Board, District, Loop, River

MARKS = {"c": "circle", "s": "square", "t": "triangle", "p": "pentagon", "?": WILD}
NOTHING = "."
PASSING = "passing"
"""The key of the sections that may pass each other."""
SMALLEST_LOOP = 3
MOST_STATIONS = 64
"""Printed maps have little more than fifty; what is measured takes the square of it."""


def read_board(file: MapFile) -> Board:
    """The board of a map file; `BadFile` names the line of what is wrong."""
    picture = file.picture("stations")
    symbols = {point: _symbol(picture, point, mark) for point, mark in picture if mark != NOTHING}
    points = tuple(symbols)
    if len(points) > MOST_STATIONS:
        file.fail("stations-many", picture.first_line, found=len(points), most=MOST_STATIONS)
    pieces = tuple(_loop_pieces(file, points))
    passing = {_pair(file, text, PASSING, points) for text in file.get(PASSING, [])}
    network = Network(points, _sections(file, points, pieces), passing)
    _listed_sections(file, network, PASSING)
    river, marks = _river(file, network), file.get("marks", {})
    return Board(
        network,
        tuple(symbols.values()),
        _districts(file, picture, points),
        _departures(file, network),
        _loop(file, network, pieces),
        river,
        {mark: mask_of(_station(file, network, at) for at in names) for mark, names in marks.items()},
        {RIVER: river.sections, **_section_marks(file, network)},
        _names(file, network),
        picture.width,
        picture.height,
    )


def _symbol(picture: Picture, point: Grid, mark: str) -> str:
    if mark not in MARKS:
        picture.fail("unknown-symbol", point, mark=mark, marks=" ".join(MARKS))
    return MARKS[mark]


def _station(file: MapFile, network: Network, name: str) -> int:
    if name not in network.number:
        file.fail("no-station", str(name), at=str(name))
    return network.number[name]


def _departures(file: MapFile, network: Network) -> dict[str, tuple[int, ...]]:
    given = file.get("departures").items()
    listed = {colour: [names] if isinstance(names, str) else names for colour, names in given}
    return {c: tuple(_station(file, network, name) for name in names) for c, names in listed.items()}


def _river(file: MapFile, network: Network) -> River:
    """The course as points in grid units, `0,3.5 2,3.5`; the sections across it are listed."""
    if "river" not in file.data:
        return River()
    sections = _listed_sections(file, network, "river.crossed")
    path = file.course(file.get("river.path"), file.line_of_key("river.path"))
    return River(file.get("river.name"), sections, path)


def _section_marks(file: MapFile, network: Network) -> dict[str, int]:
    names = file.get("section_marks", {})
    if RIVER in names:
        file.fail("mark-taken", file.line_of_key(f"section_marks.{RIVER}"), name=RIVER)
    return {name: _listed_sections(file, network, f"section_marks.{name}") for name in names}


def _listed_sections(file: MapFile, network: Network, key: str) -> int:
    """The sections that are listed under a key, as a mask."""
    sections = 0
    for text in file.get(key, []):
        a, b = _pair(file, text, key, network.points)
        if (a, b) not in network.joining:
            file.fail("no-section", _listed(file, text, key), section=text)
        sections |= 1 << network.joining[a, b]
    return sections


def _names(file: MapFile, network: Network) -> tuple[str, ...]:
    named = file.get("names", {})
    for name in named:
        _station(file, network, name)
    return tuple(str(named.get(name, name)) for name in network.names)


def _districts(file: MapFile, stations: Picture, points: tuple[Grid, ...]) -> tuple[District, ...]:
    picture = file.picture("areas")
    if (picture.width, picture.height) != (stations.width, stations.height):
        file.fail("picture-sizes", picture.first_line)
    known = file.get("districts")
    for point, letter in picture:
        if letter not in known:
            picture.fail("unknown-district", point, letter=letter)
    cells: dict[str, set[Grid]] = {letter: set() for letter in known}
    for point, letter in picture:
        cells[letter].add(point)
    return tuple(_district(file, letter, frozenset(cells[letter]), points) for letter in known)


def _district(file: MapFile, letter: str, cells: frozenset[Grid], points: tuple[Grid, ...]) -> District:
    if not cells:
        file.fail("empty-district", file.line_of_key(letter), letter=letter)
    return District(
        letter,
        file.get(f"districts.{letter}.name"),
        file.get(f"districts.{letter}.kind"),
        mask_of(i for i, point in enumerate(points) if point in cells),
        cells,
    )


def _sections(
    file: MapFile, points: tuple[Grid, ...], pieces: tuple[tuple[Grid, Grid, Path], ...]
) -> Iterator[Section]:
    """All guide lines but the missing ones, and the pieces of the loop in their place."""
    number = {point: i for i, point in enumerate(points)}
    sections = {(s.a, s.b): s for s in guide_lines(points)}
    for start, end, path in pieces:
        a, b = sorted((number[start], number[end]))
        sections[a, b] = Section(a, b, path)
    loop = {tuple(sorted((number[start], number[end]))) for start, end, _ in pieces}
    for text in file.get("missing", []):
        pair = _pair(file, text, "missing", points)
        if pair in loop:
            file.fail("missing-is-loop", _listed(file, text, "missing"), section=text)
        if pair not in sections:
            file.fail("missing-is-none", _listed(file, text, "missing"), section=text)
        del sections[pair]
    return iter(sorted(sections.values(), key=lambda s: (s.a, s.b)))


def _pair(file: MapFile, text: str, key: str, points: tuple[Grid, ...]) -> tuple[int, int]:
    """The stations of a section that is listed under a key."""
    ends = text.split("-")
    if len(ends) != 2:
        file.fail("not-a-section", _listed(file, text, key), section=text)
    for end in ends:
        if not POINT.fullmatch(end):
            file.fail("not-a-point", _listed(file, text, key), name=end)
        if file.point(end) not in points:
            file.fail("no-station", _listed(file, text, key), at=end)
    a, b = sorted(points.index(file.point(end)) for end in ends)
    return a, b


def _listed(file: MapFile, text: str, key: str) -> int | None:
    """The line in which a list has this text; looked for only when something is wrong with it."""
    return file.line_of(f'"{text}"', file.line_of_key(key))


def _loop_pieces(file: MapFile, points: Iterable[Grid]) -> Iterator[tuple[Grid, Grid, Path]]:
    """`E4 G4 (H4) H5 ...`: stations in order, a corner that is rounded in brackets."""
    stations = set(points)
    if "loop" not in file.data:
        return
    words = file.get("loop.path").split()
    near = file.line_of_key("loop.path")
    if not words or words[0] != words[-1] or words[0].startswith("(") or len(words) < 2:
        file.fail("loop-open", near)
    corner: Grid | None = None
    start, left = file.point(words[0], near), set[Grid]()
    for word in words[1:]:
        if bracketed := re.fullmatch(r"\((.+)\)", word):
            if corner is not None:
                file.fail("loop-corner", near, at=bracketed[1])
            corner = file.point(bracketed[1], near)
            continue
        end = file.point(word, near)
        for point in (start, end):
            if point not in stations:
                file.fail("no-station", near, at=name_at(point))
        if start in left:
            file.fail("loop-twice", near, at=name_at(start))
        left.add(start)
        yield start, end, _piece(file, near, start, corner, end)
        start, corner = end, None


def _piece(file: MapFile, near: int, start: Grid, corner: Grid | None, end: Grid) -> Path:
    if corner is None:
        dx, dy = abs(start[0] - end[0]), abs(start[1] - end[1])
        if start == end:
            file.fail("loop-twice", near, at=name_at(start))
        if dx and dy and dx != dy:
            file.fail("loop-crooked", near, at=name_at(start), end=name_at(end))
        return (Straight(*sorted((start, end), key=lambda p: (p[1], p[0]))),)
    (ax, ay), (bx, by) = ((p[0] - corner[0], p[1] - corner[1]) for p in (start, end))
    if ax * bx + ay * by or not (ax or ay) or not (bx or by):
        file.fail("loop-corner", near, at=name_at(corner))
    return rounded(start, corner, end)


def _loop(file: MapFile, network: Network, pieces: tuple[tuple[Grid, Grid, Path], ...]) -> Loop:
    if not pieces:
        return Loop("")
    number = {point: i for i, point in enumerate(network.points)}
    sections = mask_of(network.joining[number[a], number[b]] for a, b, _ in pieces)
    starts = [number[a] for a, _, _ in pieces]
    if len(starts) < SMALLEST_LOOP:
        file.fail("loop-twice", file.line_of_key("loop.path"), at=network.names[starts[0]])
    stations = mask_of(starts)
    return Loop(
        file.get("loop.name"),
        sections,
        stations,
        tuple(piece for _, _, path in pieces for piece in path),
    )
