"""Log lines: none is repeated without end, none says who somebody is, and each can be read."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog

from metroscribe.server import logs
from metroscribe.server.config import Config
from metroscribe.server.logs import Sparing, network_of
from tests.server.clock import HandClock


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    structlog.reset_defaults()


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.17", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_of_an_address_only_its_network_is_logged(address: str, network: str) -> None:
    assert network_of(address) == network


def sparing(lines: int) -> tuple[HandClock, list[dict[str, Any]]]:
    """A log that keeps so many lines a second, its clock, and what it has kept."""
    clock, kept = HandClock(), list[dict[str, Any]]()

    def keep(_: object, __: str, event: Any) -> Any:
        kept.append(dict(event))
        raise structlog.DropEvent

    structlog.configure(processors=[Sparing(lines, clock.monotonic), keep])
    return clock, kept


def test_a_flood_of_one_event_gets_a_few_lines_a_second_for_each_cause() -> None:
    clock, kept = sparing(2)
    log = structlog.get_logger()
    for number in range(10):
        log.warning("refused", cause="many", network=f"192.0.{number}.0/24")
    log.warning("refused", cause="slow")
    log.info("table opened")
    clock.time += 1
    log.warning("refused", cause="many")
    assert [(line["event"], line.get("cause"), line.get("left_out")) for line in kept] == [
        ("refused", "many", None),
        ("refused", "many", None),
        ("refused", "slow", None),
        ("table opened", None, None),
        ("refused", "many", 8),
    ]


def test_what_was_left_out_is_summed_up_when_nothing_comes_after_it() -> None:
    clock, kept = sparing(1)
    for _ in range(4):
        structlog.get_logger().warning("refused", cause="many")
        structlog.get_logger().warning("store refuses")
    kept.clear()
    logs.sum_up()
    assert kept == []
    clock.time += 1
    logs.sum_up()
    logs.sum_up()
    assert kept == [
        {"event": "refused", "cause": "many", "left_out": 3},
        {"event": "store refuses", "left_out": 3},
    ]


Logged = Callable[[], str]


@pytest.fixture
def logged(capfd: pytest.CaptureFixture[str]) -> Logged:
    return lambda: capfd.readouterr().err


def test_lines_are_json_where_no_person_reads_them_unless_asked_for(logged: Logged) -> None:
    for form, begins in ((None, "{"), ("json", "{"), ("human", "2")):
        logs.configure(Config(log=form))  # type: ignore[arg-type]
        structlog.get_logger().info("table opened", game="next-station/london")
        line = logged()
        assert line.startswith(begins)
        assert line.count("\n") == 1
        assert "table opened" in line
        assert "next-station/london" in line


@pytest.mark.parametrize("form", ["json", "human"])
def test_whatever_a_value_holds_a_line_stays_one_and_commands_no_terminal(form: str, logged: Logged) -> None:
    logs.configure(Config(log=form))  # type: ignore[arg-type]
    structlog.get_logger().warning("request failed", path="/x\n\x1b[2Jserver stopped\r\x9b")
    line = logged()
    assert line.count("\n") == 1
    assert not {"\x1b", "\r", "\x9b"} & set(line)


@pytest.mark.parametrize("form", ["json", "human"])
def test_an_error_is_logged_without_what_was_in_hand(form: str, logged: Logged) -> None:
    logs.configure(Config(log=form))  # type: ignore[arg-type]
    secret = "5a" * 16
    try:
        raise RuntimeError("broken")
    except RuntimeError:
        structlog.get_logger().exception("request failed")
    said = logged()
    assert "broken" in said
    assert secret not in said
    if form == "json":
        assert json.loads(said)["level"] == "error"
