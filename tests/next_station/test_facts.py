"""What is known of a printed map: every map for its city must agree with it."""

import re
from pathlib import Path

import pytest

from metroscribe.core.errors import BadFile
from metroscribe.games.next_station.city import City
from tests.next_station.boards import paper_berlin, paper_tokyo


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


@pytest.mark.parametrize("colour", ["green", "pink", "blue", "brown"])
def test_the_first_departure_of_a_pencil_lies_in_the_left_half_where_that_is_known(
    tmp_path: Path, colour: str
) -> None:
    text = paper_berlin().map_file.read_text(encoding="utf-8")
    swapped = re.sub(
        rf'^{colour} = \["(.+)", "(.+)"\]', rf'{colour} = ["\2", "\1"]', text, flags=re.MULTILINE
    )
    (tmp_path / "map.toml").write_text(swapped, encoding="utf-8")
    with pytest.raises(BadFile) as failure:
        paper_berlin().with_map(tmp_path / "map.toml").rules()
    assert (failure.value.fault.key, failure.value.fault.args["colour"]) == ("fault-departure-halves", colour)


def test_symbols_are_counted_before_anything_is_measured(tmp_path: Path) -> None:
    text = paper_tokyo().map_file.read_text(encoding="utf-8")
    faulty = text.replace("1   s . p c c", "1   s . p c s").replace('pink = "J2"', 'pink = "I7"')
    (tmp_path / "map.toml").write_text(faulty, encoding="utf-8")
    with pytest.raises(BadFile) as failure:
        paper_tokyo().with_map(tmp_path / "map.toml").rules()
    assert failure.value.fault.key == "fault-symbol-count"


def test_paper_tokyo_has_all_facts() -> None:
    board = paper_tokyo().board
    assert len(board.symbols) == 52
    assert len(board.districts) == 13
    assert board.loop.stations.bit_count() == 8


@pytest.mark.parametrize(("one", "other", "key"), [("a", "e", "arrangement"), ("a", "m", "district-corner")])
def test_districts_of_exchanged_kinds_do_not_lie_where_they_should(
    tmp_path: Path, one: str, other: str, key: str
) -> None:
    """Kinds change places between an outer district and an inner one, or a corner; nobody counts stations."""
    city = (paper_tokyo().folder / "city.toml").read_text(encoding="utf-8")
    counts = re.compile(r"\[facts\.districts\]\n.*?\n\n", re.DOTALL)
    assert counts.search(city)
    (tmp_path / "city.toml").write_text(counts.sub("", city), encoding="utf-8")
    text = paper_tokyo().map_file.read_text(encoding="utf-8")
    line = re.compile(r'^(\w = \{ name = ".*", kind = )"(\w+)"', re.MULTILINE)
    kinds = {match[0][0]: match[2] for match in line.finditer(text)}
    kinds[one], kinds[other] = kinds[other], kinds[one]
    swapped = line.sub(lambda match: f'{match[1]}"{kinds[match[0][0]]}"', text)
    (tmp_path / "map.toml").write_text(swapped, encoding="utf-8")
    with pytest.raises(BadFile) as failure:
        City(tmp_path, "next-station/tokyo").rules()
    assert failure.value.fault.key == f"fault-{key}"
