"""An event loop that does not wait: where it would sleep, its own time goes on at once."""

import asyncio
import selectors
from collections.abc import Mapping
from typing import Any


class Stuck(AssertionError):
    """Everybody waits for somebody else."""


class _Time(selectors.BaseSelector):
    """There is nothing to select from: only time passes."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._keys: dict[Any, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        number = fileobj if isinstance(fileobj, int) else fileobj.fileno()
        self._keys[fileobj] = selectors.SelectorKey(fileobj, number, events, data)
        return self._keys[fileobj]

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._keys.pop(fileobj)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Stuck("nothing is due, and nobody else is there")
        self.seconds += max(0.0, timeout)
        return []

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._keys


class VirtualLoop(asyncio.SelectorEventLoop):
    """What is due at the same time is done in the order in which it was asked for."""

    def __init__(self) -> None:
        self._virtual = _Time()
        super().__init__(self._virtual)

    def time(self) -> float:
        return self._virtual.seconds
