"""Numbers of a sheet by their names, as captions of the rules pages state them: `turn`, or `lines C3`."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import Table
from metroscribe.games.next_station.tallies import CROSSINGS, EXACT_INTERCHANGES, KINDS, bound, count, stops


class Moment(NamedTuple):
    setting: Setting
    table: Table
    sheet: Sheet


def number(now: Moment, name: str) -> int:
    """`KeyError` if there is no such number, or no such place."""
    kind, _, of = name.partition(" ")
    return NUMBERS[kind](now, of)


def _lines(now: Moment, station: str) -> int:
    """How many stop at a station, the loop counting as one."""
    board = now.setting.board
    place = board.network.number[station]
    return sum(mask >> place & 1 for mask in stops(board, now.sheet.ink)[1:])


def _sections(now: Moment, station: str) -> int:
    """How many of the line in hand meet at a station."""
    network = now.setting.board.network
    place, own = network.number[station], (network.sections[s] for s in now.sheet.ink.line.sections)
    return sum(place in (section.a, section.b) for section in own)


def _tracks(now: Moment, section: str) -> int:
    """How many lie between two stations."""
    network, ink = now.setting.board.network, now.sheet.ink
    a, b = (network.number[station] for station in section.split("-"))
    number = network.joining[a, b]
    return (ink.tracks >> number & 1) + (ink.doubles >> number & 1)


def _crossings(now: Moment, what: str) -> int:
    """How many drawn sections lead across something."""
    board = now.setting.board
    return count(bound(CROSSINGS, KINDS[CROSSINGS], board, (what,)), board, now.sheet.ink)


def _interchanges(now: Moment, station: str) -> int:
    """As how many interchanges one counts: so many more than if it were not framed."""
    board, ink = now.setting.board, now.sheet.ink
    bare = ink._replace(framed=ink.framed & ~(1 << board.network.number[station]))
    rows = [row.tally for row in now.setting.rows if row.tally.kind == EXACT_INTERCHANGES]
    return 1 + sum(count(tally, board, ink) - count(tally, board, bare) for tally in rows)


def _plain(now: Moment, what: str) -> int:
    """The `districts` of the line in hand, or its `stations` in the best of them, before anything counts
    more than once."""
    line = now.sheet.ink.line._replace(circled=0)
    return int(now.setting.line_points.entry(now.setting.board, (line,)).args[what])


NUMBERS: Mapping[str, Callable[[Moment, str], int]] = {
    "round": lambda now, _: now.table.round,
    "turn": lambda now, _: now.table.turns,
    "loop": lambda now, _: now.setting.board.loop.stations.bit_count(),
    "lines": _lines,
    "sections": _sections,
    "tracks": _tracks,
    "crossings": _crossings,
    "interchanges": _interchanges,
    "plain": _plain,
}
"""`loop` is how many stations the loop has."""
