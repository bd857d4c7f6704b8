"""What a game says of itself before it is played, and what a table chooses of it."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from metroscribe.core.errors import NotAllowed, UnknownName
from metroscribe.core.mixes import Mix


@dataclass(frozen=True, slots=True)
class Credits:
    title: str
    designer: str
    publisher: str
    year: int


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a game says of itself before it is played."""

    id: str
    family: str
    city: str
    rules: int
    seats: tuple[int, int]
    modules: tuple[str, ...]
    guests: tuple[str, ...]
    """Those of the modules that come from another city."""
    mixes: tuple[Mix, ...]
    """Every mix of the modules with what rulebooks say of it, the smallest first: the last has them all."""
    options: Mapping[str, tuple[str, ...]]
    """What a table may choose besides, by name: the choices, first what it gets unasked. No choices: any
    text that `new` accepts."""
    credits: Credits
    suggested: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Of options with any text: what people are offered; first, as an empty text, what they get unasked."""

    figures: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """The numbers in the texts of modules, by module."""

    def offered(self, option: str) -> tuple[str, ...]:
        """What people may choose of an option, first what a table gets unasked."""
        return self.options[option] or self.suggested.get(option, ())

    @property
    def not_discouraged(self) -> tuple[tuple[str, ...], ...]:
        """The mixes that no rulebook advises against, the smallest first."""
        return tuple(mix.modules for mix in self.mixes if mix.grade != "discouraged")


@dataclass(frozen=True, slots=True)
class Options:
    """What a table chose besides seats and modules, by name; `GameInfo.options` says what there is."""

    chosen: Mapping[str, str] = field(default_factory=dict)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(sorted(self.chosen.items()))

    def get(self, name: str) -> str | None:
        return self.chosen.get(name)


def chosen_modules(info: GameInfo, names: Iterable[str], elsewhere: Collection[str] = ()) -> tuple[str, ...]:
    """The modules that are named, in the game's order; `elsewhere` are those that other cities have."""
    named = tuple(names)
    known = ", ".join(info.modules)
    for name in named:
        if not info.modules:
            raise UnknownName("error-no-modules", name=name, game=info.id)
        if name not in info.modules and name in elsewhere:
            raise NotAllowed("error-module-elsewhere", name=name, game=info.id, candidates=known)
        if name not in info.modules:
            raise UnknownName("error-unknown-module", name=name, game=info.id, candidates=known)
        if named.count(name) > 1:
            raise NotAllowed("error-module-twice", name=name)
    return tuple(name for name in info.modules if name in named)


def check_options(info: GameInfo, options: Options) -> None:
    """`UnknownName` if the game has no such option, or not this choice."""
    for given, value in options:
        if given not in info.options:
            known = ", ".join(info.options) or "-"
            raise UnknownName("error-unknown-option", name=given, candidates=known)
        choices = info.options[given]
        if choices and value not in choices:
            known = ", ".join(choices)
            raise UnknownName("error-unknown-choice", name=given, value=value, candidates=known)


def chosen_option(info: GameInfo, options: Options, name: str) -> str:
    """The value of an option, or what the table gets unasked."""
    check_options(info, options)
    return options.get(name) or next(iter(info.options[name]), "")
