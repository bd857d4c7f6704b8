"""WebSocket protocol for uvicorn with bounded reads and writes.

uvicorn takes the class by `Config(ws=...)`. The sans-IO part of the `websockets` library parses and
serializes frames. This class moves the bytes, bounds what one connection can make the server hold or do,
and speaks ASGI to the application.
"""

import asyncio
from functools import lru_cache
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

import structlog
from starlette.types import Message, Scope
from starlette.websockets import WebSocketDisconnect
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from metroscribe.server.web.connections import KEY, Place
from metroscribe.server.web.extension import EXTENSION
from metroscribe.server.web.stall import Stall

log = structlog.get_logger()
OPEN, CLOSE, CONTROLS = State.OPEN, Opcode.CLOSE, (Opcode.PING, Opcode.PONG)
"""Members of an enumeration are slow to look up in Python 3.11."""
OWED = 16 * 1024
"""Bytes in the write buffer; beyond these no message is written, and nothing more is read."""
PIECE = 1024
"""Bytes that are parsed before the limits are looked at again."""
FRAGMENTS = 16
"""Of one message."""
UNHEEDED = 64
"""Pings, pongs, and whatever comes after the end, in one second."""
SILENT = 4408
"""A socket from which nothing comes, though it was asked, is closed with this: nobody's fault."""
LINGER = 10.0
"""Seconds in which a client must take what was sent before a close, and answer it."""


