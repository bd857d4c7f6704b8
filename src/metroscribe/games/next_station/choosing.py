"""Pencils that the seats choose before the first round: who is asked, what is on offer, where it goes.

It is dealt who chooses first; then everybody in turn takes a pencil or leaves it to chance. While they do,
the ring has an empty text where nobody has put a pencil, and the sheet of the seat that is asked holds what
it may answer. In the end all places are dealt: what was chosen is certain there, so that the cards that
follow are the same whatever was chosen.
"""

from collections.abc import Mapping, Sequence

from metroscribe.core.cards import Card
from metroscribe.core.errors import NotAllowed, NotNow
from metroscribe.core.text import Text
from metroscribe.core.wording import say_card
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.sheet import CHOICE, Sheet, Step
from metroscribe.games.next_station.table import PENCIL, PLACES, Table

CHOOSE = "choose"
"""The value of the option that lets the seats choose."""
FIRST = "first"
"""The pile of who chooses first: the numbers of the seats."""
OPEN = ("",) * PLACES
"""The ring before anybody has chosen."""
SPARE = "spare"
WITH_SPARE = PLACES - 1
"""So many seats leave one place empty, and may say where it is."""
SPARES = tuple(Move(choice=f"{SPARE}:{place}") for place in range(1, PLACES))
"""Behind which seat the spare pencil lies; at last where it does unasked, between the last and the first."""
SEATINGS = tuple(tuple(seat + (seat >= place) for seat in range(WITH_SPARE)) for place in range(1, PLACES))
"""The places that the seats take then."""


def numbers(seats: int) -> Mapping[Card, int]:
    """The cards that say who chooses first."""
    return {Card(FIRST, str(number)): 1 for number in range(1, seats + 1)}


def chooser(table: Table) -> int:
    """The seat that is asked: one after the other from the first; for the spare pencil the last once more."""
    seats, dealt = len(table.sheets), table.faces(FIRST)
    first = int(dealt[0]) - 1 if dealt else 0
    return (first + min(table.turns, seats) - 1) % seats


def ask(table: Table, pencils: Sequence[str]) -> Table:
    """The next seat is asked; when all have been, the pencils are due."""
    table = table._replace(turns=table.turns + 1)
    moves, sheets = _offer(table, pencils), list(table.sheets)
    if not moves:
        return table._replace(due=(PENCIL,) * PLACES)
    sheets[chooser(table)] = sheets[chooser(table)]._replace(asked=moves)
    return table._replace(sheets=tuple(sheets))


def _offer(table: Table, pencils: Sequence[str]) -> tuple[Move, ...]:
    """What may be answered in this turn. Nobody is asked for the last pencil that is left, nor for the place
    of the spare one where all was left to chance."""
    seats, left = len(table.sheets), [colour for colour in pencils if colour not in table.ring]
    if table.turns <= (PLACES if seats == 1 else seats) and len(left) > 1:
        return (*(Move(choice=colour) for colour in left), PASS)
    asked = seats == WITH_SPARE and table.turns == seats + 1 and any(table.ring)
    return SPARES if asked else ()


def close(table: Table, sheets: Sequence[Sheet], pencils: Sequence[str]) -> Table:
    """The answer of the seat that was asked. Alone, what is left to chance is all that is left."""
    move = sheets[chooser(table)].steps[-1].move
    table = table._replace(sheets=tuple(sheet.close() for sheet in sheets))
    if move in SPARES:
        table = _spared(table, SPARES.index(move))
    elif move != PASS:
        place = table.turns - 1 if len(sheets) == 1 else table.place(chooser(table))
        table = table._replace(ring=(*table.ring[:place], move.choice, *table.ring[place + 1 :]))
    elif len(sheets) == 1:
        return table._replace(due=(PENCIL,) * PLACES)
    return ask(table, pencils)


def _spared(table: Table, number: int) -> Table:
    """The seats move up, and their pencils with them."""
    seating, ring = SEATINGS[number], list(OPEN)
    for place, colour in zip(seating, table.ring, strict=False):
        ring[place] = colour
    return table._replace(ring=tuple(ring), seating=seating)


def outcomes(table: Table, pencils: Sequence[str]) -> Mapping[Card, int]:
    """The pencils that may come to the next place: the one that was put there, or any that nobody has."""
    place = len(table.of_pile(PENCIL))
    if chosen := "".join(table.ring[place : place + 1]):
        return {Card(PENCIL, chosen): 1}
    return {Card(PENCIL, colour): 1 for colour in pencils if colour not in table.ring}


def laid(table: Table, card: Card) -> tuple[str, ...]:
    """The ring with a pencil in the next place."""
    place = len(table.of_pile(PENCIL))
    return *table.ring[:place], card.face, *table.ring[place + 1 :]


def seated(tables: Sequence[Table]) -> tuple[int, ...]:
    """The places of seats whose rings begin at their own; empty: the usual ones."""
    places = tuple(tables[0].ring.index(table.ring[0]) for table in tables)
    return places if places in SEATINGS else ()


def step(table: Table, sheet: Sheet, move: Move) -> Sheet:
    """The sheet of a seat that has answered; `NotNow` if it is not asked."""
    if sheet.steps or table.round:
        raise NotNow("rule-turn-done")
    if not sheet.asked:
        raise NotNow("rule-not-asked", seat=chooser(table) + 1)
    if move not in sheet.asked:
        raise _refusal(sheet, move)
    return sheet._replace(steps=(Step(CHOICE, move, 0),))


def _refusal(sheet: Sheet, move: Move) -> NotAllowed:
    """Why the seat that is asked cannot answer this."""
    if move.end:
        return NotAllowed("rule-choose-first", move=str(move))
    if sheet.asked == SPARES or move in SPARES:
        return NotAllowed("rule-other-choice", move=str(move))
    return NotAllowed("rule-pencil-taken", colour=move.choice)


# words


def describe(move: Move) -> Text:
    if move in SPARES:
        place = SPARES.index(move) + 1
        return Text("move-spare", {"seat": place, "next": place % WITH_SPARE + 1})
    return Text("move-pencil", {"card": _said(move.choice)}) if move.choice else Text("move-chance")


def _said(colour: str) -> Text:
    return say_card(Card(PENCIL, colour))


def question(table: Table) -> Text:
    """Who is asked for what."""
    if len(table.sheets) == 1:
        return Text("note-choosing-alone", {"round": table.turns})
    spare = table.sheets[chooser(table)].asked == SPARES
    return Text("note-choosing-spare" if spare else "note-choosing", {"seat": chooser(table) + 1})


def taken(table: Table) -> tuple[Text, ...]:
    """What was taken before; alone, for which round."""
    if len(table.sheets) == 1:
        key, about, colours = "note-round", "round", table.ring
    else:
        key, about, colours = "note-pencil", "seat", tuple(map(table.pencil, range(len(table.sheets))))
    pencils = [(number, colour) for number, colour in enumerate(colours, 1) if colour]
    return tuple(Text(key, {about: number, "card": _said(colour)}) for number, colour in pencils)


def status(table: Table, seat: int) -> Text:
    """Where a seat stands while pencils are chosen."""
    if chooser(table) == seat:
        return Text("status-choosing-you")
    return Text("status-choosing", {"seat": chooser(table) + 1})
