"""`metroscribe play`: a match in the terminal, alone or against bots, with seeded or real cards."""

import secrets
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from metroscribe import draw
from metroscribe.bots import FAULTS, bot, play_turn, resolved
from metroscribe.cli.loading import load_record, load_rules
from metroscribe.cli.preparing import prepare
from metroscribe.cli.showing import card_words, left_in_deck, mix_notes, outcome_lines, score_lines
from metroscribe.core.cards import DECK, Card
from metroscribe.core.dealer import Dealer, Person, Seeded
from metroscribe.core.errors import MetroscribeError, UnknownName
from metroscribe.core.game import Options
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.text import Text, whole
from metroscribe.games import registry
from metroscribe.records import check_target, read_record, replay, save_text, write_record
from metroscribe.texts import Words

LEAVING = ("q", "quit")
HERE = 0
"""The seat of whoever sits at the terminal."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What the command line asked for."""

    game: str | None = None
    modules: tuple[str, ...] = ()
    seats: int = 1
    bot: str = "greedy"
    seed: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    map_file: Path | None = None
    resume: Path | None = None
    record: Path | None = None
    real_cards: bool = False


class Left(Exception):
    """Whoever plays has left the terminal."""


def play_terminal(words: Words, setup: Setup) -> None:
    console = Console(highlight=False)
    resolved(setup.bot)  # before anything is asked or written
    try:
        with closing(Terminal(console, words, setup)) as terminal:
            terminal.run()
    except Left:
        console.print(f"\n{words('cli-left')}", markup=False)


