"""What is asked and answered over HTTP, as types; `web.routes` has the paths."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder

from metroscribe.core.mixes import Grade
from metroscribe.server.match.commands import Id, Name
from metroscribe.server.match.events import Pace, Patience
from metroscribe.server.wire.messages import (
    Box,
    CardView,
    Chooser,
    Door,
    GameName,
    NoteView,
    Said,
    Sentence,
    StoreCause,
    TableView,
    Token,
)

Warmth = Literal["missing", "warming", "warm", "failed"]
"""Of the code that bots search with: no Numba, being compiled, compiled, compiling failed."""
CLOCK = 0
"""Seconds for a turn, unless a table is opened with others; 0: no clock."""


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`POST /api/tables`. The token becomes the host's; with a name it also takes the first free seat."""

    id: Id
    token: Token
    game: Annotated[str, Meta(min_length=1, max_length=80)]
    name: Name | None = None
    modules: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)] = ()
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=80)]], Meta(max_length=8)
    ] = {}
    map: Annotated[str, Meta(max_length=65536)] | None = None
    """The text of a map file of one's own."""
    seats: Annotated[int, Meta(ge=1, le=16)] = 1
    bots: Annotated[
        dict[str, Annotated[str, Meta(max_length=64)]],
        Meta(max_length=16, description="bots by seat, the first seat being 0"),
    ] = {}
    clock: Annotated[int, Meta(ge=0, le=86400, description="seconds for a turn; 0: no clock")] = CLOCK
    scores: bool = True
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """A known deal."""
    same_deal_as: Annotated[str, Meta(min_length=4, max_length=64)] | None = None
    """The deal of a finished match, by its code."""
    door: Door | None = None
    """None: as the server has it."""
    patience: Patience = Patience()
    pace: Pace | None = None
    """How bots play; None: as the server has it."""


class TableOpened(Struct, frozen=True):
    """Links; the token, which only the client knows, goes behind `#` of the seat's link."""

    table: TableView
    link: str
    watch: str


class ModuleView(Struct, frozen=True):
    """A module: what it is called, and what it adds in a few words."""

    id: str
    name: Said
    text: Said


class MixView(Struct, frozen=True):
    """Modules that can be played together, and what the rulebooks say of that."""

    modules: tuple[str, ...]
    grade: Grade
    rulebook: str
    """The title of the game whose rulebook says so; empty where none mentions the mix."""
    says: Said


class OptionChoice(Struct, frozen=True):
    """What may be chosen of an option. What it `says` may speak of the number of `seats`."""

    value: str
    """Empty: nothing is chosen."""
    says: Said


class OptionView(Struct, frozen=True):
    """Something a table may choose besides modules."""

    id: str
    name: Said
    choices: tuple[OptionChoice, ...]
    """First what a table gets unasked."""


class BotView(Struct, frozen=True):
    """A bot that people are offered."""

    id: str
    """Its spec."""
    title: Said
    text: Said
    """The title with how it plays."""
    points: int | None
    """What it usually scores alone by the base rules, where that was measured."""


class GameView(Struct, frozen=True):
    id: str
    family: str
    city: str
    name: GameName
    rules: int
    seats: tuple[int, int]
    modules: tuple[ModuleView, ...]
    mixes: tuple[MixView, ...]
    """Every mix of the modules, the smallest first; none of them is a mix too."""
    options: tuple[OptionView, ...]
    bots: tuple[BotView, ...]
    bot: str
    """The one of them that sits down unasked."""
    clock: int
    door: Door
    pace: Pace
    patience: Patience
    """What a table gets unasked, as the clock is."""
    designer: str
    publisher: str
    year: int


class BotsView(Struct, frozen=True):
    """How strong bots are here: those that search play weaker until their code is compiled, or without it."""

    state: Warmth
    warm: tuple[str, ...]
    """The families whose code is there already."""
    searching: dict[str, Said]
    """The bots and levels that search, by the names of their specs, and what they are called."""


