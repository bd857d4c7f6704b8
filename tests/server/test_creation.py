"""Opening a table, and opening another one when a match is over."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from metroscribe.core.errors import MetroscribeError
from metroscribe.games import registry
from metroscribe.server.chance import ALPHABET, CODE_LENGTH, Chance
from metroscribe.server.host.session import Session
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.wire import messages as wire
from tests.server.inside import ADA, BOB, GAME, Inside, run


def test_a_table_has_a_code_that_can_be_read_aloud_and_is_found_by_it(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.open(seats=2, name="Ada")
        code = session.hosted.opened.code
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(ALPHABET)
        assert await inside.host.find(code) is session
        assert await inside.host.find(session.hosted.id) is session
        assert await inside.host.find("NOWHERE") is None
        assert session.hosted.seat_of(ADA) == 0

    run(tmp_path, story)


def test_a_table_asked_for_again_is_the_same_and_another_token_gets_another(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        asked = inside.asked(seats=2)
        tables = await asyncio.gather(*(inside.host.open(asked, ADA) for _ in range(5)))
        assert len({table.hosted.id for table in tables}) == 1
        other = await inside.host.open(asked, BOB)
        assert other.hosted.id != tables[0].hosted.id

    run(tmp_path, story)


def test_a_code_in_use_is_not_given_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["SAME22", "SAME22", "OTHER2"])
    monkeypatch.setattr(Chance, "code", lambda _: next(codes))

    async def story(inside: Inside) -> None:
        assert (await inside.open()).hosted.opened.code == "SAME22"
        assert (await inside.open()).hosted.opened.code == "OTHER2"

    run(tmp_path, story)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "rule"),
    [
        ({"game": "next-station/atlantis"}, "error-unknown-game"),
        ({"modules": ("wings",)}, "error-unknown-module"),
        ({"seats": 9}, "error-seats"),
        ({"options": {"wings": "two"}}, "error-unknown-option"),
        ({"seats": 2, "bots": {"2": "random"}}, "error-no-seat"),
        ({"seats": 2, "bots": {"-1": "random"}}, "error-no-seat"),
        ({"seats": 2, "bots": {"one": "random"}}, "error-no-seat"),
        ({"seats": 2, "bots": {"1": "genius"}}, "error-unknown-bot"),
        ({"name": "\u202e"}, "error-name"),
        ({"same_deal_as": "NOWHERE"}, "error-no-such-deal"),
        ({"map": "not = a map"}, "error-own-map"),
        ({"seed": "1", "same_deal_as": "NOWHERE"}, "error-two-deals"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_not_stored(
    tmp_path: Path, settings: dict[str, Any], rule: str
) -> None:
    async def story(inside: Inside) -> None:
        with pytest.raises(MetroscribeError) as refused:
            await inside.open(**settings)
        assert refused.value.text.key == rule
        assert inside.store.log.in_phase("open") == []

    run(tmp_path, story)


def test_so_many_tables_are_opened_from_one_address_in_an_hour(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        for _ in range(3):
            await inside.open()
        with pytest.raises(MetroscribeError) as refused:
            await inside.open()
        assert refused.value.text.key == "error-too-many-tables"
        await inside.host.open(inside.asked(), ADA, "192.0.2.2")
        inside.time += 3601
        await inside.open()

    run(tmp_path, story, tables_per_hour=3)


def test_a_map_that_is_refused_counts_as_a_table_of_its_address(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        for _ in range(2):
            with pytest.raises(MetroscribeError) as refused:
                await inside.open(map="not = a map")
            assert refused.value.text.key == "error-own-map"
        good = registry().find(GAME).folder / "map.toml"
        await inside.open(map=good.read_text(encoding="utf-8"))
        for settings in ({}, {"map": "not = a map"}):
            with pytest.raises(MetroscribeError) as refused:
                await inside.open(**settings)
            assert refused.value.text.key == "error-too-many-tables"
        await inside.host.open(inside.asked(), ADA, "192.0.2.2")
        inside.time += 3601
        await inside.host.sweep()
        await inside.open()

    run(tmp_path, story, tables_per_hour=3)


def test_maps_that_come_all_at_once_count_each(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        opening = (inside.open(map="not = a map") for _ in range(5))
        told = await asyncio.gather(*opening, return_exceptions=True)
        keys = [error.text.key for error in told if isinstance(error, MetroscribeError)]
        assert sorted(keys) == ["error-own-map"] * 3 + ["error-too-many-tables"] * 2

    run(tmp_path, story, tables_per_hour=3)


# after the end


def test_a_rematch_leads_everybody_to_one_new_table_with_the_same_settings(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        settings = {"bots": {"1": "random"}, "clock": 50, "scores": False, "modules": ("objectives",)}
        session = await inside.begun(ADA, BOB, **settings)
        await inside.ask(session, do.GiveUp(id=inside.id()), ADA)
        watcher = inside.ear(session)
        asking = [do.Rematch(id=inside.id()) for _ in range(3)]
        await asyncio.gather(
            *(inside.ask(session, one, by) for one, by in zip(asking, (ADA, BOB, BOB), strict=True))
        )
        (led,) = [event for update in watcher.told(wire.Update) for event in update.events]
        assert isinstance(led, wire.MoveOn)
        new = await inside.host.find(led.code)
        assert new is not None
        assert len(inside.store.log.in_phase("open")) == 1
        one, two = session.hosted.opened, new.hosted.opened
        assert (two.host, two.clock, two.scores, two.modules) == (ADA, 50, False, one.modules)
        assert two.commitment != one.commitment
        assert [seat.bot for seat in new.hosted.seats] == ["", "random", ""]
        kept = [new.hosted.seats[0], new.hosted.seats[2]]
        assert [(seat.holder, seat.person) for seat in kept] == [(ADA, False), (BOB, False)]
        await inside.ask(session, do.Rematch(id=inside.id()), ADA)
        assert len(inside.store.log.in_phase("open")) == 1

    run(tmp_path, story)


def cards_of(inside: Inside, session: Session) -> list[str]:
    events = inside.store.log.events(session.hosted.id)
    return [card for event in events if isinstance(event, ev.Started | ev.Closed) for card in event.cards]


@pytest.mark.slow
@pytest.mark.parametrize("first", [{}, {"seed": "known"}])
def test_the_deal_of_a_finished_match_can_be_played_again(tmp_path: Path, first: dict[str, str]) -> None:
    async def story(inside: Inside) -> None:
        played = [await inside.over(await inside.begun(ADA, BOB, **first), ADA, BOB)]
        for _ in range(2):
            again = await inside.begun(ADA, BOB, same_deal_as=played[-1].hosted.opened.code)
            assert again.hosted.opened.commitment == ""
            assert inside.store.log.secret(again.hosted.id) == b""
            played.append(await inside.over(again, ADA, BOB))
        one, two, three = (cards_of(inside, session) for session in played)
        assert one == two == three

    run(tmp_path, story)


def test_the_deal_of_a_match_that_is_not_over_stays_hidden(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA)
        for game in (GAME, "voll-verplant/paris"):
            with pytest.raises(MetroscribeError) as refused:
                await inside.open(game=game, same_deal_as=session.hosted.opened.code)
            assert refused.value.text.key == "error-no-such-deal"

    run(tmp_path, story)
