"""The socket: reads, judges size and rate, hands on, and writes what the host pushes."""

import asyncio
import hashlib
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from math import ceil
from pathlib import Path
from typing import NamedTuple

import structlog
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.text import Text
from metroscribe.server.config import Config
from metroscribe.server.host.bucket import Bucket
from metroscribe.server.host.guesses import TooManyCodes
from metroscribe.server.host.session import Session
from metroscribe.server.host.tables import Host
from metroscribe.server.host.visits import Visitor, belongs, looks
from metroscribe.server.match.decide import Refusal
from metroscribe.server.metrics import METRICS
from metroscribe.server.store.contract import Damaged, Unavailable
from metroscribe.server.web.connections import place_of
from metroscribe.server.web.extension import SendNow, offered_sender
from metroscribe.server.web.origin import address_of, asked_name, language_of, welcome_host, welcome_origin
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.questions import reply
from metroscribe.server.wire.said import said
from metroscribe.texts import Words

log = structlog.get_logger()
DENIAL = "websocket.http.response"
"""ASGI extension: a handshake is denied with an answer of our own."""
CLOSING = 1.0
"""Seconds in which a last word must have left."""
LONGEST_WAIT = 5.0
"""Seconds that a socket waits to come in."""
UNSAVED = 1
"""Seconds after which a command may come again that could not be saved."""
TROUBLES = 20
"""So many messages that cannot be read, and the socket is closed."""


class End(NamedTuple):
    """How a socket is closed."""

    code: int
    reason: str = ""

    @property
    def status(self) -> int:
        """What a request would have been refused with."""
        return 429 if self.code == LATER.code else 400


ENDED, REFUSED, FAILED, LATER = End(1000), End(1008), End(1011), End(1013)
"""With the last one it may come back after a moment."""
TOO_SLOW = End(LATER.code, "too much waits to be read")


def holder_of(token: str | None) -> str:
    """What is stored of a token."""
    return hashlib.sha256(bytes.fromhex(token)).hexdigest() if token else ""


def sentence(text: Text, language: str) -> wire.Sentence:
    about = said(text)
    return wire.Sentence(about.key, about.args, words_of(language)(text))


@cache
def words_of(language: str, *folders: Path) -> Words:
    """Kept, since the files are read once for each."""
    return Words(language, folders)


@dataclass(eq=False)
class Connection:
    """A client of the host; what cannot be sent at once waits here in order. An `End` closes the socket."""

    socket: WebSocket
    config: Config
    holder: str = ""
    language: str = "en"
    queue: "deque[bytes | End]" = field(default_factory=deque)
    owed: int = 0
    """Bytes in the queue."""
    filled: asyncio.Event = field(default_factory=asyncio.Event)
    dropped: "asyncio.Future[End]" = field(init=False)
    _send_now: SendNow = field(init=False)

    def __post_init__(self) -> None:
        self.dropped = asyncio.get_running_loop().create_future()
        self._send_now = offered_sender(self.socket.scope)

    def push(self, frame: bytes) -> None:
        """A connection that does not keep up is dropped; it comes back and asks for what it missed."""
        if self.dropped.done():
            return  # what comes now builds on what it missed
        if not self.queue and self._send_now(frame):
            return
        if not self.queue or self.owed + len(frame) <= self.config.owed_bytes:
            self.owed += len(frame)
            self._enqueue(frame)
        else:
            self.dropped.set_result(TOO_SLOW)

    def finish(self, end: End) -> None:
        """Close the socket after what was pushed before."""
        self._enqueue(end)

    def _enqueue(self, frame: bytes | End) -> None:
        self.queue.append(frame)
        self.filled.set()

    async def send_all(self) -> End:
        """Until the end. A frame is in the queue until it has left, so that none overtakes it."""
        while True:
            while self.queue:
                if isinstance(frame := self.queue[0], End):
                    return frame
                await self.socket.send_text(frame.decode())
                self.queue.popleft()
                self.owed -= len(frame)
            self.filled.clear()
            await self.filled.wait()

    async def close(self, end: End) -> None:
        if self.socket.client_state is self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                async with asyncio.timeout(CLOSING):
                    await self.socket.close(end.code, end.reason)


