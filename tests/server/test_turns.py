"""A turn: staged steps are free until it closes, and it closes when the last seat it waits for is ready."""

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from tests.core.coins import Coins
from tests.counts import count
from tests.server.judged import SECRET, Judged, kinds

PEOPLE = ("ada", "bob", "eve")
DETOURS = 4
TURNS = count(15, 200)


@cache
def rules_of(game: str) -> AnyRules:
    found = registry().load(game)
    return found.rules(found.info.modules)


def chosen(match: Match, seat: int, seed: str) -> list[str]:
    """The steps that this seat takes in the open turn, whenever it takes them."""
    rules, table, sheet = match.rules, match.table, match.table.sheets[seat]
    stream, steps = Stream(f"{seed}/{table.label}/{table.draws}", f"seat/{seat}"), []
    while moves := rules.legal(table, sheet):
        steps.append(stream.choice(moves))
        sheet = rules.step(table, sheet, steps[-1])
    return list(map(str, steps))


def play_turn(table: Judged, seed: str, pick: Callable[[int], int]) -> None:
    """The seats act in any order, with detours; the turn closes with the last readiness and never before."""
    turn, detours = table.hosted.turn, 0
    plans = {name: chosen(table.match, seat, seed) for seat, name in enumerate(PEOPLE)}
    asked, ready = [name for name in PEOPLE if plans[name]], list[str]()
    while table.hosted.turn == turn:
        detour = detours < DETOURS and pick(4) == 3
        detours += detour
        if detour and ready and pick(2):
            name = ready.pop(pick(len(ready)))
            assert kinds(table.ask(table.withdraw(name), name)) == ["Withdrawn"]
            continue
        pending = [name for name in asked if name not in ready]
        name = pending[pick(len(pending))]
        staged = table.match.staged(PEOPLE.index(name))
        if detour and staged:
            assert kinds(table.ask(table.take_back(name), name)) == ["TakenBack"]
        elif len(staged) < len(plans[name]):
            assert kinds(table.ask(table.stage(name, plans[name][len(staged)]), name)) == ["Staged"]
        else:
            ready.append(name)
            events = table.ask(table.ready(name), name)
            assert ("Closed" in kinds(events)) == (set(ready) == set(asked))


def same_as_seat_after_seat(rules: AnyRules, turns: int, seed: str, pick: Callable[[int], int]) -> None:
    """Play so many turns in any order; the reference plays seat after seat and knows no server."""
    table = Judged(rules, PEOPLE)
    table.begun()
    reference = Match(rules, table.dealer(), len(PEOPLE))
    for _ in range(turns):
        if reference.over:
            break
        for seat in range(len(PEOPLE)):
            for step in chosen(reference, seat, seed):
                reference.stage(seat, rules.parse(step))
        reference.close()
        play_turn(table, seed, pick)
        assert table.match.table == reference.table
        assert table.match.cards == reference.cards
    assert table.match.events == reference.events
    assert table.match.outcome == reference.outcome


@pytest.mark.slow
@settings(max_examples=count(100, 1000))
@given(st.data())
def test_the_order_in_which_seats_act_makes_no_difference(data: st.DataObject) -> None:
    same_as_seat_after_seat(Coins(), 2, "coins", lambda below: data.draw(st.integers(0, below - 1)))


@pytest.mark.parametrize("game", sorted(registry()))
def test_the_order_makes_no_difference_in_any_game(game: str) -> None:
    for number in range(count(2, 20)):
        stream = Stream(f"order/{number}", "test")
        same_as_seat_after_seat(rules_of(game), TURNS, str(number), stream.below)


def test_a_step_can_be_taken_back_until_the_turn_closes() -> None:
    table = Judged(Coins()).begun()
    table.ask(table.stage("ada", "again"), "ada")
    table.ask(table.stage("ada", "heads"), "ada")
    assert kinds(table.ask(table.take_back("ada"), "ada")) == ["TakenBack"]
    assert kinds(table.ask(table.take_back("ada"), "ada")) == ["TakenBack"]
    assert table.refused(table.take_back("ada"), "ada") == "rule-nothing-to-take-back"
    table.answer("ada", "heads")
    table.answer("bob", "tails")
    assert table.refused(table.take_back("ada"), "ada") == "rule-nothing-to-take-back"
    assert table.hosted.last_moves == (("heads",), ("tails",))


def test_who_is_ready_changes_nothing_before_withdrawing() -> None:
    table = Judged(Coins()).begun()
    assert table.refused(table.withdraw("ada"), "ada") == "error-not-ready"
    table.answer("ada", "heads")
    commands: list[do.Asked] = [
        table.stage("ada", "tails"),
        table.take_back("ada"),
        table.pass_("ada"),
        table.ready("ada"),
    ]
    for command in commands:
        assert table.refused(command, "ada") == "error-ready"
    assert kinds(table.ask(table.withdraw("ada"), "ada")) == ["Withdrawn"]
    assert kinds(table.ask(table.take_back("ada"), "ada")) == ["TakenBack"]


def test_nobody_is_ready_with_a_step_open() -> None:
    table = Judged(Coins()).begun()
    assert table.refused(table.ready("ada"), "ada") == "error-step-open"
    table.ask(table.stage("ada", "again"), "ada")
    assert table.refused(table.ready("ada"), "ada") == "error-step-open"


def test_whoever_withdraws_is_waited_for_again() -> None:
    table = Judged(Coins()).begun()
    table.answer("ada", "heads")
    table.ask(table.withdraw("ada"), "ada")
    assert kinds(table.answer("bob", "heads")) == ["Readied"]
    assert kinds(table.ask(table.ready("ada"), "ada"))[:2] == ["Readied", "Closed"]


