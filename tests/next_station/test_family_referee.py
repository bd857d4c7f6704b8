"""The engine against the watcher, who reads the map himself: every city, every mix of modules."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from metroscribe.core.cards import DECK, Card
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.games import registry
from metroscribe.games.next_station.city import City
from tests.counts import count
from tests.next_station import pad_family
from tests.next_station.boards import BERLIN, london, paper_berlin, paper_tokyo, write_board
from tests.next_station.referee_family import CUSTOMS, Printed, Watcher

MATCHES = count(6, 63)
CITIES = {"tokyo": paper_tokyo, "london": london, "berlin": paper_berlin}
MODULES = {
    "tokyo": ("objectives", "special-stations", "pencil-powers", "round-effects"),
    "london": ("objectives", "special-stations", "pencil-powers", "round-effects"),
    "berlin": ("objectives", "round-effects"),
}
MIXES = [
    (name, mix)
    for name, modules in MODULES.items()
    for size in range(len(modules) + 1)
    for mix in combinations(modules, size)
]


@cache
def printed(file: Path) -> Printed:
    return Printed(file)


def faces(cards: Iterable[Card], pile: str) -> list[str]:
    return [card.face for card in cards if card.pile == pile]


def effects_by_round(dealt: tuple[Card, ...]) -> list[str]:
    effects, (swap,) = faces(dealt, "round-effect"), faces(dealt, "swap") or [""]
    if swap:
        effects[0], effects[int(swap) - 1] = effects[int(swap) - 1], effects[0]
    return effects or [""] * 4


def begin(watcher: Watcher, city: City, match: Match, seat: int) -> None:
    table = match.table
    colour = table.pencil(seat)
    powers = dict(zip(city.pencils, faces(table.dealt, "power"), strict=False))
    watcher.begin(colour, effects_by_round(table.dealt)[table.round - 1], powers.get(colour, ""))


def watch(name: str, modules: tuple[str, ...], seed: str, seats: int = 1, where: City | None = None) -> int:
    """Play a match of random moves, compare every decision and score; how many decisions there were."""
    city = where or CITIES[name]()
    match, stream = Match(city.rules(modules), Seeded(seed), seats), Stream(seed, "watcher")
    watchers, decisions = [Watcher(printed(city.map_file), CUSTOMS[name]) for _ in range(seats)], 0
    while not match.over:
        table = match.table
        special, effect = (faces(table.dealt, pile)[-1:] or [""] for pile in ("symbol", "effect"))
        for seat, watcher in enumerate(watchers):
            if table.turns == 1:
                begin(watcher, city, match, seat)
            watcher.turn(table.turns, faces(match.cards, DECK), effect[0], special[0])
            while True:
                moves = match.legal(seat)
                assert {str(move) for move in moves} == watcher.legal(), (seed, table.label)
                if not moves:
                    break
                move = moves[0] if len(moves) == 1 else stream.choice(moves)
                match.stage(seat, move)
                watcher.play(str(move))
                decisions += 1
            compare_scores(match, seat, watcher, name)
        match.close()
    return decisions


def compare_scores(match: Match, seat: int, watcher: Watcher, name: str) -> None:
    score = match.rules.score(match.table, match.sheet(seat))
    colours = [entry.points for entry in score if entry.key in ("line", "line-pair")]
    assert colours == [pad_family.colour_points(watcher, colour) for colour in watcher.drawn]
    if name == "tokyo":
        return
    assert score.points("interchanges") == pad_family.interchange_points(watcher)
    assert score.points("tourists") == pad_family.tourist_points(watcher)
    for entry in score:
        if entry.key == "objective":
            assert (entry.points == 10) == pad_family.objective(watcher, str(entry.args["objective"]))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "modules"), MIXES, ids=lambda part: part if isinstance(part, str) else "+".join(part)
)
def test_every_decision_and_score_is_the_watchers(name: str, modules: tuple[str, ...]) -> None:
    decisions = sum(watch(name, modules, f"{name}/{n}") for n in range(MATCHES))
    assert decisions > 20 * MATCHES


@pytest.mark.slow
@pytest.mark.parametrize("name", CITIES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_do_not_get_in_each_others_way(name: str, seats: int) -> None:
    assert watch(name, MODULES[name], "seats", seats) > 20 * seats


@pytest.mark.slow
def test_every_decision_and_score_on_berlins_own_map_is_the_watchers() -> None:
    city = registry().load(BERLIN)
    assert isinstance(city, City)
    for number in range(4 * MATCHES):
        assert watch("berlin", MODULES["berlin"], f"own/{number}", where=city)


@pytest.mark.slow
def test_every_decision_and_score_where_lines_join_often_is_the_watchers(tmp_path: Path) -> None:
    """The two departure stations of each colour are near each other."""
    city = write_board(
        tmp_path / "near",
        """
             A B C D E F
         1   c s t p c s
         2   t p c s t p
         3   s c . t p c
         4   p t s c . t
         5   c s p t s p
        """,
        departures="B2+D2 C2+E2 B4+D4 C4+D3",
        home=BERLIN,
        kinds={"a": "main"},
    )
    for number in range(10 * MATCHES):
        assert watch("berlin", ("round-effects",), f"near/{number}", where=city)
