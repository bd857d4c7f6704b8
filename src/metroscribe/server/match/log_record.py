"""The record of a match from its log alone, where its rules are missing."""

from collections.abc import Sequence

from metroscribe.core.cards import Card
from metroscribe.core.match import Dealt, Event, Turn, opens_turn
from metroscribe.records import Course, write_course
from metroscribe.server.match import events as ev
from metroscribe.server.match.course import leaves
from metroscribe.server.match.record import names_of, proof_of
from metroscribe.server.match.state import Hosted


def record_of_log(events: Sequence[ev.AnyEvent]) -> str:
    """What `record_of` writes with the rules, of a match that has begun.

    Logs of the first release do not say what their turns are called: then they are numbered.
    """
    opened = events[0]
    assert isinstance(opened, ev.Opened)
    hosted, told = Hosted(opened, None), _Told(opened.seats)
    for event in events:
        hosted.apply(event)
        told.follow(event, hosted)
    result = hosted.finished.result if hosted.finished else None
    course = Course(
        opened.game,
        opened.rules,
        opened.map_hash,
        opened.modules,
        opened.seats,
        hosted.options,
        told.events,
        told.open_turn if result is None else None,
        result,
    )
    return write_course(course, names_of(hosted), proof=proof_of(hosted))


class _Told:
    """The turns that a log tells of, and the one that is open."""

    def __init__(self, seats: int) -> None:
        self.events: list[Event] = []
        self._steps: list[list[tuple[str, str]]] = [[] for _ in range(seats)]
        self._left = set[int]()
        self._label, self._number = "", 0
        self._cards: tuple[Card, ...] = ()

    @property
    def open_turn(self) -> Turn:
        return Turn(self._label, self._cards, (), left=tuple(sorted(self._left)))

    def follow(self, event: ev.AnyEvent, hosted: Hosted) -> None:
        match event:
            case ev.Started():
                self._left = {n for n, seat in enumerate(hosted.seats) if seat.left or seat.gone}
                self._open(event)
            case ev.Staged():
                self._steps[event.seat].append((event.move, event.chosen))
            case ev.TakenBack():
                self._steps[event.seat].pop()
            case ev.Closed():
                self._close()
                self._open(event)
            case _ if (left := leaves(event)) is not None:
                seat: int = event.seat  # type: ignore[union-attr]
                self._left = self._left | {seat} if left else self._left - {seat}

    def _close(self) -> None:
        moves = tuple(tuple(move for move, _ in steps) for steps in self._steps)
        chosen = tuple(tuple(by for _, by in steps) for steps in self._steps)
        others = chosen if any(map(any, chosen)) else ()
        self.events.append(self.open_turn._replace(moves=moves, chosen=others))
        self._steps = [[] for _ in self._steps]

    def _open(self, event: ev.Started | ev.Closed) -> None:
        self._number, flipped = self._number + 1, tuple[Card, ...]()
        for card in map(Card.of, event.cards):
            if opens_turn(card, flipped):
                flipped += (card,)
            else:
                self.events.append(Dealt(card))
        self._label, self._cards = event.label or str(self._number), flipped
