"""What is stored of a match: its events. docs/server.md says how they come about.

Fields are only ever added, with a default, or dropped and passed over: a log of any age can be read.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder


class Patience(Struct, frozen=True):
    """When something may be done for somebody who is away, in seconds, and what happens by itself."""

    finish: Annotated[int, Meta(ge=1, le=86400)] = 20
    """The turn is finished for them, or a bot draws."""
    without: Annotated[int, Meta(ge=1, le=86400)] = 120
    """The match goes on without them."""
    itself: Literal["", "finish", "bot", "without"] = ""


Pace = Literal["person", "at-once"]
"""How bots play: ready after a moment as a person would be, or as soon as they have thought."""


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
    invite: str = ""
    """The secret of the joining link; without one the code is enough, as in the first release."""
    patience: Patience = Patience()
    pace: Pace = "person"
    rematch_of: str = ""
    """The match before; then anybody at the table may start."""
    given_up: int = 0
    """How many of the matches before, each the rematch of another, were given up early."""


class Reserved(Event, frozen=True, tag="reserved", kw_only=True):
    """The seat is kept for whoever sat there in the match before."""

    seat: int
    name: str
    holder: str
    until: float


class Seated(Event, frozen=True, tag="seated", kw_only=True):
    seat: int
    name: str
    holder: str
    """The hash of the seat's token."""


class BotSeated(Event, frozen=True, tag="bot-seated", kw_only=True):
    """`by` is the seat that wanted it; None: the host."""

    seat: int
    bot: str
    by: int | None = None


class Left(Event, frozen=True, tag="left", kw_only=True):
    """Somebody stood up; `out`: and the match goes on without the seat. In the first release it waited."""

    seat: int
    out: bool = False


class Freed(Event, frozen=True, tag="freed", kw_only=True):
    """The host has made the seat free; `removed`: before the match, and they come back only by a yes."""

    seat: int
    by: int | None = None
    removed: bool = False


class HostPassed(Event, frozen=True, tag="host-passed", kw_only=True):
    """Another person at the table is its host."""

    holder: str


class Knocked(Event, frozen=True, tag="knocked", kw_only=True):
    """Somebody asks for a seat."""

    holder: str
    name: str


class Admitted(Event, frozen=True, tag="admitted", kw_only=True):
    """Somebody at the table said yes or no to who knocked; `knock` is the number it was told with."""

    knock: int
    yes: bool
    by: int | None = None


class Renamed(Event, frozen=True, tag="renamed", kw_only=True):
    seat: int
    name: str


class Starting(Event, frozen=True, tag="starting", kw_only=True):
    """The seats' contributions to the deal are awaited."""

    by: int | None = None
    """The seat that started a rematch; None: the host."""


class Contributed(Event, frozen=True, tag="contributed", kw_only=True):
    seat: int
    part: str


class Started(Event, frozen=True, tag="started", kw_only=True):
    """`cards` are all that came until the first turn was open, as `pile:face`."""

    cards: tuple[str, ...]
    label: str = ""
    """What the rules call the turn that is open now. Logs of the first release do not say it."""


class Staged(Event, frozen=True, tag="staged", kw_only=True):
    """`chosen` names who chose the step, if not whoever sits there: `clock`, `bot`, `table`."""

    seat: int
    move: str
    chosen: str = ""


class TakenBack(Event, frozen=True, tag="taken-back", kw_only=True):
    seat: int


class Readied(Event, frozen=True, tag="readied", kw_only=True):
    """`by` is the seat that finished the turn for another."""

    seat: int
    chosen: str = ""
    by: int | None = None


class Withdrawn(Event, frozen=True, tag="withdrawn", kw_only=True):
    """A seat is not ready any more."""

    seat: int


class Closed(Event, frozen=True, tag="closed", kw_only=True):
    """The turn is over; `cards` came next, and `clock` says that time ran out."""

    cards: tuple[str, ...]
    clock: bool = False
    label: str = ""
    """What the rules call the turn that is open now; nothing where the match is over."""


class StoodIn(Event, frozen=True, tag="stood-in", kw_only=True):
    """A bot draws for somebody who is away; `by` is the seat that wanted it, None: it happened by itself."""

    seat: int
    bot: str
    by: int | None = None


class WentOn(Event, frozen=True, tag="went-on", kw_only=True):
    """The match goes on without somebody who is away."""

    seat: int
    by: int | None = None


class Returned(Event, frozen=True, tag="returned", kw_only=True):
    """Whoever was away plays on."""

    seat: int


class MoreTime(Event, frozen=True, tag="more-time", kw_only=True):
    seat: int


class Resumed(Event, frozen=True, tag="resumed", kw_only=True):
    """The server is back; the open turn, or the wait for contributions, begins its time anew."""


class Finished(Event, frozen=True, tag="finished", kw_only=True):
    """The totals, and the secret of the deal, which may be known now; none if the match was given up."""

    result: tuple[int, ...] | None
    secret: str = ""
    places: tuple[int, ...] = ()
    """Of the seats, with whatever breaks ties. Logs of the first release do not say it."""


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
    | Reserved
    | Left
    | Freed
    | HostPassed
    | Knocked
    | Admitted
    | Renamed
    | Starting
    | Contributed
    | Started
    | Staged
    | TakenBack
    | Readied
    | Withdrawn
    | Closed
    | StoodIn
    | WentOn
    | Returned
    | MoreTime
    | Resumed
    | Finished
    | Rematched
)

encode = Encoder().encode
decode = Decoder(AnyEvent).decode
