"""What a TOML file may hold: unknown keys, missing keys and wrong kinds are faults with a line.

A shape is a type, a list with the shape of its items, or a table of keys and shapes. A key that ends in
`?` may be missing; the key `*` stands for any name. A tuple is a choice of shapes. A text is one line in
which everything can be seen, unless it is `Lines`; a number is one that a score pad has room for, unless its
shape is a range.
"""

import unicodedata
from collections.abc import Mapping
from typing import Any

from metroscribe.core.mapfile import MapFile
from metroscribe.core.visible import MOST_MARKS, hidden, without_heaps

KINDS: Mapping[type, str] = {
    str: "text",
    int: "number",
    float: "decimal",
    list: "list",
    dict: "table",
    bool: "yes-no",
}


LARGEST = 999
"""Of a number, above and below zero."""
BREAKS = "\n\t"
"""What separates words in a text of several lines."""


class Lines:
    """The shape of a text that may have several lines: a picture, or a path."""


class Anything:
    """The shape of what somebody else judges."""


def check_shape(file: MapFile, shape: Any) -> None:
    """`BadFile` with the first thing in the file that does not fit."""
    _check(file, "", file.data, shape)


def _check(file: MapFile, path: str, value: Any, shape: Any) -> None:
    if shape is Anything:
        return
    if isinstance(shape, tuple):
        shape = next((choice for choice in shape if isinstance(value, _kind(choice))), shape[0])
    kind = _kind(shape)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        file.fail("wrong-kind", file.line_of_key(path), key=path, kind=KINDS[kind])
    if isinstance(value, str):
        _check_text(file, path, value, BREAKS if shape is Lines else "")
    elif kind in (int, float):
        _check_number(file, path, value, shape)
    elif isinstance(shape, list):
        for item in value:
            _check(file, path, item, shape[0])
    elif isinstance(shape, Mapping):
        _check_table(file, path, value, shape)


def _check_table(file: MapFile, path: str, table: Mapping[str, Any], shape: Mapping[str, Any]) -> None:
    known = {key.removesuffix("?"): inner for key, inner in shape.items()}
    for key, value in table.items():
        inner = known.get(key, known.get("*"))
        where = f"{path}.{key}" if path else key
        _check_text(file, path, key)
        if inner is None:
            names = ", ".join(known)
            file.fail("unknown-key", file.line_of_key(where), key=where, candidates=names)
        _check(file, where, value, inner)
    for key in shape:
        if not key.endswith("?") and key != "*" and key not in table:
            where = f"{path}.{key}" if path else key
            file.fail("missing-key", file.line_of_key(path) if path else None, key=where)


def _check_text(file: MapFile, path: str, text: str, breaks: str = "") -> None:
    """Names reach drawings and other people: they hide nothing, and do not grow over what is beside them."""
    for char in text:
        if hidden(char) and char not in breaks:
            near = next((n for n, line in enumerate(file.lines, 1) if char in line), None)
            code = f"U+{ord(char):04X}"
            file.fail("hidden-character", near or file.line_of_key(path), key=path or code, code=code)
    if without_heaps(text) != unicodedata.normalize("NFC", text):
        file.fail("many-marks", file.line_of_key(path), key=path, most=MOST_MARKS)


def _check_number(file: MapFile, path: str, value: float, shape: Any) -> None:
    low, high = (shape[0], shape[-1]) if isinstance(shape, range) else (-LARGEST, LARGEST)
    if not low <= value <= high:
        file.fail("number-range", file.line_of_key(path), key=path, low=low, high=high)


def _kind(shape: Any) -> Any:
    if isinstance(shape, list | range):
        return int if isinstance(shape, range) else list
    if shape is Lines:
        return str
    return dict if isinstance(shape, Mapping) else shape
