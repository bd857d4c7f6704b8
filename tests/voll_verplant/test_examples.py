"""The worked examples of the rulebook, and its notes on single cards, come out as printed."""

from tests.voll_verplant.boards import plan
from tests.voll_verplant.desk import Desk

FINAL = plan(
    A="a w [2] 3/1",
    B="b w x [2] 2/1",
    C="c w x [2] 4/2",
    D="d w [1] 4/2",
    E="e x y [2] 3/2",
    F="z y f [2] 6/4",
    G="v g h i j k [1] 8/5",
    H="l m n o [1] 7/4",
)
"""Four lines stop at w, three at x, two at y, one at z and at v."""


def final() -> Desk:
    """A whole match of two: the second seat takes A and D first, and fills its windows idly after that."""
    desk = Desk(FINAL, seats=2)
    desk.turn("3", "A:1", "A:2").turn("transfer", "A:+", "D:+")
    desk.turn("4", "B:1", "A:0").turn("transfer", "B:+", "B:0")
    desk.turn("3", "C:1", "B:0").turn("4", "C:0", "C:0").turn("3", "D:1", "C:0")
    desk.turn("4", "E:1", "E:0").turn("transfer", "E:+", "E:0")
    desk.turn("transfer", "F:+", "F:0").turn("5", "F:1", "F:0")
    return desk.turn("transfer", "G:+", "G:0").turn("express-2", "H:0", "H:0").close()


def test_the_final_count_of_the_rulebook_is_36() -> None:
    desk = final()
    assert list(desk.completed().values()) == [1, 2, 4, 2, 3, 6]
    assert desk.points("completed") == 18
    assert desk.points("transfers") == 22
    assert desk.points("free") == -4
    assert desk.score().total == 36


def test_the_final_count_says_where_it_comes_from() -> None:
    desk = final()
    assert desk.framed() == "v w x y z"
    boxes = {entry.key: dict(entry.args) for entry in desk.score()}
    assert boxes["transfers"] == {"count": 5, "sum": 1 + 4 + 1 + 3 + 2, "each": 2}
    assert boxes["free"] == {"count": 9}
    places = {entry.args["line"]: entry.args["place"] for entry in desk.score() if entry.key == "completed"}
    assert [line for line, place in places.items() if place == "later"] == ["A", "D"]


def test_the_final_count_is_made_with_all_windows_filled() -> None:
    desk = final()
    assert [desk.windows(line) for line in "ABCDEFGH"] == ["3 +", "4 +", "3 4", "3", "4 +", "+ 5", "+", "x2"]
    assert desk.outcome is not None
    assert desk.outcome.winners == (0,)


def test_a_4_marks_three_and_the_rest_lapses_at_a_marked_station() -> None:
    """Stations marked in earlier turns do not count."""
    desk = Desk(plan(F="a b c d e f g h [3]")).mark("a b f").flip("4")
    assert desk.legal() == {"F:0", "F:1", "F:2", "F:3"}
    assert desk.refusal("F:4") == "rule-too-many"
    desk.enter("F:3")
    assert desk.marks() == "a b c d e f"
    assert desk.windows("F") == "4"
    assert desk.legal() == set()


EXPRESS = plan(B="a b c d e f g h [3]", R="b x", S="d e f")


def test_an_express_3_marks_three_and_jumps_over_marked_stations_twice() -> None:
    desk = Desk(EXPRESS).mark("b d e f").turn("express-3", "B:3")
    assert desk.marks() == "a b c d e f g"
    assert desk.windows("B") == "x3"


def test_an_ordinary_3_would_have_ended_after_the_first_mark() -> None:
    desk = Desk(EXPRESS).mark("b d e f").flip("3")
    assert desk.refusal("B:2") == "rule-too-many"
    assert desk.enter("B:1").marks() == "a b d e f"


def test_a_transfer_takes_the_next_free_station_and_counts_its_three_lines() -> None:
    desk = Desk(plan(B="a b c d", R="c x", S="y c z")).mark("a b").turn("transfer", "B:+")
    assert desk.windows("B") == "+"
    assert desk.framed() == "c"
    assert desk.marks() == "a b c"
    assert desk.points("transfers") == 2 * 3


def test_a_transfer_where_no_other_line_stops_writes_a_1() -> None:
    desk = Desk(plan(A="a b", B="b c")).turn("transfer", "A:+")
    assert desk.framed() == "a"
    assert desk.points("transfers") == 2


def test_a_numbered_station_stops_a_number_like_a_crossed_one() -> None:
    desk = Desk(plan(A="a b c", B="b d")).frame("b").flip("3")
    assert desk.refusal("A:2") == "rule-too-many"
    assert desk.enter("A:1").marks() == "a b"


def test_crosses_and_numbers_complete_a_line_alike() -> None:
    desk = Desk(plan(A="a b c [3] 6/3")).turn("2", "A:2").turn("transfer", "A:+")
    assert desk.completed() == {"A": 6}
