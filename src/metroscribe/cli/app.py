"""Finds the command that was asked for and runs it in the language that was asked for."""

import io
import os
import sys
from collections.abc import Mapping, Sequence

from metroscribe import __version__
from metroscribe.cli.command import Command, commands
from metroscribe.cli.parsing import HELP, LANGUAGE, VERSION, nearest, read, unknown_option
from metroscribe.cli.settings import PRINT, shown, strangers
from metroscribe.core.errors import MetroscribeError, UnknownName
from metroscribe.texts import Words, chosen_language, languages

MISUSED = 2


def run(given: Sequence[str]) -> int:
    """The exit status of a command. What a person can put right is told in one sentence, with status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = Words(chosen_language())
    try:
        language, rest = _language_of(given)
        words = Words(language)
        return _dispatch(words, rest)
    except MetroscribeError as error:
        print(words(error.text), file=sys.stderr)
        return MISUSED
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)


def _language_of(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language, which may stand anywhere, and the arguments without it."""
    rest, wanted = [], None
    given = iter(arguments)
    for argument in given:
        if argument == "--lang":
            wanted = next(given, "")
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    if wanted is not None and wanted not in languages():
        raise UnknownName("error-language", name=wanted, candidates=", ".join(languages()))
    return chosen_language(wanted), rest


def _dispatch(words: Words, given: Sequence[str]) -> int:
    if given[:1] == ["--version"]:
        print(f"metroscribe {__version__}")
        return 0
    known = commands()
    if given[:1] == ["--help"]:
        return _overview(words, known, 0)
    if not given:
        return _overview(words, known, MISUSED)
    for length in (2, 1):
        if (command := known.get(" ".join(given[:length]))) is not None:
            return _carry_out(words, command, given[length:])
    group = {name: found for name, found in known.items() if name.startswith(f"{given[0]} ")}
    if group and given[1:] in ([], ["--help"]):
        return _overview(words, group, 0 if given[1:] else MISUSED)
    raise _unknown(" ".join(given[:2]) if group else given[0], known)


def _carry_out(words: Words, command: Command, given: Sequence[str]) -> int:
    line = read(command, given)
    if line.asks(HELP):
        from metroscribe.cli.help import page

        print(page(words, command))
        return 0
    values = line.values()
    if line.asks(PRINT):
        print(shown(words, command, line.named))
        return 0
    for name in strangers(command, os.environ):
        print(words("cli-variable-unknown", name=name), file=sys.stderr, flush=True)
    command.run(words, **values)
    return 0


def _overview(words: Words, shown: Mapping[str, Command], status: int) -> int:
    from metroscribe.cli.help import overview

    print(overview(words, shown))
    return status


def _unknown(name: str, known: Mapping[str, Command]) -> UnknownName:
    if name.startswith("-"):
        return unknown_option("metroscribe", name, (LANGUAGE, VERSION, HELP))
    near = nearest(name, known)
    return UnknownName(
        "cli-unknown-command-near" if near else "cli-unknown-command", name=name, near=near or ""
    )
