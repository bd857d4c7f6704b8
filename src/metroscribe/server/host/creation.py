"""Opening a table: what it is asked for is judged, gets a secret and a code, and is stored."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import structlog
from msgspec.structs import replace

from metroscribe.core.errors import MetroscribeError, UnknownName
from metroscribe.core.game import Options
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text, whole
from metroscribe.server.chance import CODES_TRIED, Chance
from metroscribe.server.config import Config
from metroscribe.server.host.openings import Opening, Openings, peopled, played
from metroscribe.server.host.players import Players
from metroscribe.server.host.session import Session
from metroscribe.server.host.visits import Visitor
from metroscribe.server.library import Library
from metroscribe.server.logs import network_of
from metroscribe.server.match import events as ev
from metroscribe.server.match.deal import NotTheDeal, commitment, proven_key
from metroscribe.server.match.names import clean_name
from metroscribe.server.match.record import proof_of
from metroscribe.server.match.state import Hosted
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Damaged, Store, Taken
from metroscribe.server.wire import answers

log = structlog.get_logger()
KEPT_SECONDS = 300
"""So long the seats of a rematch are kept for those who sat there before."""


class Creation:
    def __init__(
        self,
        store: Store,
        library: Library,
        config: Config,
        players: Players,
        chance: Chance,
        visit: Callable[[str, Visitor], Awaitable[Session | None]],
    ) -> None:
        self.store, self.library, self.config = store, library, config
        self._players, self._chance, self._visit = players, chance, visit
        self._judging, self.openings = asyncio.Lock(), Openings(store, config)

    async def open(self, asked: answers.OpenTable, holder: str, address: str, now: float) -> str:
        """The id of the new table; asked for again with the same id and token it is the same one.

        From one address only so many are opened in an hour; without an address the server itself asks.
        """
        request = f"{holder}/{asked.id}"
        met = await self.store.met(request)
        if met is not None:
            return met
        nobody = asked.name is None or len(asked.bots) >= asked.seats
        async with self.openings.counted(Opening(address, _size(asked), nobody), now):
            match = await self._create(asked, holder, address, now, request)
        _note(asked, address, "table")
        return match

    async def rematch(self, hosted: Hosted, holder: str, address: str, now: float) -> str:
        """A table with the same settings, its seats kept for those who sat there; one for each match.

        It counts for the address that asks, unless they have played.
        """
        request = f"rematch/{hosted.id}"
        met = await self.store.met(request)
        if met is not None:
            return met
        kept: list[ev.AnyEvent] = [
            ev.Reserved(now, seat=n, name=seat.name, holder=seat.holder, until=now + KEPT_SECONDS)
            for n, seat in enumerate(hosted.seats)
            if seat.person
        ]
        asked, address = rematch_of(hosted), "" if played(hosted, self.config) else address
        async with self.openings.counted(Opening(address, _size(asked)), now):
            match = await self._create(asked, holder, address, now, request, hosted, kept)
        _note(asked, address, "rematch")
        return match

    async def _create(
        self,
        asked: answers.OpenTable,
        holder: str,
        address: str,
        now: float,
        request: str,
        before: Hosted | None = None,
        kept: Sequence[ev.AnyEvent] = (),
    ) -> str:
        """The id is ours alone: nobody can know it, or have a table under it, before."""
        if asked.seed is not None and asked.same_deal_as is not None:
            raise MetroscribeError("error-two-deals")
        game = self.library.registry.find(asked.game).id
        rules = await self._rules(asked, game)
        known_key = await self._known_key(asked, game, Visitor(address, holder))
        secret = b"" if asked.seed or known_key else self._chance.secret()
        judge = self._players.welcome if before is None else self._players.check
        for spec in asked.bots.values():
            judge(spec)
        for _ in range(CODES_TRIED):
            opened = self._opened(asked, game, rules, holder, secret, known_key, now)
            if before is not None:
                opened = replace(opened, rematch_of=before.id, given_up=before.given_up)
            try:
                events = [*_seated(asked, opened), *kept]
                empty = not peopled((), events)
                await self.store.create(opened, events, secret, address, request=request, empty=empty)
                return opened.match
            except (Taken, Damaged):  # another id may lie where the file is whole
                if (met := await self.store.met(request)) is not None:
                    return met
        raise MetroscribeError("error-store", reason=Text("store-no-code"))

    async def _rules(self, asked: answers.OpenTable, game: str) -> AnyRules:
        """A map of somebody's own can take long to judge: beside the event loop, and one at a time."""
        if not asked.map:
            return self.library.rules(game, tuple(asked.modules), "")
        async with self._judging:
            return await asyncio.to_thread(self.library.rules, game, tuple(asked.modules), asked.map)

    async def _known_key(self, asked: answers.OpenTable, game: str, visitor: Visitor) -> str | None:
        """The key of a finished match whose deal is to be played again."""
        if asked.same_deal_as is None:
            return None
        session = await self._visit(asked.same_deal_as, visitor)
        if session is None or session.hosted.finished is None or session.hosted.opened.game != game:
            raise UnknownName("error-no-such-deal", code=asked.same_deal_as)
        try:
            return proven_key(proof_of(session.hosted), len(session.hosted.seats)).hex()
        except NotTheDeal as error:
            raise UnknownName("error-no-such-deal", code=asked.same_deal_as) from error

    def _opened(
        self,
        asked: answers.OpenTable,
        game: str,
        rules: AnyRules,
        holder: str,
        secret: bytes,
        known_key: str | None,
        now: float,
    ) -> ev.Opened:
        match, chance, config = self._chance.match(), self._chance, self.config
        low, high = rules.info.seats
        if not low <= asked.seats <= high:
            raise UnknownName("error-seats", game=game, low=low, high=high, seats=asked.seats)
        if asked.seed is not None and not (asked.seed.isprintable() and asked.seed == asked.seed.strip()):
            raise UnknownName("error-seed")
        rules.new(asked.seats, Options(asked.options))
        return ev.Opened(
            now,
            asked.id,
            match=match,
            code=chance.code(),
            game=game,
            rules=rules.info.rules,
            map_hash=rules.map_hash,
            seats=asked.seats,
            host=holder,
            modules=rules.info.modules,
            options=asked.options,
            map_text=asked.map or "",
            clock=asked.clock,
            scores=asked.scores,
            commitment=commitment(match, secret) if secret else "",
            known_seed=asked.seed,
            known_key=known_key,
            invite=chance.invite() if (asked.door or config.door) == "link" else "",
            patience=asked.patience,
            pace=asked.pace or config.bot_pace,
        )


