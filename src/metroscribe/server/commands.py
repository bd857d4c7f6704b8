"""What can be asked of a match: by people over the wire, and by the host itself."""

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[
    str,
    Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$(?!\n)", description="made by the client, new for each command"),
]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Index = Annotated[int, Meta(ge=0, lt=16)]
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Has an id and is answered; sent again with the same id it changes nothing."""

    id: Id


class TakeSeat(Command, frozen=True, tag="take-seat"):
    """Sit down, on the first vacant seat where none is named."""

    name: Name
    seat: Index | None = None


class LeaveSeat(Command, frozen=True, tag="leave-seat"):
    """Make the seat free for somebody else."""


class Rename(Command, frozen=True, tag="rename"):
    name: Name


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Only the host of the table: a bot on a vacant seat."""

    seat: Index
    bot: Annotated[str, Meta(min_length=1, max_length=64)]


class Start(Command, frozen=True, tag="start"):
    """Only the host of the table, when no seat is vacant."""


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
    """Take the harmless step that a clock would take, until nothing is left to choose."""


class Ready(InTurn, frozen=True, tag="ready"):
    """Let the staged steps stand. The turn closes when everybody is ready."""


class Withdraw(InTurn, frozen=True, tag="withdraw"):
    """Not ready after all."""


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
    | Rename
    | SeatBot
    | Start
    | Contribute
    | Stage
    | TakeBack
    | Pass
    | Ready
    | Withdraw
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


Inner = Tick | BotPlays | Resume | LeadTo
