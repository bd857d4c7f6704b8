"""From whom the server takes how much: messages, sockets, tables, and who it is that asks."""

import asyncio
import json
import time
from collections.abc import Collection, Iterator
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from websockets.frames import Frame, Opcode

from metroscribe.server.config import Config
from metroscribe.server.host.bucket import Bucket
from metroscribe.server.host.fanout import Client, LocalReaders
from metroscribe.server.host.session import Session
from metroscribe.server.web import socket as sockets
from metroscribe.server.web.origin import address_of
from metroscribe.server.wire import messages as wire
from tests.server.clock import HandClock
from tests.server.served import Server, served, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


# how much


def test_a_message_that_is_too_long_is_refused_and_a_huge_one_ends_the_socket(server: Server) -> None:
    phone = server.join(server.open())
    phone.socket.send(" " * 4097)
    assert phone.told(wire.Trouble).refused.key == "error-message-long"
    phone.socket.send(" " * (4 * 4096 + 1))
    assert phone.closed() == 1009


def test_a_hello_that_is_too_long_is_refused(server: Server) -> None:
    phone = server.join(server.open() + " " * 4096)
    assert phone.told(wire.Trouble).refused.key == "error-message-long"
    assert phone.closed() == 1008


@pytest.mark.slow
def test_whoever_says_nothing_is_asked_once_and_sent_away(tmp_path: Path) -> None:
    with served(tmp_path, hello_seconds=0.1) as server:
        phone = server.silent()
        assert phone.told(wire.Trouble).refused.key == "error-hello"
        assert phone.closed() == 1008


def test_whoever_talks_nonsense_again_and_again_is_sent_away(server: Server) -> None:
    phone = server.join(server.open())
    for _ in range(sockets.TROUBLES):
        phone.socket.send("nonsense")
        assert phone.told(wire.Trouble).refused.key == "error-message"
    assert phone.closed() == 1008


def test_whoever_is_sent_away_is_not_heard_any_more(server: Server) -> None:
    code = server.open(name="Ada")
    phone = server.join(code)
    rename = json.dumps({"do": "rename", "id": "too-late", "name": "Eve"})
    texts = [*["nonsense"] * sockets.TROUBLES, rename]
    frames = (Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in texts)
    phone.socket.socket.sendall(b"".join(frames))
    assert phone.closed() == 1008
    seats = server.http.get(f"/api/tables/{code}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ada"]


def test_messages_come_in_a_burst_and_then_at_a_steady_rate() -> None:
    clock = HandClock()
    bucket = Bucket(2.0, 3, clock)
    assert [bucket.wait() for _ in range(5)] == [0.0, 0.0, 0.0, 0.5, 1.0]
    clock.time += 60
    assert [bucket.wait() for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]


def test_from_one_address_only_so_many_tables_are_opened_in_an_hour(tmp_path: Path) -> None:
    with served(tmp_path, tables_per_hour=2) as server:
        asked = [server.asked() for _ in range(3)]
        statuses = [server.http.post("/api/tables", json=table).status_code for table in asked]
        assert statuses == [201, 201, 429]
        assert server.http.post("/api/tables", json=asked[0]).status_code == 201
        server.host.clock = HandClock(time.time() + 3601)
        assert server.http.post("/api/tables", json=asked[2]).status_code == 201


def test_from_one_address_only_so_many_watch_at_once(tmp_path: Path) -> None:
    with served(tmp_path, sockets_per_address=2) as server:
        code = server.open(name="Ada")
        first, second = server.join(code, None), server.join(code, None)
        for watcher in (first, second):
            watcher.told(wire.Welcome)
        third = server.join(code, None, language="de")
        assert third.told(wire.Trouble).refused.text.startswith("Von einer Adresse")
        assert third.closed() == sockets.LATER.code
        first.socket.close()
        wait_until(lambda: sum(server.host.watching.values()) == 1)
        server.join(code, None).told(wire.Welcome)
    assert not server.host.watching


