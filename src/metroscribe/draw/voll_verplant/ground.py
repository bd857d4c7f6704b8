"""What lies under everything: the water of the city."""

from collections.abc import Iterator

from metroscribe.draw.elements import Element, element, titled
from metroscribe.draw.paths import smooth
from metroscribe.draw.voll_verplant.frame import PITCH, Frame
from metroscribe.draw.words import Words
from metroscribe.games.voll_verplant.plan import Water

BEND = 0.9


def waters(frame: Frame, words: Words) -> Iterator[Element]:
    """Bands that end where the map does: an inner `svg` cuts off what lies outside."""
    bands = (
        titled(words("draw-plan-water", water=water.name), band(frame, water), role="img")
        for water in frame.plan.water
    )
    if frame.plan.water:
        yield element("svg", *bands, id="waters", width=frame.width, height=frame.map_height)


def band(frame: Frame, water: Water) -> Element:
    d = smooth([frame.at(point) for point in water.path], BEND * PITCH)
    return element("path", class_="water", d=d, stroke_width=water.width * PITCH)
