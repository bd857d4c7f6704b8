"""How a net learns a plan: from matches with its usual deck and, if wanted, with other decks and modules."""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np

from metroscribe.core.registry import Game
from metroscribe.fast.kernel import kernel
from metroscribe.fast.stream import below, mixed
from metroscribe.fast.voll_verplant.dealing import begin, close, deal, over
from metroscribe.fast.voll_verplant.layout import Sheets, new_sheets, new_table
from metroscribe.fast.voll_verplant.scoring import total
from metroscribe.fast.voll_verplant.tables import compiled
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.search.net import Net, Samples, new_net
from metroscribe.search.training import LOG, SHARDS, Course, Play, Training, note, tell
from metroscribe.search.voll_verplant.evaluation import PART, SURE, Mind, best_turn, new_mind
from metroscribe.search.voll_verplant.features import inputs_of, list_inputs, note_sheet

COURSE = Course(matches=40_000, batch=256)
"""What was found to work."""
SAMPLES_A_MATCH = 70
"""On average, with some to spare; a generation that has more leaves the last ones out."""
SEATED = np.array([1, 1, 1, 1, 2, 2, 3, 4])
"""How many seats a table may have, each as likely; the fewer, the fewer samples, so the more such tables."""
UNSURE, DOUBT = 3, 3.0
"""At a table of several so many turns are judged with so many points of doubt: otherwise all seats would do
the same for ever, and none would learn to race."""

Variant = tuple[VollVerplant, str]
"""The rules of a plan with some modules, and a deck."""


def training_of(game: Game, course: Course, plain: bool = False) -> Training:
    """As it is usually played; if not `plain`, half of the matches with other decks and the expert rule."""
    mixes = [cast(VollVerplant, game.rules(mix)) for mix in game.info.not_discouraged]
    variants = [(rules, deck) for rules in mixes for deck in rules.decks]
    return training(*variants[0], course, () if plain else variants[1:])


def training(rules: VollVerplant, deck: str, course: Course, others: Sequence[Variant] = ()) -> Training:
    """The training of a new net. With other variants half of the matches are theirs, in turn."""
    net = new_net(PART + 1, int(inputs_of(rules, deck)["count"]), course.seed)
    shards: list[Sequence[Variant]] = [[(rules, deck)]] * (SHARDS // 2)
    shards += [others or [(rules, deck)]] * (SHARDS - len(shards))
    plays = [_player(net, variants, course.seed) for variants in shards]
    return Training(net, plays, SAMPLES_A_MATCH, course)


def _player(net: Net, variants: Sequence[Variant], seed: int) -> Play:
    """Plays a shard of each generation, with one variant after the other."""
    minds = [new_mind(compiled(*variant), inputs_of(*variant), net) for variant in variants]
    room = new_room()

    def play(net: Net, first: int, totals: Any, trust: float, samples: Samples) -> int:
        mind = minds[first // (SHARDS * len(totals)) % len(minds)]._replace(net=net)
        return play_to_learn(mind, room, seed, first, totals, trust, samples)

    return play


class Room(NamedTuple):
    """A table to play at."""

    table: Any
    sheets: Any
    after: Any
    """The sheets as the turn leaves them; nobody sees those of the others before it is over."""
    logs: Any


def new_room() -> Room:
    seats = int(SEATED.max())
    return Room(new_table(), new_sheets(seats), new_sheets(seats), np.zeros(seats, LOG))


@kernel
def play_to_learn(
    mind: Mind, room: Room, seed: int, first: int, totals: Any, trust: float, samples: Samples
) -> int:
    """Play matches from a number on, and note the positions after all turns; how many they are.

    Of a table with several seats the total of the first counts.
    """
    count, desk = 0, mind.desks[0]
    for match in range(totals.size):
        desk.word = mixed(seed, first + match)
        sheets = room.sheets[: SEATED[below(desk, SEATED.size)]]
        begin(mind.rules, room.table, sheets)
        for seat in range(sheets.size):
            room.logs[seat].turns = 0
        while not over(room.table, sheets):
            deal(room.table, desk)
            count = _play_turn(mind, room, sheets, samples, count)
        for seat in range(sheets.size):
            tell(room.logs[seat], total(mind.rules, room.table, sheets[seat]), trust, samples)
        totals[match] = total(mind.rules, room.table, sheets[0])
    return count


@kernel
def _play_turn(mind: Mind, room: Room, sheets: Sheets, samples: Samples, count: int) -> int:
    doubt = DOUBT if sheets.size > 1 and room.table.turns <= UNSURE else SURE
    for seat in range(sheets.size):
        value = best_turn(mind, room.table, sheets, seat, doubt)
        room.after[seat] = mind.drafts[0]
        if room.after[seat].free:
            points = total(mind.rules, room.table, room.after[seat])
            note_sheet(mind.rules, mind.inputs, room.table, room.after[seat], mind.facts[0])
            list_inputs(mind.inputs, mind.facts[0], mind.layers)
            count = note(room.logs[seat], samples, count, PART, mind.layers, points, value - points)
    for seat in range(sheets.size):
        sheets[seat] = room.after[seat]
    close(mind.rules, room.table, sheets)
    return count
