"""Each attack with honest players beside it: real processes, real sockets, wall times with generous bounds.

Laws that count what an attack can make the server hold or do are in `test_bounds`; the figures of a quiet
machine are those of `benchmarks/attacks.py`.
"""

import pytest

from tests.attacks.attackers import ATTACKS
from tests.attacks.evening import Report, attacked

SECONDS = 15
MEGABYTES = 64
SLOW = 2.0
"""Seconds that a machine busy with other tests may need for what a quiet one does in a quarter."""


@pytest.fixture(scope="module", params=sorted(ATTACKS))
def report(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Report:
    return attacked(tmp_path_factory.mktemp(request.param) / "data", request.param, SECONDS)


pytestmark = pytest.mark.long


def test_honest_players_go_on(report: Report) -> None:
    assert report.during.taken
    assert report.during.at(0.99) < SLOW


def test_the_server_grows_by_little(report: Report) -> None:
    assert report.grown < MEGABYTES


def test_five_seconds_later_all_is_as_before(report: Report) -> None:
    assert report.after.refused == []
    assert report.after.at(0.5) < max(0.1, 3 * report.before.at(0.5))


def test_the_log_stays_short(report: Report) -> None:
    assert report.logged < 64 * 1024


def test_the_attacker_met_something(report: Report) -> None:
    assert report.met
