"""`metroscribe maps check` and `maps draw`."""

from collections.abc import Iterator
from pathlib import Path

from metroscribe import draw
from metroscribe.arena import play_match
from metroscribe.bots import bot
from metroscribe.cli.loading import game_of_map, known_theme
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.records import save_text
from metroscribe.texts import Words


def check_map(words: Words, file: Path, name: str | None) -> None:
    game = game_of_map(file, name)
    game.check()
    rules = game.rules(game.info.modules)
    check_texts(game, rules)
    print(words("cli-map-good", file=str(file), game=game.info.id, hash=rules.map_hash))


def check_texts(game: Game, rules: AnyRules) -> None:
    """What a match would say must be there in English; the other languages may fall back on it."""
    words = Words("en", [game.folder])
    missing = sorted({key for key in spoken(rules) if not words.knows(key)})
    if missing:
        file = game.folder / "texts" / "en.ftl"
        raise MetroscribeError("error-texts", file=str(file), keys=", ".join(missing))


def spoken(rules: AnyRules) -> Iterator[str]:
    """The keys that the cards, the score pad, the solo verdicts and the rules of a game ask for."""
    match = play_match(rules, [bot("random")], "texts")
    yield from (rules.wording.say(card).key for card in rules.cards)
    yield from (f"pile-{card.pile}" for card in rules.cards)
    yield from (rules.wording.say_band(band).key for band in range(len(rules.wording.bands) + 1))
    for section in rules.wording.guide():
        yield from (text.key for text in (section.heading, *section.paragraphs))
    assert match.outcome is not None
    for entry in match.outcome.scores[0]:
        yield entry.text.key
        yield f"draw-pad-{entry.key}"


def draw_map(
    words: Words, file: Path, output: Path, modules: tuple[str, ...], name: str | None, theme: str
) -> None:
    game = game_of_map(file, name)
    rules, words = game.rules(modules), Words(words.language, [game.folder])
    table = rules.new(1)
    save_text(output, draw.svg(rules, table, table.sheets[0], theme=known_theme(theme), words=words))
    print(words("cli-drawn", file=str(output)))
