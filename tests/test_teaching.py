"""What the rules pages tell besides the rules: sums that come out, true advice, readings where they apply."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from metroscribe import registry
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Arg, Text
from metroscribe.games.next_station.advice import BALANCED, LOPSIDED
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.scoring import LINE_KEYS
from metroscribe.games.voll_verplant.rules import VollVerplant
from tests.golden import module_mixes
from tests.next_station.test_city import fault
from tests.test_guide import GAMES, PLANS, STATION_GAMES, args_of, said

RULEBOOK = {"next-station/tokyo": 101, "next-station/berlin": 122, "next-station/london": 119}
"""The totals of the worked sums that are printed."""


def told_sum(name: str, *modules: str) -> Text:
    """The last line of the worked sum."""
    (text,) = (text for text in said(name, *modules) if text.key == "guide-sum")
    return text


def terms(arg: Arg) -> Iterator[tuple[Arg, int]]:
    """What a sum adds (1) or takes off (-1), in its order."""
    if isinstance(arg, Text) and arg.key in ("guide-plus", "guide-minus"):
        yield from terms(arg.args["sum"])
        yield arg.args["box"], -1 if arg.key == "guide-minus" else 1
    else:
        yield arg, 1


@pytest.mark.parametrize("name", GAMES)
def test_the_worked_sum_comes_out_as_the_rulebook_has_it(name: str) -> None:
    text = told_sum(name)
    assert text.args["points"] == RULEBOOK.get(name, 36)
    assert sum(int(str(points)) * sign for points, sign in terms(text.args["sum"])) == text.args["points"]


@pytest.mark.parametrize("name", STATION_GAMES)
def test_the_rows_of_the_worked_sum_make_up_its_total(name: str) -> None:
    signs = {"guide-sum-row": 1, "guide-sum-track": 1, "guide-sum-row-lost": -1, "guide-sum-track-lost": -1}
    points = [int(str(text.args["points"])) * signs[text.key] for text in said(name) if text.key in signs]
    assert sum(points) == RULEBOOK[name]


@pytest.mark.parametrize("name", STATION_GAMES)
def test_the_example_fits_on_the_map(name: str) -> None:
    rules = registry().load(name).rules()
    assert isinstance(rules, NextStation)
    board = rules.board
    best = max(district.stations.bit_count() for district in board.districts)
    for entry in rules.setting.teaching.example:
        if entry.key in LINE_KEYS:
            assert int(entry.args["districts"]) <= len(board.districts)
            assert int(entry.args["stations"]) <= best


@pytest.mark.parametrize("name", GAMES)
def test_the_formula_names_every_box_of_a_score_in_its_order(name: str) -> None:
    game = registry().load(name)
    for modules in module_mixes(game):
        rules = game.rules(modules)
        (formula,) = args_of(said(name, *modules), "guide-total")
        told = [str(box) for box, _ in terms(formula["sum"])]  # type: ignore[arg-type]
        assert told == [f"draw-pad-{box}" for box in boxes_of(rules)]


def boxes_of(rules: AnyRules) -> list[str]:
    """The boxes of the pad of a match that has begun; those of the lines are added up in one."""
    match = Match(rules, Seeded("boxes"))
    keys = [entry.key for entry in rules.score(match.table, match.table.sheets[0])]
    lines = ["lines"] if isinstance(rules, NextStation) else ["completed"]
    return [*lines, *dict.fromkeys(key for key in keys if key not in (*LINE_KEYS, "completed"))]


def test_of_two_lines_the_balanced_one_scores_more() -> None:
    (districts, stations), (many, few) = BALANCED, LOPSIDED
    assert districts + stations < many + few
    assert districts * stations > many * few


# our readings


def readings(name: str, *modules: str) -> set[str]:
    return {
        text.key for text in said(name, *modules) if "-readings-" in text.key and "heading" not in text.key
    }


@pytest.mark.parametrize("name", GAMES)
def test_every_page_ends_with_its_readings_marked_as_ours(name: str) -> None:
    *_, last = registry().load(name).rules().wording.guide()
    assert last.heading.key in ("guide-heading-readings", "guide-plan-heading-readings")
    assert last.paragraphs[0] == Text("guide-readings")
    assert len(last.paragraphs) > 2


@pytest.mark.parametrize("name", STATION_GAMES)
def test_a_module_adds_its_readings_and_takes_none_away(name: str) -> None:
    game = registry().load(name)
    for modules in module_mixes(game):
        assert readings(name, *modules) >= readings(name, *modules[:-1])


def test_that_circle_and_double_station_add_up_is_told_where_both_are_played() -> None:
    told = "guide-readings-circle-station"
    assert told in readings("next-station/tokyo", "special-stations", "pencil-powers")
    assert told not in readings("next-station/tokyo", "pencil-powers")
    assert told not in readings("next-station/tokyo", "special-stations")


@pytest.mark.parametrize("name", PLANS)
def test_a_deck_that_is_partly_ours_is_told_as_such(name: str) -> None:
    rules = registry().load(name).rules()
    assert isinstance(rules, VollVerplant)
    ours = {deck.name: deck.reading for deck in rules.decks.values() if deck.reading}
    assert set(ours) == {"14", "20"}
    assert set(ours.values()) <= readings(name)


LINE = {"counts": [[2, 3]]}
LINES = dict.fromkeys(("purple", "blue", "pink", "brown"), LINE)


@pytest.mark.parametrize(
    ("example", "key"),
    [
        ({"lines": {"purple": LINE}, "rows": []}, "example-lines"),
        ({"lines": {**LINES, "red": LINE}, "rows": []}, "example-lines"),
        ({"lines": LINES, "rows": [1]}, "example-rows"),
        ({"lines": {**LINES, "pink": {"counts": []}}, "rows": []}, "example-line"),
        ({"lines": {**LINES, "pink": {"counts": [[2]]}}, "rows": []}, "example-line"),
        ({"lines": {**LINES, "pink": {**LINE, "sections": {"river": 1}}}, "rows": []}, "example-line"),
    ],
)
def test_an_example_that_does_not_fit_the_pad_is_refused(
    tmp_path: Path, example: dict[str, Any], key: str
) -> None:
    assert fault(tmp_path, pad={"rows": []}, guide={"example": example}) == f"fault-{key}"
