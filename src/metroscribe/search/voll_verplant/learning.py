"""How a net learns a plan: from matches with its usual deck and, if wanted, with other decks and modules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from metroscribe.core.registry import Game
from metroscribe.fast.voll_verplant.tables import compiled
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.search.net import Net, Samples, new_net
from metroscribe.search.training import SHARDS, Course, Training
from metroscribe.search.voll_verplant.evaluation import PART, Mind, new_mind
from metroscribe.search.voll_verplant.features import inputs_of
from metroscribe.search.voll_verplant.selfplay import Room, new_room, play_to_learn

COURSE = Course(matches=40_000, batch=256)
"""What was found to work."""
SAMPLES_A_MATCH = 70
"""On average, with some to spare; a generation that has more leaves the last ones out."""

Variant = tuple[VollVerplant, str]
"""The rules of a plan with some modules, and a deck."""


@dataclass
class _Player:
    """Plays a shard of each generation."""

    minds: list[Mind]
    """Of the variants, one for each generation in turn."""
    room: Room
    seed: int

    def __call__(self, net: Net, first: int, totals: Any, trust: float, samples: Samples) -> int:
        mind = self.minds[first // (SHARDS * len(totals)) % len(self.minds)]._replace(net=net)
        return play_to_learn(mind, self.room, self.seed, first, totals, trust, samples)


def training_of(game: Game, course: Course, plain: bool = False) -> Training:
    """As it is usually played; if not `plain`, half of the matches with other decks and the expert rule."""
    variants = [(rules, deck) for rules in _mixes(game) for deck in rules.decks]
    return training(*variants[0], course, () if plain else variants[1:])


def _mixes(game: Game) -> list[VollVerplant]:
    return [cast(VollVerplant, game.rules(mix)) for mix in game.info.mixes]


def training(rules: VollVerplant, deck: str, course: Course, others: Sequence[Variant] = ()) -> Training:
    """The training of a new net. With other variants half of the matches are theirs, in turn."""
    net = new_net(PART + 1, int(inputs_of(rules, deck)["count"]), course.seed)
    shards: list[Sequence[Variant]] = [[(rules, deck)]] * (SHARDS // 2)
    shards += [others or [(rules, deck)]] * (SHARDS - len(shards))
    plays = [_player(net, variants, course.seed) for variants in shards]
    return Training(net, list(plays), SAMPLES_A_MATCH, course)


def _player(net: Net, variants: Sequence[Variant], seed: int) -> _Player:
    minds = [new_mind(compiled(*variant), inputs_of(*variant), net) for variant in variants]
    return _Player(minds, new_room(), seed)
