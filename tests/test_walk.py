"""The walk of a card in docs/architecture.md is the way that a card goes."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, reduce
from importlib import import_module
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

import metroscribe
from metroscribe import draw, registry
from metroscribe.core.cards import Card
from metroscribe.core.match import Match
from metroscribe.core.rules import AnyRules
from metroscribe.server.host.session import Session
from metroscribe.server.match import commands as do
from tests.server.inside import ADA, Ear, Inside, run
from web.build import WEB, node_from_wheel, node_on_path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path(metroscribe.__file__).resolve().parent
ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+\.\w+)` \| [^|]+ \|$", re.MULTILINE)
MOST_FILES, MOST_TO_THE_DISK = 22, 10
ANSWERED = ("A step is staged", "The sheet is drawn")
GAME = "next-station/london"
SEED = "a walk"
SVG = "{http://www.w3.org/2000/svg}"


class Call(NamedTuple):
    function: str
    file: str


@cache
def walk() -> dict[str, list[Call]]:
    """The steps of each part, as the page has them."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    chapter = text.split("\n## One card, ")[1].split("\n## ")[0]
    parts = (part.partition("\n") for part in chapter.split("\n### ")[1:])
    return {name: [Call(*row) for row in ROW.findall(body)] for name, _, body in parts}


def source_of(call: Call) -> str:
    """The file in which the function is written that a module has under this name."""
    names = [*Path(call.file).with_suffix("").parts]
    module: Any = import_module(".".join(["metroscribe", *(name for name in names if name != "__init__")]))
    found = reduce(getattr, call.function.split("."), module)
    assert isinstance(found, FunctionType)
    return found.__code__.co_filename


def test_the_walk_is_short_and_told_in_four_parts() -> None:
    assert list(walk()) == ["A card is dealt", *ANSWERED, "The client shows the card", "The forms of a card"]
    files = {call.file for calls in walk().values() for call in calls}
    assert len(files) <= MOST_FILES


def test_from_the_socket_to_the_disk_and_back_a_tap_passes_few_files() -> None:
    files = {call.file for call in walk()["A step is staged"]}
    assert len(files | {"server/web/socket.py"}) <= MOST_TO_THE_DISK


@pytest.mark.parametrize("part", ["A card is dealt", *ANSWERED])
def test_every_function_of_the_server_stands_in_its_file(part: str) -> None:
    assert walk()[part]
    for call in walk()[part]:
        assert Path(source_of(call)) == PACKAGE / call.file


def test_every_function_of_the_client_stands_in_its_file() -> None:
    for call in walk()["The client shows the card"]:
        file = ROOT / call.file
        if file.suffix == ".svelte":
            assert (file.exists(), file.stem) == (True, call.function)
        else:
            named = rf"^(  |(export )?function ){re.escape(call.function)}\("
            assert re.search(named, file.read_text(encoding="utf-8"), re.MULTILINE), call


@contextmanager
def traced() -> Iterator[list[Call]]:
    """Every call of a function of the package in this thread, in their order."""
    calls = list[Call]()

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(PACKAGE)):
            calls.append(Call(code.co_qualname, Path(code.co_filename).relative_to(PACKAGE).as_posix()))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(before)


class Walked(NamedTuple):
    match: Match
    frames: list[bytes]
    calls: dict[str, list[Call]]


async def asked(inside: Inside, session: Session, ear: Ear, command: type[do.InTurn], **more: Any) -> None:
    """The command is carried out, and Ada has been told what only she may see."""
    before = len(ear.frames)
    await inside.ask(session, command(**inside.where(session, ADA), **more), ADA)  # type: ignore[arg-type]
    async with asyncio.timeout(20):
        while not any(frame.startswith(b'{"say":"you"') for frame in ear.frames[before:]):
            await asyncio.sleep(0)


async def turn(inside: Inside) -> Walked:
    """The first turn closes and a card comes; then it is answered with a section."""
    session = await inside.begun(ADA, game=GAME, seed=SEED)
    match, ear, calls = session.hosted.match, inside.ear(session, ADA), {}
    assert match is not None
    await asked(inside, session, ear, do.Pass)
    with traced() as calls["A card is dealt"]:
        await asked(inside, session, ear, do.Ready)
    move = next(move for move in match.legal() if not match.rules.idle(move))
    with traced() as calls["A step is staged"]:
        await asked(inside, session, ear, do.Stage, move=str(move))
    calls["The sheet is drawn"] = calls["A step is staged"]
    return Walked(match, ear.frames, calls)


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Walked:
    return run(tmp_path_factory.mktemp("walk"), turn)


@pytest.mark.parametrize("part", ["A card is dealt", *ANSWERED])
def test_a_card_goes_the_way_that_is_told(part: str, walked: Walked) -> None:
    documented = walk()[part]
    called = [call for call in dict.fromkeys(walked.calls[part]) if call in documented]
    assert called == documented


# the client


def symbols(rules: AnyRules) -> set[str | None]:
    """The ids by which a page shows cards."""
    return {symbol.get("id") for symbol in ElementTree.fromstring(draw.cards(rules)).iter(f"{SVG}symbol")}


def node() -> str:
    found = shutil.which("node") if node_on_path() else next(iter(node_from_wheel() or ()), None)
    assert found is not None
    return found


@pytest.mark.slow
def test_the_client_shows_the_card_and_the_sheet_that_the_match_has(walked: Walked, tmp_path: Path) -> None:
    match = walked.match
    blank = draw.blank(match.rules, match.table, theme="page")
    frames = [frame.decode() for frame in walked.frames]
    given = json.dumps({"web": str(WEB), "work": str(tmp_path), "blank": blank, "frames": frames})
    page = [node(), str(Path(__file__).with_name("walk.mjs"))]
    said = subprocess.run(page, input=given, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    seen = json.loads(said.stdout)
    assert [view["card"] for view in seen["open"]["cards"]] == list(map(str, match.cards))
    assert seen["open"]["undealt"] == {str(card): n for card, n in match.rules.undealt(match.table).items()}
    assert seen["staged"] == list(map(str, match.staged()))
    marks = draw.marks(match.rules, match.table, match.sheet())
    assert seen["shown"] == {name: dict(found) for name, found in marks.items()}
    assert {*map(str, match.cards), *seen["open"]["undealt"], *seen["deck"]} <= symbols(match.rules)


# its forms


@pytest.mark.parametrize("game", sorted(registry()))
def test_a_card_has_one_text_and_its_symbol_is_called_by_it(game: str) -> None:
    found = registry().load(game)
    rules = found.rules(found.info.modules)
    assert {Card.of(str(card)) for card in rules.cards} == rules.cards
    assert set(map(str, rules.cards)) <= symbols(rules)
