"""Laws of a table with people, bots, away and returned ones, from every state that can be reached.

Whoever is here can always lead on; nobody acts for somebody who is here; whoever returns gets the seat; and
without the secret or a yes nobody gets one.
"""

from copy import deepcopy
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from metroscribe.games import registry
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.absence import absent
from metroscribe.server.match.case import Case, Refused
from metroscribe.server.match.decide import Refusal, decide
from metroscribe.server.match.presence import IDLE
from metroscribe.server.match.turns import judge_nudge
from tests.server.judged import Judged, folded

GAMES = ("next-station/london", "voll-verplant/classic-tokyo")
PEOPLE = ("ada", "bob", "eve", "zoe")
REMEDIES: tuple[Any, ...] = (do.FinishTurn, do.StandIn, do.GoOn)
SECRET = "the-secret-of-the-joining-link"
person = st.sampled_from(PEOPLE)
seat = st.integers(0, 3)


class Table(RuleBasedStateMachine):
    table: Judged

    @initialize(
        game=st.sampled_from(GAMES),
        people=st.integers(1, 3),
        bots=st.integers(0, 1),
        itself=st.sampled_from(["", "", "finish", "bot", "without"]),
        clock=st.sampled_from([0, 0, 60]),
        choose=st.booleans(),
    )
    def begin(self, game: str, people: int, bots: int, itself: Any, clock: int, choose: bool) -> None:
        sitting = {people: "random"} if bots else {}
        self.table = Judged(
            registry().load(game).rules(),
            PEOPLE[:people],
            sitting,
            seats=people + bots,
            seed="never sticks",
            invite=SECRET,
            clock=clock,
            patience=ev.Patience(itself=itself),
            options={"pencils": "choose"} if choose and game.startswith("next-station") else {},
        )
        self.table.begun().watched()

    # what people do

    def _try(self, command: Any, by: str = "") -> bool:
        if isinstance(self.table.attempt(command, by), Refusal):
            return False
        if isinstance(command, do.Command) and self.table.presence is not None:
            self.table.presence.touch(by, self.table.now)
        while self.table.hosted.done_with_turn:
            self.table.ask(do.Tick())
        return True

    @rule(name=person)
    def comes(self, name: str) -> None:
        assert self.table.presence is not None
        if not self.table.presence.here(name):
            self.table.come(name)

    @rule(name=person)
    def goes(self, name: str) -> None:
        assert self.table.presence is not None
        if self.table.presence.here(name):
            self.table.go(name)

    @rule(seconds=st.sampled_from([1.0, 19.0, 25.0, 130.0, 400.0]))
    def time_passes(self, seconds: float) -> None:
        self.table.now += seconds
        self._try(do.Tick())

    @rule(name=person, choice=st.integers(0, 5), ready=st.booleans())
    def chooses(self, name: str, choice: int, ready: bool) -> None:
        at = self.table.hosted.seat_of(name)
        if at is None or self.table.hosted.phase != "playing":
            return
        moves = self.table.match.legal(at)
        if moves:
            move = moves[choice % len(moves)]
            self._try(do.Stage(move=str(move), ready=ready, **self.table.where(name)), name)
        else:
            self._try(self.table.ready(name), name)

    @rule(at=seat)
    def bot_plays(self, at: int) -> None:
        if at < len(self.table.hosted.seats):
            self._try(do.BotPlays(at, self.table.hosted.turn, ()))

    @rule(name=person)
    def stands_up(self, name: str) -> None:
        self._try(do.LeaveSeat(id=self.table.id()), name)

    @rule(name=person, secret=st.booleans())
    def sits_down(self, name: str, secret: bool) -> None:
        known = name in self.table.hosted.welcome or name == self.table.hosted.host
        sat = self._try(do.TakeSeat(id=self.table.id(), name=name, invite=SECRET if secret else ""), name)
        assert not sat or secret or known

    @rule(name=person, by=person, yes=st.booleans())
    def knocks(self, name: str, by: str, yes: bool) -> None:
        if self._try(do.Knock(id=self.table.id(), name=name), name):
            number = self.table.hosted.told - 1
            at_table = self.table.hosted.seat_of(by) is not None or by == self.table.hosted.host
            answered = self._try(do.Admit(id=self.table.id(), knock=number, yes=yes), by)
            assert not answered or at_table

    @rule(by=person, at=seat, remedy=st.sampled_from(REMEDIES))
    def helps(self, by: str, at: int, remedy: Any) -> None:
        hosted, away = self.table.hosted, absent(self.table.hosted, self.table.presence, self.table.now)
        helped = self._try(remedy(id=self.table.id(), turn=hosted.turn, seat=at), by)
        assert not helped or (at in away and by != hosted.seats[at].holder)

    @rule(by=person, at=seat)
    def frees(self, by: str, at: int) -> None:
        away = absent(self.table.hosted, self.table.presence, self.table.now)
        assert not self._try(do.FreeSeat(id=self.table.id(), seat=at), by) or at in away

    @rule(by=person, at=seat)
    def seats_a_bot(self, by: str, at: int) -> None:
        self._try(do.SeatBot(id=self.table.id(), seat=at, bot="random"), by)

    @rule(name=person)
    def returns(self, name: str) -> None:
        self._try(self.table.back(), name)

    # the laws

    @invariant()
    def a_stranger_gets_no_seat(self) -> None:
        if self.table.hosted.phase == "playing":
            take = do.TakeSeat(id="stranger-1", name="Mallory")
            assert isinstance(self.table.decide(take, "mallory"), Refusal)

    @invariant()
    def the_log_folds_to_the_same_state(self) -> None:
        again = folded(self.table.log, self.table.rules)
        assert (again.seq, again.turn, again.phase) == (
            self.table.hosted.seq,
            self.table.hosted.turn,
            self.table.hosted.phase,
        )
        assert [(s.holder, s.gone, s.stand_in, s.ready) for s in again.seats] == [
            (s.holder, s.gone, s.stand_in, s.ready) for s in self.table.hosted.seats
        ]

    @invariant()
    def nobody_is_waited_for_and_still_nothing_moves(self) -> None:
        """Either the turn waits for somebody, or nobody plays any more and a seat says so."""
        hosted = self.table.hosted
        assert hosted.phase != "playing" or hosted.awaited or hosted.rests

    @precondition(lambda self: self.table.hosted.phase == "playing")
    @rule()
    def whoever_returns_gets_the_seat(self) -> None:
        for number, at in enumerate(self.table.hosted.seats):
            if at.person and not at.playing:
                events = self.table.decide(do.Return(id="return-12"), at.holder)
                assert not isinstance(events, Refusal)
                again = folded([*self.table.log, *events], self.table.rules)
                assert again.seat_of(at.holder) == number
                assert again.seats[number].playing or again.phase == "over"

    @precondition(lambda self: self.table.hosted.phase == "playing")
    @rule()
    def any_person_who_is_here_can_lead_on(self) -> None:
        for number, at in enumerate(self.table.hosted.seats):
            if at.playing and self.table.presence is not None and self.table.presence.here(at.holder):
                Leading(self.table, number).lead_on()


