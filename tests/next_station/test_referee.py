"""The engine against the referee, who reads the map himself and shares no code with it."""

from itertools import combinations
from pathlib import Path

import pytest

from metroscribe.core.cards import Card
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.games.next_station.city import City
from tests.counts import count
from tests.next_station.boards import TOKYO, paper_tokyo, write_board
from tests.next_station.pad import objective, pad
from tests.next_station.referee import Map, Referee

MODULES = ("objectives", "special-stations")
CHOICES = [chosen for size in range(3) for chosen in combinations(MODULES, size)]
MATCHES = count(30, 500)


def face(cards: tuple[Card, ...], pile: str) -> str:
    return next((card.face for card in cards if card.pile == pile), "")


def watch(city: City, printed: Map, modules: tuple[str, ...], seed: str, seats: int = 1) -> int:
    """Play a match of random moves and compare every decision and every score; how many there were."""
    match, stream, decisions = Match(city.rules(modules), Seeded(seed), seats), Stream(seed, "referee"), 0
    referees = [Referee(printed) for _ in range(seats)]
    while not match.over:
        table, shown = match.table, match.rules.wording.in_force(match.table)
        for seat, referee in enumerate(referees):
            if table.turns == 1:
                referee.begin(table.pencil(seat))
            faces = [card.face for card in match.cards]
            referee.turn(table.turns, faces, face(shown, "effect"), face(shown, "symbol"))
            while moves := match.legal(seat):
                assert {str(move) for move in moves} == referee.legal()
                move = stream.choice(moves)
                match.stage(seat, move)
                referee.play(str(move))
                decisions += 1
            assert referee.legal() == set()
            compare_scores(match, seat, referee)
        match.close()
    return decisions


def compare_scores(match: Match, seat: int, referee: Referee) -> None:
    score = match.rules.score(match.table, match.sheet(seat))
    assert {key: score.points(key) for key in ("line", "stamps", "loop", "interchanges")} == pad(referee)
    for entry in score:
        if entry.key == "objective":
            assert (entry.points == 10) == objective(referee, str(entry.args["objective"]))


@pytest.mark.slow
@pytest.mark.parametrize("modules", CHOICES, ids=lambda chosen: "+".join(chosen) or "plain")
def test_every_decision_and_score_is_the_referees(modules: tuple[str, ...]) -> None:
    printed = Map(paper_tokyo().map_file)
    decisions = sum(watch(paper_tokyo(), printed, modules, f"paper/{n}") for n in range(MATCHES))
    assert decisions > 25 * MATCHES


@pytest.mark.slow
@pytest.mark.parametrize("modules", CHOICES, ids=lambda chosen: "+".join(chosen) or "plain")
def test_every_decision_and_score_on_the_packages_map_is_the_referees(modules: tuple[str, ...]) -> None:
    city = registry().load(TOKYO)
    assert isinstance(city, City)
    printed = Map(city.map_file)
    assert all(watch(city, printed, modules, f"tokyo/{n}") for n in range(MATCHES))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_do_not_get_in_each_others_way(seats: int) -> None:
    assert watch(paper_tokyo(), Map(paper_tokyo().map_file), MODULES, "seats", seats) > 25 * seats


@pytest.mark.slow
def test_wide_and_lopsided_curves_are_judged_like_the_referee_does(tmp_path: Path) -> None:
    """The loop's corners are two steps wide, and one piece runs straight before it turns."""
    city = write_board(
        tmp_path / "wide",
        """
             A B C D E F G H
         1   s p . c . . t p
         2   . . . s . . . c
         3   t . t . p . . .
         4   . s . c t . p t
         5   p . c . . c . .
         6   . t . p s . . s
         7   c . s . t . p .
         8   p t . c . p . c
        """,
        departures="D1 E3 H4 D8",
        kinds={"a": "inner"},
        loop="C3 E3 (G3) G4 (G7) E7 C7 (A7) A5 A3 C3",
    )
    printed = Map(city.map_file)
    assert all(watch(city, printed, ("special-stations",), f"wide/{n}") for n in range(MATCHES))
