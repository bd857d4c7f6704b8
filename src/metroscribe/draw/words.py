"""What the drawings say. They hold no sentences: whoever wants a language passes `Words` that have one.

For each box of the pad, that is for each key of the score and for `lines` and `total`, there is one such
as `draw-pad-interchanges`. Next Station has `draw-station` (station, symbol, district), `draw-departure`
(the same and colour), `draw-departure-line` (the same and suit), `draw-mark` (mark), `draw-framed` (at),
`draw-section` (start, end), `draw-crossing` (start, end, river), `draw-section-mark` (mark),
`draw-district` (district), `draw-loop` (loop), `draw-river` (river), `draw-objective` (objective),
`draw-pad-line` (colour), `draw-pad-bonus`, `draw-colour` (colour), `draw-suit` (suit). A city says what its
marks and suits are called: `mark-tourist`, `suit-bear`.

voll verplant has `game-city` (city),
`draw-plan-station` and `draw-plan-special` (station, lines, count), `draw-plan-line` (line,
name, stations), `draw-plan-wagon` (line, name, windows), `draw-plan-window` (line, number),
`draw-plan-end` (line, name), `draw-plan-way` (line, name, station), `draw-plan-water` (water),
`draw-plan-worth` (line, name), `draw-plan-first` and `draw-plan-later` (line, points).
"""

from typing import Protocol


class Words(Protocol):
    def __call__(self, key: str, /, **args: str | int) -> str:
        """The text for a key."""
        ...


def plain(key: str, /, **args: str | int) -> str:
    """Without a language: what it is about or, if that is nothing, the last part of the key."""
    return ", ".join(dict.fromkeys(map(str, args.values()))) or key.rpartition("-")[2]


def place(at: str, name: str) -> str:
    """A station by its coordinate and, if the map names it, by its name."""
    return at if name == at else f"{at} {name}"
