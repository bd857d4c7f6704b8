"""What a TOML file may hold: unknown keys, missing keys and wrong kinds are faults with a line.

A shape is a type, a list with the shape of its items, or a table of keys and shapes. A key that ends in
`?` may be missing; the key `*` stands for any name. A tuple is a choice of shapes.
"""

from collections.abc import Mapping
from typing import Any

from metroscribe.core.mapfile import MapFile

KINDS: Mapping[type, str] = {
    str: "text",
    int: "number",
    float: "decimal",
    list: "list",
    dict: "table",
    bool: "yes-no",
}


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
    if isinstance(shape, list):
        for item in value:
            _check(file, path, item, shape[0])
    elif isinstance(shape, Mapping):
        _check_table(file, path, value, shape)


def _check_table(file: MapFile, path: str, table: Mapping[str, Any], shape: Mapping[str, Any]) -> None:
    known = {key.removesuffix("?"): inner for key, inner in shape.items()}
    for key, value in table.items():
        inner = known.get(key, known.get("*"))
        where = f"{path}.{key}" if path else key
        if inner is None:
            names = ", ".join(known)
            file.fail("unknown-key", file.line_of_key(where), key=where, candidates=names)
        _check(file, where, value, inner)
    for key in shape:
        if not key.endswith("?") and key != "*" and key not in table:
            where = f"{path}.{key}" if path else key
            file.fail("missing-key", file.line_of_key(path) if path else None, key=where)


def _kind(shape: Any) -> Any:
    if isinstance(shape, list):
        return list
    return dict if isinstance(shape, Mapping) else shape
