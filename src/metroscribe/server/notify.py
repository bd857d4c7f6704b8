"""Tells systemd how the server is: ready, alive, about to stop. Elsewhere it does nothing.

See sd_notify(3): a line for each value, as one datagram to the socket that NOTIFY_SOCKET names.
"""

import asyncio
import os
import socket
from collections.abc import Mapping

import structlog

log = structlog.get_logger()
ABSTRACT = "@"
"""A name that begins with it is in no folder."""


class Notifier:
    def __init__(self, environment: Mapping[str, str]) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        if self._address.startswith(ABSTRACT):
            self._address = "\0" + self._address.removeprefix(ABSTRACT)
        self.watched = _watched(environment)
        """Seconds after which systemd takes a server that says nothing for hung; 0: it does not ask."""

    def tell(self, **values: str) -> None:
        """Without waiting: whoever does not listen holds up nobody."""
        if not self._address:
            return
        text = "\n".join(f"{name}={value}" for name, value in values.items())
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
                sending.setblocking(False)
                sending.sendto(text.encode(), self._address)
        except OSError as error:
            log.warning("systemd cannot be told", reason=error.strerror)

    async def stay_alive(self) -> None:
        """Say so for as long as the event loop goes round, twice as often as asked for."""
        while self.watched:
            self.tell(WATCHDOG="1")
            await asyncio.sleep(self.watched / 2)


def _watched(environment: Mapping[str, str]) -> float:
    microseconds, process = environment.get("WATCHDOG_USEC", ""), environment.get("WATCHDOG_PID", "")
    meant = not process or process == str(os.getpid())
    return int(microseconds) / 1e6 if meant and microseconds.isdecimal() else 0.0
