"""The server for machines, with a disk that does as the file `trouble` beside the data folder says."""

import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

from metroscribe.server.store import writer
from metroscribe.server.store.writer import Work
from tests.server import serve_fast

TROUBLE = "trouble"
STEP = 0.02


def said(file: Path) -> str:
    return file.read_text() if file.exists() else ""


def main() -> None:
    file = Path(sys.argv[sys.argv.index("--data") + 1]).with_name(TROUBLE)
    together = writer._together

    def troubled(db: sqlite3.Connection, batch: list[Work]) -> list[Any]:
        """`slow` lasts as long as the file says so, `read-only` is SQLite's own, `writer` ends the thread."""
        while said(file) == "slow":
            time.sleep(STEP)
        db.execute(f"PRAGMA query_only = {said(file) == 'read-only'}")
        if said(file) == "writer":
            raise SystemExit
        return together(db, batch)

    writer._together = troubled
    serve_fast.main()


if __name__ == "__main__":
    main()
