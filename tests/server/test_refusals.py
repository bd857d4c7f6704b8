"""What is refused is counted by its cause, and logged where somebody was held off."""

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
from metroscribe.server.web.refusals import Refusals
from metroscribe.server.wire import messages as wire
from tests.server.served import Server, served

MANY = Text("error-too-many-sockets", {"count": 256})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data"), sockets_per_address=1, body_bytes=2000) as running:
        yield running


def asking(address: str = "192.0.2.17") -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (address, 1234), "headers": []})


def counted(cause: str) -> float:
    return METRICS.registry.get_sample_value("metroscribe_refused_total", {"cause": cause}) or 0.0


def test_who_is_held_off_is_counted_by_cause_and_logged_with_the_network() -> None:
    before = counted(MANY.key)
    with capture_logs() as lines:
        Refusals(Config()).note(asking(), 429, MANY)
    line = {"event": "refused", "log_level": "warning", "network": "192.0.2.0/24"}
    assert lines == [line | {"cause": MANY.key, "status": 429}]
    assert counted(MANY.key) == before + 1


def test_a_mistake_is_counted_and_not_logged_and_a_fault_of_the_server_is_no_refusal() -> None:
    refusals = Refusals(Config())
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
