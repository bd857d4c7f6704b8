"""Guide lines, the loop, and for each section the places where tracks can run."""

import math
from collections.abc import Iterator
from functools import lru_cache

from metroscribe.core.geometry import Path
from metroscribe.core.network import bits
from metroscribe.draw.elements import Element, element
from metroscribe.draw.next_station.frame import APART, INSIDE, Frame
from metroscribe.draw.next_station.ids import LEFT, LOOP, MID, RIGHT, section_id, sign_id, track_id
from metroscribe.draw.paths import beside, data, middle, rightwards, ring
from metroscribe.draw.words import Words
from metroscribe.games.next_station.board import RIVER, Board

SIDES = {LEFT: 1, MID: 0, RIGHT: -1}
SECTIONS = 1024
"""So many sections of loops are remembered."""


def slots(board: Board, section: int) -> tuple[str, ...]:
    """Where tracks can run: in the middle or, if there are two, left and right; beside the loop, inside."""
    if board.crossing_loop() >> section & 1:
        return ()
    return (inside(board, section),) if board.loop.sections >> section & 1 else (MID, LEFT, RIGHT)


def slot_path(board: Board, section: int, slot: str) -> Path:
    path = rightwards(board.network.sections[section].path)
    apart = INSIDE if board.loop.sections >> section & 1 else APART
    return beside(path, SIDES[slot] * apart)


@lru_cache(SECTIONS)
def inside(board: Board, section: int) -> str:
    """The inner side of a piece of the loop: on the outer one, sections that leave a curve would cross it."""
    points = [board.network.points[i] for i in bits(board.loop.stations)]
    centre = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    return min((LEFT, RIGHT), key=lambda slot: math.dist(middle(slot_path(board, section, slot)), centre))


def guides(frame: Frame, words: Words) -> Element:
    sections = range(len(frame.board.network.sections))
    return element("g", *(_guide(frame, section, words) for section in sections), id="sections")


def loop(frame: Frame, words: Words) -> tuple[Element, ...]:
    printed = frame.board.loop
    if not printed.path:
        return ()
    d = ring(printed.path, frame.at)
    layers = (element("path", class_=layer, d=d) for layer in ("halo", "body"))
    title = element("title", text=words("draw-loop", name=printed.name))
    return (element("g", title, *layers, id=LOOP, class_="loop", role="img"),)


def section_signs(frame: Frame, words: Words) -> Iterator[Element]:
    """A sign in the middle of each section that the map marks; the river shows its own."""
    network = frame.board.network
    for mark, sections in frame.board.section_marks.items():
        for section in bits(sections) if mark != RIVER else ():
            x, y = frame.at(middle(network.sections[section].path))
            title = element("title", text=words("draw-section-mark", mark=mark))
            sign = element("rect", class_="disc", x=x - 7, y=y - 7, width=14, height=14, rx=4)
            name = sign_id(mark, network, section)
            yield element("g", title, sign, id=name, class_=f"section-mark {mark}", role="img")


def tracks(frame: Frame) -> Element:
    return element("g", *_tracks(frame), id="tracks")


def _guide(frame: Frame, section: int, words: Words) -> Element:
    """The dots, and a broad path to touch; none where the loop is in the way."""
    network, joined = frame.board.network, frame.board.network.sections[section]
    ends = {"start": network.names[joined.a], "end": network.names[joined.b]}
    river = frame.board.river
    across = river.sections >> section & 1
    name = words("draw-crossing", **ends, river=river.name) if across else words("draw-section", **ends)
    places = slots(frame.board, section)
    kind = ("loop-section" if MID not in places else "section") if places else "closed"
    lines: tuple[Element, ...] = ()
    if places:
        d = data(slot_path(frame.board, section, places[0]), frame.at)
        lines = tuple(element("path", class_=layer, d=d) for layer in ("touch", "guide"))
    title, classes = element("title", text=name), f"{kind} across" if across else kind
    return element("g", title, *lines, id=section_id(network, section), class_=classes, role="img")


def _tracks(frame: Frame) -> Iterator[Element]:
    board = frame.board
    for section in range(len(board.network.sections)):
        for slot in slots(board, section):
            d = data(slot_path(board, section, slot), frame.at)
            yield element(
                "g",
                element("path", class_="halo", d=d),
                element("path", class_="body", d=d, pathLength=1),
                element("path", class_="inlay", d=d),
                id=track_id(board.network, section, slot),
                class_="track mark",
            )