class Terminal:
    def __init__(self, console: Console, words: Words, setup: Setup) -> None:
        self.console, self.words = console, words
        self.record_file = setup.record
        if setup.record is not None:
            check_target(setup.record)
        self.seed = None if setup.real_cards else setup.seed or secrets.token_hex(8)
        self.match = self._resumed(setup) if setup.resume else self._new(setup)
        self.stream = Stream(self.seed or "real cards", "terminal")
        self.bot = bot(setup.bot, self.match.rules.info.id)

    def close(self) -> None:
        self.bot.close()

    # setting up

    def _new(self, setup: Setup) -> Match:
        game = setup.game or self._ask_game()
        self.rules, self.words = load_rules(self.words, game, setup.modules, setup.map_file)
        return Match(self.rules, self._dealer(), setup.seats, Options(setup.options))

    def _resumed(self, setup: Setup) -> Match:
        assert setup.resume is not None
        if setup.modules or setup.seats != 1 or setup.seed or setup.options:
            raise UnknownName("error-resume-options")
        record = read_record(setup.resume)
        if setup.game is not None and registry().find(setup.game).id != record.game:
            file = str(setup.resume)
            raise UnknownName("error-other-game", file=file, saved=record.game, name=setup.game)
        self.rules, self.words = load_record(self.words, setup.resume, record, setup.map_file)
        self.seed = record.seed
        if record.seed is None and not setup.real_cards:
            raise UnknownName("error-saved-real", file=str(setup.resume))
        return replay(setup.resume, record, self.rules, then=self._dealer())

    def _dealer(self) -> Dealer:
        return Person(self._ask_card) if self.seed is None else Seeded(self.seed)

    def _ask_game(self) -> str:
        """By number or name; Enter takes the first."""
        names = list(registry())
        listed = "\n".join(f"{number:>4}  {name}" for number, name in enumerate(names, 1))
        self._print(f"{self.words('cli-which-game')}\n{listed}")
        answer = self._ask("> ") or "1"
        return names[number - 1] if (number := whole(answer)) and 1 <= number <= len(names) else answer

    def _ask_card(self, outcomes: Mapping[Card, int]) -> Card:
        """Somebody flipped a real card: which one was it? Numbers on cards are never numbers of a list."""
        cards = sorted(outcomes)
        key = "cli-person-flips" if cards[0].pile == DECK else "cli-person-deals"
        by_face = any(card.face.isdecimal() for card in cards)
        shown = [card.face if by_face else str(n) for n, card in enumerate(cards, 1)]
        width = max(4, *map(len, shown))
        listed = "\n".join(
            f"{sign:>{width}}  {card_words(self.words, self.rules, card)}"
            for sign, card in zip(shown, cards, strict=True)
        )
        self.console.print(f"{self.words(key, pile=cards[0].pile)}\n{listed}", markup=False)
        while True:
            answer = self._ask("> ")
            if answer in LEAVING:
                raise Left
            if answer in shown:
                return cards[shown.index(answer)]
            if (named := Card(cards[0].pile, answer)) in outcomes:
                return named
            self.console.print(self.words("error-no-number", text=answer), markup=False)

    def _ask(self, prompt: str) -> str:
        try:
            return self.console.input(prompt, markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    # playing

    def run(self) -> None:
        if len(self.match.table.sheets) > 1:
            prepare(self.words, [self.bot])
        for note in mix_notes(self.words, self.rules.info):
            self._print(note)
        try:
            while not self.match.over:
                self._bots()
                if self._preparing and not self.match.legal(HERE):
                    self._print("\n".join(self._chosen()))
                else:
                    self._turn()
                self.match.close()
        except Left:
            if self.record_file is not None:
                self._save(self.record_file)
            raise
        self._end()

    @property
    def _preparing(self) -> bool:
        """Whether something is chosen before the match proper, one seat after the other."""
        return self.rules.preparing(self.match.table)

    def _chosen(self) -> Iterator[str]:
        """What the others have chosen."""
        for seat in range(1, self.match.seats):
            for sheet, move in self.match.steps(seat):
                said = self.words(self.rules.wording.describe(self.match.table, sheet, move))
                yield f"{self.words('cli-seat', seat=seat + 1)}: {said}"

    def _bots(self) -> None:
        for seat in range(1, self.match.seats):
            play_turn(self.match, seat, self.bot, self.stream)
        for fault in self.bot.faults():
            kind = Text(FAULTS[fault.kind])
            self._print(self.words("cli-bot-fault", fault=kind, turn=fault.turn, detail=fault.detail))

    def _turn(self) -> None:
        """Until the seat is done and says so; until then everything can be taken back."""
        shown = None
        while True:
            moves, staged = self.match.legal(HERE), self.match.staged(HERE)
            if staged != shown:
                self._show(moves)
                shown = staged
            answer = self._ask(f"{self.words('cli-prompt' if moves else self._go_on)} > ")
            if not moves and not answer:
                return
            try:
                self._answer(answer, moves)
            except MetroscribeError as error:
                self.console.print(self.words(error.text), style="bold", markup=False)

    @property
    def _go_on(self) -> str:
        return "cli-prompt-chosen" if self._preparing else "cli-prompt-flip"

    def _answer(self, answer: str, moves: tuple[Any, ...]) -> None:
        """A command is answered below the sheet; a step changes it, and it is shown anew."""
        command, _, rest = answer.partition(" ")
        match command:
            case "b" | "back":
                self.match.take_back(HERE)
            case _ if command in LEAVING:
                raise Left
            case "?" | "help" | "":
                self._print(self.words("cli-help-play"))
            case "score":
                score = self.rules.score(self.match.table, self.match.sheet(HERE))
                self._print("\n".join(score_lines(self.words, score)))
            case "save":
                self._save(Path(rest.strip() or "match.txt"))
            case number if (chosen := whole(number)) and 1 <= chosen <= len(moves):
                self.match.stage(HERE, moves[chosen - 1])
            case number if number.isdecimal():
                key = "error-no-number" if moves else "rule-turn-done"
                raise UnknownName(key, text=number)
            case _:
                for text in answer.split(","):
                    self.match.stage(HERE, self.rules.parse(text.strip()))

    def _save(self, file: Path) -> None:
        save_text(file, write_record(self.match, seed=self.seed))
        options = "" if self.seed is not None else " --real-cards"
        self._print(self.words("cli-saved", file=str(file), options=options))

    # showing

    def _print(self, text: str) -> None:
        self.console.print(text, markup=False)

    def _board(self, highlight: tuple[str, ...] = ()) -> str:
        colour = self.console.is_terminal and self.console.color_system is not None
        sheet = self.match.sheet(HERE)
        return draw.text(self.rules, self.match.table, sheet, colour=colour, highlight=highlight)

    def _show(self, moves: tuple[Any, ...]) -> None:
        table, words = self.match.table, self.words
        targets = tuple(filter(None, map(self.rules.wording.target, moves)))
        self.console.out(self._board(targets), highlight=False)
        self._print(words(self.rules.wording.status(table, HERE)))
        flipped = [card for card in self.match.cards if card.pile == DECK]
        if shown := " + ".join(card_words(words, self.rules, card) for card in flipped):
            self._print(f"{words('cli-card')} {shown}")
        for card in self.match.cards[len(flipped) :]:
            self._print(f"  {words(Text(f'pile-{card.pile}'))}: {card_words(words, self.rules, card)}")
        for text in self.rules.wording.notes(table):
            self._print(f"  {words(text)}")
        if not self._preparing:
            self._show_others_and_deck()
        for sheet, move in self.match.steps(HERE):
            self._print(f"  ✓ {words(self.rules.wording.describe(table, sheet, move))}")
        self._print("\n".join(self._choices()))

    def _show_others_and_deck(self) -> None:
        if others := ", ".join(self._others()):
            self._print(f"{self.words('cli-others')} {others}")
        if left := left_in_deck(self.words, self.rules, self.match.table):
            self._print(f"{self.words('cli-in-deck')} {left}")

    def _others(self) -> Iterator[str]:
        """What the others' sheets were worth when the turn began."""
        for seat, sheet in enumerate(self.match.table.sheets):
            if seat != HERE:
                total = self.rules.score(self.match.table, sheet).total
                yield f"{self.words('cli-seat', seat=seat + 1)} {total}"

    def _choices(self) -> list[str]:
        """Every move with what it earns; what is chosen before the match proper earns nothing yet."""
        table, sheet = self.match.table, self.match.sheet(HERE)
        rows = []
        for number, (move, gain, _) in enumerate(self.rules.choices(table, sheet), 1):
            said = self.words(self.rules.wording.describe(table, sheet, move))
            earned = "" if self._preparing else f" {gain:+4}"
            rows.append(f"{number:>4}  {move!s:<9}{earned}  {said}")
        return rows

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.console.out(self._board(), highlight=False)
        names = [
            self.words("cli-you"),
            *(self.words("cli-seat", seat=n + 1) for n in range(1, self.match.seats)),
        ]
        self._print("\n".join((*score_lines(self.words, outcome.scores[HERE]), "")))
        self._print("\n".join(outcome_lines(self.words, outcome, names)))
        if self.record_file is not None:
            save_text(self.record_file, write_record(self.match))
            self._print(self.words("cli-kept-record", file=str(self.record_file)))
