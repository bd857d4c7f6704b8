"""A phone in the hand of a test: it sends what it is told, and everything it hears is judged all the same."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count

from websockets.asyncio.client import ClientConnection, connect

from metroscribe.server.match import commands as do
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from tests.server.crowd import TOLD, Crowd, Loopback, Phone, encode
from tests.server.witness import Witness

ADA, BEN = "a" * 32, "b" * 32
PATIENCE = 20
IDS = count()


def new_id() -> str:
    return f"in-hand-{next(IDS)}"


class Hand:
    def __init__(self, phone: Phone, socket: ClientConnection) -> None:
        self.phone, self._socket = phone, socket
        self.frames: list[str] = []

    @property
    def view(self) -> wire.TableView:
        assert self.phone.view is not None
        return self.phone.view

    @property
    def you(self) -> wire.You:
        assert self.phone.you is not None
        return self.phone.you

    @property
    def told(self) -> list[wire.Told]:
        return [TOLD.decode(frame) for frame in self.frames]

    async def hear(self) -> wire.Told:
        async with asyncio.timeout(PATIENCE):
            frame = await self._socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        told: wire.Told = TOLD.decode(frame)
        if not (
            isinstance(told, wire.Answer) and told.retry
        ):  # nothing was decided: it is for the test to go on
            self.phone.hear(frame)
        return told

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            await self.hear()

    async def ask(self, command: do.Asked) -> wire.Answer:
        """Send it, and hear everything until it is answered."""
        self.phone.witness.send(self.phone.seat, command, wrong=False)
        await self._socket.send(encode(command).decode())
        while not (isinstance(told := await self.hear(), wire.Answer) and told.id == command.id):
            pass
        return told

    # the common commands, each of which must be accepted

    async def _accepted(self, command: do.Asked) -> None:
        answer = await self.ask(command)
        assert answer.refused is None, answer.refused.text

    async def sit(self, name: str) -> None:
        await self._accepted(do.TakeSeat(id=new_id(), name=name))

    async def start(self) -> None:
        """A known deal waits for nobody's contribution."""
        await self._accepted(do.Start(id=new_id()))

    async def stage(self, move: str) -> None:
        await self._accepted(do.Stage(id=new_id(), turn=self.you.turn, n=self.you.n, move=move))

    async def take_back(self) -> None:
        await self._accepted(do.TakeBack(id=new_id(), turn=self.you.turn, n=self.you.n))

    async def ready(self) -> None:
        await self._accepted(do.Ready(id=new_id(), turn=self.you.turn, n=self.you.n))

    async def choose(self, which: int = 0) -> None:
        """A whole turn: always the move at this place, the last one where there are not so many."""
        await self.until(lambda: self.you.turn == self.view.turn)
        while self.you.moves:
            await self.stage(self.you.moves[min(which, len(self.you.moves) - 1)].move)
        if self.you.staged:
            await self.ready()


@asynccontextmanager
async def in_hand(phone: Phone, seen: int | None = None) -> AsyncIterator[Hand]:
    """`seen` is the number that the phone claims to know, if it is not the one it knows."""
    network = phone.crowd.network
    assert isinstance(network, Loopback)
    address = f"ws://127.0.0.1:{network.port}/api/socket"
    async with connect(address, proxy=None, compression=None, close_timeout=1) as socket:
        hand = Hand(phone, socket)
        known = phone.view.seq if phone.view is not None else None
        hello = wire.Hello(
            phone.witness.code, phone.token, known if seen is None else seen, version=wire.VERSION
        )
        await socket.send(encode(hello).decode())
        while not isinstance(await hand.hear(), wire.Presence):
            pass
        yield hand


class Two:
    """A table of two, which Ada has opened."""

    def __init__(self, crowd: Crowd, witness: Witness, stack: AsyncExitStack) -> None:
        self.crowd, self.witness, self._stack = crowd, witness, stack

    def phone(self, token: str | None) -> Phone:
        return Phone(self.crowd, self.witness, token)

    async def open(self, phone: Phone, seen: int | None = None) -> Hand:
        return await self._stack.enter_async_context(in_hand(phone, seen))

    async def sit(self) -> tuple[Hand, Hand]:
        ada, ben = await self.open(self.phone(ADA)), await self.open(self.phone(BEN))
        await ben.sit("Ben")
        await ada.until(lambda: ada.view.seats[1].kind == "person")
        return ada, ben

    async def begin(self) -> tuple[Hand, Hand]:
        ada, ben = await self.sit()
        await ada.start()
        await ben.until(lambda: ben.view.phase == "playing" and ben.you.seq >= ada.you.seq)
        return ada, ben


@asynccontextmanager
async def table_of_two(
    port: int, game: str = "next-station/tokyo", seed: str | None = "two", clock: int = 0, bot: str = ""
) -> AsyncIterator[Two]:
    """With a known deal, unless told otherwise; `bot` sits on the second seat."""
    crowd, bots = Crowd(Loopback(port)), {"1": bot} if bot else {}
    asked = answers.OpenTable(
        id=new_id(),
        token=ADA,
        game=game,
        name="Ada",
        seats=2,
        bots=bots,
        seed=seed,
        clock=clock,
        door="code",
    )
    async with AsyncExitStack() as stack:
        yield Two(crowd, await crowd.open(asked), stack)


async def both_choose(ada: Hand, ben: Hand) -> None:
    """A turn."""
    await ben.choose()
    await ada.until(lambda: ada.view.seq >= ben.view.seq)
    await ada.choose()
    await ben.until(lambda: ben.you.seq >= ada.you.seq)
