"""Frames that are packed here are those that the library packs; and whoever is silent is asked."""

import json
import time
from pathlib import Path
from socket import create_connection

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from metroscribe.server.frames import LONG, SHORT, packed
from tests.server.served import PATIENCE, Server, served

SILENCE = 0.5


@pytest.mark.parametrize("size", [0, 1, SHORT - 1, SHORT, LONG - 1, LONG, LONG + 1])
def test_a_text_is_packed_as_the_library_does_it(size: int) -> None:
    text = b"x" * size
    assert packed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Mute:
    """A phone that hears everything and answers no ping."""

    def __init__(self, server: Server) -> None:
        self.way = create_connection(("127.0.0.1", server.port), PATIENCE)
        self.talk = ClientProtocol(parse_uri(f"ws://{server.address}/api/socket"))
        self.talk.send_request(self.talk.connect())
        self.way.sendall(b"".join(self.talk.data_to_send()))
        self.hear()

    def __enter__(self) -> "Mute":
        return self

    def __exit__(self, *_: object) -> None:
        self.way.close()

    def say(self, text: str) -> None:
        self.way.sendall(Frame(Opcode.TEXT, text.encode()).serialize(mask=True))

    def hear(self) -> list[Opcode]:
        """The kinds of frames that have come until something is there; nothing at the end."""
        self.talk.receive_data(self.way.recv(1 << 16))
        return [event.opcode for event in self.talk.events_received() if isinstance(event, Frame)]

    def until(self, kind: Opcode) -> list[Opcode]:
        heard: list[Opcode] = []
        while kind not in heard:
            heard += self.hear()
        return heard


def test_whoever_speaks_is_not_asked_and_whoever_stays_silent_is_given_up(tmp_path: Path) -> None:
    with served(tmp_path, silence=SILENCE) as server, Mute(server) as mute:
        mute.say(json.dumps({"do": "hello", "code": server.open()}))
        heard = mute.until(Opcode.TEXT)
        for _ in range(12):
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
