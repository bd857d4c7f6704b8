"""`metroscribe verify`: whether the cards of a record were dealt as its proof says."""

import json
from pathlib import Path

from metroscribe.cli.loading import load_record
from metroscribe.core.dealer import Keyed
from metroscribe.core.errors import BadFile
from metroscribe.core.match import Match
from metroscribe.core.text import Text
from metroscribe.records import Record, read_record, replay
from metroscribe.server.match.deal import Draw, NotTheDeal, proven_key, wrong_card
from metroscribe.texts import Words


def verify_record(words: Words, file: Path, map_file: Path | None, as_json: bool) -> None:
    record = read_record(file)
    draws = draws_of(words, file, record, map_file)
    if as_json:
        print(json.dumps(told(record, draws)))
        return
    check_deal(file, record, draws)
    if "known" in record.proof:
        print(words("cli-deal-known", file=str(file), cards=len(draws)))
    else:
        shown = record.proof["commitment"]
        print(words("cli-deal-good", file=str(file), cards=len(draws), commitment=shown))


def check_deal(file: Path, record: Record, draws: list[Draw]) -> None:
    """`BadFile` where the cards are not those that the record's proof leads to."""
    wrong = wrong_card(draws, Keyed(key_of_record(file, record)))
    if wrong is not None:
        number, due = wrong
        card, line = record.cards[number]
        fault = Text("deal-card", {"number": number + 1, "card": str(card), "due": str(due)})
        raise BadFile(file, fault, line)


def key_of_record(file: Path, record: Record) -> bytes:
    """The key that the record proves; a match that goes on does not tell what it is dealt from."""
    if record.result is None and "match" in record.proof and not {"secret", "known"} & set(record.proof):
        raise BadFile(file, Text("deal-unpublished"))
    try:
        return proven_key(record.proof, record.seats)
    except NotTheDeal as error:
        raise BadFile(file, error.text) from error


def draws_of(words: Words, file: Path, record: Record, map_file: Path | None) -> list[Draw]:
    """Every draw of the match, which is played again, with what it was made from."""
    return replayed(words, file, record, map_file)[1]


def replayed(words: Words, file: Path, record: Record, map_file: Path | None) -> tuple[Match, list[Draw]]:
    rules, _ = load_record(words, file, record, map_file)
    draws: list[Draw] = []
    match = replay(file, record, rules, on_draw=lambda outcomes, card: draws.append(Draw(outcomes, card)))
    return match, draws


def told(record: Record, draws: list[Draw]) -> dict[str, object]:
    """The proof and all draws, for a verifier that knows no rules."""
    rows = [
        {"outcomes": {str(card): n for card, n in sorted(draw.outcomes.items())}, "card": str(draw.card)}
        for draw in draws
    ]
    return {**record.proof, "seats": record.seats, "draws": rows}
