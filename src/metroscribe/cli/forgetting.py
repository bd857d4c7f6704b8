"""`metroscribe forget`: says what will go, asks, and says what is left elsewhere."""

import sys
import unicodedata
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console

from metroscribe.cli.questions import Left, ask
from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import Config
from metroscribe.server.store import forgetting
from metroscribe.server.store.contract import Found
from metroscribe.server.store.sqlite import Log, opened_store
from metroscribe.texts import Words


def forget_match(words: Words, folder: Path, code: str, yes: bool) -> None:
    with opened_store(folder) as store:
        found = store.log.find(code) or store.log.find(code.upper())
        if found is None:
            raise MetroscribeError("error-no-table", code=code)
        print(words("cli-forget-match", match=_shown(words, store.log, found)))
        _agree(words, yes)
        forgetting.forget_match(folder, found)
    print(words("cli-forgotten-match", code=found.code))
    _remind(words, folder)


def forget_name(words: Words, folder: Path, name: str, yes: bool) -> None:
    with opened_store(folder) as store:
        result = forgetting.search(store.log, name)
        if result.found:
            print(words("cli-forget-name", name=name, matches=len(result.found), neutral=forgetting.NEUTRAL))
            for found in result.found:
                print(f"  {_shown(words, store.log, found)}")
            _agree(words, yes)
            forgetting.forget_name(folder, store.log, result.found, name)
    print(words("cli-forgotten-name", name=name, matches=len(result.found)))
    if result.found:
        _remind(words, folder)
    for code in result.unreadable:
        print(words("cli-forget-unreadable", code=code), file=sys.stderr)
    if result.unreadable:
        sys.exit(1)


def _shown(words: Words, log: Log, found: Found) -> str:
    day = datetime.fromtimestamp(found.opened, UTC).date().isoformat()
    return words("cli-forget-shown", code=found.code, game=found.game, day=day, people=_people(log, found))


def _people(log: Log, found: Found) -> str:
    try:
        return ", ".join(forgetting.people(log.events(found.match))) or "-"
    except Exception:  # a log that was damaged can say anything
        return "?"


def _agree(words: Words, yes: bool) -> None:
    """Ask, unless that was answered before; nothing is changed without a yes."""
    if yes:
        return
    try:
        answer = ask(Console(), f"{words('cli-forget-sure')} ")
    except Left:
        answer = ""
    if _plain(answer) not in map(_plain, (words("cli-forget-answer"), "yes")):
        print(words("cli-forget-kept"))
        sys.exit(1)


def _plain(answer: str) -> str:
    """Without accents, which not every keyboard has."""
    return "".join(char for char in unicodedata.normalize("NFD", answer.casefold()) if char.isalpha())


def _remind(words: Words, folder: Path) -> None:
    """What else may hold it is the host's to delete."""
    print(words("cli-forget-elsewhere"))
    for file in _backups(folder):
        print(f"  {file}")


def _backups(folder: Path) -> Iterable[Path]:
    """Those that the server has made, where it makes them unasked."""
    return sorted(Config(folder=folder).backup_folder.glob("*.backup"))
