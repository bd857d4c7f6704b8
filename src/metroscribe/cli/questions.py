"""What is asked in the terminal: which game, which real card, what to do."""

from collections.abc import Mapping

from rich.console import Console

from metroscribe.cli.showing import card_words
from metroscribe.core.cards import DECK, Card
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import whole
from metroscribe.games import registry
from metroscribe.texts import Words

LEAVING = ("q", "quit")


class Left(Exception):
    """Whoever plays has left the terminal."""


def ask(console: Console, prompt: str) -> str:
    try:
        return console.input(prompt, markup=False).strip()
    except (EOFError, KeyboardInterrupt):
        raise Left from None


def ask_game(console: Console, words: Words) -> str:
    """By number or name; Enter takes the first."""
    names = list(registry())
    listed = "\n".join(f"{number:>4}  {name}" for number, name in enumerate(names, 1))
    console.print(f"{words('cli-which-game')}\n{listed}", markup=False)
    answer = ask(console, "> ") or "1"
    return names[number - 1] if (number := whole(answer)) and 1 <= number <= len(names) else answer


def ask_card(console: Console, words: Words, rules: AnyRules, outcomes: Mapping[Card, int]) -> Card:
    """Somebody flipped a real card: which one was it? Numbers on cards are never numbers of a list."""
    cards = sorted(outcomes)
    key = "cli-person-flips" if cards[0].pile == DECK else "cli-person-deals"
    by_face = any(card.face.isdecimal() for card in cards)
    shown = [card.face if by_face else str(n) for n, card in enumerate(cards, 1)]
    width = max(4, *map(len, shown))
    listed = "\n".join(
        f"{sign:>{width}}  {card_words(words, rules, card)}" for sign, card in zip(shown, cards, strict=True)
    )
    console.print(f"{words(key, pile=cards[0].pile)}\n{listed}", markup=False)
    while True:
        answer = ask(console, "> ")
        if answer in LEAVING:
            raise Left
        if answer in shown:
            return cards[shown.index(answer)]
        if (named := Card(cards[0].pile, answer)) in outcomes:
            return named
        console.print(words("error-no-number", text=answer), markup=False)
