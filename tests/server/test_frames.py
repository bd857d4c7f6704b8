"""Frames that are packed here are those that the library packs; and whoever is silent is asked."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from socket import IPPROTO_TCP, TCP_NODELAY, create_connection
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from metroscribe.server.web.frames import LONG, PONG, SHORT, TEXT, packed, unpacked
from tests.server.served import PATIENCE, Server, served

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


@pytest.mark.parametrize("size", [0, 1, SHORT - 1, SHORT, LONG - 1, LONG, LONG + 1])
def test_a_text_is_packed_as_the_library_does_it(size: int) -> None:
    text = b"x" * size
    assert packed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, SHORT - 1, SHORT, SHORT + 1, LONG - 1])
def test_texts_of_a_client_are_read_if_they_are_whole_and_short(size: int) -> None:
    text = b"x" * size
    frame = masked(Opcode.TEXT, text)
    assert unpacked(frame, TEXT, LONG) == [text]
    assert unpacked(frame + frame, TEXT, LONG) == [text, text]
    assert unpacked(frame + frame, TEXT, size - 1) == []
    for other in (frame[:-1], frame + b"x", frame + frame[:-1], frame[:1], frame[1:]):
        assert unpacked(other, TEXT, LONG) == []


@pytest.mark.parametrize(
    ("kind", "fin", "mask", "size"),
    [
        (Opcode.TEXT, False, True, 12),
        (Opcode.CONT, True, True, 12),
        (Opcode.TEXT, True, False, 12),
        (Opcode.BINARY, True, True, 12),
        (Opcode.PING, True, True, 12),
        (Opcode.TEXT, True, True, LONG),
    ],
    ids=["a part", "the rest", "not masked", "no text", "a ping", "long"],
)
def test_everything_else_is_left_to_the_library(kind: Opcode, fin: bool, mask: bool, size: int) -> None:
    frame = Frame(kind, b"x" * size, fin).serialize(mask=mask)
    assert unpacked(frame, TEXT, 2 * LONG) == unpacked(frame, PONG, 2 * LONG) == []


def test_bits_that_are_reserved_are_left_to_the_library() -> None:
    for bit in (0x40, 0x20, 0x10):
        frame = bytearray(masked(Opcode.TEXT, b"compressed"))
        frame[0] |= bit
        assert unpacked(bytes(frame), TEXT, LONG) == []


class Mute:
    """A phone that hears everything and answers no ping."""

    def __init__(self, server: Server) -> None:
        self.way = create_connection(("127.0.0.1", server.port), PATIENCE)
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
        assert mute.talk.close_rcvd.code == 1011
