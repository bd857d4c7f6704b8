"""People at tables over any network: phones that lose their connection, come back, and repeat themselves."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol

import httpx
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from metroscribe.core.rng import Stream
from metroscribe.server.match import commands as do
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from tests.server.habits import CALM, Habits, Temper
from tests.server.patching import known
from tests.server.witness import Curtain, Witness, followed

TOLD: Decoder[wire.Told] = Decoder(wire.Told)
encode = Encoder().encode
JSON = {"content-type": "application/json"}
PAUSE, LONGEST_PAUSE = 0.02, 0.5
UNANSWERED, UNAVAILABLE = 0, 503
REFUSALS = 40
"""So many in a row, and the phone has not understood something."""


class Line(Protocol):
    """A connection to a server; it breaks with an `OSError` or a `WebSocketException`."""

    async def send(self, message: str, /) -> None: ...

    async def recv(self) -> str | bytes: ...


class Network(Protocol):
    """The way to a server; `OSError` or a `TransportError` where it leads nowhere."""

    def connect(self) -> AbstractAsyncContextManager[Line]: ...

    async def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        """Status and body of the answer."""
        ...


@dataclass(frozen=True, slots=True)
class Loopback:
    """Real sockets on this machine; the port may be that of a bad network before the server."""

    port: int

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Line]:
        socket = await connect(
            f"ws://127.0.0.1:{self.port}/api/socket",
            proxy=None,
            ping_interval=None,
            compression=None,
            open_timeout=10,
            close_timeout=0.1,
        )
        try:
            yield socket
        finally:
            try:
                await socket.close()
            finally:  # where this is cancelled while it waits for the other end
                socket.transport.abort()

    async def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        async with httpx.AsyncClient(verify=False, trust_env=False, timeout=10) as client:
            answer = await client.post(f"http://127.0.0.1:{self.port}{path}", content=body, headers=JSON)
            return answer.status_code, answer.content


class Nap(Exception):
    """The connection is closed on purpose."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a page that slept still has."""

    view: wire.TableView
    host: bool
    you: wire.You | None


