"""A socket hears every text, is asked when it is silent, and holds no more of the server than it may."""

import asyncio
import gc
import json
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import IPPROTO_TCP, SO_RCVBUF, SOL_SOCKET, TCP_NODELAY, socket
from unittest.mock import patch
from weakref import WeakSet

import pytest
import uvloop
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.types import Message
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

from metroscribe.server.web import websocket
from metroscribe.server.web.websocket import FRAGMENTS, OWED, PIECE, WebSocketProtocol, text_frame
from metroscribe.server.wire import messages as wire
from tests.server.served import PATIENCE, TOKEN, Phone, Server, served, wait_until

SILENCE = 3.0
"""Long enough for a machine that stands still for a moment."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data"), tables_per_hour=10_000) as running:
        yield running


def masked(kind: Opcode, data: bytes, fin: bool = True) -> bytes:
    """Always with the same mask: one of 256 lets the rest of a frame look like another."""
    with patch("websockets.frames.secrets.token_bytes", return_value=bytes(range(1, 5))):
        return Frame(kind, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, (1 << 16) - 1, 1 << 16])
def test_a_text_for_all_sockets_of_a_table_is_packed_once(size: int) -> None:
    text = b"x" * size
    frame = text_frame(text)
    assert frame == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert all(text_frame(text) is frame for _ in range(6))


class Mute:
    """A phone that hears everything and answers no ping."""

    def __init__(self, server: Server, receive_buffer: int = 0) -> None:
        self.way = socket()
        self.way.settimeout(PATIENCE)
        if receive_buffer:
            self.way.setsockopt(SOL_SOCKET, SO_RCVBUF, receive_buffer)
        self.way.connect(("127.0.0.1", server.port))
        self.way.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        self.talk = ClientProtocol(parse_uri(f"ws://{server.address}/api/socket"))
        self.talk.send_request(self.talk.connect())
        self.way.sendall(b"".join(self.talk.data_to_send()))
        self.hear()

    def __enter__(self) -> "Mute":
        return self

    def __exit__(self, *_: object) -> None:
        self.way.close()

    def say(self, text: str) -> None:
        self.way.sendall(masked(Opcode.TEXT, text.encode()))

    def hear(self) -> list[Frame]:
        """What has come, as soon as something has."""
        self.talk.receive_data(self.way.recv(1 << 16))
        return [event for event in self.talk.events_received() if isinstance(event, Frame)]

    def until(self, kind: Opcode) -> list[Opcode]:
        heard: list[Opcode] = []
        while kind not in heard:
            heard += [frame.opcode for frame in self.hear()]
        return heard


@st.composite
def arrivals(draw: st.DrawFn, text: bytes) -> list[bytes]:
    """A text as the pieces in which it may arrive."""
    frame, pong = masked(Opcode.TEXT, text), masked(Opcode.PONG, b"pong")
    cut = draw(st.integers(1, len(text) - 1))
    parts = [masked(Opcode.TEXT, text[:cut], fin=False), masked(Opcode.CONT, text[cut:])]
    ways = [
        [frame],
        [frame],
        [frame[:cut], frame[cut:]],
        parts,
        [b"".join(parts)],
        [pong, frame],
        [pong + frame],
    ]
    return draw(st.sampled_from(ways))


@pytest.mark.slow
@given(st.data())
@settings(max_examples=20)
def test_commands_are_understood_in_their_order_however_their_bytes_arrive(
    server: Server, data: st.DataObject
) -> None:
    """Whole, in pieces, several at once, in fragments, with pongs between them."""
    with Mute(server) as mute:
        mute.say(json.dumps({"do": "hello", "code": server.open()}))
        mute.until(Opcode.TEXT)
        ids = [f"command-{number}" for number in range(data.draw(st.integers(1, 20)))]
        for id_ in ids:
            for piece in data.draw(arrivals(json.dumps({"do": "start", "id": id_}).encode())):
                mute.way.sendall(piece)
                time.sleep(0.001)
        heard: list[str] = []
        while len(heard) < len(ids):
            told = [json.loads(bytes(frame.data)) for frame in mute.hear() if frame.opcode is Opcode.TEXT]
            heard += [message["id"] for message in told if message["say"] == "answer"]
        assert heard == ids


@pytest.mark.slow
def test_whoever_speaks_is_not_asked_and_whoever_stays_silent_is_given_up(tmp_path: Path) -> None:
    with served(tmp_path, silence=SILENCE) as server, Mute(server) as mute:
        mute.say(json.dumps({"do": "hello", "code": server.open()}))
        heard = mute.until(Opcode.TEXT)
        for _ in range(6):
            time.sleep(SILENCE / 4)
            mute.say("what?")
            heard += mute.until(Opcode.TEXT)
        assert Opcode.PING not in heard
        spoken = time.monotonic()
        mute.until(Opcode.PING)
        assert time.monotonic() - spoken > SILENCE * 0.9
        mute.until(Opcode.CLOSE)
        assert mute.talk.close_rcvd is not None
        assert mute.talk.close_rcvd == Close(4408, "nothing was heard for too long")


@pytest.mark.slow
def test_nothing_is_left_of_a_socket_that_has_gone(tmp_path: Path) -> None:
    """No timer holds it either, however long it would be."""

    def sockets() -> WeakSet[WebSocketProtocol]:
        return WeakSet(found for found in gc.get_objects() if type(found) is WebSocketProtocol)

    with served(tmp_path, silence=3600) as server:
        before = sockets()
        with Mute(server) as mute:
            mute.say(json.dumps({"do": "hello", "code": server.open()}))
            mute.until(Opcode.TEXT)
            new = sockets() - before
            assert len(new) == 1
        wait_until(lambda: gc.collect() < 0 or not new)


def disguised(inner: bytes) -> tuple[str, bytes, bytes]:
    """A text, a mask, and a whole frame with `inner`: what the text ends with when it is masked so."""
    with patch("websockets.frames.secrets.token_bytes", return_value=b"\x00\x00\x80\x80"):
        frame = Frame(Opcode.TEXT, inner).serialize(mask=True)
    mask = bytes((0x80 ^ ord("!"), 0x80 ^ ord("!"), ord("!"), ord("!")))
    return bytes(byte ^ mask[place % 4] for place, byte in enumerate(frame)).decode(), mask, frame


@pytest.mark.slow
@pytest.mark.parametrize("way", ["pieces", "fragments"])
def test_a_text_whose_second_part_looks_like_a_frame_is_one_text(
    server: Server, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Both masks are chosen so that a frame stands in the text as letters."""
    end, mask, frame = disguised(json.dumps({"do": "rename", "id": "12345678", "name": "Eve"}).encode())
    text, heard = f"1234{end}", hearing(monkeypatch)
    with patch("websockets.frames.secrets.token_bytes", return_value=mask):
        whole = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
        last = Frame(Opcode.CONT, end.encode()).serialize(mask=True)
    sent = whole if way == "pieces" else masked(Opcode.TEXT, b"1234", fin=False) + last
    assert sent.endswith(frame)
    code = server.open(name="Ada")
    with Mute(server) as mute:
        mute.say(json.dumps({"do": "hello", "code": code, "token": TOKEN}))
        mute.until(Opcode.TEXT)
        for piece in (sent[: -len(frame)], frame):
            mute.way.sendall(piece)
            time.sleep(0.05)
        wait_until(lambda: len(heard) == 2)
    assert heard[1] == {"type": "websocket.receive", "text": text}
    assert [seat["name"] for seat in server.http.get(f"/api/tables/{code}").json()["seats"]] == ["Ada"]


