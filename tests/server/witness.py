"""What all clients of one table sent and were told. Whoever contradicts another is the fault we look for."""

import re
from collections import defaultdict
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from msgspec.structs import replace

from metroscribe.server.match import commands as do
from metroscribe.server.match.state import REMEMBERED
from metroscribe.server.wire import messages as wire

Key = TypeVar("Key", bound=Hashable)
PASS = "-"


def followed(view: wire.TableView, event: wire.AnyHappened) -> wire.TableView:
    """The table after a public event, by nothing but what the event says."""
    assert event.seq == view.seq + 1, f"after {view.seq} came {event}"
    view = replace(view, seq=event.seq)
    match event:
        case wire.Seating():
            turn = replace(view.open, deadline=event.deadline, asked=event.asked) if view.open else None
            return _with_seat(replace(view, open=turn), event.seat, event.view)
        case wire.HostChanged():
            return replace(view, host=event.seat)
        case wire.Knocking():
            return replace(view, knocks=(*view.knocks, wire.KnockView(event.seq, event.name)))
        case wire.Answering():
            return replace(view, knocks=tuple(knock for knock in view.knocks if knock.knock != event.knock))
        case wire.Busy():
            assert not view.seats[event.seat].busy, f"told again: {event}"
            return _with_seat(view, event.seat, replace(view.seats[event.seat], busy=True))
        case wire.Readiness():
            seat = replace(view.seats[event.seat], ready=event.ready, chosen=event.chosen)
            return _with_seat(view, event.seat, seat)
        case wire.Awaiting():
            return replace(view, phase="starting")
        case wire.TurnOpened():
            assert event.turn == (view.turn + 1 if event.moves else 0)
            totals = event.totals or (None,) * len(view.seats)
            seats = tuple(
                replace(seat, ready=False, busy=False, total=total, chosen="")
                for seat, total in zip(view.seats, totals, strict=True)
            )
            view = replace(view, phase="playing", turn=event.turn, open=event.open, seats=seats)
            return replace(view, drew=event.drew)
        case wire.ClockSet() if view.open is not None:
            return replace(view, open=replace(view.open, deadline=event.deadline))
        case wire.Over():
            return replace(view, phase="over", outcome=event.outcome)
        case wire.MoveOn():
            return replace(view, rematch=event.code, rematch_by=event.by)
        case _:
            return view


def _with_seat(view: wire.TableView, number: int, seat: wire.SeatView) -> wire.TableView:
    return replace(view, seats=(*view.seats[:number], seat, *view.seats[number + 1 :]))


@dataclass(frozen=True, slots=True)
class Sent:
    seat: int | None
    command: do.Asked
    wrong: bool
    """Sent in order to be refused."""


@dataclass(eq=False)
class Witness:
    match: str
    code: str
    sent: dict[str, Sent] = field(default_factory=dict)
    accepted: dict[str, int] = field(default_factory=dict)
    """Ids of acknowledged commands, each with the number it was answered with."""
    ends: list[wire.OutcomeView] = field(default_factory=list)
    staged: dict[tuple[int, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    """By turn and seat, every move that was ever sent or closed."""
    events: dict[int, int] = field(default_factory=dict)
    """By number what was told, as a digest."""
    kept_hidden: int = 0
    """How often a move was looked for in somebody else's frames, where it could have been found."""
    _views: dict[int, int] = field(default_factory=dict)
    _yous: dict[tuple[int, int, int], int] = field(default_factory=dict)

    def hear_event(self, event: wire.AnyHappened) -> None:
        agree(self.events, event.seq, event)
        if isinstance(event, wire.TurnOpened):
            for seat, moves in enumerate(event.moves):
                self.staged[event.turn - 1, seat].update(moves)

    def hear_view(self, view: wire.TableView) -> None:
        agree(self._views, view.seq, replace(view, now=0))

    def hear_you(self, you: wire.You) -> None:
        agree(self._yous, (you.seat, you.seq, you.n), you)

    def hear_answer(self, answer: wire.Answer) -> None:
        """A repeated command is answered as before, unless that is too long ago to be remembered."""
        sent, before = self.sent[answer.id], self.accepted.get(answer.id)
        if answer.refused is None:
            assert not sent.wrong, f"accepted: {sent.command}"
            assert before in (None, answer.seq), f"{answer} came before with {before}"
            self.accepted[answer.id] = answer.seq
        elif before is not None:
            later = sum(seq >= before for seq in self.accepted.values())
            assert later > REMEMBERED, f"{answer} to what was accepted with {before}"

    def send(self, seat: int | None, command: do.Asked, wrong: bool) -> None:
        self.sent.setdefault(command.id, Sent(seat, command, wrong))
        if isinstance(command, do.Stage) and seat is not None and not wrong:
            self.staged[command.turn, seat].add(command.move)


def agree(known: dict[Key, int], key: Key, value: Any) -> int:
    """Everybody who is told something under this key is told the same."""
    digest = digest_of(value)
    assert known.setdefault(key, digest) == digest, f"another {key}: {value}"
    return digest


def digest_of(value: Any) -> int:
    return hash(wire.encode(value))


def parts(move: str) -> frozenset[str]:
    """A section is the same from both ends, and with any power."""
    return frozenset(re.findall(r"\w+", move.partition("!")[0]))


class Curtain:
    """What one connection heard since its turn was opened, to be searched for the moves of others."""

    def __init__(self, witness: Witness) -> None:
        self.witness = witness
        self.turn = 0
        self._frames: list[str] = []
        self._own: set[frozenset[str]] = set()
        self._first = ""
        self.faces: set[str] = set()
        """Words that stand on cards: a move that is such a word tells nothing."""

    def hear(self, frame: str) -> None:
        self._frames.append(frame)

    def hear_you(self, you: wire.You) -> None:
        self._first = self._first or wire.encode(you).decode()
        self._own.update(map(parts, you.staged), (parts(move.move) for move in you.moves))

    def rise(self, turn: int, seat: int | None) -> None:
        """The turn is closed: by now nothing may have been told of what others did in it.

        What somebody did in an earlier turn is known to all.
        """
        staged = self.witness.staged.items()
        known = {PASS, *self.faces}.union(*(moves for (turn, _), moves in staged if turn < self.turn))
        for (of_turn, other), moves in list(staged):
            if of_turn == self.turn and other != seat:
                for move in moves - known:
                    if parts(move) not in self._own:
                        self._search(move)
        self.turn, self._frames, self._own, self._first = turn, [], set(), ""

    def _search(self, move: str) -> None:
        """Whoever could draw the same, or drew it before, reads it on the own sheet and learns nothing."""
        text = re.compile(rf"(?<![\w@<>]){re.escape(move)}(?![\w!+])")
        if text.search(self._first):
            return
        for frame in self._frames:
            assert not text.search(frame), f"{move} of another seat was told before its time: {frame}"
        self.witness.kept_hidden += len(self._frames)
