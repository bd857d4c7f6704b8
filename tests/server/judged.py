"""A match that is driven by `decide` alone: no store, no network, and a clock that is set by hand.

table = Judged(Coins(), people=["ada", "bob"]).begun()
table.ask(table.stage("ada", "heads"), "ada")
assert table.refused(table.ready("bob"), "bob") == "error-step-open"
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import count
from typing import Any, TypeVar

from metroscribe.core.dealer import Keyed, Seeded
from metroscribe.core.match import Match
from metroscribe.core.rules import AnyRules
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.change import event_of
from metroscribe.server.match.deal import Deal, commitment, deal_key
from metroscribe.server.match.decide import WAIT, Changes, Refusal, decide
from metroscribe.server.match.presence import Presence
from metroscribe.server.match.state import Hosted

Events = list[ev.AnyEvent]
Absent = TypeVar("Absent", do.FinishTurn, do.StandIn, do.GoOn, do.Nudge)
MATCH = "0123456789abcdef0123456789abcdef"
SECRET = bytes(range(32))
PART = "00112233445566778899aabbccddeeff"
BEGAN = 1000.0


def opened(rules: AnyRules, seats: int, host: str = "ada", **more: Any) -> ev.Opened:
    info = rules.info
    given: dict[str, Any] = {"match": MATCH, "code": "TABLE2", "game": info.id, "rules": info.rules}
    given |= {"map_hash": rules.map_hash, "modules": info.modules, "seats": seats, "host": host}
    return ev.Opened(BEGAN, **given | {"commitment": commitment(MATCH, SECRET)} | more)


def folded(log: Iterable[ev.AnyEvent], rules: AnyRules | None) -> Hosted:
    events = list(log)
    assert isinstance(events[0], ev.Opened)
    return Hosted.folded(events[0], rules, events)


def state(hosted: Hosted) -> Any:
    """All that a match is, as a value that does not change with it."""
    match = hosted.match
    return (
        (
            hosted.opened,
            hosted.seq,
            hosted.told,
            hosted.phase,
            hosted.turn,
            hosted.begun,
            hosted.extra,
            hosted.deadline,
        ),
        (hosted.host, dict(hosted.knocks), set(hosted.welcome), set(hosted.removed)),
        tuple(replace(seat) for seat in hosted.seats),
        (dict(hosted.parts), hosted.finished, hosted.rematch),
        tuple((by, tuple(answered.items())) for by, answered in hosted.answered.items()),
        None if match is None else played(match),
    )


def played(match: Match) -> Any:
    """What was dealt and done, the staged steps of every seat, and what it is worth."""
    staged = [(match.staged(seat), match.sheet(seat)) for seat in range(match.seats)]
    return match.table, tuple(match.events), match.cards, match.outcome, staged


class Judged:
    def __init__(
        self,
        rules: AnyRules,
        people: Iterable[str] = ("ada", "bob"),
        bots: Mapping[int, str] | None = None,
        seed: str | None = None,
        seats: int = 0,
        **more: Any,
    ) -> None:
        """`people` sit down in this order where no bot sits; `seats` may be more than that."""
        names, bots = list(people), bots or {}
        known = {"known_seed": seed, "commitment": ""} if seed is not None else {}
        self.rules, self.now, self._ids = rules, BEGAN, count(1)
        self.deal = Deal(b"" if seed is not None else SECRET, seed)
        self.presence: Presence | None = None
        """Who is here; None: everybody."""
        first = opened(rules, max(seats, len(names) + len(bots)), **known | more)
        self.hosted, self.log = Hosted(first, rules), list[ev.AnyEvent]()
        sitting = (ev.BotSeated(BEGAN, seat=seat, bot=bot) for seat, bot in bots.items())
        self.follow([first, *sitting])
        for name in names:
            self.ask(do.TakeSeat(id=self.id(), name=name, invite=first.invite), name)

    def id(self) -> str:
        return f"command-{next(self._ids)}"

    # asking

    def judge(self, command: do.Asked | do.Inner, by: str = "") -> Changes | Refusal:
        return decide(self.hosted, command, by, self.now, self.deal, self.presence)

    def decide(self, command: do.Asked | do.Inner, by: str = "") -> Events | Refusal:
        """What would be stored of it; nothing is changed."""
        changes = self.judge(command, by)
        return changes if isinstance(changes, Refusal) else [event_of(change) for change in changes]

    def attempt(self, command: do.Asked | do.Inner, by: str = "") -> Events | Refusal:
        """What it causes, which the match then follows; what was computed is what the log leads to."""
        changes = self.judge(command, by)
        if isinstance(changes, Refusal):
            return changes
        for change in changes:
            assert self.hosted.read(event_of(change)) == change
            self.log.append(event_of(change))
            self.hosted.follow(change)
        return [event_of(change) for change in changes]

    def ask(self, command: do.Asked | do.Inner, by: str = "") -> Events:
        """The same for what is not refused."""
        events = self.attempt(command, by)
        assert not isinstance(events, Refusal), events.text
        return events

    def refused(self, command: do.Asked | do.Inner, by: str = "") -> str:
        """The rule that forbids it; a refusal changes nothing."""
        before = state(self.hosted)
        refusal = self.decide(command, by)
        assert isinstance(refusal, Refusal), refusal
        assert state(self.hosted) == before
        return refusal.text.key

    def follow(self, events: Iterable[ev.AnyEvent]) -> None:
        """Events that no command has caused."""
        for event in events:
            self.log.append(event)
            self.hosted.apply(event)

    def begun(self) -> "Judged":
        """Started by its host, with everybody's contribution or without any."""
        self.ask(do.Start(id=self.id()), self.hosted.opened.host)
        if self.hosted.phase == "starting":
            self.pass_time(WAIT)
        assert self.hosted.phase == "playing"
        return self

    def pass_time(self, seconds: float) -> Events:
        self.now += seconds
        return self.ask(do.Tick())

    # who is here

    def watched(self) -> "Judged":
        """From now on it matters who is here; all who sit are."""
        self.presence = Presence(self.now)
        for seat in self.hosted.seats:
            if seat.person:
                self.come(seat.holder)
        return self

    def come(self, name: str) -> None:
        assert self.presence is not None
        self.presence.come(name, self.now)

    def go(self, name: str) -> None:
        assert self.presence is not None
        self.presence.go(name, self.now)

    def away(self, name: str, seconds: float = 20) -> None:
        """Somebody has closed the page, and so much time has passed."""
        self.go(name)
        self.now += seconds

    def for_absent(self, kind: type[Absent], name: str) -> Absent:
        seat = self.hosted.seat_of(name)
        assert seat is not None
        return kind(id=self.id(), turn=self.hosted.turn, seat=seat)

    def back(self) -> do.Return:
        return do.Return(id=self.id())

    # commands as a well-behaved client makes them

    def where(self, by: str) -> dict[str, Any]:
        seat = self.hosted.seat_of(by)
        n = 0 if seat is None else self.hosted.seats[seat].count
        return {"id": self.id(), "turn": self.hosted.turn, "n": n}

    def stage(self, by: str, move: object) -> do.Stage:
        return do.Stage(move=str(move), **self.where(by))

    def take_back(self, by: str) -> do.TakeBack:
        return do.TakeBack(**self.where(by))

    def pass_(self, by: str) -> do.Pass:
        return do.Pass(**self.where(by))

    def ready(self, by: str) -> do.Ready:
        return do.Ready(**self.where(by))

    def withdraw(self, by: str) -> do.Withdraw:
        return do.Withdraw(**self.where(by))

    def answer(self, by: str, *moves: object) -> Events:
        """Stage these steps and be ready; what the readiness caused."""
        for move in moves:
            self.ask(self.stage(by, move), by)
        return self.ask(self.ready(by), by)

    @property
    def match(self) -> Match:
        assert self.hosted.match is not None
        return self.hosted.match

    def dealer(self) -> Keyed:
        """What deals to this match, made without asking the server."""
        seed = self.hosted.opened.known_seed
        return Keyed(deal_key(MATCH, SECRET, self.hosted.parts)) if seed is None else Seeded(seed)


def kinds(events: Events) -> list[str]:
    return [type(event).__name__ for event in events]
