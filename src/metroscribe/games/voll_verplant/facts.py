"""What makes a plan playable, and what is known of a city's printed plan. Loading a city checks all of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from metroscribe.core.mapfile import MapFile
from metroscribe.core.network import bits
from metroscribe.games.voll_verplant.plan import Plan

RINGS = "rings"


def check_plan(file: MapFile, plan: Plan, facts: Mapping[str, Any]) -> None:
    """`BadFile` with the first fault found."""
    _colours_differ(file, plan)
    _special_stations_are_few(file, plan)
    counts = {
        "lines": len(plan.lines),
        "windows": sum(line.windows for line in plan.lines),
        "stations": len(plan.points),
        "special": plan.special.bit_count(),
    }
    for name, found in counts.items():
        if name in facts:
            _within(file, name, facts[name], found)
    if RINGS in facts:
        _rings(file, plan, facts[RINGS])


def _colours_differ(file: MapFile, plan: Plan) -> None:
    seen: dict[str, str] = {}
    for line in plan.lines:
        if line.colour in seen:
            near = file.line_of_key(f"lines.{line.letter}.colour")
            file.fail("line-colour", near, line=line.letter, other=seen[line.colour], colour=line.colour)
        seen[line.colour] = line.letter


def _special_stations_are_few(file: MapFile, plan: Plan) -> None:
    """Each repeats a card; with too many of them the first turns would fill the plan."""
    windows = sum(line.windows for line in plan.lines)
    if plan.special.bit_count() * 2 > windows:
        names = " ".join(plan.at[station] for station in bits(plan.special))
        file.fail("special-many", file.line_of_key("special"), names=names, most=windows // 2)


def _within(file: MapFile, name: str, wanted: Sequence[int], found: int) -> None:
    low, high = wanted
    if not low <= found <= high:
        file.fail("plan-count", file.line_of_key("plan"), counted=name, low=low, high=high, found=found)


def _rings(file: MapFile, plan: Plan, letters: Sequence[str]) -> None:
    found = [line.letter for line in plan.lines if line.ring]
    if found != list(letters):
        file.fail(
            "plan-rings",
            file.line_of_key("lines"),
            letters=" ".join(letters) or "-",
            found=" ".join(found) or "-",
        )
