"""Guide lines, the loop, and for each section the places where tracks can run."""

import math
from collections.abc import Iterator
from functools import lru_cache

from metroscribe.core.geometry import Path
from metroscribe.core.network import bits
from metroscribe.draw.elements import Element, element, layered, square, titled
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


def guides(frame: Frame, words: Words) -> Iterator[Element]:
    return (_guide(frame, section, words) for section in range(len(frame.board.network.sections)))


def loop(frame: Frame, words: Words) -> Iterator[Element]:
    printed = frame.board.loop
    if printed.path:
        layers = layered(ring(printed.path, frame.at), "halo", "body")
        yield titled(words("draw-loop", loop=printed.name), *layers, id=LOOP, class_="loop", role="img")


def section_signs(frame: Frame, words: Words) -> Iterator[Element]:
    """A sign in the middle of each section that the map marks; the river shows its own."""
    network = frame.board.network
    for mark, sections in frame.board.section_marks.items():
        for section in bits(sections) if mark != RIVER else ():
            sign = square(frame.at(middle(network.sections[section].path)), 7, 4, "disc")
            yield titled(
                words("draw-section-mark", mark=mark),
                sign,
                id=sign_id(mark, network, section),
                class_=f"section-mark {mark}",
                role="img",
            )


def _guide(frame: Frame, section: int, words: Words) -> Element:
    """The dots, and a broad path to touch; none where the loop is in the way."""
    board, network, joined = frame.board, frame.board.network, frame.board.network.sections[section]
    ends = {"start": network.names[joined.a], "end": network.names[joined.b]}
    across = board.river.sections >> section & 1
    name = words("draw-crossing", **ends, river=board.river.name) if across else words("draw-section", **ends)
    places = slots(board, section)
    kind = ("loop-section" if MID not in places else "section") if places else "closed"
    path = slot_path(board, section, places[0]) if places else ()
    lines = layered(data(path, frame.at), "touch", "guide") if path else ()
    classes = f"{kind} across" if across else kind
    return titled(name, *lines, id=section_id(network, section), class_=classes, role="img")


def tracks(frame: Frame) -> Iterator[Element]:
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
