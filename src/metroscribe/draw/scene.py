"""A small picture of a city, as on a box: a view of its map without guides, as a good match left it."""

from collections.abc import Callable, Iterable, Iterator

from metroscribe.core.geometry import Point
from metroscribe.draw.elements import Element, element, number
from metroscribe.draw.style import css_file, themed
from metroscribe.draw.themes import VARIABLE, Theme, palette

WIDTH, HEIGHT = 480.0, 360.0
SCOPE = ".scene"


class View:
    """What is seen of a map: all of its width, and as much of its height as fits."""

    def __init__(self, width: float, height: float, drawn: Iterable[Point]) -> None:
        """It lies around what was `drawn`, within the map."""
        self.width, self.height = width, width * HEIGHT / WIDTH
        rows = sorted(y for _, y in drawn) or [height / 2]
        middle = (rows[0] + rows[-1]) / 2
        self.top = max(0.0, min(middle - self.height / 2, height - self.height))

    def shows(self, point: Point, around: float = 0.0) -> bool:
        """Whether something so large is seen there."""
        x, y = point
        across, down = -around <= x <= self.width + around, self.top - around <= y
        return across and down and y <= self.top + self.height + around


def scene(title: str, css: str, view: View, *layers: Element) -> Element:
    box = (0.0, view.top, view.width, view.height)
    return element(
        "svg",
        element("title", text=title),
        *((element("style", text=css),) if css else ()),
        element("rect", class_="paper", y=view.top, width=view.width, height=view.height),
        *layers,
        class_="scene",
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=HEIGHT,
        viewBox=" ".join(map(number, box)),
    )


def layers(path: Element, classes: Iterable[str]) -> Iterator[Element]:
    """The same path on top of itself, written once."""
    first, *others = classes
    yield element("g", path, class_=first)
    yield from (element("use", class_=layer, href=f"#{path.attributes['id']}") for layer in others)


def stylesheet(theme: Theme, lines: Callable[[str, bool], str], look: str) -> str:
    """The style of a picture that stands by itself: it sees the system's theme, never a page's."""
    if theme != "auto":
        return themed(SCOPE, theme, lines, look)
    used = set(VARIABLE.findall(look))
    light, dark = (f"{_variables(used, dark)}{lines(SCOPE, dark)}" for dark in (False, True))
    return f"{light}@media (prefers-color-scheme:dark){{\n{dark}}}\n{look}"


def look_of(package: str) -> str:
    return css_file(__package__, "scene.css") + css_file(package, "scene.css")


def _variables(used: set[str], dark: bool) -> str:
    values = (f"--{name}:{value}" for name, value in palette(dark).items() if name in used)
    return f"{SCOPE}{{{';'.join(values)}}}\n"
