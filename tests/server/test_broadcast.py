"""The host stores before it tells, and tells each connection what is meant for it."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from metroscribe.server.chance import Chance
from metroscribe.server.host.broadcast import CROWD, PRESENCE_APART
from metroscribe.server.host.fanout import LocalFanout, LocalReaders
from metroscribe.server.host.outbox import Outbox
from metroscribe.server.host.session import KEPT_FRAMES, Session
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.store.contract import Taken
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import you_view
from tests.server.inside import ADA, BOB, EVE, Ear, Inside, moves_of, run
from tests.server.patching import known


def test_a_sheet_goes_to_its_seat_and_the_rest_to_everybody(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        ears = [inside.ear(session, holder) for holder in (ADA, ADA, BOB, EVE, "")]
        for ear in ears:
            ear.frames.clear()
        move = moves_of(session, 0)[0]
        await inside.stage(session, ADA, move)
        await inside.ask(session, do.TakeBack(**inside.where(session, ADA)), ADA)
        await inside.stage(session, ADA, move)
        first, second, *others = ears
        assert first.frames == second.frames
        assert {you.seat for you in first.told(wire.You)} == {0}
        for ear in others:
            assert ear.told(wire.You) == []
            assert ear.frames == others[0].frames
        await inside.ask(session, do.Ready(**inside.where(session, ADA)), ADA)
        await inside.pass_turn(session, BOB)
        for ear, seat in zip(ears, (0, 0, 1, None, None), strict=True):
            assert {you.seat for you in ear.told(wire.You)} == ({seat} - {None})
            assert [frame for frame in ear.frames if b'"say":"you"' not in frame] == others[1].frames

    run(tmp_path, story)


def test_until_the_turn_closes_others_get_the_same_bytes_whatever_is_staged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hosts, the same known deal, the same ids; only the staged move is another one."""
    monkeypatch.setattr(Chance, "code", lambda _: "SAME22")
    monkeypatch.setattr(Chance, "match", lambda _: "f" * 32)

    def story_with(choice: int) -> tuple[list[bytes], str]:
        async def story(inside: Inside) -> tuple[list[bytes], str]:
            session = await inside.begun(ADA, BOB, seed="known")
            bob, watcher = inside.ear(session, BOB), inside.ear(session)
            move = moves_of(session, 0)[choice]
            await inside.stage(session, ADA, move)
            await inside.ask(session, do.Ready(**inside.where(session, ADA)), ADA)
            late = inside.ear(session, BOB)
            frames = [*bob.frames, *watcher.frames, *late.frames]
            await inside.pass_turn(session, BOB)
            assert move in bob.told(wire.Update)[-1].events[-1].moves[0]  # type: ignore[union-attr]
            return frames, move

        return run(tmp_path / str(choice), story)

    (one, move), (two, other) = story_with(0), story_with(1)
    assert move != other
    assert one == two


