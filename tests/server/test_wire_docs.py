"""docs/wire.md is the whole wire: nothing is missing there, and its examples are real messages."""

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct
from msgspec.inspect import StructType, UnionType, type_info
from msgspec.json import Decoder
from msgspec.structs import fields as fields_of

from metroscribe.server.config import Config
from metroscribe.server.match.commands import Asked
from metroscribe.server.web.openapi import PLACEHOLDER
from metroscribe.server.web.routes import ROUTES
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from tests.server.served import Server, served

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", PAGE))
SHAPES: dict[str, Any] = {
    "do": wire.Sent,
    "say": wire.Told,
    "token": answers.OpenTable,
    "link": answers.TableOpened,
    "refused": answers.Problem,
}
"""By a field that only they have."""


def structs(module: Any) -> list[type[Struct]]:
    own = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Struct))
    return [kind for kind in own if kind.__module__ == module.__name__]


def tags(kinds: Any) -> list[str]:
    union = type_info(kinds)
    assert isinstance(union, UnionType)
    return [str(kind.tag) for kind in union.types if isinstance(kind, StructType)]


def examples() -> Iterator[dict[str, Any]]:
    """Every value in a block of JSON, one after the other."""
    for block in re.findall(r"^```json\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE):
        rest = block.strip()
        while rest:
            value, end = json.JSONDecoder().raw_decode(rest)
            yield value
            rest = rest[end:].lstrip()


EXAMPLES = list(examples())


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.path)
def test_every_route_is_on_the_page_with_its_refusals(route: Any) -> None:
    path = PLACEHOLDER.sub(r"{\1}", route.path)
    (row,) = (line for line in PAGE.splitlines() if line.startswith(f"| `{route.method} {path}` |"))
    assert [int(number) for number in re.findall(r"\d{3}", row.split("|")[3])] == list(route.problems)


@pytest.mark.parametrize("kinds", [Asked, wire.Told, wire.AnyHappened])
def test_every_command_message_and_event_has_its_row(kinds: Any) -> None:
    for tag in tags(kinds):
        assert f"\n| `{tag}` |" in PAGE


def test_the_rows_of_commands_and_events_name_all_their_fields() -> None:
    for kind in (*get_args(Asked), *get_args(wire.AnyHappened)):
        given = {field.name for field in fields_of(kind)} - ({"id"} if kind in get_args(Asked) else set())
        rows = re.findall(rf"^\| `{kind.__struct_config__.tag}` \| ([^|]*)\|", PAGE, re.MULTILINE)
        assert any(set(re.findall(r"`(\w+)`", row)) == given for row in rows), kind


@pytest.mark.parametrize("kind", structs(wire), ids=lambda kind: kind.__name__)
def test_every_field_is_named(kind: type[Struct]) -> None:
    assert {field.name for field in fields_of(kind)} <= NAMED


def test_limits_are_those_of_the_configuration() -> None:
    known = {field.name: getattr(Config(), field.name) for field in fields(Config)}
    rows = re.findall(r"^\| (`[^|]+`[^|]*) \| ([\d, ]+) \| .* \|$", PAGE, re.MULTILINE)
    told = [
        (name, number)
        for names, numbers in rows
        for name, number in zip(re.findall(r"`(\w+)`", names), numbers.split(", "), strict=True)
    ]
    assert len(told) == 11
    assert {name: f"{known[name]:,.0f}" for name, _ in told} == dict(told)


def test_there_is_an_example_of_each_way_to_say_something() -> None:
    kinds = {example.get("say") for example in EXAMPLES} - {None}
    assert kinds | {"welcome"} == set(tags(wire.Told))
    assert {example["do"] for example in EXAMPLES if "do" in example} >= {"hello", "stage"}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example)[:40])
def test_examples_are_real_messages(example: dict[str, Any]) -> None:
    """What the server says is shown whole; what a client says may leave out what has a default."""
    name, kind = next((name, kind) for name, kind in SHAPES.items() if name in example)
    again = json.loads(wire.encode(Decoder(kind).decode(json.dumps(example))))
    if name in ("do", "token"):
        again = {name: value for name, value in again.items() if name in example}
    assert again == example


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.mark.parametrize(
    "example", [example for example in EXAMPLES if "token" in example and "game" in example]
)
def test_the_table_of_the_page_can_be_opened(server: Server, example: dict[str, Any]) -> None:
    opened = server.http.post("/api/tables", json=example).json()
    (shown,) = (example for example in EXAMPLES if "link" in example)
    assert set(opened["table"]) == set(shown["table"])
    for name in ("game", "rules", "map", "clock", "phase", "seats", "seq"):
        assert opened["table"][name] == shown["table"][name]


def test_the_commands_of_the_page_are_answered_as_it_says(server: Server) -> None:
    """But for the cards, which nobody knows before."""
    phone = server.join(server.open(name="Ada", bots={"1": "greedy"}, seats=2, clock=60))
    phone.start()
    assert phone.you is not None
    assert (phone.you.turn, phone.you.n) == (0, 1)
    first = phone.ask_in_turn("stage", move=phone.you.moves[0].move)
    assert (first.n, first.refused) == (2, None)
    again = phone.ask("stage", turn=0, n=2, move="J2-A1")
    assert (again.n, again.seq) == (2, -1)
    assert again.refused is not None
