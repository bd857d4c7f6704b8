"""What a map file must be, and that a fault is named with the line it stands in."""

from pathlib import Path

import pytest

from metroscribe.core.errors import BadFile
from metroscribe.games.next_station.city import City
from tests.next_station.boards import GRID, RING, RING_LOOP, write_board

AREAS = """
     A B C D
 1   a a b b
 2   a a b b
 3   a c c b
 4   a c c b
"""


def fault(city: City, *changes: tuple[str, str]) -> tuple[str, str]:
    """The key of the fault after these changes to the map's text, and the line of the file it names."""
    text = city.map_file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    city.map_file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as failure:
        city.rules()
    line = failure.value.line
    return failure.value.fault.key, "" if line is None else text.splitlines()[line - 1].strip()


@pytest.fixture
def grid(tmp_path: Path) -> City:
    return write_board(tmp_path / "grid", GRID, "A1 D1 A4 D4", areas=AREAS)


@pytest.fixture
def ring(tmp_path: Path) -> City:
    return write_board(tmp_path / "ring", RING, "D1 A4 G4 D7", loop=RING_LOOP)


def test_the_boards_of_these_tests_are_sound(grid: City, ring: City) -> None:
    grid.rules()
    ring.rules()


def test_a_symbol_must_be_one_of_the_marks(grid: City) -> None:
    assert fault(grid, ("t p c s", "t x c s")) == ("fault-unknown-symbol", "2   t x c s")


def test_every_point_lies_in_a_district_that_is_listed(grid: City) -> None:
    assert fault(grid, ("a c c b", "a c c x")) == ("fault-unknown-district", "3   a c c x")


def test_both_pictures_have_the_same_size(grid: City) -> None:
    assert fault(grid, ("\n4   a c c b", ""))[0] == "fault-picture-sizes"


def test_a_listed_district_has_points(grid: City) -> None:
    declared = 's = { name = "s", kind = "outer" }'
    key, line = fault(grid, ("districts = { ", f"districts = {{ {declared}, "))
    assert key == "fault-empty-district"
    assert declared in line


def test_a_departure_is_at_a_station(grid: City) -> None:
    key, line = fault(grid, ('pink = "A4"', 'pink = "A9"'))
    assert key == "fault-no-station"
    assert '"A9"' in line


def test_every_pencil_departs(grid: City) -> None:
    assert fault(grid, ('pink = "A4", ', ""))[0] == "fault-no-departure"


def test_only_pencils_depart(grid: City) -> None:
    key, line = fault(grid, ('pink = "A4", ', 'pink = "A4", gold = "B4", '))
    assert key == "fault-unknown-pencil"
    assert "gold" in line


def test_no_two_pencils_depart_together(grid: City) -> None:
    assert fault(grid, ('pink = "A4"', 'pink = "A1"'))[0] == "fault-shared-departure"


def test_a_departure_reaches_three_symbols(grid: City) -> None:
    key, line = fault(grid, ("1   c s t p", "1   c t t p"))
    assert key == "fault-short-reach"
    assert "purple" in line


def test_every_station_can_be_reached(tmp_path: Path) -> None:
    """Nothing leads to E3: it is a knight's move away from its neighbours."""
    lonely = write_board(
        tmp_path / "lonely",
        """
             A B C D E
         1   c s t . .
         2   t p c . .
         3   s c p . s
        """,
        "A1 B1 C2 B3",
        missing="C1-E3 C3-E3",
    )
    assert fault(lonely) == ("fault-unreachable", "3   s c p . s")


def test_a_district_is_one_piece(tmp_path: Path) -> None:
    torn = write_board(
        tmp_path / "torn",
        """
             A B C D
         1   c s t p
         2   t p c s
         3   s c p t
        """,
        "A1 B2 C2 C3",
        areas="""
             A B C D
         1   a b b a
         2   a b b a
         3   a b b a
        """,
    )
    assert fault(torn)[0] == "fault-district-pieces"


def test_no_section_runs_through_a_third_district(tmp_path: Path) -> None:
    crossing = write_board(
        tmp_path / "third",
        """
             A B C D
         1   c s . t
         2   t p c s
         3   s c p t
        """,
        "A1 B2 C2 C3",
        areas="""
             A B C D
         1   a a x b
         2   a a b b
         3   a a b b
        """,
    )
    assert fault(crossing) == ("fault-third-district", "1   c s . t")


def test_touching_a_district_in_a_corner_is_not_running_through_it(tmp_path: Path) -> None:
    """B1-C2 and C1-B2 touch four districts in the point between them."""
    quarters = """
         A B C D
     1   a a b b
     2   a a b b
     3   c c d d
     4   c c d d
    """
    write_board(tmp_path / "quarters", GRID, "A1 D1 A4 D4", areas=quarters).rules()


@pytest.mark.parametrize(
    ("missing", "key"),
    [
        ("A1-C1", "fault-missing-is-none"),
        ("A1-Z9", "fault-no-station"),
        ("A1", "fault-not-a-section"),
        ("A1-b1", "fault-not-a-point"),
    ],
)
def test_a_missing_section_is_one_that_would_be_there(grid: City, missing: str, key: str) -> None:
    found, line = fault(grid, ("missing = []", f'missing = ["{missing}"]'))
    assert found == key
    assert line == f'missing = ["{missing}"]'


def test_a_missing_section_cannot_be_drawn(tmp_path: Path) -> None:
    city = write_board(tmp_path / "grid", GRID, "A1 D1 A4 D4", missing="B1-C1 B2-C3")
    names = city.board.network
    assert (names.number["B1"], names.number["C1"]) not in names.joining
    assert (names.number["B1"], names.number["A1"]) in names.joining


def test_a_piece_of_the_loop_is_not_missing(ring: City) -> None:
    assert fault(ring, ("missing = []", 'missing = ["C2-E2"]'))[0] == "fault-missing-is-loop"


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("C2 E2 (F2) F3", "fault-loop-open"),
        ("(F2) F3 F5 (F2)", "fault-loop-open"),
        ("C2 F3 C2", "fault-loop-crooked"),
        ("C2 (E2) F3 C2", "fault-loop-corner"),
        ("C2 E2 (E2) F3 C2", "fault-loop-corner"),
        ("C2 E2 (F2) F3 F4 C2", "fault-no-station"),
        ("C2 E2 C2 E2 C2", "fault-loop-twice"),
        ("C2 E2 E2 C2", "fault-loop-twice"),
        ("C2 C2", "fault-loop-twice"),
        ("C2 E2 C2", "fault-loop-twice"),
        (RING_LOOP.replace("(F2)", "(F1) (F2)"), "fault-loop-corner"),
    ],
)
def test_a_loop_goes_around_through_stations(ring: City, path: str, key: str) -> None:
    found, line = fault(ring, (RING_LOOP, path))
    assert path in line
    assert found == key


def test_a_loop_runs_through_no_other_station(ring: City) -> None:
    assert fault(ring, ("2   . . t . s", "2   . . t p s")) == ("fault-loop-through", "2   . . t p s . .")


def test_curved_and_straight_maps_are_told_apart(tmp_path: Path) -> None:
    """Both loops close off the same sections, but Extension follows only the straight piece."""
    curved, straight = (
        write_board(tmp_path / name, GRID, "C1 D1 A4 D4", loop=loop, missing="B1-A2")
        for name, loop in (("curved", "A1 (B1) B2 A2 A1"), ("straight", "A1 B2 A2 A1"))
    )
    assert curved.rules().map_hash != straight.rules().map_hash
