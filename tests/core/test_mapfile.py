"""Map files: what they say is found, and what is wrong is named with its line."""

from pathlib import Path

import pytest

from metroscribe.core.errors import BadFile
from metroscribe.core.mapfile import MapFile

GOOD = """\
# stations = nothing, this is a comment
title = "Test"
size = 3

stations = '''
     A B C
 1   c . t
 2   . s .
'''

[loop]
name = "Ring"
"""


def read(folder: Path, text: str) -> MapFile:
    path = folder / "map.toml"
    path.write_text(text, encoding="utf-8")
    return MapFile.read(path)


def fault_of(failure: pytest.ExceptionInfo[BadFile]) -> tuple[str, int | None]:
    return failure.value.fault.key, failure.value.line


def test_a_picture_says_what_stands_at_each_point(tmp_path: Path) -> None:
    picture = read(tmp_path, GOOD).picture("stations")
    assert (picture.width, picture.height) == (3, 2)
    assert {point: mark for point, mark in picture if mark != "."} == {(0, 0): "c", (2, 0): "t", (1, 1): "s"}


def test_a_fault_in_a_picture_is_on_the_line_that_shows_the_point(tmp_path: Path) -> None:
    picture = read(tmp_path, GOOD).picture("stations")
    with pytest.raises(BadFile) as failure:
        picture.fail("unknown-symbol", (1, 1))
    assert fault_of(failure) == ("fault-unknown-symbol", 8)
    assert GOOD.splitlines()[8 - 1] == " 2   . s ."
    assert failure.value.fault.args["at"] == "B2"


@pytest.mark.parametrize("empty", [1, 2, 99])
def test_empty_lines_above_a_picture_do_not_shift_its_lines(empty: int, tmp_path: Path) -> None:
    picture = read(tmp_path, GOOD.replace("= '''\n", "= '''\n" + "\n" * empty)).picture("stations")
    assert picture.first_line == 7 + empty


def test_a_picture_without_rows_shows_nothing(tmp_path: Path) -> None:
    picture = read(tmp_path, "stations = '''\n\n\n'''").picture("stations")
    assert (picture.width, picture.height, dict(picture)) == (0, 0, {})


def test_a_key_needs_no_spaces_around_its_sign(tmp_path: Path) -> None:
    picture = read(tmp_path, GOOD.replace("stations = '''", "stations='''")).picture("stations")
    assert picture.first_line == 7


@pytest.mark.parametrize(
    ("shown", "instead", "fault", "line"),
    [
        ("A B C", "A C B", "fault-picture-head", 6),
        ("A B C", "a b c", "fault-picture-head", 6),
        (" 2   . s .", " 3   . s .", "fault-picture-row", 8),
        (" 1   c . t", "", "fault-picture-row", 7),
        (" 2   . s .", " 2   . s", "fault-picture-width", 8),
        (" 2   . s .", " 2   . s . .", "fault-picture-width", 8),
        (" 2   . s .", " 2   . ss .", "fault-picture-width", 8),
    ],
)
def test_a_crooked_picture_is_named_with_its_line(
    tmp_path: Path, shown: str, instead: str, fault: str, line: int
) -> None:
    with pytest.raises(BadFile) as failure:
        read(tmp_path, GOOD.replace(shown, instead)).picture("stations")
    assert fault_of(failure) == (fault, line)


def test_a_value_is_found_by_its_dotted_key_or_is_the_default(tmp_path: Path) -> None:
    file = read(tmp_path, GOOD)
    assert (file.get("title"), file.get("loop.name"), file.get("size")) == ("Test", "Ring", 3)
    assert (file.get("loop.path"), file.get("loop.path", "none")) == (None, "none")


def test_a_key_is_found_by_way_of_its_tables(tmp_path: Path) -> None:
    file = read(tmp_path, 'name = "a"\n\n[b]\nname = "c"\n[d.e]\nname = "f"\nx = { y = 1 }\n')
    lines = [file.line_of_key(key) for key in ("name", "b", "b.name", "d.e.name", "d.e.x.y", "b.nothing")]
    assert lines == [1, 3, 4, 6, 7, 3]


def test_a_point_is_named_by_letter_and_number(tmp_path: Path) -> None:
    file = read(tmp_path, GOOD)
    assert [file.point(name) for name in ("A1", "C4", "K11")] == [(0, 0), (2, 3), (10, 10)]


@pytest.mark.parametrize("name", ["", "a1", "A0", "A01", "AA1", "1A", "A1 ", "A1\n", "A100"])
def test_anything_else_is_not_a_point(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadFile) as failure:
        read(tmp_path, GOOD).point(name)
    assert failure.value.fault.key == "fault-not-a-point"


@pytest.mark.parametrize(
    "place", ["1000,1", "1,-1000", f"1{'0' * 300},1", "1,0.0000001", "\u0663,1", "1e3,1"]
)
def test_a_place_is_near_the_board_and_written_in_plain_digits(tmp_path: Path, place: str) -> None:
    file = read(tmp_path, GOOD)
    assert file.course("-1,3.45 999,0", 1) == ((-1.0, 3.45), (999.0, 0.0))
    with pytest.raises(BadFile) as failure:
        file.course(f"0,0 {place}", 7)
    assert fault_of(failure) == ("fault-not-a-place", 7)


def test_a_word_is_found_as_a_whole_and_never_in_a_comment(tmp_path: Path) -> None:
    file = read(tmp_path, '# blue\nlightblue = 1\n"blue" = 2\n')
    assert file.line_of("blue") == 3
    assert file.line_of("green") is None


def test_a_file_that_is_not_toml_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as failure:
        read(tmp_path, "stations = '''")
    assert failure.value.fault.key == "fault-not-toml"


def test_a_file_that_is_not_text_says_so(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadFile) as failure:
        MapFile.read(tmp_path / "map.toml")
    assert failure.value.fault.key == "fault-not-utf8"


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as failure:
        MapFile.read(tmp_path / "map.toml")
    assert failure.value.fault.key == "fault-cannot-read"
    assert str(tmp_path) in str(failure.value)


@pytest.mark.parametrize(("columns", "rows", "named"), [(26, 99, True), (27, 1, False), (1, 100, False)])
def test_a_picture_has_no_points_that_cannot_be_named(
    tmp_path: Path, columns: int, rows: int, named: bool
) -> None:
    head = " ".join(chr(ord("A") + x) for x in range(columns))
    picture = "\n".join((head, *(f"{y + 1} " + "c " * columns for y in range(rows))))
    file = read(tmp_path, f"stations = '''\n{picture}\n'''")
    if named:
        assert len(list(file.picture("stations"))) == columns * rows
        return
    with pytest.raises(BadFile) as failure:
        file.picture("stations")
    assert fault_of(failure) == ("fault-picture-large", 2)
