"""Deals by the page on chance: we and the verifier in the docs agree, and nothing can be bent."""

import importlib.util
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.cards import Card
from metroscribe.core.dealer import Keyed
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.rng import WORD, block
from metroscribe.server.match.deal import Deal, Draw, NotTheDeal, commitment, deal_key, proven_key, wrong_card

ROOT = Path(__file__).parents[2]
VERIFIER = ROOT / "docs" / "verify_deal.py"
FILE = ROOT / "tests" / "vectors" / "deal.json"
VECTORS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
FIRST, SEVERAL = VECTORS[0], VECTORS[2]
HALF = next(vector for vector in VECTORS if "rejected" in vector["name"])
MATCH, SECRET = "0123456789abcdef" * 2, bytes(range(32))
PARTS = {0: "00" * 16, 2: "5a" * 16}
SECRETS = st.binary(min_size=32, max_size=32)
PART_TEXTS = st.binary(min_size=16, max_size=16).map(bytes.hex)
BY_SEAT = st.dictionaries(st.integers(0, 15), PART_TEXTS, max_size=4)


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_deal", VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


OTHER: Any = loaded()
"""The verifier of the docs, for what would take too many processes."""


def verifier(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", str(VERIFIER), *map(str, arguments)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60, check=False)


def draws_of(vector: Mapping[str, Any]) -> list[Draw]:
    def card(text: str) -> Card:
        return Card.of(text)

    return [
        Draw({card(text): n for text, n in draw["outcomes"].items()}, card(draw["card"]))
        for draw in vector["draws"]
    ]


def with_other_card(vector: dict[str, Any], number: int) -> dict[str, Any]:
    """Another card that could have come, in the place of this one."""
    draws = list(vector["draws"])
    other = next(card for card in draws[number]["outcomes"] if card != draws[number]["card"])
    draws[number] = {**draws[number], "card": other}
    return {**vector, "draws": draws}


# two implementations, one format


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["name"]))
def test_we_deal_the_shared_vectors(vector: dict[str, Any]) -> None:
    key = proven_key(vector, vector["seats"])
    assert key.hex() == vector["key"]
    assert wrong_card(draws_of(vector), Keyed(key)) is None


def test_the_verifier_of_the_docs_deals_the_shared_vectors() -> None:
    said = verifier(FILE)
    assert (said.returncode, said.stderr) == (0, "")
    assert len(said.stdout.splitlines()) == 1
    assert all(vector.get("commitment", "") in said.stdout for vector in VECTORS)


def test_the_verifier_of_the_docs_prints_the_shared_vectors() -> None:
    said = verifier("--vectors")
    assert said.returncode == 0
    assert said.stdout == FILE.read_text(encoding="utf-8")


def test_the_verifier_of_the_docs_knows_nothing_of_us() -> None:
    text = VERIFIER.read_text(encoding="utf-8")
    used = {
        line.split()[1].split(".")[0] for line in text.splitlines() if line.startswith(("import", "from"))
    }
    assert used <= sys.stdlib_module_names


def test_the_vectors_hold_what_is_easily_done_wrong() -> None:
    """Nobody, one and many contribute; words and whole blocks are rejected; one card is left."""
    given_parts = [0 if v["parts"] == "-" else len(v["parts"].split()) for v in VECTORS if "parts" in v]
    assert {0, 1, 2, 3, 4} <= set(given_parts)
    key, total = bytes.fromhex(HALF["key"]), sum(HALF["draws"][0]["outcomes"].values())
    fair = WORD - WORD % total
    firsts = [block(key, n) for n in range(len(HALF["draws"]))]
    assert any(words[0] >= fair for words in firsts)
    assert any(min(words) >= fair for words in firsts)
    assert any(len(draw["outcomes"]) == 1 for draw in FIRST["draws"])


@given(secret=SECRETS, parts=BY_SEAT, match=PART_TEXTS)
def test_both_find_the_same_commitment_and_key(secret: bytes, parts: dict[int, str], match: str) -> None:
    text = " ".join(f"{seat + 1}:{part}" for seat, part in sorted(parts.items())) or "-"
    assert commitment(match, secret) == OTHER.sealed(match, secret)
    assert deal_key(match, secret, parts) == OTHER.mixed(match, secret, text)
    proof = {
        "match": match,
        "commitment": commitment(match, secret),
        "parts": text,
        "secret": secret.hex(),
    }
    assert proven_key(proof, 16) == OTHER.key_of({**proof, "seats": 16}) == deal_key(match, secret, parts)


OUTCOMES = st.dictionaries(st.from_regex("[a-z0-9-]{1,9}", fullmatch=True), st.integers(1, 2**60), min_size=1)


@given(key=SECRETS, number=st.integers(0, 2**32), faces=OUTCOMES)
def test_both_draw_the_same_card(key: bytes, number: int, faces: dict[str, int]) -> None:
    due = Keyed(key).draw(number, {Card("deck", face): times for face, times in faces.items()})
    assert OTHER.card_due(key, number, {f"deck:{face}": times for face, times in faces.items()}) == str(due)


# a proof that was bent


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (with_other_card(SEVERAL, 0), "card 1 is"),
        (with_other_card(SEVERAL, 5), "card 6 is"),
        ({**SEVERAL, "secret": FIRST["secret"]}, "committed to"),
        ({**SEVERAL, "parts": SEVERAL["parts"].replace("1:1", "1:2"), "key": ""}, "the key is"),
        ({name: value for name, value in SEVERAL.items() if name != "secret"}, "published at the end"),
    ],
    ids=["first card", "later card", "secret", "part", "unfinished"],
)
def test_the_verifier_of_the_docs_says_what_was_changed(change: dict[str, Any], fault: str) -> None:
    said = verifier(typed=json.dumps(change))
    assert (said.returncode, said.stderr) == (1, "")
    assert len(said.stdout.splitlines()) == 1
    assert fault in said.stdout


