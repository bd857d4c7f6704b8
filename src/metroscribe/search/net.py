"""The neural network that judges positions: from inputs that are on or off to the points still to come.

Few inputs are on, so the first layer is a sum of rows. A net has several parts, one for each phase of a
match, and each part has weights of its own.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple

import numpy as np

from metroscribe.fast.kernel import inlined, kernel

WIDE, NARROW = 64, 32
"""The sizes of the hidden layers."""
ACTIVE = 384
"""Room for the inputs that are on at once."""
POINTS = 10.0
"""What 1 at the output means."""
CLIPPED = 1.0
"""Larger errors pull no harder than this."""
FIRST_MEAN, SECOND_MEAN, TINY = 0.9, 0.999, 1e-7
"""How Adam (Kingma and Ba, 2014) forgets."""


class Net(NamedTuple):
    """Weights, each with the part as its first index."""

    rows: Any
    wide: Any
    second: Any
    narrow: Any
    third: Any
    last: Any


LAYERS = np.dtype(
    [
        ("inputs", "u2", ACTIVE),
        ("count", "i8"),
        ("wide", "f4", WIDE),
        ("narrow", "f4", NARROW),
        ("wide_pull", "f4", WIDE),
        ("narrow_pull", "f4", NARROW),
    ],
    align=True,
)
"""Which inputs are on, and room for what a net makes of them."""

Layers = Any


def new_layers() -> Layers:
    return np.zeros(1, LAYERS)[0]


def new_net(parts: int, inputs: int, seed: int = 0) -> Net:
    """A net that has learned nothing yet."""
    random = np.random.default_rng(seed)

    def weights(scale: float, *shape: int) -> Any:
        return (random.standard_normal((parts, *shape)) * scale).astype(np.float32)

    def biases(*shape: int) -> Any:
        return np.full((parts, *shape), 0.1, np.float32)

    return Net(
        weights(0.05, inputs, WIDE),
        biases(WIDE),
        weights((2 / WIDE) ** 0.5, WIDE, NARROW),
        biases(NARROW),
        weights((1 / NARROW) ** 0.5, NARROW),
        np.zeros(parts, np.float32),
    )


def blank_like(net: Net) -> Net:
    return Net(*map(np.zeros_like, net))


# names

Axes = Mapping[str, Sequence[Sequence[str]]]
"""For each kind of input the names along each of its dimensions; "" where these rules have nothing."""


def input_names(axes: Axes) -> tuple[str, ...]:
    """The name of each input, such as `ends/1/C4`; "" for one that is never on under these rules."""
    places = ((kind, *place) for kind, names in axes.items() for place in product(*names))
    return tuple("/".join(place) if all(place) else "" for place in places)


def first_inputs(axes: Axes) -> Mapping[str, int]:
    """The number of the first input of each kind; `count`: of all inputs."""
    begins, count = dict[str, int](), 0
    for kind, names in axes.items():
        begins[kind] = count
        count += prod(map(len, names))
    return {**begins, "count": count}


def numbers(last: int, first: int = 1) -> tuple[str, ...]:
    return tuple(map(str, range(first, last + 1)))


# judging


@inlined
def put(layers: Layers, number: int) -> None:
    """This input is on."""
    layers.inputs[layers.count] = number
    layers.count += 1


@inlined
def put_up_to(layers: Layers, at: int, count: int, most: int) -> None:
    """A number, as so many inputs from a place on; `most` are all there are."""
    for number in range(min(count, most)):
        put(layers, at + number)


@inlined
def concluded(net: Net, part: int, wide: Any, narrow: Any) -> float:
    """What the net makes of its first layer, in points; `narrow` is room for the second."""
    for k in range(NARROW):
        narrow[k] = net.narrow[part, k]
    for j in range(WIDE):
        if wide[j] > 0:
            for k in range(NARROW):
                narrow[k] += wide[j] * net.second[part, j, k]
    out = net.last[part]
    for k in range(NARROW):
        if narrow[k] > 0:
            out += narrow[k] * net.third[part, k]
    return POINTS * out


@inlined
def add_up(net: Net, part: int, layers: Layers, wide: Any) -> None:
    """The first layer: the rows of the inputs that are on."""
    for j in range(WIDE):
        wide[j] = net.wide[part, j]
    for i in range(layers.count):
        row = layers.inputs[i]
        for j in range(WIDE):
            wide[j] += net.rows[part, row, j]


@kernel
def points_to_come(net: Net, part: int, layers: Layers) -> float:
    """What the net makes of the inputs."""
    add_up(net, part, layers, layers.wide)
    return concluded(net, part, layers.wide, layers.narrow)


# learning


@kernel
def _pull(net: Net, gradient: Net, part: int, layers: Layers, error: float) -> None:
    """Add to the gradient what the last judgement had to do with its error."""
    pull = np.float32(error)
    wide, narrow, wide_pull, narrow_pull = layers.wide, layers.narrow, layers.wide_pull, layers.narrow_pull
    gradient.last[part] += pull
    for k in range(NARROW):
        narrow_pull[k] = 0
        if narrow[k] > 0:
            gradient.third[part, k] += pull * narrow[k]
            narrow_pull[k] = pull * net.third[part, k]
            gradient.narrow[part, k] += narrow_pull[k]
    for j in range(WIDE):
        wide_pull[j] = 0
        if wide[j] > 0:
            for k in range(NARROW):
                wide_pull[j] += narrow_pull[k] * net.second[part, j, k]
                gradient.second[part, j, k] += wide[j] * narrow_pull[k]
            gradient.wide[part, j] += wide_pull[j]
    for i in range(layers.count):
        row = layers.inputs[i]
        for j in range(WIDE):
            gradient.rows[part, row, j] += wide_pull[j]


SAMPLE = np.dtype([("part", "i8"), ("inputs", "u2", ACTIVE), ("count", "i8"), ("target", "f4")], align=True)
"""A position, and the points that came."""

Samples = Any


@kernel
def study(net: Net, gradient: Net, layers: Layers, samples: Samples, chosen: Any) -> float:
    """Add up the gradient of these samples; the sum of their squared errors, in points."""
    squares = 0.0
    for number in chosen:
        sample = samples[number]
        layers.count = sample.count
        for i in range(layers.count):
            layers.inputs[i] = sample.inputs[i]
        error = points_to_come(net, sample.part, layers) - sample.target
        squares += error * error
        _pull(net, gradient, sample.part, layers, min(CLIPPED, max(-CLIPPED, error / POINTS)))
    return squares


@kernel
def adjust(weights: Any, gradient: Any, mean: Any, square: Any, rate: float, steps: int) -> None:
    """One step of Adam; the gradient, which is blank afterwards, is that of a mean."""
    first, second, one = np.float32(FIRST_MEAN), np.float32(SECOND_MEAN), np.float32(1)
    stride = np.float32(rate * np.sqrt(1 - SECOND_MEAN**steps) / (1 - FIRST_MEAN**steps))
    tiny = np.float32(TINY)
    for i in range(weights.size):
        pull = gradient[i]
        gradient[i] = 0
        mean[i] = first * mean[i] + (one - first) * pull
        square[i] = second * square[i] + (one - second) * pull * pull
        weights[i] -= stride * mean[i] / (np.sqrt(square[i]) + tiny)
