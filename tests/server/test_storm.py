"""Whole matches of every game through real sockets, while connections break and the server is killed."""

from pathlib import Path
from signal import SIGINT, SIGKILL, SIGTERM, Signals

import pytest

from metroscribe import registry
from tests.counts import count
from tests.server.habits import CALM
from tests.server.process import FAST
from tests.server.storm import Storm, play


@pytest.mark.slow
def test_a_small_storm_loses_nothing_doubles_nothing_and_shows_everybody_the_same(tmp_path: Path) -> None:
    """Through `metroscribe serve` as people run it."""
    games = len(list(registry()))
    seen = play(Storm("small", matches=games, at_once=games, kills=3, apart=250), tmp_path)
    assert seen.ended == [-SIGKILL] * 3
    assert seen.broken > 20
    assert seen.accepted > 1000
    assert seen.kept_hidden > 1000


@pytest.mark.slow
@pytest.mark.parametrize("signal", [SIGTERM, SIGINT][: count(1, 2)])
def test_a_server_that_is_asked_to_end_loses_nothing(tmp_path: Path, signal: Signals) -> None:
    """It closes its store, and whoever was playing plays on when it is back."""
    storm = Storm("clean", 3, 3, 2, apart=60, signal=signal, temper=CALM, breaks=0, late=0)
    seen = play(storm, tmp_path)
    assert seen.ended == [0] * 2


@pytest.mark.long
def test_a_long_storm_does_not_either(tmp_path: Path) -> None:
    """With the limits for machines; hundreds of matches."""
    storm = Storm("long", matches=360, at_once=24, kills=25, apart=2500, command=FAST, seconds=1800)
    seen = play(storm, tmp_path)
    assert len(seen.ended) > 10
    assert seen.broken > 1000
    assert seen.accepted > 20_000
    assert seen.kept_hidden > 100_000
