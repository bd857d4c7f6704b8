"""A network in memory between phones and an ASGI application: late, broken, clogged, cut without a word."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metroscribe.core.rng import Stream

THOUSAND = 1000
TINY = 1e-6
"""Seconds from one message to the next on the same way, so that none overtakes another."""
SILENT = 20
"""Seconds after which the server notices that a connection was cut without a word."""


@dataclass(frozen=True, slots=True)
class NetworkWeather:
    late: int = 20
    """Milliseconds on the way, at the most."""
    breaks: int = 0
    """Chances of a thousand for each message that it is the last of its connection."""
    clogs: int = 0
    """The same, that the other side reads nothing for some seconds."""


@dataclass(eq=False)
class Generation:
    """One life of the server: its application, and every task that it began."""

    app: ASGIApp
    tasks: "set[asyncio.Task[Any]]" = field(default_factory=set)
    links: "set[Link]" = field(default_factory=set)
    dead: bool = False


CURRENT: ContextVar[Generation | None] = ContextVar("generation", default=None)
"""Whose work this is; what is begun by it belongs to the same."""


class Way:
    """One direction of a connection."""

    def __init__(self, network: "Network") -> None:
        self._network, self._last = network, 0.0
        self.queue: asyncio.Queue[Any] = asyncio.Queue()

    def send(self, message: Any, late: float = 0.0) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + late + self._network.delay()
        self._last = max(due, self._last + TINY)
        loop.call_at(self._last, self.queue.put_nowait, message)


class Link:
    """A socket: the phone has `send` and `recv`, the server `receive` and `tell`, as ASGI has it."""

    def __init__(self, network: "Network", generation: Generation) -> None:
        self._network, self._generation = network, generation
        self._up, self._down = Way(network), Way(network)
        self._clear = asyncio.Event()
        self._clear.set()
        self.cut = False
        self._up.queue.put_nowait({"type": "websocket.connect"})

    # the phone

    async def send(self, text: str) -> None:
        if self.cut:
            raise ConnectionError
        self._up.send({"type": "websocket.receive", "text": text})
        if self._network.happens(self._network.weather.breaks):
            self.end()

    async def recv(self) -> str:
        message = await self._down.queue.get()
        if message is None:
            raise ConnectionError
        return str(message)

    def end(self, silently: bool = False) -> None:
        """From either side, or from neither."""
        if not self.cut:
            self.cut = True
            self._network.broken += 1
            self._generation.links.discard(self)
            self._clear.set()
            self._up.send({"type": "websocket.disconnect", "code": 1006}, SILENT if silently else 0.0)
            self._down.send(None)

    # the server

    async def receive(self) -> Message:
        message: Message = await self._up.queue.get()
        return message

    async def tell(self, message: Message) -> None:
        if self._generation.dead or self.cut:
            return
        if message["type"] == "websocket.send":
            if self._network.happens(self._network.weather.clogs):
                self._clog()
            await self._clear.wait()
            if not self.cut:
                self._network.heard(message["text"])
                self._down.send(message["text"])
            if self._network.happens(self._network.weather.breaks):
                self.end(silently=self._network.happens(THOUSAND // 2))
        elif message["type"] == "websocket.close":
            self.end()

    def _clog(self) -> None:
        self._clear.clear()
        seconds = self._network.stream.below(8)
        asyncio.get_running_loop().call_later(seconds, self._clear.set)


class Network:
    def __init__(self, stream: Stream, weather: NetworkWeather) -> None:
        self.stream, self.weather = stream, weather
        self.generation: Generation | None = None
        self.secrets: Callable[[], Iterable[str]] = tuple
        """What nobody may be told yet."""
        self.listener: Callable[[str], object] = bool
        """Hears whatever anybody is told."""
        self.frames, self.broken, self.digest = 0, 0, hashlib.sha256()

    def delay(self) -> float:
        return self.stream.below(self.weather.late + 1) / THOUSAND

    def happens(self, of_thousand: int) -> bool:
        return of_thousand > 0 and self.stream.below(THOUSAND) < of_thousand

    def heard(self, text: str) -> None:
        """Somebody is told this."""
        self.frames += 1
        self.digest.update(text.encode())
        self.listener(text)
        for secret in self.secrets():
            assert secret not in text, f"a secret is told: {text}"

    def _begin(self, scope: dict[str, Any], receive: Any, send: Any) -> Generation:
        """A request, in the life of the server that there is now."""
        generation = self.generation
        if generation is None:
            raise ConnectionRefusedError
        token = CURRENT.set(generation)
        try:
            asyncio.get_running_loop().create_task(_answer(generation.app, scope, receive, send))
        finally:
            CURRENT.reset(token)
        return generation

    async def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        """`ConnectionError` where no answer comes, whatever became of the request."""
        await asyncio.sleep(self.delay())
        answered: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        status, parts, asked = 0, bytearray(), [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if asked:
                return asked.pop()
            await asyncio.Event().wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                parts.extend(message.get("body", b""))
                if not message.get("more_body") and not answered.done():
                    answered.set_result((status, bytes(parts)))

        headers = [(b"content-type", b"application/json"), (b"host", b"world")]
        scope = {"type": "http", "method": "POST", "path": path, "headers": headers, **WHERE}
        self._begin(scope, receive, send)
        try:
            async with asyncio.timeout(10):
                found = await answered
        except TimeoutError as error:
            raise ConnectionError from error
        if self.happens(self.weather.breaks * 10):
            raise ConnectionError
        return found

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Link]:
        await asyncio.sleep(self.delay())
        if self.generation is None:
            raise ConnectionRefusedError
        link = Link(self, self.generation)
        self.generation.links.add(link)
        headers = [(b"host", b"world")]
        scope = {"type": "websocket", "path": "/api/socket", "headers": headers, "subprotocols": [], **WHERE}
        self._begin(scope, link.receive, link.tell)
        try:
            yield link
        finally:
            link.end()


async def _answer(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


WHERE: dict[str, Any] = {
    "asgi": {"version": "3.0", "spec_version": "2.4"},
    "http_version": "1.1",
    "scheme": "ws",
    "query_string": b"",
    "root_path": "",
    "raw_path": b"",
    "client": ("192.0.2.1", 1),
    "server": ("world", 80),
    "extensions": {},
}
