"""What a gallery shows: every page of the tests, and matches after some turns."""

from dataclasses import dataclass

from tests.browser.device import Device
from tests.browser.guests import Opened, on_the_wire, open_table, started
from tests.browser.pages import PAGES, Tables, seen, tables_of

TURNS = 15
MATCHES = {
    "Tokyo": ("next-station/tokyo", 2),
    "Berlin": ("next-station/berlin", 4),
    "London": ("next-station/london", 1),
    "Amsterdam": ("voll-verplant/amsterdam", 3),
    "Madrid": ("voll-verplant/madrid", 1),
}
"""Cities of both families with so many people at the table, all but one of them bots."""


@dataclass(frozen=True)
class Sights:
    """The tables that are photographed."""

    tables: Tables
    matches: dict[str, Opened]


def sights_of(port: int) -> Sights:
    return Sights(tables_of(port), {name: played(port, *match) for name, match in MATCHES.items()})


def played(port: int, game: str, seats: int) -> Opened:
    """In the middle of a match: whoever looks has always taken the step that earned most."""
    table = started(
        open_table(port, game, seats=seats, name="Ada", bots={str(n): "greedy" for n in range(1, seats)})
    )
    with on_the_wire(table) as wire:
        while (turn := wire.turn) < TURNS:
            wire.play()
            while wire.turn == turn:
                wire.hear()
    return table


def go(place: str, device: Device, sights: Sights) -> None:
    if place in PAGES:
        PAGES[place](device, sights.tables)
        return
    device.visit(sights.matches[place.removeprefix("playing ")].own)
    seen(device, ".stage svg.sheet")
    seen(device, "#match-ready")


PLACES = (*PAGES, *(f"playing {name}" for name in MATCHES))
