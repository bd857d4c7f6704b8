"""What a command declares: its name, texts, arguments and options, and the function that carries it out.

A module in `commands/` declares one command with the decorator `command`. The function is called with the
words of the language and every declared value by name. Parsing, help and errors follow from the declaration.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.text import Text, whole

SECTIONS = (
    "cli-section-play",
    "cli-section-records",
    "cli-section-bots",
    "cli-section-maps",
    "cli-section-server",
)
"""The headings below which the help lists the commands, in this order."""


@dataclass(frozen=True, slots=True)
class Number:
    """Reads a whole number within bounds."""

    least: int | None = None
    most: int | None = None

    def __call__(self, text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise MetroscribeError("cli-not-a-number", value=text) from None
        if self.least is not None and number < self.least:
            raise MetroscribeError("cli-number-low", value=text, least=str(self.least))
        if self.most is not None and number > self.most:
            raise MetroscribeError("cli-number-high", value=text, most=str(self.most))
        return number


UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
LONGEST = 10**9


def duration(text: str) -> float:
    """Reads `90s`, `30m`, `6h` or `1d` as seconds."""
    number, unit = whole(text[:-1]), UNITS.get(text[-1:])
    if unit is None or number is None or not 0 < number * unit < LONGEST:
        raise MetroscribeError("cli-not-a-duration", value=text)
    return float(number * unit)


@dataclass(frozen=True, slots=True)
class Choice:
    """Reads one of several words."""

    among: tuple[str, ...]

    def __call__(self, text: str) -> str:
        if text not in self.among:
            raise MetroscribeError("cli-not-a-choice", value=text, candidates=", ".join(self.among))
        return text


@dataclass(frozen=True, slots=True)
class Argument:
    """A value that is known by its place. `shown` is the key of the word that stands for it in the help."""

    name: str
    shown: str
    help: str
    kind: Callable[[str], Any] = str
    required: bool = True
    many: bool = False
    """Whether it takes all that follows, as a tuple."""


@dataclass(frozen=True, slots=True)
class Option:
    """A value that is known by its name, such as `--seats 3`; without `shown` and choices it is a flag."""

    long: str
    help: str
    shown: str = ""
    kind: Callable[[str], Any] = str
    default: Any = None
    short: str = ""
    into: str = ""
    """The name under which the function gets it, if that is not the name of the option."""
    required: bool = False
    gather: Callable[[Iterable[Any]], Any] | None = None
    """Makes one value of an option that may be given several times."""

    @property
    def name(self) -> str:
        return self.into or self.plain.replace("-", "_")

    @property
    def plain(self) -> str:
        """Its own name without dashes before it."""
        return self.long.removeprefix("--")

    @property
    def takes_value(self) -> bool:
        return bool(self.shown) or isinstance(self.kind, Choice)

    @property
    def unset(self) -> Any:
        """Its value when it is not given."""
        if self.gather is not None:
            return self.gather(() if self.default is None else (self.default,))
        return self.default if self.takes_value else False


class Given(NamedTuple):
    """What was given for an option, as text."""

    option: Option
    text: str
    where: str | Text
    """Where it was given, as an error names it."""
    rank: int
    """Of the source: a higher one counts more."""


@dataclass(frozen=True, slots=True)
class Command:
    """`run` is called with the words and every declared value by name."""

    name: str
    help: str
    section: str
    parts: tuple[Argument | Option, ...]
    example: str
    """Arguments that show how it is used; `{game}` stands for the first game there is."""
    run: Callable[..., None]
    configurable: bool = False
    """Whether its options may also come from the environment and from a file."""

    @property
    def arguments(self) -> tuple[Argument, ...]:
        return tuple(part for part in self.parts if isinstance(part, Argument))

    @property
    def options(self) -> tuple[Option, ...]:
        return tuple(part for part in self.parts if isinstance(part, Option))


_DECLARED: dict[str, Command] = {}
Run = TypeVar("Run", bound=Callable[..., None])


def command(
    name: str,
    help: str,
    *parts: Argument | Option,
    section: str,
    example: str = "",
    configurable: bool = False,
) -> Callable[[Run], Run]:
    """Register the decorated function as the command of this name."""

    def register(run: Run) -> Run:
        _DECLARED[name] = Command(name, help, section, parts, example, run, configurable)
        return run

    return register


def commands() -> dict[str, Command]:
    """All commands by name, in the order of the help; imports every module in `commands/`."""
    for file in sorted((Path(__file__).parent / "commands").glob("[!_]*.py")):
        import_module(f"metroscribe.cli.commands.{file.stem}")
    listed = sorted(_DECLARED.values(), key=lambda found: (SECTIONS.index(found.section), found.name))
    return {found.name: found for found in listed}