@pytest.mark.parametrize("kind", [Opcode.TEXT, Opcode.BINARY])
def test_fragments_are_one_message_of_the_kind_that_the_first_of_them_has(
    server: Server, monkeypatch: pytest.MonkeyPatch, kind: Opcode
) -> None:
    heard, (first, second, third) = hearing(monkeypatch), (b"what", b"ever", b"!")
    with Mute(server) as mute:
        mute.way.sendall(masked(kind, first, fin=False) + masked(Opcode.PING, b"?"))
        mute.way.sendall(masked(Opcode.CONT, second, fin=False) + masked(Opcode.CONT, third))
        wait_until(lambda: bool(heard))
    content = {"text": "whatever!"} if kind is Opcode.TEXT else {"bytes": b"whatever!"}
    assert heard == [{"type": "websocket.receive", **content}]


def hearing(monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """What the application is given from now on."""
    heard: list[Message] = []
    receive = WebSocketProtocol.receive

    async def listening(protocol: WebSocketProtocol) -> Message:
        message = await receive(protocol)
        if message["type"] == "websocket.receive":
            heard.append(message)
        return message

    monkeypatch.setattr(WebSocketProtocol, "receive", listening)
    return heard


# floods


class Gauge:
    """The most that waited to be written to any socket."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.transports: list[asyncio.Transport] = []
        self.most = 0
        made, received = WebSocketProtocol.connection_made, WebSocketProtocol.data_received

        def connection_made(protocol: WebSocketProtocol, transport: asyncio.Transport) -> None:
            self.transports.append(transport)
            made(protocol, transport)

        def data_received(protocol: WebSocketProtocol, data: bytes) -> None:
            received(protocol, data)
            self.most = max(self.most, *(way.get_write_buffer_size() for way in self.transports))

        monkeypatch.setattr(WebSocketProtocol, "connection_made", connection_made)
        monkeypatch.setattr(WebSocketProtocol, "data_received", data_received)


def sitting(server: Server) -> Phone:
    phone = server.join(server.open(name="Ada"))
    phone.told(wire.Presence)
    return phone


@contextmanager
def watching(server: Server, is_dropped: bool = False, **more: int) -> Iterator[Mute]:
    """A page that only looks at a table, until the server drops it where it should."""
    sockets = server.host.watching
    before = sockets.total()
    with Mute(server, **more) as mute:
        mute.say(json.dumps({"do": "hello", "code": server.open()}))
        mute.until(Opcode.TEXT)
        yield mute
        if is_dropped:
            wait_until(lambda: sockets.total() == before)


Runner = Callable[[Coroutine[object, object, None]], None]
PINGS = masked(Opcode.PING, b"x" * 125) * 1000


def test_whoever_floods_pings_is_sent_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    phone, gauge = sitting(server), Gauge(monkeypatch)
    with watching(server, is_dropped=True, receive_buffer=4096) as mute, suppress(ConnectionError):
        for _ in range(200):
            mute.way.sendall(PINGS)
    assert gauge.most <= websocket.UNHEEDED * 127 + PIECE
    assert phone.ask("rename", name="Bob").refused is None


@pytest.mark.slow
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_whoever_asks_for_more_pongs_than_it_takes_is_not_heard_meanwhile_and_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Runner
) -> None:
    """Also if pings were not counted: what waits is bounded, and the client has to keep the rest."""
    monkeypatch.setattr(websocket, "UNHEEDED", 10**9)
    gauge, sent = Gauge(monkeypatch), 0
    with served(tmp_path, run=run, silence=SILENCE) as server:
        phone = sitting(server)
        with watching(server, is_dropped=True, receive_buffer=4096) as mute:
            mute.way.settimeout(SILENCE / 3)
            with suppress(TimeoutError):
                while sent < 1_000_000:
                    sent += mute.way.send(PINGS) // 131
            assert sent < 1_000_000
            assert phone.ask("rename", name="Bob").refused is None
        assert OWED < gauge.most <= OWED + PIECE
        assert phone.ask("rename", name="Ada").refused is None


def test_empty_fragments_are_counted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    phone, parsed, check = sitting(server), 0, Frame.check
    rest = masked(Opcode.CONT, b"", fin=False) * 4000

    def counted(frame: Frame) -> None:
        nonlocal parsed
        parsed += 1
        check(frame)

    with watching(server, is_dropped=True) as mute:
        mute.way.sendall(masked(Opcode.TEXT, b"", fin=False))
        monkeypatch.setattr(Frame, "check", counted)
        with suppress(ConnectionError):
            for _ in range(1000):
                mute.way.sendall(rest)
    assert FRAGMENTS - 1 <= parsed <= FRAGMENTS + PIECE // 6 + 2
    monkeypatch.undo()
    assert phone.ask("rename", name="Bob").refused is None


@pytest.mark.parametrize(
    ("frames", "reason"),
    [
        (masked(Opcode.PING, b"") * (websocket.UNHEEDED + 1), "too many frames"),
        (masked(Opcode.PONG, b"") * (websocket.UNHEEDED + 1), "too many frames"),
        (
            masked(Opcode.TEXT, b"", fin=False) + masked(Opcode.CONT, b"", fin=False) * 15,
            "too many fragments",
        ),
    ],
    ids=["pings", "pongs", "fragments"],
)
def test_a_flood_ends_with_a_reason(server: Server, frames: bytes, reason: str) -> None:
    with watching(server) as mute:
        mute.way.sendall(frames)
        mute.until(Opcode.CLOSE)
        assert mute.talk.close_rcvd == Close(1008, reason)


def test_as_many_as_are_allowed_are_heard(server: Server) -> None:
    hello = json.dumps({"do": "touch"}).encode()
    parts = [masked(Opcode.CONT, hello[place : place + 1], fin=False) for place in range(1, FRAGMENTS - 1)]
    last = masked(Opcode.CONT, hello[FRAGMENTS - 1 :])
    with watching(server) as mute:
        mute.way.sendall(masked(Opcode.PING, b"?") * (websocket.UNHEEDED - 1))
        mute.way.sendall(masked(Opcode.TEXT, hello[:1], fin=False) + b"".join(parts) + last)
        heard: list[Opcode] = []
        while heard.count(Opcode.PONG) < websocket.UNHEEDED - 1:
            heard += [frame.opcode for frame in mute.hear()]
        mute.say("what?")
        assert mute.until(Opcode.TEXT) == [Opcode.TEXT]
