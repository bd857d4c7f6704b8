"""A reaction is seen by everybody who looks at the table, comes from a seat, and leaves no trace."""

from pathlib import Path

from metroscribe.server.match import commands as do
from metroscribe.server.wire import messages as wire
from tests.server.inside import ADA, BOB, EVE, Inside, run

BRAVO = wire.Reacted(1, "bravo")


def bravo(inside: Inside) -> do.React:
    return do.React(id=inside.id(), reaction="bravo")


def test_a_reaction_reaches_everybody_once_and_is_stored_nowhere(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        ears = [inside.ear(session, ADA), inside.ear(session, BOB), inside.ear(session)]
        seq, stored = session.hosted.seq, inside.store.log.events(session.hosted.id)
        command = bravo(inside)
        for _ in range(2):
            await inside.ask(session, command, BOB)
        assert [ear.told(wire.Reacted) for ear in ears] == [[BRAVO]] * 3
        assert (session.hosted.seq, inside.store.log.events(session.hosted.id)) == (seq, stored)
        assert not inside.ear(session, EVE).told(wire.Reacted), "who comes later"

    run(tmp_path, story)


def test_only_a_seat_reacts_before_the_match_too(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.open(seats=2)
        await inside.ask(session, do.TakeSeat(id=inside.id(), name="Bob", seat=1), BOB)
        bob = inside.ear(session, BOB)
        assert await inside.refused(session, bravo(inside), ADA) == "error-not-seated"
        assert await inside.refused(session, bravo(inside), "") == "error-not-seated"
        await inside.ask(session, bravo(inside), BOB)
        assert bob.told(wire.Reacted) == [BRAVO]

    run(tmp_path, story)


def test_a_seat_reacts_in_a_burst_and_then_at_a_steady_rate_whoever_else_does(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        watcher, config = inside.ear(session), inside.host.config
        for _ in range(config.reactions):
            await inside.ask(session, bravo(inside), BOB)
        assert await inside.refused(session, bravo(inside), BOB) == "error-reactions"
        await inside.ask(session, bravo(inside), ADA)
        inside.time += 1 / config.reactions_per_second
        await inside.ask(session, bravo(inside), BOB)
        assert await inside.refused(session, bravo(inside), BOB) == "error-reactions"
        assert len(watcher.told(wire.Reacted)) == config.reactions + 2

    run(tmp_path, story)
