"""`metroscribe import`: records as finished matches of a server."""

import time
from pathlib import Path

from metroscribe.cli.command import Argument, Option, command
from metroscribe.cli.options import DATA, data_folder
from metroscribe.texts import Words


@command(
    "import",
    "cli-import-help",
    Argument("files", "cli-value-record", "cli-import-files-help", Path, many=True),
    Option("--unproven", "cli-unproven-help"),
    DATA,
    section="cli-section-server",
    example="match.txt",
)
def import_records(words: Words, files: tuple[Path, ...], unproven: bool, data: Path | None) -> None:
    """All are judged before the first is written."""
    from metroscribe.cli.importing import judged
    from metroscribe.server.store import archive
    from metroscribe.server.store.sqlite import opened_store

    found = [judged(words, file, unproven) for file in files]
    with opened_store(data_folder(data)) as store:
        for file, record, match, said in found:
            code = archive.import_record(store, record, match, time.time())
            print(words(said, file=str(file), code=code))
