"""Colours, and what stands in for them."""

import math
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

import pytest

from metroscribe import draw
from metroscribe.draw.livery import LIVERIES, SPARE, Livery, initials, liveries
from metroscribe.draw.themes import DARK, LIGHT, TINTS
from metroscribe.draw.words import plain
from metroscribe.games import registry
from metroscribe.games.next_station.rules import NextStation
from metroscribe.texts import Words, languages

DRAW = Path(draw.__file__).parent
CITIES = [
    rules
    for rules in (registry().load(name).rules() for name in registry())
    if isinstance(rules, NextStation)
]
GROUNDS = ("paper", "card", "water", "gold-tint", *(f"tint-{n}" for n in range(TINTS)))


def linear(colour: str) -> tuple[float, ...]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def brightness(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What is left of red, green and blue where one kind of cones is missing (Machado and others, 2009)."""
LAB = (
    ((0.4122, 0.5363, 0.0514), (0.2119, 0.6807, 0.1074), (0.0883, 0.2817, 0.6300)),
    ((0.2105, 0.7936, -0.0041), (1.9780, -2.4286, 0.4506), (0.0259, 0.7828, -0.8087)),
)
"""To cones and on to lightness and two opponent colours (Oklab)."""
Triple = tuple[float, ...]


def times(matrix: Iterable[Triple], values: Triple) -> Triple:
    return tuple(sum(m * v for m, v in zip(row, values, strict=True)) for row in matrix)


def seen(colour: str, eye: str) -> Triple:
    left = times(EYES[eye], linear(colour))
    cones = times(LAB[0], tuple(min(1.0, max(0.0, part)) for part in left))
    return times(LAB[1], tuple(cone ** (1 / 3) for cone in cones))


def apart(one: str, other: str, eye: str = "all") -> float:
    return math.dist(seen(one, eye), seen(other, eye))


PAIRS = [*combinations(LIVERIES, 2)]


def test_no_two_known_pencils_look_the_same() -> None:
    for one, other in ((LIVERIES[a], LIVERIES[b]) for a, b in PAIRS):
        assert apart(one.bright or one.light, other.bright or other.light) > 0.06
        assert apart(one.dark, other.dark) > 0.06


@pytest.mark.parametrize("eye", EYES)
def test_whichever_two_share_a_pattern_look_different_to_every_eye(eye: str) -> None:
    for one, other in ((LIVERIES[a], LIVERIES[b]) for a, b in PAIRS):
        if one.pattern == other.pattern:
            assert apart(one.bright or one.light, other.bright or other.light, eye) > 0.1
            assert apart(one.dark, other.dark, eye) > 0.1


def test_bright_lines_carry_dark_letters() -> None:
    for livery in LIVERIES.values():
        if livery.bright:
            assert contrast(livery.bright, LIGHT["ink"]) >= 4.5


def test_a_pencil_nobody_thought_of_looks_like_no_other() -> None:
    looks = liveries(("purple", "puce", "pearl", "papaya", "42"))
    assert looks["purple"] == LIVERIES["purple"]
    assert len({look.light for look in looks.values()}) == len(looks)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("city", CITIES, ids=lambda city: str(city.info.id))
def test_a_pencil_bears_one_or_two_letters_that_begin_its_colour_and_no_other(
    city: NextStation, language: str
) -> None:
    words = Words(language, [registry().find(city.info.id).folder])
    letters = initials(city.pencils, words)
    for pencil, own in letters.items():
        assert 1 <= len(own) <= 2
        assert own.isalpha()
        named = {other for other in letters if words(f"colour-{other}").startswith(own.lower())}
        assert named == {pencil}


def test_letters_are_as_few_as_tell_the_pencils_apart() -> None:
    assert initials(("purple", "blue", "pink", "plum"), plain) == {
        "purple": "Pu",
        "blue": "B",
        "pink": "Pi",
        "plum": "Pl",
    }
    assert initials(("red", "Redder", "42"), plain) == {"red": "Red", "Redder": "Redd", "42": "4"}


@pytest.mark.parametrize("livery", [*LIVERIES.values(), *SPARE])
def test_lines_stand_out_from_every_ground(livery: Livery) -> None:
    assert min(contrast(livery.light, LIGHT[ground]) for ground in GROUNDS) >= 3
    assert min(contrast(livery.dark, DARK[ground]) for ground in GROUNDS) >= 3
    assert contrast(livery.light, LIGHT["on-line"]) >= 3
    assert contrast(livery.dark, DARK["on-line"]) >= 3


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_what_is_written_can_be_read(theme: dict[str, str]) -> None:
    pairs = [("ink", "card"), ("ink", "paper"), ("label", "card"), ("label", "paper"), ("on-sign", "sign")]
    pairs += [("on-gold", "gold"), ("ink", "water")]
    assert all(contrast(theme[text], theme[ground]) >= 4.5 for text, ground in pairs)
    assert min(contrast(theme["loop"], theme[ground]) for ground in GROUNDS) >= 3


def test_the_themes_have_the_same_names() -> None:
    assert LIGHT.keys() == DARK.keys()


def seen_brightness(colour: str, eye: str) -> float:
    red, green, blue = (min(1.0, max(0.0, part)) for part in times(EYES[eye], linear(colour)))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("dark", [False, True])
def test_what_can_be_touched_stands_out_three_to_one_to_every_eye(eye: str, dark: bool) -> None:
    """In Next Station a ring of the pencil where others have paper; in voll verplant a dot where others have
    none, and around wagons a ring."""
    theme = DARK if dark else LIGHT
    pencils = {name for city in CITIES for name in city.pencils}
    rings = [LIVERIES[name].dark if dark else LIVERIES[name].light for name in pencils]
    pairs = [(offer, theme[plain]) for offer in (*rings, theme["offer"]) for plain in ("paper", "disc")]
    for offer, other in [*pairs, (theme["ink"], theme["gold-tint"]), (theme["ink"], theme["disc"])]:
        low, high = sorted(seen_brightness(colour, eye) for colour in (offer, other))
        assert (high + 0.05) / (low + 0.05) >= 3, (offer, other)


def test_nothing_that_can_be_touched_is_faded() -> None:
    """The colours above are those that are seen."""
    for file in DRAW.glob("*/*.css"):
        offers = [line for line in file.read_text().splitlines() if "[data-offer]" in line]
        assert not [line for line in offers if "opacity" in line]
