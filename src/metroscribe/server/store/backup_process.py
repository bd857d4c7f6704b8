"""A scheduled backup: `python -m metroscribe.server.store.backup_process FOLDER FILE`, run by a server.

It does what `metroscribe backup` does, at low priority, prints a `Made` as JSON, and ends when its standard
input is closed: with the server, even if that is killed.
"""

import os
import sys
from pathlib import Path
from threading import Thread

from msgspec import Struct
from msgspec.json import encode

from metroscribe.core.errors import MetroscribeError
from metroscribe.search.compiler import KINDNESS, end_with_parent
from metroscribe.server.store import archive
from metroscribe.texts import Words

MOST = 20
"""So many damaged matches are named; `metroscribe backup` names all."""


class Made(Struct, frozen=True, omit_defaults=True):
    """What became of a backup; with a reason and no matches there is none."""

    matches: int = 0
    whole: bool = False
    damaged: tuple[str, ...] = ()
    """Codes of matches that were left out, or cannot be replayed."""
    reason: str = ""


def main() -> None:
    Thread(target=end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    print(encode(made(Path(sys.argv[1]), Path(sys.argv[2]))).decode(), flush=True)


def made(folder: Path, target: Path) -> Made:
    words = Words("en")
    try:
        report = archive.backup(folder, target)
    except MetroscribeError as error:
        return Made(reason=words(error.text))
    wrong = {**report.left_out, **report.unsound}
    reasons = [*report.faults, *map(words, wrong.values()), ""]
    return Made(report.matches, report.whole, tuple(wrong)[:MOST], reasons[0])


if __name__ == "__main__":
    main()
