"""Which mutants are tried: a fixed random sample of lines, and for each line one change of its code.

The changes are those of cosmic-ray, which parses a file and knows where each of its operators applies.
"""

import ast
import hashlib
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
    """A change of a line. It is known by what the line says, so that its name outlives changes elsewhere."""

    file: str
    line: int
    text: str
    """The line, with its number among those of the file that say the same."""
    operator: str
    occurrence: int
    """Of the operator in the file."""
    change: int
    """Which of the changes of its line by this operator it is."""

    def __str__(self) -> str:
        return f"{self.file}: {self.text} [{self.operator.removeprefix('core/')}#{self.change}]"

    @property
    def package(self) -> str:
        return Path(self.file).relative_to(SOURCE).parts[0]

    def code(self, root: Path) -> str:
        """The whole file with the change."""
        changed = mutate_code((root / self.file).read_text(), get_operator(self.operator)(), self.occurrence)
        assert changed is not None
        return str(changed)


def sample(root: Path, number: int, seed: str) -> list[Mutant]:
    """So many lines of all that can be changed, each with one change. A line and its change are drawn by what
    they say: wherever else code changes, the others stay."""
    lines = [changes for file in files(root) for changes in by_line(root, file).values()]
    drawn = sorted(lines, key=lambda changes: lot(seed, changes[0].file, changes[0].text))[:number]
    return [min(changes, key=lambda mutant: lot(seed, str(mutant))) for changes in drawn]


def lot(*texts: str) -> bytes:
    return hashlib.sha256("\n".join(texts).encode()).digest()


def files(root: Path) -> list[str]:
    found = (file for package in PACKAGES for file in (root / SOURCE / package).rglob("*.py"))
    return sorted(str(file.relative_to(root)) for file in found)


_known: dict[str, Mapping[int, list[Mutant]]] = {}


def by_line(root: Path, file: str) -> Mapping[int, list[Mutant]]:
    """What can be changed in a file, by the line."""
    if file not in _known:
        found = defaultdict(list)
        text = (root / file).read_text()
        tree, types, lines = get_ast(text), annotations(text), named_lines(text)
        changes = Counter[tuple[int, str]]()
        for name, occurrence, place in places(tree):
            if not any(begin <= place < end for begin, end in types):
                line = place[0]
                change = changes[line, name]
                found[line].append(Mutant(file, line, lines[line], name, occurrence, change))
                changes[line, name] += 1
        _known[file] = found
    return _known[file]


def named_lines(text: str) -> dict[int, str]:
    """What each line says; from the second of several that say the same on, with its number among them."""
    known, found = Counter[str](), dict[int, str]()
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        known[line] += 1
        found[number] = line if known[line] == 1 else f"{line} ({known[line]})"
    return found


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
