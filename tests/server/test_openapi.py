"""What `/openapi.json` and `/api/socket.json` promise is kept, whatever is asked."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
import schemathesis.specs.openapi.checks
from schemathesis import Case
from schemathesis.checks import CHECKS, CheckContext
from schemathesis.config import ChecksConfig, SchemathesisConfig
from schemathesis.core.transport import Response

from metroscribe.server import protocol as wire
from metroscribe.server.app import HEADERS
from metroscribe.server.http import ROUTES
from metroscribe.server.openapi import described
from tests.counts import count
from tests.server.served import GAME, Server, served

SEED = 5
REFUSED_BY_RULES = 422
"""A game, module or bot that there is not: no schema can tell."""

api = schemathesis.openapi.from_dict(described(ROUTES), config=SchemathesisConfig(seed=SEED))
api.config.generation.update(max_examples=count(20, 400), deterministic=True)
accepted = api.config.checks.positive_data_acceptance
accepted.expected_statuses = [*accepted.expected_statuses, str(REFUSED_BY_RULES)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data"), tables_per_hour=1_000_000) as running:
        yield running
        assert "Traceback" not in running.log.getvalue()


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    """A table at which a match is going on."""
    found = server.open(name="Ada", bots={"1": "random"}, seats=2)
    server.join(found).start()
    return found


def guarded(_: CheckContext, response: Response, __: "Case[Any]") -> None:
    """Every answer has the security headers, whatever it answers."""
    assert set(HEADERS) <= set(response.headers)


def asked(case: "Case[Any]", server: Server) -> Response:
    return case.call_and_validate(base_url=f"http://{server.address}", additional_checks=[guarded])


def test_nothing_is_left_unchecked() -> None:
    names = CHECKS.get_all_names()
    assert {"not_a_server_error", "negative_data_rejection", "response_schema_conformance"} <= set(names)
    assert all(ChecksConfig().get_by_name(name=name).enabled for name in names)


def test_the_running_server_is_the_one_that_is_described(server: Server) -> None:
    assert server.http.get("/openapi.json").json() == json.loads(wire.encode(described(ROUTES)))


@pytest.mark.slow
@api.parametrize()
def test_whatever_is_asked_is_answered_as_described(case: "Case[Any]", server: Server) -> None:
    asked(case, server)


@pytest.mark.slow
@api.include(path_regex="{code}").parametrize()
def test_so_it_is_where_there_is_a_table(case: "Case[Any]", server: Server, code: str) -> None:
    case.path_parameters["code"] = code
    asked(case, server)


@pytest.mark.slow
@api.include(method="POST").parametrize()
def test_so_it_is_for_a_game_that_there_is(case: "Case[Any]", server: Server) -> None:
    if isinstance(case.body, dict) and isinstance(name := case.body.get("game"), str) and 0 < len(name) <= 80:
        case.body["game"] = GAME
    asked(case, server)


# the socket


def validators(schema: dict[str, Any]) -> dict[str, jsonschema_rs.Draft202012Validator]:
    return {
        name: jsonschema_rs.Draft202012Validator({**schema[name], "$defs": schema["$defs"]})
        for name in ("sent", "told")
    }


def test_the_schema_of_the_socket_is_one(server: Server) -> None:
    schema = server.http.get("/api/socket.json").json()
    assert schema == json.loads(wire.encode(wire.socket_schema()))
    for name in ("sent", "told"):
        jsonschema_rs.meta.validate({**schema[name], "$defs": schema["$defs"]})


def test_the_traffic_of_a_whole_match_has_the_form_that_the_schema_says(server: Server) -> None:
    code = server.open(name="Ada", bots={"1": "greedy"}, seats=2, clock=3600)
    watcher, phone = server.join(code, None), server.join(code, language="de")
    phone.start()
    turn = 0
    assert phone.ask("take-seat", name="Ada").refused is not None
    assert phone.ask("ask-time", turn=turn).refused is None
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
    checks = validators(wire.socket_schema())
    assert not checks["sent"].is_valid(message)
    phone = server.join(server.open())
    phone.send(message)
    assert phone.told(wire.Trouble).refused.key == "error-message"
