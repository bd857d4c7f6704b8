"""When a turn closes, and what then happens."""

from collections.abc import Iterator
from typing import Any

from metroscribe.core.match import lay
from metroscribe.server.match import events as ev
from metroscribe.server.match.case import Case, fallbacks
from metroscribe.server.match.change import Change, Flipped
from metroscribe.server.match.state import CLOCK, TABLE


def closed_by(
    case: Case, late: dict[int, Any] | None = None, leaving: int | None = None, joining: int | None = None
) -> Iterator[Change]:
    """Close the turn if nobody is waited for any more.

    `late` are the sheets of those who are ready in the same breath; `leaving` and `joining` the seat that has
    just gone out of the match, or has come back.
    """
    done = {*(late or {}), leaving, joining}
    if case.hosted.match is None or case.hosted.phase != "playing":
        return
    if any(n not in done for n in case.hosted.awaited) or (joining is not None and _asked(case, joining)):
        return
    if not _rests(case, leaving, joining):
        yield from close(case, late or {}, leaving, joining)


def _asked(case: Case, seat: int) -> bool:
    """Whether the turn waits for a seat as soon as it is in the match again."""
    match = case.match
    legal = bool(match.rules.legal(match.table, match.rules.leaving(match.sheet(seat), False)))
    return legal or (bool(match.staged(seat)) and not case.seats[seat].ready)


def _rests(case: Case, leaving: int | None, joining: int | None) -> bool:
    """Whether the match will rest when the seat has gone out of it, or is back."""
    if leaving is None:
        return joining is None and case.hosted.rests
    return not any(seat.playing for n, seat in enumerate(case.seats) if n != leaving)


def close(
    case: Case,
    late: dict[int, Any],
    leaving: int | None = None,
    joining: int | None = None,
    clock: bool = False,
) -> Iterator[Change]:
    """Close the turn; for seats that are out of the match, or late by the clock, with harmless steps."""
    match, rules, sheets = case.match, case.rules, []
    for number, seat in enumerate(case.seats):
        out = (seat.out or number == leaving) and number != joining
        sheet = late[number] if number in late else match.sheet(number)
        if number in (leaving, joining):
            sheet = rules.leaving(sheet, number == leaving)
        if number not in late and (out or clock):
            steps, sheet = fallbacks(match, sheet)
            chosen = TABLE if out else CLOCK
            yield from (case.stepped(number, step, chosen=chosen) for step in steps)
        sheets.append(sheet)
    dealer = case.deal.dealer(case.hosted.id, case.hosted.parts)
    laid = lay(rules, rules.close(match.table, sheets), dealer)
    cards = tuple(map(str, laid.cards))
    yield Flipped(ev.Closed(case.now, cards=cards, clock=clock, label=laid.label), laid)
    if laid.outcome is not None:
        result = tuple(score.total for score in laid.outcome.scores)
        secret, places = case.deal.secret.hex(), laid.outcome.places
        yield ev.Finished(case.now, result=result, secret=secret, places=places)
