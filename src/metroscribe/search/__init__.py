"""Searches over the compiled engine, and the nets they judge positions with; docs/bots.md explains them.

Importing this loads neither NumPy nor Numba; its modules do.
"""

import hashlib
from pathlib import Path
from zipfile import ZipFile

from metroscribe.games import HERE as GAMES
from metroscribe.games import families, registry

__all__ = ["fingerprint", "net_path", "package_of"]

WEIGHTS = Path(__file__).parent / "weights"
ABOUT = "about"
"""What a file of weights has besides the weights: what the net was made for; see `netfile`."""


def package_of(family: str) -> str | None:
    """The package with the searchers of a family, if it declares any: bots search on the reference if not."""
    declared = families().get(family)
    return declared.search if declared else None


def net_path(game: str, plain: bool = False) -> Path:
    """The file of a game's net; `plain`: of the one that knows the base rules alone.

    The net of a city outside of this package lies in the folder of that city.
    """
    place = registry().find(game)
    own = place.folder.is_relative_to(GAMES)
    folder = WEIGHTS / place.family if own else place.folder
    return folder / f"{place.city}{'.plain' if plain else ''}.npz"


def fingerprint(game: str) -> str:
    """A hash of the weights of all nets of a game; how the files are packed and described does not matter."""
    digest = hashlib.sha256()
    for path in filter(Path.is_file, (net_path(game, plain) for plain in (True, False))):
        with ZipFile(path) as file:
            for name in sorted(set(file.namelist()) - {f"{ABOUT}.npy"}):
                digest.update(file.read(name))
    return digest.hexdigest()[:12]
