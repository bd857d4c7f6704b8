"""Codes that lead to no table: whoever tries many is slowed down, and so are all while many are tried."""

from asyncio import sleep
from math import ceil

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import Config
from metroscribe.server.host.bucket import Bucket, Buckets
from metroscribe.server.host.clock import Clock

ADDRESSES = 16_384
"""So many are remembered."""
DELAY = 3.0
"""Seconds that a typed code waits while codes are guessed from all sides."""
DEBT = 60.0
"""Wrong codes after which it makes no difference how many more come."""


class TooManyCodes(MetroscribeError):
    """Whether the code leads somewhere is not told now; after `seconds` it is."""

    def __init__(self, key: str, seconds: float) -> None:
        super().__init__(key, seconds=max(1, ceil(seconds)))


class Guesses:
    """Asked about codes that somebody typed; links and people at a table never come here.

    What is answered, and when, is the same for a code that leads to a table and for one that does not, until
    the answer itself.
    """

    def __init__(self, config: Config, clock: Clock) -> None:
        self._waiting, self._places = 0, config.codes_waiting
        self._by_address = Buckets(config.wrong_codes_per_minute / 60, config.wrong_codes, ADDRESSES, clock)
        self._all = Bucket(config.wrong_codes_of_all, config.wrong_codes_of_all * DEBT, clock)

    async def judge(self, address: str, right: bool) -> None:
        """Returns when the code may be answered; `TooManyCodes` if that would take too long."""
        own = self._by_address.of(address)
        if own.left < 1:
            raise TooManyCodes("error-wrong-codes", own.seconds)
        if not right:
            own.wait()
            if self._all.left > -DEBT:
                self._all.wait()
        if self._all.left < 0:
            await self._delay()

    async def _delay(self) -> None:
        if self._waiting >= self._places:
            raise TooManyCodes("error-codes-busy", DELAY)
        self._waiting += 1
        try:
            await sleep(DELAY)
        finally:
            self._waiting -= 1
