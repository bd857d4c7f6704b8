"""`metroscribe backup`: all matches of a server as one file."""

from pathlib import Path

from metroscribe.cli.command import Argument, command
from metroscribe.cli.options import DATA, data_folder
from metroscribe.texts import Words


@command(
    "backup",
    "cli-backup-help",
    Argument("target", "cli-value-file", "cli-backup-file-help", Path),
    DATA,
    section="cli-section-server",
    example="matches.backup",
)
def backup(words: Words, target: Path, data: Path | None) -> None:
    from metroscribe.cli.copying import quietly, tell
    from metroscribe.server.store import archive

    folder = data_folder(data)
    report = quietly(words, lambda step: archive.backup(folder, target, progress=step))
    print(words("cli-backed-up", matches=report.matches, file=str(target)))
    tell(words, report)
