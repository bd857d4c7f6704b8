"""The lines: ribbons with a halo and an inlay."""

from metroscribe.draw.elements import Element, element
from metroscribe.draw.voll_verplant.ids import line_id
from metroscribe.draw.voll_verplant.layout import Layout
from metroscribe.draw.voll_verplant.ribbons import data, ribbon
from metroscribe.draw.words import Words


def lines(layout: Layout, words: Words) -> Element:
    found = (_line(layout, number, words) for number in range(len(layout.plan.lines)))
    return element("g", *found, id="lines")


def _line(layout: Layout, number: int, words: Words) -> Element:
    line, own, placed = layout.plan.lines[number], layout.lanes[number], layout.frame.at
    outline = ribbon(own, placed)
    title = words("draw-plan-line", line=line.letter, name=line.name, stations=len(line.stations))
    return element(
        "g",
        element("title", text=title),
        element("path", class_="halo", d=outline),
        element("path", class_="body", d=outline),
        element("path", class_="inlay", d=data(own, placed)),
        id=line_id(line.letter),
        class_="line",
        role="img",
        data_line=line.colour,
    )
