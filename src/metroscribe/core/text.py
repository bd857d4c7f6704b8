"""A sentence before it is one: a key into the Fluent files and its arguments."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


def whole(text: str) -> int | None:
    """The number that a text is, if it is nothing but a few plain digits."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None


def minus(figure: int | str) -> str:
    """A number as people read it: with a true minus, not with a hyphen."""
    return str(figure).replace("-", "−")


Arg: TypeAlias = "str | int | Text | tuple[str, ...]"
"""A word, a number, a text of its own, or words of which any one will do."""


@dataclass(frozen=True, slots=True)
class Text:
    """`core` and `games` speak in these; only `texts` knows a language."""

    key: str
    args: Mapping[str, "Arg"] = field(default_factory=dict)

    def __str__(self) -> str:
        """The text without a language, for tracebacks and developers."""
        shown = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key}({shown})" if shown else self.key
