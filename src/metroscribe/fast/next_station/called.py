"""The engine for callers to whom a call costs little: compiled once, and not made a part of them.

Play-outs make these kernels parts of themselves for speed; a search need not, and compiles faster.
"""

from metroscribe.fast.kernel import kernel
from metroscribe.fast.next_station import dealing, drawing
from metroscribe.fast.next_station.layout import Desk, Rules, State


@kernel
def legal(rules: Rules, state: State, desk: Desk) -> int:
    return drawing.legal(rules, state, desk)


@kernel
def step(rules: Rules, state: State, move: int) -> None:
    drawing.step(rules, state, move)


@kernel
def close(rules: Rules, state: State) -> None:
    dealing.close(rules, state)


@kernel
def reveal(rules: Rules, state: State, card: int) -> None:
    dealing.reveal(rules, state, card)
