"""`metroscribe import`: records as finished matches of a server."""

import time
from pathlib import Path

from metroscribe.cli.command import Argument, command
from metroscribe.cli.options import DATA, data_folder
from metroscribe.core.errors import MetroscribeError
from metroscribe.texts import Words


@command(
    "import",
    "cli-import-help",
    Argument("files", "cli-value-record", "cli-import-files-help", Path, many=True),
    DATA,
    section="cli-section-server",
    example="match.txt",
)
def import_records(words: Words, files: tuple[Path, ...], data: Path | None) -> None:
    """All are judged before the first is written."""
    from metroscribe.cli.loading import load_record
    from metroscribe.records import read_record, replay
    from metroscribe.server.store import archive
    from metroscribe.server.store.sqlite import opened_store

    judged = []
    for file in files:
        record = read_record(file)
        rules, _ = load_record(words, file, record, None)
        match = replay(file, record, rules)
        if not match.over:
            raise MetroscribeError("error-record-unfinished", file=str(file))
        judged.append((file, record, match))
    with opened_store(data_folder(data)) as store:
        for file, record, match in judged:
            code = archive.import_record(store, record, match, time.time())
            print(words("cli-imported", file=str(file), code=code))
