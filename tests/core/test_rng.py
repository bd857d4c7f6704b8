"""The generator: its published test vectors, and that it favours nothing."""

import hashlib
import hmac
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.rng import Stream, below, block, key_of

ROOT = Path(__file__).parents[2]
KEYS = st.binary(min_size=32, max_size=32)
NUMBERS = st.integers(0, 2**64 - 1)


def documented_key(seed: str, purpose: str) -> bytes:
    message = b"metroscribe/" + purpose.encode("utf-8")
    return hmac.new(seed.encode("utf-8"), message, hashlib.sha256).digest()


def documented_below(key: bytes, n: int, bound: int) -> int:
    """HMAC-SHA-256(key, n as 8 bytes, attempt as 4), cut into 64-bit big-endian words, with rejection."""
    for attempt in count():
        message = n.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        block = hmac.new(key, message, hashlib.sha256).hexdigest()
        for word in (int(block[i : i + 16], 16) for i in range(0, 64, 16)):
            if word < 2**64 // bound * bound:
                return word % bound
    raise AssertionError("unreachable")


def test_published_key_vectors() -> None:
    assert key_of("1", "deal").hex() == "ce5d8383514f3a305e55362f6b4f639bf8b1debc0bcc222ead20a69e26709c69"
    assert key_of("Züri", "bot/0").hex() == "2306bd544d169805598a56f78677c99d2728063769448de637db938fe2fc7398"


def test_published_word_vectors() -> None:
    key = key_of("1", "deal")
    assert [f"{word:016x}" for word in (*block(key, 0), *block(key, 0, 1))[:5]] == [
        "65512788a6d08195",
        "961b6d929ffd9b38",
        "db0d1b18ce8c9dba",
        "60653c56aac01c18",
        "2586775a512f97d4",
    ]
    assert [f"{word:016x}" for word in block(key, 7)[:2]] == ["7fb8ba3cfba94636", "3575c47e5f71c8d4"]


def test_published_number_vectors() -> None:
    key = key_of("1", "deal")
    assert [below(key, n, 11) for n in range(12)] == [1, 6, 3, 3, 5, 7, 0, 2, 9, 0, 3, 5]
    assert [below(key, n, 4) for n in range(12)] == [1, 3, 2, 0, 0, 3, 2, 2, 0, 1, 3, 1]
    assert [below(key, n, 2**63 + 1) for n in range(2)] == [7300659938812002709, 2600294265084307262]


def test_the_page_on_chance_shows_what_comes_out() -> None:
    page, key = (ROOT / "docs" / "chance.md").read_text(encoding="utf-8"), key_of("1", "deal")
    first_words = " ".join(f"{word:016x}" for word in block(key, 0)[:2])
    numbers = " ".join(str(below(key, n, 11)) for n in range(10))
    for shown in (key.hex(), key_of("tokyo", "bot/0").hex(), first_words, numbers, below(key, 7, 1000)):
        assert f"| `{shown}` |" in page


@given(st.text(), st.text())
def test_a_key_is_what_the_format_says(seed: str, purpose: str) -> None:
    assert key_of(seed, purpose) == documented_key(seed, purpose)


@given(KEYS, NUMBERS, st.integers(1, 2**64))
def test_a_number_is_what_the_format_says(key: bytes, n: int, bound: int) -> None:
    assert below(key, n, bound) == documented_below(key, n, bound)


@given(KEYS, NUMBERS, st.integers(1, 2**64))
def test_a_number_is_never_out_of_range(key: bytes, n: int, bound: int) -> None:
    assert 0 <= below(key, n, bound) < bound


def test_words_that_would_favour_a_value_are_rejected() -> None:
    """With this bound every second word is rejected, so some number needs a second block."""
    bound, key = 2**63 + 1, key_of("rejection", "test")
    firsts = [block(key, n)[0] for n in range(200)]
    rejected = [n for n, word in enumerate(firsts) if word >= bound]
    assert 60 < len(rejected) < 140
    assert all(below(key, n, bound) != firsts[n] % bound for n in rejected)


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_must_lie_between_one_and_a_word(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        below(bytes(32), 0, bound)


# The values that chi-square exceeds once in a thousand, by degrees of freedom.
ONCE_IN_A_THOUSAND = {1: 10.83, 3: 16.27, 9: 27.88, 10: 29.59}


@pytest.mark.parametrize("bound", [2, 4, 10, 11])
@pytest.mark.parametrize("seed", ["1", "2", "metroscribe"])
def test_all_numbers_below_a_bound_are_equally_likely(seed: str, bound: int) -> None:
    key, expected = key_of(seed, "deal"), 500
    drawn = [below(key, n, bound) for n in range(expected * bound)]
    chi_square = sum((drawn.count(value) - expected) ** 2 / expected for value in range(bound))
    assert chi_square < ONCE_IN_A_THOUSAND[bound - 1]


def test_neighbouring_numbers_are_independent() -> None:
    key, pairs = key_of("1", "deal"), [0] * 10
    for n in range(0, 10_000, 2):
        pairs[below(key, n, 2) * 5 + below(key, n + 1, 5)] += 1
    assert sum((found - 500) ** 2 / 500 for found in pairs) < ONCE_IN_A_THOUSAND[9]


def test_streams_of_different_purposes_or_seeds_differ() -> None:
    streams = [Stream("1", "deal"), Stream("1", "bot/0"), Stream("1", "bot/1"), Stream("2", "deal")]
    rows = {tuple(stream.below(1000) for _ in range(8)) for stream in streams}
    assert len(rows) == len(streams)


def test_a_stream_gives_the_words_of_its_key_in_order() -> None:
    stream, key = Stream("1", "bot/0"), key_of("1", "bot/0")
    words = [word for n in range(5) for word in block(key, n)]
    assert [stream.below(7) for _ in range(20)] == [word % 7 for word in words]


def test_a_stream_rejects_words_that_would_favour_a_value() -> None:
    bound, key = 2**63 + 1, key_of("1", "test")
    kept = [word for n in range(20) for word in block(key, n) if word < bound]
    stream = Stream("1", "test")
    assert [stream.below(bound) for _ in kept] == kept


@given(st.lists(st.integers(), min_size=1))
def test_a_choice_is_one_of_the_items(items: list[int]) -> None:
    assert Stream("1", "test").choice(items) in items
