"""A small picture of a city of the family: districts, water, lines; stations that nobody reached recede."""

from collections.abc import Iterable, Iterator
from functools import partial

from metroscribe.core.geometry import Point
from metroscribe.core.network import bits
from metroscribe.draw.elements import Element, element, square
from metroscribe.draw.next_station.frame import GAP, Frame
from metroscribe.draw.next_station.ground import BEND, CORNER_RADIUS, tints_of
from metroscribe.draw.next_station.marking import placed
from metroscribe.draw.next_station.stations import DISC, MARK_STYLES, RING, departing, symbol_path
from metroscribe.draw.next_station.style import PATTERNS
from metroscribe.draw.next_station.tracks import slot_path
from metroscribe.draw.outline import rounded_outline
from metroscribe.draw.paths import data, ring, smooth
from metroscribe.draw.scene import SCOPE, View, layers, look_of, scene, stylesheet
from metroscribe.draw.style import inlay_rules, line_rules, tint_rules
from metroscribe.draw.themes import Theme
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.tallies import connected


def city_scene(rules: NextStation, sheet: Sheet | None, theme: Theme) -> Element:
    frame, drawn = Frame(rules.board), sheet or rules.blank
    points = [frame.at(rules.network.points[station]) for station in bits(connected(drawn.ink))]
    view = View(frame.width, frame.map_height, points)
    look = tint_rules(SCOPE) + inlay_rules(SCOPE, rules.pencils, PATTERNS) + look_of(__package__)
    return scene(
        rules.info.credits.title,
        stylesheet(theme, partial(line_rules, rules.pencils), look),
        view,
        *_ground(frame),
        *_loop(frame),
        *_lines(frame, drawn),
        *_stations(frame, view, drawn),
    )


def _ground(frame: Frame) -> Iterator[Element]:
    tints = tints_of(frame.board)
    for tint in sorted(set(tints.values())):
        own = (d.cells for d in frame.board.districts if tints[d.letter] == tint)
        outlines = (rounded_outline(cells, frame.at, GAP, CORNER_RADIUS) for cells in own)
        yield element("path", data_tint=tint, d="".join(outlines))
    if water := frame.board.river.path:
        yield element("path", class_="water", d=smooth([frame.at(point) for point in water], BEND))


def _loop(frame: Frame) -> Iterator[Element]:
    if path := frame.board.loop.path:
        drawn = element("path", id="loop", d=ring(path, frame.at))
        yield element("g", *layers(drawn, ("halo", "body")), class_="loop")


def _lines(frame: Frame, sheet: Sheet) -> Iterator[Element]:
    """Each colour is one path."""
    tracks: dict[str, list[str]] = {}
    for section, slot, line in placed(frame.board, sheet):
        path = slot_path(frame.board, section, slot)
        tracks.setdefault(line.colour, []).append(data(path, frame.at))
    for colour, found in tracks.items():
        drawn = element("path", id=f"track-{colour}", d="".join(found))
        yield element("g", *layers(drawn, ("halo", "body", "inlay")), class_="track", data_line=colour)


def _stations(frame: Frame, view: View, sheet: Sheet) -> Iterator[Element]:
    board, starts, reached = frame.board, departing(frame.board), connected(sheet.ink)
    at = {n: frame.at(point) for n, point in enumerate(board.network.points)}
    seen = [n for n in at if view.shows(at[n], DISC)]
    departures = [n for n in seen if n in starts]
    stops = [n for n in seen if n not in starts and reached >> n & 1]
    idle = [n for n in seen if n not in starts and not reached >> n & 1]
    yield element(
        "g", *(square(at[n], RING - 1, 7) for n in seen if sheet.ink.framed >> n & 1), class_="frames"
    )
    for style, mask in enumerate(board.marks.values()):
        rings = (_circle(at[n], RING) for n in seen if mask >> n & 1)
        yield element("g", *rings, class_="marked", data_mark=str(style % MARK_STYLES))
    yield element("path", class_="idle", d=_symbols(frame, idle))
    yield element("g", *(_circle(at[n], DISC) for n in stops), class_="disc")
    yield element("path", class_="symbols", d=_symbols(frame, stops))
    yield element("g", *(_circle(at[n], DISC + 2, starts[n]) for n in departures), class_="departures")
    yield element("path", class_="on", d=_symbols(frame, departures))


def _circle(centre: Point, radius: float, line: str | None = None) -> Element:
    return element("circle", cx=centre[0], cy=centre[1], r=radius, data_line=line)


def _symbols(frame: Frame, stations: Iterable[int]) -> str:
    board = frame.board
    return "".join(symbol_path(board.symbols[n], frame.at(board.network.points[n])) for n in stations)