class GuideSaying(Struct, frozen=True):
    """What a picture shows: a move that is allowed, the rule that forbids one, or what a box counts."""

    kind: Literal["allowed", "refused", "counted"]
    says: Said


class GuidePicture(Struct, frozen=True):
    """`/api/book/{family}/{name}.svg`, how large it is, and what it shows."""

    name: str
    width: int
    height: int
    shows: tuple[GuideSaying, ...]


class GuideFigure(Struct, frozen=True):
    """Pictures that belong to a paragraph, the first one of its section being 0."""

    after: int
    caption: Said
    pictures: tuple[GuidePicture, ...]


class GuideSection(Struct, frozen=True):
    """A part of the rules. Some of its texts are only in `/api/book/{family}/texts/{language}`."""

    heading: Said
    paragraphs: tuple[Said, ...]
    figures: tuple[GuideFigure, ...]
    module: str = ""
    """The module that it is about; empty: none."""


class GuideTerm(Struct, frozen=True):
    """A word of the rules: a text with all its forms, commas between them, and the key of the paragraph that
    explains it."""

    forms: Said
    paragraph: str


class GuideView(Struct, frozen=True):
    """The rules of a game, and the words that they explain."""

    sections: tuple[GuideSection, ...]
    terms: tuple[GuideTerm, ...]


class LegalPart(Struct, frozen=True):
    """Words of a line; with a link they lead there."""

    text: str
    link: str = ""


class LegalBlock(Struct, frozen=True):
    """A paragraph or a list, line by line."""

    listed: bool
    lines: tuple[tuple[LegalPart, ...], ...]


class LegalSection(Struct, frozen=True):
    """What stands below a heading; the first one may have none."""

    heading: str
    blocks: tuple[LegalBlock, ...]


class LegalText(Struct, frozen=True):
    """What the host has to say. Without a title the page has its own."""

    title: str
    sections: tuple[LegalSection, ...]


class LegalView(Struct, frozen=True):
    """The imprint and the privacy notice of whoever hosts this server, where there is one."""

    imprint: LegalText | None
    privacy: LegalText | None


class HintView(Struct, frozen=True):
    """What to say when so many turns are closed and so many steps staged, and what it speaks of."""

    turn: int
    step: int
    says: Said
    point: tuple[str, ...]
    move: str | None
    """What would be clever, if it is legal then."""


class LessonView(Struct, frozen=True):
    """A guided match: a table of one seat with this game, seed and modules, and hints in their order."""

    family: str
    game: str
    seed: str
    modules: tuple[str, ...]
    steps: tuple[HintView, ...]


class SheetView(Struct, frozen=True):
    """A sheet as everybody may see it, and what it is worth, if scores are shown."""

    seat: int
    turn: int
    """How many turns are in it."""
    pencil: str
    """As in `You`."""
    score: tuple[Box, ...]
    total: int | None
    marks: Mapping[str, Mapping[str, str]]


class ReplayTurn(Struct, frozen=True):
    """A closed turn of one seat: what it drew, and which attributes that changed; None: gone.

    `chosen` says of each move who chose it; empty where whoever sat there chose all of them.
    """

    label: str
    cards: tuple[CardView, ...]
    asks: Said | None
    notes: tuple[NoteView, ...]
    moves: tuple[Said, ...]
    chosen: tuple[Chooser, ...]
    total: int | None
    marks: Mapping[str, Mapping[str, str | None]]


class ReplayView(Struct, frozen=True):
    """A seat's sheet before the first turn, then turn by turn; `score` is that after the last one."""

    start: SheetView
    turns: tuple[ReplayTurn, ...]
    score: tuple[Box, ...]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    refused: Sentence


class ReadyView(Struct, frozen=True, omit_defaults=True):
    """Whether matches can be stored; if not, why, since when, and what the store says."""

    ok: bool
    cause: StoreCause | None = None
    since: float = 0.0
    reason: str = ""
    refused: Sentence | None = None


decode_open = Decoder(OpenTable).decode
