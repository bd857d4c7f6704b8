"""What a choice costs the server from decision to frame, without sockets and disk; to be counted.

    valgrind --tool=cachegrind --cache-sim=no .venv/bin/python -m benchmarks.choices london 5

Some matches more tell what one needs, so that starting does not count. A third word plays all modules.
"""

import random
import sys
from collections.abc import Iterable

from metroscribe.games import registry
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.change import event_of
from metroscribe.server.match.decide import Refusal
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import happened, you_changed
from tests.server.judged import Judged

PEOPLE = ("ada", "bob")


def main() -> None:
    game, matches, *more = sys.argv[1:]
    loaded = registry().load(game)
    rules = loaded.rules(loaded.info.modules if more else ())
    choices = size = 0
    for number in range(int(matches)):
        table, chance = Judged(rules, PEOPLE, seed=f"choices {number}").begun(), random.Random(number)
        while table.hosted.phase == "playing":
            for seat, name in enumerate(PEOPLE):
                while table.hosted.phase == "playing" and (legal := table.match.legal(seat)):
                    size += told(table, table.stage(name, str(chance.choice(legal))), name)
                    choices += 1
                if table.hosted.phase == "playing":
                    size += told(table, table.ready(name), name)
                    choices += 1
    print(f"{choices} choices, {size} bytes")


def told(table: Judged, command: do.Asked, by: str) -> int:
    """Carries out a command as the host does, and says how many bytes everybody is told."""
    changes = table.judge(command, by)
    assert not isinstance(changes, Refusal)
    frames: list[wire.AnyHappened] = []
    for change in changes:
        seq = table.hosted.seq
        table.hosted.follow(change)
        frames += happened(table.hosted, event_of(change), seq)
    size = len(wire.encode(wire.Update(tuple(frames))))
    for seat in concerned(table.hosted, map(event_of, changes)):
        size += len(wire.encode(you_changed(table.hosted, seat)))
    return size


def concerned(hosted: Hosted, events: Iterable[ev.AnyEvent]) -> Iterable[int]:
    """The seats whose own view has changed."""
    found = list(events)
    if any(isinstance(event, ev.Started | ev.Closed | ev.Finished) for event in found):
        return range(len(hosted.seats))
    return {event.seat for event in found if hasattr(event, "seat")}


if __name__ == "__main__":
    main()
