"""How many tables are opened: by each address in an hour, and by everybody within a day.

An opening counts from when it is asked for until it is stored, and then as the store counts it: however
many come at once, no more pass than the limits say.
"""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import Config
from metroscribe.server.match import events as ev
from metroscribe.server.match.state import Hosted
from metroscribe.server.store.contract import Standing, Store

HOUR = 3600
DAY = 24 * HOUR
PLAYED_TURNS = 3
"""Whoever gives up before so many turns has not played."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A table that somebody asks for."""

    address: str
    """Whose limit it counts for; nobody's where the server itself asks, or those who have played."""
    map_bytes: int = 0
    empty: bool = False
    """No person sits at it, and no seat is kept for one."""


def peopled(seats: Iterable[int], events: Iterable[ev.AnyEvent]) -> set[int]:
    """The seats on which people sit, or which are kept for some, after these events; before, it was these."""
    taken = set(seats)
    for event in events:
        match event:
            case ev.Seated() | ev.Reserved():
                taken.add(event.seat)
            case ev.BotSeated() | ev.Left() | ev.Freed():
                taken.discard(event.seat)
    return taken


def emptied(hosted: Hosted, events: Iterable[ev.AnyEvent]) -> bool | None:
    """Whether no person is at the table after these events; None where that stays as it is."""
    before = {number for number, seat in enumerate(hosted.seats) if seat.holder}
    after = peopled(before, events)
    return None if bool(before) == bool(after) else not after


def played(hosted: Hosted, config: Config) -> bool:
    """Whether people have played here long enough that their rematch counts for no address.

    Of each table only one rematch is opened: with these alone, tables become no more in number.
    """
    if hosted.finished is None or hosted.turn < PLAYED_TURNS:
        return False
    return hosted.finished.at - hosted.opened.at >= config.played_seconds


class Openings:
    def __init__(self, store: Store, config: Config) -> None:
        self._store, self._config = store, config
        self._asked = Counter[Opening]()
        """Those that are not stored yet."""
        self._judged: dict[str, list[float]] = defaultdict(list)
        """By address, when maps of somebody's own were refused."""

    @asynccontextmanager
    async def counted(self, opening: Opening, now: float) -> AsyncIterator[None]:
        """While a table is made; a map of somebody's own is work, so one that is refused counts too."""
        self._asked[opening] += 1
        try:
            await self._check(opening, self._asked.copy(), now)
            try:
                yield
            except BaseException:
                if opening.address and opening.map_bytes:
                    self._judged[opening.address].append(now)
                raise
        finally:
            self._asked[opening] -= 1
            if not self._asked[opening]:
                del self._asked[opening]

    async def _check(self, opening: Opening, asked: Counter[Opening], now: float) -> None:
        """With those that were being made when this one was asked for, and itself."""
        config, address = self._config, opening.address
        if address:
            made = await self._store.opened_by(address, now - HOUR) + self._refused(address, now)
            made += sum(count for one, count in asked.items() if one.address == address)
            if made > config.tables_per_hour:
                raise MetroscribeError("error-too-many-tables", count=config.tables_per_hour)
        held = _with(await self._store.standing(now - DAY), asked)
        if held.tables > config.tables:
            raise MetroscribeError("error-tables-full", count=config.tables)
        if opening.empty and held.empty > config.empty_tables:
            raise MetroscribeError("error-empty-full", count=config.empty_tables)
        if opening.map_bytes and (held.maps > config.own_maps or held.map_bytes > config.own_map_bytes):
            raise MetroscribeError("error-maps-full")

    def _refused(self, address: str, now: float) -> int:
        return sum(at >= now - HOUR for at in self._judged.get(address, ()))

    def forget(self, now: float) -> None:
        """Drop what does not count any more."""
        for address, times in list(self._judged.items()):
            times[:] = [at for at in times if at >= now - HOUR]
            if not times:
                del self._judged[address]


def _with(held: Standing, asked: Counter[Opening]) -> Standing:
    """What there will be when all that is asked for is stored."""
    return Standing(
        held.tables + asked.total(),
        held.empty + sum(count for one, count in asked.items() if one.empty),
        held.maps + sum(count for one, count in asked.items() if one.map_bytes),
        held.map_bytes + sum(count * one.map_bytes for one, count in asked.items()),
    )
