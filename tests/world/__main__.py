"""One evening, or several, told frame by frame: `python -m tests.world 1234`."""

import os
import sys

from metroscribe.games import FAMILIES
from metroscribe.server.library import Library
from tests.world.evening import Evening, games_of

SEED = "PYTHONHASHSEED"


def main() -> None:
    """Always with the same order of what has none, so that it is the same evening to the last frame."""
    if os.environ.get(SEED) != "0":
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.world", *sys.argv[1:]], {**os.environ, SEED: "0"}
        )
    os.environ[FAMILIES] = "tests.third_family.family"
    library = Library()
    for number in map(int, sys.argv[1:]):
        evening = Evening(number, games_of(number, library), library)
        evening.network.listener = print
        print(number, evening.weather)
        print(evening.run())


main()
