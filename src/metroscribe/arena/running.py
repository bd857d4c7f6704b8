"""Playing what is still missing of a comparison, in this process or in several."""

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from multiprocessing.util import Finalize

from metroscribe.arena.comparison import Comparison, Pairing
from metroscribe.arena.playing import play_measured
from metroscribe.arena.results import Results, Row
from metroscribe.bots import Bot, bot
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.game import Options

PATCH = 32
"""So many matches are handed out at once;"""
PATCH_SECONDS = 0.5
"""and given back after so long, played or not: little is lost when a run is killed."""


class Player:
    """Rules and bots, loaded once for many matches."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison, self.rules = comparison, comparison.rules()
        self.options = Options(comparison.options)
        self._bots: dict[str, Bot] = {}

    def bot(self, spec: str) -> Bot:
        if spec not in self._bots:
            self._bots[spec] = bot(spec)
            self._bots[spec].prepare()
        return self._bots[spec]

    def play(self, pairing: Pairing) -> Row:
        bots = [self.bot(spec) for spec in pairing.lineup]
        match, efforts = play_measured(self.rules, bots, self.comparison.seed(pairing.number), self.options)
        assert match.outcome is not None
        return Row(
            pairing.number,
            pairing.lineup,
            tuple(score.total for score in match.outcome.scores),
            match.outcome.places,
            tuple(effort.turns for effort in efforts),
            tuple(round(effort.seconds, 6) for effort in efforts),
            tuple(round(effort.slowest, 6) for effort in efforts),
            tuple(dict(effort.faults) for effort in efforts),
        )

    def close(self) -> None:
        for one in self._bots.values():
            one.close()


def run(
    comparison: Comparison, results: Results, jobs: int = 1, advance: Callable[[int], None] = lambda _: None
) -> None:
    """Every match of the comparison has its row when this returns."""
    missing = [pairing for pairing in comparison.pairings() if pairing not in results.rows]
    advance(comparison.matches * len(comparison.lineups) - len(missing))
    played = _here(comparison, missing) if jobs == 1 else _elsewhere(comparison, missing, jobs)
    for rows in played:
        results.add(rows)
        advance(len(rows))


def _here(comparison: Comparison, missing: Sequence[Pairing]) -> Iterator[list[Row]]:
    player = Player(comparison)
    try:
        while missing:
            rows = _patch(player, missing)
            missing = missing[len(rows) :]
            yield rows
    finally:
        player.close()


def _patch(player: Player, pairings: Sequence[Pairing]) -> list[Row]:
    """The first of them, as many as can be played in a moment; at least one."""
    rows, until = list[Row](), time.monotonic() + PATCH_SECONDS
    for pairing in pairings[:PATCH]:
        rows.append(player.play(pairing))
        if time.monotonic() >= until:
            break
    return rows


# in other processes


def _elsewhere(comparison: Comparison, missing: Sequence[Pairing], jobs: int) -> Iterator[list[Row]]:
    """Patches go out to whoever is free; what comes back unplayed goes out again."""
    left = list(reversed(missing))
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (comparison,)) as pool:
        out: dict[Future[list[Row]], list[Pairing]] = {}
        try:
            while left or out:
                while left and len(out) < jobs:
                    patch = [left.pop() for _ in range(min(PATCH, 1 + len(left) // jobs, len(left)))]
                    out[pool.submit(_work, patch)] = patch
                done, _ = wait(out, return_when=FIRST_COMPLETED)
                for future in done:
                    rows, patch = future.result(), out.pop(future)
                    left += reversed(patch[len(rows) :])
                    yield rows
        except BrokenProcessPool as error:
            raise MetroscribeError("error-arena-worker") from error
        finally:
            pool.shutdown(cancel_futures=True)


_player: Player | None = None


def _begin(comparison: Comparison) -> None:
    """In the new process: the rules, the bots, and an eye on whoever began it."""
    global _player
    _player = Player(comparison)
    Finalize(None, _player.close, exitpriority=1)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A run that was killed leaves nobody behind."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    if _player is not None:
        _player.close()
    os._exit(1)


def _work(patch: Sequence[Pairing]) -> list[Row]:
    assert _player is not None
    return _patch(_player, patch)
