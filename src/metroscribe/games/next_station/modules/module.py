"""What a module may do. By default it does nothing."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from metroscribe.core.cards import Card, Pile
from metroscribe.core.text import Text
from metroscribe.core.wording import Note, say_card
from metroscribe.games.next_station.effects import Effect
from metroscribe.games.next_station.scoring import Row
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import Sheet
from metroscribe.games.next_station.table import Grant, Table, Turn


class Module:
    name: ClassVar[str]
    travels: ClassVar[bool] = False
    """Whether other cities than its own may be played with it."""
    always: ClassVar[bool] = False
    """Whether it is a rule of its city, which no table goes without."""
    frames: ClassVar[bool] = False
    """Whether it frames stations at the end of a round."""
    figures: ClassVar[Mapping[str, int]] = {}
    """The numbers in the text of what it adds, unless the city's data has a setting of that name."""
    powers: ClassVar[bool] = False
    """Whether it has powers that can be spent."""
    piles: tuple[Pile, ...] = ()
    at_start: tuple[str, ...] = ()
    """The piles that are dealt from before the first round, once for each mention."""
    each_round: tuple[str, ...] = ()
    boxes: tuple[str, ...] = ()
    """The boxes that its rows stand in, as far as they are not the city's."""
    step: str = ""
    """The name of the further step of a turn that it may offer."""
    deduction: int = 10
    """Taken off a solo total before the verdict, where the module was chosen."""

    def __init__(self, deduction: int | None = None) -> None:
        """With the settings that the city's data has for it."""
        if deduction is not None:
            self.deduction = deduction

    # dealing

    def more(self, table: Table) -> tuple[str, ...]:
        """Further piles due before the first round, after what was dealt."""
        return ()

    def shown(self, setting: Setting, table: Table) -> tuple[str, ...]:
        """Piles due after the cards of a turn, before the seats answer."""
        return ()

    def returned(self, setting: Setting, table: Table) -> tuple[Card, ...]:
        """Cards that go back into the deck when a turn closes."""
        return ()

    # drawing

    def effects(self, setting: Setting) -> Mapping[str, Effect]:
        """What its cards change, by their faces."""
        return {}

    def turn_effect(self, table: Table, turn: Turn) -> str:
        """The card whose effect is in force in this turn, or nothing."""
        return ""

    def power(self, setting: Setting, table: Table, colour: str) -> str:
        """The power that whoever draws with this pencil may spend in its round, or nothing."""
        return ""

    def further(self, setting: Setting, table: Table, turn: Turn, sheet: Sheet) -> Grant | None:
        """Its further step of this turn, after those already taken."""
        return None

    # scoring and showing

    def line_effect(self, setting: Setting, table: Table, round_: int, colour: str) -> str:
        """The card whose effect is in force for the score of this round's line of this colour, or nothing."""
        return ""

    def round_closed(self, setting: Setting, table: Table, sheet: Sheet) -> Sheet:
        """The sheet with what is marked on it at the end of a round."""
        return sheet

    def rows(self, table: Table) -> tuple[Row, ...]:
        """Rows it adds to the score pad."""
        return ()

    def in_force(self, table: Table) -> tuple[Card, ...]:
        """Its dealt cards that matter now: those dealt for good, and the last of those dealt each round."""
        for_good = (card for card in table.dealt if card.pile in self.at_start)
        by_round = (card for pile in self.each_round for card in table.of_pile(pile)[-1:])
        return (*for_good, *by_round)

    def notes(self, setting: Setting, table: Table) -> tuple[Note, ...]:
        """The same in words."""
        return tuple(Note(self.say(card), "match", card=card) for card in self.in_force(table))

    def say(self, card: Card) -> Text:
        """One of its cards in words, with the numbers that it speaks of."""
        return say_card(card)

    def guide(self, setting: Setting) -> tuple[Text, ...]:
        """What it adds to the rules, in words."""
        return (Text(f"module-{self.name}"),)

    def readings(self, setting: Setting, effects: Sequence[Effect]) -> Iterator[Text]:
        """What of it no rulebook in our hands says; `effects` are all that can come into force."""
        return iter(())
