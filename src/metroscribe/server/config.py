"""What a host may set, and sensible defaults."""

import os
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Literal

from metroscribe.server.match.events import Pace

Network = IPv4Network | IPv6Network
CLIENT = Path(__file__).with_name("client")
AT_ONE_TABLE = 6
"""The most seats that any game has."""


def default_folder() -> Path:
    """Where matches are kept unless told otherwise."""
    return Path.home() / ".local" / "share" / "metroscribe"


def default_threads() -> int:
    """As many bots think side by side as there are cores, and no fewer than sit at one table."""
    return max(os.cpu_count() or 1, AT_ONE_TABLE)


@dataclass(frozen=True, slots=True)
class Config:
    folder: Path = field(default_factory=default_folder)
    host: str = "127.0.0.1"
    port: int = 8000
    public: str = ""
    """The address that links carry, where it is not the one that was asked."""
    client: Path = CLIENT
    """The folder of the built client."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open sockets."""
    proxies: tuple[Network, ...] = ()
    """Where proxies are that say whose requests they hand on; nobody else is believed that."""
    bot_threads: int = field(default_factory=default_threads)
    bot_budget: float = 2.0
    """Seconds for a bot's whole turn, from when it opened: waiting for a thread and telling it included."""
    bot_pace: Pace = "person"
    """How bots play at a table that was opened without a word about it."""
    exec_bots: Path | None = None
    """The folder of bot programs that whoever opens a table may seat; without it nobody can."""
    retry_seconds: float = 2.0
    """After so long what the store did not take, and nobody would ask for again, is tried once more."""
    door: Literal["link", "code"] = "link"
    """What one needs to sit down at a table that was opened without a word about it."""
    tables_per_hour: int = 120
    """From one address."""
    sockets_per_address: int = 256
    message_bytes: int = 4096
    body_bytes: int = 128 * 1024
    messages_per_second: float = 20.0
    burst: int = 60
    """So many messages may come at once."""
    queue: int = 256
    """Frames that wait for a slow connection before it is closed."""
    hello_seconds: float = 10.0
    silence: float = 20.0
    """After so many seconds without a word a socket is asked whether it is there; after as many, given up."""
    idle_seconds: float = 600.0
    """How long a match that nobody looks at stays in memory."""
    keep_days: int = 0
    """How long matches stay on disk; 0: for ever."""
