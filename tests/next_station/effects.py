"""Desks in rounds with an effect, in every city of the family."""

from dataclasses import dataclass

import pytest

from metroscribe.games.next_station.city import City
from tests.next_station.berlin_boards import quarter
from tests.next_station.boards import grid
from tests.next_station.desk import Desk
from tests.next_station.london_boards import borough

EFFECTS = ("look-ahead", "recurring-switch", "triple-corners", "double-stations", "double-tracks")


@dataclass(frozen=True)
class Town:
    """A city and names for some of its cards."""

    city: City
    pencils: tuple[str, str]
    switch: str
    closing: str
    other: str

    def cards(self, number: int) -> list[str]:
        """So many of the cards that end a round."""
        signs = ("circle", "square", "triangle", "pentagon", "joker")
        return [f"{self.closing}-{sign}" for sign in signs[:number]]

    def desk(self, *effects: str) -> Desk:
        return Desk(self.city, "round-effects", deal(*effects), pencil=self.pencils[0])


TOWNS = {
    "berlin": Town(quarter(), ("green", "pink"), "double-switch", "bear", "crown"),
    "london": Town(borough(), ("purple", "blue"), "street-switch", "subway", "street"),
    "tokyo": Town(grid(), ("purple", "blue"), "street-switch", "subway", "street"),
}
in_every_city = pytest.mark.parametrize("town", TOWNS.values(), ids=TOWNS)


def deal(*effects: str) -> str:
    """These effects for the first rounds, any for the others."""
    rest = [effect for effect in EFFECTS if effect not in effects]
    return " ".join(f"round-effect:{effect}" for effect in [*effects, *rest][:4])


def close(desk: Desk) -> Desk:
    """End the turn without flipping on."""
    desk.table = desk.rules.close(desk.table, [desk.sheet])
    desk.sheet = desk.table.sheets[0]
    return desk


def faces(desk: Desk) -> set[str]:
    """What may come next."""
    return {card.face for card in desk.rules.outcomes(desk.table)}