class SocketHandler:
    """One socket from `Hello` to its end."""

    def __init__(self, host: Host, socket: WebSocket) -> None:
        self.host, self.config = host, host.config
        self.connection = Connection(socket, host.config, language=language_of(socket))
        self.bucket = Bucket(host.config.messages_per_second, host.config.burst, host.clock)
        self.troubles = 0
        self.place, self.address = place_of(socket.scope), address_of(host.config, socket)
        self.watches = False
        """Whether it counts as one that only watches."""
        self.session: Session | None = None
        self.busy = self.ended = False
        """Whether a command is being carried out, and whether there will be another."""

    async def run(self) -> None:
        """A command that was begun is brought to its end, whatever becomes of the socket."""
        await self.connection.socket.accept()
        sending, reading = (asyncio.create_task(work) for work in (self.connection.send_all(), self._read()))
        try:
            await asyncio.wait(
                {sending, reading, self.connection.dropped}, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            if self.session is not None:
                self.host.leave(self.session, self.connection)
            self._uncount()
            self.ended = True
            sending.cancel()
            if not self.busy:
                reading.cancel()
            ends = await asyncio.gather(sending, reading, return_exceptions=True)
            found = [self.connection.dropped.result()] if self.connection.dropped.done() else []
            found += [end for end in ends if isinstance(end, End)]
            await self.connection.close(found[0] if found else ENDED)

    async def _read(self) -> End:
        """Until the other side ends it; how to close it where we do."""
        try:
            welcome = await self._hello()
            while welcome and not self.ended:
                frame = await self._receive()
                if wait := self.bucket.wait():
                    await asyncio.sleep(wait)
                if self.host.stopping:
                    continue  # it is not answered, so it comes again
                await self._message(frame)
                welcome = self.troubles < TROUBLES
            if not welcome:  # whoever sends closes the socket when all is said, and nothing more is heard
                await asyncio.sleep(self.config.hello_seconds)
                return REFUSED
            return ENDED
        except (WebSocketDisconnect, ConnectionError):
            return ENDED
        except Exception:
            log.exception("socket failed")
            return FAILED

    async def _receive(self) -> bytes:
        message = await self.connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text.encode(errors="replace") if text is not None else message.get("bytes") or b""

    async def _hello(self) -> bool:
        """Whether the socket goes on; if not, it is told why, and closed."""
        try:
            async with asyncio.timeout(self.config.hello_seconds):
                hello = self._readable(await self._receive())
        except TimeoutError:
            hello = Text("error-hello")
        if not isinstance(hello, Text | wire.Hello):
            hello = Text("error-hello")
        refused = await self._enter(hello) if isinstance(hello, wire.Hello) else (hello, REFUSED)
        if refused is None:
            return True
        self.connection.socket.app.state.refusals.note(self.connection.socket, refused[1].status, refused[0])
        self._trouble(refused[0])
        self.connection.finish(refused[1])
        return False

    async def _enter(self, hello: wire.Hello) -> tuple[Text, End] | None:
        """The table is found and joined; or why not, and how that ends."""
        self.connection.holder, self.connection.language = holder_of(hello.token), hello.language
        try:
            visitor = Visitor(self.address, self.connection.holder, hello.proof)
            session = await self.host.visit(hello.code, visitor)
        except (TooManyCodes, Unavailable) as error:
            return error.text, LATER
        except Damaged as error:
            return error.text, REFUSED
        if session is None:
            return Text("error-no-table", {"code": hello.code}), REFUSED
        if refused := await self._crowded(session):
            return refused, LATER
        self.session = session
        looks(session, self.address)
        self._count(self._sits(session))
        await self.host.take_up(session)
        self.host.join(session, self.connection, hello.seen if hello.version > wire.OLD_NUMBERS else None)
        return None

    async def _crowded(self, session: Session) -> Text | None:
        """Why there is no room for one more: at a seat, or among those of this address who hold none."""
        if self._sits(session):
            most, open_ = self.config.sockets_per_seat, session.presence.sockets(self.connection.holder)
            return Text("error-seat-sockets", {"count": most}) if open_ >= most else None
        if self.host.watching[self.address] >= self.config.sockets_per_address:
            return Text("error-too-many-sockets", {"count": self.config.sockets_per_address})
        if seconds := self.host.load.take():
            return Text("error-busy", {"seconds": seconds})
        visits = self.host.visits.of(self.address)
        if visits.seconds > LONGEST_WAIT:
            return Text("error-busy", {"seconds": ceil(visits.seconds)})
        await asyncio.sleep(visits.wait())
        return None

    def _sits(self, session: Session) -> bool:
        return belongs(session.hosted, self.connection.holder)

    def _count(self, sits: bool) -> None:
        """Who sits at a table counts neither as a watcher nor as a connection of their address."""
        if self.place is not None:
            (self.place.sit if sits else self.place.stand)()
        if self.watches is sits:
            self.watches = not sits
            self.host.watching[self.address] += 1 if self.watches else -1
            self._tidy()

    def _uncount(self) -> None:
        if self.watches:
            self.watches = False
            self.host.watching[self.address] -= 1
            self._tidy()

    def _tidy(self) -> None:
        if not self.host.watching[self.address]:
            del self.host.watching[self.address]

    def _trouble(self, text: Text) -> None:
        self.connection.push(wire.encode(wire.Trouble(sentence(text, self.connection.language))))
        self.troubles += 1
        if self.troubles >= TROUBLES:
            self.connection.finish(REFUSED)

    async def _message(self, frame: bytes) -> None:
        command = self._readable(frame)
        if isinstance(command, wire.Hello):
            command = Text("error-hello")
        if isinstance(command, Text):
            self._trouble(command)
            return
        assert self.session is not None
        if isinstance(command, wire.Touch):
            self.host.touch(self.session, self.connection.holder)
            return
        if seconds := self.host.load.take():
            self._busy(command.id, seconds)
            await asyncio.sleep(seconds)  # nothing more of it is read before it may come again
            return
        if isinstance(command, wire.Question):
            seat = self.session.hosted.seat_of(self.connection.holder)
            self.connection.push(wire.encode(reply(self.session.hosted, seat, command)))
            return
        self.busy = True
        try:
            refusal = await self.host.carry_out(self.session, command, self.connection.holder, self.address)
        except Unavailable as error:
            METRICS.answered(type(command).__name__, "unsaved")
            self._answer(command.id, Refusal(error.text), UNSAVED)
            return
        except MetroscribeError as error:
            refusal = Refusal(error.text)
        finally:
            self.busy = False
        METRICS.answered(type(command).__name__, "refused" if refusal else "accepted")
        seat = self.session.hosted.seat_of(self.connection.holder)
        self._count(self._sits(self.session))
        self.host.outbox.after(self.session, seat, lambda: self._answer(command.id, refusal))

    def _busy(self, id_: str, seconds: int) -> None:
        """Nothing was decided: the same command may come again."""
        METRICS.busy.inc()
        self._answer(id_, Refusal(Text("error-busy", {"seconds": seconds})), seconds)

    def _readable(self, frame: bytes) -> wire.Sent | Text:
        """The message, or what is wrong with it."""
        if len(frame) > self.config.message_bytes:
            return Text("error-message-long", {"most": self.config.message_bytes})
        try:
            message: wire.Sent = wire.decode_sent(frame)
        except wire.UNREADABLE as error:
            return Text("error-message", {"reason": str(error)})
        return message

    def _answer(self, id_: str, refusal: Refusal | None, retry: int = 0) -> None:
        assert self.session is not None
        hosted, language = self.session.hosted, self.connection.language
        seat = hosted.seat_of(self.connection.holder)
        count = 0 if seat is None else hosted.seats[seat].count
        refused = None if refusal is None else sentence(refusal.text, language)
        seq = hosted.answer_to(self.connection.holder, id_)
        self.connection.push(wire.encode(wire.Answer(id_, count, -1 if seq is None else seq, refused, retry)))


async def talk(host: Host, socket: WebSocket) -> None:
    """Refuse what comes from elsewhere, or too often; count what stays."""
    if not welcome_host(host.config, socket):
        await _deny(socket, 421, Text("error-host", {"name": asked_name(socket)}))
        return
    if not welcome_origin(host.config, socket):
        await _deny(socket, 403, Text("error-origin"))
        return
    handler, open_ = SocketHandler(host, socket), socket.app.state.sockets
    METRICS.sockets.inc()
    open_.add(handler)
    try:
        await handler.run()
    finally:
        open_.discard(handler)
        METRICS.sockets.dec()


async def _deny(socket: WebSocket, status: int, text: Text) -> None:
    """Said as HTTP, before there is a socket, where the server can."""
    socket.app.state.refusals.note(socket, status, text)
    if DENIAL not in (socket.scope.get("extensions") or {}):
        await socket.close(REFUSED.code)
        return
    body = wire.encode(answers.Problem(sentence(text, language_of(socket))))
    await socket.send_denial_response(Response(body, status, media_type="application/json"))
