"""How a net learns from matches against itself: temporal differences between the positions after its turns.

A generation of matches is played with the net as it is, and each position after a turn is a sample: the
points that came until the next one and what was then expected, or came, from there on. The net is then
adjusted to the samples, and the next generation is played with the better net. Chance alone makes the matches
differ.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.kernel import kernel
from metroscribe.search.net import Net, Samples, adjust, blank_like, new_layers, room_for, study

SHARDS = 2
"""A generation and a batch are always split in so many, so the same seeds give the same net."""

Play = Callable[[Net, int, Any, float, Samples], int]
"""Play matches from a number on, one for each place of an array of totals; write samples, say how many."""


class Course(NamedTuple):
    """How long and how fast to learn."""

    matches: int = 500_000
    generation: int = 2_000
    batch: int = 1_024
    rate: float = 0.002
    """The size of a step at first; it falls to almost nothing in a straight line."""
    trust: float = 0.7
    """How much of a sample is what came in the end, rather than what was expected a turn later (lambda)."""
    seed: int = 1


class Progress(NamedTuple):
    """A point of the learning curve: a generation, and how well the net foretold it."""

    matches: int
    mean: float
    error: float


@kernel
def trace(points: Any, expected: Any, final: float, turns: int, trust: float, targets: Any) -> None:
    """What the positions after the turns of a match came to.

    `points` and `expected` say what a position had and was thought to bring; `targets` what it did bring.
    """
    coming = final - points[turns - 1]
    targets[turns - 1] = coming
    for turn in range(turns - 2, -1, -1):
        coming = points[turn + 1] - points[turn] + (1 - trust) * expected[turn + 1] + trust * coming
        targets[turn] = coming


@dataclass
class Training:
    """A net while it learns. `plays` has one player for each shard, since each needs a desk of its own."""

    net: Net
    plays: list[Play]
    samples_a_match: int
    course: Course
    steps: int = 0
    _gradients: list[Net] = field(init=False)
    _means: Net = field(init=False)
    _squares: Net = field(init=False)

    def __post_init__(self) -> None:
        self._gradients = [blank_like(self.net) for _ in range(SHARDS)]
        self._means, self._squares = blank_like(self.net), blank_like(self.net)

    def run(self) -> Iterator[Progress]:
        """One generation after the other; whoever stops asking stops the training."""
        course, size = self.course, self.course.generation // SHARDS
        rooms = [room_for(size * self.samples_a_match) for _ in range(SHARDS)]
        totals = [np.zeros(size, np.int64) for _ in range(SHARDS)]
        order = np.random.default_rng(course.seed)
        with ThreadPoolExecutor(SHARDS) as pool:
            for first in range(0, course.matches, course.generation):

                def played(shard: int, first: int = first) -> int:
                    begin = first + shard * size
                    return self.plays[shard](self.net, begin, totals[shard], course.trust, rooms[shard])

                counts = list(pool.map(played, range(SHARDS)))
                rate = course.rate * (1 - first / course.matches)
                error = self._learn(pool, rooms, [order.permutation(count) for count in counts], rate)
                yield Progress(first + course.generation, float(np.mean(totals)), error)

    def learned(self) -> Net:
        """The net as it is now; what it was never told of counts nothing."""
        net = Net(*(weights.copy() for weights in self.net))
        net.rows[self._squares.rows == 0] = 0
        return net

    def _learn(self, pool: ThreadPoolExecutor, rooms: list[Samples], orders: list[Any], rate: float) -> float:
        """Go once through all samples in a random order; how far off the net was on average."""
        half, squares = self.course.batch // SHARDS, 0.0
        layers = [new_layers() for _ in range(SHARDS)]
        batches = min(map(len, orders)) // half
        for batch in range(batches):

            def studied(shard: int, batch: int = batch) -> float:
                chosen = orders[shard][batch * half : (batch + 1) * half]
                return study(self.net, self._gradients[shard], layers[shard], rooms[shard], chosen)

            squares += sum(pool.map(studied, range(SHARDS)))
            self._adjust(rate)
        return float((squares / max(1, batches * half * SHARDS)) ** 0.5)

    def _adjust(self, rate: float) -> None:
        self.steps += 1
        for weights, mean, square, *gradients in zip(
            self.net, self._means, self._squares, *self._gradients, strict=True
        ):
            whole = gradients[0]
            for other in gradients[1:]:
                whole += other
                other[:] = 0
            whole /= self.course.batch
            adjust(weights.ravel(), whole.ravel(), mean.ravel(), square.ravel(), rate, self.steps)
