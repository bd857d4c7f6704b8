"""Backups that a server makes by itself, at intervals, of which the newest are kept."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import structlog

from metroscribe.core.errors import reason_of
from metroscribe.server.config import Config
from metroscribe.server.host.clock import Clock
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.backup_process import Made
from metroscribe.server.store.privacy import own_folder

log = structlog.get_logger()
COMMAND = (sys.executable, "-P", "-m", "metroscribe.server.store.backup_process")
"""`-P`: do not import from the current folder."""
SOON = 10.0
"""Seconds after the start of the server, if a backup is due then."""
RETRY = 3600.0
"""Seconds after which one that failed is tried again, if the next is not due before."""
PATIENCE = 3600.0
"""Seconds that one may take, if the next is not due later than that."""
NAME = re.compile(r"metroscribe-([0-9]{6,})-[0-9]{8}T[0-9]{6}Z(-damaged)?\.backup(\.part.*)?")
LONGEST = 300
"""Characters of a reason."""


@dataclass(frozen=True, slots=True, order=True)
class Kept:
    """A backup that was made here; its number orders them, whatever the clock said meanwhile."""

    number: int
    file: Path
    damaged: bool

    @property
    def made_at(self) -> float:
        return self.file.stat().st_mtime


@asynccontextmanager
async def scheduled(config: Config, clock: Clock) -> AsyncIterator[None]:
    """Backups are made meanwhile, if the host wants them."""
    making = asyncio.create_task(Backups(config, clock).run()) if config.backup_every else None
    try:
        yield
    finally:
        if making is not None:
            making.cancel()
            await asyncio.gather(making, return_exceptions=True)


class Backups:
    def __init__(self, config: Config, clock: Clock) -> None:
        self._data, self._folder = config.folder, config.backup_folder
        self._every, self._keep, self._clock = config.backup_every, config.backup_keep, clock

    async def run(self) -> None:
        """One after the other until it is cancelled, which also ends the one that is being made."""
        whole = [kept for kept in self.kept() if not kept.damaged]
        METRICS.backed_up(whole[-1].made_at if whole else 0.0)
        await asyncio.sleep(self.first_after())
        while True:
            began = self._clock.monotonic()
            outcome = await self.back_up()
            pause = self._every if outcome == "whole" else min(self._every, RETRY)
            await asyncio.sleep(max(0.0, began + pause - self._clock.monotonic()))

    def first_after(self) -> float:
        """Seconds until the first one: soon, unless the newest is young enough and not of the future."""
        kept = self.kept()
        age = self._clock.now() - kept[-1].made_at if kept else self._every
        return max(SOON, self._every - age) if age >= 0 else SOON

    def kept(self) -> list[Kept]:
        """Those that were made here, the oldest first; nothing else that lies there."""
        return sorted(kept for kept in self._ours() if kept.file.suffix == ".backup")

    async def back_up(self) -> str:
        """Make one, and delete the oldest beyond those that are kept; its outcome."""
        began = self._clock.monotonic()
        try:
            own_folder(self._folder)
            self._clear_away()
            target = self._folder / self._name()
            made = await self._made(target)
            outcome = "whole" if made.whole else "damaged" if target.exists() else "failed"
            if outcome == "damaged":
                target = target.rename(target.with_stem(f"{target.stem}-damaged"))
            self._delete_oldest(outcome)
        except Exception as error:  # whatever it is, the server goes on
            outcome, made, target = "failed", Made(reason=reason_of(error)), self._folder
        METRICS.backups.labels(outcome).inc()
        about = {"matches": made.matches, "seconds": round(self._clock.monotonic() - began, 3)}
        if outcome == "whole":
            METRICS.backed_up(self._clock.now())
            log.info("backup made", file=str(target), **about)
        elif outcome == "damaged":
            log.error(
                "backup is damaged", file=str(target), damaged=made.damaged, reason=made.reason, **about
            )
        else:
            log.error("backup failed", folder=str(self._folder), reason=made.reason)
        return outcome

    def _name(self) -> str:
        number = max((kept.number for kept in self._ours()), default=0) + 1
        at = datetime.fromtimestamp(self._clock.now(), UTC)
        return f"metroscribe-{number:06}-{at:%Y%m%dT%H%M%SZ}.backup"

    async def _made(self, target: Path) -> Made:
        """By a subprocess, so that nobody who plays waits for it."""
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                *COMMAND, self._data, target, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except asyncio.CancelledError:  # asyncio has ended it, but it may have begun to write
            self._clear_away()
            raise
        try:
            async with asyncio.timeout(max(self._every, PATIENCE)):
                assert process.stdout is not None
                assert process.stderr is not None
                out, err = await asyncio.gather(process.stdout.read(), process.stderr.read())
                await process.wait()
            return msgspec.json.decode(out, type=Made)
        except TimeoutError:
            return Made(reason="it took too long")
        except msgspec.DecodeError:
            last = err.decode(errors="replace").strip().splitlines()[-1:] or [f"status {process.returncode}"]
            return Made(reason=last[0][:LONGEST])
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
                self._clear_away()

    def _delete_oldest(self, outcome: str) -> None:
        """Whole ones only when a whole one was made; damaged ones never take the place of whole ones."""
        kept = self.kept()
        for damaged in (False, True) if outcome == "whole" else (True,):
            for old in [one for one in kept if one.damaged == damaged][: -self._keep]:
                old.file.unlink()

    def _clear_away(self) -> None:
        """What was left of one that was not finished."""
        for kept in self._ours():
            if kept.file.suffix != ".backup":
                kept.file.unlink(missing_ok=True)

    def _ours(self) -> list[Kept]:
        files = sorted(self._folder.iterdir()) if self._folder.is_dir() else []
        named = ((NAME.fullmatch(file.name), file) for file in files if file.is_file())
        return [Kept(int(name[1]), file, bool(name[2])) for name, file in named if name]
