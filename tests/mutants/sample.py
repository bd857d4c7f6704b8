"""Which mutants are tried: a fixed random sample of lines, and for each line one change of its code.

The changes are those of cosmic-ray, which parses a file and knows where each of its operators applies.
"""

import ast
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

SOURCE = Path("src/metroscribe")
PACKAGES = ("core", "games", "fast", "search", "bots", "records", "draw", "server")
LEFT_OUT = ("core/Variable", "core/RemoveDecorator")
"""Operators that need names, and one that only changes how fast something is."""


@dataclass(frozen=True, slots=True)
class Mutant:
    file: str
    line: int
    operator: str
    occurrence: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.operator}#{self.occurrence}"

    @property
    def package(self) -> str:
        return Path(self.file).relative_to(SOURCE).parts[0]

    def code(self, root: Path) -> str:
        """The whole file with the change."""
        changed = mutate_code((root / self.file).read_text(), get_operator(self.operator)(), self.occurrence)
        assert changed is not None
        return str(changed)


def sample(root: Path, number: int, seed: str) -> list[Mutant]:
    """So many lines of all that can be changed, each with one change; the same for the same code and seed."""
    chance = random.Random(seed)
    lines = [(file, line) for file in files(root) for line in sorted(by_line(root, file))]
    chosen = sorted(chance.sample(lines, number))
    return [chance.choice(by_line(root, file)[line]) for file, line in chosen]


def files(root: Path) -> list[str]:
    found = (file for package in PACKAGES for file in (root / SOURCE / package).rglob("*.py"))
    return sorted(str(file.relative_to(root)) for file in found)


_known: dict[str, Mapping[int, list[Mutant]]] = {}


def by_line(root: Path, file: str) -> Mapping[int, list[Mutant]]:
    """What can be changed in a file, by the line."""
    if file not in _known:
        found = defaultdict(list)
        text = (root / file).read_text()
        tree, types = get_ast(text), annotations(text)
        for name, occurrence, place in places(tree):
            if not any(begin <= place < end for begin, end in types):
                found[place[0]].append(Mutant(file, place[0], name, occurrence))
        _known[file] = found
    return _known[file]


def places(tree: Any) -> Iterator[tuple[str, int, tuple[int, int]]]:
    """Every operator with the places where it applies, numbered as it counts them."""
    operators = {name: get_operator(name)() for name in operator_names() if not name.startswith(LEFT_OUT)}
    counts = Counter[str]()
    for node in ast_nodes(tree):
        for name, operator in operators.items():
            for begin, _ in operator.mutation_positions(node):
                yield name, counts[name], begin
                counts[name] += 1


def annotations(text: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where types stand: to change them changes nothing that happens."""
    found: list[ast.expr] = []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef(returns=returns) | ast.AsyncFunctionDef(returns=returns):
                found += [returns] if returns else []
            case ast.arg(annotation=ast.expr() as kind) | ast.AnnAssign(annotation=kind):
                found.append(kind)
    return [((n.lineno, n.col_offset), (n.end_lineno or 0, n.end_col_offset or 0)) for n in found]
