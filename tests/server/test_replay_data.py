"""Sheets and replays as data: what they show is what was seen, and nothing of what is still open."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from metroscribe import draw
from metroscribe.core.match import Turn
from metroscribe.core.rng import Stream
from metroscribe.draw.sheet import FRESH
from metroscribe.games import registry
from metroscribe.server.match.last_turn import LAST
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.replay import ReplayData
from tests.absence import absent_match
from tests.server.judged import Judged
from tests.server.patching import Attributes, applied
from tests.server.served import GAME, TOKEN, Server, served

GAMES = sorted(registry())


def table_of(game: str, seed: str = "1", people: tuple[str, ...] = ("ada", "bob"), **more: Any) -> Judged:
    found = registry().load(game)
    return Judged(found.rules(found.info.modules), people, seed=seed, **more).begun()


def play_turn(table: Judged, stream: Stream, people: tuple[str, ...] = ("ada", "bob")) -> list[wire.Said]:
    """The turn is closed; what the first seat did, in words."""
    told = []
    for by in people:
        seat = table.hosted.seat_of(by)
        assert seat is not None
        while legal := table.match.legal(seat):
            move = stream.choice(legal)
            if seat == 0:
                text = table.rules.wording.describe(table.match.table, table.match.sheet(0), move)
                told.append(wire.Said(text.key, text.args))
            table.ask(table.stage(by, move), by)
        if table.hosted.waiting(seat):
            table.ask(table.ready(by), by)
    return told


def shown(marks: Mapping[str, Mapping[str, str]]) -> Attributes:
    """But for what a turn has just drawn."""
    new = (FRESH, LAST)
    seen = {
        name: {key: value for key, value in found.items() if key not in new} for name, found in marks.items()
    }
    return {name: found for name, found in seen.items() if found}


def turn_by_turn(replay: answers.ReplayView) -> Iterator[Attributes]:
    marks = {name: dict(found) for name, found in replay.start.marks.items()}
    for turn in replay.turns:
        marks = applied(marks, turn.marks)
        yield marks


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_turn_by_turn_what_was_seen_then(game: str) -> None:
    table, stream = table_of(game), Stream(game, "study")
    labels, cards, moves, seen = [], [], [], []
    while table.hosted.phase != "over":
        labels.append(table.match.table.label)
        cards.append(tuple(map(str, table.match.cards)))
        moves.append(tuple(play_turn(table, stream)))
        seen.append(ReplayData.of(table.hosted, 0).sheet())
    replay = ReplayData.of(table.hosted, 0).replay()
    assert [turn.label for turn in replay.turns] == labels
    assert [tuple(view.card for view in turn.cards) for turn in replay.turns] == cards
    assert [turn.moves for turn in replay.turns] == moves
    assert [turn.total for turn in replay.turns] == [sheet.total for sheet in seen]
    assert list(map(shown, turn_by_turn(replay))) == [shown(sheet.marks) for sheet in seen]
    assert replay.score == seen[-1].score


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_seats_left_and_came_back_to_can_be_gone_through_again(game: str) -> None:
    found = registry().load(game)
    rules = found.rules(found.info.modules)
    match = absent_match(rules, 3, game)
    turns = [event for event in match.events if isinstance(event, Turn)]
    for seat in range(3):
        replay_data = ReplayData(
            rules, match.options, tuple(match.events), match.table, seat, len(turns), True
        )
        replay = replay_data.replay()
        assert [len(turn.moves) for turn in replay.turns] == [len(turn.moves[seat]) for turn in turns]
        assert replay.turns[-1].total == match.score(seat).total
        assert replay.score == replay_data.sheet().score
        assert shown(list(turn_by_turn(replay))[-1]) == shown(replay_data.sheet().marks)


def studied(table: Judged, seat: int = 0) -> tuple[answers.SheetView, answers.ReplayView]:
    replay_data = ReplayData.of(table.hosted, seat)
    return replay_data.sheet(), replay_data.replay()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_staged_changes_neither_sheet_nor_replay(game: str) -> None:
    table, stream = table_of(game), Stream(game, "study")
    for _ in range(3):
        play_turn(table, stream)
    before = [studied(table, seat) for seat in (0, 1)]
    table.ask(table.stage("ada", table.match.legal(0)[0]), "ada")
    assert [studied(table, seat) for seat in (0, 1)] == before
    assert [len(replay.turns) for _, replay in before] == [3, 3]


def test_what_is_dealt_after_the_last_closed_turn_changes_no_replay() -> None:
    """Two decks that begin with the same card: in one of them it is known already what comes next."""
    by_first: dict[str, Judged] = {}
    for number in range(100):
        table = table_of("voll-verplant/paris", str(number), ("ada",))
        first = str(table.match.cards[0])
        play_turn(table, Stream("same", "study"), ("ada",))
        other = by_first.setdefault(first, table)
        if other.match.cards != table.match.cards:
            break
    assert other.match.cards != table.match.cards
    assert ReplayData.of(other.hosted, 0).replay() == ReplayData.of(table.hosted, 0).replay()


def test_before_the_first_turn_is_closed_a_replay_has_only_its_start() -> None:
    replay_data = ReplayData.of(table_of(GAME).hosted, 1)
    assert replay_data.replay() == answers.ReplayView(replay_data.sheet(), (), replay_data.sheet().score)


def test_what_a_sheet_is_worth_is_told_only_where_scores_show_or_after_the_end() -> None:
    table, stream = table_of(GAME, scores=False), Stream("hidden", "study")
    play_turn(table, stream)
    sheet, replay = studied(table)
    assert (sheet.total, sheet.score, replay.turns[0].total, replay.score) == (None, (), None, ())
    pad = draw.pad_ids(table.rules, table.match.table)
    assert pad.isdisjoint({*sheet.marks, *replay.turns[0].marks})
    while table.hosted.phase != "over":
        play_turn(table, stream)
    replay = ReplayData.of(table.hosted, 0).replay()
    assert replay.turns[0].total is not None
    assert not pad.isdisjoint({id_ for turn in replay.turns for id_ in turn.marks})


def test_changes_are_what_is_new_or_different_and_null_for_what_is_gone() -> None:
    before = {"same": {"x": "1"}, "other": {"x": "1", "y": "1"}, "gone": {"x": "1"}}
    after = {"same": {"x": "1"}, "other": {"x": "2"}, "new": {"x": ""}}
    assert draw.changes(before, after) == {
        "other": {"x": "2", "y": None},
        "gone": {"x": None},
        "new": {"x": ""},
    }


# over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.mark.parametrize("path", ["sheets/{}", "replay/{}"])
def test_there_is_one_for_each_seat_as_soon_as_the_match_has_begun(server: Server, path: str) -> None:
    code = server.open(name="Ada", bots={"1": "random"}, seats=2)
    statuses = [server.http.get(f"/api/tables/{code}/{path.format(0)}").status_code]
    server.join(code).start()
    statuses += [
        server.http.get(f"/api/tables/{code}/{path.format(seat)}").status_code for seat in (0, 1, 2, -1)
    ]
    assert statuses == [409, 200, 200, 404, 404]


def test_not_even_the_holder_gets_what_is_staged(server: Server) -> None:
    code = server.open(name="Ada")
    phone = server.join(code)
    phone.start()
    assert phone.you is not None
    paths = [f"/api/tables/{code}/sheets/0", f"/api/tables/{code}/replay/0"]
    holding = {"authorization": f"Bearer {TOKEN}"}
    before = [server.http.get(path).content for path in paths]
    assert phone.ask_in_turn("stage", move=phone.you.moves[0].move).refused is None
    assert [server.http.get(path, headers=holding).content for path in paths] == before


@pytest.mark.parametrize("game", GAMES)
def test_the_style_of_a_drawing_stands_by_itself(server: Server, game: str) -> None:
    answer = server.http.get(f"/api/tables/{server.open(game=game)}/sheet.css")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/css; charset=utf-8")
    assert answer.text == draw.stylesheet(registry().load(game).rules())


def test_a_replay_says_who_chose_what_the_seat_did_not_choose_itself() -> None:
    table = table_of(GAME, clock=30)
    for by in ("ada", "bob"):
        table.ask(table.pass_(by), by)
        table.ask(table.ready(by), by)
    table.pass_time(30)
    turns = ReplayData.of(table.hosted, 0).replay().turns
    assert [turn.chosen for turn in turns] == [(), ("clock",)]