def _note(asked: answers.OpenTable, address: str, kind: str) -> None:
    """Somebody has opened a table: counted, and logged without what leads to it."""
    METRICS.opened.inc()
    log.info("table opened", cause=kind, game=asked.game, network=network_of(address))


def _size(asked: answers.OpenTable) -> int:
    """Bytes of the map that it brings."""
    return len((asked.map or "").encode())


def _seated(asked: answers.OpenTable, opened: ev.Opened) -> list[ev.AnyEvent]:
    bots = {}
    for name, spec in asked.bots.items():
        seat = whole(name)
        if seat is None or not 0 <= seat < asked.seats:
            raise UnknownName("error-no-seat", seat=name, seats=asked.seats)
        bots[seat] = spec
    seated: list[ev.AnyEvent] = [
        ev.BotSeated(opened.at, seat=seat, bot=spec) for seat, spec in sorted(bots.items())
    ]
    free = [seat for seat in range(asked.seats) if seat not in bots]
    if asked.name is not None and free:
        name = clean_name(asked.name)
        seated.append(ev.Seated(opened.at, seat=free[0], name=name, holder=opened.host))
    return seated


def rematch_of(hosted: Hosted) -> answers.OpenTable:
    """The same settings, seats open for those who were there."""
    opened = hosted.opened
    return answers.OpenTable(
        id="rematch-",
        token="0" * 32,
        game=opened.game,
        modules=opened.modules,
        options=opened.options,
        map=opened.map_text or None,
        seats=opened.seats,
        bots={str(n): seat.bot for n, seat in enumerate(hosted.seats) if seat.bot},
        clock=opened.clock,
        scores=opened.scores,
        door="link" if opened.invite else "code",
        patience=opened.patience,
        pace=opened.pace,
    )
