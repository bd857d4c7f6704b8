"""What the cards of a turn grant: in words, and as the kinds of sections that differ from the usual one."""

from collections.abc import Iterator

from metroscribe.core.text import Arg, Text
from metroscribe.games.next_station.deck import EARLY
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import FIRST, Ink
from metroscribe.games.next_station.table import Table, Turn

BRANCH, DOUBLE = "branch", "double"
"""The kinds of sections of a first step; those of further steps have the names of these."""


def told(setting: Setting, table: Table) -> Iterator[Text]:
    """Nothing before the cards of a turn are flipped. What modules add, their own notes say."""
    turn, deck = table.turn, setting.deck
    if turn is None:
        return
    yield _section(setting, turn)
    if turn.switch and not deck.branches(turn.number):
        yield Text("note-switch-early", {"early": EARLY})
    if turn.symbol is None and deck.joker_doubles:
        yield Text("note-joker-doubles")
    if turn.symbol is None and deck.joker_frames:
        yield Text("note-joker-frames")


def kind_of(step: str, ink: Ink, move: Move, start: int) -> str:
    """What a section is besides usual."""
    if step != FIRST:
        return step
    if move.double:
        return DOUBLE
    return "" if any(line.ends >> start & 1 for line in ink.own) else BRANCH


def _section(setting: Setting, turn: Turn) -> Text:
    """The section itself: which stations it may lead to, from where, and for which line."""
    grant, about = turn.grant, dict[str, Arg]()
    about["start"] = "anywhere" if grant.branch else "end"
    key, key_any = "note-draw", "note-draw-any"
    if turn.twice:
        key, key_any = "note-draw-twice", "note-draw-twice-any"
    elif grant.line is not None:
        key, key_any = "note-draw-line", "note-draw-line-any"
        about["suit"] = setting.deck.lines[grant.line]
    if turn.symbol is None or grant.wanted == setting.board.everywhere:
        return Text(key_any, about)
    return Text(key, {**about, "symbol": turn.symbol})
