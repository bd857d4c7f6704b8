"""How many tables are opened: every way to open one counts, for whoever asks and for the whole server."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from metroscribe.core.errors import MetroscribeError
from metroscribe.games import registry
from metroscribe.server.config import LIMITS
from metroscribe.server.host.openings import DAY, HOUR, PLAYED_TURNS
from metroscribe.server.host.session import Session
from metroscribe.server.match import commands as do
from metroscribe.server.store.contract import Standing, Unavailable
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire
from tests.server.inside import ADA, BOB, GAME, Inside, run
from tests.server.served import served

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"
MAP = (registry().find(GAME).folder / "map.toml").read_text(encoding="utf-8")


async def given_up(inside: Inside, turns: int = 0, seconds: float = 0.0) -> Session:
    """A match of Ada and Bob that ended after so many turns, so long after it was opened."""
    session = await inside.begun(ADA, BOB)
    for _ in range(turns):
        await inside.pass_turn(session, ADA, BOB)
    inside.time += seconds
    await inside.ask(session, do.GiveUp(id=inside.id()), ADA)
    return session


async def asked_again(inside: Inside, session: Session, by: str = ADA, address: str = HERE) -> str:
    """What is said to whoever asks for a rematch; nothing where there is one."""
    try:
        assert await inside.host.command(session, do.Rematch(id=inside.id()), by, address) is None
    except MetroscribeError as error:
        return error.text.key
    return ""


async def refused(inside: Inside, **settings: Any) -> str:
    with pytest.raises(MetroscribeError) as refused:
        await inside.open(**settings)
    return refused.value.text.key


# by whom


def test_giving_up_and_asking_for_a_rematch_opens_no_more_tables_than_opening_them(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await given_up(inside)
        said = []
        for _ in range(4):
            said.append(await asked_again(inside, session))
            if (led := session.hosted.rematch) is None:
                break
            again = await inside.host.find(led.code)
            assert again is not None
            await inside.ask(again, do.TakeSeat(id=inside.id(), name="Ada"), ADA)
            await inside.ask(again, do.GiveUp(id=inside.id()), ADA)
            session = again
        assert said == ["", "", "error-too-many-tables"]
        assert inside.store.log.opened_by(HERE, 0.0) == 3

    run(tmp_path, story, tables_per_hour=3)


def test_a_refused_rematch_leaves_no_trace_and_may_be_asked_for_again_by_anybody(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session, other = await given_up(inside), await given_up(inside)
        ear, log, standing = inside.ear(session, BOB), inside.store.log, inside.store.log.standing(0.0)
        events = log.events(session.hosted.id)
        ear.frames.clear()
        assert await asked_again(inside, session) == "error-too-many-tables"
        assert log.events(session.hosted.id) == events
        assert log.standing(0.0) == standing
        assert ear.told(wire.Update) == []
        assert await asked_again(inside, session, BOB, ELSEWHERE) == ""
        assert await asked_again(inside, session) == ""
        inside.time += HOUR + 1
        assert await asked_again(inside, other) == ""

    run(tmp_path, story, tables_per_hour=2)


@pytest.mark.parametrize(
    ("turns", "seconds", "counts"),
    [(0, 1000.0, 1), (PLAYED_TURNS - 1, 1000.0, 1), (PLAYED_TURNS, 1.0, 1), (PLAYED_TURNS, 180.0, 0)],
)
def test_the_rematch_of_a_match_that_was_played_counts_for_no_address(
    tmp_path: Path, turns: int, seconds: float, counts: int
) -> None:
    async def story(inside: Inside) -> None:
        session = await given_up(inside, turns, seconds)
        assert await asked_again(inside, session, BOB, ELSEWHERE) == ""
        assert inside.store.log.opened_by(ELSEWHERE, 0.0) == counts

    run(tmp_path, story)


@pytest.mark.slow
def test_families_who_play_to_the_end_never_meet_the_limit(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA)
        for _ in range(4):
            inside.time += 600
            await inside.over(session, ADA)
            assert await asked_again(inside, session) == ""
            assert session.hosted.rematch is not None
            again = await inside.host.find(session.hosted.rematch.code)
            assert again is not None
            await inside.ask(again, do.TakeSeat(id=inside.id(), name="Ada"), ADA)
            await inside.ask(again, do.Start(id=inside.id()), ADA)
            await inside.ask(again, do.Contribute(id=inside.id(), part="0" * 32), ADA)
            session = again

    run(tmp_path, story, tables_per_hour=1)


def test_a_match_has_one_rematch_whoever_asks_and_from_wherever(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await given_up(inside)
        asking = [(ADA, HERE), (BOB, ELSEWHERE), (ADA, "192.0.2.3"), (BOB, "192.0.2.4")]
        assert await asyncio.gather(*(asked_again(inside, session, *one) for one in asking)) == [""] * 4
        assert len(inside.store.log.in_phase("open")) == 1

    run(tmp_path, story)


@pytest.mark.slow
def test_the_same_deal_again_counts_like_any_other_table(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.over(await inside.begun(ADA), ADA)
        deal = session.hosted.opened.code
        await inside.open(same_deal_as=deal)
        assert await refused(inside, same_deal_as=deal) == "error-too-many-tables"

    run(tmp_path, story, tables_per_hour=2)


def test_however_many_come_at_once_no_more_pass_than_one_address_may_open(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        tables = await asyncio.gather(*(inside.open() for _ in range(20)), return_exceptions=True)
        assert sum(isinstance(table, Session) for table in tables) == 3
        assert inside.store.log.opened_by(HERE, 0.0) == 3

    run(tmp_path, story, tables_per_hour=3)


@pytest.mark.slow
def test_over_a_socket_a_rematch_counts_for_the_address_that_asks(tmp_path: Path) -> None:
    with served(tmp_path, tables_per_hour=1) as server:
        code = server.open(name="Ada")
        phone = server.join(code)
        assert phone.ask("give-up").refused is None
        answer = phone.ask("rematch")
        assert answer.refused is not None
        assert (answer.refused.key, answer.refused.args) == ("error-too-many-tables", {"count": 1})
        assert server.http.get(f"/api/tables/{code}").json()["rematch"] == ""


def test_nobody_can_choose_or_know_the_id_of_a_table_before(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await given_up(inside)
        wish = f"rematch-{session.hosted.id}"[:64]
        squatted = await inside.host.open(inside.asked(id=wish), BOB, HERE)
        assert await asked_again(inside, session) == ""
        assert session.hosted.rematch is not None
        ids = [session.hosted.id, squatted.hosted.id, session.hosted.rematch.match]
        assert len(set(ids)) == 3
        assert not any(wish in id_ or id_ in wish for id_ in ids[1:])

    run(tmp_path, story)
    assert "match" not in answers.OpenTable.__struct_fields__


# in all


def test_only_so_many_tables_are_open_at_once_and_a_rematch_is_one(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        over = await given_up(inside, PLAYED_TURNS, 200.0)
        tables = [await inside.begun(ADA), await inside.open(name="Ada")]
        assert await refused(inside) == "error-tables-full"
        assert await asked_again(inside, over) == "error-tables-full"
        assert over.hosted.rematch is None
        await inside.ask(tables[0], do.GiveUp(id=inside.id()), ADA)
        assert await asked_again(inside, over) == ""
        assert await refused(inside) == "error-tables-full"
        inside.time += DAY + 1
        await inside.open()

    run(tmp_path, story, tables=2)


def test_however_many_come_at_once_no_more_pass_than_the_server_holds(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        asked = [inside.host.open(inside.asked(), ADA, f"192.0.2.{number}") for number in range(20)]
        told = await asyncio.gather(*asked, return_exceptions=True)
        keys = Counter(error.text.key for error in told if isinstance(error, MetroscribeError))
        assert keys == {"error-tables-full": 16}

    run(tmp_path, story, tables=4)


def test_only_so_many_tables_have_nobody_at_them_and_people_are_not_kept_out(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        over = await given_up(inside)
        bots: dict[str, Any] = {"seats": 2, "bots": {"0": "random", "1": "random"}}
        await inside.open(**bots)
        left = await inside.open(name="Ada")
        assert await refused(inside, name="Ada", **bots) == "error-empty-full"
        assert await refused(inside) == "error-empty-full"
        await inside.open(name="Ada")
        await inside.ask(left, do.LeaveSeat(id=inside.id()), ADA)
        assert inside.store.log.standing(0.0).empty == 2
        await inside.ask(left, do.TakeSeat(id=inside.id(), name="Bob"), BOB)
        assert inside.store.log.standing(0.0).empty == 1
        assert await asked_again(inside, over) == ""
        assert inside.store.log.standing(0.0).empty == 1

    run(tmp_path, story, empty_tables=1)


@pytest.mark.slow
@pytest.mark.parametrize("bound", [{"own_maps": 2}, {"own_map_bytes": 5 * len(MAP.encode()) // 2}])
def test_only_so_many_maps_come_in_a_day_also_if_their_tables_are_over(
    tmp_path: Path, bound: dict[str, Any]
) -> None:
    async def story(inside: Inside) -> None:
        for _ in range(2):
            session = await inside.open(map=MAP, name="Ada")
            await inside.ask(session, do.GiveUp(id=inside.id()), ADA)
        assert inside.store.log.standing(0.0) == Standing(0, 0, 2, 2 * len(MAP.encode()))
        assert await refused(inside, map=MAP) == "error-maps-full"
        assert await asked_again(inside, session) == "error-maps-full"
        await inside.open()
        inside.time += DAY + 1
        assert await asked_again(inside, session) == ""
        await inside.open(map=MAP)

    run(tmp_path, story, **bound)


@pytest.mark.slow
@pytest.mark.parametrize("bound", ["tables", "empty_tables"])
def test_a_full_server_says_so_over_http(tmp_path: Path, bound: str) -> None:
    limits: dict[str, Any] = {bound: 1}
    with served(tmp_path, **limits) as server:
        assert server.http.post("/api/tables", json=server.asked()).status_code == 201
        answer = server.http.post("/api/tables", json=server.asked(), headers={"accept-language": "de"})
        assert answer.status_code == 503
        assert answer.json()["refused"]["text"].startswith("Auf diesem Server")


def test_one_address_alone_cannot_fill_the_server() -> None:
    day = LIMITS["tables_per_hour"].default * DAY / HOUR
    assert day < LIMITS["tables"].default
    assert LIMITS["lobby_hours"].default * HOUR <= DAY


# what waits for nobody


def test_a_lobby_that_nobody_looks_at_is_deleted_after_a_day_and_no_match_ever_is(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        left, watched, played = await inside.open(name="Ada"), await inside.open(), await inside.begun(ADA)
        inside.ear(watched)
        seen = await inside.open()
        inside.time += DAY - 3600
        await inside.host.sweep()
        assert left.hosted.id not in inside.host.sessions
        await inside.host.find(seen.hosted.id)
        inside.time += 3601
        await inside.host.sweep()
        there = {found.match for found in inside.store.log.in_phase("open", "playing")}
        assert there == {watched.hosted.id, seen.hosted.id, played.hosted.id}
        assert await inside.host.find(left.hosted.opened.code) is None
        inside.time += 1e9
        await inside.host.sweep()
        assert inside.store.log.find(played.hosted.id) is not None

    run(tmp_path, story)


def test_lobbies_are_deleted_in_small_portions(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        await asyncio.gather(*(inside.open() for _ in range(25)))
        inside.time += DAY + 1
        left = []
        for _ in range(3):
            await inside.host.sweep()
            left.append(len(inside.store.log.in_phase("open")))
        assert left == [5, 0, 0]

    run(tmp_path, story, deleted_at_once=20)


def test_where_the_rematch_was_deleted_another_can_be_asked_for(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await given_up(inside)
        assert await asked_again(inside, session) == ""
        first = session.hosted.rematch
        inside.time += DAY + 1
        await inside.host.sweep()
        assert await asked_again(inside, session) == ""
        second = session.hosted.rematch
        assert first is not None
        assert second is not None
        assert await inside.host.find(first.code) is None
        assert await inside.host.find(second.code) is not None

    run(tmp_path, story)


def test_lobbies_that_cannot_be_deleted_now_end_no_sweeping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inside: Inside) -> None:
        async def full(*_: object) -> int:
            raise Unavailable("error-store", reason="disk full")

        monkeypatch.setattr(inside.store, "forget", full)
        inside.time += DAY
        await inside.host.sweep()

    run(tmp_path, story)