def test_passing_takes_the_fallback_until_nothing_is_left_to_choose() -> None:
    table = Judged(Coins()).begun()
    table.ask(table.stage("ada", "again"), "ada")
    assert kinds(table.ask(table.pass_("ada"), "ada")) == ["Staged"]
    assert table.match.staged(0) == ("again", "heads")
    assert not table.hosted.seats[0].ready


def staged_ready(table: Judged, by: str, move: str) -> list[str]:
    return kinds(table.ask(do.Stage(**table.where(by), move=move, ready=True), by))


def test_a_last_step_can_be_staged_and_stand_in_one_command() -> None:
    table = Judged(Coins()).begun()
    assert staged_ready(table, "ada", "again") == ["Staged"]
    assert staged_ready(table, "ada", "heads") == ["Staged", "Readied"]
    assert staged_ready(table, "bob", "tails") == ["Staged", "Readied", "Closed"]
    assert table.hosted.last_moves == (("again", "heads"), ("tails",))


def test_a_step_that_is_staged_to_stand_leads_to_the_same_table() -> None:
    one, two = Judged(Coins(), ["ada"]).begun(), Judged(Coins(), ["ada"]).begun()
    staged_ready(one, "ada", "heads")
    two.answer("ada", "heads")
    assert one.match.table == two.match.table
    assert one.match.cards == two.match.cards


def test_a_seat_that_is_not_asked_is_not_waited_for() -> None:
    """Under the expert rule a special station asks those who reached it, and nobody else."""
    rules, seen = rules_of("voll-verplant/paris"), 0
    for number in range(40):
        table = Judged(rules, PEOPLE[:2], seed=str(number)).begun()
        while not table.match.over:
            plans = {name: chosen(table.match, seat, str(number)) for seat, name in enumerate(PEOPLE[:2])}
            asked = [name for name in plans if plans[name]]
            seen += len(asked) == 1
            for name in asked:
                events = table.answer(name, *plans[name])
                assert ("Closed" in kinds(events)) == (name == asked[-1])
        if seen:
            return
    raise AssertionError("no such turn was seen")


def test_a_seat_that_is_not_asked_may_say_that_it_is_ready() -> None:
    rules = rules_of("voll-verplant/paris")
    for number in range(40):
        table = Judged(rules, PEOPLE[:2], seed=str(number)).begun()
        while not table.match.over:
            plans = {name: chosen(table.match, seat, str(number)) for seat, name in enumerate(PEOPLE[:2])}
            idle = [name for name in plans if not plans[name]]
            for name in (*idle, *(name for name in plans if plans[name])):
                events = table.answer(name, *plans[name])
                assert name not in idle or kinds(events) == ["Readied"]
            if idle:
                return
    raise AssertionError("no such turn was seen")


def test_the_last_turn_finishes_the_match_with_its_totals_and_the_secret() -> None:
    table = Judged(Coins()).begun()
    events: list[ev.AnyEvent] = []
    for _ in range(2):
        table.answer("ada", "heads")
        assert SECRET.hex().encode() not in b"".join(map(ev.encode, table.log))
        events = table.answer("bob", "tails")
    outcome = table.match.outcome
    assert outcome is not None
    *_, closed, finished = events
    assert isinstance(closed, ev.Closed)
    assert closed.cards == ()
    assert isinstance(finished, ev.Finished)
    assert finished.result == tuple(score.total for score in outcome.scores)
    assert finished.secret == SECRET.hex()


def test_given_up_by_its_host_a_match_ends_without_a_result_and_with_the_secret() -> None:
    table = Judged(Coins()).begun()
    table.ask(table.stage("ada", "heads"), "ada")
    assert table.refused(do.GiveUp(id=table.id()), "bob") == "error-not-host"
    (finished,) = table.ask(do.GiveUp(id=table.id()), "ada")
    assert isinstance(finished, ev.Finished)
    assert (finished.result, finished.secret) == (None, SECRET.hex())
    assert table.refused(do.GiveUp(id=table.id()), "ada") == "error-match-over"
    assert table.refused(table.ready("ada"), "ada") == "error-match-over"
    assert table.hosted.deadline is None


def test_a_table_can_be_given_up_before_it_begins() -> None:
    table = Judged(Coins())
    table.ask(do.GiveUp(id=table.id()), "ada")
    assert table.hosted.phase == "over"
    assert table.refused(do.Start(id=table.id()), "ada") == "error-started"


def test_a_rematch_is_for_those_who_sat_there_and_only_after_the_end() -> None:
    table = Judged(Coins()).begun()
    rematch = do.Rematch(id=table.id())
    assert table.refused(rematch, "bob") == "error-not-over"
    table.ask(do.GiveUp(id=table.id()), "ada")
    assert table.refused(rematch, "eve") == "error-not-seated"
    assert table.ask(rematch, "bob") == []
    assert kinds(table.ask(do.LeadTo("f" * 32, "NEXT22", rematch.id))) == ["Rematched"]
    assert table.ask(do.LeadTo("f" * 32, "NEXT22", table.id())) == []
    assert table.hosted.rematch is not None
    assert table.hosted.rematch.code == "NEXT22"


def test_where_the_table_of_a_rematch_is_gone_another_takes_its_place() -> None:
    """Which the host of the matches finds out: here it is enough that it is another."""
    table = Judged(Coins()).begun()
    table.ask(do.GiveUp(id=table.id()), "ada")
    for match, code in (("f" * 32, "NEXT22"), ("e" * 32, "OTHER2")):
        assert kinds(table.ask(do.LeadTo(match, code, table.id()))) == ["Rematched"]
    assert table.hosted.rematch is not None
    assert table.hosted.rematch.code == "OTHER2"
