"""`metroscribe train` leaves a net that the bot can use, and the curve of how it learned."""

import csv
from pathlib import Path

import pytest

from metroscribe import fast
from metroscribe.cli import main
from metroscribe.core.dealer import Seeded
from metroscribe.core.match import Match
from metroscribe.core.text import Text
from metroscribe.games import registry
from metroscribe.search.searchers import learned

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "game", [pytest.param("next-station/london", marks=pytest.mark.long), "voll-verplant/amsterdam"]
)
def test_a_net_and_its_curve_are_written(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "values.npz"
    with pytest.raises(SystemExit) as ended:
        main(["train", game, "--matches", "4000", "--plain", "--out", str(out), "--lang", "en"])
    assert not ended.value.code
    assert str(out) in capsys.readouterr().out.replace("\n", "")
    with out.with_suffix(".csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [int(row["matches"]) for row in rows] == [2000, 4000]
    monkeypatch.setattr("metroscribe.search.searchers.net_path", lambda *_: out)
    rules = registry().load(game).rules()
    assert learned(rules, Match(rules, Seeded("net")).table) is not None


def test_without_the_fast_engine_nothing_is_learned_and_nothing_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fast, "missing", lambda: Text("error-fast-missing", {"packages": "numba"}))
    with pytest.raises(SystemExit) as ended:
        main(["train", "london", "--out", str(tmp_path / "values.npz"), "--lang", "en"])
    assert ended.value.code
    assert "numba" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
