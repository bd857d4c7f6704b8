"""What can be asked of a match: by people over the wire, and by the host itself."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from metroscribe.bots.levels import UNASKED

Id = Annotated[
    str,
    Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$(?!\n)", description="made by the client, new for each command"),
]
Name = Annotated[str, Meta(min_length=1, max_length=128)]
Invite = Annotated[str, Meta(max_length=64, description="the secret of the joining link")]
Index = Annotated[int, Meta(ge=0, lt=16)]
Reaction = Literal["hello", "bravo", "thanks", "laugh", "oh-no", "hmm"]
"""What a seat can say to the table in one sign."""
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Has an id and is answered; sent again with the same id it changes nothing."""

    id: Id


class TakeSeat(Command, frozen=True, tag="take-seat"):
    """Sit down, on the first vacant seat where none is named. `invite` is what the joining link holds."""

    name: Name
    seat: Index | None = None
    invite: Invite = ""


class LeaveSeat(Command, frozen=True, tag="leave-seat"):
    """Stand up: the seat is free, and a match goes on without it."""


class Knock(Command, frozen=True, tag="knock"):
    """Ask those at the table for a seat."""

    name: Name


class Admit(Command, frozen=True, tag="admit"):
    """Anybody at the table: let in who knocked, or not; `knock` is the number of that event."""

    knock: Count
    yes: bool


class Rename(Command, frozen=True, tag="rename"):
    name: Name


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """A bot on a vacant seat: the host of the table, and in a match anybody at it."""

    seat: Index
    bot: Annotated[str, Meta(min_length=1, max_length=64)] = UNASKED


class FreeSeat(Command, frozen=True, tag="free-seat"):
    """Only the host of the table: before the match any other seat, in it that of somebody who is away."""

    seat: Index


class Start(Command, frozen=True, tag="start"):
    """The host of the table, and at a rematch anybody at it, when no seat is vacant."""


class Contribute(Command, frozen=True, tag="contribute"):
    """Sixteen random bytes for the deal, in hexadecimal."""

    part: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]


class InTurn(Command, frozen=True):
    """`turn` is the turn it is meant for, `n` how many commands of this seat were accepted before."""

    turn: Count
    n: Count


class Stage(InTurn, frozen=True, tag="stage"):
    """Take a step; nobody learns which before the turn closes. `ready` lets it stand if it is the last."""

    move: Annotated[str, Meta(min_length=1, max_length=40)]
    ready: bool = False


class TakeBack(InTurn, frozen=True, tag="take-back"):
    """Drop the last step."""


class Pass(InTurn, frozen=True, tag="pass"):
    """Take the harmless step that a clock would take, until nothing is left to choose; `ready`
    lets it stand."""

    ready: bool = False


class Ready(InTurn, frozen=True, tag="ready"):
    """Let the staged steps stand. The turn closes when everybody is ready."""


class Withdraw(InTurn, frozen=True, tag="withdraw"):
    """Not ready after all."""


class ForAbsent(Command, frozen=True):
    """For the seat of somebody who is away, by anybody else at the table, in the turn it is meant for."""

    turn: Count
    seat: Index


class FinishTurn(ForAbsent, frozen=True, tag="finish-turn"):
    """What is staged stands, and the harmless steps that a clock would take follow."""


class StandIn(ForAbsent, frozen=True, tag="stand-in"):
    """A bot draws until they are back."""


class GoOn(ForAbsent, frozen=True, tag="go-on"):
    """The match goes on without them until they are back."""


class Nudge(ForAbsent, frozen=True, tag="nudge"):
    """Remind somebody whom the turn waits for; nothing is stored."""


class React(Command, frozen=True, tag="react"):
    """Say something in one sign to everybody at the table; nothing is stored."""

    reaction: Reaction


class Return(Command, frozen=True, tag="return"):
    """Who is back plays on, from the next turn at the latest."""


class AskTime(Command, frozen=True, tag="ask-time"):
    """The open turn gets its time once more."""

    turn: Count


class Rematch(Command, frozen=True, tag="rematch"):
    """A new table with the same settings; whoever asks later is led to the same one."""


class GiveUp(Command, frozen=True, tag="give-up"):
    """Only the host of the table: the match ends without a result."""


Asked = (
    TakeSeat
    | LeaveSeat
    | Knock
    | Admit
    | Rename
    | SeatBot
    | FreeSeat
    | Start
    | Contribute
    | Stage
    | TakeBack
    | Pass
    | Ready
    | Withdraw
    | FinishTurn
    | StandIn
    | GoOn
    | Nudge
    | React
    | Return
    | AskTime
    | Rematch
    | GiveUp
)


class Tick(Struct, frozen=True):
    """Time has passed."""


class BotPlays(Struct, frozen=True):
    """What a bot chose; empty where it did not come to an end."""

    seat: int
    turn: int
    moves: tuple[str, ...]


class Resume(Struct, frozen=True):
    """The server is back."""


class LeadTo(Struct, frozen=True):
    """The rematch was opened."""

    match: str
    code: str
    command: str
    by: str = ""


class Arrive(Struct, frozen=True):
    """Somebody whose seat is reserved has come."""


Inner = Tick | BotPlays | Resume | LeadTo | Arrive
