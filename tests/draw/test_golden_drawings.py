"""Every drawing is as it was recorded; tests/draw/golden.py says how a change that is meant is recorded."""

import json

import pytest

from metroscribe.games import registry
from tests.draw.golden import FILE, drawings

pytestmark = pytest.mark.every_game
GOLDEN = json.loads(FILE.read_text())


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(registry()))
def test_no_kind_of_element_of_any_drawing_has_changed(game: str) -> None:
    now = dict(drawings(game))
    assert set(now) == set(GOLDEN[game])
    changed = {
        name: [kind for kind in {**before, **now[name]} if before.get(kind) != now[name].get(kind)]
        for name, before in GOLDEN[game].items()
    }
    assert {name: kinds for name, kinds in changed.items() if kinds} == {}
