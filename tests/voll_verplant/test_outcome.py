"""How a match ends: places, ties, and the verdict of a solo match."""

import pytest

from tests.voll_verplant.boards import plan
from tests.voll_verplant.desk import Desk

PLAN = plan(A="a b c d [1] 6/3", B="e f g [1] 8/4")


def ended(*marked: str) -> Desk:
    """The end of a match in which the seats have marked these stations, each by a free ride."""
    desk = Desk(PLAN, len(marked))
    for seat, stations in enumerate(marked):
        desk.mark(stations, seat)
    idle = ["A:0"] * len(marked), ["B:0"] * len(marked)
    return desk.turn("3", *idle[0]).turn("3", *idle[1]).close()


def places(*marked: str) -> tuple[int, ...]:
    outcome = ended(*marked).outcome
    assert outcome is not None
    return outcome.places


def test_the_highest_total_wins() -> None:
    assert places("a b c d", "e f g", "a") == (2, 1, 3)


def test_a_tie_goes_to_whoever_has_fewer_free_stations() -> None:
    """Of six and seven free stations three points are lost."""
    desk = ended("", "a")
    assert desk.score(0).total == desk.score(1).total == -3
    assert places("", "a") == (2, 1)


def test_a_higher_total_wins_against_fewer_free_stations() -> None:
    """Both complete A, which gives 6 and 6; a transfer outweighs what is free."""
    desk = Desk(PLAN, 2).mark("a b c d", 0).mark("a b c", 1).frame("d", 1).mark("e f", 0)
    desk.turn("3", "A:0", "A:0").turn("3", "B:0", "B:0").close()
    assert [desk.score(seat).total for seat in range(2)] == [6, 6 + 2 - 1]
    assert desk.outcome is not None
    assert desk.outcome.places == (2, 1)


def test_who_is_still_tied_shares_the_place() -> None:
    """One crossed a, the other g."""
    outcome = ended("a", "g", "").outcome
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)


def test_a_match_is_over_when_no_window_is_free() -> None:
    desk = Desk(PLAN, 2).turn("3", "A:0", "B:0").close()
    assert desk.outcome is None
    desk.turn("3", "B:0", "A:0")
    assert desk.outcome is None
    assert desk.close().outcome is not None
    assert desk.rules.outcomes(desk.table) == {}
    assert desk.legal() == set()


def test_the_last_turn_still_counts_in_the_race() -> None:
    desk = Desk(PLAN, 2).turn("4", "A:3", "A:4").turn("3", "B:3", "B:3").close()
    assert (desk.completed(0), desk.completed(1)) == ({"B": 8}, {"A": 6, "B": 8})


def test_free_rides_do_not_bring_the_end_nearer() -> None:
    desk = Desk(PLAN)
    for place in ("@A1", "@A2", "@A3", "@A4", "@B1", "@B2", "@B3", "-", "-"):
        assert desk.turn("free-ride", place).close().outcome is None


def test_only_a_solo_match_has_a_verdict() -> None:
    alone, together = ended("a").outcome, ended("a", "b").outcome
    assert alone is not None
    assert together is not None
    assert alone.verdict is not None
    assert together.verdict is None


BANDS = {
    -3: 0, -1: 0, 0: 1, 4: 1, 5: 2, 9: 2, 10: 3, 19: 3, 20: 4, 29: 4, 30: 5, 39: 5, 40: 6, 49: 6, 50: 7,
}  # fmt: skip


@pytest.mark.parametrize("total", BANDS)
def test_the_solo_bands_end_where_the_rulebook_says(total: int) -> None:
    """A line that alone is worth `total` and three points lost for what is free."""
    desk = Desk(plan(A=f"a [1] {total + 3}/1", B="b c d [1]")).turn("1", "A:1").turn("1", "B:0").close()
    assert desk.outcome is not None
    verdict = desk.outcome.verdict
    assert verdict is not None
    assert (verdict.judged, verdict.band) == (total, BANDS[total])
    assert verdict.text.key == f"verdict-plan-{BANDS[total]}"
