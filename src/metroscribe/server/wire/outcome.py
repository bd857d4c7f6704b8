"""How a match ended: who came where and why, and what each box of the score pad was worth to whom."""

from collections.abc import Iterator

from msgspec.structs import replace

from metroscribe.core.rules import AnyRules
from metroscribe.core.score import Outcome
from metroscribe.draw.livery import known
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire.said import Said, said
from metroscribe.server.wire.table import BoxRow, OutcomeView


def outcome_view(hosted: Hosted) -> OutcomeView | None:
    finished, match = hosted.finished, hosted.match
    outcome = match.outcome if match else None
    if finished is None:
        return None
    if match is None or outcome is None or finished.result is None:
        places = finished.places or _places(finished.result or ())
        return OutcomeView(finished.result, places, secret=finished.secret)
    wording, tied = match.rules.wording, outcome.tied
    return OutcomeView(
        finished.result,
        outcome.places,
        said(outcome.verdict.text) if outcome.verdict else None,
        finished.secret,
        said(wording.winner) if wording.winner and tied else None,
        ties(outcome),
        tuple(boxes(match.rules, outcome)),
    )


def _places(result: tuple[int, ...]) -> tuple[int, ...]:
    """By the totals alone, where neither the log nor the rules say more."""
    return tuple(1 + sum(other > own for other in result) for own in result)


def ties(outcome: Outcome) -> tuple[Said | None, ...]:
    """Empty where no totals are equal."""
    if not outcome.tied:
        return ()
    return tuple(said(text) if seat in outcome.tied else None for seat, text in enumerate(outcome.deciding))


def boxes(rules: AnyRules, outcome: Outcome) -> Iterator[BoxRow]:
    """Each where it stands on the sheets that have it; to the others it is worth nothing."""
    names, rows = list[str](), dict[str, BoxRow]()
    for seat, score in enumerate(outcome.scores):
        before = -1
        for entry in score:
            text = rules.wording.box(entry)
            if (name := str(text)) not in rows:
                names.insert(before + 1, name)
                nothing = (0,) * len(outcome.scores)
                rows[name] = BoxRow(said(text), nothing, known(rules.wording.colour(entry)))
            before = names.index(name)
            rows[name] = replace(rows[name], points=_added(rows[name].points, seat, entry.points))
    return (rows[name] for name in names)


def _added(points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*points[:seat], points[seat] + more, *points[seat + 1 :])
