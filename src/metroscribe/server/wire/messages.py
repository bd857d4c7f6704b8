"""Everything that is sent over sockets: what clients send, and what they get.

A socket begins with `Hello`; then come commands (`metroscribe.server.match.commands`), each answered with an
`Answer`. What happens to the table comes as `Update`s, the same for everybody; what only concerns the own
sheet comes as `You`.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from metroscribe.server.match.commands import Asked
from metroscribe.server.match.commands import Reaction as Reaction
from metroscribe.server.wire.questions import AskChances as AskChances
from metroscribe.server.wire.questions import AskWhy as AskWhy
from metroscribe.server.wire.questions import AskWorth as AskWorth
from metroscribe.server.wire.questions import Chance as Chance
from metroscribe.server.wire.questions import Chances as Chances
from metroscribe.server.wire.questions import Part as Part
from metroscribe.server.wire.questions import Question as Question
from metroscribe.server.wire.questions import Reply as Reply
from metroscribe.server.wire.questions import Why as Why
from metroscribe.server.wire.questions import Worth as Worth
from metroscribe.server.wire.said import CardView as CardView
from metroscribe.server.wire.said import ChoiceView as ChoiceView
from metroscribe.server.wire.said import GameName as GameName
from metroscribe.server.wire.said import NoteView as NoteView
from metroscribe.server.wire.said import OptionChosen as OptionChosen
from metroscribe.server.wire.said import Said as Said
from metroscribe.server.wire.said import Sentence as Sentence
from metroscribe.server.wire.table import BoxRow as BoxRow
from metroscribe.server.wire.table import Chooser as Chooser
from metroscribe.server.wire.table import Door as Door
from metroscribe.server.wire.table import KnockView as KnockView
from metroscribe.server.wire.table import OpenTurn as OpenTurn
from metroscribe.server.wire.table import OutcomeView as OutcomeView
from metroscribe.server.wire.table import Phase as Phase
from metroscribe.server.wire.table import SeatKind as SeatKind
from metroscribe.server.wire.table import SeatView as SeatView
from metroscribe.server.wire.table import TableView as TableView
from metroscribe.texts import languages

VERSION = 5
OLD_NUMBERS = 4
"""The last version whose numbers counted hidden steps too."""
Token = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{32}$",
        max_length=32,
        description="128 random bits made by the client; holds a seat",
    ),
]
Language = Annotated[
    str,
    Meta(pattern=f"^({'|'.join(languages())})$", extra_json_schema={"enum": list(languages())}),
]
"""One that has text files."""
Change = Literal["sat", "bot", "stood-up", "freed", "renamed", "contributed", "stand-in", "without", "back"]
"""What happened to a seat."""

StoreCause = Literal["full", "read-only", "locked", "damaged", "slow", "writer", "other"]
"""Why nothing can be saved: no room, no right to write, a file that another process holds or that is not what
it should be, no answer for long, a writer that ended, anything else."""


# what clients send


class Hello(Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message. `seen` is the last number that the client has of this match."""

    code: Annotated[str, Meta(min_length=4, max_length=64)]
    token: Token | None = None
    seen: Annotated[int, Meta(ge=-1, lt=1 << 31)] | None = None
    language: Language = "en"
    proof: Annotated[str, Meta(max_length=64)] = ""
    """What the link holds besides the code: the secret to join, or the id of the match to watch."""
    version: Annotated[int, Meta(ge=0, lt=1000)] = OLD_NUMBERS
    """Of the wire that the client speaks; what it has `seen` in another one counts for nothing."""


class Touch(Struct, frozen=True, tag_field="do", tag="touch", forbid_unknown_fields=True):
    """Somebody has touched the page; not answered. Any command says the same."""


Sent = Hello | Touch | Question | Asked


# what they get


class SignView(Struct, frozen=True):
    """What a step is besides usual: a branch, a double track, an extension and so on."""

    kind: str
    element: str
    """Beside which it is shown."""


class MoveView(Struct, frozen=True):
    """A legal step: its text, the elements to touch in order, the sentence, and what it earns at once.

    No step's taps begin with all taps of another.
    """

    move: str
    taps: tuple[str, ...]
    says: Said
    gain: int
    section: str = ""
    """The element of the drawing that it would draw; empty: the drawing has none."""
    choice: ChoiceView | None = None
    """The one of the taps that is not on the sheet."""
    sign: SignView | None = None


class PassView(Struct, frozen=True):
    """What ending the turn does while there are steps to choose: the step that stands for it, in words."""

    move: str
    says: Said


class Box(Struct, frozen=True):
    """A box of the score pad."""

    says: Said
    points: int
    paragraph: str = ""
    """The key of the paragraph of the guide that explains it."""


class Meanwhile(Struct, frozen=True):
    """A turn that was chosen for this seat, and why."""

    label: str
    chosen: Chooser
    says: tuple[Said, ...]


class You(Struct, frozen=True, tag_field="say", tag="you"):
    """What only this seat may see. `marks` turn the blank drawing into the sheet.

    Whoever was told of it before is told only what has changed since.
    """

    seat: int
    seq: int
    turn: int
    n: int
    ready: bool
    staged: tuple[str, ...] = ()
    moves: tuple[MoveView, ...] = ()
    score: tuple[Box, ...] | None = ()
    """None: as it was."""
    total: int = 0
    pencil: str = ""
    """The colour of the themes that the sheet is drawn with now."""
    marks: Mapping[str, Mapping[str, str]] | None = None
    """None: as they were, but for `changes`."""
    changes: Mapping[str, Mapping[str, str | None]] = {}
    """Attributes that are new or different; None: gone."""
    meanwhile: tuple[Meanwhile, ...] = ()
    """What was chosen for this seat since it last chose itself, the latest last."""
    invite: str = ""
    """The secret of the joining link, told to who has sat down."""
    passing: PassView | None = None
    """None: there is nothing to choose."""


