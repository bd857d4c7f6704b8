"""An event together with what the rules make of it, so that it is computed once on its way to the log.

`decide` makes changes, their events are stored, and `Hosted.follow` applies them. `Hosted.read` makes the
same change of an event of the log.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from metroscribe.core.cards import Card
from metroscribe.core.dealer import expect
from metroscribe.core.errors import NotAllowed, NotNow
from metroscribe.core.match import Laid, Step
from metroscribe.server.match import events as ev


class Stepped(NamedTuple):
    """A step, parsed and judged."""

    event: ev.Staged
    step: Step


class Flipped(NamedTuple):
    """The cards that open a turn, and the table they lie on."""

    event: ev.Started | ev.Closed
    laid: Laid


Change = ev.AnyEvent | Stepped | Flipped
"""Any other event says all by itself."""


def event_of(change: Change) -> ev.AnyEvent:
    """What is stored of it."""
    return change.event if isinstance(change, Stepped | Flipped) else change


class Logged:
    """A dealer that deals what an event of the log says: just these cards, as `lay` asks for them."""

    def __init__(self, cards: Iterable[str]) -> None:
        self._cards = deque(map(Card.of, cards))

    def draw(self, n: int, outcomes: Mapping[Card, int]) -> Card:
        if not self._cards:
            raise NotNow("error-log-short")
        return expect(self._cards.popleft(), outcomes)

    def all_dealt(self, laid: Laid) -> Laid:
        """The turn; `NotAllowed` where the event says more cards than it took."""
        if self._cards:
            raise NotAllowed("error-log-long", cards=" ".join(map(str, self._cards)))
        return laid
