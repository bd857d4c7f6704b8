"""From a spec string to a bot: `name`, or `name:option=value,option=value`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from metroscribe.bots.simple import greedy, uniform
from metroscribe.core.errors import UnknownName
from metroscribe.core.game import AnyRules
from metroscribe.core.rng import Stream


class Bot(Protocol):
    def __call__(
        self, rules: AnyRules, table: Any, sheet: Any, moves: Sequence[Any], stream: Stream, /
    ) -> Any:
        """One of `moves`, the legal steps of this sheet at this table; chance only from the stream."""
        ...


MAKERS: Mapping[str, Callable[[], Bot]] = {"random": lambda: uniform, "greedy": lambda: greedy}


def names() -> tuple[str, ...]:
    return tuple(MAKERS)


def bot(spec: str) -> Bot:
    name, _, options = spec.partition(":")
    if name not in MAKERS:
        raise UnknownName("error-unknown-bot", name=spec, candidates=", ".join(MAKERS))
    if options:
        raise UnknownName("error-bot-options", name=name, options=options)
    return MAKERS[name]()
