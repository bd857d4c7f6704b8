"""A sheet that draws itself: it ends as the final sheet, shows each state in its time, and stays small."""

import re
from functools import cache

import pytest

from metroscribe import draw
from metroscribe.core.match import Match
from metroscribe.draw.replaying import LONGEST
from metroscribe.games import registry
from metroscribe.records import read_record, replay
from metroscribe.server.wire.replay import ReplayData
from tests.draw.sheets import GAMES, canonical, ids, parsed
from tests.golden import golden_files

pytestmark = pytest.mark.every_game
MOST_BYTES = 1_000_000
PASSING = re.compile(r"\bs\d+-\d+[fb]?$")
"""The class of what is not there any more in the end."""
TIMED = re.compile(r" ?\bs\d+[fb]?$")
RULE = re.compile(
    r"^\.(s[\w-]+)\{(visibility:hidden;)?animation:(\w+) ([\d.]+)s(?: ([\d.]+)s)?", re.MULTILINE
)


@cache
def ended(game: str) -> Match:
    """The golden match of a game with the longest record."""
    loaded = registry().load(game)
    file = max(golden_files(loaded), key=lambda file: file.stat().st_size)
    record = read_record(file)
    return replay(file, record, loaded.rules(record.modules))


@cache
def moving(game: str) -> str:
    match = ended(game)
    data = ReplayData(match.rules, match.options, tuple(match.events), match.table, 0, 0, True)
    return draw.replayed(match.rules, match.table, data.states())


@pytest.mark.parametrize("game", GAMES)
def test_without_what_passes_it_is_the_final_sheet(game: str) -> None:
    match, root = ended(game), parsed(moving(game))
    del root[0]  # when each state is seen
    for parent in root.iter():
        for node in [node for node in parent if PASSING.search(node.get("class", ""))]:
            parent.remove(node)
        if "class" in parent.attrib and not (left := TIMED.sub("", parent.attrib["class"])):
            del parent.attrib["class"]
        elif "class" in parent.attrib:
            parent.attrib["class"] = left
    final = parsed(draw.svg(match.rules, match.table, match.table.sheets[0]))
    assert canonical(root).split() == canonical(final).split()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_small_enough_to_send(game: str) -> None:
    assert len(moving(game).encode()) < MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_no_two_of_its_elements_have_the_same_id(game: str) -> None:
    found = ids(moving(game))
    assert len(found) == len(set(found))


@pytest.mark.parametrize("game", GAMES)
def test_what_passes_is_hidden_unless_its_time_shows_it(game: str) -> None:
    for name, hidden, how, seconds, begin in RULE.findall(moving(game)):
        assert bool(hidden) == bool(PASSING.search(name)) == (how == "during")
        assert float(seconds) + float(begin or 0) <= LONGEST + 0.01


def test_whoever_wants_no_motion_sees_the_final_sheet_at_once() -> None:
    assert "@media (prefers-reduced-motion: reduce) { * { animation: none !important } }" in moving(GAMES[0])
