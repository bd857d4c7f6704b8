"""Files of nets: the weights, and what the net was made for, each input by its name."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from metroscribe.core.errors import UnknownName
from metroscribe.search import ABOUT
from metroscribe.search.net import Net


class Subject(NamedTuple):
    """What a net is made for: one map under one version of the rules, and the inputs that describe it."""

    game: str
    rules: int
    map: str
    parts: int
    inputs: tuple[str, ...]
    """Names; "" for an input that is never on."""

    def __str__(self) -> str:
        return f"{self.game}, rules {self.rules}, map {self.map}, {self.parts} parts"


def save(net: Net, path: Path, subject: Subject) -> None:
    """In half precision, which is enough to judge with."""
    halves = {name: array.astype(np.float16) for name, array in net._asdict().items()}
    with path.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(subject._asdict())), **halves)


def load(path: Path, subject: Subject) -> Net:
    """The net for these rules, its inputs in their order; `UnknownName` if it was made for something else."""
    with np.load(path, allow_pickle=False) as file:
        net = Net(*(file[name].astype(np.float32) for name in Net._fields))
        made_for = Subject(**json.loads(str(file[ABOUT])))
    if str(made_for) != str(subject):
        raise UnknownName("error-net-subject", file=path.name, made=str(made_for), wanted=str(subject))
    return net._replace(rows=_in_order(net.rows, made_for.inputs, subject.inputs, path))


def _in_order(rows: Any, inputs: tuple[str, ...], wanted: tuple[str, ...], path: Path) -> Any:
    """The rows of the inputs that are wanted; blank ones where these rules have nothing."""
    places = {name: number for number, name in enumerate(inputs) if name}
    for name in filter(None, wanted):
        if name not in places:
            raise UnknownName("error-net-input", file=path.name, name=name)
    known = [number for number, name in enumerate(wanted) if name]
    found = np.zeros((len(rows), len(wanted), rows.shape[2]), np.float32)
    found[:, known] = rows[:, [places[wanted[number]] for number in known]]
    return found
