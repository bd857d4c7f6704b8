"""What a family of games declares; nothing else in the package is derived from a family's name."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from metroscribe.core.registry import Game, Loader


@dataclass(frozen=True, slots=True)
class Family:
    """Stands as `FAMILY` in the family's package.

    Modules of other packages are given by their dotted names: games import nothing of what is built on them.
    """

    id: str
    title: str
    """What its games are called together."""
    load: Loader
    """Makes a game of a city's folder. It imports the family's rules when it is called, not before."""
    cities: Path
    """The folder of its cities."""
    texts: Path
    lesson: Path
    drawing: str
    """The module that draws its sheets: a `metroscribe.draw.Drawing`."""
    engine: str | None = None
    """The package of its compiled rules, if it has any."""
    search: str | None = None
    """The package of the searches on that engine; without one its bots search on the reference."""
    book: Path | None = None
    """The folder of the pictures of its rules pages; it may be missing."""

    @property
    def book_texts(self) -> tuple[Path, ...]:
        """Where the texts lie that only the rules pages have."""
        folder = self.book / "texts" if self.book else None
        return (folder,) if folder and folder.is_dir() else ()

    @classmethod
    def of(cls, id: str, title: str, package: str, home: Path, **modules: str) -> "Family":
        """A family whose package has its `City` in the module `city`, and its files beside it."""

        def load(folder: Path, game: str) -> Game:
            city: Loader = import_module(f"{package}.city").City
            return city(folder, game)

        return cls(
            id,
            title,
            load,
            home / "cities",
            home / "texts",
            home / "lesson.toml",
            book=home / "book",
            **modules,
        )
