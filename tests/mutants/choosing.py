"""Which tests try a mutant: those that execute its line, the nearest and the quickest first, in a few rounds.

Coverage sees no line of a kernel, and a line that runs when its module is imported, or in a fixture that
tests share, belongs to no test or to one by chance: so the tests beside follow, those that execute the rest
of the file, and those of the folder. Tests that call kernels, for which Numba has to compile, come last and
only where they are needed.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from metroscribe.fast.cache import COMPILED
from metroscribe.games import families
from tests.mutants.sample import SOURCE, Mutant
from tests.mutants.traces import Traces, file_of

SECONDS, WITH_KERNELS = 30.0, 60.0
"""Of tests in a round, as they were recorded; to compile what they call takes about as long again."""
KERNELS = ("fast/*/*.py", "search/*/*.py", "search/net.py", "search/searchers.py")
"""What a test executes that calls kernels."""
OF_KERNELS = ("fast", "search")
"""Packages in which coverage sees little."""
LOCK_STEP = {"games": "fast"}
"""Where kernels are compared with the reference."""
LAWS = ("tests/test_values.py", "tests/server/test_commands.py")
"""Tests of what runs at import, of which coverage cannot tell."""


class Round(NamedTuple):
    tests: list[str]
    seconds: float
    compiles: bool = False


class Choice:
    def __init__(self, traces: Traces, root: Path) -> None:
        self.traces, self.root = traces, root
        found = (file for pattern in KERNELS for file in (root / SOURCE).glob(pattern))
        self.calling = traces.of_files(*(str(file.relative_to(root)) for file in found))
        self.calling |= {
            test for test in traces.seconds if test.startswith(tuple(f"tests/{name}/" for name in OF_KERNELS))
        }
        """The tests that call kernels."""

    def rounds(self, mutant: Mutant) -> Iterator[Round]:
        """To be run one after the other until a test fails."""
        tried = set[str]()
        own, whole = self.of_statement(mutant), self.traces.of_files(mutant.file)
        if at_import := not own:
            own = {test for test in self.traces.seconds if file_of(test) in LAWS}
        near = {test for test in whole if is_near(test, mutant)}
        files = {file_of(test) for test in own}
        beside = {test for test in self.traces.seconds if file_of(test) in files}
        for tests in (own & near, own, beside, near, whole):
            chosen = self.quickest(tests - tried - self.calling)
            tried |= set(chosen)
            yield self.round(chosen)
        if at_import and mutant.package not in OF_KERNELS:
            folder = {test for test in self.traces.seconds if is_near(test, mutant)}
            yield self.round(self.spread(folder - tried - self.calling))
        if mutant.package in COMPILED or not own - self.calling:
            calling = (own & self.calling) or (whole & self.calling)
            yield self.round(self.quickest(self.of_folder(mutant, calling), WITH_KERNELS), compiles=True)

    def round(self, tests: list[str], compiles: bool = False) -> Round:
        return Round(tests, sum(self.traces.seconds[test] for test in tests), compiles)

    def of_statement(self, mutant: Mutant) -> set[str]:
        """The tests that execute the line, or the statement that goes on there."""
        lines = statement(ast.parse((self.root / mutant.file).read_text()), mutant.line)
        return self.traces.of_lines(mutant.file, lines)

    def of_folder(self, mutant: Mutant, calling: set[str]) -> set[str]:
        """Those of the tests that are in the folder of the package, so that little has to be compiled.

        For a kernel, of which no test is known, those that are named after its family.
        """
        start = f"tests/{LOCK_STEP.get(mutant.package, mutant.package)}/test_"
        family = {family.replace("-", "_") for family in families()} & set(Path(mutant.file).parts)
        known = calling or {
            test for test in self.traces.seconds if all(name in file_of(test) for name in family)
        }
        return {test for test in known if test.startswith(start)} or calling

    def quickest(self, tests: Iterable[str], most: float = SECONDS) -> list[str]:
        return self.fitting(sorted(tests, key=self.traces.seconds.__getitem__), most)

    def spread(self, tests: Iterable[str]) -> list[str]:
        """The quickest of each file, then the next of each."""
        ranks, ordered = Counter[str](), list[tuple[int, str]]()
        for test in sorted(tests, key=self.traces.seconds.__getitem__):
            ordered.append((ranks[file_of(test)], test))
            ranks[file_of(test)] += 1
        return self.fitting([test for _, test in sorted(ordered)], SECONDS)

    def fitting(self, tests: list[str], most: float) -> list[str]:
        """As many as fit in a round, those of a file together since they share fixtures."""
        chosen, left = dict[str, list[str]](), most
        for test in tests:
            left -= self.traces.seconds[test]
            if left < 0 and chosen:
                break
            chosen.setdefault(file_of(test), []).append(test)
        return [test for group in chosen.values() for test in group]


def is_near(test: str, mutant: Mutant) -> bool:
    """In a folder of tests named after a folder that the mutant is in."""
    return Path(file_of(test)).parts[1] in Path(mutant.file).parts


def statement(tree: ast.AST, line: int) -> range:
    """The lines of the innermost statement around a line, without those of its body."""
    found = range(line, line + 1)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0):
            body = getattr(node, "body", [])
            end = body[0].lineno if body else (node.end_lineno or 0) + 1
            if line < end:
                found = range(node.lineno, end)
    return found
