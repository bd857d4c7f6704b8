"""Drawings that can be wanted. What they show is taken here, at once; they are drawn later, and elsewhere."""

from collections.abc import Callable, Hashable
from hashlib import sha256

from metroscribe import draw
from metroscribe.core.registry import Place
from metroscribe.draw import Theme
from metroscribe.records.example import example
from metroscribe.server.host.kept import Wanted
from metroscribe.server.host.readings import moment
from metroscribe.server.library import Library
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire.replay import ReplayData
from metroscribe.texts import Words


def blank(hosted: Hosted, theme: Theme, words: Words) -> Wanted:
    """The drawing that marks are set on. Tables with the same settings and cards in force share it."""
    rules, options = hosted.rules, hosted.options
    assert rules is not None
    table = hosted.match.table if hosted.match else rules.new(len(hosted.seats), options)
    seen = (len(hosted.seats), tuple(options), rules.wording.in_force(table))
    key = ("blank", *rules_key(hosted), *seen, theme, words.language)
    return _drawn(key, lambda: draw.blank(rules, table, theme=theme, words=words))


def sheet(hosted: Hosted, seat: int, own: bool, theme: Theme, words: Words) -> Wanted:
    """A sheet as it was when the turn began, what the one before drew told apart; or, for its holder, as it
    is now. Others see an empty score pad where scores are hidden."""
    match = hosted.match
    assert match is not None
    rules, table = match.rules, match.table
    shown, at = (match.sheet(seat), hosted.seq) if own else (table.sheets[seat], -1)
    last_turn = None if own else hosted.highlighted
    hides = not (own or hosted.shows_scores)
    key = ("sheet", *moment(hosted), at, seat, theme, words.language)

    def drawn() -> str:
        known = draw.marks(rules, table, shown, seat=seat)
        marks = draw.without(known, draw.pad_ids(rules, table)) if hides else known
        marked = last_turn.on(marks, seat) if last_turn else marks
        return draw.marked(rules, table, marked, theme=theme, words=words)

    return _drawn(key, drawn)


def replay(hosted: Hosted, seat: int, theme: Theme, words: Words) -> Wanted:
    """A sheet that draws itself, turn by turn, as far as turns are closed."""
    data = ReplayData.of(hosted, seat)

    def drawn() -> str:
        return draw.replayed(data.rules, data.table, data.states(), theme=theme, words=words)

    return _drawn(("moving replay", *moment(hosted), seat, theme, words.language), drawn)


def style(hosted: Hosted) -> Wanted:
    """What the blank drawing looks like in a page."""
    rules = hosted.rules
    assert rules is not None
    return _drawn(("style", *rules_key(hosted)), lambda: draw.stylesheet(rules))


def picture(library: Library, place: Place, theme: Theme) -> Wanted:
    """A small one of the city, with the lines of a good match."""

    def drawn() -> str:
        game = library.registry.load(place.id, place.rules)
        shown = example(game)
        rules, sheet = (shown.rules, shown.sheet) if shown else (game.rules(), None)
        return draw.picture(rules, theme, sheet)

    return _drawn(("picture", place.id, place.rules, theme), drawn)


def cards(library: Library, place: Place, words: Words) -> Wanted:
    """Every card of every module, as a symbol."""

    def drawn() -> str:
        modules = library.registry.load(place.id, place.rules).info.modules
        return draw.cards(library.rules(place.id, modules, "", place.rules), words)

    return _drawn(("cards", place.id, place.rules, words.language), drawn)


def rules_key(hosted: Hosted) -> tuple[Hashable, ...]:
    """What the rules of a table are made of; a map of somebody's own may only differ in the names on it."""
    opened = hosted.opened
    own = sha256(opened.map_text.encode()).hexdigest() if opened.map_text else ""
    return opened.game, opened.rules, opened.modules, own


def _drawn(key: tuple[Hashable, ...], draw: Callable[[], str]) -> Wanted:
    return Wanted(key, lambda: draw().encode())
