"""The printed map with everything that marks may show on it, from the lowest layer to the highest."""

from collections.abc import Iterator

from metroscribe.draw.elements import Element, element
from metroscribe.draw.livery import initials
from metroscribe.draw.next_station.frame import Frame
from metroscribe.draw.next_station.ground import coordinates, districts, river
from metroscribe.draw.next_station.stations import badges, stations, worn
from metroscribe.draw.next_station.tracks import guides, loop, section_signs, tracks
from metroscribe.draw.words import Words
from metroscribe.games.next_station.rules import NextStation


def ground(frame: Frame, words: Words) -> Iterator[Element]:
    """What lies under the stations."""
    yield element("g", *districts(frame, words), id="districts")
    yield from river(frame, words)
    yield element("g", *coordinates(frame), class_="coordinates", aria_hidden="true")
    yield element("g", *guides(frame, words), id="sections")
    yield from loop(frame, words)
    yield element("g", *tracks(frame), id="tracks")
    yield from section_signs(frame, words)


def stops(rules: NextStation, frame: Frame, words: Words) -> Iterator[Element]:
    """The stations, and the badges of those where pencils depart."""
    letters, suits = initials(rules.pencils, words), worn(rules.deck, words)
    yield element("g", *stations(frame, words, rules.deck.lines), id="stations")
    yield element("g", *badges(frame, letters, suits), id="badges", aria_hidden="true")
