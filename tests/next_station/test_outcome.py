"""How a match ends: the winner (1.6) and the verdict of a solo match (1.9)."""

import pytest

from metroscribe.core.score import Entry, Outcome, Score
from metroscribe.games.next_station.rules import NextStation
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import ROUNDS, Table
from tests.next_station.boards import grid


def ended(monkeypatch: pytest.MonkeyPatch, *pads: tuple[int, ...], modules: str = "") -> Outcome:
    """The outcome for score pads given as the points of lines, the rest of the pad last."""
    rules: NextStation = grid().rules(modules.split())
    sheets = [Sheet(rules.blank.ink._replace(tracks=seat)) for seat in range(len(pads))]

    def score(table: Table, sheet: object) -> Score:
        *lines, rest = pads[table.sheets.index(sheet)]
        return Score((*(Entry("line", points) for points in lines), Entry("stamps", rest)))

    monkeypatch.setattr(rules, "score", score)
    outcome = rules.outcome(Table(tuple(sheets), (), round=ROUNDS + 1))
    assert outcome is not None
    return outcome


def test_the_highest_total_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = ended(monkeypatch, (20, 20, 5), (20, 20, 6), (40, 0, 0))
    assert outcome.places == (2, 1, 3)
    assert outcome.winners == (1,)


def test_a_tie_goes_to_the_best_single_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ended(monkeypatch, (20, 20, 5), (25, 15, 5)).winners == (1,)


def test_only_lines_break_a_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ended(monkeypatch, (10, 10, 30), (25, 15, 10)).winners == (1,)


def test_who_is_still_tied_shares_the_win(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = ended(monkeypatch, (20, 15, 5), (15, 20, 5), (10, 20, 9))
    assert outcome.winners == (0, 1)
    assert outcome.places == (1, 1, 3)


def test_only_a_solo_match_has_a_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ended(monkeypatch, (0, 100)).verdict is not None
    assert ended(monkeypatch, (0, 100), (0, 100)).verdict is None


BANDS = {
    -20: 0, 0: 0, 70: 0, 71: 1, 85: 1, 86: 2, 100: 2, 101: 3, 115: 3, 116: 4, 130: 4, 131: 5, 300: 5,
}  # fmt: skip


@pytest.mark.parametrize("total", BANDS)
def test_the_solo_bands_end_where_the_rulebook_says(monkeypatch: pytest.MonkeyPatch, total: int) -> None:
    verdict = ended(monkeypatch, (0, total)).verdict
    assert verdict is not None
    assert (verdict.judged, verdict.band) == (total, BANDS[total])
    assert verdict.text.key == f"verdict-{BANDS[total]}"


@pytest.mark.parametrize(
    ("modules", "judged", "band"),
    [
        ("", 131, 5),
        ("objectives", 121, 4),
        ("special-stations", 121, 4),
        ("objectives special-stations", 111, 3),
    ],
)
def test_each_module_costs_ten_points_before_the_verdict(
    monkeypatch: pytest.MonkeyPatch, modules: str, judged: int, band: int
) -> None:
    verdict = ended(monkeypatch, (0, 131), modules=modules).verdict
    assert verdict is not None
    assert (verdict.judged, verdict.band) == (judged, band)


def test_deductions_do_not_change_the_recorded_total(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ended(monkeypatch, (0, 131), modules="objectives special-stations").scores[0].total == 131


def test_there_is_no_outcome_before_the_end() -> None:
    rules = grid().rules()
    assert rules.outcome(rules.new(1)) is None
