"""voll verplant: a card for everybody, a window of one wagon, crosses along its line."""

from metroscribe.games.voll_verplant.city import City, load

__all__ = ["City", "load"]
