"""Reads a command line into the values that its command declares; each fault is one sentence."""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from metroscribe.cli.command import Argument, Command, Given, Option
from metroscribe.cli.settings import COMMAND_LINE, CONFIG, FALSE, PRINT, counting, layered
from metroscribe.core.errors import MetroscribeError, UnknownName
from metroscribe.core.text import Text
from metroscribe.texts import languages

HELP = Option("--help", "cli-help-help")
VERSION = Option("--version", "cli-version-help")
LANGUAGE = Option("--lang", "cli-lang-help", "|".join(languages()))
"""Read before all others, and wherever it stands."""


@dataclass(frozen=True, slots=True)
class Line:
    """A command line whose parts are sorted out, with what other sources give for its options."""

    command: Command
    loose: Sequence[str]
    named: Sequence[Given]

    def asks(self, option: Option) -> bool:
        return any(given.option is option for given in self.named)

    def values(self) -> dict[str, Any]:
        """Every declared value by name."""
        return {**_placed(self.command, self.loose), **_chosen(self.command, self.named)}


def read(command: Command, given: Iterable[str]) -> Line:
    loose, named = _sorted_out(command, given)
    line = Line(command, loose, named)
    if not command.configurable or line.asks(HELP):
        return line
    return Line(command, loose, layered(command, named, os.environ))


def parse(command: Command, given: Iterable[str]) -> dict[str, Any] | None:
    """Every declared value by name; nothing if help is asked for."""
    line = read(command, given)
    return None if line.asks(HELP) else line.values()


def known_options(command: Command) -> tuple[Option, ...]:
    return (*command.options, CONFIG, PRINT) if command.configurable else command.options


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that was probably meant."""
    return next(iter(get_close_matches(name, list(known), 1)), None)


def unknown_option(command: str, name: str, options: Iterable[Option]) -> UnknownName:
    near = nearest(name, (known.long for known in options))
    key = "cli-unknown-option-near" if near else "cli-unknown-option"
    return UnknownName(key, command=command, name=name, near=near or "")


def _sorted_out(command: Command, given: Iterable[str]) -> tuple[list[str], list[Given]]:
    """What stands for itself, and options with their values; after `--` everything stands for itself."""
    loose: list[str] = []
    named: list[Given] = []
    words = iter(given)
    for word in words:
        if word == "--":
            loose.extend(words)
        elif word.startswith("-") and word != "-":
            named.append(_option(command, word, words))
        else:
            loose.append(word)
    return loose, named


def _option(command: Command, word: str, following: Iterator[str]) -> Given:
    """`--seats 3`, `--seats=3`, `-m NAME`, `-mNAME` or `--json`."""
    name, sign, value = word.partition("=") if word.startswith("--") else (word[:2], word[2:3], word[2:])
    options = (*known_options(command), HELP)
    option = next((known for known in options if name in (known.long, known.short)), None)
    if option is None:
        raise unknown_option(f"metroscribe {command.name}", name, options)
    if not option.takes_value:
        if sign:
            raise MetroscribeError("cli-value-unwanted", name=name)
        return Given(option, "", option.long, COMMAND_LINE)
    found = value if sign else next(following, None)
    if found is None:
        raise MetroscribeError("cli-value-missing", name=name)
    return Given(option, found, option.long, COMMAND_LINE)


def _placed(command: Command, loose: Sequence[str]) -> dict[str, Any]:
    """The arguments by name. Only the last one may be optional, or take all that follows."""
    values: dict[str, Any] = {}
    rest = list(loose)
    for argument in command.arguments:
        if argument.required and not rest:
            raise _missing(command, Text(argument.shown))
        if argument.many:
            values[argument.name] = tuple(_read(argument, Text(argument.shown), word) for word in rest)
            rest = []
        else:
            values[argument.name] = _read(argument, Text(argument.shown), rest.pop(0)) if rest else None
    if rest:
        raise MetroscribeError("cli-too-many", command=f"metroscribe {command.name}", value=rest[0])
    return values


def _chosen(command: Command, named: Sequence[Given]) -> dict[str, Any]:
    """The options by name; of one that is given twice the last value counts, or all are gathered."""
    values: dict[str, Any] = {}
    for option in command.options:
        found = [_read(option, given.where, given.text) for given in counting(option, named)]
        if option.required and not found:
            raise _missing(command, option.long)
        if not found:
            values[option.name] = option.unset
        elif option.gather is not None:
            values[option.name] = option.gather(found)
        else:
            values[option.name] = found[-1] if option.takes_value else found[-1] != FALSE
    return values


def _read(part: Argument | Option, name: str | Text, text: str) -> Any:
    try:
        return part.kind(text)
    except MetroscribeError as error:
        raise MetroscribeError("cli-bad-value", name=name, reason=error.text) from error


def _missing(command: Command, name: str | Text) -> MetroscribeError:
    return MetroscribeError("cli-missing", command=f"metroscribe {command.name}", name=name)
