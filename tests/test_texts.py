"""Every text exists in every language, with the same arguments, and nothing is said that has no text."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import metroscribe
from metroscribe import registry
from metroscribe.arena import play_match
from metroscribe.bots import bot
from metroscribe.core.match import Dealt
from metroscribe.texts import Words, chosen_language, general_folders, languages

SOURCE = Path(metroscribe.__file__).parent
OWN = (registry().find(name).folder / "texts" for name in registry())
FOLDERS = (*general_folders(), *(folder for folder in OWN if folder.is_dir()))
KEY = re.compile(
    r"(error|fault|rule|cli|deal|status|move|score|verdict|draw|note|page|guide|lesson)-[a-z0-9-]*[a-z0-9]"
)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a file, each with the names of its arguments, also of those in messages that it names."""
    found, inside = {}, {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{file}: {entry.content}"
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            found[entry.id.name], inside[entry.id.name] = variables.names, variables.messages
    return {key: names.union(*(found[other] for other in inside[key])) for key, names in found.items()}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages_with_the_same_arguments(folder: Path, language: str) -> None:
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", languages())
def test_every_message_becomes_a_sentence(folder: Path, language: str) -> None:
    file = folder / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key, names in messages(file).items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        for value in (1, 2, "word"):
            assert bundle.format_pattern(pattern, dict.fromkeys(names, value))[1] == [], key


def keys_in(file: Path) -> Iterator[str]:
    """The keys that a source file names: whole constants, and the first argument of `fail`."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield node.value
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fail":
            first = next((arg for arg in node.args if isinstance(arg, ast.Constant)), None)
            if first is not None and isinstance(first.value, str):
                yield f"fault-{first.value}"


def test_every_key_in_the_source_has_a_message() -> None:
    words = Words("en", [folder.parent for folder in FOLDERS])
    used = {key for file in SOURCE.rglob("*.py") for key in keys_in(file)}
    assert len(used) > 100
    assert sorted(key for key in used if not words.knows(key)) == []


@pytest.mark.slow
def test_no_general_message_is_left_over() -> None:
    """Keys that are put together in code are recognised by their beginning."""
    data = ("lesson.toml", "city.toml", "decks.toml")
    sources = (*SOURCE.rglob("*.py"), *(file for name in data for file in SOURCE.rglob(name)))
    texts = "".join(file.read_text(encoding="utf-8") for file in sources)
    made = (
        "deck-",
        "kind-",
        "pass-",
        "heading-",
        "symbol-",
        "colour-",
        "module-",
        "option-",
        "bot-",
        "card-",
        "pile-",
        "score-",
        "fault-",
        "store-",
        "draw-pad-",
        "power-",
        "way-",
        "place-",
        "counted-",
        "verdict-plan-",
        "suit-",
        "guide-heading-",
        "guide-box-",
        "guide-sections-",
        "guide-power-",
        "guide-effect-",
        "guide-round-effect-",
        "guide-plan-heading-",
        "book-",
        "term-",
    )
    for folder in general_folders():
        for key in messages(folder / "en.ftl"):
            assert key.removesuffix("-short").removesuffix("-played") in texts or key.startswith(made), key
            assert not key.startswith("fault-") or key.removeprefix("fault-") in texts, key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", sorted(registry()))
def test_a_match_of_every_game_can_be_told_in_every_language(name: str, language: str) -> None:
    game = registry().load(name)
    rules, words = game.rules(game.info.modules), Words(language, [game.folder])
    for module in game.info.modules:
        assert words.knows(f"module-{module}")
    for number in range(8):
        match = play_match(rules, [bot("random")], f"{number}")
        for event in match.events:
            for card in (event.card,) if isinstance(event, Dealt) else event.cards:
                assert words.knows(rules.wording.say(card).key)
                assert words.knows(f"pile-{card.pile}")
        assert match.outcome is not None
        assert match.outcome.verdict is not None
        assert words.knows(match.outcome.verdict.text.key)
        for entry in match.outcome.scores[0]:
            assert words.knows(entry.text.key)
            assert not any(
                str(value) in words(entry.text) for value in entry.args.values() if "-" in str(value)
            )


@pytest.mark.parametrize("name", sorted(registry()))
def test_every_band_of_the_solo_table_has_its_verdict(name: str) -> None:
    game = registry().load(name)
    rules, words = game.rules(), Words("en", [game.folder])
    assert all(words.knows(rules.wording.say_band(band).key) for band in range(len(rules.wording.bands) + 1))


@pytest.mark.parametrize(
    ("wanted", "environment", "chosen"),
    [
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "de_DE", "LC_ALL": "es_ES"}, "es"),
        ("es", {"LANG": "de_DE"}, "es"),
        ("xx", {"LANG": "de_DE"}, "de"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_wanted_one_or_that_of_the_environment(
    wanted: str | None, environment: dict[str, str], chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert chosen_language(wanted) == chosen
