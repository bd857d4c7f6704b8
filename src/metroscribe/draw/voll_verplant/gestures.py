"""How a person makes a move: which elements are touched, one after the other. And what of the rules' world is
meant by elements that make no move."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from metroscribe.draw.sheet import NONE, Gesture, beside
from metroscribe.draw.voll_verplant.ids import (
    cross_id,
    end_id,
    entry_id,
    express_id,
    frame_id,
    line_id,
    station_id,
    wagon_id,
    way_id,
    window_id,
)
from metroscribe.games.voll_verplant.moves import Move
from metroscribe.games.voll_verplant.plan import Plan
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet
from metroscribe.games.voll_verplant.table import Table


def gesture(rules: VollVerplant, table: Table, sheet: Sheet, move: Move) -> Gesture:
    """The wagon, on a ring the way round, and the last station that is marked; a free ride has only that."""
    plan = rules.plan
    wagon = (wagon_id(move.line),) if move.line else ()
    if move.place:
        line = plan.lines[plan.numbers[move.line]]
        return Gesture((station_id(plan.at[line.stations[move.place - 1]]),))
    last = rules.wording.ending(table, sheet, move)
    if last is None:
        nothing = beside(NONE, rules.wording.describe(table, sheet, move))
        return Gesture((*wagon, nothing.id), choice=nothing)
    way = (way_id(move.line, move.way),) if move.way else ()
    return Gesture((*wagon, *way, station_id(plan.at[last])))


def target(rules: VollVerplant, taps: Sequence[str]) -> str:
    """What was touched last, after the line, and the way round it, that were chosen before."""
    known = _targets(rules.plan)
    places = [known[tap] for tap in taps if tap in known]
    if not places or not places[-1].startswith("@"):
        return places[-1] if places else ""
    line = next((place for place in reversed(places) if not place.startswith("@")), "")
    return line + places[-1]


def places(rules: VollVerplant, of: str) -> tuple[str, ...]:
    """The elements that show a target."""
    return tuple(id_ for id_, known in _targets(rules.plan).items() if known == of)


@lru_cache(64)
def _targets(plan: Plan) -> Mapping[str, str]:
    found = dict[str, str]()
    for at, (letter, place) in zip(plan.at, plan.places, strict=True):
        found |= {id_(at): f"@{letter}{place}" for id_ in (station_id, cross_id, frame_id)}
    for line in plan.lines:
        found |= {id_(line.letter): line.letter for id_ in (line_id, end_id, wagon_id)}
        found |= {
            id_(line.letter, number): line.letter
            for number in range(1, line.windows + 1)
            for id_ in (window_id, entry_id, express_id)
        }
        found |= {way_id(line.letter, way): f"{line.letter}{way}" for way in line.ways if way}
    return found
