"""What a seat has chosen, and how often, reaches nobody before the turn closes: the bytes are the same."""

import asyncio
import re
from collections.abc import Iterator

import httpx
import pytest

from tests.server.hand import ADA, Hand, both_choose, table_of_two
from tests.server.process import FAST, PATIENCE, Process, served

pytestmark = pytest.mark.slow
GAMES = ("next-station/london", "voll-verplant/paris")
OWN = re.compile(r'in-hand-\d+|"(now|begun)":[\d.]+|"match":"\w+"|"code":"\w+"|deal match: \w+')
"""What is different at every table."""
PATHS = (
    *("", "/record", "/sheets/0.svg", "/sheets/1.svg", "/blank.svg"),
    *("/sheets/0", "/sheets/1", "/replay/0", "/replay/1", "/replay/1.svg"),
)


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with served(tmp_path_factory.mktemp("hidden") / "data", FAST) as process:
        yield process


def without_own(text: str) -> str:
    return OWN.sub("*", text)


async def over_http(port: int, code: str, token: str) -> list[str]:
    """All that can be asked about the table, by somebody who holds the other seat; with its tag, which says
    nothing more than the text, but where the text has the id of the match in it."""
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(trust_env=False, headers=headers, timeout=PATIENCE) as client:
        address = f"http://127.0.0.1:{port}/api/tables/{code}"
        found = [await client.get(address + path) for path in PATHS]
        tags = ["" if "deal match" in answer.text else answer.headers.get("etag", "") for answer in found]
        return [tag + answer.text for tag, answer in zip(tags, found, strict=True)]


async def heard(process: Process, game: str, which: int, times: int = 1) -> tuple[list[str], tuple[str, ...]]:
    """All that Ada and watchers get while Ben chooses, anew so many times; and what he chose, which they
    then see."""
    async with table_of_two(process.port, game) as two:
        ada, ben = await two.begin()
        await both_choose(ada, ben)
        watcher = await two.open(two.phone(None))
        before = [len(hand.frames) for hand in (ada, watcher)]
        await ben.stage(ben.you.moves[which].move)
        await ada.until(lambda: ada.view.seq == ben.view.seq)
        await ada.stage(ada.you.moves[0].move)
        for _ in range(times):
            await ben.take_back()
            await ben.stage(ben.you.moves[which].move)
        late = await two.open(two.phone(None))
        reloaded = await two.open(two.phone(ADA))
        hands: list[Hand] = [ada, watcher, late, reloaded]
        for hand in hands:
            await hand.until(lambda hand=hand: hand.view.seq == ben.view.seq)  # type: ignore[misc]
        frames = [*ada.frames[before[0] :], *watcher.frames[before[1] :], *late.frames, *reloaded.frames]
        frames += await over_http(process.port, two.witness.code, ADA)
        return list(map(without_own, frames)), ben.you.staged


@pytest.mark.parametrize("game", GAMES)
def test_others_get_the_same_bytes_whatever_is_staged(process: Process, game: str) -> None:
    (one, first), (two, second) = (asyncio.run(heard(process, game, which)) for which in (0, 1))
    assert first != second
    assert one == two
    assert len(one) > 10


@pytest.mark.parametrize("game", GAMES)
def test_others_get_the_same_bytes_however_often_somebody_chooses_anew(process: Process, game: str) -> None:
    (one, first), (two, second) = (asyncio.run(heard(process, game, 0, times)) for times in (1, 5))
    assert (one, first) == (two, second)
