"""Bots that look ahead: with the fast engine where it can play, on the reference where not."""

import time
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Any

from metroscribe import fast
from metroscribe.bots import reference
from metroscribe.bots.contract import UNLIMITED, Bot, Budget, Seen
from metroscribe.core.rng import WORD, Stream
from metroscribe.core.text import Text
from metroscribe.search import warmup

CAREFUL = 0.7
"""Of its time a search plans to use this much."""
JUDGEMENTS = 200_000
"""So many positions are judged in a second, even on a slow machine."""
ON_THE_REFERENCE = 0.3
"""Seconds for a search on the reference where nobody gives it a time."""


Search = Callable[[Seen, Stream, Budget], Any]
"""Finds the next step of an open turn."""


@dataclass
class Searching(Bot):
    """A bot with a search for each game it has been asked about."""

    _searches: dict[Any, Search] = field(default_factory=dict, init=False, repr=False, compare=False)
    _notices: list[Text] = field(default_factory=list, init=False, repr=False, compare=False)

    def prepare(self) -> None:
        """Compile for this machine, if nobody has yet: that takes a minute, once."""
        if (missing := fast.missing()) is not None:
            self._say(missing)
        else:
            warmup.KERNELS.wait()

    def answer(self, seen: Seen, stream: Stream, budget: Budget = UNLIMITED) -> tuple[Any, ...]:
        if len(seen.moves) == 1:
            return seen.moves
        if budget.seconds is not None and not _in_time(seen):
            return (self.slowly(seen, stream, budget),)
        key = seen.rules, seen.rules.variant(seen.table)
        if key not in self._searches:
            self._searches[key] = self._found(seen)
        return (self._searches[key](seen, stream, budget),)

    def notices(self) -> tuple[Text, ...]:
        return tuple(self._notices)

    def _say(self, notice: Text) -> None:
        if notice not in self._notices:
            self._notices.append(notice)

    def _found(self, seen: Seen) -> Search:
        """With the fast engine; on the reference where that is not installed or cannot play this game."""
        if fast.available():
            try:
                return self.search(seen)
            except fast.NotCompiled as refused:
                self._say(refused.text)
        else:
            self.prepare()
        return self.slowly

    @abstractmethod
    def search(self, seen: Seen) -> Search:
        """One for games like this with the fast engine; `NotCompiled` if there can be none."""

    def slowly(self, seen: Seen, stream: Stream, budget: Budget) -> Any:
        """The search on the reference."""
        return reference.simulated(seen, stream, _until(budget))


def _in_time(seen: Seen) -> bool:
    """Whether the fast engine can answer at once, or is not there anyway; if not, it is being compiled."""
    return not fast.available() or warmup.KERNELS.under_way(seen.rules.info.family)


def _until(budget: Budget) -> Callable[[int], bool]:
    """Whether there is time for another simulation."""
    seconds = ON_THE_REFERENCE if budget.seconds is None else CAREFUL * budget.seconds
    end = time.monotonic() + min(seconds, ON_THE_REFERENCE)
    return lambda done: (budget.sims is None or done < budget.sims) and time.monotonic() < end


@dataclass
class Mcts(Searching):
    """Monte Carlo tree search: cards at random from those that are left, everybody greedy to the end."""

    sims: int = 5_120

    def search(self, seen: Seen) -> Search:
        from metroscribe.search.searchers import TreeSearch

        simulate = TreeSearch(seen.rules, seen.table).move

        def search(seen: Seen, stream: Stream, budget: Budget) -> Any:
            where, sims = (seen.table, seen.seat, seen.sheet), self.sims
            if budget.sims is not None:
                sims = min(sims, budget.sims)
            end = inf if budget.seconds is None else time.monotonic() + CAREFUL * budget.seconds
            return simulate(*where, stream.below(WORD), sims, lambda: time.monotonic() < end)

        return search

    def slowly(self, seen: Seen, stream: Stream, budget: Budget) -> Any:
        return super().slowly(seen, stream, budget.within(Budget(sims=self.sims)))


@dataclass
class Lookahead(Searching):
    """Every card that may come, and the best answer to each: the most points so many turns ahead."""

    depth: int = 1
    effort: int = 100_000

    def search(self, seen: Seen) -> Search:
        from metroscribe.search.searchers import LookaheadSearch

        return self._looking(LookaheadSearch(seen.rules, seen.table))

    def _looking(self, lookahead: Any) -> Search:
        def search(seen: Seen, _: Stream, budget: Budget) -> Any:
            effort = self.effort if budget.sims is None else min(self.effort, budget.sims)
            where = seen.table, seen.seat, seen.sheet, self.depth
            if budget.seconds is None:
                return lookahead.move(*where, effort)
            most = int(CAREFUL * budget.seconds * JUDGEMENTS)
            return lookahead.move(*where, min(effort, most), most)

        return search

    def slowly(self, seen: Seen, stream: Stream, budget: Budget) -> Any:
        return reference.foreseen(seen, min(self.depth, 1))


@dataclass
class Learned(Lookahead):
    """The same, judging what lies beyond by what a net has learned of the city; where none has, `mcts`."""

    depth: int = 2

    def search(self, seen: Seen) -> Search:
        from metroscribe.search.searchers import LookaheadSearch, learned

        net = learned(seen.rules, seen.table)
        if net is None:
            self._say(Text("notice-no-net", {"game": seen.rules.info.id}))
            return Mcts().search(seen)
        return self._looking(LookaheadSearch(seen.rules, seen.table, net))

    def slowly(self, seen: Seen, stream: Stream, budget: Budget) -> Any:
        return Searching.slowly(self, seen, stream, budget)
