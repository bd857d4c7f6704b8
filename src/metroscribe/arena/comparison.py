"""What is compared: which bots, at which tables, on which seeds; see docs/arena.md."""

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import metroscribe
from metroscribe.bots import resolved
from metroscribe.core.errors import UnknownName
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry

SetName = Literal["dev", "confirm"]
SETS: tuple[SetName, ...] = ("dev", "confirm")
"""The seeds that one may look at as often as one likes, and those that are kept for the last word."""
SEED_SET = re.compile(r"[a-z0-9-]{1,40}")
PLAYING = ("core", "games", "bots", "fast")
"""The packages that decide what a match comes to."""


def seed_of(which: SetName, name: str, number: int) -> str:
    """Seeds of different sets are different texts: the words are fixed, and names hold no slash."""
    return f"arena/{which}/{name}/{number}"


def known_set(name: str) -> SetName:
    for known in SETS:
        if known == name:
            return known
    raise UnknownName("error-arena-set", name=name, candidates=", ".join(SETS))


class Pairing(NamedTuple):
    """A match that is to be played: its number in the seed set, and the spec on each seat."""

    number: int
    lineup: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    game: str
    bots: tuple[str, ...]
    """Specs, levels replaced by what stands behind them."""
    matches: int
    which: SetName = "dev"
    seeds: str = "1"
    seats: int = 1
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    map_file: Path | None = None

    def __post_init__(self) -> None:
        if not SEED_SET.fullmatch(self.seeds):
            raise UnknownName("error-arena-seeds", name=self.seeds)
        for spec in self.bots:
            if self.bots.count(spec) > 1:
                raise UnknownName("error-arena-twice", name=spec)
        if self.seats > 1 and self.seats % len(self.bots):
            raise UnknownName("error-arena-seats", bots=len(self.bots), seats=self.seats)

    @property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Alone: every bot for itself. At one table: all of them, so turned that each sits everywhere."""
        if self.seats == 1:
            return tuple((spec,) for spec in self.bots)
        around = self.bots * (self.seats // len(self.bots))
        return tuple((*around[turn:], *around[:turn]) for turn in range(len(self.bots)))

    def pairings(self) -> Iterator[Pairing]:
        """Match by match, so that whatever is there when it is stopped can be compared."""
        return (Pairing(number, lineup) for number in range(self.matches) for lineup in self.lineups)

    def seed(self, number: int) -> str:
        return seed_of(self.which, self.seeds, number)

    def rules(self) -> AnyRules:
        game = registry().load(self.game)
        return (game.with_map(self.map_file) if self.map_file else game).rules(self.modules)

    def head(self) -> dict[str, Any]:
        """What must be the same for rows to belong together."""
        rules = self.rules()
        return {
            "arena": 1,
            "game": rules.info.id,
            "rules": rules.info.rules,
            "map": rules.map_hash,
            "modules": list(rules.info.modules),
            "options": dict(self.options),
            "seats": self.seats,
            "set": self.which,
            "seeds": self.seeds,
            "code": code(),
        }


def specs_of(named: tuple[str, ...], game: str) -> tuple[str, ...]:
    return tuple(str(resolved(name, game)) for name in named)


@cache
def code() -> str:
    """Of all files by which bots play, learned ones too: rows of other code are not rows of this one."""
    home, digest = Path(metroscribe.__file__).parent, hashlib.sha256()
    for package in PLAYING:
        for file in sorted((home / package).rglob("*")):
            if (
                file.is_file()
                and "__pycache__" not in file.parts
                and file.suffix not in (".ftl", ".md", ".txt")
            ):
                digest.update(f"{file.relative_to(home).as_posix()}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
