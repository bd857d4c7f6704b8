"""What the code passes with a text, where a call shows it, compared with what the text names."""

import ast
import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from pathlib import Path

SAYING = {"words", "Text", "MetroscribeError", "Refused", "UnknownName", "NotNotation", "NotNow", "NoName"}
"""What is called with a key and all arguments of its text."""
FORMS = ("", "-short", "-played")
"""How a text's key may end: what is passed may be meant for a form of it."""
ADDED_LATER = {"finish-turn": {"name"}}
"""By how a key begins: what is put in where the text is shown."""
PAGE_CALL = re.compile(r"\bsay\(\s*'([a-z][a-z0-9-]*)'\s*(\)|,\s*(\{[^{}]*\})\s*\))")
"""A call of the client with a whole key and a plain object."""
CALLED_WITH = re.compile(r"\([^()]*\)")
PROPERTY = re.compile(r"(?:^|,)\s*(\.\.\.|\w+)")


@dataclass(frozen=True)
class Call:
    place: str
    key: str
    given: Set[str]

    def faults(self, known: Mapping[str, Set[str]]) -> Iterator[str]:
        """`known` has the arguments of every message."""
        if self.key not in known:
            return
        wanted = set[str]().union(*(known.get(self.key + form, ()) for form in FORMS))
        later = set[str]().union(*(names for key, names in ADDED_LATER.items() if self.key.startswith(key)))
        lacking = known[self.key] - self.given - later
        yield from (f"{self.place}: {self.key} lacks {name}" for name in sorted(lacking))
        yield from (f"{self.place}: {self.key} has no {name}" for name in sorted(self.given - wanted))


def calls_of_python(file: Path) -> Iterator[Call]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and _name(node.func) in SAYING:
            given = _given(node)
            if given is not None and isinstance(node.args[0], ast.Constant):
                yield Call(f"{file.name}:{node.lineno}", str(node.args[0].value), given)


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _given(call: ast.Call) -> Set[str] | None:
    """The names of the arguments, if they stand in the call."""
    names: list[str | None] = [keyword.arg for keyword in call.keywords]
    match call.args:
        case [_]:
            pass
        case [_, ast.Dict(keys=keys)]:
            names += [str(key.value) if isinstance(key, ast.Constant) else None for key in keys]
        case _:
            return None
    return None if None in names else {str(name) for name in names}


def calls_of_page(file: Path) -> Iterator[Call]:
    text = file.read_text(encoding="utf-8")
    for found in PAGE_CALL.finditer(text):
        given = set(PROPERTY.findall(CALLED_WITH.sub("", (found[3] or "{}")[1:-1])))
        if "..." not in given:
            yield Call(f"{file.name}:{text.count(chr(10), 0, found.start()) + 1}", found[1], given)
