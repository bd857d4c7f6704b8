"""A match in the terminal: made new or resumed, played turn by turn, saved."""

import secrets
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from metroscribe.bots import FAULTS, bot, play_turn, resolved
from metroscribe.cli.loading import load_record, load_rules
from metroscribe.cli.preparing import prepare
from metroscribe.cli.questions import LEAVING, Left, ask, ask_card, ask_game
from metroscribe.cli.screen import HERE, Screen
from metroscribe.cli.showing import left_in_deck, mix_notes, score_lines, worth_lines
from metroscribe.core.cards import Card
from metroscribe.core.dealer import Dealer, Person, Seeded
from metroscribe.core.errors import MetroscribeError, UnknownName
from metroscribe.core.game import Options
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.text import Text, whole
from metroscribe.games import registry
from metroscribe.records import check_target, read_record, replay, save_text, write_record
from metroscribe.texts import Words


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
        self.screen = Screen(console, self.words, self.match)
        self.stream = Stream(self.seed or "real cards", "terminal")
        self.bot = bot(setup.bot, self.match.rules.info.id)

    def close(self) -> None:
        self.bot.close()

    def _new(self, setup: Setup) -> Match:
        game = setup.game or ask_game(self.console, self.words)
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

    def _ask_card(self, outcomes: Mapping[Card, int]) -> Card:
        return ask_card(self.console, self.words, self.rules, outcomes)

    def run(self) -> None:
        if len(self.match.table.sheets) > 1:
            prepare(self.words, [self.bot])
        for note in mix_notes(self.words, self.rules.info):
            self.screen.print(note)
        try:
            while not self.match.over:
                self._bots()
                if self.screen.preparing and not self.match.legal(HERE):
                    self.screen.show_chosen()
                else:
                    self._turn()
                self.match.close()
        except Left:
            if self.record_file is not None:
                self._save(self.record_file)
            raise
        self._end()

    def _bots(self) -> None:
        for seat in range(1, self.match.seats):
            play_turn(self.match, seat, self.bot, self.stream)
        for fault in self.bot.faults():
            kind = Text(FAULTS[fault.kind])
            self.screen.print(self.words("cli-bot-fault", fault=kind, turn=fault.turn, detail=fault.detail))

    def _turn(self) -> None:
        """Until the seat is done and says so; until then everything can be taken back."""
        shown = None
        while True:
            moves, staged = self.match.legal(HERE), self.match.staged(HERE)
            if staged != shown:
                self.screen.show(moves)
                shown = staged
            answer = ask(self.console, f"{self.words('cli-prompt' if moves else self._go_on)} > ")
            if not moves and not answer:
                return
            try:
                self._answer(answer, moves)
            except MetroscribeError as error:
                self.console.print(self.words(error.text), style="bold", markup=False)

    @property
    def _go_on(self) -> str:
        return "cli-prompt-chosen" if self.screen.preparing else "cli-prompt-flip"

    def _answer(self, answer: str, moves: tuple[Any, ...]) -> None:
        """A command is answered below the sheet; a step changes it, and it is shown anew."""
        command, _, rest = answer.partition(" ")
        match command:
            case "b" | "back":
                self.match.take_back(HERE)
            case _ if command in LEAVING:
                raise Left
            case "?" | "help" | "":
                self.screen.print(self.words("cli-help-play"))
            case "score":
                score = self.rules.score(self.match.table, self.match.sheet(HERE))
                self.screen.print("\n".join(score_lines(self.words, score)))
            case "why":
                self._why(rest.strip())
            case "worth":
                worth = worth_lines(self.words, self.match, HERE, self.rules.parse(rest.strip()))
                self.screen.print("\n".join(worth))
            case "left":
                self.screen.print(left_in_deck(self.words, self.rules, self.match.table))
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

    def _why(self, target: str) -> None:
        """Why something cannot be drawn, and what could be done about it."""
        why = self.rules.wording.why(self.match.table, self.match.sheet(HERE), target)
        texts = (why.says, why.hint) if why else (Text("cli-why-not"),)
        self.screen.print(" ".join(self.words(text) for text in texts if text))

    def _save(self, file: Path) -> None:
        save_text(file, write_record(self.match, seed=self.seed))
        options = "" if self.seed is not None else " --real-cards"
        self.screen.print(self.words("cli-saved", file=str(file), options=options))

    def _end(self) -> None:
        self.screen.show_end()
        if self.record_file is not None:
            save_text(self.record_file, write_record(self.match))
            self.screen.print(self.words("cli-kept-record", file=str(self.record_file)))
