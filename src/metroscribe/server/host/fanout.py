"""How a frame reaches those who look at a match."""

from collections.abc import Iterator
from typing import Protocol


class Client(Protocol):
    """A connection, as the host sees it."""

    holder: str

    def push(self, frame: bytes) -> None:
        """Send it when there is time; never waits."""
        ...


class Readers(Protocol):
    """Those who look at one match."""

    def __iter__(self) -> Iterator[str]:
        """The holder of each page; nothing: somebody who only watches."""
        ...

    def __len__(self) -> int: ...

    def add(self, client: Client) -> None: ...

    def remove(self, client: Client) -> bool:
        """Whether it was there."""
        ...

    def send(self, frame: bytes, holder: str | None = None) -> None:
        """To everybody, or to the pages of one person."""
        ...


class Fanout(Protocol):
    """The readers of every match; where there are several processes, those of the others too."""

    def readers(self, match: str) -> Readers: ...


class LocalReaders:
    """Pages that are connected to this process."""

    def __init__(self) -> None:
        self.clients: dict[Client, None] = {}
        """In the order in which they came."""

    def __iter__(self) -> Iterator[str]:
        return (client.holder for client in self.clients)

    def __len__(self) -> int:
        return len(self.clients)

    def add(self, client: Client) -> None:
        self.clients[client] = None

    def remove(self, client: Client) -> bool:
        return client in self.clients and self.clients.pop(client) is None

    def send(self, frame: bytes, holder: str | None = None) -> None:
        for client in self.clients:
            if holder is None or client.holder == holder:
                client.push(frame)


class LocalFanout:
    """One process has them all."""

    def readers(self, match: str) -> LocalReaders:
        return LocalReaders()
