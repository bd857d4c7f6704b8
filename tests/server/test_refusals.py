"""What is refused is counted by its cause, and fills no log."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from prometheus_client import generate_latest
from starlette.requests import HTTPConnection
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from metroscribe.core.text import Text
from metroscribe.server.config import Config
from metroscribe.server.metrics import METRICS
from metroscribe.server.web.refusals import Refusals, network_of
from metroscribe.server.wire import messages as wire
from tests.server.clock import HandClock
from tests.server.served import Server, served

MANY, SLOW = Text("error-too-many-sockets", {"count": 256}), Text("error-slow")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data"), sockets_per_address=1, body_bytes=2000) as running:
        yield running


def asking(address: str = "192.0.2.17") -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (address, 1234), "headers": []})


def counted(cause: str) -> float:
    return METRICS.registry.get_sample_value("metroscribe_refused_total", {"cause": cause}) or 0.0


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.17", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("unknown", "unknown"),
    ],
)
def test_of_an_address_only_its_network_is_logged(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_flood_of_refusals_gets_a_few_lines_a_second_for_each_cause_and_all_are_counted() -> None:
    clock, before = HandClock(), counted(MANY.key)
    refusals = Refusals(Config(refusal_lines=2), clock)
    with capture_logs() as lines:
        for _ in range(10):
            refusals.note(asking(), 429, MANY)
        refusals.note(asking(), 408, SLOW)
        clock.time += 1
        refusals.note(asking(), 429, MANY)
    line = {"event": "refused", "log_level": "warning", "network": "192.0.2.0/24"}
    many = line | {"cause": MANY.key, "status": 429}
    assert lines == [many, many, line | {"cause": SLOW.key, "status": 408}, many | {"left_out": 8}]
    assert counted(MANY.key) == before + 11


def test_what_was_left_out_is_summed_up_when_nothing_comes_after_it() -> None:
    clock = HandClock()
    refusals = Refusals(Config(refusal_lines=1), clock)
    for _ in range(4):
        refusals.note(asking(), 429, MANY)
    with capture_logs() as lines:
        refusals.sum_up()
        assert lines == []
        clock.time += 1
        refusals.sum_up()
        refusals.sum_up()
    assert [(line["cause"], line["left_out"]) for line in lines] == [(MANY.key, 3)]


def test_a_mistake_is_counted_and_not_logged_and_a_fault_of_the_server_is_no_refusal() -> None:
    refusals = Refusals(Config(), HandClock())
    missing, inside = Text("error-no-page", {"path": "/x"}), Text("error-inside")
    before = counted(missing.key), counted(inside.key)
    with capture_logs() as lines:
        refusals.note(asking(), 404, missing)
        refusals.note(asking(), 500, inside)
    assert lines == []
    assert (counted(missing.key), counted(inside.key)) == (before[0] + 1, before[1])


def lines_of(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.getvalue().splitlines()]


def test_refused_sockets_and_requests_are_in_the_figures_and_in_the_log(server: Server) -> None:
    before = {key: counted(key) for key in ("error-too-many-sockets", "error-origin", "error-host")}
    code = server.open()
    first = server.join(code, None)
    first.told(wire.Welcome)
    server.join(code, None).closed()
    for headers, called in (
        ({"origin": "http://elsewhere.example"}, ""),
        ({}, "elsewhere.example"),
    ):
        with pytest.raises(InvalidStatus):
            server.socket(called, **headers)
    server.http.post("/api/tables", json=server.asked(map="x" * 3000))
    server.http.get("/", headers={"host": "elsewhere.example"})
    assert {key: counted(key) - count for key, count in before.items()} == {
        "error-too-many-sockets": 1,
        "error-origin": 1,
        "error-host": 2,
    }
    refused = [line for line in lines_of(server) if line["event"] == "refused"]
    assert {(line["cause"], line["status"], line["network"]) for line in refused} == {
        ("error-too-many-sockets", 429, "127.0.0.0/24"),
        ("error-origin", 403, "127.0.0.0/24"),
        ("error-host", 421, "127.0.0.0/24"),
        ("error-message-long", 413, "127.0.0.0/24"),
    }
    assert b'metroscribe_refused_total{cause="error-host"}' in generate_latest(METRICS.registry)
    first.socket.close()


def test_a_socket_that_says_no_hello_or_a_wrong_code_is_counted(server: Server) -> None:
    before = counted("error-no-table"), counted("error-message")
    assert server.join("NOWHERE2").closed() == 1008
    phone = server.silent()
    phone.socket.send("nonsense")
    assert phone.closed() == 1008
    assert (counted("error-no-table"), counted("error-message")) == (before[0] + 1, before[1] + 1)
