"""A page with the figures of a comparison: one file, without a script, light and dark."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path

from metroscribe.arena import plots
from metroscribe.arena.comparison import Comparison
from metroscribe.arena.figures import BotFigures, Difference, Figures
from metroscribe.arena.statistics import Estimate
from metroscribe.bots import FAULTS
from metroscribe.core.text import minus
from metroscribe.texts import Words

SET_WORDS = {"dev": "cli-arena-set-dev", "confirm": "cli-arena-set-confirm"}
STYLE = Path(__file__).with_name("report.css")


def write_report(words: Words, comparison: Comparison, figures: Figures, command: str) -> str:
    title = words("cli-arena-title", game=comparison.game)
    sections = "".join(_sections(words, comparison, figures))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{escape(title)}</title>\n'
        f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n<main>\n<h1>{escape(title)}</h1>\n"
        f"{_about(words, comparison)}<pre><code>{escape(command)}</code></pre>\n{sections}</main>\n</html>\n"
    )


def _about(words: Words, comparison: Comparison) -> str:
    facts = [
        ("cli-modules", ", ".join(comparison.modules) or "–"),
        ("cli-options", ", ".join(f"{name}={value}" for name, value in comparison.options.items()) or "–"),
        ("cli-seats", str(comparison.seats)),
        ("cli-arena-matches", str(comparison.matches)),
        ("cli-arena-seeds", f"{words(SET_WORDS[comparison.which])}, {comparison.seeds}"),
    ]
    shown = "".join(
        f"<div><dt>{escape(words(key))}</dt><dd>{escape(value)}</dd></div>" for key, value in facts
    )
    return f"<dl>{shown}</dl>\n"


def _sections(words: Words, comparison: Comparison, figures: Figures) -> Iterator[str]:
    points, bots, found = words("cli-arena-points"), figures.bots, figures.differences
    yield _bots(words, bots)
    if comparison.seats > 1:
        title = words("cli-arena-wins")
        yield _figure(title, plots.wins(bots, title, words("cli-arena-win-share")))
    if found:
        title = words("cli-arena-differences")
        yield _figure(title, plots.differences(found, title, points), words("cli-arena-differences-text"))
        yield _differences(words, found)
    title = words("cli-arena-distributions")
    yield _figure(title, plots.distributions(bots, title, points), words("cli-arena-distributions-text"))
    title = words("cli-arena-means")
    yield _figure(title, plots.means(bots, title, words("cli-arena-matches")), words("cli-arena-means-text"))
    title = words("cli-arena-times")
    yield _figure(
        title, plots.times(bots, title, words("cli-arena-milliseconds")), words("cli-arena-times-text")
    )


def _figure(title: str, picture: str, text: str = "") -> str:
    said = f"<p>{escape(text)}</p>\n" if text else ""
    return f"<h2>{escape(title)}</h2>\n{said}<figure>{picture}</figure>\n"


def _bots(words: Words, bots: Sequence[BotFigures]) -> str:
    heads = ["cli-bot", "cli-mean", "cli-standard-error", "cli-arena-interval", "cli-best", "cli-worst"]
    heads += ["cli-arena-win-share"] * any(bot.wins for bot in bots) + [
        "cli-arena-turn-time",
        "cli-arena-faults",
    ]
    rows = []
    for bot in bots:
        points = bot.points
        row = [bot.spec, plain(points.mean), f"{points.standard_error:.2f}", between(points)]
        row += [plots.shown(max(bot.scores)), plots.shown(min(bot.scores))]
        if bot.wins is not None:
            row.append(f"{100 * bot.wins.mean:.1f} %")
        rows.append([*row, f"{plots.shown(bot.time)} ms", faults_of(words, bot)])
    return _table([words(key) for key in heads], rows)


def _differences(words: Words, found: Sequence[Difference]) -> str:
    heads = ["cli-arena-pair", "cli-mean", "cli-standard-error", "cli-arena-interval", "cli-arena-shares"]
    rows = [
        [
            f"{difference.one} − {difference.other}",
            signed(difference.points.mean),
            f"{difference.points.standard_error:.2f}",
            between(difference.points, signed),
            f"{difference.better} / {difference.equal} / {difference.worse}",
        ]
        for difference in found
    ]
    return _table([words(key) for key in heads], rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(_line(*row) for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>\n'


def _line(name: str, *cells: str) -> str:
    shown = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(name)}</th>{shown}</tr>'


def signed(figure: float) -> str:
    return minus(f"{figure:+.2f}")


def plain(figure: float) -> str:
    return minus(f"{figure:.2f}")


def between(estimate: Estimate, write: Callable[[float], str] = plain) -> str:
    return f"{write(estimate.low)} … {write(estimate.high)}"


def faults_of(words: Words, bot: BotFigures) -> str:
    """By kind, such as "2 late"."""
    found = (f"{n} {words(key)}" for kind, key in FAULTS.items() if (n := bot.faults.get(kind)))
    return ", ".join(found) or "–"