@pytest.mark.slow
def test_everybody_hears_every_number_once_and_in_order(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.open(seats=2)
        watcher, ada = inside.ear(session), inside.ear(session, ADA)
        await inside.ask(session, do.TakeSeat(id=inside.id(), name="Ada"), ADA)
        await inside.ask(session, do.TakeSeat(id=inside.id(), name="Bob"), BOB)
        await inside.ask(session, do.Start(id=inside.id()), ADA)
        for holder in (ADA, BOB):
            await inside.ask(session, do.Contribute(id=inside.id(), part="0" * 32), holder)
        await inside.over(session, ADA, BOB)
        await inside.ask(session, do.Rematch(id=inside.id()), BOB)
        assert watcher.numbers == ada.numbers == list(range(1, session.hosted.told))
        assert len(inside.store.log.events(session.hosted.id)) == session.hosted.seq

    run(tmp_path, story)


def test_what_is_told_is_stored_already(tmp_path: Path) -> None:
    class Reader(Ear):
        def push(self, frame: bytes) -> None:
            super().push(frame)
            stored.append(len(inside_.store.log.events(session_.hosted.id)))

    stored: list[int] = []
    inside_: Inside
    session_: Session

    async def story(inside: Inside) -> None:
        nonlocal inside_, session_
        inside_, session_ = inside, await inside.begun(ADA, BOB)
        reader = Reader()
        inside.host.join(session_, reader)
        stored.clear()
        reader.frames.clear()
        await inside.pass_turn(session_, ADA, BOB)
        seen = [event.seq for update in reader.told(wire.Update) for event in update.events][-1]
        assert (stored[-1], seen + 1) == (session_.hosted.seq, session_.hosted.told)
        assert len(stored) == len(reader.frames)

    run(tmp_path, story)


@pytest.mark.slow
def test_presence_follows_connections_and_seats(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.open(seats=2)
        ear = inside.ear(session, ADA)
        assert ear.told(wire.Presence)[-1] == wire.Presence((), 1)
        await inside.ask(session, do.TakeSeat(id=inside.id(), name="Ada"), ADA)
        assert ear.told(wire.Presence)[-1] == wire.Presence((0,), 0, host=0)
        bob = inside.ear(session, BOB)
        assert ear.told(wire.Presence)[-1] == wire.Presence((0,), 1, host=0)
        inside.host.leave(session, bob)
        assert ear.told(wire.Presence)[-1] == wire.Presence((0,), 0, host=0)
        await inside.ask(session, do.LeaveSeat(id=inside.id()), ADA)
        assert ear.told(wire.Presence)[-1] == wire.Presence((), 1)

    run(tmp_path, story)


def test_in_a_crowd_watchers_who_come_and_go_are_told_of_a_few_times_a_second(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.open(seats=2)
        ear = inside.ear(session, ADA)
        crowd = [inside.ear(session) for _ in range(5 * CROWD)]
        told = ear.told(wire.Presence)
        assert len(told) == CROWD
        assert crowd[-1].told(wire.Presence)[-1].watching == 5 * CROWD + 1
        await inside.until(lambda: ear.told(wire.Presence)[-1].watching == 5 * CROWD + 1)
        inside.time += PRESENCE_APART
        inside.host.leave(session, crowd.pop())
        assert ear.told(wire.Presence)[-1].watching == 5 * CROWD

    run(tmp_path, story)


def test_everybody_hears_of_a_turn_before_any_seat_sees_its_own_sheet(tmp_path: Path) -> None:
    heard: list[bytes] = []

    class Nosy(Ear):
        def push(self, frame: bytes) -> None:
            super().push(frame)
            heard.append(frame)

    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        await inside.pass_turn(session, ADA)
        ears = [Nosy(holder) for holder in (ADA, BOB)]
        for ear in ears:
            inside.host.join(session, ear)
        await asyncio.sleep(0)
        heard.clear()
        await inside.pass_turn(session, BOB)
        while sum(b'"say":"you"' in frame for frame in heard) < len(ears):
            await asyncio.sleep(0)
        opened = [number for number, frame in enumerate(heard) if b'"event":"turn"' in frame]
        sheets = [n for n, frame in enumerate(heard) if n > opened[0] and b'"say":"you"' in frame]
        assert len(opened) == len(sheets) == len(ears)
        assert max(opened) < min(sheets)

    run(tmp_path, story)


def test_a_sheet_that_changes_twice_before_it_is_told_is_told_once_and_whole(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        ada, bob, outbox = inside.ear(session, ADA), inside.ear(session, BOB), inside.host.outbox
        said: list[int] = []
        await asyncio.sleep(0)
        ada.frames.clear()
        bob.frames.clear()
        outbox.add(session, 0)
        outbox.add(session, 0)
        outbox.after(session, 0, lambda: said.append(len(ada.frames)))
        outbox.after(session, 1, lambda: said.append(-1))
        assert (said, ada.frames) == ([-1], [])
        await asyncio.sleep(0)
        (you,) = ada.told(wire.You)
        assert you.marks is not None
        assert said == [-1, len(ada.frames)] == [-1, 1]
        assert bob.frames == []

    run(tmp_path, story)


async def told_all() -> None:
    """Sheets are told one after the other, each when everything else had its turn."""
    for _ in range(9):
        await asyncio.sleep(0)


def test_whoever_was_told_of_a_sheet_is_told_only_what_has_changed_since(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        ada = inside.ear(session, ADA)
        (welcome,) = ada.told(wire.Welcome)
        you, wholes = welcome.you, 0
        for _ in range(3):
            ada.frames.clear()
            await inside.pass_turn(session, ADA, BOB)
            await told_all()
            for told in ada.told(wire.You):
                wholes += told.marks is not None
                you = known(you, told)
            assert you == you_view(session.hosted, 0)
        assert wholes == 1

    run(tmp_path, story)


def test_a_tab_that_comes_while_a_sheet_is_not_told_yet_knows_the_same_as_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inside: Inside) -> None:
        session, send_next = await inside.begun(ADA, BOB), Outbox._send_next
        await told_all()
        first = inside.ear(session, ADA)
        await inside.stage(session, ADA, moves_of(session, 0)[0])
        monkeypatch.setattr(Outbox, "_send_next", lambda _: None)
        back = partial(do.TakeBack, id=inside.id())
        await inside.ask(session, back(**inside.where(session, ADA)), ADA)
        second = inside.ear(session, ADA)
        await inside.stage(session, ADA, moves_of(session, 0)[0])
        await told_all()
        send_next(inside.host.outbox)
        for ear in (first, second):
            (welcome,) = ear.told(wire.Welcome)
            you = welcome.you
            for told in ear.told(wire.You):
                you = known(you, told)
            assert you == you_view(session.hosted, 0)

    run(tmp_path, story)


# what was missed


def test_whoever_comes_back_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        whole = inside.ear(session)
        start = session.hosted.told - 1
        for _ in range(3):
            await inside.pass_turn(session, ADA, BOB)
        last = session.hosted.told - 1
        for seen in range(start, last + 1):
            back = inside.ear(session, BOB, seen)
            if back.told(wire.Welcome):
                (welcome,) = back.told(wire.Welcome)
                assert welcome.table.seq == last
                assert back.numbers == []
            else:
                assert back.numbers == list(range(seen + 1, last + 1))
                assert back.told(wire.You)[-1].seq == last
        assert whole.numbers == list(range(start + 1, last + 1))

    run(tmp_path, story)


@pytest.mark.slow
@pytest.mark.parametrize("ahead", [None, -10_000, 0, 1, 10_000])
def test_whoever_has_seen_nothing_that_is_known_gets_a_fresh_view(tmp_path: Path, ahead: int | None) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA)
        back = inside.ear(session, ADA, None if ahead is None else session.hosted.told + ahead)
        (welcome,) = back.told(wire.Welcome)
        assert (welcome.table.seq, welcome.host) == (session.hosted.told - 1, True)
        assert welcome.you is not None
        assert welcome.you.seat == 0

    run(tmp_path, story)


def test_a_gap_that_is_too_long_becomes_a_fresh_view(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA)
        seen = session.hosted.told - 1
        for number in range(KEPT_FRAMES + 1):
            await inside.ask(session, do.Rename(id=inside.id(), name=f"Ada {number}"), ADA)
        assert inside.ear(session, ADA, seen).told(wire.Welcome)
        assert not inside.ear(session, ADA, session.hosted.told - 5).told(wire.Welcome)

    run(tmp_path, story)


# one after the other


def test_a_command_sent_twice_at_once_is_done_once(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        command = do.Stage(move=moves_of(session, 0)[0], **inside.where(session, ADA))
        seq, told = session.hosted.seq, session.hosted.told
        await asyncio.gather(*(inside.ask(session, command, ADA) for _ in range(5)))
        assert (session.hosted.seq, session.hosted.told) == (seq + 1, told + 1)
        assert session.hosted.answer_to(ADA, command.id) == told

    run(tmp_path, story)


def test_a_command_whose_sender_is_gone_is_brought_to_its_end(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        watcher = inside.ear(session)
        await inside.pass_turn(session, ADA)
        await inside.ask(session, do.Pass(**inside.where(session, BOB)), BOB)
        sending = asyncio.create_task(
            inside.host.command(session, do.Ready(**inside.where(session, BOB)), BOB)
        )
        await asyncio.sleep(0)
        sending.cancel()
        await inside.until(lambda: session.hosted.turn == 1)
        assert watcher.numbers[-1] == session.hosted.told - 1
        assert len(inside.store.log.events(session.hosted.id)) == session.hosted.seq
        await inside.pass_turn(session, ADA, BOB)

    run(tmp_path, story)


class Asked(LocalFanout):
    """Remembers which readers were asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def readers(self, match: str) -> LocalReaders:
        self.asked.append(match)
        return super().readers(match)


def test_where_somebody_else_has_written_the_match_is_read_again_for_the_same_readers(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        inside.host._fanout = fanout = Asked()
        session = await inside.begun(ADA, BOB)
        bob = inside.ear(session, BOB)
        renamed = ev.Renamed(1, seat=0, name="Elsewhere")
        await inside.host.store.append(session.hosted.id, session.hosted.seq, [renamed], "")
        await inside.stage(session, BOB, moves_of(session, 1)[0])
        assert session.hosted.seats[0].name == "Elsewhere"
        assert fanout.asked == [session.hosted.id]
        assert len(bob.told(wire.Welcome)) == 2
        assert bob.told(wire.You)[-1].staged
        with pytest.raises(Taken):
            await inside.host.store.append(session.hosted.id, session.hosted.seq - 1, [renamed], "")

    run(tmp_path, story)


def test_a_match_that_was_begun_elsewhere_goes_on_here_though_nobody_asks_for_it(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.open(seats=1)
        await inside.ask(session, do.TakeSeat(id=inside.id(), name="Ada"), ADA)
        starting = ev.Starting(inside.time, by=0)
        await inside.host.store.append(session.hosted.id, session.hosted.seq, [starting], "starting")
        assert await inside.host.command(session, do.Start(id=inside.id()), ADA) is not None
        assert session.hosted.phase == "starting"
        assert session.timer is not None

    run(tmp_path, story)


def test_a_refused_command_is_neither_stored_nor_told(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        watcher = inside.ear(session)
        watcher.frames.clear()
        ready = do.Ready(**inside.where(session, ADA))
        assert await inside.refused(session, ready, ADA) == "error-step-open"
        assert await inside.refused(session, do.GiveUp(id=inside.id()), BOB) == "error-not-host"
        assert watcher.frames == []

    run(tmp_path, story)