def test_one_seat_is_open_on_so_many_pages(tmp_path: Path) -> None:
    with served(tmp_path, sockets_per_seat=2) as server:
        code = server.open(name="Ada")
        first, second = server.join(code), server.join(code)
        for page in (first, second):
            page.told(wire.Welcome)
        third = server.join(code)
        assert third.told(wire.Trouble).refused.key == "error-seat-sockets"
        assert third.closed() == sockets.LATER.code
        first.socket.close()
        server.join(code, None).told(wire.Welcome)
        wait_until(lambda: len(readers_of(next(iter(server.host.sessions.values())))) == 2)
        assert server.join(code).told(wire.Welcome).you is not None


def test_whoever_comes_to_watch_too_often_waits_and_then_comes_later(tmp_path: Path) -> None:
    with served(tmp_path, visits=2, visits_per_second=0.01) as server:
        code = server.open(name="Ada")
        for _ in range(2):
            server.join(code, None).told(wire.Welcome)
        late = server.join(code, None)
        assert late.told(wire.Trouble).refused.key == "error-busy"
        assert late.closed() == sockets.LATER.code
        server.join(code).told(wire.Welcome)


def test_who_stands_up_counts_as_a_watcher(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        code = server.open(seats=2)
        host, phone = server.join(code), server.join(code, "ab" * 16)
        for page in (host, phone):
            page.told(wire.Welcome)
        for command, more, watching in (("take-seat", {"name": "Ada"}, 0), ("leave-seat", {}, 1)):
            assert phone.ask(command, **more).refused is None
            assert server.inside(lambda: sum(server.host.watching.values())) == watching


def test_a_match_holds_so_many_events_and_can_then_be_given_up(tmp_path: Path) -> None:
    with served(tmp_path, events_per_match=20) as server:
        phone = server.join(server.open(name="Ada"))
        phone.start()
        answers = [phone.ask("rename", name=f"Ada {number}").refused for number in range(30)]
        assert {why.key for why in answers if why} == {"error-match-long"}
        assert sum(why is None for why in answers) < 20
        assert phone.ask("give-up").refused is None


@pytest.mark.slow
def test_who_sits_at_a_table_counts_for_no_limit_of_an_address(tmp_path: Path) -> None:
    with served(tmp_path, sockets_per_address=1, connections_per_address=12) as server:
        code = server.open(seats=4, name="Ada")
        for number in (1, 2, 3):
            phone = server.join(code, f"{number:032x}")
            phone.told(wire.Welcome)
            assert phone.ask("take-seat", name=f"Guest {number}").refused is None
        for number in (1, 2, 3) * 6:
            assert server.join(code, f"{number:032x}").told(wire.Welcome).you is not None
        server.join(code, None).told(wire.Welcome)


def readers_of(session: Session) -> Collection[Client]:
    assert isinstance(session.readers, LocalReaders)
    return session.readers.clients


def test_whoever_does_not_read_is_dropped_and_nobody_else_notices(tmp_path: Path) -> None:
    with served(tmp_path, owed_bytes=1000) as server:
        code = server.open(name="Ada")
        slow, phone = server.join(code, None), server.join(code)
        phone.told(wire.Presence)
        session = server.host.sessions[next(iter(server.host.sessions))]
        (client,) = (client for client in readers_of(session) if not client.holder)
        flood = wire.encode(wire.Trouble(wire.Sentence("flood", {}, "x" * (1 << 20))))
        for _ in range(64):
            server.inside(lambda: client.push(flood))
        wait_until(lambda: client not in readers_of(session))
        assert phone.ask("rename", name="Bob").refused is None
        wait_until(lambda: not server.host.watching)
        slow.socket.close()


def test_what_cannot_be_sent_at_once_is_not_overtaken_by_what_comes_later(server: Server) -> None:
    code = server.open(name="Ada")
    watcher = server.join(code, None)
    watcher.told(wire.Presence)
    session = next(session for session in server.host.sessions.values() if session.hosted.opened.code == code)
    (client,) = readers_of(session)

    def push(begin: int) -> None:
        for number in range(begin, begin + 4):
            size = (1 << 18) if number == begin else 1
            client.push(wire.encode(wire.Trouble(wire.Sentence("flood", {"number": number}, "x" * size))))

    heard = list[object]()
    for begin in range(0, 40, 4):
        server.inside(partial(push, begin))
        heard += [watcher.told(wire.Trouble).refused.args["number"] for _ in range(4)]
    assert heard == list(range(40))


@pytest.mark.slow
def test_a_command_whose_socket_is_dropped_is_brought_to_its_end(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = server.open(name="Ada")
    phone = server.join(code)
    phone.told(wire.Presence)
    session = next(session for session in server.host.sessions.values() if session.hosted.opened.code == code)
    (client,), append = readers_of(session), server.host.store.append
    assert isinstance(client, sockets.Connection)

    async def late(*given: Any) -> None:
        while not client.dropped.done():
            client.push(wire.encode(wire.Presence((), 0)))
        while readers_of(session):
            await asyncio.sleep(0.01)
        await append(*given)

    monkeypatch.setattr(server.store, "append", late)
    monkeypatch.setattr(sockets, "CLOSING", 20)  # the phone reads the last word late on a busy machine
    phone.send({"do": "rename", "id": "12345678", "name": "Bob"})
    wait_until(lambda: session.hosted.seats[0].name == "Bob")
    assert phone.closed() == sockets.LATER.code


# who asks


def asking(peer: str, *said: str) -> HTTPConnection:
    headers = [(b"x-forwarded-for", text.encode()) for text in said]
    return HTTPConnection({"type": "http", "client": (peer, 1234), "headers": headers})


@pytest.mark.parametrize(
    ("peer", "said", "address"),
    [
        ("192.0.2.7", ("198.51.100.1",), "192.0.2.7"),
        ("::ffff:192.0.2.7", (), "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", (), "2001:db8:1:2::"),
        ("2001:db8:1:2::7", (), "2001:db8:1:2::"),
    ],
)
def test_without_a_proxy_the_other_end_counts(peer: str, said: tuple[str, ...], address: str) -> None:
    assert address_of(Config(), asking(peer, *said)) == address


PROXY = Config(proxies=(ip_network("10.0.0.7"), ip_network("fd00::/16"), ip_network("127.0.0.1")))


@pytest.mark.parametrize(
    ("said", "address"),
    [
        (("198.51.100.1",), "198.51.100.1"),
        (("203.0.113.9, 198.51.100.1",), "198.51.100.1"),
        (("203.0.113.9", "198.51.100.1"), "198.51.100.1"),
        (("2001:db8::9",), "2001:db8::"),
        ((), "10.0.0.7"),
        (("<script>",), "unknown"),
    ],
)
def test_what_a_proxy_that_was_named_said_last_counts(said: tuple[str, ...], address: str) -> None:
    assert address_of(PROXY, asking("10.0.0.7", *said)) == address


@pytest.mark.parametrize(
    ("peer", "believed"),
    [
        ("127.0.0.1", True),
        ("::ffff:10.0.0.7", True),
        ("fd00::1", True),
        ("10.0.0.8", False),
        ("::1", False),
        ("192.168.1.2", False),
        ("8.8.8.8", False),
        ("nowhere", False),
    ],
)
def test_only_a_proxy_that_was_named_is_believed(peer: str, believed: bool) -> None:
    said = address_of(PROXY, asking(peer, "198.51.100.1"))
    assert (said == "198.51.100.1") == believed


@pytest.mark.slow
def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    with served(tmp_path, tables_per_hour=1, proxies=PROXY.proxies) as server:
        for address, status in (("198.51.100.1", 201), ("198.51.100.2", 201), ("198.51.100.1", 429)):
            headers = {"x-forwarded-for": f"203.0.113.9, {address}"}
            answer = server.http.post("/api/tables", json=server.asked(), headers=headers)
            assert answer.status_code == status
