"""`metroscribe verify`: whether the cards of a record were dealt as its proof says."""

from pathlib import Path

from metroscribe.cli.command import command
from metroscribe.cli.options import JSON, OWN_MAP, RECORD
from metroscribe.texts import Words


@command(
    "verify", "cli-verify-help", RECORD, OWN_MAP, JSON, section="cli-section-records", example="match.txt"
)
def verify(words: Words, file: Path, map_file: Path | None, as_json: bool) -> None:
    from metroscribe.cli.verify import verify_record

    verify_record(words, file, map_file, as_json)
