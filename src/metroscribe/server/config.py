"""What a host may set, and sensible defaults."""

import os
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Any, Literal, NamedTuple

from metroscribe.server.match.events import Pace

Network = IPv4Network | IPv6Network
LogForm = Literal["json", "human"]
CLIENT = Path(__file__).with_name("client")
LIMIT = "limit"
AT_ONE_TABLE = 6
"""The most seats that any game has."""


def default_folder() -> Path:
    """Where matches are kept unless told otherwise."""
    return Path.home() / ".local" / "share" / "metroscribe"


def default_threads() -> int:
    """As many bots think side by side as there are cores, and no fewer than sit at one table."""
    return max(os.cpu_count() or 1, AT_ONE_TABLE)


class Limit(NamedTuple):
    """Bounds what somebody can make the server do: `what` is counted, and what happens `beyond` it.

    `docs/security.md` lists all of them; `metroscribe serve --limit NAME=NUMBER` changes them.
    """

    default: int | float
    what: str
    beyond: str


def limit(default: int | float, what: str, beyond: str) -> Any:
    return field(default=default, metadata={LIMIT: Limit(default, what, beyond)})


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
    log: LogForm | None = None
    """How log lines look; None: for people on a terminal, JSON elsewhere."""
    metrics_port: int | None = None
    """Where figures are served apart from everything else; None: beside it, at `/metrics`."""
    metrics_host: str = "127.0.0.1"
    keep_days: int = 0
    """How long matches that are over stay on disk; 0: for ever."""
    backup_every: float = 0.0
    """Seconds from one backup that the server makes to the next; 0: it makes none."""
    backup_keep: int = 14
    """How many of these are kept."""
    backup_to: Path | None = None
    """The folder for them, if it is not `backups` in that of the matches."""
    imprint: Path | None = None
    privacy: Path | None = None
    """Text files of the host: who runs this server, and what becomes of what people leave here."""
    tables_per_hour: int = limit(300, "tables that one address opens in an hour", "refused with 429")
    connections: int = limit(8192, "open connections in all", "refused with 503")
    connections_reserved: int = limit(
        1024, "of these, for addresses of people who sat at a table in the last hour", "refused with 503"
    )
    connections_per_address: int = limit(
        1024, "open connections of one address that nobody at a table holds", "refused with 503"
    )
    sockets_per_address: int = limit(
        256, "open sockets of one address that only watch", "closed with 1013 and a sentence"
    )
    sockets_per_seat: int = limit(
        16, "open sockets of one seat, tabs and phones", "closed with 1013 and a sentence"
    )
    visits: int = limit(1200, "sockets that one address opens at once to watch or to sit down", "wait")
    visits_per_second: float = limit(
        10.0, "further ones in a second", "wait; closed with 1013 after 5 seconds"
    )
    wrong_codes: int = limit(100, "codes typed at one address that lead nowhere, at once", "refused with 429")
    wrong_codes_per_minute: float = limit(12.0, "further ones in a minute", "refused with 429")
    wrong_codes_of_all: float = limit(
        2.0, "the same of all addresses in a second, for a minute", "typed codes wait 3 seconds"
    )
    codes_waiting: int = limit(64, "typed codes that wait for that", "refused with 429")
    played_seconds: float = limit(
        180.0,
        "seconds from opening a table to the end of its match, with three turns or more",
        "its rematch does not count as a table of whoever asks for it",
    )
    tables: int = limit(8000, "tables opened or begun within a day that are not over", "refused with 503")
    empty_tables: int = limit(500, "those of them at which no person sits", "refused with 503")
    own_maps: int = limit(1000, "tables of a day with a map of somebody's own", "refused with 503")
    own_map_bytes: int = limit(16 * 1024 * 1024, "bytes of these maps", "refused with 503")
    lobby_hours: float = limit(
        24.0, "hours for which a table that waits to begin is kept while nobody looks", "deleted"
    )
    steady_seconds: float = limit(
        3600.0,
        "seconds from the start, and from each jump of the wall clock, in which nothing is deleted by age",
        "deleting goes on",
    )
    deleted_at_once: int = limit(
        200,
        "old matches deleted in one sweep, or one in fifty if that is more",
        "the next sweep, a minute later",
    )
    events_per_match: int = limit(20_000, "events of one match", "only giving up is possible")
    message_bytes: int = limit(4096, "bytes of a message over a socket", "answered with a sentence")
    body_bytes: int = limit(128 * 1024, "bytes of a request's body", "refused with 413")
    query_bytes: int = limit(2048, "bytes of what stands behind `?` of an address", "refused with 414")
    head_bytes: int = limit(16 * 1024, "bytes of a request's headers and its address", "refused with 431")
    messages_per_second: float = limit(20.0, "messages of one socket in a second, after the burst", "wait")
    burst: int = limit(60, "messages of one socket at once", "wait")
    loop_seconds: float = limit(
        0.02,
        "seconds that one turn of the event loop takes, and the next, and the next",
        "commands are told to come again",
    )
    owed_bytes: int = limit(
        64 * 1024, "bytes that wait for a slow socket", "closed with 1013; it may come back"
    )
    hello_seconds: float = limit(
        10.0, "seconds for the head of a request, its body, a first message", "closed; 408"
    )
    silence: float = limit(
        20.0, "seconds of silence on a socket, twice", "asked whether it is there, then closed"
    )
    log_lines: int = limit(
        5,
        "lines that the log gets in a second of one event and cause, such as refusals",
        "counted; a later line says how many",
    )
    idle_seconds: float = limit(600.0, "seconds that a match nobody looks at stays in memory", "read again")
    requests_at_once: int = limit(8, "requests that are answered at once", "wait in line")
    requests_waiting: int = limit(1024, "requests that wait for that", "refused with 503")
    requests_waiting_per_address: int = limit(256, "of these, from one address", "refused with 503")
    makers: int = limit(2, "drawings and other answers that are made at once", "wait in line")
    waiting_per_address: int = limit(64, "answers for one address that wait to be made", "refused with 503")
    waiting_in_all: int = limit(512, "answers that wait to be made", "refused with 503")
    kept_answers: int = limit(512, "answers that are kept", "made again")
    kept_bytes: int = limit(32 * 1024 * 1024, "bytes of all answers that are kept", "made again")
    unattended_pause: float = limit(
        10.0, "seconds from one turn to the next by the clock at a table nobody looks at", "wait"
    )
    unattended_seconds: float = limit(
        60.0, "seconds that bots play on at a table nobody looks at", "wait for somebody to look"
    )

    @property
    def backup_folder(self) -> Path:
        return self.backup_to or self.folder / "backups"


LIMITS: dict[str, Limit] = {
    found.name: found.metadata[LIMIT] for found in fields(Config) if LIMIT in found.metadata
}
"""By name, in the order of the documentation."""
