"""From a spec to a bot: `name`, or `name:option=value,option=value`, or a level for people."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from metroscribe.bots.contract import Bot
from metroscribe.bots.levels import LEVELS, spec_of
from metroscribe.bots.searching import Learned, Lookahead, Mcts
from metroscribe.bots.simple import Greedy, Random
from metroscribe.core.errors import UnknownName
from metroscribe.core.text import whole

NAME = re.compile(r"[a-z][a-z0-9-]*")
DECIMAL = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")
EXEC = "exec"


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot by name and options; equal specs have equal texts."""

    name: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in self.options)
        return f"{self.name}:{options}" if options else self.name


class Parameter(NamedTuple):
    """An option of a bot: what its text means (`ValueError`: nothing), and what it is unasked."""

    read: Callable[[str], Any]
    kind: str
    default: Any = None
    needed: bool = False
    most: int | None = None
    """A server lets people ask for no more."""


def share(text: str) -> float:
    """A number from 0 to 1."""
    if not DECIMAL.fullmatch(text) or float(text) > 1:
        raise ValueError(text)
    return float(text)


def positive(text: str) -> int:
    """A whole number from 1."""
    value = whole(text)
    if value is None or value < 1:
        raise ValueError(text)
    return value


def not_negative(text: str) -> int:
    """A whole number from 0."""
    value = whole(text)
    if value is None or value < 0:
        raise ValueError(text)
    return value


def some_text(text: str) -> str:
    if not text.strip():
        raise ValueError(text)
    return text


SHARE, COUNT, NUMBER, TEXT = "share", "count", "number", "text"
"""The kinds of values, as the texts name them."""
DEEPEST, MOST_EFFORT, MOST_SIMS, LONGEST = 6, 1_000_000, 100_000, 10_000
"""Turns ahead, positions judged, simulations, milliseconds: what people may ask of a server at most."""


@dataclass(frozen=True, slots=True)
class Maker:
    """How a kind of bot is made. What is costly to load is loaded by `make`, not before."""

    make: Callable[..., Bot]
    parameters: Mapping[str, Parameter]
    passes: bool = False
    """Options that are not its own go to `make` as `options`, for others to judge."""


def _program(**given: Any) -> Bot:
    from metroscribe.bots.program import Program

    return Program(**given)


MAKERS: Mapping[str, Maker] = {
    "random": Maker(Random, {}),
    "greedy": Maker(Greedy, {"miss": Parameter(share, SHARE, 0.0)}),
    "lookahead": Maker(
        Lookahead,
        {
            "depth": Parameter(positive, COUNT, 1, most=DEEPEST),
            "effort": Parameter(positive, COUNT, 100_000, most=MOST_EFFORT),
        },
    ),
    "mcts": Maker(Mcts, {"sims": Parameter(positive, COUNT, 5_120, most=MOST_SIMS)}),
    "learned": Maker(
        Learned,
        {
            "depth": Parameter(not_negative, NUMBER, 2, most=DEEPEST),
            "effort": Parameter(positive, COUNT, 100_000, most=MOST_EFFORT),
        },
    ),
    EXEC: Maker(
        _program,
        {
            "path": Parameter(some_text, TEXT, needed=True),
            "movetime": Parameter(positive, COUNT, most=LONGEST),
            "sims": Parameter(positive, COUNT, most=MOST_SIMS),
        },
        passes=True,
    ),
}


def names() -> tuple[str, ...]:
    """The bots and levels that are whole without an option."""
    own = (name for name, maker in MAKERS.items() if not any(p.needed for p in maker.parameters.values()))
    return (*own, *LEVELS)


def levels() -> tuple[str, ...]:
    """What people are offered, the weakest first."""
    return LEVELS


def bot(text: str, game: str = "") -> Bot:
    spec = resolved(text, game)
    maker = MAKERS[spec.name]
    return maker.make(**_values(maker, spec))


def resolved(text: str, game: str = "") -> Spec:
    """What the text means, a level as the bot that stands behind it in the game with this id.

    `UnknownName` says what is wrong.
    """
    spec = parsed(text)
    if spec.name in LEVELS:
        if spec.options:
            raise UnknownName("error-bot-options", name=spec.name, options=_options_text(text))
        spec = parsed(spec_of(spec.name, game))
    if spec.name not in MAKERS:
        raise UnknownName("error-unknown-bot", name=spec.name, candidates=", ".join((*MAKERS, *LEVELS)))
    maker = MAKERS[spec.name]
    if spec.options and not maker.parameters and not maker.passes:
        raise UnknownName("error-bot-options", name=spec.name, options=_options_text(text))
    _values(maker, spec)
    return spec


def parsed(text: str) -> Spec:
    """Name and options, whether or not there is such a bot."""
    name, colon, rest = text.partition(":")
    pairs = [pair.partition("=") for pair in rest.split(",")] if colon else []
    if not NAME.fullmatch(name) or not all(
        NAME.fullmatch(key) and sign and value for key, sign, value in pairs
    ):
        raise UnknownName("error-bot-spec", spec=text)
    keys = [key for key, _, _ in pairs]
    for key, _, value in pairs:
        if not _one_line(value):
            raise UnknownName("error-bot-option-line", name=name, option=key)
        if keys.count(key) > 1:
            raise UnknownName("error-bot-option-twice", name=name, option=key)
    return Spec(name, tuple(sorted((key, value) for key, _, value in pairs)))


def _one_line(text: str) -> bool:
    """Specs stand in lines of records, and of what programs are told."""
    return all(char.isprintable() or unicodedata.category(char) == "Zs" for char in text)


def beyond(spec: Spec) -> tuple[str, int] | None:
    """The first option that is more than people may ask of a server, and how much they may."""
    parameters = MAKERS[spec.name].parameters
    for key, value in spec.options:
        most = parameters[key].most if key in parameters else None
        if most is not None and parameters[key].read(value) > most:
            return key, most
    return None


def _options_text(text: str) -> str:
    return text.partition(":")[2]


def _values(maker: Maker, spec: Spec) -> dict[str, Any]:
    """What the bot is made with."""
    values = {key: parameter.default for key, parameter in maker.parameters.items()}
    others = {}
    for key, value in spec.options:
        if key in maker.parameters:
            values[key] = _value(maker.parameters[key], spec, key, value)
        elif maker.passes:
            others[key] = value
        else:
            known = ", ".join(maker.parameters)
            raise UnknownName("error-bot-option", name=spec.name, option=key, candidates=known)
    for key, parameter in maker.parameters.items():
        if parameter.needed and values[key] is None:
            raise UnknownName("error-bot-option-missing", name=spec.name, option=key)
    return {**values, "options": others} if maker.passes else values


def _value(parameter: Parameter, spec: Spec, key: str, value: str) -> Any:
    try:
        return parameter.read(value)
    except ValueError as error:
        about = {"name": spec.name, "option": key, "value": value, "kind": parameter.kind}
        raise UnknownName("error-bot-option-value", **about) from error
