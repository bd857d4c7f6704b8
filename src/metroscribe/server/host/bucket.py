"""A bucket lets so many things through at once, and further ones at a steady rate."""

from collections import OrderedDict

from metroscribe.server.host.clock import Clock


class Bucket:
    def __init__(self, rate: float, most: float, clock: Clock) -> None:
        """`rate` in a second, `most` at once."""
        self._rate, self._most, self._clock = rate, most, clock
        self._left, self._at = most, clock.monotonic()

    def wait(self) -> float:
        """Take one; how many seconds it must wait."""
        self._left = self.left - 1
        return max(0.0, -self._left / self._rate)

    @property
    def left(self) -> float:
        """How many are let through now; less than nothing, if more were taken."""
        now = self._clock.monotonic()
        self._left, self._at = min(self._most, self._left + (now - self._at) * self._rate), now
        return self._left

    @property
    def seconds(self) -> float:
        """Until the next one is let through."""
        return max(0.0, (1 - self.left) / self._rate)


class Buckets:
    """One for each of the addresses that were seen last."""

    def __init__(self, rate: float, most: float, kept: int, clock: Clock) -> None:
        self._rate, self._most, self._kept, self._clock = rate, most, kept, clock
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def of(self, address: str) -> Bucket:
        if address not in self._found:
            self._found[address] = Bucket(self._rate, self._most, self._clock)
            if len(self._found) > self._kept:
                self._found.popitem(last=False)
        self._found.move_to_end(address)
        return self._found[address]
