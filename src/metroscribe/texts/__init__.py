"""Texts into sentences, in every language that has a file here; what a language lacks is said in English.

Messages stand in `en.ftl` and so on: the general ones here, those of the server and of each family in a
folder `texts` of their own, those of a city in its folder's `texts/`. A city's message wins over its
family's, and a family's over a general one.

An argument is put into words where a message `<name>-<value>` exists, in small letters and with hyphens for
spaces: `colour = purple` reads as the message `colour-purple`, `district = North West` as
`district-north-west`. So games can speak of colours, symbols and kinds without a language.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_message

from metroscribe.core.errors import BadFile
from metroscribe.core.mapfile import read_toml
from metroscribe.core.registry import CITY_FILE, home_of
from metroscribe.core.text import Arg, Text, minus
from metroscribe.games import families, family, registry

ENGLISH = "en"
HERE = Path(__file__).parent
TERMINAL = "cli-"
"""How the keys begin of what is only said in a terminal."""
CITY = "city-"
"""How the key begins of a city's name."""
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""What Fluent writes for a minus."""
SERVER = HERE.parent / "server" / "texts"


class Words:
    """Speaks one language about some games. Files are read when a message is first sought in them."""

    def __init__(self, language: str = ENGLISH, folders: Iterable[Path] = ()) -> None:
        self.language = language
        places, wanted = text_folders(folders), dict.fromkeys((language, ENGLISH))
        self._files = [_bundle(lang, place) for lang in wanted for place in places]

    def __call__(self, text: Text | str, /, **args: Arg) -> str:
        """The sentence for a text, or for a key with arguments."""
        return self.say(Text(text, args) if isinstance(text, str) else text)

    def say(self, text: Text) -> str:
        bundle = self._knowing(text.key)
        if bundle is None:
            return str(text)
        args = {name: self._word(name, value) for name, value in text.args.items()}
        pattern = bundle.get_message(text.key).value
        assert pattern is not None
        said = str(bundle.format_pattern(pattern, args)[0])
        negative = any(isinstance(value, int) and value < 0 for value in args.values())
        return HYPHEN.sub(minus("-"), said) if negative else said

    def knows(self, key: str) -> bool:
        return self._knowing(key) is not None

    def _knowing(self, key: str) -> FluentBundle | None:
        return next((file() for file in self._files if file().has_message(key)), None)

    def _word(self, name: str, value: Arg) -> str | int:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, tuple):
            return " / ".join(str(self._word(name, word)) for word in value)
        key = f"{name}-{value}".lower().replace(" ", "-")
        return self.say(Text(key)) if isinstance(value, str) and self.knows(key) else value


def languages() -> tuple[str, ...]:
    """The codes of all languages that have a file here, English first."""
    return tuple(sorted((file.stem for file in HERE.glob("*.ftl")), key=lambda code: (code != ENGLISH, code)))


def own_name(language: str) -> str:
    """What a language is called in itself."""
    return Words(language)("language-name")


def general_folders() -> tuple[Path, ...]:
    """Where the texts lie that do not belong to a city."""
    declared = families().values()
    books = (folder for family in declared for folder in family.book_texts)
    return (HERE, SERVER, *(family.texts for family in declared), *books)


def text_folders(cities: Iterable[Path]) -> tuple[Path, ...]:
    """Where a message is sought, in this order: cities, their families, what is general, other families.

    What an older version of a city does not say in its own way, its newest one says.
    """
    cities = tuple(cities)
    own = (folder / "texts" for city in cities for folder in (city, home_of(city)))
    shared = (family(name).texts for name in map(_family_of, cities) if name)
    return tuple(dict.fromkeys((*own, *shared, *general_folders())))


def _family_of(city: Path) -> str:
    file = city / CITY_FILE
    return str(read_toml(file).get("family", "")) if file.exists() else ""


@cache
def source(language: str, folders: tuple[Path, ...] = ()) -> str:
    """All that a page may say as one Fluent file; what the language lacks stands there in English.

    Of every city it has at least the name. What only the rules pages say is not in it: see `book_source`.
    """
    found: dict[str, Message] = {}
    cities = registry()
    books = {folder for family in families().values() for folder in family.book_texts}
    for lang in dict.fromkeys((language, ENGLISH)):
        for place in text_folders(folders):
            if place in books:
                continue
            for message in _messages(place / f"{lang}.ftl"):
                found.setdefault(message.id.name, message)
        for city in map(cities.find, cities):
            for message in _messages(city.folder / "texts" / f"{lang}.ftl"):
                if message.id.name.startswith(CITY):
                    found.setdefault(message.id.name, message)
    return "".join(serialize_message(message) for message in found.values())


@cache
def book_source(language: str, name: str) -> str:
    """What only the rules pages of a family say, in the same way."""
    found: dict[str, Message] = {}
    for lang in dict.fromkeys((language, ENGLISH)):
        for place in family(name).book_texts:
            for message in _messages(place / f"{lang}.ftl"):
                found.setdefault(message.id.name, message)
    return "".join(serialize_message(message) for message in found.values())


def _messages(file: Path) -> Iterator[Message]:
    entries = parse(_text_of(file)).body if file.exists() else ()
    for entry in entries:
        if isinstance(entry, Message) and not entry.id.name.startswith(TERMINAL):
            entry.comment = None
            yield entry


@cache
def _bundle(language: str, folder: Path) -> Callable[[], FluentBundle]:
    """Read when it is first asked for, and once for all who speak this language."""

    @cache
    def read() -> FluentBundle:
        bundle = FluentBundle([language, ENGLISH], use_isolating=False)
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(_text_of(file)))
        return bundle

    return read


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(file, Text("fault-not-utf8")) from error


def chosen_language(wanted: str | None = None) -> str:
    """The wanted language, or the first of the environment's that we speak."""
    return first_spoken(_wishes(wanted))


def first_spoken(wishes: Iterable[str]) -> str:
    """The first of these that we speak, written as `de`, `de-AT;q=0.9` or `de_DE.UTF-8`; or else English."""
    spoken, codes = languages(), (re.split("[^a-z]", wish.strip().lower())[0] for wish in wishes)
    return next((code for code in codes if code in spoken), ENGLISH)


def _wishes(wanted: str | None) -> Iterator[str]:
    if wanted:
        yield wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            yield value
            return