class Phone:
    """One connection at a time. Without habits it only looks on; without a token it watches."""

    def __init__(
        self, crowd: "Crowd", witness: Witness, token: str | None, habits: Habits | None = None
    ) -> None:
        self.crowd, self.witness, self.token, self.habits = crowd, witness, token, habits
        self.view: wire.TableView | None = None
        self.you: wire.You | None = None
        self.host = False
        self.presence: wire.Presence | None = None
        self.pending: dict[str, tuple[do.Asked, int]] = {}
        """Commands that wait for so many answers."""
        self.connections = 0
        self.welcomes = 0
        self._curtain = Curtain(witness)
        self._saved: Saved | None = None
        self._refused = 0
        self._pause = PAUSE

    @property
    def seat(self) -> int | None:
        return None if self.you is None else self.you.seat

    @property
    def over(self) -> bool:
        """The match has ended, and everything that was asked is answered."""
        return self.view is not None and self.view.phase == "over" and not self.pending

    async def live(self) -> None:
        """From the first connection to the end of the match, through as many as it takes."""
        while not self.over:
            try:
                async with self.crowd.network.connect() as line:
                    self.connections += 1
                    await self.talk(line)
            except Nap:
                self._wake_up()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            if not self.over:
                await asyncio.sleep(self._pause)
                self._pause = min(2 * self._pause, LONGEST_PAUSE)
        assert self.view is not None
        assert self.view.outcome is not None
        self.witness.ends.append(self.view.outcome)

    async def talk(self, line: Line) -> None:
        """Say which number was seen last, ask again what was not answered, and go on."""
        seen = None if self.view is None else self.view.seq
        await line.send(
            encode(wire.Hello(self.witness.code, self.token, seen, version=wire.VERSION)).decode()
        )
        for id_, (command, _) in list(self.pending.items()):
            self.pending[id_] = (command, 1)
            await line.send(encode(command).decode())
        while not self.over:
            frame = await line.recv()
            assert isinstance(frame, str)
            self.hear(frame)
            for command in self._next():
                await line.send(encode(command).decode())
            self._doze_off()

    # listening

    def hear(self, frame: str) -> None:
        self._pause = PAUSE
        told = TOLD.decode(frame)
        match told:
            case wire.Welcome():
                self._welcome(told, frame)
            case wire.Update():
                self._update(told, frame)
            case wire.You():
                self._you(told, frame)
            case wire.Answer(retry=0):
                self._answer(told)
            case wire.Presence():
                self._curtain.hear(frame)
                self.presence = told
            case wire.Nudged() | wire.Reacted():
                self._curtain.hear(frame)
            case wire.Answer() | wire.Trouble(refused=wire.Sentence(key="error-busy")):
                raise EOFError  # nothing was decided: comes again, as the page does
            case wire.Trouble():
                raise AssertionError(told.refused.text)

    def _welcome(self, told: wire.Welcome, frame: str) -> None:
        self.welcomes += 1
        if self.view is not None:
            assert told.table.seq >= self.view.seq, "the server has forgotten what it told"
        self.witness.hear_view(told.table)
        self.view, self.host = told.table, told.host
        self._read_cards()
        if self._curtain.turn != told.table.turn:
            self._curtain.rise(told.table.turn, self.seat)
        self.you = None
        # what was drawn in the turn before is no secret, and everybody is told the same of it
        frame = encode(replace(told, table=replace(told.table, drew=()))).decode()
        if told.you is not None:
            self._you(told.you, frame)
        else:
            self._curtain.hear(frame)

    def _update(self, told: wire.Update, frame: str) -> None:
        assert self.view is not None
        for event in told.events:
            self.witness.hear_event(event)
            self.view = followed(self.view, event)
            if isinstance(event, wire.Seating) and event.seat == self.seat and event.view.kind != "person":
                self.you = None
        self.witness.hear_view(self.view)
        self._read_cards()
        if any(isinstance(event, wire.TurnOpened) for event in told.events):
            self._curtain.rise(self.view.turn, self.seat)
        else:
            self._curtain.hear(frame)

    def _read_cards(self) -> None:
        if self.view is not None:
            self._curtain.faces |= {card.partition(":")[2] for card in self.view.deck}

    def _you(self, you: wire.You, frame: str) -> None:
        assert self.view is not None
        assert self.token is not None, f"a watcher was sent the sheet of seat {you.seat}"
        assert self.seat in (None, you.seat), f"seat {self.seat} was sent the sheet of seat {you.seat}"
        assert you.seq <= self.view.seq, "an own sheet of a number that is not told yet"
        assert self.you is None or you.n >= self.you.n, "an accepted command was forgotten"
        you = known(self.you, you)
        self.witness.hear_you(you)
        self.you = you
        self._curtain.hear_you(you)
        self._curtain.hear(frame)

    def _answer(self, answer: wire.Answer) -> None:
        """A sentence may explain the notation by examples; what it is made of is searched."""
        refused = None if answer.refused is None else replace(answer.refused, text="")
        self._curtain.hear(encode(replace(answer, refused=refused)).decode())
        self.witness.hear_answer(answer)
        command, copies = self.pending.pop(answer.id, (None, 0))
        if answer.refused is None:
            self._refused = 0
            self.crowd.acknowledged()
        else:
            self._refused += 1
            self.crowd.refusals[answer.refused.key] += 1
            assert self._refused < REFUSALS, f"{command} {answer.refused.text}"
            if command is not None and copies > 1:
                self.pending[answer.id] = (command, copies - 1)

    # speaking

    def _next(self) -> list[do.Asked]:
        if self.habits is None or self.pending or self.view is None:
            return []
        commands = self.habits.next(self.view, self.you, self.host)
        for command in commands:
            self.witness.send(self.seat, command, self.habits.wrong)
            _, copies = self.pending.get(command.id, (command, 0))
            self.pending[command.id] = (command, copies + 1)
        return commands

    def send_later(self, command: do.Asked) -> do.Asked:
        """Into the pocket, to be sent with the next connection."""
        self.witness.send(self.seat, command, wrong=False)
        self.pending[command.id] = (command, 1)
        return command

    # sleeping

    def _doze_off(self) -> None:
        if self.habits is None or self.over:
            return
        if self.habits.chance(self.habits.temper.naps):
            raise Nap
        if self.view is not None and self.habits.chance(4 * self.habits.temper.naps):
            self._saved = Saved(self.view, self.host, self.you)

    def _wake_up(self) -> None:
        """With what was known, with what was known some time ago, or with nothing but the token."""
        assert self.habits is not None
        if self.habits.chance(self.habits.temper.reloads * 50):
            self.view = self.you = self._saved = None
            self.pending.clear()
        elif self._saved is not None and self.habits.chance(300):
            self.view, self.host, self.you = self._saved.view, self._saved.host, self._saved.you
            self._curtain.rise(self.view.turn, self.seat)


@dataclass(eq=False)
class Crowd:
    """Everybody who plays on one server."""

    network: Network
    seed: str = "crowd"
    temper: Temper = CALM
    on_acknowledged: Callable[[int], object] = bool
    witnesses: list[Witness] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    count: int = 0

    def acknowledged(self) -> None:
        self.count += 1
        self.on_acknowledged(self.count)

    async def open(self, asked: answers.OpenTable) -> Witness:
        """Asked for again until it is answered; it stays one table."""
        while True:
            try:
                status, body = await self.network.post("/api/tables", wire.encode(asked))
            except (httpx.TransportError, OSError):
                status, body = UNANSWERED, b""
            if status not in (UNANSWERED, UNAVAILABLE):
                break
            await asyncio.sleep(PAUSE)
        assert status == 201, body
        opened = Decoder(answers.TableOpened).decode(body)
        witness = Witness(opened.table.match, opened.table.code)
        self.witnesses.append(witness)
        return witness

    def phones(self, asked: answers.OpenTable, witness: Witness) -> list[Phone]:
        """One for each person, a second tab of the host, and a watcher."""
        people = asked.seats - len(asked.bots)
        tokens = [asked.token, *(f"{n:032x}" for n in range(1, people))]
        players = []
        for number, token in enumerate(tokens):
            stream = Stream(f"{self.seed}/{asked.id}/{number}", "phone")
            players.append(Phone(self, witness, token, Habits(stream, self.temper, f"Player {number}")))
        return [*players, Phone(self, witness, asked.token), Phone(self, witness, None)]

    async def play(self, asked: answers.OpenTable) -> Witness:
        """A whole match; everybody who looks on sees its end."""
        witness = await self.open(asked)
        phones = self.phones(asked, witness)
        async with asyncio.TaskGroup() as group:
            for phone in phones:
                group.create_task(phone.live())
        assert len(witness.ends) == len(phones)
        return witness
