"""Tables, scores and outcomes as lines for a terminal."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from metroscribe.core.cards import Card
from metroscribe.core.game import GameInfo
from metroscribe.core.match import Match
from metroscribe.core.rules import AnyRules
from metroscribe.core.score import Outcome, Score
from metroscribe.core.text import Text, minus
from metroscribe.draw.lettering import signed
from metroscribe.texts import Words


def card_words(words: Words, rules: AnyRules, card: Card) -> str:
    return words(rules.wording.say(card))


def mix_notes(words: Words, info: GameInfo) -> Iterator[str]:
    """What the rulebooks say of the chosen mix of modules."""
    for name in info.modules:
        yield words(Text(f"module-{name}", info.figures.get(name, {})))
    if info.modules:
        yield words(info.mixes[-1].text)


def score_lines(words: Words, score: Score) -> Iterator[str]:
    """The boxes of the score pad, and the total."""
    for entry in score:
        yield f"{minus(entry.points):>5}  {words(entry.text)}"
    yield f"{minus(score.total):>5}  {words('cli-total')}"


def worth_lines(words: Words, match: Match, seat: int, move: Any) -> Iterator[str]:
    """What a step would earn, where from, and what else it would bring about."""
    rules, table, sheet = match.rules, match.table, match.sheet(seat)
    drawn = rules.step(table, sheet, move)
    scores = before, after = match.score(seat), rules.score(table, drawn)
    for text, points in rules.wording.worth(table, sheet, drawn, scores):
        yield f"{signed(points):>5}  {words(text)}" if points else f"       {words(text)}"
    yield f"{signed(after.total - before.total):>5}  {words('cli-total')}"


def left_in_deck(words: Words, rules: AnyRules, table: Any) -> str:
    left = rules.undealt(table).items()
    counted = Counter({card_words(words, rules, card): number for card, number in left})
    return ", ".join(f"{number} × {name}" if number > 1 else name for name, number in sorted(counted.items()))


def outcome_lines(words: Words, outcome: Outcome, names: Sequence[str]) -> Iterator[str]:
    if outcome.verdict is not None:
        total = outcome.scores[0].total
        judged = outcome.verdict.judged
        shown: Any = "same" if judged == total else judged
        yield words("cli-solo-verdict", total=total, judged=shown, verdict=outcome.verdict.text)
        return
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        total = outcome.scores[seat].total
        yield words("cli-place", place=outcome.places[seat], name=names[seat], total=total)
    key = "cli-winner" if len(outcome.winners) == 1 else "cli-winners"
    winners = ", ".join(names[seat] for seat in outcome.winners)
    yield words(key, names=winners, total=outcome.scores[outcome.winners[0]].total)
