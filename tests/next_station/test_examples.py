"""The worked examples of the rulebook, drawn on our map with all facts of the printed one."""

from collections.abc import Iterator, Mapping

from metroscribe.core.cards import Card
from metroscribe.core.dealer import Scripted
from metroscribe.core.game import Options
from metroscribe.core.match import Match
from metroscribe.games.next_station.moves import Move
from metroscribe.games.next_station.tallies import reached, stops
from tests.next_station.boards import grid, paper_tokyo, strip
from tests.next_station.desk import Desk

SUBWAY = ("circle", "square", "triangle", "pentagon", "joker")

KATSUKO = {
    "purple": "E10-E8 E8-F7 F7-G8 G8-G7 E10-F9 F9-F11 F11-H9 G7-H7",
    "blue": "C5-D5 D5-D1 C5-B4 B4-B2 D1-E1 E1-H1 B2-A1 A1-A3 H1-J1",
    "pink": "J2-J1 J1-K1 J2-E2 E2-D1 K1-K4 D1-C1 K4-H7 C1-A1",
    "brown": "I7-K9 K9-K6 I7-H7 H7-G6 G6-H5 H5-J3 J3-J4 J4-K4",
}


def cards_for(line: str) -> Iterator[tuple[Card, str]]:
    """Cards with which a line can be drawn, and its moves: street cards as long as there are any."""
    board = paper_tokyo().board
    left = [f"{suit}-{sign}" for suit in ("street", "subway") for sign in SUBWAY]
    for move in line.split():
        symbol = board.symbols[board.network.number[Move.parse(move).end]]
        face = next(face for sign in (symbol, "joker") for face in left if face.endswith(sign))
        left.remove(face)
        yield Card("deck", face), move
    yield from ((Card("deck", face), "-") for face in left if face.startswith("subway"))


def played(lines: Mapping[str, str]) -> Match:
    """A match to its end in which these lines are drawn, round by round."""
    turns = [turn for line in lines.values() for turn in cards_for(line)]
    options = Options({"pencils": " ".join(lines)})
    match = Match(paper_tokyo().rules(), Scripted(card for card, _ in turns), options=options)
    for _, move in turns:
        match.play(0, match.rules.parse(move))
    return match


def test_katsuko_scores_101_points() -> None:
    outcome = played(KATSUKO).outcome
    assert outcome is not None
    (score,) = outcome.scores
    lines = [(e.args["districts"], e.args["stations"], e.points) for e in score if e.key == "line"]
    assert lines == [(5, 4, 20), (5, 5, 25), (6, 3, 18), (4, 3, 12)]
    assert (score.points("line"), score.points("stamps")) == (75, 20)
    assert (score.points("loop"), score.points("interchanges")) == (-9, 15)
    assert score.total == 101


def test_katsuko_has_three_stamps_and_one_interchange_of_four_lines() -> None:
    outcome = played(KATSUKO).outcome
    assert outcome is not None
    counts = [(entry.key, entry.points, entry.args["count"]) for entry in outcome.scores[0].entries[4:]]
    assert [count for count in counts if count[1]] == [
        ("stamps", 10, 2),
        ("stamps", 10, 1),
        ("loop", -9, 3),
        ("interchanges", 15, 1),
    ]


def test_hitomi_scores_30_points_with_a_double_station() -> None:
    """Five districts, and five stations in the first, of which the triangle B1 counts twice."""
    desk = Desk(strip(), "special-stations", "symbol:triangle effect:double-station")
    moves = ["A1-B1", "B1-C1", "C1-D1", "D1-E1", "E1-F1", "F1-G1", "G1-H1", "H1-I1"]
    signs = ["triangle", "pentagon", "square", "circle", "joker", "pentagon", "square", "circle"]
    for sign, move in zip(signs, moves, strict=True):
        desk.flip(sign).draw(move)
    (line,) = [entry for entry in desk.score if entry.key == "line"]
    assert (line.args["districts"], line.args["stations"], line.points) == (5, 6, 30)


def test_bunta_draws_his_first_section_to_the_circle_above_his_triangle() -> None:
    desk = Desk(paper_tokyo(), pencil="brown").flip("circle")
    assert "I7-I5" in desk.legal


def test_bunta_makes_an_interchange_and_a_stamp_with_his_first_blue_section() -> None:
    pink = "J2-E2 E2-D1 D1-C1 C1-C5"
    desk = Desk(paper_tokyo(), pencil="blue", pink=pink).flip("triangle")
    assert desk.points("stamps") == 0
    desk.draw("C5-D5")
    assert desk.points("stamps") == 5


def test_the_interchange_of_blue_and_the_loop_gives_bunta_no_stamp() -> None:
    desk = Desk(paper_tokyo(), pencil="blue").flip("triangle").draw("C5-D5")
    board = desk.rules.board
    interchanges = stops(board, desk.sheet.ink)[2]
    assert interchanges == 1 << board.network.number["D5"]
    assert [district.kind for district in reached(board.districts, interchanges)] == ["inner"]
    assert desk.points("stamps") == 0


def test_hitomi_makes_an_interchange_of_three_lines_with_the_loop() -> None:
    desk = Desk(paper_tokyo(), pencil="pink", brown="I7-H7", line="J2-J3 J3-H5 H5-G6").flip("square")
    assert desk.points("interchanges") == 0
    assert desk.draw("G6-H7").points("interchanges") == 5


def test_hitomi_runs_along_a_curve_of_the_loop_with_a_joker() -> None:
    desk = Desk(paper_tokyo(), pencil="brown", line="I7-H7").flip("joker")
    assert "H7=G8" in desk.legal


def test_hitomi_is_refused_a_third_track_but_has_two_other_double_tracks() -> None:
    """Brown already runs beside the loop from H7 to G8, and alone from I7 to H7."""
    desk = Desk(paper_tokyo(), pencil="pink", brown="I7-H7 H7=G8", line="J2-J3 J3-K4 K4-H7").flip("joker")
    assert desk.refusal("H7=G8") == "rule-two-tracks"
    assert {"H7=H5", "H7=I7"} <= desk.legal


def test_yasuhide_uses_the_switch_at_his_triangle() -> None:
    """From both ends, D1 and B1, a circle is near; he takes C2 from the triangle C1 between them."""
    desk = Desk(grid(), pencil="blue", line="D1-C1 C1-B1").turns("square square switch+circle")
    assert desk.legal == {"B1-A1", "B1-C2", "D1-C2", "C1-C2", "-"}


def test_yasuhide_extends_to_the_pentagon_behind_his_square() -> None:
    """Row 4 reads pentagon, square, circle, and he comes from the circle."""
    dealt = "symbol:square effect:extension"
    desk = Desk(grid(), "special-stations", dealt, pencil="brown", line="D4-C4").flip("square").draw("C4-B4")
    assert desk.legal == {"B4-A4", "-"}


def test_yasuhide_cannot_extend_into_a_double_track() -> None:
    dealt = "symbol:square effect:extension"
    desk = Desk(grid(), "special-stations", dealt, pencil="brown", pink="A4-B4", line="D4-C4").flip("square")
    assert desk.draw("C4-B4").legal == set()
