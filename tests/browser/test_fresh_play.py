"""From a fresh checkout: `./play` sets itself up, and somebody plays against the mastermind to the end."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from metroscribe.bots import Seen, bot, whole_turn
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.records import read_record, replay
from tests.browser.device import ROOT, new_device
from tests.browser.guests import QUICK
from tests.browser.player import Player
from tests.counts import count
from tests.server.process import ADDRESS

pytestmark = pytest.mark.long
PATIENCE = 600
"""Seconds for setting up, and for compiling, on a machine that is busy with other tests."""
LEVEL, BOT = "mastermind", 1


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files of the project as they are now, and nothing that was ever built of them."""
    listed = subprocess.check_output(["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, text=True)
    folder = tmp_path / "metroscribe"
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def address(checkout: Path, tmp_path: Path) -> Iterator[str]:
    """Where `./play` serves. Packages may have been fetched before; nothing is built or compiled."""
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    environment = {
        **{name: os.environ[name] for name in ("HOME", "PATH", "LANG", "TMPDIR") if name in os.environ},
        "UV_CACHE_DIR": os.environ.get("UV_CACHE_DIR", str(caches / "uv")),
        "XDG_CACHE_HOME": str(tmp_path / "caches"),
    }
    with (
        (tmp_path / "play.log").open("w") as log,
        subprocess.Popen(
            [checkout / "play", "--port", "0", "--data", tmp_path / "data"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
        ) as playing,
    ):
        try:
            assert playing.stdout is not None
            found = ADDRESS.search(playing.stdout.readline())
            assert found is not None, (tmp_path / "play.log").read_text()
            yield found[0]
        finally:
            os.killpg(playing.pid, signal.SIGTERM)


def warm(address: str) -> bool:
    state = httpx.get(f"{address}/api/bots").json()["state"]
    assert state in ("warming", "warm")
    return bool(state == "warm")


def test_from_a_fresh_checkout_somebody_plays_against_the_mastermind(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    """It warms up meanwhile, which the page says; at full count it is warm before the match."""
    device = new_device(browser, address, "phone")
    player = Player.at(device, "/")
    page = device.page
    page.get_by_label("Your bot").select_option(LEVEL)
    expect(page.locator(".warm-up")).to_have_count(0 if warm(address) else 1)
    deadline = time.monotonic() + count(0, PATIENCE)
    while not warm(address) and time.monotonic() < deadline:
        time.sleep(1)
    at_full_strength = warm(address)
    assert at_full_strength or not count(0, 1)

    card = page.locator("article", has=page.locator(f'a[href="/new?game={QUICK}"]'))
    card.locator(".against").tap()
    player.play_to_the_end()
    expect(page.get_by_role("region", name="Ranking").get_by_role("listitem")).to_have_count(2)
    code = page.url.rpartition("/")[2]
    if at_full_strength:
        file = tmp_path / "match.txt"
        file.write_text(httpx.get(f"{address}/api/tables/{code}/record").text)
        assert share_of(LEVEL, file) > 0.9
    assert "bots are warming up" in (tmp_path / "play.log").read_text()
    assert device.troubles == []
    device.context.close()


def share_of(level: str, file: Path) -> float:
    """How many of the bot's turns are those of the level; a busy machine may have made it late."""
    record = read_record(file)
    rules, alike = registry().load(record.game).rules(record.modules), list[bool]()
    expected = bot(level, record.game)

    def turn(match: Match) -> None:
        seen = Seen.after(rules, match.table, BOT)
        alike.append(whole_turn(expected, seen, Stream("any", "bot")) == match.staged(BOT))

    replay(file, record, rules, turn)
    return sum(alike) / len(alike)
