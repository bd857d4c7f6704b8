"""What a plan file must be, and that a fault is named with the line it stands in."""

from pathlib import Path

import pytest

from metroscribe.core.errors import BadFile
from metroscribe.core.text import Text
from metroscribe.games.voll_verplant.city import City
from tests.voll_verplant.boards import write_city

Change = tuple[str, str]
A, C, D, R = "(C1) D1 E1 F1 G1", "(C5) D5 E5 F5 (G4) G1", "(H5) H3 F1 E1", "(F6) F5 F3 D1 D3 F5"
ROW_1, ROW_2, ROW_3 = "1   A A A 2 2 2 2 .", "2   . . . . . . . .", "3   B B . 2 . 2 . 2"
ROW_5, ROW_8 = "5   C C C 1 1 2 . D", "8   . . . . . . . D"


def fault(folder: Path, *changes: Change) -> tuple[str, str]:
    """The key of the fault after these changes to the plan's text, and the line of the file it names."""
    failure = refused(folder, *changes)
    line = (
        ""
        if failure.line is None
        else failure.path.read_text(encoding="utf-8").splitlines()[failure.line - 1]
    )
    return failure.fault.key, line.strip()


def refused(folder: Path, *changes: Change) -> BadFile:
    city = write_city(folder / "city")
    text = city.map_file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    city.map_file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as failure:
        city.check()
    assert failure.value.path == city.map_file
    return failure.value


@pytest.fixture
def small(tmp_path: Path) -> City:
    return write_city(tmp_path / "small")


def test_the_plan_of_these_tests_is_sound(small: City) -> None:
    small.check()


def test_a_plan_says_what_is_printed(small: City) -> None:
    plan = small.plan
    assert [line.letter for line in plan.lines] == ["B", "A", "R", "C", "D"]
    assert [[plan.at[i] for i in line.stations] for line in plan.lines] == [
        ["D3", "F3", "H3"],
        ["D1", "E1", "F1", "G1"],
        ["F5", "F3", "D1", "D3"],
        ["D5", "E5", "F5", "G1"],
        ["H3", "F1", "E1"],
    ]
    assert [(line.windows, line.first, line.later) for line in plan.lines] == [
        (1, 4, 2), (2, 5, 3), (2, 6, 4), (2, 7, 3), (3, 3, 1),
    ]  # fmt: skip
    assert [line.letter for line in plan.lines if line.ring] == ["R"]
    assert [plan.at[i] for i in range(len(plan.at)) if plan.special >> i & 1] == ["F3", "D5"]
    assert plan.names[plan.at.index("D1")] == "Quay"
    assert plan.names[plan.at.index("E1")] == "E1"
    assert plan.water[0].path == ((0, 1.5), (3.5, 3.5), (7, 3.5))


def test_a_wagon_lies_behind_the_point_in_which_its_path_begins(small: City) -> None:
    wagons = {line.letter: line.wagon for line in small.plan.lines}
    assert wagons["B"] == ((1, 2), (0, 2))
    assert wagons["D"] == ((7, 4), (7, 5), (7, 6), (7, 7))
    assert all(line.path[0] == line.wagon[0] for line in small.plan.lines)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (ROW_2, "2   x . . . . . . .", "plan-mark"),
        (ROW_2, "2   . X . . . . . .", "plan-mark"),
        (ROW_2, "2   0 . . . . . . .", "plan-mark"),
        (ROW_2, "2   ² . . . . . . .", "plan-mark"),
        (ROW_2, "2   - . . . . . . .", "plan-mark"),
        (ROW_2, "2   1 . . . . . . .", "station-lines"),
        (ROW_3, "3   B B . 1 . 2 . 2", "station-lines"),
        (ROW_5, "5   C C C 1 2 2 . D", "station-lines"),
    ],
)
def test_the_picture_shows_wagons_and_how_many_lines_stop(
    tmp_path: Path, old: str, new: str, key: str
) -> None:
    assert fault(tmp_path, (old, new)) == (f"fault-{key}", new)


