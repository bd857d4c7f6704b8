"""Gives up a connection whose other side takes nothing of what was written."""

import asyncio


class Stall:
    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport, self._seconds = transport, seconds
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """While more waits than may: nothing is written meanwhile, so it shrinks if anything is taken."""
        left = self._transport.get_write_buffer_size()
        self._timer = self._loop.call_later(self._seconds, self._look, left)

    def _look(self, before: int) -> None:
        if self._transport.get_write_buffer_size() < before:
            self.watch()
        else:
            self._transport.abort()

    def over(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
