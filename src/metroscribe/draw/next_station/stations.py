"""Stations: a disc, its symbol, around it what is marked there, and the letter where a pencil departs."""

import math
from collections.abc import Iterator, Mapping

from metroscribe.core.geometry import Point
from metroscribe.draw.elements import Element, at, element, number
from metroscribe.draw.livery import Livery
from metroscribe.draw.next_station.frame import Frame
from metroscribe.draw.next_station.ground import CAP
from metroscribe.draw.next_station.ids import ring_id, station_id
from metroscribe.draw.paths import polygon
from metroscribe.draw.words import Words
from metroscribe.games.next_station.board import Board

DISC = 17.0
RING = 23.5
BADGE = 9.0
BADGE_OFF = 14.0


def stations(frame: Frame, words: Words) -> Element:
    board = frame.board
    found = (_station(frame, station, words) for station in range(len(board.symbols)))
    return element("g", *found, id="stations")


def badges(frame: Frame, looks: Mapping[str, Livery]) -> Element:
    found = (
        letter_badge(
            _beside(frame.at(frame.board.network.points[station])), BADGE, colour, looks[colour].letter
        )
        for station, colour in departing(frame.board).items()
    )
    return element("g", *found, id="badges", aria_hidden="true")


def departing(board: Board) -> Mapping[int, str]:
    """For each departure station the pencil that starts there."""
    return {station: colour for colour, station in board.departures.items()}


def letter_badge(centre: Point, radius: float, colour: str, letter: str) -> Element:
    x, y = centre
    return element(
        "g",
        element("circle", cx=x, cy=y, r=radius),
        element("text", x=x, y=y + radius * 1.3 * CAP, font_size=radius * 1.3, text=letter),
        class_="letter",
        data_line=colour,
    )


def symbol_path(symbol: str, centre: Point, size: float = 1.0) -> str:
    """The outline of a symbol; what is not known is drawn as a question mark."""
    x, y = centre
    if symbol == "circle":
        return _circle(centre, 6.6 * size)
    if symbol == "square":
        half = 5.8 * size
        return polygon(
            ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
        )
    if symbol == "triangle":
        return polygon(_corners((x, y + 1.4 * size), 8.2 * size, 3))
    if symbol == "pentagon":
        return polygon(_corners((x, y + 0.6 * size), 7.6 * size, 5))
    return _question(centre, size)


def _station(frame: Frame, station: int, words: Words) -> Element:
    board = frame.board
    name, symbol = board.network.names[station], board.symbols[station]
    x, y = frame.at(board.network.points[station])
    return element(
        "g",
        element("title", text=_words(board, station, words)),
        element("circle", id=ring_id(name), class_="ring mark", cx=x, cy=y, r=RING),
        element("circle", class_="halo", cx=x, cy=y, r=DISC + 3),
        element("circle", class_="disc", cx=x, cy=y, r=DISC),
        element("path", class_="symbol", d=symbol_path(symbol, (x, y))),
        id=station_id(name),
        class_="station",
        role="img",
        data_line=departing(board).get(station),
    )


def _words(board: Board, station: int, words: Words) -> str:
    about = {
        "at": board.network.names[station],
        "name": board.names[station],
        "symbol": board.symbols[station],
        "district": next((d.name for d in board.districts if d.stations >> station & 1), ""),
    }
    colour = departing(board).get(station)
    return (
        words("draw-station", **about) if colour is None else words("draw-departure", **about, colour=colour)
    )


def _beside(station: Point) -> Point:
    return station[0] + BADGE_OFF, station[1] - BADGE_OFF


def _corners(centre: Point, radius: float, count: int) -> Iterator[Point]:
    for k in range(count):
        angle = 2 * math.pi * k / count
        yield centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)


def _circle(centre: Point, radius: float) -> str:
    (x, y), bow = centre, f"A{number(radius)} {number(radius)} 0 0 1 "
    left, right = at(x - radius, y), at(x + radius, y)
    return f"M{left}{bow}{right}{bow}{left}Z"


def _question(centre: Point, size: float) -> str:
    """Drawn, not written: a symbol must not depend on which fonts are there."""

    def to(x: float, y: float) -> str:
        return at(centre[0] + x * size, centre[1] + y * size)

    bow = number(4.2 * size)
    return (
        f"M{to(-4, -4.6)}A{bow} {bow} 0 1 1 {to(1.8, -0.6)}Q{to(0, 0.6)} {to(0, 2.6)}M{to(0, 7)}L{to(0, 7.1)}"
    )