@pytest.mark.parametrize("letter", ["k", "AA", '"Ä"', "7", '"A.B"'])
def test_a_line_has_one_capital_letter(tmp_path: Path, letter: str) -> None:
    """A wagon with another mark is none either."""
    key, _ = fault(tmp_path, (ROW_1, "1   . . . 2 2 2 2 ."), ("[lines.A]", f"[lines.{letter}]"))
    assert key == "fault-line-letter"


def test_the_line_with_the_wrong_letter_is_named(tmp_path: Path) -> None:
    changes = (ROW_1, ROW_1.replace("A", "a")), ("[lines.A]", "[lines.a]")
    assert fault(tmp_path, *changes) == ("fault-line-letter", f'path = "{A}"')


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("windows = 1", "windows = 0", "line-windows", "windows = 0"),
        ("windows = 3", "windows = 5", "line-windows", "windows = 5"),
        ("later = 2", "later = 4", "line-points", "first = 4"),
        ("later = 2", "later = 0", "line-points", "first = 4"),
    ],
)
def test_a_wagon_has_one_to_four_windows_and_the_first_value_is_the_higher_one(
    tmp_path: Path, old: str, new: str, key: str, line: str
) -> None:
    assert fault(tmp_path, (old, new)) == (f"fault-{key}", line)


def test_a_plan_has_at_most_120_stations(small: City, tmp_path: Path) -> None:
    """So many fit into two words of the fast engine; one more station without a line is another fault."""

    def grown(number: int) -> Text:
        before = len(small.plan.points)
        marks = f"{'1' * (number - before):.<112}"
        rows = [f"{9 + n:<4}{' '.join(marks[8 * n : 8 * n + 8])}" for n in range(14)]
        (folder := tmp_path / str(number)).mkdir()
        return refused(folder, (ROW_8, "\n".join((ROW_8, *rows)))).fault

    assert grown(120).key != "fault-stations-many"
    assert grown(121) == Text("fault-stations-many", {"found": 121, "most": 120})


def test_how_many_windows_there_may_be_is_said(tmp_path: Path) -> None:
    assert refused(tmp_path, ("windows = 3", "windows = 5")).fault.args["most"] == 4


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (A, "(C1) D1 E1-F1 G1", "path-word"),
        (A, "(C1 D1 E1 F1 G1", "path-word"),
        (A, "C1) D1 E1 F1 G1", "path-word"),
        (A, "(C1) D1 E1 F0 G1", "path-word"),
        (A, "(C1) D1 E1 (F1) G1", "path-pass"),
        (C, "(C5) D5 E5 F5 G4 G1", "path-stop"),
        (C, "(C5) D5 E5 F5 (G5) (H5) G1", "path-bend"),
        (C, "(C5) (B5) (C4) D5 E5 F5 (G4) G1", "path-bend"),
        (A, "(C1) D1 E1 F1 (Z1) G1", "path-bend"),
        (A, "(C1) D1 E1 F1 G1 (H1)", "path-end"),
        (A, "(C1)", "path-end"),
        (A, "", "path-end"),
        (D, "(H5) H3 F1 E1 F1", "line-twice"),
        (R, "(F6) F5 F3 D1 D3 F3 F5", "line-twice"),
        (R, "(F6) F5 F3 D1 D3", "ring-open"),
        (R, "(F6) F5 F3 F5", "ring-open"),
    ],
)
def test_a_path_goes_over_stations_and_passes_empty_points(
    tmp_path: Path, old: str, new: str, key: str
) -> None:
    assert fault(tmp_path, (old, new)) == (f"fault-{key}", f'path = "{new}"')


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (C, "(C5) D5 E5 F5 (H4) G1", "leg-crooked"),
        (C, "(C5) D5 E5 F5 (G4) (G4) G1", "leg-crooked"),
        (A, "(C1) D1 F1 G1", "leg-over"),
        (C, "(C5) D5 E5 F5 (F7) (G7) G1", "leg-over"),
        (C, "(C5) D5 E5 F5 (G4) (G7) (G2) G1", "leg-twice"),
    ],
)
def test_the_legs_of_a_path_are_straight_and_lead_over_nothing(
    tmp_path: Path, old: str, new: str, key: str
) -> None:
    assert fault(tmp_path, (old, new)) == (f"fault-{key}", f'path = "{new}"')


