"""`metroscribe replay`: a record played again, every move judged."""

from pathlib import Path

from metroscribe.cli.command import Number, Option, command
from metroscribe.cli.options import JSON, OWN_MAP, RECORD, THEME, Theme
from metroscribe.texts import Words


@command(
    "replay",
    "cli-replay-help",
    RECORD,
    OWN_MAP,
    Option("--turns", "cli-turns-help"),
    Option("--output", "cli-sheet-help", "cli-value-file", Path, short="-o"),
    Option("--seat", "cli-seat-help", "cli-value-number", Number(), 1),
    Option("--moving", "cli-moving-help"),
    THEME,
    JSON,
    section="cli-section-records",
    example="match.txt --seat 2 -o sheet.svg",
)
def replay(
    words: Words,
    file: Path,
    map_file: Path | None,
    turns: bool,
    output: Path | None,
    seat: int,
    moving: bool,
    theme: Theme,
    as_json: bool,
) -> None:
    from metroscribe.cli.replay import draw_sheet, show_record

    if output is not None:
        draw_sheet(words, file, map_file, output, seat, moving, theme)
    else:
        show_record(words, file, map_file, turns, as_json)
