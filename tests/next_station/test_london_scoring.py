"""London's score pad: lines, the tourist track, interchanges, objectives, the solo table."""

from statistics import fmean

import pytest

from metroscribe import registry
from metroscribe.arena import play_matches
from metroscribe.bots import bot
from metroscribe.core.cards import Card
from metroscribe.core.network import bits, mask_of
from metroscribe.games.next_station.sheet import Line
from tests.next_station.boards import london
from tests.next_station.desk import Desk, draw_lines
from tests.next_station.judging import verdict
from tests.next_station.london_boards import borough

TWENTY = "F8-E7 F8-G9 E7-D8 G9-H10 H10-J10 D8-D7 J10-J8 D7-D3 J8-H6"
"""Blue through six districts, three stations in the best one, once under the Thames."""
NETWORK = {
    "green": "D3-F1 D3-A3 A3-B2 F1-G2 G2-H1 B2-B1 H1-H4 H4-G3 G3-F4",
    "pink": "H4-J2 J2-J1 H4-G4 J1-I2 G4-F4 I2-H1 F4-E5 E5-E4",
    "purple": "C6-B5 C6-C5 B5-A4 C5-C4 A4-A3 A3-A1 C4-E4 A1-B1 B1-C1 E4-G2",
    "blue": "F8-I8 F8-D10 D10-E10 I8-J7 J7-G4 G4-G3 E10-F10",
}
VISITS = {
    "purple": ["A1-B1", "B1-C1", "C1-D1"],
    "blue": ["E1-D1", "D1-C1", "C1-B1"],
    "pink": ["A4-A3 A3-A2 A2-B1", "B1-C1", "C1-D1"],
    "green": ["E4-E3 E3-E2 E2-D1", "D1-C1", "C1-B1"],
}
"""Each part leads to one more tourist site of the small board."""


def test_a_line_scores_districts_by_stations_and_two_for_each_section_under_the_thames() -> None:
    (entry,) = [e for e in Desk(london(), pencil="blue", line=TWENTY).score if e.key == "line"]
    assert [entry.args[name] for name in ("districts", "stations", "bonus")] == [6, 3, 2]
    assert entry.points == 20


def test_with_a_circled_station_the_same_line_scores_26() -> None:
    dealt = "power:second power:circle power:joker power:switch"
    assert Desk(london(), "pencil-powers", dealt, pencil="blue", line=TWENTY).points("line") == 26


def test_the_examples_network_scores_119() -> None:
    rules = london().rules()
    score = rules.score(rules.new(1), draw_lines(rules, NETWORK))
    assert [entry.points for entry in score if entry.key == "line"] == [20, 16, 29, 22]
    assert (score.points("tourists"), score.points("interchanges"), score.total) == (14, 18, 119)


@pytest.mark.parametrize("visits", range(13))
def test_the_tourist_track_says_the_points_and_ends_after_ten_marks(visits: int) -> None:
    parts = [(colour, part) for colour, drawn in VISITS.items() for part in drawn][:visits]
    lines = {colour: " ".join(part for own, part in parts if own == colour) for colour in VISITS}
    rules = borough().rules()
    points = rules.score(rules.new(1), draw_lines(rules, lines)).points("tourists")
    assert points == (0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25, 25, 25)[visits]


def test_central_station_is_a_tourist_site() -> None:
    assert Desk(london(), pencil="pink", line="H4-G4").points("tourists") == 0
    assert Desk(london(), pencil="pink", line="H4-G4 G4-F4").points("tourists") == 1


def test_interchanges_of_two_three_and_four_lines_score_two_five_and_nine() -> None:
    """All lines meet in B2."""
    lines = {"purple": "A1-B2", "blue": "E1-D1 D1-C1 C1-B2", "pink": "A4-A3 A3-B2"}
    lines["green"] = "E4-D3 D3-C2 C2-B2"
    rules = borough().rules()
    assert rules.score(rules.new(1), draw_lines(rules, lines)).points("interchanges") == 9
    three = {**lines, "green": ""}
    assert rules.score(rules.new(1), draw_lines(rules, three)).points("interchanges") == 5
    assert rules.score(rules.new(1), draw_lines(rules, {**three, "pink": ""})).points("interchanges") == 2


