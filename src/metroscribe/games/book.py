"""The pictures of the rules pages: positions on small boards, and the moves that are tried there.

`book.toml` lists them; docs/book.md explains each key. What is shown is what the rules say: whether a move is
legal, which rule forbids it, what a box of the score pad holds.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from metroscribe.core.mapfile import MapFile
from metroscribe.core.positions import listed
from metroscribe.core.rules import AnyRules
from metroscribe.core.score import Entry, Score
from metroscribe.core.shape import check_shape
from metroscribe.core.text import Text
from metroscribe.core.why import refusal_of
from metroscribe.core.wording import Section, keys_of
from metroscribe.games.family import Family

BOOK_FILE = "book.toml"
SHAPE = {
    "figures": [
        {
            "name": str,
            "after": [str],
            "with?": [str],
            "without?": [str],
            "pictures": [
                {
                    "board": str,
                    "position": str,
                    "steps?": [str],
                    "legal?": [str],
                    "refused?": {"*": str},
                    "boxes?": [str],
                    "map?": bool,
                    "cards?": bool,
                    "counts?": {"*": str},
                }
            ],
        }
    ],
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A board at a moment of a match."""

    name: str
    figure: str
    board: str
    """`FOLDER/MAP`: a folder of the book with a `city.toml`, and the map in it."""
    position: str
    steps: tuple[str, ...] = ()
    """What has been drawn in the open turn."""
    legal: tuple[str, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    """Moves, each with the rule that forbids it."""
    boxes: tuple[str, ...] = ()
    """The boxes of the score pad that are shown, by the keys of the drawing."""
    map: bool = True
    """Whether the map is shown, or only the boxes."""
    cards: bool = True
    """Whether the cards of the turn are shown."""
    counts: tuple[tuple[str, str], ...] = ()
    """Numbers that the caption states, each with what is counted for it."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Pictures with one caption."""

    name: str
    after: tuple[str, ...]
    """The paragraph that it belongs to, by its key; of several, the first that a guide has."""
    beside: tuple[str, ...]
    """It is only true where the guide has all of these paragraphs."""
    without: tuple[str, ...]
    """It is not true where the guide has one of these."""
    pictures: tuple[Picture, ...]


class Tried(NamedTuple):
    """A move, what is said of it, and the rule that forbids it if one does."""

    move: Any
    says: Text
    rule: str


class Shown(NamedTuple):
    """A picture once it is replayed."""

    rules: AnyRules
    table: Any
    sheet: Any
    score: Score
    tried: tuple[Tried, ...]

    def counted(self, picture: Picture) -> Iterator[Text]:
        """What the boxes that a picture shows hold, in words: of all entries with these keys, and of lines
        whose colour is named behind the key."""
        for entry in self.score:
            if _boxes(entry) & {*picture.boxes}:
                yield entry.text

    def number(self, name: str) -> int:
        """One that a caption states: what a box says, such as `tourists.count`, or what the family counts,
        such as `lines C3`."""
        box, dot, arg = name.partition(".")
        if not dot:
            return self.rules.wording.number(self.table, self.sheet, name)
        (entry,) = (entry for entry in self.score if box in _boxes(entry))
        return int(entry.args[arg])


def _boxes(entry: Entry) -> set[str]:
    """The names of an entry: its key, and behind it what it is about; of a line, its colour."""
    about = [value for value in entry.args.values() if isinstance(value, str)]
    return {entry.key, f"line-{entry.args.get('colour', '')}", *(f"{entry.key}-{word}" for word in about)}


class Placed(NamedTuple):
    """A figure behind a paragraph of a section, the first being 0."""

    after: int
    figure: Figure


@cache
def read_book(path: Path) -> Mapping[str, Figure]:
    """The figures by their names, in the order of the file. `BadFile` with the first fault found."""
    file = MapFile.read(path / BOOK_FILE)
    check_shape(file, SHAPE)
    found: dict[str, Figure] = {}
    for data in file.get("figures"):
        name = data["name"]
        if name in found:
            file.fail("figure-twice", f'"{name}"', name=name)
        pictures = tuple(_pictures(name, data["pictures"]))
        after, beside, without = (tuple(data.get(key, ())) for key in ("after", "with", "without"))
        found[name] = Figure(name, after, beside, without, pictures)
    return found


def _pictures(figure: str, listed: Sequence[Mapping[str, Any]]) -> Iterator[Picture]:
    """Named as their figure, with a number where it has several."""
    for number, data in enumerate(listed, 1):
        yield Picture(
            f"{figure}-{number}" if len(listed) > 1 else figure,
            figure,
            data["board"],
            data["position"],
            tuple(data.get("steps", ())),
            tuple(data.get("legal", ())),
            tuple(data.get("refused", {}).items()),
            tuple(data.get("boxes", ())),
            data.get("map", True),
            data.get("cards", True),
            tuple(data.get("counts", {}).items()),
        )


def figures_of(family: Family) -> Mapping[str, Figure]:
    """By their names; a family may have no book."""
    return read_book(family.book) if family.book and (family.book / BOOK_FILE).exists() else {}


def pictures_of(family: Family) -> Mapping[str, Picture]:
    return {picture.name: picture for figure in figures_of(family).values() for picture in figure.pictures}


def replayed(family: Family, picture: Picture) -> Shown:
    """The position read, the steps taken, each move tried by itself."""
    modules = listed(picture.position.partition(";")[0])
    rules = _rules(family, picture.board, modules)
    table = rules.positions.read(picture.position)
    sheet = table.sheets[0]
    for step in picture.steps:
        sheet = rules.step(table, sheet, rules.parse(step))
    moves = (*picture.legal, *(move for move, _ in picture.refused))
    tried = tuple(_tried(rules, table, sheet, rules.parse(move)) for move in moves)
    return Shown(rules, table, sheet, rules.score(table, sheet), tried)


def captioned(family: Family, name: str) -> Text:
    """The caption of a figure, with the numbers that its pictures show."""
    counting = [picture for picture in figures_of(family)[name].pictures if picture.counts]
    shown = [(replayed(family, picture), picture.counts) for picture in counting]
    return Text(f"book-{name}", {arg: each.number(of) for each, counts in shown for arg, of in counts})


def _tried(rules: AnyRules, table: Any, sheet: Any, move: Any) -> Tried:
    refusal = refusal_of(rules.step, table, sheet, move)
    if refusal is not None:
        return Tried(move, refusal, refusal.key)
    return Tried(move, rules.wording.describe(table, sheet, move), "")


@cache
def _rules(family: Family, board: str, modules: tuple[str, ...]) -> AnyRules:
    assert family.book is not None
    folder, _, name = board.partition("/")
    game = family.load(family.book / folder, f"{family.id}/{folder}")
    return game.with_map(family.book / folder / f"{name}.toml").rules(modules)


def illustrated(family: Family, guide: Sequence[Section]) -> Iterator[tuple[Section, tuple[Placed, ...]]]:
    """Each section of a guide with the figures that belong to its paragraphs."""
    figures = [figure for figure in figures_of(family).values() if _fits(figure, guide)]
    for section in guide:
        keys = [paragraph.key for paragraph in section.paragraphs]
        yield section, tuple(sorted(_placed(keys, figures, guide), key=lambda placed: placed.after))


def _fits(figure: Figure, guide: Iterable[Section]) -> bool:
    keys = keys_of(guide)
    return keys.issuperset(figure.beside) and keys.isdisjoint(figure.without)


def _placed(keys: Sequence[str], figures: Iterable[Figure], guide: Sequence[Section]) -> Iterator[Placed]:
    """Behind the last of several paragraphs with the same key."""
    everywhere = keys_of(guide)
    for figure in figures:
        wanted = next((key for key in figure.after if key in everywhere), None)
        if wanted in keys:
            yield Placed(len(keys) - 1 - keys[::-1].index(wanted), figure)
