"""What lies under everything: the water of the city."""

from metroscribe.draw.elements import Element, element
from metroscribe.draw.paths import smooth
from metroscribe.draw.voll_verplant.frame import PITCH, Frame
from metroscribe.draw.words import Words
from metroscribe.games.voll_verplant.plan import Water

BEND = 0.9


def waters(frame: Frame, words: Words) -> tuple[Element, ...]:
    """Bands that end where the map does: an inner `svg` cuts off what lies outside."""
    bands = tuple(_band(frame, water, words) for water in frame.plan.water)
    if not bands:
        return ()
    return (element("svg", *bands, id="waters", width=frame.width, height=frame.map_height),)


def _band(frame: Frame, water: Water, words: Words) -> Element:
    d = smooth([frame.at(point) for point in water.path], BEND * PITCH)
    title = element("title", text=words("draw-plan-water", name=water.name))
    band = element("path", class_="water", d=d, stroke_width=water.width * PITCH)
    return element("g", title, band, role="img")
