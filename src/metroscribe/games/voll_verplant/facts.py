"""What makes a plan playable, and what is known of a city's printed plan. Loading a city checks all of it."""

from collections.abc import Mapping
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
        low, high = facts.get(name, (found, found))
        if not low <= found <= high:
            file.fail_at("plan", "plan-count", counted=name, low=low, high=high, found=found)
    rings = [line.letter for line in plan.lines if line.ring]
    if (wanted := facts.get(RINGS, rings)) != rings:
        letters = {"letters": " ".join(wanted) or "-", "found": " ".join(rings) or "-"}
        file.fail_at("lines", "plan-rings", **letters)


def _colours_differ(file: MapFile, plan: Plan) -> None:
    seen: dict[str, str] = {}
    for line in plan.lines:
        if line.colour in seen:
            about = {"line": line.letter, "other": seen[line.colour], "colour": line.colour}
            file.fail_at(f"lines.{line.letter}.colour", "line-colour", **about)
        seen[line.colour] = line.letter


def _special_stations_are_few(file: MapFile, plan: Plan) -> None:
    """Each repeats a card; with too many of them the first turns would fill the plan."""
    windows = sum(line.windows for line in plan.lines)
    if plan.special.bit_count() * 2 > windows:
        names = " ".join(plan.at[station] for station in bits(plan.special))
        file.fail_at("special", "special-many", names=names, most=windows // 2)
