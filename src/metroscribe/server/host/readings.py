"""What of a match can be wanted in words: sheets, replays, records. It is taken here, and written later."""

from collections.abc import Hashable

from metroscribe.server.host.kept import Wanted
from metroscribe.server.match import events as ev
from metroscribe.server.match import log_record
from metroscribe.server.match.record import recording
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.replay import ReplayData


def moment(hosted: Hosted) -> tuple[Hashable, ...]:
    """Of a match: while it stays the same, so does what everybody may see on the sheets."""
    match = hosted.match
    return hosted.id, hosted.turn, hosted.phase, *((match.over, match.left) if match else ())


def sheet_data(hosted: Hosted, seat: int) -> Wanted:
    """A sheet as it was when the turn began."""
    data = ReplayData.of(hosted, seat)
    return Wanted(("sheet data", *moment(hosted), seat), lambda: wire.encode(data.sheet()))


def replay(hosted: Hosted, seat: int) -> Wanted:
    data = ReplayData.of(hosted, seat)
    return Wanted(("replay", *moment(hosted), seat), lambda: wire.encode(data.replay()))


def record(hosted: Hosted) -> Wanted:
    """Names are in it, so it changes with whatever happens."""
    write = recording(hosted)
    return Wanted(("record", hosted.id, hosted.seq), lambda: write().encode())


def record_of_log(hosted: Hosted, events: list[ev.AnyEvent]) -> Wanted:
    """The same of a match whose rules are missing: what its log says."""
    return Wanted(("record", hosted.id, hosted.seq), lambda: log_record.record_of_log(events).encode())
