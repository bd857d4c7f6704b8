"""`metroscribe restore`: the matches of a backup into an empty folder."""

from pathlib import Path

from metroscribe.cli.command import Argument, command
from metroscribe.cli.options import DATA, data_folder
from metroscribe.texts import Words


@command(
    "restore",
    "cli-restore-help",
    Argument("file", "cli-value-file", "cli-restore-file-help", Path),
    DATA,
    section="cli-section-server",
    example="matches.backup --data restored",
)
def restore(words: Words, file: Path, data: Path | None) -> None:
    from metroscribe.cli.copying import quietly, tell
    from metroscribe.server.run import locked
    from metroscribe.server.store import archive

    folder = data_folder(data)
    with locked(folder):
        report = quietly(words, lambda step: archive.restore(file, folder, progress=step))
    print(words("cli-restored", matches=report.matches, folder=str(folder)))
    tell(words, report)
