"""A shape says what a file may hold; what does not fit is named with its key and line."""

from pathlib import Path
from typing import Any

import pytest

from metroscribe.core.errors import BadFile
from metroscribe.core.mapfile import MapFile
from metroscribe.core.shape import Anything, Lines, check_shape

SHAPE = {
    "title": str,
    "size?": int,
    "flag?": bool,
    "names?": [str],
    "inner?": {"a": int, "b?": int},
    "any?": {"*": int},
    "either?": (int, {"x": int}),
    "free?": Anything,
    "rows?": [{"term": str, "*": Anything}],
    "picture?": Lines,
    "width?": (float, int),
    "year?": range(1900, 10_000),
    "called?": {"*": str},
}


def judge(tmp: Path, text: str, shape: Any = SHAPE) -> tuple[str, str, int | None] | None:
    file = tmp / "file.toml"
    file.write_text(text, encoding="utf-8")
    try:
        check_shape(MapFile.read(file), shape)
    except BadFile as fault:
        return fault.fault.key, str(fault.fault.args["key"]), fault.line
    return None


@pytest.mark.parametrize(
    "text",
    [
        'title = "t"',
        'title = "t"\nsize = 3\nflag = true\nnames = ["a", "b"]\n[inner]\na = 1\n[any]\nq = 2\nz = 3',
        'title = "t"\neither = 5',
        'title = "t"\neither = { x = 5 }',
        'title = "t"\nfree = [1, "a", { b = 2 }]',
        'title = "t"\n[[rows]]\nterm = "a"\nwhatever = [1]',
        'title = "Zürich HB \u6771\u4eac \u0645\u0648\u0642\u0641 \u1019\u103c\u102d\u102f\u1037"',
        'title = "Đường Nguye\u0302\u0303n"',
        "title = 't'\npicture = '''\n  A B\n1\tx x\n'''",
        'title = "t"\nsize = -999\nyear = 9999\nwidth = 999.0',
    ],
)
def test_what_fits_passes(tmp_path: Path, text: str) -> None:
    assert judge(tmp_path, text) is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("size = 3", ("fault-missing-key", "title", None)),
        ("title = 3", ("fault-wrong-kind", "title", 1)),
        ('title = "t"\nsize = true', ("fault-wrong-kind", "size", 2)),
        ('title = "t"\nflag = 1', ("fault-wrong-kind", "flag", 2)),
        ('title = "t"\nnames = "a"', ("fault-wrong-kind", "names", 2)),
        ('title = "t"\nnames = ["a", 1]', ("fault-wrong-kind", "names", 2)),
        ('title = "t"\ntitel = "t"', ("fault-unknown-key", "titel", 2)),
        ('title = "t"\n\n[inner]\na = 1\nc = 2', ("fault-unknown-key", "inner.c", 5)),
        ('title = "t"\n\n[inner]\nb = 2', ("fault-missing-key", "inner.a", 3)),
        ('title = "t"\ninner = 5', ("fault-wrong-kind", "inner", 2)),
        ('title = "t"\neither = "five"', ("fault-wrong-kind", "either", 2)),
        ('title = "t"\n[[rows]]\nother = 1', ("fault-missing-key", "rows.term", 2)),
        ('title = "t"\nsize = 1000', ("fault-number-range", "size", 2)),
        ('title = "t"\nsize = -1000', ("fault-number-range", "size", 2)),
        (f'title = "t"\n\n[any]\nq = 1\nz = 1{"0" * 300}', ("fault-number-range", "any.z", 5)),
        ('title = "t"\nwidth = 1e300', ("fault-number-range", "width", 2)),
        ('title = "t"\nwidth = inf', ("fault-number-range", "width", 2)),
        ('title = "t"\nwidth = nan', ("fault-number-range", "width", 2)),
        ('title = "t"\nyear = 1899', ("fault-number-range", "year", 2)),
        ('title = "t"\nnames = [\n"a",\n"b\u202e"]', ("fault-hidden-character", "names", 4)),
        ('title = "t"\n[called]\nA1 = "a\\u202e"', ("fault-hidden-character", "called.A1", 3)),
        ('title = "t"\n[called]\n"\u2067A" = "a"', ("fault-hidden-character", "called", 3)),
        ('title = "a\u200bb"', ("fault-hidden-character", "title", 1)),
        ('title = "a\\u0000b"', ("fault-hidden-character", "title", 1)),
        ('title = "a\\nb"', ("fault-hidden-character", "title", 1)),
        ('title = "\u3164"', ("fault-hidden-character", "title", 1)),
        ('title = "t"\npicture = "\\u202e"', ("fault-hidden-character", "picture", 2)),
        ('title = "t"\n[called]\nA1 = "Z\u0335\u0316\u0316\u0316"', ("fault-many-marks", "called.A1", 3)),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, text: str, fault: tuple[str, str, int | None]) -> None:
    assert judge(tmp_path, text) == fault
