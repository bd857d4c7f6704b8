"""Drawing with characters: a canvas of single cells, plain or with the colours of a terminal."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

Cell = tuple[int, int]
RESET = "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Glyph:
    """`colour` and `ground`, which lies behind, are `#RRGGBB`, or empty for the terminal's own."""

    char: str
    colour: str = ""
    strong: bool = False
    faint: bool = False
    reverse: bool = False
    ground: str = ""

    @property
    def codes(self) -> str:
        shown = {"1": self.strong, "2": self.faint, "7": self.reverse}
        codes = [code for code, on in shown.items() if on]
        for code, colour in (("38", self.colour), ("48", self.ground)):
            if colour:
                codes += [code, "2", *(str(int(colour[i : i + 2], 16)) for i in (1, 3, 5))]
        return ";".join(codes)


SPACE = Glyph(" ")


class Canvas:
    """What was put last on a cell is seen. Columns may start below 0: see `indent`.

    Cells may have a ground, which only colour shows; what has no colour of its own is `ink` there,
    so that it can be read whatever the terminal's colours are.
    """

    def __init__(self, ink: str = "") -> None:
        self._cells: dict[Cell, Glyph] = {}
        self._grounds: dict[Cell, str] = {}
        self._ink = ink

    def put(self, at: Cell, glyph: Glyph) -> None:
        self._cells[at] = glyph

    def write(self, at: Cell, text: str, colour: str = "", strong: bool = False, faint: bool = False) -> None:
        for offset, char in enumerate(text):
            self.put((at[0] + offset, at[1]), Glyph(char, colour, strong, faint))

    def tint(self, at: Cell, ground: str) -> None:
        self._grounds[at] = ground

    def tinted(self, at: Cell) -> bool:
        return at in self._grounds

    def free(self, at: Cell) -> bool:
        return at not in self._cells

    def char(self, at: Cell) -> str:
        return self._cells[at].char if at in self._cells else ""

    def lines(self, indent: int, colour: bool) -> Iterator[str]:
        """Row by row from 0; column `-indent` comes first, and no line ends in spaces."""
        used = {*self._cells, *self._grounds} if colour else self._cells.keys()
        for row in range(max((row for _, row in used), default=-1) + 1):
            last = max((column for column, at in used if at == row), default=-indent - 1)
            glyphs = [self._glyph((column, row)) for column in range(-indent, last + 1)]
            line = _coloured(glyphs) if colour else "".join(glyph.char for glyph in glyphs)
            yield line.rstrip(" ")

    def _glyph(self, at: Cell) -> Glyph:
        glyph = self._cells.get(at, SPACE)
        if at not in self._grounds:
            return glyph
        return replace(glyph, colour=glyph.colour or self._ink, ground=self._grounds[at])


def blended(one: str, other: str) -> str:
    """The colour between two, which can be read on a light and on a dark terminal."""
    parts = ((int(one[i : i + 2], 16) + int(other[i : i + 2], 16)) // 2 for i in (1, 3, 5))
    return "#" + "".join(f"{part:02X}" for part in parts)


def _coloured(glyphs: list[Glyph]) -> str:
    runs = (
        (codes, "".join(glyph.char for glyph in run)) for codes, run in groupby(glyphs, lambda g: g.codes)
    )
    return "".join(f"\x1b[{codes}m{text}{RESET}" if codes else text for codes, text in runs)
