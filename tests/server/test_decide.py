"""The judge is pure: it looks at the match and the command, at who asks, the time and the deal."""

from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.deal import Deal
from metroscribe.server.match.decide import Refusal, decide
from metroscribe.server.match.state import REMEMBERED
from tests.core.coins import Coins
from tests.server.judged import PART, SECRET, Judged, folded, kinds, opened, state

ANYBODY = ("ada", "bob", "eve", "")


def any_command(id_: str, turn: int, n: int) -> list[do.Asked | do.Inner]:
    """One of every kind, some of them with something that cannot be."""
    return [
        do.TakeSeat(id=id_, name="Eve"),
        do.TakeSeat(id=id_, name="\x00", seat=1),
        do.TakeSeat(id=id_, name="Eve", seat=15),
        do.LeaveSeat(id=id_),
        do.Rename(id=id_, name="Someone"),
        do.SeatBot(id=id_, seat=2, bot="random"),
        do.SeatBot(id=id_, seat=2, bot="genius"),
        do.Start(id=id_),
        do.Contribute(id=id_, part=PART),
        *(do.Stage(id=id_, turn=turn, n=n, move=move) for move in ("heads", "again", "nonsense")),
        do.Stage(id=id_, turn=turn, n=n, move="tails", ready=True),
        do.TakeBack(id=id_, turn=turn, n=n),
        do.Pass(id=id_, turn=turn, n=n),
        do.Ready(id=id_, turn=turn, n=n),
        do.Withdraw(id=id_, turn=turn, n=n),
        do.AskTime(id=id_, turn=turn),
        do.Rematch(id=id_),
        do.GiveUp(id=id_),
        do.Tick(),
        do.Resume(),
        do.BotPlays(2, turn, ("again", "nonsense")),
        do.LeadTo("f" * 32, "NEXT22", id_),
    ]


@given(st.data())
def test_deciding_changes_nothing_and_is_the_same_each_time(data: st.DataObject) -> None:
    table = Judged(Coins(), ["ada", "bob"], seats=3, clock=60)
    for _ in range(data.draw(st.integers(0, 25))):
        by = data.draw(st.sampled_from(ANYBODY))
        seat = table.hosted.seat_of(by)
        n = 0 if seat is None else table.hosted.seats[seat].count
        command = data.draw(st.sampled_from(any_command(table.id(), table.hosted.turn, n)))
        before = state(table.hosted)
        changes = table.judge(command, by)
        assert state(table.hosted) == before
        again = decide(folded(table.log, table.rules), deepcopy(command), by, table.now, Deal(SECRET))
        assert again == changes
        if isinstance(changes, Refusal):
            assert changes.text.key
        else:
            table.attempt(command, by)
        table.now += data.draw(st.sampled_from((0.0, 1.0, 70.0)))


def test_a_refusal_names_the_rule_of_the_game() -> None:
    table = Judged(Coins()).begun()
    table.ask(table.stage("ada", "again"), "ada")
    assert table.refused(table.stage("ada", "again"), "ada") == "rule-called-again"
    assert table.refused(table.stage("ada", "edge"), "ada") == "rule-not-a-move"
    table.ask(table.stage("ada", "tails"), "ada")
    assert table.refused(table.stage("ada", "tails"), "ada") == "rule-turn-done"
    assert table.refused(table.pass_("ada"), "ada") == "rule-turn-done"


def test_a_repeated_command_changes_nothing() -> None:
    table = Judged(Coins()).begun()
    first = table.stage("ada", "again")
    assert table.ask(first, "ada")
    for _ in range(3):
        assert table.decide(first, "ada") == []
    table.answer("ada", "heads")
    assert table.decide(first, "ada") == []
    assert table.match.staged(0) == ("again", "heads")


def test_a_command_that_has_many_events_counts_once() -> None:
    table = Judged(Coins()).begun()
    before = table.hosted.seats[0].count
    assert kinds(table.ask(do.Stage(**table.where("ada"), move="heads", ready=True), "ada")) == [
        "Staged",
        "Readied",
    ]
    assert table.hosted.seats[0].count == before + 1


