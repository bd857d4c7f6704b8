"""The net does its sums right, learns what it is shown, and survives being written down."""

from pathlib import Path

import numpy as np
import pytest

from metroscribe.search.net import (
    POINTS,
    Net,
    blank_like,
    load,
    new_layers,
    new_net,
    points_to_come,
    room_for,
    save,
    study,
)
from metroscribe.search.training import Course, Training, trace

pytestmark = pytest.mark.slow

PARTS, INPUTS = 2, 12


def judged(net: Net, part: int, inputs: list[int]) -> float:
    layers = new_layers()
    layers["count"] = len(inputs)
    layers["inputs"][: len(inputs)] = inputs
    return float(points_to_come(net, part, layers))


def test_a_judgement_is_the_sum_through_two_layers_of_ramps() -> None:
    net, inputs = new_net(PARTS, INPUTS, seed=3), [0, 5, 11]
    wide = np.maximum(0, net.wide[1] + net.rows[1, inputs].sum(axis=0))
    narrow = np.maximum(0, net.narrow[1] + wide @ net.second[1])
    assert judged(net, 1, inputs) == pytest.approx(POINTS * (net.last[1] + narrow @ net.third[1]), rel=1e-4)


def test_what_is_studied_is_the_slope_of_the_error() -> None:
    net, inputs, target = new_net(PARTS, INPUTS, seed=4), [1, 2, 7], 3.0
    samples, gradient = room_for(1), blank_like(new_net(PARTS, INPUTS))
    samples.parts[0], samples.counts[0], samples.targets[0] = 1, len(inputs), target
    samples.inputs[0, : len(inputs)] = inputs
    study(net, gradient, new_layers(), samples, np.zeros(1, np.int64))

    def loss() -> float:
        return float((judged(net, 1, inputs) - target) / POINTS) ** 2 / 2

    for weights, slopes in zip(net, gradient, strict=True):
        place = np.unravel_index(np.argmax(np.abs(slopes)), slopes.shape)
        before, tiny = weights[place], 1e-2
        weights[place] = before + tiny
        above = loss()
        weights[place] = before - tiny
        below = loss()
        weights[place] = before
        assert (above - below) / (2 * tiny) == pytest.approx(slopes[place], rel=0.05)


def test_a_net_is_the_same_after_saving_but_for_rounding(tmp_path: Path) -> None:
    net = new_net(PARTS, INPUTS, seed=5)
    save(net, tmp_path / "net.npz", "a game")
    read, about = load(tmp_path / "net.npz")
    assert about == "a game"
    assert read.shape == net.shape
    assert judged(read, 0, [3, 4]) == pytest.approx(judged(net, 0, [3, 4]), abs=0.05)


def test_a_sample_is_what_came_and_what_was_expected_in_their_shares() -> None:
    targets = np.zeros(3, np.float32)
    trace(np.array([10.0, 14.0, 15.0]), np.array([9.0, 5.0, 2.0]), 20.0, 3, 0.0, targets)
    assert list(targets) == [4 + 5, 1 + 2, 5]
    trace(np.array([10.0, 14.0, 15.0]), np.array([9.0, 5.0, 2.0]), 20.0, 3, 1.0, targets)
    assert list(targets) == [10, 6, 5]


def test_a_net_learns_what_it_is_shown_and_the_same_seed_learns_the_same() -> None:
    def play(_: Net, first: int, totals: np.ndarray, __: float, samples: object) -> int:
        """A game of one turn: input k is worth k points."""
        for number in range(len(totals)):
            k = (first + number) % INPUTS
            samples.parts[number], samples.counts[number] = 0, 1  # type: ignore[attr-defined]
            samples.inputs[number, 0], samples.targets[number] = k, k  # type: ignore[attr-defined]
        return len(totals)

    def learned() -> Net:
        course = Course(matches=40_000, generation=400, batch=64, rate=0.01, seed=6)
        training = Training(new_net(1, INPUTS, 6), [play, play], 1, course)
        for _ in training.run():
            pass
        return training.learned()

    one, other = learned(), learned()
    assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
    assert [judged(one, 0, [k]) for k in range(INPUTS)] == pytest.approx(list(range(INPUTS)), abs=0.5)
