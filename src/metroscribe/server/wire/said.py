"""Sentences on the wire, and what they belong to: cards, choices, games, options."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from metroscribe.core.text import Text
from metroscribe.core.wording import Role, Scope


class Said(Struct, frozen=True):
    """A sentence before it is one: a key of the Fluent files and its arguments."""

    key: str
    args: Mapping[str, Any] = {}


class Sentence(Said, frozen=True):
    """The same with the sentence in the language of the connection."""

    text: str = ""


def said(text: Text) -> Said:
    """Texts inside of it are encoded just so: they have the same fields."""
    return Said(text.key, text.args)


class ChoiceView(Struct, frozen=True):
    """Something to touch beside the sheet: a power, a pencil, or nothing."""

    element: str
    says: Said
    colour: str = ""
    """A colour of the themes, where the choice is one."""


class CardView(Struct, frozen=True):
    """A card: its text, which is the id of its symbol, and its sentence."""

    card: str
    says: Said
    role: Role = "flipped"
    """What it is to the turn."""
    paragraph: str = ""
    """The key of the paragraph of the guide that explains it."""


class NoteView(Struct, frozen=True):
    """A sentence of what is in force, and how long it is."""

    says: Said
    scope: Scope
    pencil: str = ""
    """Only for whoever holds this one; empty: for everybody."""
    card: str = ""
    """The card that says so, where it is another than those of the turn."""
    paragraph: str = ""
    """The key of the paragraph of the guide that has more of it."""


class GameName(Struct, frozen=True):
    """What a game is called."""

    series: str
    """What the games of its family are called together."""
    title: str
    city: Said
    whole: bool
    """Whether the title names the city too."""


class OptionChosen(Struct, frozen=True):
    """An option of a table: what it is called, and what was chosen of it."""

    name: Said
    says: Said