def test_an_accepted_command_is_answered_with_the_number_of_its_last_event() -> None:
    table = Judged(Coins(), ["ada"]).begun()
    command = do.Stage(**table.where("ada"), move="heads", ready=True)
    events = table.ask(command, "ada")
    own = [event for event in events if event.command == command.id]
    first = table.hosted.told - len(events)
    assert table.hosted.answer_to("ada", command.id) == first + len(own) - 1
    table.answer("ada", "tails")
    assert table.hosted.answer_to("ada", command.id) == first + len(own) - 1


def test_a_step_that_nobody_is_told_of_is_answered_with_the_number_that_was_told_last() -> None:
    table = Judged(Coins()).begun()
    numbers = []
    for move in ("again", "heads"):
        command = table.stage("ada", move)
        table.ask(command, "ada")
        numbers.append(table.hosted.answer_to("ada", command.id))
    assert numbers == [table.hosted.told - 1] * 2


def test_two_people_who_make_the_same_id_are_both_heard() -> None:
    table = Judged(Coins(), [], seats=3)
    for name in ("ada", "bob"):
        assert kinds(table.ask(do.TakeSeat(id="the-same-id", name=name), name)) == ["Seated"]
        assert table.decide(do.TakeSeat(id="the-same-id", name=name), name) == []
    assert kinds(table.ask(do.SeatBot(id="another-id", seat=2, bot="random"), "ada")) == ["BotSeated"]
    assert kinds(table.ask(do.Rename(id="another-id", name="Bob"), "bob")) == ["Renamed"]
    assert kinds(table.ask(do.LeaveSeat(id="to-leave"), "bob")) == ["Left"]
    assert table.decide(do.LeaveSeat(id="to-leave"), "bob") == []
    assert {by: list(answered) for by, answered in table.hosted.answered.items()} == {
        "ada": ["the-same-id", "another-id"],
        "bob": ["the-same-id", "another-id", "to-leave"],
    }


def test_a_command_forgotten_after_many_others_is_still_not_done_twice() -> None:
    table = Judged(Coins(), ["ada"]).begun()
    first = table.stage("ada", "heads")
    table.ask(first, "ada")
    for _ in range(REMEMBERED * 2):
        table.ask(table.take_back("ada"), "ada")
        table.ask(table.stage("ada", "tails"), "ada")
    assert table.hosted.answer_to("ada", first.id) is None
    assert table.refused(first, "ada") == "error-out-of-order"


def test_what_somebody_asked_is_not_forgotten_because_of_what_others_ask() -> None:
    table = Judged(Coins()).begun()
    first = table.stage("ada", "heads")
    table.ask(first, "ada")
    for _ in range(REMEMBERED * 2):
        table.ask(table.stage("bob", "tails"), "bob")
        table.ask(table.take_back("bob"), "bob")
    assert table.decide(first, "ada") == []


def test_strangers_who_knock_are_remembered_up_to_a_number_and_make_nobody_at_the_table_forgotten() -> None:
    table = Judged(Coins(), ["ada"], seats=2)
    for number in range(REMEMBERED + 9):
        knock = do.Knock(id=table.id(), name="Eve")
        table.ask(knock, f"eve-{number}")
        table.ask(do.Admit(id=table.id(), knock=table.hosted.told - 1, yes=False), "ada")
    assert len(table.hosted.answered) == REMEMBERED
    assert table.hosted.answer_to(f"eve-{number}", knock.id) is not None
    assert len(table.hosted.answered["ada"]) == REMEMBERED


def test_commands_are_counted_beyond_any_number() -> None:
    table = Judged(Coins(), ["ada"]).begun()
    for n in range(1, 1000, 2):
        table.ask(do.Stage(id=table.id(), turn=0, n=n, move="heads"), "ada")
        table.ask(do.TakeBack(id=table.id(), turn=0, n=n + 1), "ada")
    assert table.hosted.seats[0].count == 1001


def test_a_command_with_a_wrong_count_is_refused_with_the_right_one() -> None:
    table = Judged(Coins()).begun()
    table.ask(table.stage("ada", "heads"), "ada")
    late = do.TakeBack(id=table.id(), turn=0, n=1)
    refusal = table.decide(late, "ada")
    assert isinstance(refusal, Refusal)
    assert (refusal.text.key, refusal.count) == ("error-out-of-order", 2)
    assert refusal.text.args["count"] == refusal.count


