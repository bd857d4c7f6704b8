"""Tables of people who may be away, and what is asked about them."""

from metroscribe.server.match import commands as do
from metroscribe.server.match.absence import absent
from metroscribe.server.match.case import Case, Refused
from metroscribe.server.match.turns import judge_nudge
from tests.core.coins import Coins
from tests.server.judged import Judged

MINUTES = 120


def two() -> Judged:
    return Judged(Coins()).begun().watched()


def three() -> Judged:
    return Judged(Coins(), ["ada", "bob", "eve"]).begun().watched()


def nudge(table: Judged, name: str, by: str) -> str:
    """The rule that forbids it, or nothing."""
    assert table.presence is not None
    command = table.for_absent(do.Nudge, name)
    case = Case(table.hosted, by, table.now, table.deal, table.presence)
    try:
        table.presence.nudge(judge_nudge(case, command, table.presence), (by, command.id), table.now)
    except Refused as refused:
        return refused.text.key
    return ""


def away(table: Judged) -> dict[int, float]:
    return {n: found.since for n, found in absent(table.hosted, table.presence, table.now).items()}
