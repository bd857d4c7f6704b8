"""Logs of finished matches in less space: the events of one as one row, compressed."""

import sqlite3
import zlib
from collections.abc import Iterable, Iterator

BODIES = """
SELECT -1, body FROM packed WHERE match = ?1 AND size > ?2
UNION ALL SELECT seq, body FROM events WHERE match = ?1 AND seq >= ?2 ORDER BY 1
"""
"""In one statement, so that whoever reads sees a log before or after it is packed, and never in between."""
LAST = """
coalesce(
    (
        SELECT CASE WHEN json_valid(CAST(body AS TEXT)) THEN json_extract(CAST(body AS TEXT), '$.at') END
        FROM events WHERE events.match = matches.match ORDER BY seq DESC LIMIT 1
    ),
    (SELECT at FROM packed WHERE packed.match = matches.match),
    changed
)
"""
"""When something last happened in a match; `changed` tells only when it entered its phase."""
OVER = """
SELECT match FROM matches INDEXED BY matches_to_pack
WHERE phase = 'over' AND packed = 0 AND changed < ? ORDER BY changed LIMIT ?
"""
"""By the index of what is not packed: SQLite would take the one of phases, and read all that is packed."""
LEVEL = 9


def unpacked(rows: Iterable[tuple[int, bytes]], start: int = 0) -> Iterator[tuple[int, bytes]]:
    """The numbers and bodies of a log, of the rows that `BODIES` gives for the same start."""
    for seq, body in rows:
        if seq < 0:
            yield from enumerate(_loosened(body)[start:], start)
        else:
            yield seq, body


def _loosened(body: bytes) -> list[bytes]:
    try:
        return zlib.decompress(body).split(b"\n")
    except zlib.error as error:
        raise ValueError(f"a packed log is damaged: {error}") from error


def pack(db: sqlite3.Connection, match: str) -> int:
    """One, as far as its numbers follow each other without a gap; what comes later stands behind it."""
    rows = db.execute(BODIES, (match, 0)).fetchall()
    already = [_loosened(body) for seq, body in rows if seq < 0]
    bodies = already[0] if already else []
    for seq, body in rows[len(already) :]:
        if seq != len(bodies):
            break
        bodies.append(body)
    ((last,),) = db.execute(f"SELECT {LAST} FROM matches WHERE match = ?", (match,)).fetchall()
    packed = zlib.compress(b"\n".join(bodies), LEVEL)
    db.execute("INSERT OR REPLACE INTO packed VALUES (?, ?, ?, ?)", (match, len(bodies), last, packed))
    db.execute("DELETE FROM events WHERE match = ? AND seq < ?", (match, len(bodies)))
    db.execute("UPDATE matches SET packed = 1 WHERE match = ?", (match,))
    return 1
