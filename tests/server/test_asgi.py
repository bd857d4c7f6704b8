"""What the protocol says to an application, and an application to it: ASGI, on a transport made by hand."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from unittest.mock import Mock

import pytest
import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from metroscribe.server.web.extension import EXTENSION
from metroscribe.server.web.websocket import OWED, PIECE, WebSocketProtocol

MESSAGES = 8


class Line:
    """A client, the protocol, and what was written between them."""

    def __init__(self, app: ASGIApp) -> None:
        self.transport = Mock(spec=asyncio.Transport)
        self.transport.is_closing.return_value = False
        self.transport.get_extra_info.return_value = None
        self.state = ServerState()
        self.failed: list[AssertionError] = []
        config = uvicorn.Config(self.watched(app), ws_max_queue=MESSAGES, ws_ping_interval=None)
        config.load()
        self.protocol = WebSocketProtocol(config, self.state, {})
        self.protocol.connection_made(self.transport)
        self.client = ClientProtocol(parse_uri("ws://host/api/socket?a=b"))
        self.client.send_request(self.client.connect())
        self.say()

    def watched(self, app: ASGIApp) -> ASGIApp:
        """What it asserts counts, though nothing that it raises leaves the protocol."""

        async def watch(scope: Scope, receive: Receive, send: Send) -> None:
            try:
                await app(scope, receive, send)
            except AssertionError as failure:
                self.failed.append(failure)

        return watch

    def say(self, data: bytes = b"") -> None:
        """What the client has to say, and these bytes."""
        self.protocol.data_received(b"".join(self.client.data_to_send()) + data)

    def written(self) -> bytes:
        return b"".join(call.args[0] for call in self.transport.write.call_args_list)

    def heard(self) -> list[Frame]:
        self.client.receive_data(self.written())
        return [event for event in self.client.events_received() if isinstance(event, Frame)]

    async def end(self) -> None:
        await asyncio.gather(*self.state.tasks)
        assert self.failed == []


def told(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(story(), 10)

    asyncio.run(whole())


def text(data: str) -> bytes:
    return Frame(Opcode.TEXT, data.encode()).serialize(mask=True)


async def listened(receive: Receive) -> list[Message]:
    """All until the end."""
    heard = [await receive()]
    while heard[-1]["type"] != "websocket.disconnect":
        heard.append(await receive())
    return heard


def test_an_application_that_is_busy_gets_everything_later_and_little_is_read_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texts, frames, check = [str(number) for number in range(1000)], 0, Frame.check

    def counted(frame: Frame) -> None:
        nonlocal frames
        frames += 1
        check(frame)

    async def story() -> None:
        free, heard = asyncio.Event(), list[Message]()

        async def app(_: Scope, receive: Receive, send: Send) -> None:
            assert await receive() == {"type": "websocket.connect"}
            await send({"type": "websocket.accept"})
            await free.wait()
            heard.extend(await listened(receive))

        line = Line(app)
        line.transport.pause_reading.assert_called_once()
        await asyncio.sleep(0)
        line.transport.resume_reading.assert_called_once()
        data = b"".join(map(text, texts))
        monkeypatch.setattr(Frame, "check", counted)
        line.say(data)
        assert MESSAGES <= frames <= MESSAGES + PIECE // len(text("0"))
        assert line.transport.pause_reading.call_count == 2
        monkeypatch.undo()
        free.set()
        line.say(Frame(Opcode.CLOSE, b"").serialize(mask=True))
        await line.end()
        assert [message["text"] for message in heard[:-1]] == texts
        assert heard[-1]["code"] == 1005
        line.transport.close.assert_called()

    told(story)


def test_what_cannot_be_sent_after_the_handshake_is_refused() -> None:
    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for kind in ("websocket.accept", "websocket.http.response.start", "http.response.body"):
            with pytest.raises(RuntimeError, match=kind):
                await send({"type": kind})
        await send({"type": "websocket.close"})

    async def story() -> None:
        line = Line(app)
        await line.end()
        assert [frame.opcode for frame in line.heard()] == [Opcode.CLOSE]

    told(story)


def test_what_was_said_before_a_close_is_heard() -> None:
    heard = list[Message]()

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        heard.extend(await listened(receive))

    async def story() -> None:
        line = Line(app)
        line.say(text("last words") + Frame(Opcode.CLOSE, b"\x03\xe8bye").serialize(mask=True))
        await line.end()
        assert [message.get("text") for message in heard] == ["last words", None]
        assert (heard[-1]["code"], heard[-1]["reason"]) == (1000, "bye")
        assert [frame.opcode for frame in line.heard()[-1:]] == [Opcode.CLOSE]

    told(story)


def test_a_client_that_goes_on_after_the_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async def app(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 1008})

    async def story() -> None:
        line, frames = Line(app), Mock(wraps=Frame.check)
        await line.end()
        line.say(text("still here") * 10)
        line.transport.close.assert_not_called()
        flood = text("") * 10_000
        monkeypatch.setattr(Frame, "check", lambda frame: frames(frame))
        line.say(flood)
        line.transport.close.assert_called()
        assert frames.call_count <= PIECE // len(text("")) + 1

    told(story)


@pytest.mark.parametrize("is_faulty", [True, False])
def test_an_application_that_does_not_answer_the_handshake_is_answered_for(
    is_faulty: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged = Mock()
    monkeypatch.setattr("metroscribe.server.web.websocket.log", logged)

    async def app(*_: object) -> None:
        if is_faulty:
            raise ValueError("a fault")

    async def story() -> None:
        line = Line(app)
        await line.end()
        assert line.written().startswith(b"HTTP/1.1 500 ")
        assert logged.exception.called is is_faulty
        line.transport.close.assert_called()

    told(story)


def test_a_handshake_is_denied_with_an_answer() -> None:
    async def app(scope: Scope, _: Receive, send: Send) -> None:
        assert (scope["path"], scope["query_string"]) == ("/api/socket", b"a=b")
        headers = [(b"content-type", b"application/json")]
        await send({"type": "websocket.http.response.start", "status": 429, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": b"[1,", "more_body": True})
        await send({"type": "websocket.http.response.body", "body": b"2]"})

    async def story() -> None:
        line = Line(app)
        await line.end()
        head, _, body = line.written().partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert b"Content-Length: 5" in head
        assert json.loads(body) == [1, 2]

    told(story)


def test_a_server_that_ends_says_so() -> None:
    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        assert (await receive())["code"] == 1012
        with pytest.raises(ConnectionError):
            await send({"type": "websocket.send", "text": "too late"})

    async def story() -> None:
        line = Line(app)
        await asyncio.sleep(0)
        assert line.state.connections
        line.protocol.shutdown()
        await line.end()
        line.heard()
        assert line.client.close_rcvd is not None
        assert line.client.close_rcvd.code == 1012
        line.protocol.connection_lost(None)
        assert not line.state.connections

    told(story)


def test_a_text_that_cannot_be_sent_now_waits_until_it_can() -> None:
    lines: list[Line] = []

    async def app(scope: Scope, _: Receive, send: Send) -> None:
        send_now = scope["extensions"][EXTENSION]["send"]
        assert not send_now(b"not accepted yet")
        await send({"type": "websocket.accept"})
        assert send_now(b"1")
        (line,) = lines
        line.protocol.pause_writing()
        assert not send_now(b"2")
        asyncio.get_running_loop().call_later(0.01, line.protocol.resume_writing)
        await send({"type": "websocket.send", "text": "2"})
        assert send_now(b"3")
        await send({"type": "websocket.close", "code": 1008})
        assert not send_now(b"4")

    async def story() -> None:
        lines.append(Line(app))
        (line,) = lines
        line.transport.get_write_buffer_size.return_value = OWED + 1
        await line.end()
        frames = line.heard()
        assert [bytes(frame.data) for frame in frames[:3]] == [b"1", b"2", b"3"]
        assert frames[3].opcode is Opcode.CLOSE
        line.transport.set_write_buffer_limits.assert_called_once_with(high=OWED)

    told(story)
