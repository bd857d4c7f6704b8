"""Sheets of the Next Station family: the printed map, the lines drawn on it, the score pad below."""

from metroscribe.draw.elements import Element, Marks, element, number
from metroscribe.draw.livery import liveries
from metroscribe.draw.next_station import style
from metroscribe.draw.next_station.characters import text
from metroscribe.draw.next_station.frame import Frame
from metroscribe.draw.next_station.ground import coordinates, districts, river
from metroscribe.draw.next_station.ids import SHEET
from metroscribe.draw.next_station.marking import map_marks
from metroscribe.draw.next_station.pad import Pad
from metroscribe.draw.next_station.stations import badges, stations
from metroscribe.draw.next_station.tracks import guides, loop, tracks
from metroscribe.draw.themes import Theme
from metroscribe.draw.words import Words, plain
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import Table

__all__ = ["blank", "marks", "stylesheet", "svg", "text"]

BOTTOM = 24.0


def blank(
    rules: NextStation, words: Words = plain, table: Table | None = None, theme: Theme = "light"
) -> Element:
    """An empty sheet, with everything that marks may show. The table says which objectives are played."""
    frame, pad = Frame(rules.board), Pad(rules, table or rules.new(1), words)
    height = frame.map_height + pad.height(frame) + BOTTOM
    css = style.stylesheet(rules.pencils, theme)
    worn = [rules.deck.badges.get(suit, suit) for suit in rules.deck.lines]
    return element(
        "svg",
        *((element("style", text=css),) if css else ()),
        element("rect", class_="paper", width=frame.width, height=height),
        districts(frame, words),
        *river(frame, words),
        coordinates(frame),
        guides(frame, words),
        *loop(frame, words),
        tracks(frame),
        stations(frame, words, rules.deck.lines),
        badges(frame, liveries(rules.pencils), worn),
        pad.draw(frame),
        id=SHEET,
        class_="sheet next-station",
        role="group",
        aria_label=rules.info.credits.title,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(frame.width)} {number(height)}",
    )


def marks(rules: NextStation, table: Table, sheet: Sheet, seat: int = 0) -> Marks:
    """For ids of the blank drawing what to add to them, so that it shows this sheet."""
    found: dict[str, dict[str, str]] = {}
    pad = Pad(rules, table, plain)
    for id_, added in (*map_marks(rules.board, table, sheet), *pad.fill(table, sheet, seat)):
        found.setdefault(id_, {}).update(added)
    return found


def svg(
    rules: NextStation, table: Table, sheet: Sheet, theme: Theme, seat: int, words: Words, interactive: bool
) -> str:
    added = marks(rules, table, sheet, seat)
    drawn = blank(rules, words, table, theme).marked(added)
    return str(drawn if interactive else drawn.without(lambda node: _unseen(node, added)))


def stylesheet(rules: NextStation, theme: Theme) -> str:
    return style.stylesheet(rules.pencils, theme)


def _unseen(node: Element, added: Marks) -> bool:
    """What a picture can do without: marks that are not set, and what is only there to be touched."""
    classes = node.attributes.get("class", "").split()
    return "touch" in classes or ("mark" in classes and node.attributes.get("id") not in added)
