"""Lets every search find a step of every game: plain and with all modules, with few seats and with many."""

from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
from metroscribe.search.searchers import LookaheadSearch, TreeSearch, learned


def search(rules: AnyRules, seats: int) -> None:
    match = Match(rules, Seeded("every"), seats)
    where = (match.table, 0, match.sheet(0))
    TreeSearch(rules, match.table).move(*where, 0, 20)
    for net in (None, learned(rules, match.table)):
        LookaheadSearch(rules, match.table, net).move(*where, 2, 1000)


def main() -> None:
    for name in registry():
        game = registry().load(name)
        for modules in ((), game.info.modules):
            for seats in game.info.seats:
                search(game.rules(modules), seats)


if __name__ == "__main__":
    main()