@pytest.mark.parametrize("kind", [do.TakeBack, do.Pass, do.Ready, do.Withdraw])
def test_what_belongs_to_a_turn_is_judged_by_seat_phase_turn_and_count(kind: type[do.InTurn]) -> None:
    table = Judged(Coins())

    def asked(turn: int, n: int, by: str) -> str:
        return table.refused(kind(id=table.id(), turn=turn, n=n), by)  # type: ignore[arg-type]

    assert asked(0, 1, "ada") == "error-not-started"
    table.begun()
    assert asked(0, 0, "eve") == "error-not-seated"
    assert asked(0, 0, "") == "error-not-seated"
    assert asked(1, 1, "ada") == "error-other-turn"
    assert asked(0, 2, "ada") == "error-out-of-order"
    for _ in range(2):
        table.answer("ada", "heads")
        table.answer("bob", "heads")
    assert asked(2, 5, "ada") == "error-match-over"


def test_an_unrelated_event_in_between_refuses_nothing() -> None:
    table = Judged(Coins()).begun()
    made_before = table.stage("bob", "heads")
    table.ask(table.stage("ada", "again"), "ada")
    table.ask(do.Rename(id=table.id(), name="Countess"), "ada")
    assert kinds(table.ask(made_before, "bob")) == ["Staged"]


def test_a_match_of_other_rules_refuses_everything_but_to_be_given_up() -> None:
    table = Judged(Coins())
    table.hosted.rules = None
    for command in any_command(table.id(), 0, 1):
        if not isinstance(command, do.GiveUp):
            assert table.refused(command, "ada") == "error-outdated"
    assert kinds(table.ask(do.GiveUp(id=table.id()), "ada")) == ["Finished"]


def test_a_match_of_other_rules_is_still_known_to_be_in_play_or_over() -> None:
    table = Judged(Coins(), ["ada"]).begun()
    assert folded(table.log, None).phase == "playing"
    for _ in range(2):
        table.answer("ada", "heads")
    over = folded(table.log, None)
    assert (over.phase, over.turn, over.finished) == ("over", 2, table.hosted.finished)


def test_a_log_whose_secret_is_lost_is_refused_and_not_dealt_otherwise() -> None:
    table = Judged(Coins(), ["ada"])
    table.deal = Deal()
    table.follow([ev.Starting(table.now)])
    table.now += 5
    assert table.refused(do.Tick()) == "error-no-secret"


def test_every_event_is_read_back_as_it_was_written() -> None:
    events: list[ev.AnyEvent] = [
        opened(Coins(), 2, options={"deck": "20"}, clock=30, scores=False, known_seed="1"),
        ev.Seated(1.5, "command-1", seat=0, name="Łucja", holder="ada"),
        ev.BotSeated(1.5, seat=1, bot="greedy"),
        ev.Left(2, seat=0, out=True),
        ev.Reserved(2, seat=0, name="Ada", holder="ada", until=302),
        ev.Freed(2, "command-2", seat=0, by=1, removed=True),
        ev.HostPassed(2, holder="bob"),
        ev.Knocked(2, "command-3", holder="eve", name="Eve"),
        ev.Admitted(2, "command-4", knock=7, yes=True, by=1),
        ev.Renamed(2, seat=0, name='"}'),
        ev.Starting(3),
        ev.Contributed(3, seat=0, part=PART),
        ev.Started(4, cards=("stake:1", "deck:heads")),
        ev.Staged(5, seat=0, move="heads"),
        ev.TakenBack(5, seat=0),
        ev.Readied(5, seat=0),
        ev.Withdrawn(5, seat=0),
        ev.Closed(6, cards=(), clock=True),
        ev.Staged(6, seat=1, move="tails", chosen="table"),
        ev.Readied(6, "command-5", seat=1, chosen="table", by=0),
        ev.StoodIn(6, seat=1, bot="commuter", by=0),
        ev.WentOn(6, seat=1, by=0),
        ev.Returned(6, seat=1),
        ev.MoreTime(7, seat=1),
        ev.Resumed(8),
        ev.Finished(9, result=None, secret="00"),
        ev.Rematched(9, match="f" * 32, code="NEXT22"),
    ]
    assert {type(event) for event in events} == set(ev.AnyEvent.__args__)
    assert [ev.decode(ev.encode(event)) for event in events] == events
