"""How somebody plays: what is sent next, in which order, and how often."""

from collections.abc import Iterator
from dataclasses import dataclass

from metroscribe.core.rng import Stream
from metroscribe.server.match import commands as do
from metroscribe.server.wire import messages as wire

FAR = 1000
NOWHERE = "Z99-Z98"
ECHOES = 24


@dataclass(frozen=True, slots=True)
class Temper:
    """Chances of a thousand, each time that something is to be sent."""

    twice: int = 0
    """The same command once more."""
    swapped: int = 0
    """A later command before an earlier one."""
    echo: int = 0
    """A command of long ago."""
    wrong: int = 0
    """Something that no rule allows."""
    second_thoughts: int = 0
    """Taking back, not being ready after all, another name."""
    passes: int = 0
    at_once: int = 0
    """Choosing and being ready in one command."""
    leaves: int = 0
    silent: int = 0
    """Nothing is contributed to the deal."""
    dozes: int = 0
    """The turn is left to the clock, if there is one."""
    naps: int = 0
    """The connection is closed for a moment."""
    reloads: int = 0
    """All but the token is forgotten."""


CALM = Temper()
WILD = Temper(
    twice=80,
    swapped=60,
    echo=40,
    wrong=40,
    second_thoughts=60,
    passes=40,
    at_once=400,
    leaves=2,
    silent=30,
    dozes=5,
    naps=15,
    reloads=5,
)


class Habits:
    def __init__(self, stream: Stream, temper: Temper = CALM, name: str = "Ada") -> None:
        self.stream, self.temper, self.name = stream, temper, name
        self.wrong = False
        """Whether what was decided last is meant to be refused."""
        self._asked: list[do.Asked] = []
        self._dozing = -1

    def chance(self, of_thousand: int) -> bool:
        return of_thousand > 0 and self.stream.below(1000) < of_thousand

    def id(self) -> str:
        return f"{self.stream.below(1 << 64):016x}"

    def next(self, view: wire.TableView, you: wire.You | None, host: bool) -> list[do.Asked]:
        """In the order of sending."""
        self.wrong = False
        match view.phase:
            case "open":
                chosen = list(self._sit(view, you, host))
            case "starting":
                chosen = list(self._contribute(view, you))
            case "playing":
                chosen = list(self._play(view, you, host))
            case _:
                chosen = []
        if chosen and self._asked and self.chance(self.temper.echo):
            chosen.append(self.stream.choice(self._asked[-ECHOES:]))
        elif chosen and self.chance(self.temper.twice):
            chosen.append(chosen[-1])
        if not self.wrong:
            self._asked += chosen
        return chosen

    def _sit(self, view: wire.TableView, you: wire.You | None, host: bool) -> Iterator[do.Asked]:
        vacant = any(seat.kind == "vacant" for seat in view.seats)
        if you is None and vacant:
            yield do.TakeSeat(id=self.id(), name=self.name)
        elif host and not vacant:
            yield do.Start(id=self.id())

    def _contribute(self, view: wire.TableView, you: wire.You | None) -> Iterator[do.Asked]:
        if you is None or view.seats[you.seat].contributed or self._dozing == -2:
            return
        if self.chance(self.temper.silent):
            self._dozing = -2
            return
        yield do.Contribute(id=self.id(), part=f"{self.stream.below(1 << 64):032x}")

    def _play(self, view: wire.TableView, you: wire.You | None, host: bool) -> Iterator[do.Asked]:
        vacant = next((n for n, seat in enumerate(view.seats) if seat.kind == "vacant"), None)
        if host and vacant is not None:
            yield do.SeatBot(id=self.id(), seat=vacant, bot=self.stream.choice(["random", "greedy"]))
        elif you is not None and you.turn == view.turn and self._dozing != view.turn:
            yield from self._turn(view, you, host)

    def _turn(self, view: wire.TableView, you: wire.You, host: bool) -> Iterator[do.Asked]:
        temper = self.temper
        if view.clock and self.chance(temper.dozes):
            self._dozing = view.turn
        elif self.chance(temper.wrong):
            self.wrong = True
            yield self._wrong(you)
        elif not host and self.chance(temper.leaves):
            yield do.LeaveSeat(id=self.id())
        elif you.ready:
            if self.chance(temper.second_thoughts):
                yield do.Withdraw(id=self.id(), turn=you.turn, n=you.n)
        elif (you.staged or you.moves) and self.chance(temper.second_thoughts):
            yield self._second_thought(view, you)
        elif you.moves:
            yield from self._choose(you)
        elif you.staged:
            yield do.Ready(id=self.id(), turn=you.turn, n=you.n)

    def _choose(self, you: wire.You) -> Iterator[do.Asked]:
        if self.chance(self.temper.swapped):
            ready = do.Ready(id=self.id(), turn=you.turn, n=you.n + 1)
            yield ready
            yield do.Pass(id=self.id(), turn=you.turn, n=you.n)
            yield ready
        elif self.chance(self.temper.passes):
            yield do.Pass(id=self.id(), turn=you.turn, n=you.n)
        else:
            move = self.stream.choice(you.moves).move
            at_once = self.chance(self.temper.at_once)
            yield do.Stage(id=self.id(), turn=you.turn, n=you.n, move=move, ready=at_once)

    def _second_thought(self, view: wire.TableView, you: wire.You) -> do.Asked:
        if you.staged:
            return do.TakeBack(id=self.id(), turn=you.turn, n=you.n)
        if view.clock:
            return do.AskTime(id=self.id(), turn=you.turn)
        return do.Rename(id=self.id(), name=f"{self.name} {self.stream.below(10)}")

    def _wrong(self, you: wire.You) -> do.Asked:
        move = you.moves[0].move if you.moves else NOWHERE
        wrong: list[do.Asked] = [
            do.Stage(id=self.id(), turn=you.turn, n=you.n, move=NOWHERE),
            do.Stage(id=self.id(), turn=you.turn, n=you.n + FAR, move=move),
            do.Stage(id=self.id(), turn=you.turn + FAR, n=you.n, move=move),
            do.Start(id=self.id()),
            do.SeatBot(id=self.id(), seat=you.seat, bot="random"),
            do.TakeSeat(id=self.id(), name="Eve", seat=0),
        ]
        return self.stream.choice(wrong)
