"""Options of a command from the environment and from a TOML file, besides the command line.

Whatever a command declares as an option can be set by all three; the command line counts more than the
environment, and that more than the file. Entries of a table, such as limits, are each set for themselves. An
empty value in the environment or in the file counts as none.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from metroscribe import __version__
from metroscribe.cli.command import Command, Given, Number, Option
from metroscribe.core.errors import BadFile, MetroscribeError, UnknownName
from metroscribe.core.mapfile import MapFile
from metroscribe.core.text import Text
from metroscribe.texts import Words

PREFIX = "METROSCRIBE_"
OTHERS = frozenset({"CITIES", "FAMILIES", "LONG", "TRACED", "CHOSEN"})
"""Variables that mean something to other parts, and to tests."""
NEAR = 0.7
"""So alike to the name of an option, and a variable was meant as one."""
FILE, ENVIRONMENT, COMMAND_LINE = range(3)
"""The ranks of sources."""
TRUE, FALSE = "true", "false"
FLAGS = dict.fromkeys(("1", "true", "yes", "on"), TRUE) | dict.fromkeys(("0", "false", "no", "off"), FALSE)
SEPARATORS = re.compile(r"[,\s]+")
CONFIG = Option("--config", "cli-config-help", "cli-value-file", Path)
PRINT = Option("--print-config", "cli-print-config-help")


def variable_of(option: Option) -> str:
    """The environment variable that sets an option."""
    return PREFIX + option.plain.upper().replace("-", "_")


def is_table(option: Option) -> bool:
    """Whether its values are entries with names, of which each is set for itself."""
    return option.gather is dict


def key_of(option: Option) -> str:
    """Its key in a file."""
    return option.name if is_table(option) else option.plain


def counting(option: Option, named: Iterable[Given]) -> list[Given]:
    """What was given by the source that counts most; for a table by all, the most important last."""
    found = sorted((given for given in named if given.option is option), key=lambda given: given.rank)
    return found if is_table(option) else [given for given in found if given.rank == found[-1].rank]


def layered(command: Command, named: Sequence[Given], environment: Mapping[str, str]) -> list[Given]:
    """What all sources give, in the order of their ranks."""
    found = list(_of_environment(command, environment))
    chosen = counting(CONFIG, named)
    file = chosen[-1].text if chosen else environment.get(variable_of(CONFIG), "")
    return [*(_of_file(command, Path(file)) if file else ()), *found, *named]


# the environment


def _of_environment(command: Command, environment: Mapping[str, str]) -> Iterator[Given]:
    names = {variable_of(option): option for option in command.options}
    for name in _unknown(command, environment):
        if near := _nearest(name.removeprefix(PREFIX), (known.removeprefix(PREFIX) for known in names)):
            raise UnknownName("cli-variable-near", name=name, near=PREFIX + near)
    for name, option in names.items():
        text = environment.get(name, "").strip()
        if not text:
            continue
        if not option.takes_value:
            if text.lower() not in FLAGS:
                raise MetroscribeError("cli-variable-flag", name=name, value=text)
            text = FLAGS[text.lower()]
        parts = filter(None, SEPARATORS.split(text)) if option.gather is not None else (text,)
        yield from (Given(option, part, name, ENVIRONMENT) for part in parts)


def _unknown(command: Command, environment: Mapping[str, str]) -> list[str]:
    known = {variable_of(option) for option in (*command.options, CONFIG)}
    known |= {PREFIX + name for name in OTHERS}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def strangers(command: Command, environment: Mapping[str, str]) -> list[str]:
    """Variables that look as if they were meant for it, and set nothing."""
    return _unknown(command, environment) if command.configurable else []


def _nearest(name: str, known: Iterable[str]) -> str:
    return next(iter(get_close_matches(name, list(known), 1, NEAR)), "")


# a file


def _of_file(command: Command, path: Path) -> Iterator[Given]:
    file = MapFile.read(path)
    options = {key_of(option): option for option in command.options}
    for key, value in file.data.items():
        option = options.get(key.replace("_", "-")) or options.get(key)
        if option is None:
            raise BadFile(path, _no_key(key, options), file.line_of_key(key))
        if is_table(option):
            entries = _entries(file, key, value)
        else:
            listed = value if isinstance(value, list) and option.gather is not None else [value]
            entries = [(key, _text(file, key, one, option)) for one in listed]
        for where, text in entries:
            if text:
                line = file.line_of_key(where)
                place = Text("cli-setting-place", {"file": str(path), "line": line, "key": where})
                yield Given(option, text, place, FILE)


def _no_key(key: str, options: Iterable[str]) -> Text:
    near = _nearest(key.replace("_", "-"), options)
    if near:
        return Text("fault-no-setting-near", {"key": key, "near": near})
    return Text("fault-unknown-key", {"key": key, "candidates": ", ".join(options)})


def _entries(file: MapFile, key: str, table: Any) -> list[tuple[str, str]]:
    """Each with its place in the file."""
    if not isinstance(table, dict):
        file.fail_at(key, "wrong-kind", key=key, kind="table")
    for name, value in table.items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            file.fail_at(f"{key}.{name}", "wrong-kind", key=name, kind="decimal")
    return [(f"{key}.{name}", f"{name}={value}") for name, value in table.items()]


def _text(file: MapFile, key: str, value: Any, option: Option) -> str:
    """What would be typed for it."""
    if not option.takes_value:
        if not isinstance(value, bool):
            file.fail_at(key, "wrong-kind", key=key, kind="yes-no")
        return TRUE if value else FALSE
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        kind = "list" if option.gather is not None else "number" if _is_number(option) else "text"
        file.fail_at(key, "wrong-kind", key=key, kind=kind)
    return str(value)


def _is_number(option: Option) -> bool:
    return isinstance(option.kind, Number)


# what counts in the end


def shown(words: Words, command: Command, named: Sequence[Given]) -> str:
    """A file that sets the same, with where each value came from."""
    lines = [f"# metroscribe {command.name}, {__version__}"]
    tables: list[str] = []
    for option in command.options:
        found = counting(option, named)
        if is_table(option):
            tables += ["", f"[{key_of(option)}]", *_rows(words, found)]
        else:
            origin = _origin(words, found[-1] if found else None)
            lines.append(f"{key_of(option)} = {_value(option, found)}  # {origin}")
    return "\n".join([*lines, *tables])


def _rows(words: Words, found: Iterable[Given]) -> list[str]:
    rows = {}
    for given in found:
        name, value = given.option.kind(given.text)
        rows[name] = f"{name} = {value}  # {_origin(words, given)}"
    return list(rows.values())


def _origin(words: Words, given: Given | None) -> str:
    if given is None:
        return words("cli-origin-default")
    if given.rank == COMMAND_LINE:
        return words("cli-origin-line", name=given.option.long)
    return words(given.where) if isinstance(given.where, Text) else given.where


def _value(option: Option, found: Sequence[Given]) -> str:
    """In TOML."""
    if not option.takes_value:
        return FALSE if not found or found[-1].text == FALSE else TRUE
    if option.gather is not None:
        return f"[{', '.join(_quoted(given.text) for given in found)}]"
    text = found[-1].text if found else "" if option.default is None else str(option.default)
    return str(int(text)) if _is_number(option) and text else _quoted(text)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
