"""The host stores before it tells, and tells each connection what is meant for it."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from metroscribe.server import commands as do
from metroscribe.server import events as ev
from metroscribe.server import opening
from metroscribe.server import protocol as wire
from metroscribe.server.live import KEPT_FRAMES, Live
from metroscribe.server.owing import Owing
from metroscribe.server.store import Taken
from metroscribe.server.views import you_view
from tests.server.inside import ADA, BOB, EVE, Ear, Inside, moves_of, run
from tests.server.patching import known


def test_a_sheet_goes_to_its_seat_and_the_rest_to_everybody(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        ears = [inside.ear(live, holder) for holder in (ADA, ADA, BOB, EVE, "")]
        for ear in ears:
            ear.frames.clear()
        move = moves_of(live, 0)[0]
        await inside.stage(live, ADA, move)
        await inside.ask(live, do.TakeBack(**inside.where(live, ADA)), ADA)
        await inside.stage(live, ADA, move)
        first, second, *others = ears
        assert first.frames == second.frames
        assert {you.seat for you in first.told(wire.You)} == {0}
        for ear in others:
            assert ear.told(wire.You) == []
            assert ear.frames == others[0].frames
        await inside.ask(live, do.Ready(**inside.where(live, ADA)), ADA)
        await inside.pass_turn(live, BOB)
        for ear, seat in zip(ears, (0, 0, 1, None, None), strict=True):
            assert {you.seat for you in ear.told(wire.You)} == ({seat} - {None})
            assert [frame for frame in ear.frames if b'"say":"you"' not in frame] == others[1].frames

    run(tmp_path, story)


def test_until_the_turn_closes_others_get_the_same_bytes_whatever_is_staged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hosts, the same known deal, the same ids; only the staged move is another one."""
    monkeypatch.setattr(opening, "new_code", lambda: "SAME22")
    monkeypatch.setattr(opening, "new_match", lambda: "f" * 32)

    def story_with(choice: int) -> tuple[list[bytes], str]:
        async def story(inside: Inside) -> tuple[list[bytes], str]:
            live = await inside.begun(ADA, BOB, seed="known")
            bob, watcher = inside.ear(live, BOB), inside.ear(live)
            move = moves_of(live, 0)[choice]
            await inside.stage(live, ADA, move)
            await inside.ask(live, do.Ready(**inside.where(live, ADA)), ADA)
            late = inside.ear(live, BOB)
            frames = [*bob.frames, *watcher.frames, *late.frames]
            await inside.pass_turn(live, BOB)
            assert move in bob.told(wire.Update)[-1].events[-1].moves[0]  # type: ignore[union-attr]
            return frames, move

        return run(tmp_path / str(choice), story)

    (one, move), (two, other) = story_with(0), story_with(1)
    assert move != other
    assert one == two


