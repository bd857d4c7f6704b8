"""What a match in the terminal shows: the sheet, the cards, the moves to choose from, the end."""

from collections.abc import Iterator
from typing import Any

from rich.console import Console

from metroscribe import draw
from metroscribe.cli.showing import card_words, left_in_deck, outcome_lines, score_lines
from metroscribe.core.cards import DECK
from metroscribe.core.match import Match
from metroscribe.core.text import Text, minus
from metroscribe.draw.lettering import signed
from metroscribe.texts import Words

HERE = 0
"""The seat of whoever sits at the terminal."""


class Screen:
    def __init__(self, console: Console, words: Words, match: Match) -> None:
        self.console, self.words = console, words
        self.match, self.rules = match, match.rules

    @property
    def preparing(self) -> bool:
        """Whether something is chosen before the match proper, one seat after the other."""
        return self.rules.preparing(self.match.table)

    def print(self, text: str) -> None:
        self.console.print(text, markup=False)

    def show_chosen(self) -> None:
        self.print("\n".join(self._chosen()))

    def _chosen(self) -> Iterator[str]:
        """What the others have chosen."""
        for seat in range(1, self.match.seats):
            for sheet, move in self.match.steps(seat):
                said = self.words(self.rules.wording.describe(self.match.table, sheet, move))
                yield f"{self.words('cli-seat', seat=seat + 1)}: {said}"

    def _board(self, highlight: tuple[str, ...] = ()) -> str:
        colour = self.console.is_terminal and self.console.color_system is not None
        shown = self.match.table, self.match.sheet(HERE)
        return draw.text(self.rules, *shown, colour=colour, highlight=highlight, words=self.words)

    def show(self, moves: tuple[Any, ...]) -> None:
        table, words = self.match.table, self.words
        targets = tuple(filter(None, map(self.rules.wording.target, moves)))
        self.console.out(self._board(targets), highlight=False)
        self.print(words(self.rules.wording.status(table, HERE)))
        flipped = [card for card in self.match.cards if card.pile == DECK]
        if shown := " + ".join(card_words(words, self.rules, card) for card in flipped):
            self.print(f"{words('cli-card')} {shown}")
        for card in self.match.cards[len(flipped) :]:
            self.print(f"  {words(Text(f'pile-{card.pile}'))}: {card_words(words, self.rules, card)}")
        question = self.rules.wording.question(table)
        for text in (*((question,) if question else ()), *self._in_force()):
            self.print(f"  {words(text)}")
        if not self.preparing:
            self._show_others_and_deck()
        for sheet, move in self.match.steps(HERE):
            self.print(f"  ✓ {words(self.rules.wording.describe(table, sheet, move))}")
        self.print("\n".join(self._choices()))

    def _in_force(self) -> Iterator[Text]:
        """What holds for this seat; what other pencils and later rounds bring is in the rules."""
        table, wording = self.match.table, self.rules.wording
        pencil = wording.pencil(table, self.match.sheet(HERE))
        for note in wording.notes(table):
            if note.scope != "later" and note.pencil in ("", pencil):
                yield note.text

    def _show_others_and_deck(self) -> None:
        if others := ", ".join(self._others()):
            self.print(f"{self.words('cli-others')} {others}")
        if left := left_in_deck(self.words, self.rules, self.match.table):
            self.print(f"{self.words('cli-in-deck')} {left}")
        for text in self.rules.wording.coming(self.match.table):
            self.print(f"  {self.words(text)}")

    def _others(self) -> Iterator[str]:
        """What the others' sheets were worth when the turn began."""
        for seat, sheet in enumerate(self.match.table.sheets):
            if seat != HERE:
                total = self.rules.score(self.match.table, sheet).total
                yield f"{self.words('cli-seat', seat=seat + 1)} {minus(total)}"

    def _choices(self) -> list[str]:
        """Every move with what it earns; what is chosen before the match proper earns nothing yet."""
        table, sheet = self.match.table, self.match.sheet(HERE)
        rows = []
        for number, (move, gain, *_) in enumerate(self.rules.choices(table, sheet), 1):
            said = self.words(self.rules.wording.describe(table, sheet, move))
            earned = "" if self.preparing else f" {signed(gain):>4}"
            rows.append(f"{number:>4}  {move!s:<9}{earned}  {said}")
        return rows

    def show_end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.console.out(self._board(), highlight=False)
        names = [
            self.words("cli-you"),
            *(self.words("cli-seat", seat=n + 1) for n in range(1, self.match.seats)),
        ]
        self.print("\n".join((*score_lines(self.words, outcome.scores[HERE]), "")))
        self.print("\n".join(outcome_lines(self.words, outcome, names)))
