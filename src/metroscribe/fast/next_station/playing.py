"""Play-outs and batches: the two yardstick bots, and many matches at once."""

from typing import Any

from metroscribe.fast.kernel import kernel
from metroscribe.fast.next_station.choices import choice
from metroscribe.fast.next_station.dealing import begin, close, deal
from metroscribe.fast.next_station.drawing import choices, step
from metroscribe.fast.next_station.gains import best
from metroscribe.fast.next_station.layout import DONE, Desk, Rules, State
from metroscribe.fast.next_station.scoring import total
from metroscribe.fast.stream import following, mixed, number_below
from metroscribe.games.next_station.table import ROUNDS


@kernel
def play_random(rules: Rules, state: State, desk: Desk) -> int:
    """To the end of the match: uniform over what can be drawn, passing only when nothing can. The total."""
    word = deal(rules, state, desk.word)
    while state.round <= ROUNDS:
        while state.step != DONE:
            count, number = choices(rules, state, desk), 0
            if count > 1:
                word = following(word)
                number = number_below(word, count - 1)
            step(rules, state, choice(desk, number))
        close(rules, state)
        word = deal(rules, state, word)
    desk.word = word
    return total(rules, state)


@kernel
def play_greedy(rules: Rules, state: State, desk: Desk) -> int:
    """To the end of the match with the largest immediate gain, ties at random. The total."""
    word = deal(rules, state, desk.word)
    while state.round <= ROUNDS:
        while state.step != DONE:
            count = choices(rules, state, desk)
            if count > 2:
                word = following(word)
                move = desk.moves[number_below(word, best(rules, state, desk))]
            else:
                move = choice(desk, 0)
            step(rules, state, move)
        close(rules, state)
        word = deal(rules, state, word)
    desk.word = word
    return total(rules, state)


# many matches; match number n of a seed has a stream of its own


@kernel
def random_matches(rules: Rules, state: State, desk: Desk, seed: int, totals: Any) -> None:
    for number in range(totals.size):
        desk.word = mixed(seed, number)
        begin(rules, state, 0)
        totals[number] = play_random(rules, state, desk)


@kernel
def greedy_matches(rules: Rules, state: State, desk: Desk, seed: int, totals: Any) -> None:
    for number in range(totals.size):
        desk.word = mixed(seed, number)
        begin(rules, state, 0)
        totals[number] = play_greedy(rules, state, desk)
