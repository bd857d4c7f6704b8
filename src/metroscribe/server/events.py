"""What is stored of a match: its events. docs/server.md says how they come about.

Fields are only ever added, with a default, or dropped and passed over: a log of any age can be read.
"""

from msgspec import Struct
from msgspec.json import Decoder, Encoder


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True):
    """`command` is the id of the command that caused it, so that a repeated one is known."""

    at: float
    command: str = ""


class Opened(Event, frozen=True, tag="opened", kw_only=True):
    """Always the first. `bots` and `holder` are seats that are taken from the start."""

    match: str
    code: str
    game: str
    rules: int
    map_hash: str
    seats: int
    host: str
    """The hash of the token that opened the table."""
    modules: tuple[str, ...] = ()
    options: dict[str, str] = {}
    map_text: str = ""
    """A map of somebody's own."""
    clock: int = 0
    """Seconds for a turn; 0: none."""
    scores: bool = True
    """Whether running scores are shown."""
    commitment: str = ""
    known_seed: str | None = None
    known_key: str | None = None
    """A deal that was known before: of a seed, or the key of a finished match."""
    proof: dict[str, str] | None = None
    """What the record of an imported match says about its deal."""


class Seated(Event, frozen=True, tag="seated", kw_only=True):
    seat: int
    name: str
    holder: str
    """The hash of the seat's token."""


class BotSeated(Event, frozen=True, tag="bot-seated", kw_only=True):
    seat: int
    bot: str


class Left(Event, frozen=True, tag="left", kw_only=True):
    seat: int


class Renamed(Event, frozen=True, tag="renamed", kw_only=True):
    seat: int
    name: str


class Starting(Event, frozen=True, tag="starting", kw_only=True):
    """The seats' contributions to the deal are awaited."""


class Contributed(Event, frozen=True, tag="contributed", kw_only=True):
    seat: int
    part: str


class Started(Event, frozen=True, tag="started", kw_only=True):
    """`cards` are all that came until the first turn was open, as `pile:face`."""

    cards: tuple[str, ...]


class Staged(Event, frozen=True, tag="staged", kw_only=True):
    seat: int
    move: str


class TakenBack(Event, frozen=True, tag="taken-back", kw_only=True):
    seat: int


class Readied(Event, frozen=True, tag="readied", kw_only=True):
    seat: int


class Withdrawn(Event, frozen=True, tag="withdrawn", kw_only=True):
    """A seat is not ready any more."""

    seat: int


class Closed(Event, frozen=True, tag="closed", kw_only=True):
    """The turn is over; `cards` came next, and `clock` says that time ran out."""

    cards: tuple[str, ...]
    clock: bool = False


class MoreTime(Event, frozen=True, tag="more-time", kw_only=True):
    seat: int


class Resumed(Event, frozen=True, tag="resumed", kw_only=True):
    """The server is back; the open turn, or the wait for contributions, begins its time anew."""


class Finished(Event, frozen=True, tag="finished", kw_only=True):
    """The totals, and the secret of the deal, which may be known now; none if the match was given up."""

    result: tuple[int, ...] | None
    secret: str = ""


class Rematched(Event, frozen=True, tag="rematched", kw_only=True):
    """Where those who want to play on meet."""

    match: str
    code: str
    holder: str = ""
    """The hash of the token of whoever asked for it."""


AnyEvent = (
    Opened
    | Seated
    | BotSeated
    | Left
    | Renamed
    | Starting
    | Contributed
    | Started
    | Staged
    | TakenBack
    | Readied
    | Withdrawn
    | Closed
    | MoreTime
    | Resumed
    | Finished
    | Rematched
)

encode = Encoder().encode
decode = Decoder(AnyEvent).decode
