"""What must hold of a store after a storm, whatever happened to connections and to the process."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from metroscribe.cli.verify import verify_record
from metroscribe.core.text import Text
from metroscribe.records import read_record, replay
from metroscribe.server.library import Library
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.state import Hosted
from metroscribe.server.store.archive import export_records
from metroscribe.server.store.sqlite import SqliteStore
from metroscribe.server.wire.views import happened
from metroscribe.texts import Words
from tests.server.witness import Witness, digest_of

Log = list[ev.AnyEvent]
NOBODY = -1
CAUSES: dict[type[do.Command], type[ev.Event]] = {
    do.TakeSeat: ev.Seated,
    do.LeaveSeat: ev.Left,
    do.Rename: ev.Renamed,
    do.SeatBot: ev.BotSeated,
    do.Start: ev.Starting,
    do.Contribute: ev.Contributed,
    do.Stage: ev.Staged,
    do.Pass: ev.Staged,
    do.TakeBack: ev.TakenBack,
    do.Ready: ev.Readied,
    do.Withdraw: ev.Withdrawn,
    do.AskTime: ev.MoreTime,
}


def told_numbers(log: Log) -> Iterator[tuple[int, bool]]:
    """For each event the last number that is told with it, and whether it is told itself.

    Of the steps of a seat that is the first in a turn which the person there chose or took back.
    """
    number, busy, bots = -1, set[int](), set[int]()
    for event in log:
        seat: int = getattr(event, "seat", NOBODY)
        step = isinstance(event, ev.Staged | ev.TakenBack)
        told = not step or not (seat in busy | bots or bool(getattr(event, "chosen", "")))
        if step and told:
            busy.add(seat)
        if isinstance(event, ev.Closed):
            busy.clear()
        elif isinstance(event, ev.Seated | ev.BotSeated | ev.Reserved | ev.Left | ev.Freed):
            busy.discard(seat)
            bots = bots | {seat} if isinstance(event, ev.BotSeated) else bots - {seat}
        number += told
        yield number, told


def caused(log: Log) -> dict[str, list[int]]:
    """By id of a command the numbers that were told last when its events were."""
    numbers = defaultdict(list)
    for (number, _), event in zip(told_numbers(log), log, strict=True):
        if event.command and not isinstance(event, ev.Opened):
            numbers[event.command].append(number)
    return numbers


def nothing_acknowledged_is_lost(log: Log, witness: Witness) -> None:
    assert log, "an opened table is lost"
    numbers = caused(log)
    for id_, seq in witness.accepted.items():
        assert numbers[id_], f"lost: {witness.sent[id_]}"
        assert numbers[id_][-1] == seq, f"moved: {witness.sent[id_]}"


def nothing_is_applied_twice(log: Log, witness: Witness) -> None:
    """Every event of a seat comes from one command that was sent for it, its turn and its place in order."""
    turn, count, known = 0, Counter[int](), set[str]()
    for seq, event in enumerate(log):
        if isinstance(event, ev.Closed):
            turn += 1
        if not event.command or isinstance(event, ev.Opened):
            continue
        sent = witness.sent[event.command]
        if event.command in known:
            assert in_one_breath(log[seq - 1], event, sent.command), f"applied twice: {sent}"
            continue
        assert isinstance(event, CAUSES[type(sent.command)]), f"{sent} caused {event}"
        seat: int = getattr(event, "seat", NOBODY)
        known.add(event.command)
        if isinstance(sent.command, do.InTurn):
            assert (sent.command.turn, sent.command.n) == (turn, count[seat]), f"{sent} at {seq}"
            assert sent.seat == seat
        if isinstance(event, ev.Staged) and isinstance(sent.command, do.Stage):
            assert event.move == sent.command.move
        count[seat] += 1


def in_one_breath(before: ev.AnyEvent, event: ev.AnyEvent, command: do.Asked) -> bool:
    """Whether this command may have caused both."""
    if before.command != event.command or not isinstance(before, ev.Staged):
        return False
    match command:
        case do.Pass():
            return isinstance(event, ev.Staged)
        case do.Stage(ready=True):
            return isinstance(event, ev.Readied)
        case _:
            return False


def everybody_was_told_the_log(log: Log, witness: Witness, library: Library) -> None:
    """Each number that anybody saw is what the log makes of it."""
    opened = log[0]
    assert isinstance(opened, ev.Opened)
    hosted = Hosted(opened, library.of(opened))
    for (number, told), event in zip(told_numbers(log), log, strict=True):
        hosted.apply(event)
        assert hosted.told == number + 1, f"counted {event}"
        if told and (heard := witness.events.get(number)) is not None:
            public = happened(hosted, event, number)
            assert [heard] == [digest_of(each) for each in public], f"told {event}"


def everybody_saw_the_same_end(log: Log, witness: Witness) -> None:
    end = log[-1]
    assert isinstance(end, ev.Finished)
    assert end.result is not None
    assert {view.result for view in witness.ends} == {end.result}
    assert len({digest_of(view) for view in witness.ends}) == 1


def no_match_is_left_out(code: str, why: Text) -> None:
    raise AssertionError(f"{code} was left out: {why}")


def every_match_replays_to_its_score_from_the_deal(store: SqliteStore, library: Library, folder: Path) -> int:
    """The exported records by the rules alone, and their cards by the proof of the deal; how many."""
    count = export_records(store, library, folder, no_match_is_left_out)
    for found in store.log.in_phase("over"):
        log = store.log.events(found.match)
        opened, end = log[0], log[-1]
        assert isinstance(opened, ev.Opened)
        assert isinstance(end, ev.Finished)
        file = folder / f"{found.code}.txt"
        record, rules = read_record(file), library.of(opened)
        assert rules is not None
        match = replay(file, record, rules)
        assert match.outcome is not None
        assert tuple(score.total for score in match.outcome.scores) == end.result == record.result
        assert record.proof["match"] == found.match
        verify_record(Words("en"), file, None, as_json=False)
    return count


def judge_what_was_acknowledged(store: SqliteStore, witnesses: list[Witness]) -> None:
    for witness in witnesses:
        nothing_acknowledged_is_lost(store.log.events(witness.match), witness)


def judge_log(log: Log, witness: Witness, library: Library) -> None:
    nothing_acknowledged_is_lost(log, witness)
    nothing_is_applied_twice(log, witness)
    everybody_was_told_the_log(log, witness, library)
    everybody_saw_the_same_end(log, witness)


def judge(store: SqliteStore, witnesses: list[Witness], folder: Path) -> None:
    library = Library()
    for witness in witnesses:
        judge_log(store.log.events(witness.match), witness, library)
    assert every_match_replays_to_its_score_from_the_deal(store, library, folder) == len(witnesses)
