"""How a net learns from matches against itself: temporal differences between the positions after its turns.

A generation of matches is played with the net as it is, and each position after a turn is a sample: the
points that came until the next one and what was then expected, or came, from there on. The net is then
adjusted to the samples, and the next generation is played with the better net. Chance alone makes the matches
differ.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.kernel import kernel
from metroscribe.search.net import SAMPLE, Layers, Net, Samples, adjust, blank_like, new_layers, study

SHARDS = 2
"""A generation and a batch are always split in so many, so the same seeds give the same net."""
TURNS = 256
"""Room for the turns of a match."""

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


LOG = np.dtype(
    [("turns", "i8"), ("points", "f8", TURNS), ("expected", "f8", TURNS), ("samples", "i8", TURNS)],
    align=True,
)
"""What a seat had after each of its turns, what it thought would come, and the number of the sample."""


@kernel
def note(
    log: Any, samples: Samples, count: int, part: int, layers: Layers, points: float, expected: float
) -> int:
    """Note the position after a turn as a further sample, if there is room; how many there are then."""
    if count == samples.size or log.turns == TURNS:
        return count
    sample = samples[count]
    sample.part, sample.count = part, layers.count
    for i in range(layers.count):
        sample.inputs[i] = layers.inputs[i]
    log.points[log.turns], log.expected[log.turns], log.samples[log.turns] = points, expected, count
    log.turns += 1
    return count + 1


@kernel
def tell(log: Any, final: float, trust: float, samples: Samples) -> None:
    """What the positions after the turns of a match came to, now that it is over."""
    then, expected, coming = final, 0.0, 0.0
    for turn in range(log.turns - 1, -1, -1):
        coming = then - log.points[turn] + (1 - trust) * expected + trust * coming
        samples[log.samples[turn]].target = coming
        then, expected = log.points[turn], log.expected[turn]


class Training:
    """A net while it learns. `plays` has one player for each shard, since each needs a desk of its own."""

    def __init__(self, net: Net, plays: Sequence[Play], samples_a_match: int, course: Course) -> None:
        self.net, self.plays, self.samples_a_match, self.course = net, plays, samples_a_match, course
        self.steps = 0
        self._gradients = [blank_like(net) for _ in range(SHARDS)]
        self._means, self._squares = blank_like(net), blank_like(net)

    def run(self) -> Iterator[Progress]:
        """One generation after the other; whoever stops asking stops the training."""
        course, size = self.course, self.course.generation // SHARDS
        rooms = [np.zeros(size * self.samples_a_match, SAMPLE) for _ in range(SHARDS)]
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
