"""`metroscribe train`: a net learns a city by playing against itself, and is kept with the other nets."""

import csv
from pathlib import Path
from typing import NamedTuple

from metroscribe import fast
from metroscribe.cli.progress import progress
from metroscribe.core.errors import NotAllowed
from metroscribe.games import registry
from metroscribe.records import check_target
from metroscribe.search import net_path
from metroscribe.texts import Words


class Setup(NamedTuple):
    """What the command line asked for."""

    game: str
    matches: int | None
    seed: int
    out: Path | None = None
    plain: bool = False


def train_net(words: Words, setup: Setup) -> None:
    """The net, and beside it its learning curve."""
    if (missing := fast.missing()) is not None:
        raise NotAllowed(missing.key, **missing.args)
    from metroscribe.search.netfile import save
    from metroscribe.search.searchers import subject_of, training_of

    game = registry().load(setup.game)
    subject = subject_of(game.rules(game.info.modules))
    out = setup.out or net_path(game.info.id, setup.plain)
    curve = out.with_suffix(".csv")
    check_target(out)
    check_target(curve)
    training = training_of(game, setup.matches, setup.seed, setup.plain)
    with (
        curve.open("w", newline="") as file,
        progress(words("cli-training"), training.course.matches) as advance,
    ):
        rows, before = csv.writer(file, lineterminator="\n"), 0
        rows.writerow(("matches", "mean", "error"))
        for point in training.run():
            rows.writerow((point.matches, round(point.mean, 2), round(point.error, 3)))
            file.flush()
            advance(point.matches - before)
            before = point.matches
    save(training.learned(), out, subject)
    print(words("cli-trained", file=str(out), size=out.stat().st_size // 1000))
