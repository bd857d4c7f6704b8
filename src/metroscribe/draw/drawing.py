"""What the drawing module of a family offers. A family names the module in its declaration."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from metroscribe.core.cards import Card
from metroscribe.core.score import Score
from metroscribe.draw.elements import Element, Marks
from metroscribe.draw.sheet import Filling, Gesture
from metroscribe.draw.signs import Sign
from metroscribe.draw.teaching import Example
from metroscribe.draw.themes import Theme
from metroscribe.draw.words import Words
from metroscribe.games.book import Picture, Shown


class Drawing(Protocol):
    def blank(self, rules: Any, words: Words, table: Any, theme: Theme, /) -> Element:
        """An empty sheet at this table, with everything that marks may show."""
        ...

    def settled(self, rules: Any, table: Any, sheet: Any, score: Score, seat: int, /) -> Marks:
        """For ids of the blank drawing what to add to them, so that it shows this sheet. It may depend on the
        ink of the sheet and on the context of the table."""
        ...

    def fresh(self, rules: Any, table: Any, sheet: Any, seat: int, /) -> Filling:
        """What to add besides, because it was drawn in the open turn."""
        ...

    def text(
        self, rules: Any, table: Any, sheet: Any, words: Words, colour: bool, highlight: Collection[str], /
    ) -> str: ...
    def gesture(self, rules: Any, table: Any, sheet: Any, move: Any, /) -> Gesture: ...
    def target(self, rules: Any, taps: Sequence[str], /) -> str:
        """What elements mean that were touched one after the other, as `Wording.why` understands it."""
        ...

    def places(self, rules: Any, of: str, /) -> tuple[str, ...]:
        """The elements that show a target."""
        ...

    def stylesheet(self, rules: Any, theme: Theme, /) -> str: ...
    def card_signs(self, rules: Any, words: Words, /) -> Mapping[Card, Sign]:
        """Of every card that shows more than its words."""
        ...

    def city_scene(self, rules: Any, sheet: Any, theme: Theme, /) -> Element: ...


class Teaching(Protocol):
    """What the drawing module of a family offers besides, if its rules pages have pictures."""

    def example(self, words: Words, shown: Shown, picture: Picture, /) -> Example:
        """What a picture shows of a sheet: its map or boxes of its pad, the moves that are tried."""
        ...
