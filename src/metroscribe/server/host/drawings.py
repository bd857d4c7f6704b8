"""Drawings that were made before: drawing takes long, and most who ask for one ask for the same."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256

from metroscribe import draw
from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.draw import Theme
from metroscribe.records.example import example
from metroscribe.server.match.state import Hosted
from metroscribe.texts import Words

KEPT = 128


@dataclass(frozen=True, slots=True)
class Drawing:
    body: bytes
    tag: str
    """Of what is in it, for whoever asks whether it is still the same."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """The same key is the same drawing."""

    key: tuple[Hashable, ...]
    draw: Callable[[], str] = field(compare=False)


class Drawings:
    def __init__(self) -> None:
        self._drawn = lru_cache(KEPT)(_drawn)

    def blank(self, hosted: Hosted, theme: Theme, words: Words) -> Drawing:
        """The drawing that marks are set on. Tables with the same settings and cards in force share it."""
        rules, options = hosted.rules, hosted.options
        assert rules is not None
        table = hosted.match.table if hosted.match else rules.new(len(hosted.seats), options)
        key = ("blank", rules, len(hosted.seats), tuple(options), rules.wording.in_force(table), theme, words)
        return self._drawn(_Wanted(key, lambda: draw.blank(rules, table, theme=theme, words=words)))

    def sheet(self, hosted: Hosted, seat: int, own: bool, theme: Theme, words: Words) -> Drawing:
        """A sheet as it was when the turn began, what the one before drew told apart; or, for its holder, as
        it is now."""
        match = hosted.match
        assert match is not None
        rules, table = match.rules, match.table
        shown, at = (match.sheet(seat), hosted.seq) if own else (table.sheets[seat], -1)
        last_turn = None if own else hosted.highlighted
        key = ("sheet", hosted.id, hosted.turn, hosted.phase, at, seat, theme, words)

        def drawn() -> str:
            marks = draw.marks(rules, table, shown, seat=seat)
            marked = last_turn.on(marks, seat) if last_turn else marks
            return draw.marked(rules, table, marked, theme=theme, words=words)

        return self._drawn(_Wanted(key, drawn))

    def picture(self, game: Game, theme: Theme) -> Drawing:
        """A small one of the city, with the lines of a good match."""

        def drawn() -> str:
            shown = example(game)
            rules, sheet = (shown.rules, shown.sheet) if shown else (game.rules(), None)
            return draw.picture(rules, theme, sheet)

        return self._drawn(_Wanted(("picture", game.info.id, theme), drawn))

    def cards(self, rules: AnyRules, words: Words) -> Drawing:
        """Every card that the rules have, as a symbol."""
        return self._drawn(_Wanted(("cards", rules, words), lambda: draw.cards(rules, words)))


def _drawn(wanted: _Wanted) -> Drawing:
    body = wanted.draw().encode()
    return Drawing(body, f'"{sha256(body).hexdigest()[:32]}"')
