"""What `/openapi.json` promises is kept, whatever is asked."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import schemathesis.specs.openapi.checks
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import CHECKS, CheckContext
from schemathesis.config import ChecksConfig, SchemathesisConfig
from schemathesis.core.transport import Response

from metroscribe.server.web.app import HEADERS
from metroscribe.server.web.openapi import described
from metroscribe.server.web.routes import ROUTES
from metroscribe.server.wire import messages as wire
from tests.counts import count
from tests.server.served import GAME, Server, served

SEED = 5
REFUSED_BY_RULES = 422
"""A game, module or bot that there is not: no schema can tell."""

api = schemathesis.openapi.from_dict(described(ROUTES), config=SchemathesisConfig(seed=SEED))
api.config.generation.update(max_examples=count(10, 400), deterministic=True)
patient = settings(
    max_examples=count(10, 400), derandomize=True, deadline=None, suppress_health_check=list(HealthCheck)
)
"""A busy machine makes cases slowly; that is no fault of the server."""
TOO_LONG = ("413", "414", "431")
"""A body, an address or a head that is longer than any right one is not read."""

accepted = api.config.checks.positive_data_acceptance
accepted.expected_statuses = [*accepted.expected_statuses, str(REFUSED_BY_RULES)]
rejected = api.config.checks.negative_data_rejection
rejected.expected_statuses = [*rejected.expected_statuses, *TOO_LONG]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data"), tables_per_hour=1_000_000) as running:
        yield running
        events = {json.loads(line)["event"] for line in running.complaints}
        assert events <= {"refused"}  # by the limits, which are those of any host


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    """A table at which a match is going on."""
    found = server.open(name="Ada", bots={"1": "random"}, seats=2)
    phone = server.join(found)
    phone.start()
    phone.socket.close()  # else it would be pinged with random numbers, and Hypothesis wonders whose they are
    return found


def guarded(_: CheckContext, response: Response, __: "Case[Any]") -> None:
    """Every answer has the security headers, whatever it answers."""
    assert set(HEADERS) <= set(response.headers)


def whole(value: Any) -> Any:
    """JSON Schema takes 14.0 for a whole number; whoever sends one to us must write 14."""
    if isinstance(value, dict):
        return {name: whole(inner) for name, inner in value.items()}
    return int(value) if isinstance(value, float) and value.is_integer() else value


def asked(case: "Case[Any]", server: Server) -> Response:
    if isinstance(case.body, dict):
        case.body = whole(case.body)
    return case.call_and_validate(base_url=f"http://{server.address}", additional_checks=[guarded])


def test_nothing_is_left_unchecked() -> None:
    names = CHECKS.get_all_names()
    assert {"not_a_server_error", "negative_data_rejection", "response_schema_conformance"} <= set(names)
    assert all(ChecksConfig().get_by_name(name=name).enabled for name in names)


def test_the_running_server_is_the_one_that_is_described(server: Server) -> None:
    assert server.http.get("/openapi.json").json() == json.loads(wire.encode(described(ROUTES)))


def test_where_no_match_has_begun_every_answer_is_described(server: Server) -> None:
    code, found = server.open(), set[int]()
    for route in ROUTES:
        if route.method == "GET" and "{code}" in route.path:
            path = route.path.replace("{code}", code).replace("{seat:seat}", "0")
            status = server.http.get(path).status_code
            assert status in (200, *route.problems), route.path
            found.add(status)
    assert 409 in found


@pytest.mark.slow
@api.parametrize()
@patient
def test_whatever_is_asked_is_answered_as_described(case: "Case[Any]", server: Server) -> None:
    asked(case, server)


@pytest.mark.slow
@api.include(path_regex="{code}").parametrize()
@patient
def test_so_it_is_where_there_is_a_table(case: "Case[Any]", server: Server, code: str) -> None:
    case.path_parameters["code"] = code
    asked(case, server)


@pytest.mark.slow
@api.include(path_regex="{family}").parametrize()
@patient
def test_so_it_is_where_there_is_a_game(case: "Case[Any]", server: Server) -> None:
    family, _, city = GAME.partition("/")
    case.path_parameters.update(family=family, **({"city": city} if "{city}" in case.path else {}))
    asked(case, server)


@pytest.mark.slow
@api.include(method="POST").parametrize()
@patient
def test_so_it_is_for_a_game_that_there_is(case: "Case[Any]", server: Server) -> None:
    if isinstance(case.body, dict) and isinstance(name := case.body.get("game"), str) and 0 < len(name) <= 80:
        case.body["game"] = GAME
    asked(case, server)