def test_everybody_hears_every_number_once_and_in_order(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.open(seats=2)
        watcher, ada = inside.ear(live), inside.ear(live, ADA)
        await inside.ask(live, do.TakeSeat(id=inside.id(), name="Ada"), ADA)
        await inside.ask(live, do.TakeSeat(id=inside.id(), name="Bob"), BOB)
        await inside.ask(live, do.Start(id=inside.id()), ADA)
        for holder in (ADA, BOB):
            await inside.ask(live, do.Contribute(id=inside.id(), part="0" * 32), holder)
        await inside.over(live, ADA, BOB)
        await inside.ask(live, do.Rematch(id=inside.id()), BOB)
        assert watcher.numbers == ada.numbers == list(range(1, live.hosted.seq))
        assert len(inside.host.store.events(live.hosted.id)) == live.hosted.seq

    run(tmp_path, story)


def test_what_is_told_is_stored_already(tmp_path: Path) -> None:
    class Reader(Ear):
        def push(self, frame: bytes) -> None:
            super().push(frame)
            stored.append(len(inside_.host.store.events(live_.hosted.id)))

    stored: list[int] = []
    inside_: Inside
    live_: Live

    async def story(inside: Inside) -> None:
        nonlocal inside_, live_
        inside_, live_ = inside, await inside.begun(ADA, BOB)
        reader = Reader()
        inside.host.join(live_, reader)
        stored.clear()
        reader.frames.clear()
        await inside.pass_turn(live_, ADA, BOB)
        seen = [event.seq for update in reader.told(wire.Update) for event in update.events][-1]
        assert stored[-1] == seen + 1
        assert len(stored) == len(reader.frames)

    run(tmp_path, story)


def test_presence_follows_connections_and_seats(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.open(seats=2)
        ear = inside.ear(live, ADA)
        assert ear.told(wire.Presence)[-1] == wire.Presence((), 1)
        await inside.ask(live, do.TakeSeat(id=inside.id(), name="Ada"), ADA)
        assert ear.told(wire.Presence)[-1] == wire.Presence((0,), 0, host=0)
        bob = inside.ear(live, BOB)
        assert ear.told(wire.Presence)[-1] == wire.Presence((0,), 1, host=0)
        inside.host.leave(live, bob)
        assert ear.told(wire.Presence)[-1] == wire.Presence((0,), 0, host=0)
        await inside.ask(live, do.LeaveSeat(id=inside.id()), ADA)
        assert ear.told(wire.Presence)[-1] == wire.Presence((), 1)

    run(tmp_path, story)


def test_everybody_hears_of_a_turn_before_any_seat_sees_its_own_sheet(tmp_path: Path) -> None:
    heard: list[bytes] = []

    class Nosy(Ear):
        def push(self, frame: bytes) -> None:
            super().push(frame)
            heard.append(frame)

    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        await inside.pass_turn(live, ADA)
        ears = [Nosy(holder) for holder in (ADA, BOB)]
        for ear in ears:
            inside.host.join(live, ear)
        await asyncio.sleep(0)
        heard.clear()
        await inside.pass_turn(live, BOB)
        while sum(b'"say":"you"' in frame for frame in heard) < len(ears):
            await asyncio.sleep(0)
        opened = [number for number, frame in enumerate(heard) if b'"event":"turn"' in frame]
        sheets = [n for n, frame in enumerate(heard) if n > opened[0] and b'"say":"you"' in frame]
        assert len(opened) == len(sheets) == len(ears)
        assert max(opened) < min(sheets)

    run(tmp_path, story)


def test_a_sheet_that_changes_twice_before_it_is_told_is_told_once_and_whole(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        ada, bob, owing = inside.ear(live, ADA), inside.ear(live, BOB), inside.host.owing
        said: list[int] = []
        await asyncio.sleep(0)
        ada.frames.clear()
        bob.frames.clear()
        owing.owe(live, 0)
        owing.owe(live, 0)
        owing.after(live, 0, lambda: said.append(len(ada.frames)))
        owing.after(live, 1, lambda: said.append(-1))
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
        live = await inside.begun(ADA, BOB)
        ada = inside.ear(live, ADA)
        (welcome,) = ada.told(wire.Welcome)
        you, wholes = welcome.you, 0
        for _ in range(3):
            ada.frames.clear()
            await inside.pass_turn(live, ADA, BOB)
            await told_all()
            for told in ada.told(wire.You):
                wholes += told.marks is not None
                you = known(you, told)
            assert you == you_view(live.hosted, 0)
        assert wholes == 1

    run(tmp_path, story)


def test_a_tab_that_comes_while_a_sheet_is_not_told_yet_knows_the_same_as_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inside: Inside) -> None:
        live, pay = await inside.begun(ADA, BOB), Owing._pay
        await told_all()
        first = inside.ear(live, ADA)
        await inside.stage(live, ADA, moves_of(live, 0)[0])
        monkeypatch.setattr(Owing, "_pay", lambda _: None)
        back = partial(do.TakeBack, id=inside.id())
        await inside.ask(live, back(**inside.where(live, ADA)), ADA)
        second = inside.ear(live, ADA)
        await inside.stage(live, ADA, moves_of(live, 0)[0])
        await told_all()
        pay(inside.host.owing)
        for ear in (first, second):
            (welcome,) = ear.told(wire.Welcome)
            you = welcome.you
            for told in ear.told(wire.You):
                you = known(you, told)
            assert you == you_view(live.hosted, 0)

    run(tmp_path, story)


# what was missed


def test_whoever_comes_back_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        whole = inside.ear(live)
        start = live.hosted.seq - 1
        for _ in range(3):
            await inside.pass_turn(live, ADA, BOB)
        last = live.hosted.seq - 1
        for seen in range(start, last + 1):
            back = inside.ear(live, BOB, seen)
            if back.told(wire.Welcome):
                (welcome,) = back.told(wire.Welcome)
                assert welcome.table.seq == last
                assert back.numbers == []
            else:
                assert back.numbers == list(range(seen + 1, last + 1))
                assert back.told(wire.You)[-1].seq == last
        assert whole.numbers == list(range(start + 1, last + 1))

    run(tmp_path, story)


@pytest.mark.parametrize("seen", [None, -1, 10_000])
def test_whoever_has_seen_nothing_that_is_known_gets_a_fresh_view(tmp_path: Path, seen: int | None) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA)
        back = inside.ear(live, ADA, seen)
        (welcome,) = back.told(wire.Welcome)
        assert (welcome.table.seq, welcome.host) == (live.hosted.seq - 1, True)
        assert welcome.you is not None
        assert welcome.you.seat == 0

    run(tmp_path, story)


def test_a_gap_that_is_too_long_becomes_a_fresh_view(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA)
        seen = live.hosted.seq - 1
        for _ in range(KEPT_FRAMES // 2 + 1):
            await inside.stage(live, ADA, "-")
            await inside.ask(live, do.TakeBack(**inside.where(live, ADA)), ADA)
        assert inside.ear(live, ADA, seen).told(wire.Welcome)
        assert not inside.ear(live, ADA, live.hosted.seq - 5).told(wire.Welcome)

    run(tmp_path, story)


# one after the other


def test_a_command_sent_twice_at_once_is_done_once(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        command = do.Stage(move=moves_of(live, 0)[0], **inside.where(live, ADA))
        seq = live.hosted.seq
        await asyncio.gather(*(inside.ask(live, command, ADA) for _ in range(5)))
        assert live.hosted.seq == seq + 1
        assert live.hosted.answered[ADA, command.id] == seq

    run(tmp_path, story)


def test_a_command_whose_sender_is_gone_is_brought_to_its_end(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        watcher = inside.ear(live)
        await inside.pass_turn(live, ADA)
        await inside.ask(live, do.Pass(**inside.where(live, BOB)), BOB)
        sending = asyncio.create_task(inside.host.command(live, do.Ready(**inside.where(live, BOB)), BOB))
        await asyncio.sleep(0)
        sending.cancel()
        await inside.until(lambda: live.hosted.turn == 1)
        assert watcher.numbers[-1] == live.hosted.seq - 1
        assert len(inside.host.store.events(live.hosted.id)) == live.hosted.seq
        await inside.pass_turn(live, ADA, BOB)

    run(tmp_path, story)


def test_where_somebody_else_has_written_the_match_is_read_again(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        bob = inside.ear(live, BOB)
        renamed = ev.Renamed(1, seat=0, name="Elsewhere")
        await inside.host.store.append(live.hosted.id, live.hosted.seq, [renamed], "")
        await inside.stage(live, BOB, moves_of(live, 1)[0])
        assert live.hosted.seats[0].name == "Elsewhere"
        assert len(bob.told(wire.Welcome)) == 2
        assert bob.told(wire.You)[-1].staged
        with pytest.raises(Taken):
            await inside.host.store.append(live.hosted.id, live.hosted.seq - 1, [renamed], "")

    run(tmp_path, story)


def test_a_refused_command_is_neither_stored_nor_told(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        live = await inside.begun(ADA, BOB)
        watcher = inside.ear(live)
        watcher.frames.clear()
        ready = do.Ready(**inside.where(live, ADA))
        assert await inside.refused(live, ready, ADA) == "error-step-open"
        assert await inside.refused(live, do.GiveUp(id=inside.id()), BOB) == "error-not-host"
        assert watcher.frames == []

    run(tmp_path, story)
