"""What golden records must show of a game, and how a small set of them is found.

    .venv/bin/python -m tests.golden next-station/tokyo

plays matches until every feature was seen, and writes the fewest that show them all beside the city.
Do that for a new city, or when the rules version is raised; say in the commit why.
"""

import re
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from metroscribe import registry
from metroscribe.bots import bot, play_turn
from metroscribe.core.dealer import Seeded
from metroscribe.core.game import Options
from metroscribe.core.match import CHOOSERS, Dealt, Match, Turn
from metroscribe.core.registry import Game
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.records import save_text, write_record
from tests.absence import absent_match

FOLDER = "records"
MATCHES = 2400
KINDS = ("kind", "lines", "objective", "line", "place")
"""The arguments of a scoring entry that make it another one."""


def golden_files(game: Game) -> list[Path]:
    return sorted((game.folder / FOLDER).glob("*.txt"))


def module_mixes(game: Game) -> list[tuple[str, ...]]:
    names = game.info.modules
    return [mix for size in range(len(names) + 1) for mix in combinations(names, size)]


def option_choices(game: Game) -> list[Options]:
    """Nothing chosen, and every single choice of every option."""
    offered = ((name, game.info.offered(name)[1:]) for name in game.info.options)
    return [Options(), *(Options({name: choice}) for name, choices in offered for choice in choices)]


def play(rules: AnyRules, spec: str, seats: int, seed: str, options: Options) -> Match:
    """A match of bots; what is asked before the match proper is answered by chance."""
    match, player = Match(rules, Seeded(seed), seats, options), bot(spec)
    streams = [Stream(seed, f"bot/{seat}") for seat in range(seats)]
    while not match.over:
        for seat, stream in enumerate(streams):
            while rules.preparing(match.table) and match.legal(seat):
                match.stage(seat, stream.choice(match.legal(seat)))
            play_turn(match, seat, player, stream)
        match.close()
    return match


def features(match: Match) -> set[str]:
    """Every card kind, dealt card, scoring entry, kind of step and way to end that a match shows."""
    return {
        f"seats {match.seats}",
        f"modules {match.rules.info.modules}",
        *(f"option {name}={value}" for name, value in match.options),
        *_card_features(match),
        *_move_features(match),
        *_absence_features(match),
        *_score_features(match),
        *_end_features(match),
    }


def _card_features(match: Match) -> Iterator[str]:
    for event in match.events:
        cards = (event.card,) if isinstance(event, Dealt) else event.cards
        yield from (f"card {card}" for card in cards if card.pile != "pencil" or match.seats == 1)


def _move_features(match: Match) -> Iterator[str]:
    for event in match.events:
        if isinstance(event, Turn):
            for steps in event.moves:
                yield f"{len(steps)} steps"
                yield from (f"step {_form(str(move))}" for move in steps)


def _absence_features(match: Match) -> Iterator[str]:
    """Who chose steps besides those who sit there, and whether a seat left, and came back."""
    before = frozenset[int]()
    for event in match.events:
        if isinstance(event, Turn):
            yield from (f"chosen {by}" for who in event.chosen for by in who if by)
            now = frozenset(event.left)
            yield from (["seat left"] if now - before else []) + (["seat back"] if before - now else [])
            before = now


def _form(text: str) -> str:
    """A move's text without its names and numbers; a zero stays, since it is a kind of its own."""
    return re.sub(r"[1-9][0-9]?", "1", re.sub(r"[A-Z]", "A", text))


def _score_features(match: Match) -> Iterator[str]:
    for sheet in match.table.sheets:
        for entry in match.rules.score(match.table, sheet):
            kind = [str(entry.args[name]) for name in KINDS if name in entry.args]
            yield f"score {entry.key} {kind} {'scored' if entry.points else 'nothing'}"


def _end_features(match: Match) -> Iterator[str]:
    outcome = match.outcome
    assert outcome is not None
    yield f"winners {len(outcome.winners)}"
    if outcome.verdict is not None:
        yield f"verdict {outcome.verdict.band}"
    elif len({score.total for score in outcome.scores}) < match.seats:
        yield "tie in points"
    turns = [event for event in match.events if isinstance(event, Turn)]
    ends = (turn for turn, after in zip(turns, [*turns[1:], None], strict=True) if _ends_round(turn, after))
    yield from (f"round ends with {len(turn.cards)} cards" for turn in ends)


def _ends_round(turn: Turn, after: Turn | None) -> bool:
    return after is None or turn.label.rpartition(".")[0] != after.label.rpartition(".")[0]


def wanted(game: Game) -> set[str]:
    """What must be seen of any game: each card of each pile, each mix of modules, each number of seats."""
    rules = game.rules(game.info.modules)
    low, high = game.info.seats
    return {
        *(f"seats {seats}" for seats in range(low, high + 1)),
        *(f"modules {mix}" for mix in module_mixes(game)),
        *(f"option {name}={value}" for options in option_choices(game) for name, value in options),
        *(f"card {card}" for card in rules.cards),
    }


def wanted_of_family() -> set[str]:
    """What some city of each family must show, since it is the same in all."""
    return {*(f"chosen {by}" for by in CHOOSERS), "seat left", "seat back"}


def search(game: Game) -> list[tuple[str, Match]]:
    """Greedy set cover over many matches of several bots, some of which people leave."""
    found: dict[str, tuple[Match, set[str]]] = {}
    mixes, choices, (low, high) = module_mixes(game), option_choices(game), game.info.seats
    for number in range(MATCHES):
        rules, seats = game.rules(mixes[number % len(mixes)]), low + number // len(mixes) % (high - low + 1)
        spec = "random" if number % 7 == 0 else "absent" if number % 11 == 0 else "greedy"
        name, options = f"{spec}-{number}", choices[number // 5 % len(choices)]
        if spec == "absent":
            match = absent_match(rules, seats, name, options)
        else:
            match = play(rules, spec, seats, name, options)
        found[name] = match, features(match)
    missing = set[str]().union(*(shown for _, shown in found.values()))
    chosen = []
    while missing:
        best = max(found, key=lambda name: (len(found[name][1] & missing), name))
        chosen.append((best, found[best][0]))
        missing -= found[best][1]
    return chosen


def main() -> None:
    game = registry().load(sys.argv[1])
    for file in golden_files(game):
        file.unlink()
    (game.folder / FOLDER).mkdir(exist_ok=True)
    for name, match in search(game):
        save_text(game.folder / FOLDER / f"{name}.txt", write_record(match))
        print(name, match.seats, match.rules.info.modules)


if __name__ == "__main__":
    main()
