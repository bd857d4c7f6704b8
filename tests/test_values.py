"""State is a value: nothing that a match, a record, a picture or a message is made of can be changed."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from inspect import isclass
from pkgutil import walk_packages

import pytest
from msgspec import Struct

PARAMETERS = "__dataclass_params__"


def classes(package: str) -> Iterator[type]:
    """All that are written in a package."""
    top = import_module(f"metroscribe.{package}")
    names = [top.__name__, *(found.name for found in walk_packages(top.__path__, f"{top.__name__}."))]
    for name in names:
        found = vars(import_module(name)).values()
        yield from (kind for kind in found if isclass(kind) and kind.__module__ == name)


@pytest.mark.parametrize("package", ["core", "games", "records", "draw", "server.wire"])
def test_no_data_class_of_a_pure_package_can_be_changed(package: str) -> None:
    kinds = [kind for kind in classes(package) if is_dataclass(kind)]
    assert [kind for kind in kinds if not getattr(kind, PARAMETERS).frozen] == []


def test_no_structure_of_the_server_can_be_changed() -> None:
    kinds = [kind for kind in classes("server") if issubclass(kind, Struct)]
    assert kinds
    assert [kind for kind in kinds if not kind.__struct_config__.frozen] == []
