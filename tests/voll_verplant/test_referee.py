"""The engine against the referee, who reads the plan himself and shares no code with it."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.dealer import Seeded
from metroscribe.core.game import Options
from metroscribe.core.match import Match
from metroscribe.core.network import bits
from metroscribe.core.rng import Stream
from metroscribe.core.score import Outcome
from metroscribe.games.voll_verplant.city import City
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.setting import EXPERT
from metroscribe.games.voll_verplant.table import Table
from tests.counts import count
from tests.voll_verplant.any_sheet import FACES, any_lines, any_special
from tests.voll_verplant.boards import games, load, plan, read_words, rules_of, write_city
from tests.voll_verplant.desk import Desk
from tests.voll_verplant.referee import DECKS, Printed, Referee, Wagon

pytestmark = pytest.mark.every_game
MATCHES = count(2, 60)
EDITIONS = tuple(DECKS)
GAMES = games()
FEW = {"numbers": [2, 3, 3, 4, 6], "express": [2, 3], "transfers": 2, "free_rides": 1, "reshuffle": 6}
FEW_FACES = "2 3 3 4 6 express-2 express-3 transfer transfer free-ride"


def watch(
    rules: VollVerplant,
    referee: Referee,
    called: Sequence[str],
    seed: str,
    deck: str = "14",
    leaving: bool = False,
) -> int:
    """Play a match and compare every card, decision and score; how many decisions there were.

    Some seats play anything, the others mark two stations where they can, or no line would be completed.
    `called` are the names by which the referee knows the stations. If seats may leave, they come and go
    before they answer, in the middle of a turn and after it.
    """
    seats, stream, decisions = len(referee.papers), Stream(seed, "referee"), 0
    match = Match(rules, Seeded(seed), seats, Options({"deck": deck}))
    least = [2 * stream.below(2) for _ in range(seats)]
    while not match.over:
        referee.flip(match.cards[0].face)
        left = {card.face: number for card, number in rules.undealt(match.table).items()}
        assert left == referee.undealt, (seed, match.table.label)
        for seat in range(seats):
            come_or_go(match, referee, seat, leaving and stream.below(5) == 0)
            while moves := match.legal(seat):
                marking = referee.choices(seat)
                assert sorted(map(str, moves)) == sorted(marking), (seed, match.table.label)
                move = stream.choice([m for m in moves if len(marking[str(m)]) >= least[seat]] or moves)
                match.stage(seat, move)
                referee.play(seat, str(move))
                decisions += 1
                come_or_go(match, referee, seat, leaving and stream.below(5) == 0)
            assert referee.choices(seat) == {}, (seed, match.table.label)
        match.close()
        referee.close()
        for seat in range(seats):
            compare(rules, match.table, referee, seat, called)
            left_open = 0 if referee.over else referee.windows(seat)
            assert match.table.sheets[seat].free == left_open, (seed, match.table.label)
        assert match.over == referee.over, (seed, match.table.label)
    assert referee.over
    compare_outcomes(match.outcome, referee)
    return decisions


def come_or_go(match: Match, referee: Referee, seat: int, now: bool) -> None:
    if now:
        match.leave(seat, seat not in match.left)
        referee.papers[seat].away = seat in match.left


def compare(rules: VollVerplant, table: Table, referee: Referee, seat: int, called: Sequence[str]) -> None:
    sheet, paper = table.sheets[seat], referee.papers[seat]
    letters = [line.letter for line in rules.plan.lines]
    assert dict(zip(letters, map(list, sheet.ink.windows), strict=True)) == paper.written
    assert {called[station] for station in bits(sheet.ink.marks)} == paper.marked
    assert {called[station] for station in bits(sheet.ink.framed)} == paper.framed
    score = rules.score(table, sheet)
    assert {key: score.points(key) for key in ("completed", "transfers", "free")} == referee.score(seat)
    assert score.total == sum(referee.score(seat).values())


def compare_outcomes(outcome: Outcome | None, referee: Referee) -> None:
    assert outcome is not None
    assert outcome.places == referee.places()
    if len(referee.papers) == 1:
        assert outcome.verdict is not None
        assert outcome.verdict.band == referee.band()


def watch_city(city: City, seats: int, expert: bool, seed: str, deck: str, leaving: bool = False) -> int:
    rules = city.rules([EXPERT] if expert else [])
    referee = Referee(Printed.of(city.map_file), seats, expert, DECKS[deck])
    return watch(rules, referee, rules.plan.at, seed, deck, leaving)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_and_score_is_the_referees(game: str, seats: int) -> None:
    city = load(game)
    windows = sum(line.windows for line in city.plan.lines)
    for number, expert in product(range(MATCHES), sorted({False, bool(city.info.modules)})):
        decisions = watch_city(city, seats, expert, f"{game}/{number}", EDITIONS[number % len(EDITIONS)])
        assert decisions >= windows * seats


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("expert", [False, True])
def test_every_decision_and_score_on_the_small_plan_is_the_referees(
    tmp_path: Path, seats: int, expert: bool
) -> None:
    city = write_city(tmp_path / "small")
    for number in range(6 * MATCHES):
        watch_city(city, seats, expert, f"small/{number}", EDITIONS[number % len(EDITIONS)])


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("expert", [False, True])
def test_the_referee_agrees_when_seats_leave_and_come_back(tmp_path: Path, seats: int, expert: bool) -> None:
    city = write_city(tmp_path / "small")
    for number in range(6 * MATCHES):
        deck = EDITIONS[number % len(EDITIONS)]
        watch_city(city, seats, expert, f"away/{number}", deck, leaving=True)


def printed(lines: dict[str, str], special: str) -> Printed:
    words = {letter: read_words(text) for letter, text in lines.items()}
    return Printed(
        {letter: Wagon(list(line[0]), *line[1:]) for letter, line in words.items()}, set(special.split())
    )


@given(st.data(), st.integers(1, 4), st.booleans(), st.booleans(), st.integers(0, 1_000_000))
def test_every_decision_and_score_on_any_plan_is_the_referees(
    data: st.DataObject, seats: int, expert: bool, leaving: bool, seed: int
) -> None:
    lines = data.draw(any_lines())
    special = data.draw(any_special(lines))
    rules = rules_of(plan(special, **lines), [EXPERT] if expert else [], FEW, "few")
    referee = Referee(printed(lines, special), seats, expert, FEW_FACES)
    watch(rules, referee, rules.plan.names, str(seed), "few", leaving)


@given(st.data(), FACES)
def test_the_entries_on_any_sheet_are_the_referees(data: st.DataObject, face: str) -> None:
    lines = data.draw(any_lines())
    desk, referee = Desk(plan(**lines)), Referee(printed(lines, ""), 1)
    marked = data.draw(st.sets(st.sampled_from(desk.plan.names)))
    referee.papers[0].crossed |= marked
    referee.flip(face)
    assert desk.mark(" ".join(marked)).flip(face).legal() == set(referee.choices(0))