def test_a_departure_station_without_sections_is_no_interchange_and_no_visit() -> None:
    assert Desk(borough(), pencil="blue", purple="A1-B1 B1-C1 C1-D1 D1-E1").points("interchanges") == 0


def met(name: str, *lines: tuple[int, tuple[int, ...]]) -> bool:
    """Whether lines with these stations and sections meet the objective."""
    rules = london().rules(["objectives"])
    table = Desk(london(), "objectives").table
    other = next(card for card in rules.outcomes(table) if card.face != name)
    for card in (Card("objective", name), other):
        table = rules.reveal(table, card)
    sheet = rules.blank
    for colour, (stations, sections) in zip(rules.pencils, lines, strict=False):
        sheet = sheet.begin(Line(colour, 0, stations, 0, sections))
    points = [e.points for e in rules.score(table, sheet) if e.args.get("objective") == name]
    return points == [10]


def stations(names: str) -> tuple[int, tuple[int, ...]]:
    """A line that connects these stations."""
    return mask_of(london().board.network.number[name] for name in names.split()), (0,)


def test_the_objective_of_interchanges_needs_eight_of_at_least_two_lines() -> None:
    eight = "A1 B1 C1 E1 F1 H1 J1 B2"
    assert met("eight-interchanges", stations(eight), stations(eight))
    assert met("eight-interchanges", stations(eight), stations(eight), stations("A1"))
    assert not met("eight-interchanges", stations(eight), stations(eight.removesuffix(" B2")))


def test_the_objective_of_districts_needs_all_thirteen() -> None:
    one_each = "A1 B1 E1 H1 J1 A4 E4 H4 A8 D8 I8 A10"
    assert met("every-district", stations(one_each), stations("J10"))
    assert not met("every-district", stations(one_each))


def test_the_objective_of_tourist_sites_needs_all_five_by_any_lines() -> None:
    assert met("every-sight", stations("G2 A4"), stations("F4 J7"), stations("E10"))
    assert not met("every-sight", stations("G2 A4 F4 J7"), stations("G2 A4 F4 J7"))


def test_the_objective_of_the_centre_needs_all_nine_stations() -> None:
    nine = "E4 F4 G4 E5 F5 E6 D7 E7 G7"
    assert met("whole-centre", stations(nine))
    assert not met("whole-centre", stations(nine.removesuffix(" G7")))


@pytest.mark.parametrize(("one", "other"), [(3, 3), (6, 0), (3, 2), (5, 0)])
def test_the_objective_of_the_thames_needs_six_sections_of_all_lines(one: int, other: int) -> None:
    across = list(bits(london().board.river.sections))
    lines = [(1, tuple(across[:one])), (1, tuple(across[6 : 6 + other]))]
    assert met("six-crossings", *lines) == (one + other >= 6)


@pytest.mark.parametrize(
    ("total", "band"),
    [(90, 0), (91, 1), (105, 1), (106, 2), (120, 2), (121, 3), (135, 3), (136, 4), (150, 4), (151, 5)],
)
def test_the_solo_bands_end_where_the_solo_table_says(total: int, band: int) -> None:
    assert verdict(london(), total).band == band


@pytest.mark.long
@pytest.mark.parametrize(("spec", "low", "high"), [("random", 94.0, 96.0), ("greedy", 124.0, 127.0)])
def test_bots_score_what_an_independent_engine_measured(spec: str, low: float, high: float) -> None:
    """95.0 and 125.8 over 20,000 matches without modules."""
    rules = registry().load("next-station/london").rules()
    outcomes = [match.outcome for match in play_matches(rules, [bot(spec)], 2000, "1")]
    totals = [outcome.scores[0].total for outcome in outcomes if outcome is not None]
    assert low <= fmean(totals) <= high
