"""`metroscribe maps check`: whether a map file can be played, and is what is known of its city."""

from collections.abc import Iterator
from pathlib import Path

from metroscribe.cli.command import command
from metroscribe.cli.options import MAP, OF_GAME
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.registry import Game
from metroscribe.core.rules import AnyRules
from metroscribe.texts import Words


@command(
    "maps check",
    "cli-maps-check-help",
    MAP,
    OF_GAME,
    section="cli-section-maps",
    example="mine.toml --game {game}",
)
def check(words: Words, file: Path, game: str | None) -> None:
    from metroscribe.cli.loading import game_of_map

    found = game_of_map(file, game)
    found.check()
    rules = found.rules(found.info.modules)
    check_texts(found, rules)
    print(words("cli-map-good", file=str(file), game=found.info.id, hash=rules.map_hash))


def check_texts(game: Game, rules: AnyRules) -> None:
    """What a match would say must be there in English; the other languages may fall back on it."""
    words = Words("en", [game.folder])
    missing = sorted({key for key in spoken(rules) if not words.knows(key)})
    if missing:
        file = game.folder / "texts" / "en.ftl"
        raise MetroscribeError("error-texts", file=str(file), keys=", ".join(missing))


def spoken(rules: AnyRules) -> Iterator[str]:
    """The keys that the cards, the score pad, the solo verdicts and the rules of a game ask for."""
    from metroscribe.arena import play_match
    from metroscribe.bots import bot

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
