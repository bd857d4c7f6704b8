"""voll verplant: a card for everybody, a window of one wagon, crosses along its line."""

from pathlib import Path

from metroscribe.games.family import Family

FAMILY = Family.of(
    "voll-verplant",
    "voll verplant",
    __name__,
    Path(__file__).parent,
    drawing="metroscribe.draw.voll_verplant",
    engine="metroscribe.fast.voll_verplant",
    search="metroscribe.search.voll_verplant",
)