@pytest.mark.parametrize("typed", ["", "{", "[]", "7", "{}", '{"known": "seed 1"}'])
def test_the_verifier_of_the_docs_does_not_trip_over_what_is_no_proof(typed: str) -> None:
    said = verifier(typed=typed)
    assert (said.returncode, said.stderr) == (1, "")
    assert said.stdout.startswith("not ")


@given(number=st.integers(0, 7), secret=SECRETS)
def test_a_changed_card_is_found_and_named(number: int, secret: bytes) -> None:
    key = deal_key(MATCH, secret, {})
    bent = with_other_card({"draws": OTHER.emptied(key, OTHER.SMALL)}, min(number, 5))
    draws = draws_of(bent)
    wrong = wrong_card(draws, Keyed(key))
    assert wrong is not None
    assert wrong[0] == min(number, 5)
    assert wrong[1] != draws[wrong[0]].card


A, B = "a" * 32, "b" * 32
BENT = {
    "deal-missing": [{"match": None}, {"commitment": None}, {"parts": None}, {"secret": None}],
    "deal-bytes": [
        {"match": "ab"},
        {"match": SEVERAL["match"].upper()},
        {"match": SEVERAL["match"] + "/"},
        {"secret": SEVERAL["secret"][:-2]},
        {"secret": SEVERAL["secret"] + "00"},
        {"secret": ""},
        {"commitment": "?" * 64},
        {"known": "key 12"},
        {"known": f"key {'z' * 64}"},
    ],
    "deal-parts": [
        {"parts": f"0:{A}"},
        {"parts": f"01:{A}"},
        {"parts": f"4:{A}"},
        {"parts": f"2:{A} 1:{B}"},
        {"parts": f"1:{A} 1:{A}"},
        {"parts": f"1:{A}  2:{B}"},
        {"parts": f"1:{A.upper()}"},
        {"parts": f"1:{A}ff"},
        {"parts": f"١:{A}"},
        {"parts": "1"},
        {"parts": ""},
    ],
    "deal-commitment": [{"secret": FIRST["secret"]}, {"match": FIRST["match"]}],
    "deal-known": [{"known": "seed"}, {"known": "seed "}, {"known": "order 1"}, {"known": "key"}],
}


@pytest.mark.parametrize(("key", "change"), [(key, change) for key in BENT for change in BENT[key]])
def test_a_proof_has_one_form_for_both(key: str, change: dict[str, str | None]) -> None:
    proof = {name: value for name, value in {**SEVERAL, **change}.items() if value is not None}
    with pytest.raises(NotTheDeal) as refused:
        proven_key(proof, SEVERAL["seats"])
    assert refused.value.text.key == key
    with pytest.raises(OTHER.Unproven):
        OTHER.check(proof)


# everything matters


def flipped(text: str, bit: int) -> str:
    return f"{int(text, 16) ^ (1 << bit):0{len(text)}x}"


def order(key: bytes) -> list[str]:
    return [draw["card"] for draw in OTHER.emptied(key, {f"deck:{n}": 1 for n in range(30)})]


@given(bit=st.integers(0, 127), seat=st.sampled_from(sorted(PARTS)))
def test_one_bit_of_one_contribution_changes_the_deal(bit: int, seat: int) -> None:
    other = {**PARTS, seat: flipped(PARTS[seat], bit)}
    assert order(deal_key(MATCH, SECRET, PARTS)) != order(deal_key(MATCH, SECRET, other))


@given(bit=st.integers(0, 255))
def test_one_bit_of_the_secret_changes_the_deal_and_the_commitment(bit: int) -> None:
    other = bytes.fromhex(flipped(SECRET.hex(), bit))
    assert order(deal_key(MATCH, SECRET, PARTS)) != order(deal_key(MATCH, other, PARTS))
    assert commitment(MATCH, SECRET) != commitment(MATCH, other)


@given(bit=st.integers(0, 127))
def test_another_match_with_the_same_secret_and_parts_has_another_deal(bit: int) -> None:
    other = flipped(MATCH, bit)
    assert order(deal_key(MATCH, SECRET, PARTS)) != order(deal_key(other, SECRET, PARTS))
    assert commitment(MATCH, SECRET) != commitment(other, SECRET)


def test_it_matters_who_contributed_what() -> None:
    one, other = "00" * 16, "ff" * 16
    given_parts: list[dict[int, str]] = [{}, {0: one}, {1: one}, {0: one, 1: other}, {0: other, 1: one}]
    assert len({deal_key(MATCH, SECRET, parts) for parts in given_parts}) == len(given_parts)


def test_a_deal_without_its_secret_deals_nothing() -> None:
    """Better no card than one that anybody could have known."""
    with pytest.raises(MetroscribeError) as refused:
        Deal().dealer(MATCH, {})
    assert refused.value.text.key == "error-no-secret"


def test_the_page_on_chance_shows_what_comes_out() -> None:
    page = (ROOT / "docs" / "chance.md").read_text(encoding="utf-8")
    for name in ("match", "secret", "commitment", "parts", "key"):
        assert f"| `{SEVERAL[name]}` |" in page.replace("` `", " "), name
    cards = " ".join(draw["card"].removeprefix("deck:") for draw in SEVERAL["draws"])
    assert f"| `{cards}` |" in page
