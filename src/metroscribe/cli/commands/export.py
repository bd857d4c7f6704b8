"""`metroscribe export`: the finished matches of a server as records."""

import sys
from pathlib import Path

from metroscribe.cli.command import Argument, command
from metroscribe.cli.options import DATA, data_folder
from metroscribe.core.text import Text
from metroscribe.texts import Words


@command(
    "export",
    "cli-export-help",
    Argument("target", "cli-value-folder", "cli-export-folder-help", Path),
    DATA,
    section="cli-section-server",
    example="records",
)
def export(words: Words, target: Path, data: Path | None) -> None:
    from metroscribe.server.library import Library
    from metroscribe.server.store import archive
    from metroscribe.server.store.sqlite import opened_store

    folder = data_folder(data)
    archive.check_source(folder)
    with opened_store(folder) as store:
        left_out = dict[str, Text]()
        count = archive.export_records(store, Library(), target, left_out.__setitem__)
    print(words("cli-exported", matches=count, folder=str(target)))
    for code, reason in left_out.items():
        print(words("cli-not-exported", code=code, reason=reason), file=sys.stderr)
    if left_out:
        sys.exit(1)
