"""The help pages, made from what the commands declare; at most 80 columns wide."""

import shutil
import textwrap
from collections.abc import Iterable, Iterator, Mapping

from metroscribe.cli.command import SECTIONS, Argument, Choice, Command, Option
from metroscribe.cli.parsing import HELP, LANGUAGE, VERSION, known_options
from metroscribe.cli.settings import PREFIX
from metroscribe.games import registry
from metroscribe.texts import Words

WIDEST = 80
NAMES = 30
"""Where names take more columns than this, their text begins on the next line."""
TOGETHER = "\N{NO-BREAK SPACE}"
"""Where a line is not wrapped."""

Row = tuple[str, str]
"""What is typed, and what it means."""


def overview(words: Words, commands: Mapping[str, Command]) -> str:
    """What `metroscribe --help` says of these commands."""
    lines = [f"{words('cli-usage')} metroscribe {words('cli-usage-command')}", ""]
    lines += [*_wrapped(words("cli-help")), ""]
    for section in SECTIONS:
        rows = [(found.name, words(found.help)) for found in commands.values() if found.section == section]
        lines += _table(words(section), rows)
    lines += _table(words("cli-heading-options"), _option_rows(words, (LANGUAGE, VERSION, HELP)))
    return "\n".join([*lines, *_wrapped(words("cli-more-help"))])


def page(words: Words, command: Command) -> str:
    """What `metroscribe COMMAND --help` says."""
    lines = [*_usage(words, command), "", *_wrapped(words(command.help)), ""]
    arguments = [(_argument(words, one), words(one.help)) for one in command.arguments]
    lines += _table(words("cli-heading-arguments"), arguments)
    lines += _table(
        words("cli-heading-options"), _option_rows(words, (*known_options(command), LANGUAGE, HELP))
    )
    if command.configurable:
        lines += [*_wrapped(words("cli-configurable", prefix=PREFIX)), ""]
    if command.example:
        shown = command.example.format(game=next(iter(registry())))
        lines += [words("cli-heading-example"), f"  metroscribe {command.name} {shown}", ""]
    return "\n".join(lines[:-1])


def _usage(words: Words, command: Command) -> list[str]:
    needed = (f"{one.long} {_value(words, one)}" for one in command.options if one.required)
    placed = (_argument(words, one) for one in command.arguments)
    shown = " ".join((words("cli-usage-options"), *needed, *placed))
    return _wrapped(f"{words('cli-usage')} metroscribe {command.name} {shown}", "    ")


def _argument(words: Words, argument: Argument) -> str:
    shown = f"{words(argument.shown)}{'...' * argument.many}"
    return shown if argument.required else f"[{shown}]"


def _value(words: Words, option: Option) -> str:
    """The word for its value: choices and languages stand for themselves."""
    if isinstance(option.kind, Choice):
        return "|".join(option.kind.among)
    return words(option.shown) if words.knows(option.shown) else option.shown


def _option_rows(words: Words, options: Iterable[Option]) -> Iterator[Row]:
    listed = list(options)
    indent = " " * 4 * any(option.short for option in listed)
    for option in listed:
        names = f"{option.short}, {option.long}" if option.short else f"{indent}{option.long}"
        said = " ".join(filter(None, (words(option.help), _remark(words, option).replace(" ", TOGETHER))))
        yield (f"{names} {_value(words, option)}" if option.takes_value else names), said


def _remark(words: Words, option: Option) -> str:
    """Its default, or that it must be given."""
    if option.required:
        return words("cli-required")
    shown = option.takes_value and option.default not in (None, "")
    return words("cli-default", value=str(option.default)) if shown else ""


def _table(heading: str, rows: Iterable[Row]) -> list[str]:
    """A heading and two columns below it; nothing where there are no rows."""
    listed = list(rows)
    if not listed:
        return []
    column = 4 + max((len(name) for name, _ in listed if len(name) <= NAMES), default=NAMES)
    lines = [heading]
    for name, text in listed:
        first = f"  {name}"
        if len(first) + 2 > column:
            lines.append(first)
            first = ""
        lines += _wrapped(text, " " * column, first.ljust(column))
    return [*lines, ""]


def _wrapped(text: str, indent: str = "", first: str = "") -> list[str]:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    lines = textwrap.wrap(
        text,
        max(width, len(indent) + 20),
        initial_indent=first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(TOGETHER, " ") for line in lines]
