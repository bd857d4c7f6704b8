"""A second opinion on Tokyo's score pad, from the referee's lists of sections, without the engine's code."""

from collections import Counter

from tests.next_station.referee import Referee

STAMPS = {"outer": 5, "corner": 10}
INTERCHANGES = {3: 5, 4: 15, 5: 30}


def connected(seat: Referee, colour: str) -> set[str]:
    return seat.stations(colour) if seat.lines[colour] else set()


def line_points(seat: Referee, colour: str) -> int:
    stations = connected(seat, colour)
    districts = {seat.map.district[name] for name in stations}
    counted = Counter(seat.map.district[name] for name in [*stations, *seat.circled[colour]])
    return len(districts) * max(counted.values(), default=0)


def pad(seat: Referee) -> dict[str, int]:
    """The sums of the score pad's boxes."""
    stops = Counter(name for colour in seat.lines for name in connected(seat, colour))
    reached = set(stops)
    stops.update(name for name in seat.map.loop_stations if name in reached)
    stamped = {seat.map.district[name] for name, lines in stops.items() if lines >= 2}
    return {
        "line": sum(line_points(seat, colour) for colour in seat.lines),
        "stamps": sum(STAMPS.get(seat.map.kind[letter], 0) for letter in stamped),
        "loop": -3 * len(seat.map.loop_stations - reached),
        "interchanges": sum(INTERCHANGES.get(lines, 0) for lines in stops.values()),
    }


def objective(seat: Referee, name: str) -> bool:
    """Whether the network meets the objective."""
    stops = Counter(station for colour in seat.lines for station in connected(seat, colour))
    lines = {station: n + (station in seat.map.loop_stations) for station, n in stops.items()}
    districts = {seat.map.district[station] for station in stops}
    centre = {station for station, letter in seat.map.district.items() if seat.map.kind[letter] == "central"}
    stamps = {seat.map.district[station] for station, n in lines.items() if n >= 2}
    met = {
        "four-stamps": sum(seat.map.kind[letter] in STAMPS for letter in stamps) >= 4,
        "great-interchange": max(lines.values(), default=0) >= 4,
        "whole-loop": seat.map.loop_stations <= set(stops),
        "every-district": districts == set(seat.map.district.values()),
        "whole-centre": centre <= set(stops),
    }
    return met[name]
