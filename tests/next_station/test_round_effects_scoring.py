"""Round effects: what they do to the score of their round's lines and to tracks, and to nothing else."""

from tests.next_station.berlin_boards import frame, twelve
from tests.next_station.boards import grid, london, paper_tokyo, ring
from tests.next_station.desk import Desk
from tests.next_station.effects import deal
from tests.next_station.evening import Evening
from tests.next_station.london_boards import borough

BEAR, CROWN = "B1-A1 B1-C1", "K1-L1 L1-M1 M1-N1"
"""Green: a corner and two stations of a main district; three stations of a main district and a corner."""


def green(effect: str, line: str) -> Desk:
    return Desk(twelve(), "round-effects", deal(effect), pencil="green", line=line)


def test_each_corner_district_counts_as_three_for_each_line_that_reaches_it() -> None:
    assert green("look-ahead", f"{BEAR} {CROWN}").score.total == 2 * 2 + 2 * 3
    assert green("triple-corners", f"{BEAR} {CROWN}").score.total == 4 * 2 + 4 * 3


def test_a_line_through_two_corners_counts_six_districts_for_them() -> None:
    assert green("triple-corners", "B1-A1 B1-A2").score.total == (1 + 3 + 3) * 1


def test_the_stations_of_the_best_district_count_twice() -> None:
    assert green("double-stations", CROWN).score.total == 2 * 6


def test_with_two_separate_lines_only_the_better_one_is_doubled() -> None:
    assert green("double-stations", f"{BEAR} {CROWN}").score.total == 2 * 2 + 2 * 6


def test_the_better_line_is_the_one_that_gains_more() -> None:
    """Three stations in one district, and two in each of two."""
    desk = green("double-stations", "B1-C1 C1-D1 K1-L1 K1-J1 J1-I1")
    assert desk.score.total == 1 * 3 + 2 * 4


def test_points_for_joined_departure_stations_are_not_doubled() -> None:
    line = "B1-C1 C1-D1 D1-E1 E1-F1 F1-G1 G1-H1 H1-I1 I1-J1 J1-K1"
    assert green("look-ahead", line).score.total == 4 * 3 + 10
    assert green("double-stations", line).score.total == 4 * 6 + 10


def test_an_effect_counts_for_the_lines_of_its_own_round_only() -> None:
    effects = deal("look-ahead", "triple-corners", "double-stations")
    lines = {"green": BEAR, "blue": "B2-A2 B2-C2", "pink": "D1-D2"}
    desk = Evening(twelve(), "round-effects", effects, **lines)
    assert [entry.points for entry in desk.score if entry.key == "line"] == [2 * 2, 4 * 2, 2 * 2]


def test_effects_do_not_touch_interchanges() -> None:
    lines = {"green": "B1-A1 A1-A2", "blue": "B2-A2"}
    plain = frame(Evening(twelve(), "", **lines), "A2").points("interchanges")
    for effect in ("triple-corners", "double-stations"):
        desk = frame(Evening(twelve(), "round-effects", deal("look-ahead", effect), **lines), "A2")
        assert desk.points("interchanges") == plain == 4


def test_effects_do_not_touch_goals() -> None:
    """Three of twelve districts, with triple corners not nine."""
    goals = "objective:every-district objective:two-whole-districts"
    for effect in ("triple-corners", "double-stations"):
        desk = Desk(
            twelve(),
            "objectives round-effects",
            f"{goals} {deal(effect)}",
            pencil="green",
            line="B1-A1 B1-A2 B1-C1",
        )
        assert [e.args["count"] for e in desk.score if e.key == "objective"] == [3, 0]


def test_in_london_and_tokyo_the_four_secondary_districts_are_the_corners() -> None:
    one = Desk(london(), "round-effects", deal("triple-corners"), pencil="green", line="D3-A3 A3-A1")
    assert one.points("line") == 2 + 3
    city = paper_tokyo()
    two = Desk(city, "round-effects", deal("triple-corners"), pencil="blue", line="C5-B4 B4-B2 B2-A1")
    plain = Desk(city, pencil="blue", line="C5-B4 B4-B2 B2-A1")
    (triple,), (single,) = ([e for e in desk.score if e.key == "line"] for desk in (two, plain))
    assert triple.args["districts"] == int(single.args["districts"]) + 2


def test_under_double_tracks_every_card_may_run_beside_another_colour() -> None:
    effects = deal("look-ahead", "double-tracks")
    desk = Evening(grid(), "round-effects", effects, blue="D1-C1 C1-B1", purple="A1-B1")
    assert "B1=C1" in desk.flip("triangle").legal
    assert desk.draw("B1=C1").flip("square").refusal("C1=B1") == "rule-circle"


def test_under_double_tracks_two_tracks_are_the_most() -> None:
    effects = deal("look-ahead", "triple-corners", "double-tracks")
    lines = {"blue": "D1-C1 C1-B1", "pink": "A4-A3 A3-A2 A2-B1 B1=C1", "purple": "A1-B1"}
    desk = Evening(grid(), "round-effects", effects, **lines).flip("triangle")
    assert desk.refusal("B1=C1") == "rule-two-tracks"


def test_double_tracks_run_beside_tokyos_loop_too() -> None:
    desk = Evening(ring(), "round-effects", deal("look-ahead", "double-tracks"), purple="", blue="A4-B3")
    assert "B3=C2" in desk.flip("triangle").legal


def test_double_tracks_hold_in_london_whose_joker_grants_none() -> None:
    effects = deal("look-ahead", "double-tracks")
    desk = Evening(borough(), "round-effects", effects, purple="A1-B1 B1-C1 C1-D1", blue="E1-D1")
    assert "D1=C1" in desk.flip("triangle").legal


def test_double_tracks_end_with_their_round() -> None:
    effects = deal("look-ahead", "double-tracks", "triple-corners")
    desk = Evening(grid(), "round-effects", effects, blue="D1-C1 C1-B1", pink="", purple="A1-B1")
    assert desk.flip("triangle").refusal("B1=C1") == "rule-track-taken"
