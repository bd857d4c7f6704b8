"""Connections: how many there may be, of whom, and how long one may take for a request."""

import asyncio
import gc
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from ipaddress import ip_network
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.server.config import Config
from metroscribe.server.run import OWN_FILES, allowed_connections
from metroscribe.server.web.connections import SECONDS, Connections, Place
from metroscribe.server.web.gate import Gate
from metroscribe.server.web.http import HttpProtocol
from metroscribe.server.web.websocket import WebSocketProtocol
from metroscribe.server.wire import messages as wire
from tests.server.clock import HandClock
from tests.server.served import PATIENCE, Server, served, wait_until

SMALL = {"connections": 40, "connections_reserved": 10, "connections_per_address": 20}


def connections(**limits: int) -> Connections:
    return Connections(Config(**SMALL | limits), HandClock())  # type: ignore[arg-type]


def test_one_address_has_so_many_connections() -> None:
    found = connections()
    assert [found.enter("a") is not None for _ in range(21)] == [True] * 20 + [False]
    assert found.enter("b") is not None


def test_those_of_people_at_a_table_count_for_no_address() -> None:
    found = connections()
    for _ in range(20):
        place = found.enter("a")
        assert place is not None
        place.sit()
    assert [found.enter("a") is not None for _ in range(21)] == [True] * 20 + [False]


def test_of_whoever_stands_up_they_count_again() -> None:
    found = connections()
    place = found.enter("a")
    assert place is not None
    for _ in range(3):
        place.sit()
        assert dict(found.counted) == {}
        place.stand()
        place.stand()
        assert dict(found.counted) == {"a": 1}
    place.leave()
    place.stand()
    assert dict(found.counted) == {}


def test_the_last_places_are_for_addresses_of_people_at_a_table() -> None:
    clock = HandClock()
    found = Connections(Config(**SMALL), clock)  # type: ignore[arg-type]
    found.sat("home")
    for number in range(30):
        assert found.enter(f"attacker {number}") is not None
    assert found.enter("stranger") is None
    assert [found.enter("home") is not None for _ in range(11)] == [True] * 10 + [False]
    clock.time += SECONDS
    assert found.enter("home") is None


def test_a_proxy_has_as_many_connections_as_there_are() -> None:
    found = Connections(Config(**SMALL, proxies=(ip_network("10.0.0.7"),)), HandClock())  # type: ignore[arg-type]
    assert [found.of_peer(("10.0.0.7", 1)) is not None for _ in range(31)] == [True] * 30 + [False]


def test_where_the_system_allows_fewer_there_are_fewer() -> None:
    found = Connections(Config(), HandClock(), most=8)
    assert [found.enter(str(number)) is not None for number in range(9)] == [True] * 6 + [False] * 3


def test_however_many_connections_come_at_once_a_turn_of_the_loop_lets_two_begin() -> None:
    """Addresses take turns."""
    begun: list[str] = []

    async def story() -> None:
        gate = Gate()
        for address in ("many", "many", "many", "many", "one"):
            gate.enter(address, partial(begun.append, address))
        await asyncio.sleep(0)
        assert begun == ["many", "one"]
        await asyncio.sleep(0)
        assert begun == ["many", "one", "many", "many"]
        gate.enter("late", partial(begun.append, "late"))
        for _ in range(3):
            await asyncio.sleep(0)
        assert sorted(begun[4:]) == ["late", "many"]

    asyncio.run(story())


@pytest.mark.slow
def test_a_connection_that_is_over_leaves_nothing_to_the_garbage_collector(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        code = server.open()
        try:
            gc.disable()
            for _ in range(5):
                server.join(code).socket.close()
                server.http.get("/healthz", headers={"connection": "close"})
            wait_until(lambda: not alive(WebSocketProtocol))
            assert alive(HttpProtocol) == []
        finally:
            gc.enable()


def alive(kind: type) -> list[object]:
    return [found for found in gc.get_objects() if type(found) is kind]


@given(
    st.lists(st.tuples(st.sampled_from("ab"), st.sampled_from(["enter", "sit", "stand", "leave", "leave"])))
)
def test_nothing_is_left_of_connections_that_are_gone(steps: list[tuple[str, str]]) -> None:
    found = connections()
    open_: list[Place] = []
    for address, step in steps:
        if step == "enter" and (place := found.enter(address)) is not None:
            open_.append(place)
        elif step == "sit" and open_:
            open_[0].sit()
        elif step == "stand" and open_:
            open_[0].stand()
        elif step == "leave" and open_:
            gone = open_.pop(0)
            gone.leave()
            gone.leave()
        assert found.open == len(open_)
    for place in open_:
        place.leave()
    assert (found.open, dict(found.counted)) == (0, {})


@pytest.fixture
def few_files() -> Iterator[int]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    yield hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_server_asks_for_as_many_files_as_it_needs(few_files: int) -> None:
    wanted = min(few_files - OWN_FILES, 2000)
    assert allowed_connections(Config(connections=2000)) == wanted
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == wanted + OWN_FILES


# over real connections


@contextmanager
def opened(server: Server, count: int, sent: bytes = b"") -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            way = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            way.sendall(sent)
            found.append(way)
        yield found


def ended(way: socket.socket) -> bytes:
    """What comes until the server closes it."""
    heard = b""
    try:
        while more := way.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


@pytest.mark.slow
@pytest.mark.parametrize("sent", [b"", b"G", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "])
def test_a_connection_whose_head_does_not_come_is_given_up(tmp_path: Path, sent: bytes) -> None:
    with served(tmp_path, hello_seconds=0.3) as server, opened(server, 5, sent) as silent:
        assert [ended(way) for way in silent] == [b""] * 5


@pytest.mark.slow
def test_so_is_one_whose_second_head_does_not_come(tmp_path: Path) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET"
    with served(tmp_path, hello_seconds=0.3) as server, opened(server, 1, request) as (slow,):
        assert ended(slow).startswith(b"HTTP/1.1 200 OK")


@pytest.mark.slow
def test_who_finds_the_server_full_is_told_so_and_people_at_a_table_go_on(tmp_path: Path) -> None:
    with served(tmp_path, connections_per_address=10) as server:
        phone = server.join(server.open(name="Ada"))
        phone.told(wire.Welcome)
        with opened(server, 9):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as tenth:
                refused = ended(tenth)
            assert refused.startswith(b"HTTP/1.1 503 ")
            assert b"error-no-room" in refused
            assert phone.ask("rename", name="Bob").refused is None
        wait_until(lambda: server.http.get("/healthz").status_code == 200)


@pytest.mark.slow
def test_who_takes_nothing_of_an_answer_is_given_up(tmp_path: Path) -> None:
    with served(tmp_path, hello_seconds=0.3) as server:
        code = server.open(name="Ada")
        way = socket.socket()
        with way:
            way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            way.connect(("127.0.0.1", server.port))
            asked = f"GET /api/tables/{code}/blank.svg HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
            way.sendall(asked * 200)
            wait_until(lambda: is_cut(way))


def is_cut(way: socket.socket) -> bool:
    try:
        way.send(b"x")
    except OSError:
        return True
    return False
