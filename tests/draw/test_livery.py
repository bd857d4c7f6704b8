"""Colours, and what stands in for them."""

import pytest

from metroscribe.draw.livery import LIVERIES, SPARE, Livery, liveries
from metroscribe.draw.themes import DARK, LIGHT, TINTS

GROUNDS = ("paper", "card", "water", "gold-tint", *(f"tint-{n}" for n in range(TINTS)))


def brightness(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_no_two_known_pencils_share_letter_or_pattern() -> None:
    for feature in ("letter", "pattern", "light", "dark"):
        assert len({getattr(livery, feature) for livery in LIVERIES.values()}) == len(LIVERIES)


def test_a_pencil_nobody_thought_of_looks_like_no_other() -> None:
    looks = liveries(("purple", "puce", "pearl", "papaya", "42"))
    assert looks["purple"] == LIVERIES["purple"]
    assert len({look.letter for look in looks.values()}) == len(looks)
    assert len({look.light for look in looks.values()}) == len(looks)


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
