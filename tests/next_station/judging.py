"""The verdict of a solo match that ended with a given total."""

from unittest.mock import patch

from metroscribe.core.score import Entry, Score, Verdict
from metroscribe.games.next_station.city import City
from metroscribe.games.next_station.table import ROUNDS, Table


def verdict(city: City, total: int, modules: str = "") -> Verdict:
    rules = city.rules(modules.split())
    with patch.object(rules, "score", return_value=Score((Entry("line", total),))):
        outcome = rules.outcome(Table((rules.blank,), (), round=ROUNDS + 1))
    assert outcome is not None
    assert outcome.scores[0].total == total, "deductions leave the recorded total alone"
    assert outcome.verdict is not None
    return outcome.verdict
