"""How fast the fast engine plays, beside a kernel of the same rules in C++ where there is a compiler.

    .venv/bin/python benchmarks/fast.py

One core, and the processor's time of this thread, so that neighbours on the machine matter little. Each
figure is the median of several runs with the lowest and the highest; engines that are compared take turns.
"""

import ctypes
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from metroscribe import registry
from metroscribe.fast.next_station import layout
from metroscribe.fast.next_station.playing import greedy_matches, random_matches
from metroscribe.fast.next_station.tables import compiled

RUNS = 7
MATCHES = 20_000
HERE = Path(__file__).parent
COMPARED = "next-station/london"
FAMILY = "next-station"

Batch = Callable[[int, Any], None]
"""Fills an array with the totals of matches of a seed."""


class Map(ctypes.Structure):
    """The same as in london.cpp."""

    _fields_ = (
        *(
            (name, ctypes.c_int64)
            for name in ("stations", "districts", "deck", "subway", "closing", "sights", "early")
        ),
        *((name, ctypes.c_void_p) for name in ("open_to", "district", "card_wanted", "departures", "across")),
        *((name, ctypes.c_void_p) for name in ("joining", "crossings_at")),
        *((name, ctypes.c_void_p) for name in ("crossing_a", "crossing_b", "card_switch")),
        ("tourist_points", ctypes.c_void_p),
        ("tourist_top", ctypes.c_int64),
        ("river_points", ctypes.c_int64),
        ("interchange_points", ctypes.c_int64 * 5),
    )

    @classmethod
    def of(cls, tables: Any) -> "Map":
        """The fast engine's tables by address; they must outlive this."""
        one = cls()
        for name in ("stations", "districts", "early", "river_points"):
            setattr(one, name, int(tables[name]))
        one.deck = int(tables["pile"][layout.DECK])
        one.subway, one.closing = int(tables["closing_cards"][0]), int(tables["closing_count"][0])
        for name, kind in cls._fields_:
            if kind is ctypes.c_void_p and name != "tourist_points":
                setattr(one, name, tables[name].ctypes.data)
        for box in range(int(tables["boxes"])):
            if tables["box_kind"][box] == layout.VISITS:
                one.sights, one.tourist_top = int(tables["box_stations"][box]), int(tables["box_top"][box])
                one.tourist_points = tables["rows"][tables["box_row"][box] :].ctypes.data
            else:
                one.interchange_points[int(tables["box_lines"][box])] = int(tables["box_each"][box])
        return one


def in_cpp(folder: Path, tables: Any, *options: str) -> Batch | None:
    """The kernel of london.cpp, or None without a compiler."""
    compiler = shutil.which("g++")
    if compiler is None:
        return None
    library = folder / f"london{len(options)}.so"
    command = [compiler, *options, "-shared", "-fPIC", "-o", library, HERE / "london.cpp"]
    subprocess.run(command, check=True)
    run = ctypes.CDLL(str(library)).random_matches
    run.argtypes = [ctypes.c_void_p, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_int64]
    run.restype = None
    city = Map.of(tables)
    return lambda seed, totals: run(ctypes.byref(city), seed, totals.ctypes.data, totals.size)


def in_numba(tables: Any, matches: Any) -> Batch:
    state, desk = layout.new_state(), layout.new_desk()
    return lambda seed, totals: matches(tables, state, desk, seed, totals)


def rates(batches: Sequence[Batch], matches: int = MATCHES) -> list[list[float]]:
    """Matches a second of each, in turns, so that all see the same machine."""
    totals, figures = np.zeros(matches, np.int64), [[] for _ in batches]
    for batch in batches:
        batch(0, totals[:100])
    for run in range(RUNS):
        for batch, own in zip(batches, figures, strict=True):
            started = time.thread_time()
            batch(run, totals)
            own.append(matches / (time.thread_time() - started))
    return figures


def tell(what: str, figures: Sequence[float], unit: str = "matches/s") -> None:
    print(
        f"{what:46} {statistics.median(figures):10,.0f} {unit}   ({min(figures):,.0f} to {max(figures):,.0f})"
    )


def compare() -> None:
    """The fast engine beside C++: the same totals of random matches, and how the speeds compare."""
    tables = compiled(registry().load(COMPARED).rules())
    with tempfile.TemporaryDirectory() as folder:
        plain = in_cpp(Path(folder), tables, "-O3")
        if plain is None:
            print("no g++: nothing to compare with")
            return
        native = in_cpp(Path(folder), tables, "-O3", "-march=native")
        assert native is not None
        own, greedy = in_numba(tables, random_matches), in_numba(tables, greedy_matches)
        first, second = np.zeros(MATCHES, np.int64), np.zeros(MATCHES, np.int64)
        plain(1, first)
        own(1, second)
        print(f"{COMPARED}, random: {np.count_nonzero(first != second)} of {MATCHES} totals differ from C++")
        figures = rates([plain, native, own, greedy])
        names = (
            "random, C++ -O3",
            "random, C++ -O3 -march=native",
            "random, fast engine",
            "greedy, fast engine",
        )
        for what, row in zip(names, figures, strict=True):
            tell(f"{COMPARED} {what}", row)
        for what, row in zip(names[2:], figures[2:], strict=True):
            ratio = statistics.median(a / b for a, b in zip(row, figures[0], strict=True))
            print(f"{what} / random, C++ -O3: {ratio:.2f}, best by best {max(row) / max(figures[0]):.2f}")


def main() -> None:
    compare()
    for name in registry():
        game = registry().load(name)
        if game.info.family != FAMILY:
            continue
        for modules in ((), game.info.modules):
            tables = compiled(game.rules(modules))
            for what, matches in (("random", random_matches), ("greedy", greedy_matches)):
                batch, totals = in_numba(tables, matches), np.zeros(MATCHES, np.int64)
                tell(f"{name} {what}, {'all modules' if modules else 'no module'}", rates([batch])[0])
                batch(RUNS, totals)
                error = totals.std() / len(totals) ** 0.5
                print(f"    mean total {totals.mean():.2f} +- {error:.2f}")


if __name__ == "__main__":
    main()
