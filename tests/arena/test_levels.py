"""The levels mean the same in every game, by measurement; docs/bots.md tells the figures."""

from itertools import pairwise
from pathlib import Path
from shutil import copy

import pytest

from metroscribe.arena.levels import (
    LEAST_STEP,
    beginners_band,
    fitted,
    known_specs,
    measure,
    subject,
    table,
    written_into,
)
from metroscribe.bots.levels import FILE, LEVELS, Interval, Ladder, Level, keep, ladders, spec_of
from metroscribe.cli.levels import faults
from metroscribe.games import registry
from tests.counts import count

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
GAMES = sorted(registry())
CERTAIN = 4.0
"""Standard errors between two measurements of the same thing that never happen by chance."""


def test_every_game_was_measured_and_no_other() -> None:
    assert sorted(ladders()) == GAMES
    assert all(tuple(ladder.levels) == LEVELS for ladder in ladders().values())


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_are_those_of_the_rules_map_and_nets_of_today(game: str) -> None:
    """If not: `metroscribe levels GAME --fit --page docs/bots.md`."""
    assert ladders()[game].subject == subject(registry().load(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_is_in_the_second_lowest_band_and_every_level_a_step_above_the_one_below(
    game: str,
) -> None:
    rules, found = registry().load(game).rules(), tuple(ladders()[game].levels.values())
    low, high = beginners_band(rules)
    assert rules.wording.verdict(low).band == rules.wording.verdict(high).band == 1
    assert rules.wording.verdict(low - 1).band == 0
    assert rules.wording.verdict(high + 1).band == 2
    assert low <= found[0].points.mean <= high
    for below, level in pairwise(found):
        assert level.above is not None
        assert level.above.low >= LEAST_STEP
        assert level.above.mean == pytest.approx(level.points.mean - below.points.mean, abs=0.02)
    assert faults(game, ladders()[game]) == []


def test_the_page_tells_what_was_measured() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written_into(page, table(ladders())) == page


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_levels_still_score_what_was_measured(game: str) -> None:
    """The weaker two, which cost little; all four at full count."""
    names = LEVELS[: count(2, 4)]
    found = measure(game, known_specs(game)[: len(names)], count(24, 40))
    for name, bot in zip(names, found.bots, strict=True):
        kept, seen = ladders()[game].levels[name].points, bot.points
        error = (seen.standard_error**2 + ((kept.high - kept.low) / 4) ** 2) ** 0.5
        assert abs(seen.mean - kept.mean) < CERTAIN * error


def test_bots_are_chosen_where_the_band_and_even_steps_ask_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """With points that follow from the specs by a formula: 100 for greed, less for what is overlooked."""
    game = "next-station/tokyo"

    def points(spec: str) -> float:
        name, _, option = spec.partition(":")
        value = float(option.partition("=")[2].partition(",")[0] or 0)
        return {"greedy": 100 * (1 - value), "mcts": 60 + value / 4, "learned": 138.0, "lookahead": 110.0}[
            name
        ]

    monkeypatch.setattr("metroscribe.arena.levels._mean", lambda _, spec, *__: points(spec))
    beginner, commuter, conductor, mastermind = map(points, fitted(game, 10))
    low, high = beginners_band(registry().load(game).rules())
    assert beginner == pytest.approx((low + high) / 2, abs=1)
    assert commuter == pytest.approx(beginner + (mastermind - beginner) / 3, abs=1.5)
    assert conductor == pytest.approx(beginner + 2 * (mastermind - beginner) / 3, abs=6)


def test_what_is_wrong_with_a_ladder_is_named() -> None:
    game = "voll-verplant/paris"
    low, high = beginners_band(registry().load(game).rules())

    def ladder(beginner: float, step: float) -> Ladder:
        names = zip(LEVELS, range(len(LEVELS)), strict=True)
        return Ladder(
            "",
            "",
            2,
            {
                name: Level("greedy", Interval(beginner, 0, 0), Interval(step, 0, 0) if at else None)
                for name, at in names
            },
        )

    assert faults(game, ladder(low, LEAST_STEP)) == []
    assert [fault.text.key for fault in faults(game, ladder(high + 0.1, LEAST_STEP))] == ["error-levels-band"]
    assert [fault.text.args["level"] for fault in faults(game, ladder(low, LEAST_STEP - 0.1))] == list(
        LEVELS[1:]
    )


def test_figures_are_read_as_they_were_kept_and_others_stay(tmp_path: Path) -> None:
    file = Path(copy(FILE, tmp_path / "levels.json"))
    changed = ladders()[GAMES[0]]._replace(matches=7)
    keep({GAMES[0]: changed}, file)
    assert ladders(file) == {**ladders(), GAMES[0]: changed}


def test_a_page_without_a_place_for_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="substring"):
        written_into("nothing here", "")


def test_a_game_that_was_never_measured_has_the_usual_bots() -> None:
    assert [spec_of(level, "next-station/atlantis") for level in LEVELS] == [
        spec_of(level) for level in LEVELS
    ]
