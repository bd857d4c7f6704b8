"""What a gallery shows: every page of the tests, and matches after some turns."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.browser.device import Device
from tests.browser.guests import Opened, finished, on_the_wire, open_table, sat, started
from tests.browser.pages import LONDON, PAGES, Tables, seen, tables_of

TURNS = 15
MATCHES = {
    "Tokyo": ("next-station/tokyo", 2),
    "Berlin": ("next-station/berlin", 4),
    "London": ("next-station/london", 1),
    "Amsterdam": ("voll-verplant/amsterdam", 3),
    "Madrid": ("voll-verplant/madrid", 1),
}
"""Cities of both families with so many people at the table, all but one of them bots."""
ENDS: dict[str, Callable[[int], Opened]] = {
    "end alone": lambda port: finished(port, "next-station/tokyo", 1),
    "end of six": lambda port: finished(port, "voll-verplant/madrid", 6),
    "end with equals": lambda port: passed(port),
    "end given up": lambda port: given_up(port),
}
"""Matches that are over, by the name of their place."""


@dataclass(frozen=True)
class Sights:
    """The tables that are photographed."""

    tables: Tables
    matches: dict[str, Opened]
    ends: dict[str, Opened]


def sights_of(port: int) -> Sights:
    matches = {name: played(port, *match) for name, match in MATCHES.items()}
    return Sights(tables_of(port), matches, {name: end(port) for name, end in ENDS.items()})


def passed(port: int) -> Opened:
    """Two who have done the same, which is as little as can be."""
    table = open_table(port, seats=2, name="Ada")
    (other,) = sat(table, "Ben")
    started(table)
    with on_the_wire(table) as ada, on_the_wire(other) as ben:
        while ada.phase != "over":
            turn = ada.turn
            for seat in (ada, ben):
                seat.skip()
            for seat in (ada, ben):
                while seat.turn == turn and seat.phase != "over":
                    seat.hear()
    return table


def given_up(port: int) -> Opened:
    table = started(open_table(port, LONDON, seats=2, name="Ada", bots={"1": "greedy"}))
    with on_the_wire(table) as ada:
        ada.play()
        ada.ask("give-up")
    return table


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
    if place in ENDS:
        device.visit(sights.ends[place].own)
        seen(device, ".stage svg.sheet")
        return
    device.visit(sights.matches[place.removeprefix("playing ")].own)
    seen(device, ".stage svg.sheet")
    seen(device, "#match-ready")


PLACES = (*PAGES, *ENDS, *(f"playing {name}" for name in MATCHES))
