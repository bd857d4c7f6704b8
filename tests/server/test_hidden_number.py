"""How many steps a seat takes, takes back and takes anew reaches nobody, before the turn closes or after."""

import asyncio
from pathlib import Path

import pytest

from metroscribe.core.rng import Stream
from metroscribe.games import FAMILIES
from metroscribe.server.chance import Chance
from metroscribe.server.host.session import Session
from metroscribe.server.match import commands as do
from metroscribe.server.wire import messages as wire
from tests.counts import count
from tests.server.inside import ADA, BOB, EVE, Ear, Inside, moves_of, run

COINS = "coins/mint"
GAMES = (COINS, "next-station/london", "voll-verplant/paris")
WAYS = count(4, 60)
TURNS = 2


@pytest.fixture(autouse=True)
def _the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the smallest game beside the others, in which a turn has one step or two."""
    monkeypatch.setenv(FAMILIES, "tests.third_family.family")
    monkeypatch.setattr(Chance, "code", lambda _: "SAME22")
    monkeypatch.setattr(Chance, "match", lambda _: "f" * 32)


async def ask(inside: Inside, session: Session, command: do.Asked, by: str) -> None:
    """Asked for, and everybody has been told what there is to be told."""
    await inside.ask(session, command, by)
    for _ in range(9):
        await asyncio.sleep(0)


async def stage(inside: Inside, session: Session, by: str, move: str, ready: bool = False) -> None:
    await ask(inside, session, do.Stage(move=move, ready=ready, **inside.where(session, by)), by)


async def take_back(inside: Inside, session: Session, by: str) -> None:
    await ask(inside, session, do.TakeBack(**inside.where(session, by)), by)


async def wander(inside: Inside, session: Session, steps: int, stream: Stream) -> None:
    """Ada takes so many steps, forward and back, and ends where she began."""
    match = session.hosted.match
    assert match is not None
    for _ in range(steps):
        moves, staged = moves_of(session, 0), match.staged(0)
        if moves and not (staged and stream.below(2)):
            await stage(inside, session, ADA, stream.choice(moves))
        else:
            await take_back(inside, session, ADA)
    while match.staged(0):
        await take_back(inside, session, ADA)


async def decide_on(inside: Inside, session: Session, by: str) -> None:
    """Always the last step that is offered, until there is none; with it the seat is ready."""
    seat = session.hosted.seat_of(by)
    assert seat is not None
    turn = session.hosted.turn
    while session.hosted.turn == turn and (moves := moves_of(session, seat)):
        await stage(inside, session, by, moves[-1], ready=True)


async def evening(inside: Inside, game: str, steps: int, number: int) -> list[list[bytes]]:
    """All that the others hear in some turns in which Ada takes her time."""
    session = await inside.begun(ADA, BOB, EVE, seed="known", game=game)
    stream, ears = Stream(f"{game}/{number}", "wandering"), list[Ear]()
    ears += [inside.ear(session, holder) for holder in (BOB, EVE, "")]
    inside.ear(session, ADA)
    nudge = do.Nudge(id=inside.id(), turn=0, seat=2)  # which Eve does not answer for long
    await inside.ask(session, nudge, BOB)
    for _ in range(TURNS):
        told = session.hosted.told
        await stage(inside, session, BOB, moves_of(session, 1)[0])
        await wander(inside, session, steps, stream)
        seen = [None, told - 1, told, session.hosted.told - 1]
        ears += [inside.ear(session, "", number) for number in seen]
        await take_back(inside, session, BOB)
        await decide_on(inside, session, ADA)
        await decide_on(inside, session, BOB)
        await decide_on(inside, session, EVE)
    assert session.hosted.turn == TURNS
    return [ear.frames for ear in ears]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_others_get_the_same_frames_however_often_a_seat_chooses_anew(tmp_path: Path, game: str) -> None:
    def heard(steps: int, number: int) -> list[list[bytes]]:
        return run(tmp_path / f"{steps}-{number}", lambda inside: evening(inside, game, steps, number))

    first = heard(1, 0)
    assert any(b'"moves":[["' in frame for frame in first[0])
    for number in range(WAYS):
        assert heard(2 + 3 * number, number) == first


def until_closed(frames: list[bytes]) -> list[bytes]:
    closed = next(number for number, frame in enumerate(frames) if b'"event":"turn"' in frame)
    return frames[:closed]


def test_others_cannot_tell_one_step_from_two_before_the_turn_closes(tmp_path: Path) -> None:
    async def story(inside: Inside, moves: tuple[str, ...], at_once: bool) -> list[list[bytes]]:
        session = await inside.begun(ADA, BOB, seed="known", game=COINS)
        ears = [inside.ear(session, holder) for holder in (BOB, "")]
        for move in moves:
            await stage(inside, session, ADA, move, ready=at_once)
        if not at_once:
            await ask(inside, session, do.Ready(**inside.where(session, ADA)), ADA)
        ears.append(inside.ear(session))
        await decide_on(inside, session, BOB)
        return [until_closed(ear.frames) for ear in ears]

    ways = [
        run(tmp_path / f"{len(moves)}-{at_once}", lambda inside: story(inside, moves, at_once))  # noqa: B023
        for moves in (("heads",), ("again", "heads"))
        for at_once in (True, False)
    ]
    assert all(way == ways[0] for way in ways)
    assert sum(b'"update"' in frame for frame in ways[0][1]) == 3  # Ada begins, Ada is ready, Bob begins


def test_a_step_of_a_bot_and_what_a_clock_chooses_are_told_with_the_turn_alone(tmp_path: Path) -> None:
    async def story(inside: Inside) -> list[str]:
        session = await inside.begun(ADA, seed="known", game=COINS, bots={"1": "random"}, clock=30)
        watcher = inside.ear(session)
        await inside.until(lambda: session.hosted.seats[1].ready)
        inside.time += 31
        await inside.ask(session, do.Tick())
        await inside.until(lambda: session.hosted.turn == 1)
        return [type(event).__name__ for told in watcher.told(wire.Update) for event in told.events]

    assert run(tmp_path, story)[:2] == ["Readiness", "TurnOpened"]


def test_the_number_of_a_knock_does_not_tell_how_many_steps_came_before_it(tmp_path: Path) -> None:
    async def story(inside: Inside, steps: int) -> tuple[list[bytes], int | None]:
        session = await inside.begun(ADA, BOB, seed="known", game=COINS)
        await ask(inside, session, do.LeaveSeat(id=inside.id()), BOB)
        watcher = inside.ear(session, EVE)
        await wander(inside, session, steps, Stream("knock", "wandering"))
        knock = do.Knock(id=inside.id(), name="Eve")
        await ask(inside, session, knock, EVE)
        answer = session.hosted.answer_to(EVE, knock.id)
        assert answer is not None
        await ask(inside, session, do.Admit(id=inside.id(), knock=answer, yes=True), ADA)
        assert session.hosted.seat_of(EVE) == 1
        return watcher.frames, answer

    one, other = (
        run(tmp_path / str(steps), lambda inside: story(inside, steps))  # noqa: B023
        for steps in (1, 8)
    )
    assert one == other


def test_who_stands_up_does_not_leave_behind_whether_something_was_staged(tmp_path: Path) -> None:
    async def story(inside: Inside, staged: bool) -> list[bytes]:
        session = await inside.begun(ADA, BOB, EVE, seed="known", game="voll-verplant/paris")
        watcher = inside.ear(session)
        await stage(inside, session, ADA, moves_of(session, 0)[0])
        if not staged:
            await take_back(inside, session, ADA)
        await ask(inside, session, do.LeaveSeat(id=inside.id()), ADA)
        return [*watcher.frames, *inside.ear(session).frames]

    one, other = (
        run(tmp_path / str(staged), lambda inside: story(inside, staged))  # noqa: B023
        for staged in (True, False)
    )
    assert one == other