class WebSocketProtocol(asyncio.Protocol):
    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config, self._app_state = config, app_state
        self._default_headers, self._tasks = server_state.default_headers, server_state.tasks
        self._connections = cast(set[asyncio.Protocol], server_state.connections)
        self._loop = asyncio.get_running_loop()
        self._wire = ServerProtocol(max_size=config.ws_max_size)
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._pending: Response | None = None
        """The answer to the handshake until the application has accepted or denied it."""
        self._denial: Message | None = None
        self._writable = asyncio.Event()
        self._writable.set()
        self._unparsed, self._parsed = b"", 0
        """What was read last, and how many bytes of it were parsed."""
        self._fragments: list[bytes] = []
        self._is_text = False
        self._paused = False
        """Whether reading is."""
        self._ended = False
        """Whether the application was told that it is over."""
        self._lost = False
        self._unheeded, self._second = 0, 0.0
        self._heard = self._asked = 0.0
        """When something came in last, and when a ping was sent."""
        self._keepalive: asyncio.TimerHandle | None = None
        self._place: Place | None = app_state.get(KEY)
        self._deadline: asyncio.TimerHandle | None = None

    # The transport calls these.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=OWED)
        self._stall = Stall(self._transport, self._config.ws_ping_timeout or LINGER)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        self._connections.discard(self)
        if self._place is not None:
            self._place.leave()
        self._stall.over()
        for timer in (self._keepalive, self._deadline):
            if timer is not None:
                timer.cancel()
        self._disconnect(CloseCode.ABNORMAL_CLOSURE)
        self._writable.set()  # whoever waits to send learns that it is over

    def data_received(self, data: bytes) -> None:
        self._heard = self._loop.time()
        self._unparsed, self._parsed = self._unparsed[self._parsed :] + data, 0
        self._parse()

    def pause_writing(self) -> None:
        self._writable.clear()
        self._stall.watch()

    def resume_writing(self) -> None:
        self._stall.over()
        self._writable.set()
        self._parse()

    # uvicorn calls this.

    def shutdown(self) -> None:
        if self._pending is not None:
            self._answer(self._wire.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
        elif self._wire.state is OPEN:
            self._wire.send_close(CloseCode.SERVICE_RESTART)
            self._flush()
        self._hang_up()

    # Reading

    def _has_room(self) -> bool:
        """Whether the application takes what comes, and the client what was sent."""
        if self._pending is not None or not self._writable.is_set():
            return False
        return self._ended or self._inbox.qsize() < self._config.ws_max_queue

    def _parse(self) -> None:
        """Go on while there is room for what follows; else reading stops, and TCP holds the client back."""
        while self._parsed < len(self._unparsed) and self._has_room():
            piece = self._unparsed[self._parsed : self._parsed + PIECE]
            self._parsed += PIECE
            self._wire.receive_data(piece)
            for event in self._wire.events_received():
                self._take(event)
            self._flush()
        if self._parsed >= len(self._unparsed):
            self._unparsed, self._parsed = b"", 0
        if self._paused is self._has_room() and not self._transport.is_closing():
            self._paused = not self._paused
            (self._transport.pause_reading if self._paused else self._transport.resume_reading)()

    def _take(self, event: Request | Response | Frame) -> None:
        if isinstance(event, Request):
            self._begin(event)
        elif isinstance(event, Frame) and event.opcode is not CLOSE:
            if self._ended or event.opcode in CONTROLS:
                self._count_unheeded()
            else:
                self._add_fragment(event)

    def _count_unheeded(self) -> None:
        """Frames that never reach the application, so that it does not hold the client back."""
        if self._heard >= self._second + 1:
            self._unheeded, self._second = 0, self._heard
        self._unheeded += 1
        if self._unheeded > UNHEEDED:
            self._fail(CloseCode.POLICY_VIOLATION, "too many frames")

    def _add_fragment(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._fragments.append(bytes(frame.data))
        if frame.fin:
            data = b"".join(self._fragments)
            self._fragments.clear()
            self._deliver(data)
        elif len(self._fragments) >= FRAGMENTS:
            self._fragments.clear()
            self._fail(CloseCode.POLICY_VIOLATION, "too many fragments")

    def _deliver(self, data: bytes) -> None:
        try:
            content = {"text": data.decode()} if self._is_text else {"bytes": data}
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA, "not UTF-8")
            return
        self._inbox.put_nowait({"type": "websocket.receive", **content})

    # Writing

    def _flush(self) -> None:
        """Write what the library has serialized."""
        if writes := self._wire.data_to_send():
            self._transport.write(b"".join(writes))
            if SEND_EOF in writes:
                self._hang_up()

    def send_now(self, text: bytes) -> bool:
        if self._wire.state is not OPEN or not self._writable.is_set() or self._transport.is_closing():
            return False
        self._transport.write(text_frame(text))
        return True

    # The end

    def _fail(self, code: int, reason: str) -> None:
        self._wire.fail(code, reason)
        self._flush()

    def _hang_up(self) -> None:
        """After what was written, if the client takes it in time."""
        close = self._wire.close_rcvd or self._wire.close_sent
        self._disconnect(*((close.code, close.reason) if close else (CloseCode.ABNORMAL_CLOSURE,)))
        self._transport.close()
        self._abort_later()

    def _abort_later(self) -> None:
        if self._deadline is None and not self._lost:
            self._deadline = self._loop.call_later(LINGER, self._transport.abort)

    def _disconnect(self, code: int, reason: str = "") -> None:
        if not self._ended:
            self._ended = True
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})

    # Keepalive

    def _keep_alive(self) -> None:
        """Ping a client that was silent for long, and close if nothing comes after that."""
        now, every = self._loop.time(), self._config.ws_ping_interval
        if not every or self._wire.state is not OPEN:
            return
        if not self._has_room():
            self._heard = now  # it is us who do not listen
        due = self._heard + every
        if now >= due:
            if self._heard < self._asked:
                self._fail(SILENT, "nothing was heard for too long")
                return
            self._wire.send_ping(b"")
            self._flush()
            self._asked, due = now, now + (self._config.ws_ping_timeout or every)
        self._keepalive = self._loop.call_at(due, self._keep_alive)

    # ASGI

    def _begin(self, request: Request) -> None:
        response = self._wire.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(response)
            return
        del response.headers["Date"]
        self._pending = response
        self._inbox.put_nowait({"type": "websocket.connect"})
        task = self._loop.create_task(self._run(self._scope(request)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        root = self._config.root_path
        is_secure = self._transport.get_extra_info("sslcontext") is not None
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_secure else "ws",
            "server": address(self._transport.get_extra_info("sockname")),
            "client": address(self._transport.get_extra_info("peername")),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: {"send": self.send_now}},
        }

    async def _run(self, scope: Scope) -> None:
        try:
            await self._config.loaded_app(scope, self.receive, self.send)
        except (ConnectionError, WebSocketDisconnect):
            pass
        except Exception:
            log.exception("socket failed")
        finally:
            if self._pending is not None and not self._lost:
                self._answer(self._wire.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
            elif self._deadline is None:
                self._hang_up()

    async def receive(self) -> Message:
        message = await self._inbox.get()
        if self._paused:
            self._parse()
        return message

    async def send(self, message: Message) -> None:
        await self._writable.wait()
        if self._lost:
            raise ConnectionResetError("the connection is lost")
        if self._pending is not None:
            self._answer_handshake(message, self._pending)
        elif message["type"] == "websocket.send":
            self._send(message)
        elif message["type"] == "websocket.close":
            self._close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
        else:
            raise RuntimeError(f"{message['type']} cannot be sent now")

    def _answer_handshake(self, message: Message, accepted: Response) -> None:
        match message["type"]:
            case "websocket.accept":
                accepted.headers.update(decoded([*self._default_headers, *message.get("headers", [])]))
                self._answer(accepted)
                self._heard = self._loop.time()
                self._keep_alive()
            case "websocket.close":
                self._answer(self._wire.reject(HTTPStatus.FORBIDDEN, ""))
            case "websocket.http.response.start":
                self._denial = message
            case "websocket.http.response.body" if self._denial is not None:
                self._denial["body"] = self._denial.get("body", b"") + message.get("body", b"")
                if not message.get("more_body", False):
                    self._answer(denied(self._denial))
            case other:
                raise RuntimeError(f"{other} cannot be sent before the handshake is over")

    def _answer(self, response: Response) -> None:
        self._pending = None
        self._wire.send_response(response)
        self._flush()
        self._parse()

    def _send(self, message: Message) -> None:
        if self._wire.state is not OPEN:
            raise ConnectionResetError("the connection is closing")
        text = message.get("text")
        if text is not None:
            self._wire.send_text(text.encode())
        else:
            self._wire.send_binary(message["bytes"])
        self._flush()

    def _close(self, code: int, reason: str) -> None:
        """The client has `LINGER` seconds to answer; whatever else it sends is dropped."""
        if self._wire.state is OPEN and not self._transport.is_closing():
            self._wire.send_close(code, reason)
            self._flush()
            self._disconnect(code, reason)
            self._abort_later()
            self._parse()


@lru_cache(maxsize=1)
def text_frame(text: bytes) -> bytes:
    """A broadcast passes the same text for one socket after the other."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)


def decoded(headers: list[tuple[bytes, bytes]]) -> Headers:
    return Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers])


def denied(denial: Message) -> Response:
    """The answer of an application that denies a handshake over HTTP."""
    status, headers, body = HTTPStatus(denial["status"]), decoded(denial.get("headers", [])), denial["body"]
    headers.setdefault("Connection", "close")
    headers.setdefault("Content-Length", str(len(body)))
    return Response(status.value, status.phrase, headers, body)


def address(found: object) -> tuple[str, int] | None:
    """Of an end of a connection over TCP."""
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None
