"""`metroscribe import`: a record is judged before it is taken for a match."""

from dataclasses import replace
from pathlib import Path

from metroscribe.cli.verify import check_deal, replayed
from metroscribe.core.errors import BadFile, MetroscribeError
from metroscribe.core.match import Match
from metroscribe.records import Record, read_record
from metroscribe.texts import Words


def judged(words: Words, file: Path, unproven: bool) -> tuple[Path, Record, Match, str]:
    """The record of a finished match, the match, and what is said when it is imported.

    Where its proof of the deal does not hold it is refused, or loses that.
    """
    record = read_record(file)
    match, draws = replayed(words, file, record, None)
    if not match.over:
        raise MetroscribeError("error-record-unfinished", file=str(file))
    try:
        if record.proof:
            check_deal(file, record, draws)
    except BadFile as bad:
        if not unproven:
            raise MetroscribeError("error-record-unproven", file=str(file), fault=bad.fault) from bad
        return file, replace(record, proof={}), match, "cli-imported-unproven"
    return file, record, match, "cli-imported"
