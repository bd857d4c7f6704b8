"""The lines: ribbons with a halo and an inlay."""

from collections.abc import Iterator

from metroscribe.draw.elements import Element, element, layered, titled
from metroscribe.draw.voll_verplant.ids import line_id
from metroscribe.draw.voll_verplant.layout import Layout
from metroscribe.draw.voll_verplant.ribbons import data, ribbon
from metroscribe.draw.words import Words


def lines(layout: Layout, words: Words) -> Iterator[Element]:
    for line, own in zip(layout.plan.lines, layout.lanes, strict=True):
        yield titled(
            words("draw-plan-line", line=line.letter, name=line.name, stations=len(line.stations)),
            *layered(ribbon(own, layout.frame.at), "halo", "body"),
            element("path", class_="inlay", d=data(own, layout.frame.at)),
            id=line_id(line.letter),
            class_="line",
            role="img",
            data_line=line.colour,
        )
