"""How a person makes a move: which elements are touched, one after the other, and which section is drawn.
And what of the rules' world is meant by elements that make no move."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from metroscribe.core.text import Text
from metroscribe.draw.next_station.ids import frame_id, ring_id, section_id, station_id, track_id
from metroscribe.draw.next_station.tracks import slots
from metroscribe.draw.sheet import CHOICE, NONE, Beside, Gesture, Sign, beside
from metroscribe.games.next_station.board import Board
from metroscribe.games.next_station.choosing import SPARES
from metroscribe.games.next_station.granting import BRANCH
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import PENCIL, Table


def gesture(rules: NextStation, table: Table, sheet: Sheet, move: Move) -> Gesture:
    """From where and to where; a power is chosen before. A pencil, or its place, is a choice of its own.
    A branch is shown where it begins, all else where it ends."""
    choice = _choice(rules, table, sheet, move)
    before = (choice.id,) if choice else ()
    if not move.end:
        return Gesture(before, choice=choice)
    network = rules.board.network
    section = network.joining[network.number[move.start], network.number[move.end]]
    taps = (*before, station_id(move.start), station_id(move.end))
    kind = rules.wording.kind(table, sheet, move)
    sign = Sign(kind, taps[-2] if kind == BRANCH else taps[-1]) if kind else None
    return Gesture(taps, section_id(network, section), choice, sign)


def _choice(rules: NextStation, table: Table, sheet: Sheet, move: Move) -> Beside | None:
    if move.power:
        return beside(move.power, Text(f"power-{move.power}"))
    if move.end:
        return None
    says = rules.wording.describe(table, sheet, move)
    if move in SPARES:
        return beside(move.choice.replace(":", "-"), says)
    return beside(f"{PENCIL}-{move.choice}" if move.choice else NONE, says, move.choice)


def target(rules: NextStation, taps: Sequence[str]) -> str:
    """What was touched last, after a station before it, and with the power that was chosen first."""
    known = _targets(rules.board)
    places = [known[tap] for tap in taps if tap in known]
    stations = [place for place in places[-2:] if "-" not in place]
    place = "-".join(stations) if len(stations) == len(places[-2:]) else places[-1]
    power = next((tap.removeprefix(CHOICE) for tap in taps if tap.startswith(CHOICE)), "")
    return f"{place}!{power}" if place and power else place


def places(rules: NextStation, of: str) -> tuple[str, ...]:
    """The elements that show a target."""
    return tuple(id_ for id_, known in _targets(rules.board).items() if known == of)


@lru_cache(64)
def _targets(board: Board) -> Mapping[str, str]:
    network = board.network
    found = {id_(name): name for name in network.names for id_ in (station_id, ring_id, frame_id)}
    for section in range(len(network.sections)):
        name = network.section_name(section)
        found[section_id(network, section)] = name
        found |= {track_id(network, section, slot): name for slot in slots(board, section)}
    return found
