"""The net does its sums right, learns what it is shown, and survives being written down."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from metroscribe.core.errors import UnknownName
from metroscribe.search.net import (
    POINTS,
    SAMPLE,
    Net,
    blank_like,
    new_layers,
    new_net,
    numbers,
    points_to_come,
    study,
)
from metroscribe.search.netfile import Subject, load, save
from metroscribe.search.training import LOG, Course, Training, tell
from metroscribe.texts import Words

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
    samples, gradient = np.zeros(1, SAMPLE), blank_like(new_net(PARTS, INPUTS))
    samples["part"], samples["count"], samples["target"] = 1, len(inputs), target
    samples["inputs"][0, : len(inputs)] = inputs
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
    subject = Subject("family/city", 1, "map", PARTS, numbers(INPUTS))
    save(net, tmp_path / "net.npz", subject)
    read = load(tmp_path / "net.npz", subject)
    assert [weights.shape for weights in read] == [weights.shape for weights in net]
    assert judged(read, 0, [3, 4]) == pytest.approx(judged(net, 0, [3, 4]), abs=0.05)


def test_inputs_are_found_by_their_names_and_one_that_is_unknown_is_refused_by_name(tmp_path: Path) -> None:
    net, names = new_net(PARTS, 3, seed=6), ("goals/a/1", "goals/b/1", "")
    made_for, path = Subject("family/city", 1, "map", PARTS, names), tmp_path / "net.npz"
    save(net, path, made_for)
    read = load(path, made_for._replace(inputs=("", "goals/b/1", "goals/a/1")))
    assert np.array_equal(read.rows, load(path, made_for).rows[:, [2, 1, 0]])
    assert not read.rows[:, 0].any()
    with pytest.raises(UnknownName, match="goals/c/1"):
        load(path, made_for._replace(inputs=("goals/a/1", "goals/c/1")))


@pytest.mark.parametrize(
    "change", [{"game": "family/town"}, {"rules": 2}, {"map": "another"}, {"parts": PARTS + 1}]
)
def test_a_net_is_refused_where_it_was_not_made_for_the_rules(change: dict[str, Any], tmp_path: Path) -> None:
    made_for = Subject("family/city", 1, "map", PARTS, numbers(INPUTS))
    save(new_net(PARTS, INPUTS), tmp_path / "net.npz", made_for)
    with pytest.raises(UnknownName) as refused:
        load(tmp_path / "net.npz", made_for._replace(**change))
    for language in ("en", "de", "es"):
        told = Words(language)(refused.value.text)
        assert "family/city, rules 1, map map" in told
        assert str(made_for._replace(**change)) in told


def test_a_sample_is_what_came_and_what_was_expected_in_their_shares() -> None:
    log, samples = np.zeros(1, LOG)[0], np.zeros(3, SAMPLE)
    log["turns"], log["samples"][:3] = 3, range(3)
    log["points"][:3], log["expected"][:3] = [10.0, 14.0, 15.0], [9.0, 5.0, 2.0]
    tell(log, 20.0, 0.0, samples)
    assert list(samples["target"]) == [4 + 5, 1 + 2, 5]
    tell(log, 20.0, 1.0, samples)
    assert list(samples["target"]) == [10, 6, 5]


def test_a_net_learns_what_it_is_shown_and_the_same_seed_learns_the_same() -> None:
    def play(_: Net, first: int, totals: np.ndarray, __: float, samples: np.ndarray) -> int:
        """A game of one turn: input k is worth k points."""
        for number in range(len(totals)):
            k = (first + number) % INPUTS
            samples["part"][number], samples["count"][number] = 0, 1
            samples["inputs"][number, 0], samples["target"][number] = k, k
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
