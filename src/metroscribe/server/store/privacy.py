"""Files that their owner alone reads: they hold the secrets of deals."""

import os
import stat
from contextlib import suppress
from pathlib import Path

OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm")
"""What SQLite writes beside its file; new ones get the mode of the file."""


def own_folder(folder: Path) -> None:
    """Where there is none yet, one that nobody else can look into."""
    folder.mkdir(mode=stat.S_IRWXU, parents=True, exist_ok=True)


def own_file(file: Path) -> None:
    """Made where there is none, and narrowed where others could read it.

    One that is there is not opened: closing it would take from SQLite the locks that this process has on it.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, stat.S_IRUSR | stat.S_IWUSR))
    except FileExistsError:
        for beside in BESIDE:
            with suppress(FileNotFoundError, PermissionError):  # whose it is decides who reads it
                _narrow(file.with_name(file.name + beside))


def fresh_file(file: Path) -> None:
    """Empty, and certainly one's own."""
    file.unlink(missing_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, stat.S_IRUSR | stat.S_IWUSR))


def _narrow(file: Path) -> None:
    mode = file.stat().st_mode
    if mode & OTHERS:
        file.chmod(stat.S_IMODE(mode) & ~OTHERS)
