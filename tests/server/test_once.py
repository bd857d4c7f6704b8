"""A step is parsed once, and its next table computed once, on the way from the socket to the log."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from metroscribe.core.errors import MetroscribeError
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.core.table import Choice
from metroscribe.games import registry
from metroscribe.server.host.session import Session
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.change import Flipped, Stepped, event_of
from metroscribe.server.match.decide import Refusal
from tests.counts import count
from tests.server.judged import Judged, folded, state
from tests.server.served import Phone, Server, served
from tests.server.test_match_log import PEOPLE, next_command, rules_of

GAMES = sorted(registry())
COUNTED = ("parse", "step", "close", "reveal")
CHOICES = 6
MATCHES = count(1, 20)
Cards = Callable[[tuple[str, ...]], tuple[str, ...]]
BEN = "fedcba9876543210" * 2


@contextmanager
def counted(rules: AnyRules) -> Iterator[Counter[str]]:
    """How often the rules are asked, but for the gains of the steps that a view offers."""
    asked, offering = Counter[str](), list[bool]()
    kind: Any = type(rules)

    def counting(name: str) -> Any:
        original = getattr(kind, name)

        def ask(*given: Any) -> Any:
            asked[name] += not offering
            return original(*given)

        return ask

    original_choices = kind.choices

    def choices(*given: Any) -> Iterator[Choice]:
        offering.append(True)
        try:
            return iter(list(original_choices(*given)))
        finally:
            offering.pop()

    methods = {name: counting(name) for name in COUNTED} | {"choices": choices}
    with patch.multiple(kind, **methods):
        yield asked


# what decide hands on is what the log leads to


@pytest.mark.parametrize("modules", [True, False], ids=["modules", "plain"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_decided_is_what_the_log_leads_to(game: str, modules: bool) -> None:
    """Also where seats leave, come back, are played by bots, or run out of time."""
    for number in range(MATCHES):
        table, stream = Judged(rules_of(game, modules), PEOPLE, clock=20), Stream(f"{game}/{number}", "once")
        again, kinds = folded(table.log, table.rules), Counter[type]()
        while table.hosted.phase != "over":
            changes = table.judge(*next_command(table, stream))
            table.now += stream.below(3)
            for change in [] if isinstance(changes, Refusal) else changes:
                stored = ev.decode(ev.encode(event_of(change)))
                assert again.read(stored) == change
                kinds[type(change)] += 1
                table.hosted.follow(change)
                again.apply(stored)
            assert state(again) == state(table.hosted)
        assert kinds[Stepped]
        assert kinds[Flipped] == again.turn + 1


@pytest.mark.parametrize("change", [lambda cards: cards[:-1], lambda cards: (*cards, cards[-1])])
@pytest.mark.parametrize("game", GAMES)
def test_a_log_with_other_cards_than_the_rules_deal_is_refused(game: str, change: Cards) -> None:
    log = Judged(rules_of(game), PEOPLE).begun().log
    (number, started), *_ = ((n, event) for n, event in enumerate(log) if isinstance(event, ev.Started))
    hosted = folded(log[:number], rules_of(game))
    with pytest.raises(MetroscribeError, match="error-log-"):
        hosted.apply(replace(started, cards=change(started.cards)))


# how often the rules are asked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("once")) as found:
        yield found


def seated(server: Server, game: str) -> list[Phone]:
    """Two phones at a table, the first turn open."""
    code = server.open(game=game, seats=2, name="Ada")
    phones = [server.join(code), server.join(code, BEN)]
    assert phones[1].ask("take-seat", name="Ben").refused is None
    assert phones[0].ask("start").refused is None
    for phone in phones:
        phone.ask("contribute", part="ab" * 16)
        phone.until(lambda you: bool(you.moves))
    return phones


def log_of(server: Server, session: Session) -> list[ev.AnyEvent]:
    return server.inside(lambda: server.store.log.events(session.hosted.id))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES[:: count(4, 1)])
def test_a_choice_over_a_socket_is_parsed_once_and_its_table_computed_once(game: str, server: Server) -> None:
    phones, rules = seated(server, game), server.host.library.rules(game, (), "")
    session = next(session for session in server.host.sessions.values() if session.hosted.opened.game == game)
    with counted(rules) as asked:
        for number in range(CHOICES):
            phone, before = phones[number % 2], len(log_of(server, session))
            phone.until(lambda you: bool(you.moves))
            assert phone.you is not None
            asked.clear()
            move = phone.you.moves[-1].move
            assert phone.ask_in_turn("stage", move=move, ready=True).refused is None
            new = log_of(server, session)[before:]
            assert [event.move for event in new if isinstance(event, ev.Staged)] == [move]
            assert asked == stored(new) | {"parse": 1}
        assert sum(isinstance(event, ev.Closed) for event in new) == 1


def stored(events: list[ev.AnyEvent]) -> dict[str, int]:
    """How often the rules must be asked for what these events say."""
    steps = sum(isinstance(event, ev.Staged) for event in events)
    closed = sum(isinstance(event, ev.Closed) for event in events)
    cards = sum(len(event.cards) for event in events if isinstance(event, ev.Started | ev.Closed))
    found = {"step": steps, "close": closed, "reveal": cards}
    return {name: number for name, number in found.items() if number}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_is_computed_once_and_only_a_sent_step_is_parsed(game: str) -> None:
    """Steps of bots, of the clock and for seats that have left; steps that are taken back; the deal."""
    table, stream = Judged(rules_of(game), PEOPLE, clock=20), Stream(game, "counted")
    while table.hosted.phase != "over":
        command, by = next_command(table, stream)
        with counted(table.rules) as asked:
            changes = table.judge(command, by)
            table.now += stream.below(3)
            if isinstance(changes, Refusal):
                continue
            for change in changes:
                table.hosted.follow(change)
        events = [event_of(change) for change in changes]
        table.log += events
        parsed = {"parse": 1} if isinstance(command, do.Stage) and events else {}
        assert asked == stored(events) | parsed
    with counted(table.rules) as asked:
        folded(table.log, table.rules)
    assert asked.pop("parse") == asked["step"]
    assert asked == stored(table.log)
