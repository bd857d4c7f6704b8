"""What `/api/socket.json` promises is what goes over the socket."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.schema import socket_schema
from tests.server.served import Server, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


def validators(schema: dict[str, Any]) -> dict[str, jsonschema_rs.Draft202012Validator]:
    return {
        name: jsonschema_rs.Draft202012Validator({**schema[name], "$defs": schema["$defs"]})
        for name in ("sent", "told")
    }


def test_the_schema_of_the_socket_is_one(server: Server) -> None:
    schema = server.http.get("/api/socket.json").json()
    assert schema == json.loads(wire.encode(socket_schema()))
    for name in ("sent", "told"):
        jsonschema_rs.meta.validate({**schema[name], "$defs": schema["$defs"]})


@pytest.mark.slow
def test_the_traffic_of_a_whole_match_has_the_form_that_the_schema_says(server: Server) -> None:
    code = server.open(name="Ada", bots={"1": "greedy"}, seats=2, clock=3600)
    watcher, phone = server.join(code, None), server.join(code, language="de")
    phone.start()
    assert phone.ask("take-seat", name="Ada").refused is not None
    assert phone.ask("ask-time", turn=0).refused is None
    assert phone.ask_in_turn("pass").refused is None
    phone.socket.send("nonsense")
    phone.play()
    assert phone.ask("rematch").refused is None
    phone.socket.close()
    watcher.socket.close()
    checks = validators(server.http.get("/api/socket.json").json())
    watcher.closed()
    for frame in (*phone.frames, *watcher.frames):
        checks["told"].validate(json.loads(frame))
    for frame in phone.sent:
        checks["sent"].validate(json.loads(frame))
    heard = {json.loads(frame)["say"] for frame in phone.frames}
    assert heard == {"welcome", "update", "you", "presence", "answer", "trouble"}


@pytest.mark.parametrize(
    "message",
    [
        {"do": "hello", "code": "ABC"},
        {"do": "hello", "code": "ABCDEF", "token": "short"},
        {"do": "stage", "id": "12345678", "turn": -1, "n": 0, "move": "-"},
        {"do": "fly", "id": "12345678"},
        {"do": "ready", "id": "12345678", "turn": 0, "n": 0, "more": 1},
    ],
)
def test_what_the_schema_forbids_is_refused(server: Server, message: dict[str, Any]) -> None:
    checks = validators(socket_schema())
    assert not checks["sent"].is_valid(message)
    phone = server.join(server.open())
    phone.send(message)
    assert phone.told(wire.Trouble).refused.key == "error-message"
