"""Who is served next of those who wait: addresses take turns, then tables, then it goes in order. Pure."""

from collections import deque
from collections.abc import Callable, Sized
from typing import Generic, NamedTuple, TypeVar

W = TypeVar("W")
V = TypeVar("V", bound=Sized)


class Place(NamedTuple):
    """Whose work it is: by the address of whoever opened the table, and by the table."""

    address: str
    table: str


class Rota(Generic[V]):
    """By name what waits for each: who was never served comes first, then who was served longest ago.

    Whoever has nothing left is remembered until everybody who waits was served after them.
    """

    def __init__(self) -> None:
        self._new: dict[str, V] = {}
        self._served: dict[str, V] = {}

    def __len__(self) -> int:
        return sum(len(waiting) for tier in (self._new, self._served) for waiting in tier.values())

    def __bool__(self) -> bool:
        return any(self._new.values()) or any(self._served.values())

    def find(self, name: str) -> V | None:
        return self._served.get(name, self._new.get(name))

    def at(self, name: str, make: Callable[[], V]) -> V:
        found = self.find(name)
        return self._new.setdefault(name, make()) if found is None else found

    def serve(self) -> V | None:
        """What waits for the next in turn, whose turn is over with it."""
        for tier in (self._new, self._served):
            while tier:
                name = next(iter(tier))
                waiting = tier.pop(name)
                if waiting:
                    self._served[name] = waiting
                    return waiting
        return None


class Line(Generic[W]):
    """However much waits for one address, no other waits for more than one piece of it."""

    def __init__(self) -> None:
        self._addresses = Rota[Rota[deque[W]]]()

    def __len__(self) -> int:
        return len(self._addresses)

    def add(self, place: Place, work: W) -> None:
        tables = self._addresses.at(place.address, Rota)
        tables.at(place.table, deque).append(work)

    def next(self) -> W | None:
        """What is due, taken out."""
        tables = self._addresses.serve()
        waiting = None if tables is None else tables.serve()
        return None if waiting is None else waiting.popleft()

    def drop(self, place: Place, work: W) -> None:
        """Nobody wants it any more; nothing happens if it was served."""
        tables = self._addresses.find(place.address)
        waiting = None if tables is None else tables.find(place.table)
        if waiting is not None and work in waiting:
            waiting.remove(work)
