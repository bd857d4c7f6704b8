"""A match is its log: whoever folds it, from any number on, has the same match and decides the same."""

from functools import cache

import pytest

from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
from metroscribe.records import read_record, replay, save_text
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.decide import Refusal, decide
from metroscribe.server.match.record import proof_of, record_of
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.views import happened, table_view, you_view
from tests.counts import count
from tests.server.judged import PART, Judged, folded, state

GAMES = sorted(registry())
PEOPLE = ("ada", "bob", "eve")
CLOCK = 20
SELDOM = count(10, 2)
MATCHES = count(1, 20)


@cache
def rules_of(game: str, modules: bool = True) -> AnyRules:
    found = registry().load(game)
    return found.rules(found.info.modules if modules else ())


def next_command(table: Judged, stream: Stream) -> tuple[do.Asked | do.Inner, str]:
    """What somebody may send or the host may say next, sensible or not."""
    hosted, by = table.hosted, stream.choice((*PEOPLE, "zoe"))
    seat, id_ = hosted.seat_of(by), table.id()
    moves = () if hosted.match is None or seat is None else hosted.match.legal(seat)
    wild: list[do.Asked | do.Inner] = [
        do.TakeSeat(id=id_, name="Zoe"),
        do.LeaveSeat(id=id_),
        do.Rename(id=id_, name=f"{by} {id_}"),
        do.SeatBot(id=id_, seat=stream.below(3), bot="random"),
        do.Contribute(id=id_, part=PART),
        do.AskTime(id=id_, turn=hosted.turn),
        do.Stage(id=id_, turn=hosted.turn, n=0, move="A1-Z9"),
        do.Resume(),
        do.Tick(),
        table.take_back(by),
        table.withdraw(by),
        table.pass_(by),
    ]
    bots = [n for n, bot in enumerate(hosted.seats) if bot.bot]
    if stream.below(5) == 0:
        return stream.choice(wild), by
    if bots and stream.below(2):
        return do.BotPlays(stream.choice(bots), hosted.turn, ()), ""
    if hosted.phase == "open":
        return do.Start(id=id_), hosted.host
    if moves and seat is not None:
        return table.stage(by, stream.choice(moves)), by
    return table.ready(by), by


def played(game: str, number: int, modules: bool = True) -> tuple[Judged, dict[int, object]]:
    """A match of all kinds of commands to its end, and its state after each of them."""
    table = Judged(rules_of(game, modules), PEOPLE, clock=CLOCK)
    stream, states = Stream(f"{game}/{number}", "log"), {table.hosted.seq: state(table.hosted)}
    while table.hosted.phase != "over":
        table.now += stream.below(3)
        command, by = next_command(table, stream)
        if not isinstance(table.attempt(command, by), Refusal):
            states[table.hosted.seq] = state(table.hosted)
    return table, states


def read_back(log: list[ev.AnyEvent]) -> list[ev.AnyEvent]:
    return [ev.decode(ev.encode(event)) for event in log]


@pytest.mark.parametrize("modules", [True, False], ids=["modules", "plain"])
@pytest.mark.parametrize("game", GAMES)
def test_any_prefix_of_a_log_folds_to_the_state_after_the_same_commands(game: str, modules: bool) -> None:
    for number in range(MATCHES):
        table, states = played(game, number, modules)
        first, *rest = read_back(table.log)
        again = folded([first], table.rules)
        for event in rest:
            again.apply(event)
            if again.seq in states:
                assert state(again) == states[again.seq]
        assert again.seq == len(table.log) == max(states)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_match_taken_up_from_its_log_decides_and_shows_the_same(game: str) -> None:
    table, stream = Judged(rules_of(game), PEOPLE, clock=CLOCK), Stream(f"{game}/up", "log")
    while table.hosted.phase != "over":
        command, by = next_command(table, stream)
        if stream.below(SELDOM) == 0:
            again = folded(read_back(table.log), table.rules)
            assert decide(again, command, by, table.now, table.deal) == table.judge(command, by)
            assert views(again) == views(table.hosted)
        table.attempt(command, by)
        table.now += stream.below(9)


def views(hosted: Hosted) -> list[bytes]:
    """What everybody sees of a match, and what each seat sees."""
    seats = (wire.encode(you_view(hosted, seat)) for seat in range(len(hosted.seats)))
    return [wire.encode(table_view(hosted, 0)), *seats]


@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_is_counted_as_told_becomes_one_public_event_with_its_number(game: str) -> None:
    table, _ = played(game, 99)
    again, hidden = folded(table.log[:1], table.rules), 0
    for event in table.log[1:]:
        number = again.told
        again.apply(event)
        if again.told == number:
            assert isinstance(event, ev.Staged | ev.TakenBack)
            hidden += 1
            continue
        (told,) = happened(again, event, number)
        assert (told.seq, again.told) == (number, number + 1)
        assert wire.encode(told)
    assert hidden


@pytest.mark.parametrize("game", GAMES)
def test_a_log_becomes_a_record_that_replays_to_its_score(
    game: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    table, _ = played(game, 7)
    text, file = record_of(table.hosted), tmp_path_factory.mktemp("records") / "match.txt"
    save_text(file, text)
    record = read_record(file)
    match = replay(file, record, table.rules)
    assert table.hosted.finished is not None
    assert record.result == table.hosted.finished.result
    assert match.events == table.match.events
    assert record.proof == proof_of(table.hosted)


def test_fields_that_were_added_later_have_a_default_and_those_that_went_are_passed_over() -> None:
    """A log of any age can be read: the least that was ever written is enough."""
    old = b'{"event":"opened","at":1,"match":"m","code":"C","game":"g","rules":1,"map_hash":"h",'
    old += b'"seats":1,"host":"","language":"de"}'
    event = ev.decode(old)
    assert isinstance(event, ev.Opened)
    assert (event.modules, event.clock, event.scores, event.known_seed) == ((), 0, True, None)
    led = ev.decode(b'{"event":"rematched","at":1,"command":"c","match":"m","code":"C"}')
    assert led == ev.Rematched(1, "c", match="m", code="C", holder="")
