"""Pictures of figures, drawn here: SVG without a script, in the colours of the page that shows them.

Series differ by colour, by dash and by the name written beside them, never by colour alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from math import ceil, floor, log10

from metroscribe.arena.figures import BotFigures, Difference
from metroscribe.arena.statistics import Estimate, quantile, running

WIDTH = 760
LEFT, RIGHT = 190, 30
"""Room for names, and for what stands at the end of an axis."""
ROW, FOOT = 46, 44
CHART = 300
SHADES = 8
"""Colours and dashes that the page knows."""
LONGEST_NAME = 26
MOST_POINTS = 240


@dataclass(frozen=True, slots=True)
class Scale:
    """From figures to places on the paper."""

    low: float
    high: float
    start: float
    end: float
    log: bool = False

    def __call__(self, figure: float) -> float:
        low, high, at = (self._even(value) for value in (self.low, self.high, figure))
        return self.start + (at - low) / ((high - low) or 1) * (self.end - self.start)

    def _even(self, figure: float) -> float:
        return log10(max(figure, 1e-9)) if self.log else figure

    def ticks(self) -> list[float]:
        if self.log:
            return [10.0**power for power in range(floor(log10(self.low)), ceil(log10(self.high)) + 1)]
        step = nice_step(self.high - self.low)
        first = ceil(self.low / step - 1e-9)
        return [number * step for number in range(first, floor(self.high / step + 1e-9) + 1)]


def nice_step(span: float) -> float:
    """1, 2 or 5 times a power of ten, so that there are about six of them."""
    rough = max(span, 1e-9) / 6
    power = 10.0 ** floor(log10(rough))
    return next((factor * power for factor in (1, 2, 5) if factor * power >= rough), 10 * power)


def linear(figures: Sequence[float], start: float, end: float) -> Scale:
    """A scale with a little room at both sides."""
    low, high = min(figures), max(figures)
    room = (high - low) * 0.04 or 1.0
    return Scale(low - room, high + room, start, end)


def shown(figure: float) -> str:
    """At most three digits behind the point, with a minus that is as wide as a plus."""
    return f"{figure:.3f}".rstrip("0").rstrip(".").replace("-", "−")


@dataclass(slots=True)
class Picture:
    height: float
    title: str
    described: str
    parts: list[str] = field(default_factory=list)

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>')

    def text(self, x: float, y: float, text: str, kind: str = "", whole: str = "") -> None:
        hint = f"<title>{escape(whole)}</title>" if whole and whole != text else ""
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}{hint}</text>')

    def dot(self, x: float, y: float, kind: str) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" class="{kind}"/>')

    def box(self, x: float, y: float, width: float, height: float, kind: str, hint: str = "") -> None:
        about = f"<title>{escape(hint)}</title>" if hint else ""
        place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        self.parts.append(f'<rect {place} class="{kind}">{about}</rect>')

    def path(self, points: Sequence[tuple[float, float]], kind: str, closed: bool = False) -> None:
        places = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        self.parts.append(f'<path d="M{places}{"Z" if closed else ""}" class="{kind}"/>')

    def across(
        self, scale: Scale, top: float, bottom: float, unit: str, label: Callable[[float], str]
    ) -> None:
        """A horizontal axis with lines through the picture."""
        for tick in scale.ticks():
            if scale.start - 0.5 <= scale(tick) <= scale.end + 0.5:
                self.line(scale(tick), top, scale(tick), bottom, "grid")
                self.text(scale(tick), bottom + 16, label(tick), "tick middle")
        self.text((scale.start + scale.end) / 2, bottom + 36, unit, "unit middle")

    def name(self, y: float, text: str, number: int) -> None:
        short = text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 1]}…"
        self.line(6, y - 4, 22, y - 4, f"key s{number % SHADES}")
        self.text(28, y, short, "name", text)

    def __str__(self) -> str:
        size = f'viewBox="0 0 {WIDTH} {self.height:.0f}"'
        about = f"<title>{escape(self.title)}</title><desc>{escape(self.described)}</desc>"
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{about}{"".join(self.parts)}</svg>'


def _rows(count: int, title: str, described: str) -> tuple[Picture, float]:
    """A picture with a row for each of so many, and where the rows end."""
    bottom = 10 + ROW * count
    return Picture(bottom + FOOT, title, described), bottom


def distributions(bots: Sequence[BotFigures], title: str, unit: str) -> str:
    """How often each bot had which score: bars, and a stroke at the mean."""
    scores = [score for bot in bots for score in bot.scores]
    step = max(1, round(nice_step(max(scores) - min(scores) or 1) / 4))
    low, high = min(scores) // step * step, (max(scores) // step + 1) * step
    scale = Scale(low, high, LEFT, WIDTH - RIGHT)
    described = "; ".join(f"{bot.spec}: {shown(bot.points.mean)}" for bot in bots)
    picture, bottom = _rows(len(bots), title, described)
    picture.across(scale, 6, bottom, unit, shown)
    counted = [_counted(bot.scores, low, step) for bot in bots]
    shares = [[n / len(bot.scores) for n in counts] for bot, counts in zip(bots, counted, strict=True)]
    most = max(share for row in shares for share in row)
    for number, (bot, row) in enumerate(zip(bots, shares, strict=True)):
        base = 10 + ROW * (number + 1) - 6
        picture.name(base - 10, bot.spec, number)
        for place, share in enumerate(row):
            if share:
                start, end = low + place * step, low + (place + 1) * step
                height = (ROW - 10) * share / most
                hint = f"{shown(start)}–{shown(end - 1)}: {100 * share:.1f} %"
                picture.box(
                    scale(start) + 0.5,
                    base - height,
                    scale(end) - scale(start) - 1,
                    height,
                    f"bar f{number % SHADES}",
                    hint,
                )
        mean = scale(bot.points.mean)
        picture.line(mean, base - ROW + 8, mean, base + 3, "mean")
    return str(picture)


def _counted(scores: Sequence[int], low: int, step: int) -> list[int]:
    counts = [0] * ((max(scores) - low) // step + 1)
    for score in scores:
        counts[(score - low) // step] += 1
    return counts


def differences(found: Sequence[Difference], title: str, unit: str) -> str:
    """The mean of each paired difference with its interval, over the range of most single ones."""
    spread = [(quantile(d.by_match, 0.05), quantile(d.by_match, 0.95)) for d in found]
    ends = [end for d in found for end in (d.points.low, d.points.high)]
    scale = linear([0.0, *ends, *(end for pair in spread for end in pair)], LEFT + 60, WIDTH - RIGHT)
    described = "; ".join(f"{d.one} − {d.other}: {estimated(d.points)}" for d in found)
    picture, bottom = _rows(len(found), title, described)
    picture.across(scale, 6, bottom, unit, shown)
    picture.line(scale(0), 6, scale(0), bottom, "zero")
    for number, (difference, (low, high)) in enumerate(zip(found, spread, strict=True)):
        y = 10 + ROW * number + ROW / 2
        picture.text(6, y - 4, difference.one, "name")
        picture.text(6, y + 12, f"− {difference.other}", "name")
        picture.line(scale(low), y, scale(high), y, "spread")
        interval(picture, scale, difference.points, y, 0)
    return str(picture)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def rounded(figure: float) -> str:
    return shown(round(figure, 2))


def interval(
    picture: Picture,
    scale: Scale,
    estimate: Estimate,
    y: float,
    number: int,
    label: Callable[[float], str] = rounded,
) -> None:
    kind = f"interval c{number % SHADES}"
    picture.line(scale(estimate.low), y, scale(estimate.high), y, kind)
    for end in (estimate.low, estimate.high):
        picture.line(scale(end), y - 6, scale(end), y + 6, kind)
    picture.dot(scale(estimate.mean), y, f"f{number % SHADES}")
    picture.text(scale(estimate.mean), y - 9, label(estimate.mean), "tick middle")


def estimated(estimate: Estimate) -> str:
    mean, low, high = (rounded(end) for end in (estimate.mean, estimate.low, estimate.high))
    return f"{mean} ({low} … {high})"


def means(bots: Sequence[BotFigures], title: str, across: str) -> str:
    """How the means settle as more matches are played, each with its interval."""
    tracks = [_thinned(list(running(bot.by_match))) for bot in bots]
    settled = [[e for e in track if e.count >= min(8, track[-1].count)] for track in tracks]
    figures = [end for track in settled for e in track for end in (e.low, e.high)]
    right = WIDTH - RIGHT - 150
    down, along = linear(figures, CHART, 12), Scale(0, tracks[0][-1].count, 60, right)
    picture = Picture(CHART + FOOT, title, "; ".join(f"{b.spec}: {estimated(b.points)}" for b in bots))
    picture.across(along, 12, CHART, across, shown)
    for tick in down.ticks():
        picture.line(60, down(tick), right, down(tick), "grid")
        picture.text(54, down(tick) + 4, shown(tick), "tick end")
    for number, track in enumerate(settled):
        upper = [(along(e.count), down(e.high)) for e in track]
        lower = [(along(e.count), down(e.low)) for e in reversed(track)]
        picture.path([*upper, *lower], f"band f{number % SHADES}", closed=True)
        picture.path([(along(e.count), down(e.mean)) for e in track], f"track s{number % SHADES}")
    for number, y in _apart([down(track[-1].mean) for track in settled]):
        spec = bots[number].spec
        short = spec if len(spec) <= LONGEST_NAME - 4 else f"{spec[: LONGEST_NAME - 5]}…"
        picture.text(right + 8, y + 4, short, "name", spec)
    return str(picture)


def _thinned(track: list[Estimate]) -> list[Estimate]:
    step = max(1, len(track) // MOST_POINTS)
    return [*track[:-1:step], track[-1]]


def _apart(places: Sequence[float], room: float = 15) -> list[tuple[int, float]]:
    """The places in order, moved down where names would stand on one another."""
    found: list[tuple[int, float]] = []
    for number in sorted(range(len(places)), key=lambda n: places[n]):
        lowest = found[-1][1] + room if found else 0.0
        found.append((number, max(places[number], lowest)))
    return found


def times(bots: Sequence[BotFigures], title: str, unit: str) -> str:
    """The time of a turn: its mean, where most matches lie, and the slowest single one."""
    every = [time for bot in bots for time in (*bot.times, bot.slowest)]
    low, high = 10.0 ** floor(log10(max(min(every), 1e-4))), 10.0 ** ceil(log10(max(*every, 1e-3)))
    scale = Scale(low, high if high > low else low * 10, LEFT, WIDTH - RIGHT, log=True)
    described = "; ".join(f"{bot.spec}: {shown(bot.time)} ms" for bot in bots)
    picture, bottom = _rows(len(bots), title, described)
    picture.across(scale, 6, bottom, unit, shown)
    for number, bot in enumerate(bots):
        y = 10 + ROW * number + ROW / 2
        picture.name(y + 4, bot.spec, number)
        picture.line(
            scale(quantile(bot.times, 0.05)),
            y,
            scale(quantile(bot.times, 0.95)),
            y,
            f"interval c{number % SHADES}",
        )
        picture.line(scale(bot.slowest), y - 7, scale(bot.slowest), y + 7, "mean")
        picture.dot(scale(bot.time), y, f"f{number % SHADES}")
        picture.text(scale(bot.time), y - 9, shown(bot.time), "tick middle")
    return str(picture)


def wins(bots: Sequence[BotFigures], title: str, unit: str) -> str:
    """The share of the wins of each bot with its interval."""
    scale = Scale(0, 1, LEFT, WIDTH - RIGHT)
    estimates = [bot.wins for bot in bots]
    described = "; ".join(f"{b.spec}: {estimated(e)}" for b, e in zip(bots, estimates, strict=True) if e)
    picture, bottom = _rows(len(bots), title, described)
    picture.across(scale, 6, bottom, unit, percent)
    for number, (bot, estimate) in enumerate(zip(bots, estimates, strict=True)):
        y = 10 + ROW * number + ROW / 2
        picture.name(y + 4, bot.spec, number)
        if estimate is not None:
            picture.box(LEFT, y - 3, scale(estimate.mean) - LEFT, 6, f"bar f{number % SHADES}")
            interval(picture, scale, estimate, y, number, percent)
    return str(picture)
