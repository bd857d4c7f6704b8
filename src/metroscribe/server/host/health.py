"""Whether the store works: by every write, by probes of our own, and for how long one is waited for.

Trouble is logged when it begins, once for each cause, and when it is over. While it lasts the store is probed
once a second, and whatever else would be written is refused at once: nobody waits for a disk that cannot
answer. A store that is only slow is written to all the same.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from inspect import iscoroutinefunction
from itertools import count
from math import inf
from typing import Any, TypeVar, cast

import structlog

from metroscribe.server.host.clock import Clock
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Cause, Damaged, Store, Unavailable

log = structlog.get_logger()
T = TypeVar("T")
SLOW = 1.0
"""Seconds after which a write that is not done means trouble."""
APART = 1.0
"""Seconds from one probe to the next, and for which a write proves that the store works."""
PROMPT = 0.8
"""Seconds after which whoever asks is answered, whatever the store does."""
ROOM = 256 * 1024
"""Bytes for which a disk that was full must have room again: what is smaller may still fit on a full one."""
READS = frozenset({"events", "secret", "find", "met", "in_phase", "opened_by", "standing", "count"})
"""What proves nothing of writing."""


@dataclass(frozen=True, slots=True)
class Trouble:
    cause: Cause
    reason: str
    """For whoever runs the server."""
    since: float
    """Seconds since 1970."""


class Health:
    def __init__(self, store: Store, clock: Clock, told: Callable[[], None] = lambda: None) -> None:
        """`told` is called when trouble begins, gets another cause, or is over."""
        self.store, self._clock, self._told = store, clock, told
        self.watched = cast(Store, _Watched(store, self._watch))
        """The same store; whatever is asked of it is known here."""
        self.trouble: Trouble | None = None
        self._began, self._causes = 0.0, set[Cause]()
        self._proven = -inf
        self._numbers, self._writing = count(), dict[int, float]()
        """When each write began that is not done, the oldest first."""
        self._looking: asyncio.TimerHandle | None = None
        self._probing: asyncio.Task[None] | None = None
        self._healing: asyncio.Task[None] | None = None
        METRICS.store_ok.set(1)

    async def ready(self) -> Trouble | None:
        """Whether the store works now, known or tried; soon, whatever it does."""
        if self.trouble is None and _time() > self._proven + APART:
            done, _ = await asyncio.wait({self._probe()}, timeout=PROMPT)
            if not done and self.trouble is None:
                return Trouble("slow", "the store has not answered yet", self._clock.now())
        return self.trouble

    def _probe(self) -> "asyncio.Task[None]":
        """One for all who ask."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.get_running_loop().create_task(self._try())
        return self._probing

    async def _try(self) -> None:
        try:
            full = self.trouble is not None and self.trouble.cause == "full"
            await self.watched.probe(ROOM if full else 0)
        except Unavailable:
            pass  # known by now
        except Exception as error:
            self._fail("other", f"{type(error).__name__}: {error}")

    async def _heal(self) -> None:
        """Try until it works again."""
        while self.trouble is not None:
            await self._probe()
            if self.trouble is not None:
                await asyncio.sleep(APART)

    async def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        tasks = [task for task in (self._healing, self._probing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # what is asked of the store

    async def _watch(self, name: str, work: Callable[[], Awaitable[T]]) -> T:
        if name in READS:
            return await self._counted(work)
        if self.trouble is not None and self.trouble.cause != "slow" and name != "probe":
            raise Unavailable(cause=self.trouble.cause, reason=self.trouble.reason)
        number, began = next(self._numbers), _time()
        self._writing[number] = began
        if self._looking is None:
            self._look_after(SLOW)
        try:
            found = await self._counted(work)
        except Unavailable as error:
            if error.cause == "damaged" and name != "probe":
                self._probe()  # one page that is damaged is no trouble of the whole: that decides
            else:
                self._fail(error.cause, error.reason)
            raise
        finally:
            del self._writing[number]
        if self._left(began) > 0 and self._left(self._oldest) > 0:
            self._works()
        return found

    async def _counted(self, work: Callable[[], Awaitable[T]]) -> T:
        try:
            return await work()
        except Unavailable as error:
            METRICS.store_errors.labels(error.cause).inc()
            raise

    @property
    def _oldest(self) -> float:
        """When the write began that has taken longest; now, where none is under way."""
        return next(iter(self._writing.values()), _time())

    def _left(self, began: float) -> float:
        """Seconds until a write takes too long."""
        return began + SLOW - _time()

    def _look_after(self, seconds: float) -> None:
        self._looking = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        """Whether the oldest write takes too long."""
        self._looking = None
        if self._writing:
            if (left := self._left(self._oldest)) > 0:
                self._look_after(left)
            elif self.trouble is None:
                METRICS.store_errors.labels("slow").inc()
                self._fail("slow", f"a write has taken more than {SLOW:g} s")

    # what is known

    def _fail(self, cause: Cause, reason: str) -> None:
        before, now = self.trouble, self._clock.now()
        self.trouble = Trouble(cause, reason, now if before is None else before.since)
        if before is None:
            self._began, self._causes = _time(), set()
            METRICS.store_ok.set(0)
            self._healing = asyncio.get_running_loop().create_task(self._heal())
        if before is None or before.cause != cause:
            self._told()
        if cause not in self._causes:
            self._causes.add(cause)
            _log("store in trouble", cause=cause, reason=reason)

    def _works(self) -> None:
        self._proven = _time()
        if self.trouble is not None:
            self.trouble = None
            METRICS.store_ok.set(1)
            self._told()
            seconds = round(self._proven - self._began, 3)
            _log("store works again", causes=sorted(self._causes), seconds=seconds)


def _log(event: str, **about: object) -> None:
    """A log on the same full disk takes nothing either, and must not be what ends us."""
    with suppress(OSError):
        log.warning(event, **about)


def _time() -> float:
    return asyncio.get_running_loop().time()


class _Watched:
    """Any store; each of its methods is watched."""

    def __init__(
        self, store: Store, watch: Callable[[str, Callable[[], Awaitable[Any]]], Awaitable[Any]]
    ) -> None:
        self._store, self._watch = store, watch

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        return partial(self._asked, name, found) if iscoroutinefunction(found) else found

    def _asked(
        self, name: str, method: Callable[..., Awaitable[Any]], *args: Any, **more: Any
    ) -> Awaitable[Any]:
        return self._watch(name, partial(method, *args, **more))


class Wounded:
    """The matches that are damaged: each is logged once, and named to whoever comes to it."""

    def __init__(self) -> None:
        self._known: set[str] = set()

    def note(self, match: str, code: str, error: Exception) -> Damaged:
        reason = error.reason if isinstance(error, Damaged) else f"{type(error).__name__}: {error}"
        if match not in self._known:
            self._known.add(match)
            METRICS.damaged.set(len(self._known))
            log.error("match is damaged", match=match, code=code, reason=reason)
        return Damaged(code, reason)

    def healed(self, match: str) -> None:
        if match in self._known:
            self._known.discard(match)
            METRICS.damaged.set(len(self._known))
