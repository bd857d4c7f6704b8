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
    tables_per_hour: int = limit(300, "tables opened by one address in an hour", "refused with 429")
    connections: int = limit(8192, "open connections in total", "refused with 503")
    connections_reserved: int = limit(
        1024,
        "of these, reserved for addresses from which somebody sat at a table in the last hour",
        "refused with 503",
    )
    connections_per_address: int = limit(
        1024, "open connections of one address, without those of seated players", "refused with 503"
    )
    sockets_per_address: int = limit(
        256, "open sockets of one address that only watch", "closed with 1013 and a message"
    )
    sockets_per_seat: int = limit(
        16, "open sockets of one seat (tabs and phones)", "closed with 1013 and a message"
    )
    visits: int = limit(1200, "burst of sockets that one address opens to watch or to sit down", "delayed")
    visits_per_second: float = limit(
        10.0, "such sockets in a second, after the burst", "delayed; closed with 1013 after 5 seconds"
    )
    wrong_codes: int = limit(100, "burst of wrong codes typed from one address", "refused with 429")
    wrong_codes_per_minute: float = limit(
        12.0, "wrong codes of one address in a minute, after the burst", "refused with 429"
    )
    wrong_codes_of_all: float = limit(
        2.0,
        "wrong codes of all addresses in a second, over a minute",
        "each typed code is delayed by 3 seconds",
    )
    codes_waiting: int = limit(64, "typed codes that are delayed at the same time", "refused with 429")
    played_seconds: float = limit(
        180.0,
        "seconds from opening a table to the end of its match, with three turns or more",
        "its rematch does not count for the address",
    )
    tables: int = limit(8000, "unfinished tables opened or begun within a day", "refused with 503")
    empty_tables: int = limit(500, "of these, tables without a person", "refused with 503")
    own_maps: int = limit(1000, "tables with a custom map within a day", "refused with 503")
    own_map_bytes: int = limit(16 * 1024 * 1024, "bytes of these maps", "refused with 503")
    lobby_hours: float = limit(24.0, "hours for which a lobby without visitors is kept", "deleted")
    steady_seconds: float = limit(
        3600.0,
        "seconds after the start, and after each jump of the wall clock, without deletion by age",
        "deletion continues",
    )
    deleted_at_once: int = limit(
        200,
        "old matches deleted in one sweep, or one in fifty if that is more",
        "left for the next sweep, a minute later",
    )
    events_per_match: int = limit(20_000, "events of one match", "only giving up is possible")
    message_bytes: int = limit(4096, "bytes of a socket message", "answered with an error")
    body_bytes: int = limit(128 * 1024, "bytes of a request body", "refused with 413")
    query_bytes: int = limit(2048, "bytes of a query string", "refused with 414")
    head_bytes: int = limit(16 * 1024, "bytes of a request line and its headers", "refused with 431")
    messages_per_second: float = limit(20.0, "messages of one socket in a second, after the burst", "delayed")
    burst: int = limit(60, "burst of messages of one socket", "delayed")
    reactions: int = limit(4, "burst of reactions of one seat", "refused")
    reactions_per_second: float = limit(0.5, "reactions of one seat in a second, after the burst", "refused")
    loop_seconds: float = limit(
        0.02,
        "seconds of a turn of the event loop, several times in a row",
        "a share of the commands is answered with `retry`",
    )
    owed_bytes: int = limit(
        64 * 1024, "bytes queued for a slow socket", "closed with 1013; the client may reconnect"
    )
    hello_seconds: float = limit(
        10.0, "seconds for a request head, a request body or a first message", "closed; 408"
    )
    silence: float = limit(
        20.0, "seconds without a message on a socket", "pinged; closed after the same time again"
    )
    log_lines: int = limit(
        5,
        "log lines in a second for one event and cause, such as refusals",
        "suppressed; a later line has the count",
    )
    idle_seconds: float = limit(
        600.0, "seconds for which a match without readers stays in memory", "unloaded; loaded on demand"
    )
    requests_at_once: int = limit(8, "concurrent requests", "queued")
    requests_waiting: int = limit(1024, "queued requests", "refused with 503")
    requests_waiting_per_address: int = limit(256, "queued requests of one address", "refused with 503")
    makers: int = limit(2, "threads for drawings and other slow answers", "queued")
    waiting_per_address: int = limit(64, "queued slow answers of one address", "refused with 503")
    waiting_in_all: int = limit(512, "queued slow answers in total", "refused with 503")
    kept_answers: int = limit(512, "cached answers", "evicted; made again on demand")
    kept_bytes: int = limit(32 * 1024 * 1024, "bytes of all cached answers", "evicted; made again on demand")
    unattended_pause: float = limit(
        10.0, "seconds between turns that the clock closes at a table without readers", "delayed"
    )
    unattended_seconds: float = limit(
        60.0, "seconds for which bots play on at a table without readers", "paused until somebody looks"
    )

    @property
    def backup_folder(self) -> Path:
        return self.backup_to or self.folder / "backups"


LIMITS: dict[str, Limit] = {
    found.name: found.metadata[LIMIT] for found in fields(Config) if LIMIT in found.metadata
}
"""By name, in the order of the documentation."""
