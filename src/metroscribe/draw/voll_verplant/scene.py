"""A small picture of a city of the family: its lines, all of one width, and what was written on them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from metroscribe.core.geometry import Point
from metroscribe.core.network import bits
from metroscribe.draw.elements import Element, element, layered
from metroscribe.draw.lettering import label_at
from metroscribe.draw.scene import View, layers, look_of, scene, stylesheet
from metroscribe.draw.style import line_rules, of_line
from metroscribe.draw.themes import LIGHT, Theme
from metroscribe.draw.voll_verplant.frame import PITCH, Rect
from metroscribe.draw.voll_verplant.ground import band
from metroscribe.draw.voll_verplant.hand import cross, square
from metroscribe.draw.voll_verplant.layout import Layout, layout_of
from metroscribe.draw.voll_verplant.ribbons import plain_data
from metroscribe.draw.voll_verplant.stations import CORNER, CROSS, DIGIT, FRAME, GOLD, rect
from metroscribe.draw.voll_verplant.style import bright
from metroscribe.draw.voll_verplant.wagons import ENTRY, LETTER, PANE, WINDOW, body
from metroscribe.games.voll_verplant.deck import EXPRESS_SIGN
from metroscribe.games.voll_verplant.plan import Line
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.sheet import Sheet


def city_scene(rules: VollVerplant, sheet: Sheet | None, theme: Theme) -> Element:
    layout = layout_of(rules.plan)
    frame, colours = layout.frame, [line.colour for line in rules.plan.lines]
    marks = sheet.ink.marks if sheet else 0
    points = [frame.at(rules.plan.points[station]) for station in bits(marks)]
    view = View(frame.width, frame.map_height, points)
    return scene(
        f"{rules.info.credits.title}, {rules.info.city}",
        stylesheet(theme, partial(_line_rules, colours), look_of(__package__)),
        view,
        *(band(frame, water) for water in rules.plan.water),
        *_lines(layout),
        *_wagons(layout, view, sheet),
        *_stations(layout, view, rules.special, sheet),
    )


def _line_rules(names: Sequence[str], scope: str, dark: bool) -> str:
    """In the light theme bright lines have an edge of their colour, and dark letters."""
    return line_rules(names, scope, dark) + "".join(
        f"{scope} {of_line(name)} .bright{{stroke:{colour}}}\n"
        f"{scope} {of_line(name)} .shell{{fill:{colour}}}\n"
        f"{scope} {of_line(name)} .letter{{fill:{LIGHT['ink']}}}\n"
        for name, colour in bright(names, dark).items()
    )


def _lines(layout: Layout) -> Iterator[Element]:
    broad = bright([line.colour for line in layout.plan.lines], dark=False)

    def tenths(point: Point) -> Point:
        x, y = layout.frame.at(point)
        return round(x, 1), round(y, 1)

    for number, line in enumerate(layout.plan.lines):
        path = element("path", id=line.letter, d=plain_data(layout.lanes[number], tenths))
        classes = ("halo", "body", "bright") if line.colour in broad else ("halo", "body")
        yield element("g", *layers(path, classes), data_line=line.colour)


def _wagons(layout: Layout, view: View, sheet: Sheet | None) -> Iterator[Element]:
    for number, line in enumerate(layout.plan.lines):
        outline = layout.frame.placed(layout.wagon(line))
        if view.shows(outline.centre, max(outline.width, outline.height) / 2):
            yield element(
                "g",
                *layered(body(outline, line), "halo", "shell"),
                label_at(line.letter, *layout.frame.at(line.wagon[0]), LETTER, "letter"),
                *_windows(layout, line, sheet.ink.windows[number] if sheet else ()),
                class_="wagon",
                data_line=line.colour,
            )


def _windows(layout: Layout, line: Line, written: tuple[str, ...]) -> Iterator[Element]:
    for place, cell in enumerate(line.wagon[1:]):
        pane = layout.frame.placed(Rect.around(cell, (WINDOW, WINDOW)))
        yield rect(pane, PANE, "pane")
        if place < len(written):
            yield label_at(written[place].removeprefix(EXPRESS_SIGN), *pane.centre, ENTRY, "entry")


def _stations(layout: Layout, view: View, special: int, sheet: Sheet | None) -> Iterator[Element]:
    boxes = {n: layout.frame.placed(box) for n, box in enumerate(layout.boxes)}
    seen = {n: box for n, box in boxes.items() if view.shows(box.centre, PITCH / 2)}
    golden = (rect(box.wider(GOLD), CORNER + GOLD, "special") for n, box in seen.items() if special >> n & 1)
    yield element("g", *golden)
    yield element("g", *(rect(box, CORNER) for box in seen.values()), class_="stop")
    if sheet:
        yield from _written(layout, seen, sheet)


def _written(layout: Layout, seen: Mapping[int, Rect], sheet: Sheet) -> Iterator[Element]:
    """Crosses and framed numbers."""
    crossed = {n: box for n, box in seen.items() if (sheet.ink.marks & ~sheet.ink.framed) >> n & 1}
    framed = {n: box for n, box in seen.items() if sheet.ink.framed >> n & 1}
    crosses = (cross(n, box.centre, CROSS) for n, box in crossed.items())
    frames = (
        square(n, box.centre, (box.width / 2 + FRAME, box.height / 2 + FRAME)) for n, box in framed.items()
    )
    yield element("path", class_="pen", d="".join((*crosses, *frames)))
    for n, box in framed.items():
        yield label_at(str(len(layout.plan.stopping[n])), *box.centre, DIGIT, "entry")
