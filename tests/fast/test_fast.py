"""What holds for the fast engine as a whole: it is optional, and stays in bounds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from metroscribe.core.text import Text
from metroscribe.texts import Words, languages

LIGHT = """
import sys
import metroscribe.fast
from metroscribe.cli import main
try:
    main(["games"])
except SystemExit:
    pass
heavy = {"numpy", "numba", "llvmlite"} & set(sys.modules)
assert not heavy, heavy
"""
WITHOUT = """
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "numba" else found(name, *rest)
from metroscribe import fast
assert not fast.available()
assert fast.missing().args == {"packages": "numba"}
"""
IN_BOUNDS = """
import numpy as np
from metroscribe import registry
from metroscribe.fast.next_station.layout import new_desk, new_state
from metroscribe.fast.next_station.playing import greedy_matches, random_matches
from metroscribe.fast.next_station.tables import compiled
for name in registry():
    game = registry().load(name)
    if game.info.family == "next-station":
        for modules in ((), game.info.modules):
            tables, totals = compiled(game.rules(modules)), np.zeros(300, np.int64)
            random_matches(tables, new_state(), new_desk(), 1, totals)
            greedy_matches(tables, new_state(), new_desk(), 1, totals)
            assert totals.min() > -50
"""


def run(code: str, **environment: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})


@pytest.mark.slow
def test_listing_the_games_loads_neither_numpy_nor_numba() -> None:
    run(LIGHT)


def test_without_numba_it_is_not_available_and_says_so() -> None:
    run(WITHOUT)


@pytest.mark.slow
def test_what_is_missing_is_told_in_one_sentence() -> None:
    for language in languages():
        told = Words(language)(Text("error-fast-missing", {"packages": "numba"}))
        assert "numba" in told
        assert "metroscribe[fast]" in told


@pytest.mark.long
def test_no_kernel_reads_or_writes_out_of_bounds(tmp_path: Path) -> None:
    run(IN_BOUNDS, NUMBA_BOUNDSCHECK="1", XDG_CACHE_HOME=str(tmp_path))