class Leading:
    """What one person can do about an open turn while nobody else does anything any more."""

    def __init__(self, table: Judged, own: int) -> None:
        self.hosted, self.presence = folded(table.log, table.rules), deepcopy(table.presence)
        self.now, self.deal, self.own = table.now, table.deal, own
        self.holder, self.ids = self.hosted.seats[own].holder, 0

    def ask(self, command: Any, by: str) -> None:
        changes = decide(self.hosted, command, by, self.now, self.deal, self.presence)
        assert not isinstance(changes, Refusal), (changes.text, command)
        for change in changes:
            self.hosted.follow(change)
        if self.hosted.done_with_turn:
            self.ask(do.Tick(), "")

    def id(self) -> str:
        self.ids += 1
        return f"leading-{self.ids:04}"

    def pass_time(self, seconds: float) -> None:
        assert self.presence is not None
        self.now += seconds
        self.presence.touch(self.holder, self.now)
        before = -1
        while before != self.hosted.seq:
            before = self.hosted.seq
            self.ask(do.Tick(), "")

    def lead_on(self) -> None:
        """After the own choice, nudges and some time: the next turn is open, or the match is over."""
        turn = self.hosted.turn
        self.choose()
        for _ in range(4):
            if self.hosted.turn > turn or self.hosted.phase != "playing":
                return
            self.nudge_all()
            self.pass_time(max(IDLE, self.hosted.opened.clock) + 30)
            self.finish_for_others(turn)
        assert self.hosted.turn > turn or self.hosted.phase != "playing"

    def choose(self) -> None:
        seat, match = self.hosted.seats[self.own], self.hosted.match
        assert match is not None
        turn = self.hosted.turn
        if seat.ready or not self.hosted.waiting(self.own):
            return
        if match.legal(self.own):
            self.ask(do.Pass(id=self.id(), n=seat.count, turn=turn), self.holder)
        self.ask(do.Ready(id=self.id(), n=self.hosted.seats[self.own].count, turn=turn), self.holder)

    def nudge_all(self) -> None:
        assert self.presence is not None
        for number in self.hosted.awaited:
            command = do.Nudge(id=self.id(), turn=self.hosted.turn, seat=number)
            case = Case(self.hosted, self.holder, self.now, self.deal, self.presence)
            try:
                holder = judge_nudge(case, command, self.presence)
                self.presence.nudge(holder, (self.holder, command.id), self.now)
            except Refused:
                seat = self.hosted.seats[number]
                assert number == self.own or seat.player or not self.presence.here(seat.holder)

    def finish_for_others(self, turn: int) -> None:
        for number in range(len(self.hosted.seats)):
            if self.hosted.phase != "playing" or self.hosted.turn > turn:
                return
            if not self.hosted.waiting(number) or number == self.own:
                continue
            if self.hosted.seats[number].player:
                self.ask(do.BotPlays(number, turn, ()), "")
            elif number in absent(self.hosted, self.presence, self.now):
                command = do.FinishTurn(id=self.id(), turn=turn, seat=number)
                changes = decide(self.hosted, command, self.holder, self.now, self.deal, self.presence)
                if isinstance(changes, Refusal):
                    assert changes.text.key in ("error-wait", "error-clock-first")
                else:
                    for change in changes:
                        self.hosted.follow(change)
                    if self.hosted.done_with_turn:
                        self.ask(do.Tick(), "")


TestTable = Table.TestCase
