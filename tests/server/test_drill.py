"""The worst day, rehearsed: people play, a backup is made, the machine is lost, and they play on."""

import asyncio
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGKILL

import pytest

from metroscribe.server.library import Library
from metroscribe.server.store import archive
from metroscribe.server.store.checking import PHASES
from metroscribe.server.store.sqlite import opened_store
from metroscribe.server.wire import answers
from tests.server.crowd import Crowd, Loopback
from tests.server.habits import CALM, WILD, Temper
from tests.server.process import FAST, Process, served, what_is_stored
from tests.server.storm import Storm, tables
from tests.server.storm_laws import (
    Log,
    every_match_replays_to_its_score_from_the_deal,
    everybody_saw_the_same_end,
    everybody_was_told_the_log,
    nothing_acknowledged_is_lost,
    nothing_is_applied_twice,
)
from tests.server.witness import Witness

LIBRARY = Library()
SECONDS = 300
MOMENT = 0.1
"""Seconds in which the event loop closes the sockets of those whose machine was lost."""


@dataclass(slots=True)
class Drill:
    """`apart`: so many acknowledged commands lie between the beginning, a backup and the loss."""

    storm: Storm
    losses: int
    apart: int
    folder: Path
    asked: dict[str, answers.OpenTable] = field(default_factory=dict)
    """The tables that people sit at, by match."""
    sent: dict[str, Witness] = field(default_factory=dict)
    """All that was ever sent to a match."""
    backed_up: dict[str, Log] = field(default_factory=dict)

    def run(self) -> int:
        """How many matches came to their end."""
        with served(self.folder / "data", FAST) as process:
            for number in range(self.losses):
                crowd = asyncio.run(self._until_the_loss(process, number))
                process.end(SIGKILL)
                shutil.rmtree(process.folder)
                self._restore(process, number, crowd)
                process.start()
            crowd = asyncio.run(self._to_the_end(process))
        with what_is_stored(process.folder) as store:
            for witness in crowd.witnesses:
                self._judge(store.log.events(witness.match), witness)
            return every_match_replays_to_its_score_from_the_deal(store, LIBRARY, self.folder / "records")

    def _crowd(self, process: Process, number: int) -> Crowd:
        return Crowd(Loopback(process.port), f"{self.storm.seed}/{number}", self.storm.temper)

    async def _until_the_loss(self, process: Process, number: int) -> Crowd:
        """People play; after a while there is a backup, and after another while nothing more."""
        crowd = self._crowd(process, number)
        playing = [asyncio.create_task(self._play(crowd, asked)) for asked in self._tables()]
        async with asyncio.timeout(SECONDS):
            await acknowledged(crowd, self.apart, playing)
            known = {witness: dict(witness.accepted) for witness in crowd.witnesses}
            target = self.folder / f"backup-{number}"
            report = await asyncio.to_thread(archive.backup, process.folder, target, LIBRARY)
            assert report.whole
            await acknowledged(crowd, crowd.count + self.apart, playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.sleep(MOMENT)
        for witness, accepted in known.items():
            witness.accepted = accepted
        crowd.witnesses = list(known)
        return crowd

    def _tables(self) -> list[answers.OpenTable]:
        return list(self.asked.values()) or list(tables(self.storm))

    async def _play(self, crowd: Crowd, asked: answers.OpenTable) -> None:
        """Somebody opens the table, or comes back to it with nothing but the token."""
        match = next((match for match, known in self.asked.items() if known is asked), None)
        witness = await crowd.open(asked) if match is None else self._again(crowd, match)
        self._note(witness, asked)
        async with asyncio.TaskGroup() as group:
            for phone in crowd.phones(asked, witness):
                group.create_task(phone.live())

    def _again(self, crowd: Crowd, match: str) -> Witness:
        witness = Witness(match, self.sent[match].code)
        crowd.witnesses.append(witness)
        return witness

    def _note(self, witness: Witness, asked: answers.OpenTable) -> None:
        before = self.sent.get(witness.match)
        if before is not None:
            witness.sent |= before.sent
        self.asked[witness.match], self.sent[witness.match] = asked, witness

    def _restore(self, process: Process, number: int, crowd: Crowd) -> None:
        """Everything that was acknowledged before the backup began is in it."""
        report = archive.restore(self.folder / f"backup-{number}", process.folder, LIBRARY)
        assert report.whole
        with opened_store(process.folder) as store:
            self.backed_up = {
                found.match: store.log.events(found.match) for found in store.log.in_phase(*PHASES)
            }
        for witness in crowd.witnesses:
            nothing_acknowledged_is_lost(self.backed_up[witness.match], witness)
        self.asked = {match: asked for match, asked in self.asked.items() if match in self.backed_up}

    async def _to_the_end(self, process: Process) -> Crowd:
        crowd = self._crowd(process, self.losses)
        async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
            for asked in self._tables():
                group.create_task(self._play(crowd, asked))
        return crowd

    def _judge(self, log: Log, witness: Witness) -> None:
        before = self.backed_up[witness.match]
        assert log[: len(before)] == before, "something that was in the backup is lost"
        nothing_acknowledged_is_lost(log, witness)
        nothing_is_applied_twice(log, witness)
        everybody_was_told_the_log(log, witness, LIBRARY)
        everybody_saw_the_same_end(log, witness)


async def acknowledged(crowd: Crowd, number: int, playing: list[asyncio.Task[None]]) -> None:
    """Until so many commands were, or nobody plays any more."""
    while crowd.count < number and not all(task.done() for task in playing):
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.002)


def storm(seed: str, matches: int, temper: Temper) -> Storm:
    return Storm(seed, matches, at_once=matches, kills=0, apart=0, temper=temper)


@pytest.mark.slow
def test_what_was_in_the_backup_of_a_lost_machine_is_played_to_its_end(tmp_path: Path) -> None:
    assert Drill(storm("drill", 2, CALM), losses=1, apart=30, folder=tmp_path).run() == 2


@pytest.mark.long
@pytest.mark.parametrize("number", range(2))
def test_so_it_is_after_several_losses_and_with_many_tables(number: int, tmp_path: Path) -> None:
    """Whoever came after the last backup, or had finished before it, is not among those who go on."""
    drill = Drill(storm(f"long-drill-{number}", 40, WILD), losses=3, apart=1200, folder=tmp_path)
    ended = drill.run()
    assert ended == len(drill.backed_up) > 20
