"""The printed plan with everything that marks may show on it, from the lowest layer to the highest."""

from collections.abc import Iterator

from metroscribe.draw.elements import Element, element
from metroscribe.draw.voll_verplant.ground import waters
from metroscribe.draw.voll_verplant.layout import Layout
from metroscribe.draw.voll_verplant.lines import lines
from metroscribe.draw.voll_verplant.signs import ends, ways
from metroscribe.draw.voll_verplant.stations import stations
from metroscribe.draw.voll_verplant.wagons import wagons
from metroscribe.draw.words import Words


def printed(layout: Layout, special: int, words: Words) -> Iterator[Element]:
    yield from waters(layout.frame, words)
    yield element("g", *lines(layout, words), id="lines")
    yield element("g", *ends(layout, words), id="ends")
    yield element("g", *ways(layout, words), id="ways")
    yield element("g", *wagons(layout, words), id="wagons")
    yield element("g", *stations(layout, special, words), id="stations")
