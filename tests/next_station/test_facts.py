"""What is known of Tokyo's printed map: every map for this city must agree with it."""

from pathlib import Path

import pytest

from metroscribe.core.errors import BadFile
from tests.next_station.boards import paper_tokyo


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        pytest.param("1   s . p c c", "1   s . p c s", "symbol-count", id="thirteen of each symbol"),
        pytest.param('blue = "C5"', 'blue = "D3"', "no-station", id="departures are stations"),
        pytest.param(
            'blue = "C5"', 'blue = "C1"', "departure-neighbour", id="blue has the loop to its right"
        ),
        pytest.param('brown = "I7"', 'brown = "I5"', "departure-symbol", id="brown is a triangle"),
        pytest.param('brown = "I7"', 'brown = "H1"', "departure-neighbour", id="brown has a circle above"),
        pytest.param('pink = "J2"', 'pink = "J1"', "departure-symbol", id="pink is a square or circle"),
        pytest.param('"Nerima", kind = "outer"', '"Nerima", kind = "inner"', "kind-count", id="four outer"),
        pytest.param('"Nerima", kind = "outer"', '"Nerima", kind = "far"', "unknown-kind", id="known kinds"),
        pytest.param(" (H4) H5", " (H4) H5 I5 H5", "loop-twice", id="a loop is simple"),
    ],
)
def test_a_map_that_contradicts_a_fact_is_refused(tmp_path: Path, old: str, new: str, key: str) -> None:
    text = paper_tokyo().map_file.read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "map.toml").write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadFile) as failure:
        paper_tokyo().with_map(tmp_path / "map.toml").rules()
    assert failure.value.fault.key == f"fault-{key}"
    assert failure.value.line is not None


def test_paper_tokyo_has_all_facts() -> None:
    board = paper_tokyo().board
    assert len(board.symbols) == 52
    assert len(board.districts) == 13
    assert board.loop.stations.bit_count() == 8
