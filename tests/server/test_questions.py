"""Questions: asked over the socket, answered to whoever asked, and nothing happens."""

from collections.abc import Sequence
from typing import Any

import pytest

from metroscribe.core.text import Text
from metroscribe.games import registry
from metroscribe.server.wire.questions import AskChances, AskWhy, AskWorth, Chances, Worth, reply
from metroscribe.server.wire.said import said
from tests.server.judged import Judged, state

LONDON = registry().load("next-station/london").rules()
FAR = ("station-A1",)


def london(*people: str) -> Judged:
    return Judged(LONDON, people or ("ada",), seed="why").begun()


def asked(table: Judged, seat: int | None, taps: Sequence[str] = FAR) -> Any:
    return reply(table.hosted, seat, AskWhy("asked-it", tuple(taps)))


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


def worth(table: Judged, seat: int | None, move: str = "") -> Worth:
    told = reply(table.hosted, seat, AskWorth("asked-it", move))
    assert isinstance(told, Worth)
    return told


def test_a_step_is_worth_the_same_before_it_is_taken_and_after() -> None:
    table = london()
    choice = max(table.rules.choices(table.match.table, table.match.sheet(0)), key=lambda found: found.gain)
    before = worth(table, 0, str(choice.move))
    assert sum(part.points or 0 for part in before.parts) == choice.gain > 0
    assert {"pad-total-points", "pad-lines-points"} <= set(before.boxes)
    assert worth(table, 0) == Worth("asked-it")
    table.ask(table.stage("ada", str(choice.move)), "ada")
    assert worth(table, 0) == before


def test_a_table_that_shows_no_scores_tells_only_which_boxes_change() -> None:
    table = Judged(LONDON, ["ada"], seed="why", scores=False).begun()
    told = worth(table, 0, str(table.match.legal(0)[0]))
    assert told.parts
    assert {part.points for part in told.parts} == {None}
    assert told.boxes


@pytest.mark.parametrize("move", ["A1-J10", "nonsense", "C4-E4!joker"])
def test_what_is_no_step_is_worth_nothing(move: str) -> None:
    assert worth(london(), 0, move) == Worth("asked-it")


def test_who_only_watches_is_told_what_may_come_but_no_worth() -> None:
    table = london()
    assert worth(table, None) == Worth("asked-it")
    told = reply(table.hosted, None, AskChances("asked-it"))
    assert isinstance(told, Chances)
    assert sum(row.cards for row in told.rows) == sum(table.rules.undealt(table.match.table).values())


def test_before_the_match_nothing_may_come() -> None:
    assert reply(Judged(LONDON, ["ada"]).hosted, 0, AskChances("asked-it")) == Chances("asked-it")
