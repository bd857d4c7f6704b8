"""How a server takes hold of its folder and of signals, and lets go of them."""

import signal
from pathlib import Path

import pytest

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.run import ended_by_signals, locked


def test_a_folder_has_one_server_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    for _ in range(2):
        with locked(folder):
            with pytest.raises(MetroscribeError) as refused, locked(folder):
                pass
            assert refused.value.text.key == "error-running"


def test_signals_are_as_before_when_the_server_has_ended() -> None:
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = [signal.getsignal(number) for number in numbers]
    with ended_by_signals():
        for number in numbers:
            with pytest.raises(SystemExit) as ended:
                signal.raise_signal(number)
            assert ended.value.code == 0
    assert [signal.getsignal(number) for number in numbers] == before
