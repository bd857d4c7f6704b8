"""What is refused: counted by its cause, and logged where somebody was held off."""

import structlog
from starlette.requests import HTTPConnection

from metroscribe.core.text import Text
from metroscribe.server.config import Config
from metroscribe.server.logs import network_of
from metroscribe.server.metrics import METRICS
from metroscribe.server.web.origin import address_of

log = structlog.get_logger()
LOGGED = frozenset({403, 408, 413, 421, 429, 503})
"""Who gets these was held off; other refusals answer a mistake, and are only counted."""
FAILED = 500


class Refusals:
    def __init__(self, config: Config) -> None:
        self._config = config

    def note(self, asking: HTTPConnection, status: int, text: Text) -> None:
        """Somebody is refused with this status, or would be if it were a request."""
        if status == FAILED:
            return  # not refused: it is our fault, and in the log as that
        METRICS.refused_for(text.key)
        if status in LOGGED:
            network = network_of(address_of(self._config, asking))
            log.warning("refused", cause=text.key, status=status, network=network)
