"""A second opinion on the score pads of London and Berlin, from the watcher's lists of sections."""

from collections import Counter

from tests.next_station.referee import Pair
from tests.next_station.referee_family import Watcher

TOURISTS = (0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25)
INTERCHANGES = {2: 2, 3: 5, 4: 9}


def lines_of(seat: Watcher, colour: str) -> list[tuple[set[str], list[Pair], int]]:
    """The lines that have sections: stations, sections, and how many departures they connect."""
    seat.colour, kept = colour, seat.colour
    found = []
    for home in seat.map.homes[colour]:
        stations = seat.line(home)
        sections = [section for section in seat.drawn[colour] if set(section) <= stations]
        homes = len(stations & set(seat.map.homes[colour]))
        if sections and (stations, sections, homes) not in found:
            found.append((stations, sections, homes))
    seat.colour = kept
    return found


def colour_points(seat: Watcher, colour: str) -> int:
    """The box of one colour."""
    effect, power = seat.facts[colour]
    products, bonus = [0], 0
    for stations, sections, homes in lines_of(seat, colour):
        districts = {seat.map.district[name] for name in stations}
        corners = sum(seat.map.kind[letter] == "corner" for letter in districts)
        reach = len(districts) + (2 * corners if effect == "triple-corners" else 0)
        counted = Counter(seat.map.district[name] for name in [*stations, *seat.circled[colour]])
        products.append(reach * (max(counted.values()) + (power == "circle")))
        bonus += 2 * sum(section in seat.map.river for section in sections) + (10 if homes > 1 else 0)
    return sum(products) + bonus + (max(products) if effect == "double-stations" else 0)


def stops(seat: Watcher) -> Counter[str]:
    """At how many colours each station is."""
    return Counter(
        name for colour in seat.drawn for name in {n for section in seat.drawn[colour] for n in section}
    )


def tourist_points(seat: Watcher) -> int:
    visits = sum(
        len(stations & seat.map.sights) for colour in seat.drawn for stations, _, _ in lines_of(seat, colour)
    )
    return TOURISTS[min(visits, 10)]


def interchange_points(seat: Watcher) -> int:
    counted = stops(seat).items()
    return sum(INTERCHANGES.get(lines, 0) * (2 if name in seat.framed else 1) for name, lines in counted)


def objective(seat: Watcher, name: str) -> bool:
    """Whether the network meets the objective."""
    lines, district, kind = stops(seat), seat.map.district, seat.map.kind
    reached = {district[station] for station in lines}
    everywhere = reached == set(district.values())
    crossings = [s for sections in seat.drawn.values() for s in sections if s in seat.map.river]
    own = [stations for colour in seat.drawn for stations, _, _ in lines_of(seat, colour)]
    missed = {district[station] for station in district if station not in lines}
    corners = [station for station, n in lines.items() if n >= 2 and kind[district[station]] == "corner"]
    met: dict[str, bool] = {
        "eight-interchanges": sum(n >= 2 for n in lines.values()) >= 8,
        "every-district": everywhere,
        "every-sight": seat.map.sights <= set(lines),
        "whole-centre": all(s in lines for s, letter in district.items() if kind[letter] == "central"),
        "six-crossings": len(crossings) >= 6,
        "two-whole-districts": sum(kind[d] == "main" for d in set(kind) - missed) >= 2,
        "two-corner-interchanges": len(corners) >= 2,
        "six-framed-districts": len({district[station] for station in seat.framed}) >= 6,
        "three-framed-on-a-line": any(len(stations & seat.framed) >= 3 for stations in own),
    }
    return met[name]
