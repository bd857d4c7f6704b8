"""Whatever comes over a socket is answered, refused or ended cleanly, and changes nothing that it may not."""

import json
import socket
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.server.match import events as ev
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import table_view, you_view
from tests.counts import count
from tests.server.noise import Frame, Noise
from tests.server.served import TOKEN, Phone, Server, served

MALLORY, STRANGER = "11" * 16, "22" * 16
NOT_LETTERS, REFUSED, TOO_LONG = 1007, 1008, 1009
HELLO = {"do": "hello", "code": "ABCDEF", "token": MALLORY, "seen": 0, "language": "de"}
COMMANDS: list[dict[str, Any]] = [
    HELLO,
    {"do": "take-seat", "id": "", "name": "Mallory", "seat": 0},
    {"do": "rename", "id": "", "name": "Mallory"},
    {"do": "seat-bot", "id": "", "seat": 0, "bot": "random"},
    {"do": "start", "id": ""},
    {"do": "contribute", "id": "", "part": "ab" * 16},
    {"do": "stage", "id": "", "turn": 0, "n": 0, "move": "-"},
    {"do": "stage", "id": "", "turn": 0, "n": 0, "move": "A1-B1", "ready": True},
    {"do": "take-back", "id": "", "turn": 0, "n": 0},
    {"do": "pass", "id": "", "turn": 0, "n": 0},
    {"do": "ready", "id": "", "turn": 0, "n": 0},
    {"do": "withdraw", "id": "", "turn": 0, "n": 0},
    {"do": "ask-time", "id": "", "turn": 0},
    {"do": "react", "id": "", "reaction": "bravo"},
    {"do": "rematch", "id": ""},
    {"do": "give-up", "id": ""},
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Without limits on how often; every other one holds."""
    with served(
        tmp_path, messages_per_second=1e6, burst=1_000_000, tables_per_hour=1_000_000, sockets_per_address=10
    ) as running:
        yield running
    assert running.complaints == []


def clean(end: ConnectionClosed, *codes: int) -> str:
    """The code that the server closed with, which must be one of these."""
    assert end.rcvd is not None, end
    assert end.rcvd.code in codes, end
    return str(end.rcvd.code)


class Noisy:
    """Sends one frame after the other, and comes back whenever it is sent away."""

    def __init__(self, server: Server, code: str, token: str | None) -> None:
        self.server, self.code, self.token = server, code, token
        self.accepted: set[str] = set()
        self.seen = Counter[str]()
        self._phone: Phone | None = None

    def send(self, frame: Frame) -> None:
        if self._phone is None:
            self._phone = self.server.join(self.code, self.token)
            self._phone.told(wire.Presence)
        try:
            self._phone.socket.send(frame.data, text=frame.text)
            self._judge(self._phone, frame)
        except ConnectionClosed as end:
            self.seen[clean(end, NOT_LETTERS, REFUSED, TOO_LONG)] += 1
            self._phone = None

    def _judge(self, phone: Phone, frame: Frame) -> None:
        """Exactly one answer, or one trouble."""
        while not isinstance(told := phone.hear(), wire.Answer | wire.Trouble):
            pass
        if isinstance(told, wire.Trouble):
            assert told.refused.key in ("error-message", "error-message-long", "error-hello"), frame
            assert told.refused.text
            self.seen["trouble"] += 1
        elif told.refused is None:
            self.accepted.add(told.id)
            self.seen["accepted"] += 1
        else:
            assert told.refused.text not in ("", told.refused.key), told
            assert told.id == json.loads(frame.data)["id"]
            self.seen["refused"] += 1
        phone.frames.clear()

    def close(self) -> None:
        if self._phone is not None:
            self._phone.socket.close()


def open_match(server: Server) -> tuple[str, Phone]:
    """Ada and Mallory play; the phone is Ada's, who has staged something."""
    code = server.open(name="Ada", seats=2, clock=86400)
    ada, mallory = server.join(code), server.join(code, MALLORY)
    assert mallory.ask("take-seat", name="Mallory").refused is None
    assert ada.ask("start").refused is None
    for phone in (ada, mallory):
        assert phone.ask("contribute", part="ab" * 16).refused is None
    mallory.socket.close()
    ada.until(lambda you: bool(you.moves))
    assert ada.you is not None
    assert ada.ask_in_turn("stage", move=ada.you.moves[0].move).refused is None
    return code, ada


def logged(server: Server) -> list[ev.AnyEvent]:
    (match,) = server.host.sessions
    return server.store.log.events(match)


@pytest.mark.slow
@pytest.mark.parametrize("token", [None, STRANGER], ids=["watcher", "stranger"])
def test_whoever_has_no_seat_changes_nothing(server: Server, token: str | None) -> None:
    code, ada = open_match(server)
    before, noisy = logged(server), Noisy(server, code, token)
    for frame in Noise(f"no seat {token}", COMMANDS).frames(count(400, 2500)):
        noisy.send(frame)
    noisy.close()
    assert logged(server) == before
    assert not noisy.accepted
    assert ada.ask("rename", name="Eve").refused is None
    assert {"trouble", "refused", str(TOO_LONG), str(REFUSED)} <= set(noisy.seen)


@pytest.mark.slow
def test_whoever_has_a_seat_changes_no_more_than_was_accepted(server: Server) -> None:
    code, ada = open_match(server)
    assert ada.you is not None
    before, own = len(logged(server)), ada.you
    noisy = Noisy(server, code, MALLORY)
    for frame in Noise("a seat", right_for(server)).frames(count(550, 4000)):
        noisy.send(frame)
    noisy.close()
    events = logged(server)[before:]
    assert {event.command for event in events if event.command} <= noisy.accepted
    assert {getattr(event, "seat", 1) for event in events} == {1}
    assert not any(isinstance(event, ev.Closed | ev.Finished) for event in events)
    (session,) = server.host.sessions.values()
    assert ada.ask("rename", name="Eve").refused is None
    assert you_view(session.hosted, 0).staged == own.staged
    again, _ = server.wait_for(server.host._read(session.hosted.id, ""))
    assert table_view(again, 0) == table_view(session.hosted, 0)
    assert you_view(again, 1) == you_view(session.hosted, 1)
    assert {"trouble", "refused", "accepted"} <= set(noisy.seen)


def right_for(server: Server) -> list[dict[str, Any]]:
    """Commands with counters that Mallory will reach, so that some are accepted; none that ends her seat."""
    (session,) = server.host.sessions.values()
    start = session.hosted.seats[1].count
    in_turn = [command for command in COMMANDS if "n" in command]
    counted = [{**command, "n": start + n} for command in in_turn for n in range(40)]
    return [
        *COMMANDS,
        *counted,
        *({"do": "rename", "id": "", "name": name} for name in ("M", "\u202eX", " ")),
    ]


@pytest.mark.slow
def test_a_first_message_is_a_hello_or_the_end(server: Server) -> None:
    code = server.open(name="Ada")
    right = {**HELLO, "code": code}
    seen = Counter[str]()
    for frame in Noise("hello", [right, right, *COMMANDS]).frames(count(150, 1500)):
        phone = server.silent()
        phone.socket.send(frame.data, text=frame.text)
        try:
            told = phone.hear()
            seen[type(told).__name__] += 1
            if isinstance(told, wire.Trouble):
                assert phone.closed() == REFUSED
        except ConnectionClosed as end:
            clean(end, NOT_LETTERS, TOO_LONG)
        phone.socket.close()
    assert set(seen) == {"Trouble", "Welcome"}
    assert len(logged(server)) == 2


HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.slow
@pytest.mark.parametrize("head", [b"", HANDSHAKE], ids=["http", "socket"])
def test_bytes_that_are_no_protocol_at_all_end_the_connection(server: Server, head: bytes) -> None:
    stream = Stream(f"raw {len(head)}", "noise")
    for _ in range(count(60, 600)):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as raw:
            if head:
                raw.sendall(head)
                assert raw.recv(65536).startswith(b"HTTP/1.1 101 ")
            raw.sendall(bytes(stream.below(256) for _ in range(1 + stream.below(200))))
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(65536):
                pass
    assert server.http.get("/healthz").status_code == 200
    assert not server.host.watching


# HTTP


@pytest.mark.slow
def test_no_body_breaks_the_opening_of_a_table(server: Server) -> None:
    right = {
        "id": "",
        "token": TOKEN,
        "game": "next-station/london",
        "name": "Ada",
        "modules": ["special-stations"],
        "options": {"pencils": ""},
        "seats": 2,
        "bots": {"1": "random"},
        "clock": 60,
        "scores": False,
        "seed": "1",
        "same_deal_as": "ABCDEF",
    }
    seen = Counter[int]()
    shapes = [
        right,
        {name: value for name, value in right.items() if name not in ("options", "same_deal_as")},
    ]
    for frame in Noise("bodies", shapes).frames(count(150, 1500)):
        headers = {"content-type": "application/json"}
        seen[server.http.post("/api/tables", content=frame.data, headers=headers).status_code] += 1
    assert set(seen) == {201, 400, 422}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["next-station/london", "next-station/tokyo", "voll-verplant/paris"])
