"""How much one connection may ask for."""

from metroscribe.server.config import Config
from metroscribe.server.host.clock import Clock


class Bucket:
    """Lets so many messages through at once, and further ones at a steady rate."""

    def __init__(self, config: Config, clock: Clock) -> None:
        self._rate, self._most, self._clock = config.messages_per_second, float(config.burst), clock
        self._left, self._at = self._most, clock.monotonic()

    def wait(self) -> float:
        """Take one; how many seconds it must wait."""
        now = self._clock.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate) - 1
        self._at = now
        return max(0.0, -self._left / self._rate)
