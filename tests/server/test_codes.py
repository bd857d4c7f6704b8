"""Codes that are guessed: slowed by address, delayed when they come from everywhere, and long enough."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from metroscribe.server.chance import ALPHABET, CODE_LENGTH
from metroscribe.server.config import Config
from metroscribe.server.host import guesses
from metroscribe.server.host.bucket import Buckets
from metroscribe.server.host.guesses import DELAY, Guesses, TooManyCodes
from metroscribe.server.web import socket as sockets
from metroscribe.server.wire import messages as wire
from tests.server.clock import HandClock
from tests.server.served import Server, served

YEAR = 365 * 24 * 3600
WRONG = {"wrong_codes": 3, "wrong_codes_per_minute": 6.0}


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long typed codes had to wait, without waiting."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(guesses, "sleep", sleep)
    return found


def judged(found: Guesses, address: str, right: bool = False) -> str:
    try:
        asyncio.run(found.judge(address, right))
    except TooManyCodes as refused:
        return refused.text.key
    return ""


def test_an_address_may_be_wrong_so_often_at_once_and_then_at_a_steady_rate() -> None:
    clock = HandClock()
    found = Guesses(Config(**WRONG), clock)  # type: ignore[arg-type]
    assert [judged(found, "a") for _ in range(5)] == ["", "", "", "error-wrong-codes", "error-wrong-codes"]
    clock.time += 10
    assert [judged(found, "a") for _ in range(2)] == ["", "error-wrong-codes"]


def test_whoever_was_wrong_too_often_is_not_told_that_a_code_is_right() -> None:
    found = Guesses(Config(**WRONG), HandClock())  # type: ignore[arg-type]
    for _ in range(3):
        judged(found, "a")
    assert judged(found, "a", right=True) == "error-wrong-codes"
    assert judged(found, "b", right=True) == ""


def test_right_codes_are_never_counted(slept: list[float]) -> None:
    found = Guesses(Config(**WRONG), HandClock())  # type: ignore[arg-type]
    assert {judged(found, "a", right=True) for _ in range(1000)} == {""}
    assert slept == []


def test_while_wrong_codes_come_from_all_sides_every_typed_code_waits_the_same(slept: list[float]) -> None:
    clock = HandClock()
    found = Guesses(Config(wrong_codes_of_all=1.0), clock)
    for number in range(60):
        assert judged(found, f"10.0.{number}.1") == ""
    assert slept == []
    assert judged(found, "10.1.0.1") == ""
    assert judged(found, "192.0.2.7", right=True) == ""
    assert slept == [DELAY, DELAY]
    clock.time += 60
    assert judged(found, "192.0.2.7", right=True) == ""
    assert slept == [DELAY, DELAY]


def test_pressure_from_all_sides_is_forgotten_within_two_minutes(slept: list[float]) -> None:
    """However long it lasted."""
    clock = HandClock()
    found = Guesses(Config(wrong_codes_of_all=1.0), clock)
    for number in range(5000):
        judged(found, f"10.{number // 250}.{number % 250}.1")
    clock.time += 121
    slept.clear()
    judged(found, "192.0.2.7", right=True)
    assert slept == []


def test_only_so_many_typed_codes_wait_at_once() -> None:
    async def crowd() -> list[Any]:
        found = Guesses(Config(wrong_codes_of_all=0.01, codes_waiting=5), HandClock())
        for _ in range(3):
            found._all.wait()
        waiting = [asyncio.create_task(found.judge(f"10.0.0.{n}", False)) for n in range(8)]
        await asyncio.sleep(0)
        refused = [task.exception() for task in waiting if task.done()]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return refused

    refused = asyncio.run(crowd())
    assert [type(error) for error in refused] == [TooManyCodes] * 3


def test_a_year_of_guessing_from_all_sides_finds_less_than_one_table_of_a_thousand() -> None:
    config = Config()
    rate = config.codes_waiting / DELAY + config.wrong_codes_of_all
    assert YEAR * rate * 1000 / len(ALPHABET) ** CODE_LENGTH < 1


def test_only_so_many_addresses_are_remembered() -> None:
    found = Buckets(1.0, 3, 100, HandClock())
    for number in range(1000):
        found.of(str(number)).wait()
    assert len(found) == 100
    assert found.of("999").left == 2
    assert found.of("1").left == 3


# through the door


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with served(tmp_path, wrong_codes=1, wrong_codes_per_minute=0.001) as running:
        yield running


def guess(server: Server) -> int:
    return server.http.get("/api/tables/WRONGCODE").status_code


def test_links_and_people_at_a_table_are_let_in_from_an_address_that_guesses(server: Server) -> None:
    opened = server.http.post("/api/tables", json=server.asked(name="Ada", door="link")).json()
    code, match, invite = opened["table"]["code"], opened["table"]["match"], opened["link"].split("#join=")[1]
    assert [guess(server), guess(server)] == [404, 429]
    typed = server.join(code, None)
    assert typed.told(wire.Trouble).refused.key == "error-wrong-codes"
    assert typed.closed() == sockets.LATER.code
    for hello in ({"token": None, "proof": invite}, {"token": None, "proof": match}, {}):
        forget_who_looked(server)
        assert server.join(code, **hello).told(wire.Welcome).table.code == code
    forget_who_looked(server)
    assert server.join(match, None).told(wire.Welcome).table.code == code


def forget_who_looked(server: Server) -> None:
    for session in server.host.sessions.values():
        session.addresses.clear()


def test_what_the_page_of_somebody_at_a_table_asks_for_is_answered_at_its_address(server: Server) -> None:
    code = server.open(name="Ada")
    assert [guess(server), guess(server)] == [404, 429]
    assert server.http.get(f"/api/tables/{code}").status_code == 429
    server.join(code).told(wire.Welcome)
    assert server.http.get(f"/api/tables/{code}/blank.svg").status_code == 200


def test_neither_is_a_code_guessed_by_asking_for_its_deal(server: Server) -> None:
    asked = [server.asked(same_deal_as=f"WRONGCOD{letter}") for letter in "ACD"]
    statuses = [server.http.post("/api/tables", json=table).status_code for table in asked]
    assert statuses == [422, 429, 429]


def test_the_id_of_a_match_that_is_gone_is_no_guess(server: Server) -> None:
    assert [server.http.get(f"/api/tables/{'ab' * 16}").status_code for _ in range(3)] == [404] * 3
    assert guess(server) == 404


def test_a_refused_code_says_when_to_come_back(server: Server) -> None:
    guess(server)
    answer = server.http.get("/api/tables/WRONGCODE", headers={"accept-language": "de"})
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == str(answer.json()["refused"]["args"]["seconds"])
    assert answer.json()["refused"]["text"].startswith("Von deiner Adresse")
