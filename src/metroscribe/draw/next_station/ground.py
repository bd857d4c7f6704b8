"""What lies under everything: districts, the river, the letters and numbers of the grid."""

from collections.abc import Iterator, Mapping

from metroscribe.core.geometry import Point
from metroscribe.core.network import Grid, name_at
from metroscribe.draw.elements import Element, element
from metroscribe.draw.lettering import CAP
from metroscribe.draw.next_station.frame import GAP, PITCH, Frame
from metroscribe.draw.next_station.ids import RIVER, district_id
from metroscribe.draw.outline import neighbours, rounded_outline
from metroscribe.draw.paths import smooth
from metroscribe.draw.themes import TINTS
from metroscribe.draw.words import Words
from metroscribe.games.next_station.board import Board

CORNER_RADIUS = 18.0
LABEL_OFF = 48.0
BEND = 48.0


def districts(frame: Frame, words: Words) -> Iterator[Element]:
    tints = tints_of(frame.board)
    for district in frame.board.districts:
        yield element(
            "path",
            element("title", text=words("draw-district", district=district.name)),
            id=district_id(district.letter),
            class_="district",
            data_tint=tints[district.letter],
            d=rounded_outline(district.cells, frame.at, GAP, CORNER_RADIUS),
        )


def river(frame: Frame, words: Words) -> Iterator[Element]:
    """A band of water, which ends where the map does: an inner `svg` cuts off what lies outside."""
    water = frame.board.river
    if water.name and water.path:
        title = element("title", text=words("draw-river", river=water.name))
        band = element("path", class_="water", d=smooth([frame.at(point) for point in water.path], BEND))
        yield element("svg", title, band, id=RIVER, role="img", width=frame.width, height=frame.map_height)


def coordinates(frame: Frame) -> Iterator[Element]:
    for x in range(frame.board.width):
        yield _label((frame.at((x, 0))[0], frame.at((0, 0))[1] - LABEL_OFF), name_at((x, 0))[:1])
    for y in range(frame.board.height):
        yield _label((frame.at((0, 0))[0] - LABEL_OFF, frame.at((0, y))[1]), name_at((0, y))[1:])


def tints_of(board: Board) -> Mapping[str, str]:
    """Gold for a district with a single station; the others differ from their neighbours."""
    tints: dict[str, str] = {}
    large = [d for d in board.districts if d.stations.bit_count() > 1]
    for district in large:
        taken = {tints[o.letter] for o in large if o.letter in tints and neighbours(district.cells, o.cells)}
        free = [str(n) for n in range(TINTS) if str(n) not in taken] or ["0"]
        tints[district.letter] = min(free, key=lambda tint: list(tints.values()).count(tint))
    return {d.letter: tints.get(d.letter, "gold") for d in board.districts}


def _label(middle: Point, text: str) -> Element:
    return element("text", x=middle[0], y=middle[1] + 13 * CAP, text=text)


def cell_outline(cells: frozenset[Grid], scale: float, origin: Point) -> str:
    """The same outline in miniature."""
    gap, radius = scale * 1.2 * GAP / PITCH + 0.4, scale * CORNER_RADIUS / PITCH
    return rounded_outline(cells, lambda p: (origin[0] + p[0] * scale, origin[1] + p[1] * scale), gap, radius)
