"""Next Station: one line a round with one pencil, a section a turn, to a station with the card's symbol."""

from pathlib import Path

from metroscribe.games.family import Family

FAMILY = Family.of(
    "next-station",
    "Next Station",
    __name__,
    Path(__file__).parent,
    drawing="metroscribe.draw.next_station",
    engine="metroscribe.fast.next_station",
    search="metroscribe.search.next_station",
)
