"""Logs: one line for each event on the error stream, as JSON or for people, and no flood of any of them.

No line holds a token, a move, a secret or somebody's name; of an address it holds the network alone.
"""

import ipaddress
import logging
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

import structlog
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import EventDict, Processor, WrappedLogger

from metroscribe.server.config import Config, LogForm

log = structlog.get_logger()
KEPT_BITS = {4: 24, 6: 48}
"""By version, so much of an address is logged: where it comes from, and not who it is."""
LEFT_OUT = "left_out"


def network_of(address: str) -> str:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((address, KEPT_BITS[found.version]), strict=False))


@dataclass(slots=True)
class Second:
    """What was logged of one kind since it began."""

    began: float = float("-inf")
    logged: int = 0
    left_out: int = 0


@dataclass(eq=False)
class Sparing:
    """Lets so many lines a second pass of each event and cause; a later one says how many were left out."""

    lines: int
    monotonic: Callable[[], float] = time.monotonic
    _seconds: dict[tuple[str, str], Second] = field(default_factory=lambda: defaultdict(Second))
    """As many as there are events in the code, and causes of each."""
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __call__(self, _: WrappedLogger, __: str, event: EventDict) -> EventDict:
        if LEFT_OUT in event:
            return event  # sums up what was left out
        with self._lock:
            second, now = self._seconds[str(event["event"]), str(event.get("cause", ""))], self.monotonic()
            left_out = second.left_out
            if now >= second.began + 1:
                second.began, second.logged, second.left_out = now, 0, 0
            if second.logged >= self.lines:
                second.left_out += 1
                raise structlog.DropEvent
            second.logged += 1
        return {**event, LEFT_OUT: left_out} if left_out else event

    def sum_up(self) -> None:
        """Log how many lines were left out where none has said so yet, since nothing came after them."""
        with self._lock:
            now = self.monotonic()
            owing = [
                (kind, one) for kind, one in self._seconds.items() if one.left_out and now >= one.began + 1
            ]
            counts = [(*kind, second.left_out) for kind, second in owing]
            for _, second in owing:
                second.left_out = 0
        for event, cause, left_out in counts:
            log.warning(event, **({"cause": cause} if cause else {}), left_out=left_out)


def sum_up() -> None:
    """The same for the logs of this process."""
    for processor in structlog.get_config()["processors"]:
        if isinstance(processor, Sparing):
            processor.sum_up()


def visible(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Without characters that a terminal would obey."""
    return {
        key: ascii(value) if isinstance(value, str) and not value.isprintable() else value
        for key, value in event.items()
    }


def configure(config: Config) -> None:
    """Where nothing else was asked for, JSON goes into files and pipes, and words to a terminal."""
    on_terminal = sys.stderr.isatty()
    form: LogForm = config.log or ("human" if on_terminal else "json")
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)  # we log what fails
    shared: list[Processor] = [Sparing(config.log_lines), structlog.processors.add_log_level]
    structlog.configure(
        processors=[*shared, *(_json() if form == "json" else _human(on_terminal))],
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )


def _json() -> list[Processor]:
    return [
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
        structlog.processors.JSONRenderer(),
    ]


def _human(colors: bool) -> list[Processor]:
    plain = structlog.dev.plain_traceback
    return [
        structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False),
        visible,
        structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=plain, pad_event_to=24),
    ]
