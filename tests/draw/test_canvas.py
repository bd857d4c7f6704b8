"""Drawing with characters: rows, colours, and the ground that only colour shows."""

from hypothesis import given
from hypothesis import strategies as st

from metroscribe.draw.canvas import RESET, Canvas, Glyph, blended

BYTES = st.tuples(*[st.integers(0, 255)] * 3)


def hexed(parts: tuple[int, ...]) -> str:
    return "#" + "".join(f"{part:02X}" for part in parts)


@given(BYTES, BYTES)
def test_a_colour_is_told_by_its_three_numbers_and_so_is_the_ground(
    ink: tuple[int, ...], ground: tuple[int, ...]
) -> None:
    found = Glyph("x", hexed(ink), strong=True, reverse=True, ground=hexed(ground)).codes
    assert found == ";".join(map(str, (1, 7, 38, 2, *ink, 48, 2, *ground)))


@given(BYTES, BYTES)
def test_a_blended_colour_lies_between_the_two(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    middle = [(a + b) // 2 for a, b in zip(one, other, strict=True)]
    assert blended(hexed(one), hexed(other)) == hexed(tuple(middle))


def test_ground_is_there_in_colour_alone_and_gives_its_ink_to_what_has_no_colour() -> None:
    canvas = Canvas("#010203")
    canvas.write((0, 0), "ab", "#040506")
    canvas.tint((1, 1), "#070809")
    canvas.tint((1, 0), "#070809")
    assert list(canvas.lines(1, colour=False)) == [" ab"]
    ground = "48;2;7;8;9m"
    assert list(canvas.lines(1, colour=True)) == [
        f" \x1b[38;2;4;5;6ma{RESET}\x1b[38;2;4;5;6;{ground}b{RESET}",
        f"  \x1b[38;2;1;2;3;{ground} {RESET}",
    ]
    assert (canvas.tinted((1, 1)), canvas.tinted((0, 0))) == (True, False)
    assert (canvas.free((1, 1)), canvas.free((0, 0))) == (True, False)
    assert (canvas.char((1, 0)), canvas.char((1, 1))) == ("b", "")
