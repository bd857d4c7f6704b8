"""`metroscribe replay`: a record played again, every move judged."""

import json
from pathlib import Path
from typing import Any

from metroscribe import draw
from metroscribe.cli.loading import load_record
from metroscribe.cli.options import Theme
from metroscribe.cli.showing import card_words, outcome_lines, score_lines
from metroscribe.core.cards import DECK
from metroscribe.core.errors import UnknownName
from metroscribe.core.match import Dealt, Match, Turn
from metroscribe.core.rules import AnyRules
from metroscribe.records import NOTHING, Record, read_record, replay, save_text
from metroscribe.texts import Words


def show_record(words: Words, file: Path, map_file: Path | None, turns: bool, as_json: bool) -> None:
    record = read_record(file)
    rules, words = load_record(words, file, record, map_file)
    shown: list[str] = []

    def collect(match: Match) -> None:
        cards = " + ".join(card_words(words, rules, card) for card in match.cards)
        moves = " | ".join(_steps(words, match, seat) or NOTHING for seat in range(match.seats))
        shown.append(f"{match.table.label:>5}  {f'{cards}: {moves}' if cards else moves}")

    match = replay(file, record, rules, collect)
    if as_json:
        print(json.dumps(_as_data(record, match)))
        return
    for line in shown if turns else ():
        print(line)
    names = [record.names.get(seat, words("cli-seat", seat=seat + 1)) for seat in range(match.seats)]
    for seat, sheet in enumerate(match.table.sheets):
        print(f"\n{names[seat]}\n{draw.text(rules, match.table, sheet, words=words)}\n")
        print("\n".join(score_lines(words, rules.score(match.table, sheet))))
    if match.outcome is not None:
        print("\n".join(("", *outcome_lines(words, match.outcome, names))))
    played = sum(isinstance(event, Turn) for event in match.events)
    print(words("cli-record-good", file=str(file), turns=played))


def _steps(words: Words, match: Match, seat: int) -> str:
    """What a seat does in a turn, and who chose it if it was not the one who sits there."""
    steps = zip(match.staged(seat), match.chosen(seat), strict=True)
    return ",".join(words("cli-chosen", move=str(move), by=by) if by else str(move) for move, by in steps)


def draw_sheet(
    words: Words, file: Path, map_file: Path | None, output: Path, seat: int, moving: bool, theme: Theme
) -> None:
    """One seat's sheet at the end of the record, as a picture; `moving`: it draws itself until then."""
    record = read_record(file)
    rules, words = load_record(words, file, record, map_file)
    if not 1 <= seat <= record.seats:
        raise UnknownName("error-no-seat", seat=seat, seats=record.seats)
    if moving:
        table, states = _states(file, record, rules, seat - 1)
        drawn = draw.replayed(rules, table, states, theme=theme, words=words)
    else:
        table = replay(file, record, rules).table
        drawn = draw.svg(rules, table, table.sheets[seat - 1], theme=theme, seat=seat - 1, words=words)
    save_text(output, drawn)
    print(words("cli-drawn", file=str(output)))


def _states(file: Path, record: Record, rules: AnyRules, seat: int) -> tuple[Any, list[draw.State]]:
    """The table at the end, and the sheet before the first turn and after each one."""
    before, after = list[draw.Marks](), list[draw.Marks]()

    def collect(match: Match) -> None:
        table, sheet = match.table, match.sheet(seat)
        before.append(draw.marks(rules, table, table.sheets[seat], seat=seat))
        after.append(draw.marks(rules, table, sheet, seat=seat))

    table = replay(file, record, rules, collect).table
    settled = [*before, draw.marks(rules, table, table.sheets[seat], seat=seat)]
    return table, [draw.State(settled[0]), *map(draw.State, settled[1:], after)]


def _as_data(record: Record, match: Match) -> dict[str, Any]:
    scores = [match.rules.score(match.table, sheet) for sheet in match.table.sheets]
    outcome = match.outcome
    return {
        "game": record.game,
        "rules": record.rules,
        "map": record.map_hash,
        "modules": record.modules,
        "seats": record.seats,
        "options": dict(record.options),
        "dealt": [str(event.card) for event in match.events if isinstance(event, Dealt)],
        "names": {seat + 1: name for seat, name in record.names.items()},
        "turns": [
            {
                "turn": event.label,
                "cards": [card.face if card.pile == DECK else str(card) for card in event.cards],
                "moves": [[str(move) for move in steps] for steps in event.moves],
                "chosen": event.chosen or [[""] * len(steps) for steps in event.moves],
                "left": [seat + 1 for seat in event.left],
            }
            for event in match.events
            if isinstance(event, Turn)
        ],
        "scores": [
            {
                "total": score.total,
                "entries": [{"key": e.key, "points": e.points, **e.args} for e in score],
            }
            for score in scores
        ],
        "over": outcome is not None,
        "places": outcome.places if outcome else None,
        "band": outcome.verdict.band if outcome and outcome.verdict else None,
        "judged": outcome.verdict.judged if outcome and outcome.verdict else None,
    }
