"""What everybody is told of a closed turn is what was drawn in it, and nothing of the open one."""

import pytest

from metroscribe import draw
from metroscribe.core.rng import Stream
from metroscribe.draw.sheet import FRESH
from metroscribe.games import registry
from metroscribe.server.host import drawings
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.last_turn import LAST
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.replay import ReplayData
from metroscribe.server.wire.said import said
from metroscribe.server.wire.views import happened, table_view
from metroscribe.texts import Words
from tests.counts import count
from tests.server.judged import BEGAN, Judged, folded

GAMES = sorted(registry())
PEOPLE = ("ada", "bob", "eve")
Drew = tuple[tuple[wire.Said, ...], ...]


def table_of(game: str) -> Judged:
    found = registry().load(game)
    return Judged(found.rules(found.info.modules), PEOPLE, seed="lately").begun()


def choose(table: Judged, stream: Stream) -> Drew:
    """Every seat stages its whole turn, and nobody is ready; what they drew, in words."""
    told = []
    for seat, by in enumerate(PEOPLE):
        steps = []
        while legal := table.match.legal(seat):
            move = stream.choice(legal)
            steps.append(said(table.rules.wording.describe(table.match.table, table.match.sheet(seat), move)))
            table.ask(table.stage(by, move), by)
        told.append(tuple(steps))
    return tuple(told)


def close(table: Judged) -> wire.TurnOpened:
    """All are ready; what everybody is told of it."""
    for seat, by in enumerate(PEOPLE):
        if table.hosted.waiting(seat):
            table.ask(table.ready(by), by)
    closed = max(n for n, event in enumerate(table.log) if isinstance(event, ev.Closed))
    (told,) = happened(table.hosted, table.log[closed], closed)
    assert isinstance(told, wire.TurnOpened)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_closed_turn_is_what_each_seat_drew(game: str) -> None:
    table, stream, before = table_of(game), Stream(game, "lately"), Drew()
    while table.hosted.phase != "over":
        assert table_view(table.hosted, BEGAN).drew == before
        drew = choose(table, stream)
        assert table_view(table.hosted, BEGAN).drew == before, "nothing of an open turn"
        assert close(table).drew == drew
        before = drew
    assert table_view(table.hosted, BEGAN).drew == before


def test_who_comes_late_and_who_reads_the_log_again_is_told_the_same() -> None:
    table, stream = table_of("next-station/london"), Stream("late", "lately")
    for _ in range(4):
        choose(table, stream)
        close(table)
    read = folded(table.log, table.rules)
    assert table_view(read, BEGAN) == table_view(table.hosted, BEGAN)


def test_what_is_drawn_for_somebody_who_has_left_is_told_too() -> None:
    table = Judged(registry().load("voll-verplant/paris").rules(), PEOPLE, seed="left").begun()
    table.ask(do.LeaveSeat(id=table.id()), "eve")
    for by in ("ada", "bob"):
        table.ask(table.stage(by, table.match.legal(PEOPLE.index(by))[0]), by)
        table.ask(table.ready(by), by)
    moves = table.hosted.last_moves
    assert [len(steps) for steps in table_view(table.hosted, BEGAN).drew] == [len(steps) for steps in moves]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES[:: count(2, 1)])
def test_on_a_sheet_exactly_what_the_last_turn_drew_is_told_apart(game: str) -> None:
    table, stream, words = table_of(game), Stream(game, "marks"), Words("en")
    assert not _last(ReplayData.of(table.hosted, 0).sheet())
    for _ in range(5):
        choose(table, stream)
        match = table.match
        drawn = [draw.marks(match.rules, match.table, match.sheet(seat), seat=seat) for seat in range(3)]
        close(table)
        for seat, marks in enumerate(drawn):
            fresh = {name for name, found in marks.items() if FRESH in found}
            sheet = ReplayData.of(table.hosted, seat).sheet()
            assert _last(sheet) == fresh & sheet.marks.keys()
            picture = drawings.sheet(table.hosted, seat, False, "light", words).make().decode()
            assert picture.count(f'{LAST}=""') == len(_last(sheet))


def _last(sheet: answers.SheetView) -> set[str]:
    return {name for name, found in sheet.marks.items() if LAST in found}


def test_on_a_finished_sheet_nothing_stands_out() -> None:
    table, stream = table_of("voll-verplant/paris"), Stream("over", "marks")
    while table.hosted.phase != "over":
        choose(table, stream)
        close(table)
    picture = drawings.sheet(table.hosted, 1, False, "light", Words("en")).make().decode()
    assert f'{LAST}=""' not in picture
    assert not _last(ReplayData.of(table.hosted, 1).sheet())


@pytest.mark.slow
def test_the_own_sheet_does_not_tell_the_last_turn_apart() -> None:
    table, stream = table_of("next-station/london"), Stream("own", "marks")
    choose(table, stream)
    close(table)
    picture = drawings.sheet(table.hosted, 0, True, "light", Words("en")).make().decode()
    assert f'{LAST}=""' not in picture
