"""`metroscribe train`: a net learns a city by playing against itself, and is kept with the other nets."""

import csv
from pathlib import Path

from metroscribe import fast
from metroscribe.cli.command import Number, Option, command
from metroscribe.cli.options import GAME
from metroscribe.core.errors import NotAllowed
from metroscribe.games import registry
from metroscribe.texts import Words


@command(
    "train",
    "cli-train-help",
    GAME,
    Option("--matches", "cli-train-matches-help", "cli-value-number", Number(1)),
    Option("--seed", "cli-train-seed-help", "cli-value-number", Number(0), 1),
    Option("--out", "cli-train-out-help", "cli-value-file", Path),
    Option("--plain", "cli-train-plain-help"),
    section="cli-section-bots",
    example="{game} --matches 100000 --out mine.npz",
)
def train(words: Words, game: str, matches: int | None, seed: int, out: Path | None, plain: bool) -> None:
    """The net, and beside it its learning curve."""
    if (missing := fast.missing()) is not None:
        raise NotAllowed(missing.key, **missing.args)
    from metroscribe.cli.progress import progress
    from metroscribe.records import check_target
    from metroscribe.search import net_path
    from metroscribe.search.netfile import save
    from metroscribe.search.searchers import subject_of, training_of

    city = registry().load(game)
    subject = subject_of(city.rules(city.info.modules))
    file = out or net_path(city.info.id, plain)
    curve = file.with_suffix(".csv")
    check_target(file)
    check_target(curve)
    training = training_of(city, matches, seed, plain)
    with (
        curve.open("w", newline="") as told,
        progress(words("cli-training"), training.course.matches) as advance,
    ):
        rows, before = csv.writer(told, lineterminator="\n"), 0
        rows.writerow(("matches", "mean", "error"))
        for point in training.run():
            rows.writerow((point.matches, round(point.mean, 2), round(point.error, 3)))
            told.flush()
            advance(point.matches - before)
            before = point.matches
    save(training.learned(), file, subject)
    print(words("cli-trained", file=str(file), size=file.stat().st_size // 1000))
