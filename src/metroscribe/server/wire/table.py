"""All that everybody may know of a table, as it is told."""

from typing import Literal

from msgspec import Struct

from metroscribe.server.match.events import Pace, Patience
from metroscribe.server.wire.said import CardView, GameName, NoteView, OptionChosen, Said

Phase = Literal["open", "starting", "playing", "over"]
SeatKind = Literal["vacant", "reserved", "person", "bot"]
Door = Literal["link", "code"]
"""What one needs to sit down: the joining link, or only the code."""
Chooser = Literal["", "clock", "bot", "table"]
"""Who chose a step; nothing: whoever sits there."""


class SeatView(Struct, frozen=True):
    name: str
    kind: SeatKind
    ready: bool = False
    contributed: bool = False
    total: int | None = None
    """What the sheet was worth when the turn began, if scores are shown."""
    chosen: Chooser = ""
    """Who let the steps of the open turn stand, if not whoever sits there."""
    stand_in: str = ""
    """The bot that draws until the person is back."""
    gone: bool = False
    """The match goes on without the person."""
    until: float | None = None
    """How long a reserved seat is kept."""
    bot: str = ""
    """The name of the bot that sits there, without its options."""
    called: Said | None = None
    """What it is called."""
    busy: bool = False
    """Whether the person has begun to choose in the open turn."""


class OpenTurn(Struct, frozen=True):
    """The turn that the seats answer."""

    label: str
    cards: tuple[CardView, ...]
    asks: Said | None
    """What a turn without cards asks."""
    notes: tuple[NoteView, ...]
    """What is in force, the heaviest first."""
    undealt: dict[str, int]
    """How many of each card are still in the deck."""
    coming: tuple[Said, ...]
    """How near that is to the end of something, such as a round."""
    deadline: float | None
    begun: float
    """When its cards were flipped."""
    asked: tuple[int, ...]
    """The seats that have something to choose in it."""


class KnockView(Struct, frozen=True):
    """Somebody who asks for a seat; the number is that of the event."""

    knock: int
    name: str


class TableView(Struct, frozen=True, kw_only=True):
    """All that everybody may know of a table."""

    seq: int
    """The number of the last event that is in it, among those that everybody is told of."""
    match: str
    code: str
    game: str
    family: str
    name: GameName
    """Of the game."""
    rules: int
    map: str
    modules: tuple[str, ...]
    module_names: tuple[Said, ...]
    options: dict[str, str]
    chosen_options: tuple[OptionChosen, ...]
    """The same in words."""
    clock: int
    scores: bool
    door: Door
    patience: Patience
    deck: dict[str, int]
    """How many of each card there are before anything is dealt."""
    known_deal: bool
    commitment: str
    phase: Phase
    playable: bool
    """False where this server cannot play the match any more: its rules or map have changed."""
    seats: tuple[SeatView, ...]
    host: int | None
    """The seat of the host; None while the host has none."""
    knocks: tuple[KnockView, ...]
    shared: bool
    """A rematch, which anybody at the table may start."""
    given_up: int = 0
    """How many of the matches before, each the rematch of another, were given up early."""
    turn: int = 0
    open: OpenTurn | None = None
    now: float = 0
    outcome: "OutcomeView | None" = None
    rematch: str = ""
    rematch_by: int | None = None
    """The seat of whoever asked for it."""
    pace: Pace = "person"
    drew: tuple[tuple[Said, ...], ...] = ()
    """What each seat drew in the turn that was closed last; empty before."""
    finishing: Said
    """What finishing the turn of somebody who is away does; `name` is theirs."""


class BoxRow(Struct, frozen=True):
    """A box of the score pad, and what it is worth on the sheet of each seat."""

    says: Said
    points: tuple[int, ...]
    colour: str = ""
    """A colour of the themes, where the box is about one line."""


class OutcomeView(Struct, frozen=True):
    """`result` is None where the match was given up. The secret of the deal may be known now."""

    result: tuple[int, ...] | None
    places: tuple[int, ...] = ()
    verdict: Said | None = None
    secret: str = ""
    tie: Said | None = None
    """Who wins by the rules, and what decides between equal totals; None where no totals are equal."""
    ties: tuple[Said | None, ...] = ()
    """What each seat whose total another has too has of that; None for the others."""
    boxes: tuple[BoxRow, ...] = ()
    """Where the totals come from: together they are the `result`."""
