"""Stations: a disc, its symbol, around it what is marked there, and the letter where a pencil departs."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

from metroscribe.core.geometry import Point
from metroscribe.draw.elements import Element, at, element, number, square, titled
from metroscribe.draw.lettering import CAP, fitting
from metroscribe.draw.livery import beginnings
from metroscribe.draw.next_station.frame import Frame
from metroscribe.draw.next_station.ids import frame_id, ring_id, station_id
from metroscribe.draw.paths import polygon
from metroscribe.draw.words import Words, place
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.deck import Deck

DISC = 17.0
RING = 23.5
"""The first ring around a disc; further ones each lie a `WIDER` outside."""
WIDER = 5.5
MARK_STYLES = 3
BADGE = 9.0
BADGE_OFF = 14.0
CROWN = ((-0.85, -0.5), (-1.2, -1.75), (-0.5, -1.3), (0, -2.05), (0.5, -1.3), (1.2, -1.75), (0.85, -0.5))
"""In radiuses of the badge that wears it."""


def stations(frame: Frame, words: Words, suits: Sequence[str]) -> Iterator[Element]:
    return (_station(frame, station, words, suits) for station in range(len(frame.board.symbols)))


def badges(frame: Frame, letters: Mapping[str, str], suits: Sequence[str]) -> Iterator[Element]:
    """The pencils' letters; where a colour has several lines, each badge wears what tells its line."""
    for station, colour in departing(frame.board).items():
        x, y = frame.at(frame.board.network.points[station])
        centre, suit = (x + BADGE_OFF, y - BADGE_OFF), suit_of(frame.board, station, suits)
        yield letter_badge(centre, BADGE, colour, letters[colour], suit)


def departing(board: Board) -> Mapping[int, str]:
    """For each departure station the pencil that starts there."""
    return {station: colour for colour, own in board.departures.items() for station in own}


def suit_of(board: Board, station: int, suits: Sequence[str]) -> str:
    """Which suit extends the line that departs here; none where all cards do."""
    own = next((own for own in board.departures.values() if station in own), ())
    return suits[own.index(station)] if station in own and len(own) == len(suits) else ""


def suit_letters(suits: Iterable[str], words: Words) -> Mapping[str, str]:
    """For each suit the beginning of its word, as short as it can be and yet no other's."""
    return beginnings({suit: words("draw-suit", suit=suit) for suit in suits})


def worn(deck: Deck, words: Words) -> Sequence[str]:
    """What the badges of each line wear: a hat or, for a suit that nobody drew one for, its letters."""
    hats = [deck.badges.get(suit, suit) for suit in deck.lines]
    letters = suit_letters(deck.lines, words)
    return [it if hat(it, (0, 0), 1) else letters[suit] for it, suit in zip(hats, deck.lines, strict=True)]


def letter_badge(centre: Point, radius: float, colour: str, letters: str, suit: str = "") -> Element:
    """A suit nobody drew a hat for is written behind the letters."""
    (x, y), drawn = centre, hat(suit, centre, radius)
    text = f"{letters}·{suit}" if suit and not drawn else letters
    size = fitting(text, 1.3 * radius, 1.35 * radius)
    return element(
        "g",
        *((element("path", d=drawn),) if drawn else ()),
        element("circle", cx=x, cy=y, r=radius),
        element("text", x=x, y=y + size * CAP, font_size=size, text=text),
        class_="letter",
        data_line=colour,
    )


def symbol_path(symbol: str, centre: Point, size: float = 1.0) -> str:
    """The outline of a symbol; what is not known is drawn as a question mark."""
    x, y = centre
    if symbol == "circle":
        return _circle(centre, 6.6 * size)
    if symbol == "square":
        return polygon(((-1, -1), (1, -1), (1, 1), (-1, 1)), centre, 5.8 * size)
    if symbol == "triangle":
        return polygon(_corners(3), (x, y + 1.4 * size), 8.2 * size)
    if symbol == "pentagon":
        return polygon(_corners(5), (x, y + 0.6 * size), 7.6 * size)
    return _question(centre, size)


def _station(frame: Frame, station: int, words: Words, suits: Sequence[str]) -> Element:
    """Rings and frame lie under the disc, so that they never touch the symbol."""
    board = frame.board
    marks = [n for n, mask in enumerate(board.marks.values()) if mask >> station & 1]
    around = RING + WIDER * len(marks)
    name, symbol = board.network.names[station], board.symbols[station]
    x, y = frame.at(board.network.points[station])
    square_around = square((x, y), around - 1, 7)
    return titled(
        ", ".join(_words(board, station, words, suits)),
        titled(words("draw-framed", at=name), square_around, id=frame_id(name), class_="frame mark"),
        *(_marked((x, y), RING + WIDER * k, n) for k, n in enumerate(marks)),
        element("circle", id=ring_id(name), class_="ring mark", cx=x, cy=y, r=around),
        element("circle", class_="halo", cx=x, cy=y, r=DISC + 3),
        element("circle", class_="disc", cx=x, cy=y, r=DISC),
        element("path", class_="symbol", d=symbol_path(symbol, (x, y))),
        id=station_id(name),
        class_="station",
        role="img",
        data_place="",
        data_line=departing(board).get(station),
    )


def _marked(centre: Point, radius: float, mark: int) -> Element:
    style = str(mark % MARK_STYLES)
    return element("circle", class_="marked", data_mark=style, cx=centre[0], cy=centre[1], r=radius)


def _words(board: Board, station: int, words: Words, suits: Sequence[str]) -> Iterator[str]:
    about = {
        "station": place(board.network.names[station], board.names[station]),
        "symbol": board.symbols[station],
        "district": next((d.name for d in board.districts if d.stations >> station & 1), ""),
    }
    colour, suit = departing(board).get(station), suit_of(board, station, suits)
    if colour is None:
        yield words("draw-station", **about)
    elif suit:
        yield words("draw-departure-line", **about, colour=colour, suit=suit)
    else:
        yield words("draw-departure", **about, colour=colour)
    yield from (words("draw-mark", mark=mark) for mark, mask in board.marks.items() if mask >> station & 1)


def hat(worn: str, centre: Point, radius: float) -> str:
    """What a badge wears: two ears, three points."""
    if worn == "ears":
        x, y = centre
        return "".join(_circle((x + side * radius, y - 0.85 * radius), 0.52 * radius) for side in (-0.8, 0.8))
    return polygon(CROWN, centre, radius) if worn == "crown" else ""


def _corners(count: int) -> Iterator[Point]:
    """Of a regular polygon, from the top one on."""
    for k in range(count):
        angle = 2 * math.pi * k / count
        yield math.sin(angle), -math.cos(angle)


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
