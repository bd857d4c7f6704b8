"""The ways in which input can be wrong, each told in one sentence.

Every error carries a `Text`: which rule or expectation was broken, and where.
"""

from pathlib import Path

from metroscribe.core.text import Arg, Text


class MetroscribeError(Exception):
    """Something a person can put right; never a fault of the program."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        self.text = Text(key, args)
        super().__init__(str(self.text))


class NotNotation(MetroscribeError):
    """The text is not a move of this family at all."""


class NotAllowed(MetroscribeError):
    """A move that a rule forbids here; the key names the rule."""


class NotNow(MetroscribeError):
    """Nothing of the kind is due: the turn is not open, or this seat is done with it."""


class UnknownName(MetroscribeError):
    """No game, module, bot or option of that name."""


class BadFile(MetroscribeError):
    """A file that cannot be used. `fault` says what is wrong, the rest where."""

    def __init__(self, path: Path | str, fault: Text, line: int | None = None) -> None:
        self.path, self.fault, self.line = Path(path), fault, line
        if line is None:
            super().__init__("error-in-file", file=str(path), fault=fault)
        else:
            super().__init__("error-in-file-line", file=str(path), line=line, fault=fault)


def reason_of(error: Exception) -> str:
    """What went wrong in somebody's own code, which may raise anything."""
    return f"{type(error).__name__}: {error}"
