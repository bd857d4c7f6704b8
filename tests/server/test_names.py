"""What bots are called is said by the server, in every language."""

from collections.abc import Callable

import pytest

from metroscribe.bots import names
from metroscribe.bots.levels import LEVELS, UNASKED
from metroscribe.bots.spec import EXEC
from metroscribe.server.match.commands import SeatBot
from metroscribe.server.wire.names import bot_name, bot_text, bot_title
from metroscribe.server.wire.said import Said
from metroscribe.texts import Words, languages

PROGRAM = f"{EXEC}:path=mybot.py"


def told(said: Said, language: str = "en") -> str:
    words = Words(language)
    assert words.knows(said.key)
    return words(said.key, **said.args)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("form", [bot_title, bot_text, bot_name])
def test_every_bot_level_and_program_has_words_of_its_own_in_every_language(
    form: Callable[[str], Said], language: str
) -> None:
    every = [told(form(spec), language) for spec in (*names(), PROGRAM)]
    assert len(set(every)) == len(every)
    assert all(every)


@pytest.mark.parametrize(
    ("spec", "called"),
    [
        ("commuter", "Commuter (bot)"),
        ("greedy:miss=0.3", "Greedy bot, miss=0.3"),
        ("learned:effort=9,depth=2", "Trained bot, depth=2, effort=9"),
        (PROGRAM, "mybot.py (bot)"),
        (f"{PROGRAM},sims=8", "mybot.py (bot), sims=8"),
        ("forgotten:depth=2", "forgotten:depth=2"),
        ("no bot at all", "no bot at all"),
    ],
)
def test_a_bot_is_called_by_its_words_and_options_a_program_by_its_file(spec: str, called: str) -> None:
    assert told(bot_name(spec)) == called


def test_one_level_sits_down_wherever_none_is_named() -> None:
    assert UNASKED in LEVELS
    assert SeatBot(id="12345678", seat=1).bot == UNASKED
