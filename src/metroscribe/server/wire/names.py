"""What games, modules, options and bots are called; the keys of their texts are made here alone."""

from collections.abc import Mapping
from functools import lru_cache

from metroscribe.bots import names
from metroscribe.bots.spec import EXEC, Spec, parsed
from metroscribe.core import mixes
from metroscribe.core.errors import UnknownName
from metroscribe.core.text import Arg, Text
from metroscribe.games import families
from metroscribe.server.wire.said import GameName, OptionChosen, Said, said

BOTS_KEPT = 256


def game_name(game: str, title: str = "") -> GameName:
    """A game that this server does not have any more has no title."""
    family, _, city = game.partition("/")
    series = families()[family].title if family in families() else ""
    return GameName(series, title, said(Text("game-city", {"city": city})), title.startswith(f"{series}:"))


def module_name(module: str) -> Said:
    return said(mixes.module_name(module))


def module_text(module: str, figures: Mapping[str, int]) -> Said:
    """What it adds, in a few words."""
    return said(Text(f"module-text-{module}", figures))


def option_name(option: str) -> Said:
    return said(Text(f"option-name-{option}"))


def option_choice(option: str, value: str, **more: Arg) -> Said:
    """The text may ask for the number of `seats`, or for the choice by the option's name, which has words of
    its own in `<option>-<value>`; an empty value is what a table gets unasked."""
    if not value:
        return said(Text(f"option-{option}-unasked", more))
    return said(Text(f"option-{option}", {"value": value, option: value, **more}))


def options_chosen(options: Mapping[str, str], seats: int) -> tuple[OptionChosen, ...]:
    """What a table chose."""
    return tuple(
        OptionChosen(option_name(option), option_choice(option, value, seats=seats))
        for option, value in options.items()
        if value
    )


def bot_title(spec: str) -> Said:
    """What a bot is called in a list."""
    return _bot(spec, "title")


def bot_text(spec: str) -> Said:
    """The same with how it plays."""
    return _bot(spec, "text")


def bot_name(spec: str) -> Said:
    """What it is called at a table, where people sit too."""
    return _bot(spec, "name")


@lru_cache(BOTS_KEPT)
def _bot(text: str, form: str) -> Said:
    try:
        spec = parsed(text)
    except UnknownName:
        return said(Text("bot-unknown", {"spec": text}))
    return said(_known_bot(spec, form))


def _known_bot(spec: Spec, form: str) -> Text:
    """A program goes by its file; one that this server does not have any more by its spec."""
    if spec.name not in (*names(), EXEC):
        return Text("bot-unknown", {"spec": str(spec)})
    options = dict(spec.options)
    file = {"path": options.pop("path", "")} if spec.name == EXEC else {}
    bot = Text(f"bot-{spec.name}-{form}", file)
    chosen = ", ".join(f"{option}={value}" for option, value in options.items())
    return Text("bot-with-options", {"bot": bot, "options": chosen}) if chosen else bot
