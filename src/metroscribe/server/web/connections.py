"""Open connections: how many there are, of which address, and which of them people at a table hold.

A connection takes a place when it is made and gives it back when it is lost. Places of people at a table
count for no address, so that a family or a hall behind one address never meets a limit. The last places are
kept for addresses of people at a table.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable

from starlette.types import Scope

from metroscribe.server.config import Config
from metroscribe.server.host.clock import Clock
from metroscribe.server.web.gate import Gate
from metroscribe.server.web.origin import counted, within

KEY = "metroscribe.connection"
"""Under which a connection is in the `state` of a scope."""
REMEMBERED, SECONDS = 4096, 3600
"""So many addresses of people who sat at a table, for so long."""


class Connections:
    def __init__(self, config: Config, clock: Clock, most: int | None = None) -> None:
        """`most`: how many the system allows, if that is less."""
        self._most = min(config.connections, most or config.connections)
        self._reserve = min(config.connections_reserved, self._most // 4)
        self._by_address, self._clock = config.connections_per_address, clock
        self._proxies = config.proxies
        self.open, self.gate = 0, Gate()
        self.counted = Counter[str]()
        """Those that nobody at a table holds, by address."""
        self._seated: OrderedDict[str, float] = OrderedDict()
        """When somebody at a table was last seen, by address."""

    def of_peer(self, peer: object) -> "Place | None":
        """For the other end of a connection. A proxy does not count: those behind it have addresses."""
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        return self.enter(counted(host), not within(host, self._proxies))

    def enter(self, address: str, counts: bool = True) -> "Place | None":
        """None where there is no room."""
        room = self._most if self._knows(address) else self._most - self._reserve
        if self.open >= room or (counts and self.counted[address] >= self._by_address):
            return None
        self.open += 1
        if counts:
            self.counted[address] += 1
        return Place(self, address, counts)

    def sat(self, address: str) -> None:
        self._seated[address] = self._clock.monotonic()
        self._seated.move_to_end(address)
        if len(self._seated) > REMEMBERED:
            self._seated.popitem(last=False)

    def _knows(self, address: str) -> bool:
        return address in self._seated and self._clock.monotonic() - self._seated[address] < SECONDS


def _nothing() -> None:
    pass


class Place:
    """Of one connection."""

    def __init__(self, connections: Connections, address: str, counts: bool) -> None:
        self._connections, self.address = connections, address
        self._counts = self._counted = counts
        self.left = False
        self.begun: Callable[[], None] = _nothing
        """Called when the application begins with a request, or a socket."""
        self.ended: Callable[[], None] = _nothing

    def sit(self) -> None:
        """Somebody at a table holds it. Behind a proxy nobody's address is known here."""
        if self._counts:
            self._connections.sat(self.address)
        self._uncount()

    def stand(self) -> None:
        """Nobody at a table does any more."""
        if self._counts and not self._counted and not self.left:
            self._counted = True
            self._connections.counted[self.address] += 1

    def leave(self) -> None:
        if not self.left:
            self.left = True
            self.begun = self.ended = (
                _nothing  # they hold the protocol, which holds this: no work for the collector
            )
            self._connections.open -= 1
            self._uncount()

    def _uncount(self) -> None:
        if self._counted:
            self._counted = False
            counted = self._connections.counted
            counted[self.address] -= 1
            if not counted[self.address]:
                del counted[self.address]


def place_of(scope: Scope) -> Place | None:
    """Of the connection that a request came over; None under another ASGI server."""
    found = (scope.get("state") or {}).get(KEY)
    return found if isinstance(found, Place) else None