@pytest.mark.parametrize(
    "rows",
    [
        [(ROW_1, "1   . A A 2 2 2 2 .")],
        [(ROW_1, "1   . . . 2 2 2 2 .")],
        [(ROW_2, "2   . . A . . . . .")],
    ],
)
def test_a_wagon_has_a_point_for_its_letter_and_one_for_each_window(
    tmp_path: Path, rows: list[Change]
) -> None:
    assert fault(tmp_path, *rows) == ("fault-wagon-size", f'path = "{A}"')


@pytest.mark.parametrize(
    "changes",
    [
        [(ROW_1, "1   . A A 2 2 2 2 ."), (ROW_2, "2   . . A . . . . ."), (A, "(C2) D1 E1 F1 G1")],
        [(ROW_1, "1   . A A 2 2 2 2 ."), ("8   .", "8   A")],
        [(ROW_1, "1   . . A 2 2 2 2 ."), (ROW_2, "2   . . A . . . . ."), ("4   . . .", "4   . . A")],
        [(A, "D1 E1 F1 G1")],
        [(A, "(B1) (B2) (C2) D1 E1 F1 G1")],
    ],
    ids=["round a corner", "apart", "with a gap", "not where the path begins", "begun in the middle"],
)
def test_a_wagon_is_a_row_that_begins_where_the_path_does(tmp_path: Path, changes: list[Change]) -> None:
    key, line = fault(tmp_path, *changes)
    assert key == "fault-wagon-row"
    assert "D1 E1 F1 G1" in line


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('special = ["D5", "F3"]', 'special = ["D5", "F2"]', "no-station"),
        ('special = ["D5", "F3"]', 'special = ["D5", "f3"]', "not-a-point"),
        ('F3 = "Market"', 'F4 = "Market"', "no-station"),
    ],
)
def test_what_is_special_or_named_is_a_station(tmp_path: Path, old: str, new: str, key: str) -> None:
    assert fault(tmp_path, (old, new)) == (f"fault-{key}", new)


COURSE = 'path = "0,1.5 3.5,3.5 7,3.5"'


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("3.5,3.5", "3.5;3.5", "not-a-place", COURSE.replace("3.5,3.5", "3.5;3.5")),
        (COURSE, 'path = "0,1.5"', "water-course", 'path = "0,1.5"'),
        (COURSE, 'path = ""', "water-course", None),
        ("width = 0.4", "width = 0.0", "water-width", COURSE),
        ("width = 0.4", "width = -1", "water-width", COURSE),
        ("width = 0.4", "width = nan", "number-range", "width = nan"),
        ("width = 0.4", "width = inf", "number-range", "width = inf"),
        ('F3 = "Market"', 'F3 = " "', "station-name", 'F3 = " "'),
    ],
)
def test_water_has_a_course_and_a_width_and_stations_have_names_of_their_own(
    tmp_path: Path, old: str, new: str, key: str, line: str | None
) -> None:
    found, where = fault(tmp_path, (old, new))
    assert found == f"fault-{key}"
    assert line is None or where == line


def test_a_plan_has_lines(tmp_path: Path) -> None:
    text = write_city(tmp_path / "sound").map_file.read_text(encoding="utf-8")
    lines = text[text.index("[lines.B]") : text.index("[names]")]
    assert fault(tmp_path, (lines, "[lines]\n")) == ("fault-plan-empty", "[lines]")


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ('name = "Ash"', 'name = "Ash"\nlength = 4', "unknown-key", "length = 4"),
        ('name = "Ash"\n', "", "missing-key", "[lines.A]"),
        ("windows = 3", 'windows = "three"', "wrong-kind", 'windows = "three"'),
        ("ring = true", "ring = 1", "wrong-kind", "ring = 1"),
        ("     A B C D", "     A B D C", "picture-head", "A B D C E F G H"),
        (ROW_2, ROW_2.replace("2", "9"), "picture-row", ROW_2.replace("2", "9")),
        (ROW_2, "2   . . .", "picture-width", "2   . . ."),
    ],
)
def test_a_plan_file_has_the_shape_of_one(tmp_path: Path, old: str, new: str, key: str, line: str) -> None:
    assert fault(tmp_path, (old, new)) == (f"fault-{key}", line)
