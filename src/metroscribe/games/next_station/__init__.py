"""Next Station: one line a round with one pencil, a section a turn, to a station with the card's symbol."""

from metroscribe.games.next_station.city import City, load

__all__ = ["City", "load"]
