"""What is said to be in force is what the rules grant, the heaviest first, in every language."""

import pytest

from metroscribe.core.match import Match
from metroscribe.core.wording import SCOPES, Note
from metroscribe.texts import Words, languages
from tests.conformance.laws import walk_match
from tests.draw.test_taps import REGISTRY, TABLES

POWERFUL = [table for table in TABLES if "pencil-powers" in str(table.values[1])]
SECTIONS = [table for table in TABLES if str(table.values[0]).startswith("next-station/")]


def notes_of(match: Match) -> tuple[Note, ...]:
    notes: tuple[Note, ...] = match.rules.wording.notes(match.table)
    return notes


@pytest.mark.parametrize(("game", "modules"), TABLES)
def test_what_is_in_force_is_told_by_weight_and_in_every_language(
    game: str, modules: tuple[str, ...]
) -> None:
    found = REGISTRY.load(game)
    spoken, said = [Words(language, [found.folder]) for language in languages()], set[str]()
    for match, _ in walk_match(found.rules(modules), 2, "notes"):
        notes = notes_of(match)
        weights = [(SCOPES.index(note.scope), bool(note.pencil)) for note in notes]
        assert weights == sorted(weights)
        if not match.over and match.rules.outcomes(match.table) == {}:
            assert notes[0].scope == "turn", "what the card grants comes first"
        for note in notes:
            if str(note.text) not in said:
                said.add(str(note.text))
                assert all(words.knows(note.text.key) and "{" not in words(note.text) for words in spoken)


@pytest.mark.parametrize(("game", "modules"), POWERFUL)
def test_each_seat_is_told_of_one_power_and_it_is_that_of_its_pencil(
    game: str, modules: tuple[str, ...]
) -> None:
    rules = REGISTRY.load(game).rules(modules)
    for match, seat in walk_match(rules, 2, "powers"):
        if match.over:
            break
        held = rules.wording.pencil(match.table, match.sheet(seat))
        own = [note for note in notes_of(match) if note.pencil == held]
        assert [note.text.args["colour"] for note in own] == [held]


@pytest.mark.parametrize(("game", "modules"), SECTIONS)
def test_a_section_may_lead_to_the_symbol_that_is_told_and_start_where_it_is_told(
    game: str, modules: tuple[str, ...]
) -> None:
    rules = REGISTRY.load(game).rules(modules)
    board = rules.board  # type: ignore[attr-defined]
    for match, seat in walk_match(rules, 2, "grants"):
        sheet, told = match.sheet(seat), notes_of(match)[:1]
        if sheet.steps or not told or not told[0].text.key.startswith("note-draw"):
            continue
        args = told[0].text.args
        for move in match.legal(seat):
            if not move.end or move.power:
                continue
            start, end = (board.network.number[name] for name in (move.start, move.end))
            if "symbol" in args:
                assert board.symbols[end] in (args["symbol"], "wild")
            if args["start"] == "end":
                assert any(line.ends >> start & 1 for line in sheet.ink.own)


@pytest.mark.parametrize(("game", "modules"), SECTIONS)
def test_a_section_that_is_not_the_usual_one_says_what_it_is(game: str, modules: tuple[str, ...]) -> None:
    rules = REGISTRY.load(game).rules(modules)
    number = rules.board.network.number  # type: ignore[attr-defined]
    for match, seat in walk_match(rules, 2, "kinds"):
        sheet = match.sheet(seat)
        for move, _, _, kind in match.choices(seat):
            assert kind == rules.wording.kind(match.table, sheet, move)
            if not move.end:
                assert kind == ""
            elif sheet.steps:
                assert kind in ("extension", "second", "other")
            elif move.double:
                assert kind == "double"
            else:
                ends = any(line.ends >> number[move.start] & 1 for line in sheet.ink.own)
                assert kind == ("" if ends else "branch")