def test_a_damaged_map_is_refused_with_its_line_or_can_be_played(server: Server, game: str) -> None:
    stream = Stream(game, "maps")
    text = (registry().find(game).folder / "map.toml").read_text(encoding="utf-8")
    seen = Counter[int]()
    for _ in range(count(30, 400)):
        answer = server.http.post("/api/tables", json=server.asked(game=game, map=damaged(text, stream)))
        seen[answer.status_code] += 1
        if answer.status_code == 201:
            drawn = server.http.get(f"/api/tables/{answer.json()['table']['code']}/blank.svg")
            assert drawn.status_code == 200
        else:
            refused_with_its_line(answer)
    assert set(seen) == {201, 422}


def refused_with_its_line(answer: httpx.Response) -> None:
    refused = answer.json()["refused"]
    assert (answer.status_code, refused["key"]) == (422, "error-own-map")
    assert not any(path in refused["text"] for path in ("map.toml", tempfile.gettempdir())), refused


def damaged(text: str, stream: Stream) -> str:
    """With a few characters and lines changed, doubled or lost."""
    lines = text.split("\n")
    for _ in range(1 + stream.below(3)):
        at = stream.below(len(lines))
        line, place = lines[at], stream.below(len(lines[at]) + 1)
        match stream.below(5):
            case 0:
                lines[at] = (
                    line[:place] + stream.choice(("9", "-", '"', "[", "", ".", "A", "é")) + line[place + 1 :]
                )
            case 1:
                lines[at] = line[:place] + line[place + 1 :]
            case 2:
                del lines[at]
            case 3:
                lines.insert(at, line)
            case _:
                other = stream.below(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
        lines = lines or [""]
    return "\n".join(lines)
