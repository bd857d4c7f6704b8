"""Who ends matches until the first cards please is not stopped, but everybody is told how often."""

from pathlib import Path

import pytest

from metroscribe.records import read_record
from metroscribe.server.host.session import Session
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.record import record_of
from metroscribe.server.match.state import EARLY
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import table_view
from tests.core.coins import Coins
from tests.server.inside import ADA, BOB, Inside, run
from tests.server.judged import Judged, folded


async def again(inside: Inside, session: Session) -> Session:
    """The rematch, with everybody on the old seat and under way."""
    await inside.ask(session, do.Rematch(id=inside.id()), ADA)
    assert session.hosted.rematch is not None
    new = await inside.host.find(session.hosted.rematch.code)
    assert new is not None
    for holder in (ADA, BOB):
        await inside.ask(new, do.Arrive(), holder)
    await inside.ask(new, do.Start(id=inside.id()), ADA)
    for holder in (ADA, BOB):
        await inside.ask(new, do.Contribute(id=inside.id(), part="0" * 32), holder)
    return new


async def given_up(inside: Inside, session: Session, turns: int = 0) -> Session:
    for _ in range(turns):
        await inside.pass_turn(session, ADA, BOB)
    await inside.ask(session, do.GiveUp(id=inside.id()), ADA)
    return session


def number(session: Session) -> int:
    return table_view(session.hosted, 0).given_up


@pytest.mark.slow
def test_matches_given_up_early_are_counted_along_all_rematches(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session, numbers = await inside.begun(ADA, BOB), []
        for turns in (0, EARLY - 1, EARLY, 1):
            numbers.append(number(session))
            session = await again(inside, await given_up(inside, session, turns))
        numbers.append(number(session))
        assert numbers == [0, 1, 2, 2, 3]
        session = await again(inside, await inside.over(session, ADA, BOB))
        assert number(session) == 3

    run(tmp_path, story)


def test_a_table_that_is_given_up_before_any_card_counts_for_nothing(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.open(seats=2)
        for holder in (ADA, BOB):
            await inside.ask(session, do.TakeSeat(id=inside.id(), name="Somebody"), holder)
        await inside.ask(session, do.Start(id=inside.id()), ADA)
        assert session.hosted.phase == "starting"
        assert number(await again(inside, await given_up(inside, session))) == 0

    run(tmp_path, story)


def test_whoever_comes_is_told_and_the_number_is_that_of_the_matches_before(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await again(inside, await given_up(inside, await inside.begun(ADA, BOB)))
        await given_up(inside, session)
        for holder in (ADA, BOB, ""):
            (welcome,) = inside.ear(session, holder).told(wire.Welcome)
            assert welcome.table.given_up == 1

    run(tmp_path, story)


@pytest.mark.parametrize("seed", [None, "known"])
def test_the_record_says_how_many_were_given_up_before_and_nothing_where_none_was(
    tmp_path: Path, seed: str | None
) -> None:
    file = tmp_path / "record.txt"
    table, first = Judged(Coins(), seed=seed, given_up=2).begun(), Judged(Coins(), seed=seed).begun()
    file.write_text(record_of(table.hosted))
    assert read_record(file).proof["given-up"] == "2"
    assert "given-up" not in record_of(first.hosted)


def test_a_match_that_cannot_be_played_any_more_counts_as_others_do() -> None:
    table = Judged(Coins()).begun()
    table.ask(do.GiveUp(id=table.id()), "ada")
    assert table.hosted.given_up == folded(table.log, None).given_up == 1
    table = Judged(Coins(), ["ada"]).begun()
    for _ in range(2):
        table.answer("ada", "heads")
    assert isinstance(table.log[-1], ev.Finished)
    assert table.hosted.given_up == 0
