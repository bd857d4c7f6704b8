"""A seat of a hosted match: who holds it, and what it has been shown."""

from dataclasses import dataclass, field
from typing import Any

from metroscribe import draw
from metroscribe.core.score import Score
from metroscribe.core.text import Text


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A sheet as its seat sees it."""

    table: Any
    sheet: Any
    score: Score
    drawn: draw.Drawn


@dataclass(frozen=True, slots=True)
class Played:
    """A turn that was chosen for a seat: by whom, and its steps in words."""

    label: str
    chosen: str
    steps: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Knock:
    """Somebody who asks for a seat."""

    holder: str
    name: str


@dataclass(slots=True)
class Seat:
    name: str = ""
    holder: str = ""
    """The hash of the token of whoever sits here."""
    bot: str = ""
    ready: bool = False
    busy: bool = False
    """The person has begun to choose in the open turn, which is all that others learn of it."""
    count: int = 0
    """How many commands of this seat were accepted."""
    chosen: str = ""
    """Who let the steps of the open turn stand, if not whoever sits here."""
    stand_in: str = ""
    """The bot that draws until the person is back."""
    gone: bool = False
    """The match goes on without the person."""
    left: bool = False
    """Somebody stood up here, or was made to, and the match goes on without the seat."""
    until: float | None = None
    """The seat is kept so long for a person who has not come yet."""
    clocked: bool = False
    """The clock has chosen for this seat, and the person nothing since."""
    meanwhile: tuple[Played, ...] = ()
    """What was chosen for the person since they last chose themselves."""
    told: Shown | None = field(default=None, compare=False)
    """What all who look at the own sheet know of it."""

    @property
    def vacant(self) -> bool:
        return not (self.holder or self.bot)

    @property
    def out(self) -> bool:
        """No turn waits for this seat."""
        return self.vacant or self.gone

    @property
    def player(self) -> str:
        """The bot that plays here, for itself or for somebody who is away."""
        return self.bot or self.stand_in

    @property
    def person(self) -> bool:
        """Whether a person sits here, or has sat here and may be back."""
        return bool(self.holder) and self.until is None

    @property
    def playing(self) -> bool:
        """Whether a person sits here who plays, by themselves."""
        return self.person and not self.gone and not self.stand_in