class Welcome(Struct, frozen=True, tag_field="say", tag="welcome"):
    """A fresh view: after `Hello`, or where a gap is too long to be told."""

    table: TableView
    host: bool
    you: You | None = None
    invite: str = ""
    """The secret of the joining link, for those at the table."""
    version: int = VERSION


class Happened(Struct, frozen=True, tag_field="event"):
    """A public event; only these are numbered. Of what a seat keeps to itself there is one `busy` a turn."""

    seq: int


class Seating(Happened, frozen=True, tag="seat"):
    """`by` is the seat that wanted it for another; `deadline` is that of the open turn, if it has one."""

    seat: int
    view: SeatView
    change: Change
    by: int | None = None
    deadline: float | None = None
    asked: tuple[int, ...] = ()
    """The seats that have something to choose in the open turn."""


class HostChanged(Happened, frozen=True, tag="host"):
    seat: int | None


class Knocking(Happened, frozen=True, tag="knock"):
    """Somebody asks for a seat; those at the table answer with this number."""

    name: str


class Answering(Happened, frozen=True, tag="admitted"):
    knock: int
    yes: bool
    by: int | None = None


class Busy(Happened, frozen=True, tag="busy"):
    """The person on the seat has begun to choose; how often they choose anew is told to nobody."""

    seat: int


class Readiness(Happened, frozen=True, tag="ready"):
    """`chosen` and `by`: the turn was finished for the seat."""

    seat: int
    ready: bool
    chosen: Chooser = ""
    by: int | None = None


class Awaiting(Happened, frozen=True, tag="starting"):
    """Contributions to the deal are awaited until then."""

    until: float


class Ended(Struct, frozen=True):
    """Something ended with the turn, such as a round."""

    says: Said
    earned: tuple[int, ...]
    """The points of each seat since the last one ended, or since the match began."""


class TurnOpened(Happened, frozen=True, tag="turn"):
    """A turn was closed with these moves (none at the start), and the next one, if there is any, is open."""

    turn: int
    open: OpenTurn | None
    moves: tuple[tuple[str, ...], ...] = ()
    totals: tuple[int, ...] | None = None
    clock: bool = False
    """Time ran out."""
    chosen: tuple[tuple[Chooser, ...], ...] = ()
    """Who chose each of the moves; empty where everybody chose for themselves."""
    drew: tuple[tuple[Said, ...], ...] = ()
    """The moves in words."""
    ended: Ended | None = None
    """What ended with it, if scores are shown."""


class ClockSet(Happened, frozen=True, tag="clock"):
    deadline: float | None


class Over(Happened, frozen=True, tag="over"):
    outcome: OutcomeView


class MoveOn(Happened, frozen=True, tag="rematch"):
    """`by` is the seat of whoever wants to play on."""

    code: str
    by: int | None = None


AnyHappened = (
    Seating
    | HostChanged
    | Knocking
    | Answering
    | Busy
    | Readiness
    | Awaiting
    | TurnOpened
    | ClockSet
    | Over
    | MoveOn
)


class Update(Struct, frozen=True, tag_field="say", tag="update"):
    """Events one after the other, no number left out; the same for everybody at the table."""

    events: tuple[AnyHappened, ...]


class Away(Struct, frozen=True):
    """A person who is not here, and since when; `page`: it is open, but nobody touches it."""

    seat: int
    since: float
    page: bool = False


class Presence(Struct, frozen=True, tag_field="say", tag="presence"):
    """Which seats have an open connection, how many watch, who is away, and who can do what a host can."""

    online: tuple[int, ...]
    watching: int
    away: tuple[Away, ...] = ()
    host: int | None = None


class Nudged(Struct, frozen=True, tag_field="say", tag="nudged"):
    """The others wait; `name` is who says so."""

    name: str


class Reacted(Struct, frozen=True, tag_field="say", tag="reacted"):
    """A seat says something in one sign; whoever comes later does not learn of it."""

    seat: int
    reaction: Reaction


class StoreState(Struct, frozen=True, tag_field="say", tag="store"):
    """What happens cannot be saved now; what was answered is saved. Without a cause: it can again."""

    cause: StoreCause | None = None
    since: float = 0.0


class Answer(Struct, frozen=True, tag_field="say", tag="answer"):
    """`n` is how many commands of this seat were accepted; a refusal names the rule."""

    id: str
    n: int = 0
    seq: int = -1
    refused: Sentence | None = None
    retry: int = 0
    """Seconds after which the same command may come again, since the server was busy or could not save it;
    0: it was decided."""


class Trouble(Struct, frozen=True, tag_field="say", tag="trouble"):
    """The message could not be read, or came too often."""

    refused: Sentence


class Restart(Struct, frozen=True, tag_field="say", tag="restart"):
    """The server ends, to begin again in a moment; the socket is closed after this."""

    saved: bool = False
    """All that was begun has come to its end: nothing that was answered is missing."""


Told = Welcome | Update | You | Presence | Nudged | Reacted | StoreState | Answer | Reply | Trouble | Restart


UNREADABLE = (ValueError, RecursionError)
"""What decoding throws: wrong JSON or values, letters that are none, nesting without end."""

encode = Encoder().encode
decode_sent = Decoder(Sent).decode
