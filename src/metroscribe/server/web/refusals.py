"""What is refused: counted by its cause, and logged so that a flood of it is none in the log."""

import ipaddress
from collections import defaultdict
from dataclasses import dataclass

import structlog
from starlette.requests import HTTPConnection

from metroscribe.core.text import Text
from metroscribe.server.config import Config
from metroscribe.server.host.clock import Clock
from metroscribe.server.metrics import METRICS
from metroscribe.server.web.origin import address_of

log = structlog.get_logger()
LOGGED = frozenset({403, 408, 413, 421, 429, 503})
"""Who gets these was held off; other refusals answer a mistake, and are only counted."""
FAILED = 500
KEPT_BITS = {4: 24, 6: 48}
"""By version, so much of an address is logged: where it comes from, and not who it is."""


def network_of(address: str) -> str:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((address, KEPT_BITS[found.version]), strict=False))


@dataclass(slots=True)
class Second:
    """What was refused for one cause since it began."""

    began: float = float("-inf")
    logged: int = 0
    left_out: int = 0


class Refusals:
    def __init__(self, config: Config, clock: Clock) -> None:
        self._config, self._clock = config, clock
        self._seconds: dict[str, Second] = defaultdict(Second)
        """By cause, of which there are as many as refusals have texts."""

    def note(self, asking: HTTPConnection, status: int, text: Text) -> None:
        """Somebody is refused with this status, or would be if it were a request."""
        if status == FAILED:
            return  # not refused: it is our fault, and in the log as that
        METRICS.refused_for(text.key)
        if status in LOGGED:
            self._log(text.key, status, address_of(self._config, asking))

    def _log(self, cause: str, status: int, address: str) -> None:
        second, now = self._seconds[cause], self._clock.monotonic()
        left_out = second.left_out
        if now >= second.began + 1:
            second.began, second.logged, second.left_out = now, 0, 0
        if second.logged >= self._config.refusal_lines:
            second.left_out += 1
            return
        second.logged += 1
        more = {"left_out": left_out} if left_out else {}
        log.warning("refused", cause=cause, status=status, network=network_of(address), **more)

    def sum_up(self) -> None:
        """Log how many lines were left out where none has said so yet, since nothing came after them."""
        now = self._clock.monotonic()
        for cause, second in self._seconds.items():
            if second.left_out and now >= second.began + 1:
                log.warning("refused", cause=cause, left_out=second.left_out)
                second.left_out = 0
