"""Why not: asked over the socket, answered to whoever asked, and nothing happens."""

from collections.abc import Sequence
from typing import Any

import pytest

from metroscribe.core.text import Text
from metroscribe.games import registry
from metroscribe.server.wire.said import said
from metroscribe.server.wire.why import why_view
from tests.server.judged import Judged, state

LONDON = registry().load("next-station/london").rules()
FAR = ("station-A1",)


def london(*people: str) -> Judged:
    return Judged(LONDON, people or ("ada",), seed="why").begun()


def asked(table: Judged, seat: int | None, taps: Sequence[str] = FAR) -> Any:
    return why_view(table.hosted, seat, "asked-it", taps)


def test_whoever_plays_is_told_the_rule_what_is_shown_and_the_paragraph() -> None:
    why = asked(london(), 0)
    assert why.id == "asked-it"
    assert (why.says.key, why.paragraph) == ("rule-no-guide-line", "guide-follows")
    assert why.hint.key == "why-hint-from"
    assert all(element.startswith(("station-", "ring-", "frame-")) for element in why.shows)


def test_what_can_be_drawn_is_forbidden_by_nothing() -> None:
    table = london()
    move = table.match.legal(0)[0]
    assert asked(table, 0, (f"station-{move.end}",)).says is None


def test_who_is_ready_takes_that_back_first() -> None:
    table = london("ada", "bob")
    table.answer("ada", "-")
    assert asked(table, 0).says == said(Text("why-ready"))


def test_a_watcher_has_nothing_to_draw() -> None:
    assert asked(london(), None).says == said(Text("why-not-playing"))


def test_before_the_match_there_is_nothing_to_draw() -> None:
    assert asked(Judged(LONDON, ["ada"]), 0).says == said(Text("why-not-playing"))


@pytest.mark.parametrize("taps", [(), ("nowhere",), ("choice-",), ("station-A1", "section-A1-B1", "pad", "")])
def test_whatever_was_touched_is_answered(taps: Sequence[str]) -> None:
    assert asked(london(), 0, taps).says is not None


def test_to_ask_changes_nothing() -> None:
    table = london()
    before = state(table.hosted)
    asked(table, 0)
    assert state(table.hosted) == before
