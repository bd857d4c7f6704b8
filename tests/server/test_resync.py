"""Phones that sleep, reload, or open a second tab keep their seat and see the same."""

import asyncio
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from metroscribe.server.host.session import KEPT_FRAMES
from metroscribe.server.wire import messages as wire
from tests.server.hand import ADA, BEN, Hand, both_choose, table_of_two
from tests.server.process import FAST, Process, served

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with served(tmp_path_factory.mktemp("resync") / "data", FAST) as process:
        yield process


def welcomes(hand: Hand) -> list[wire.Welcome]:
    return [told for told in hand.told if isinstance(told, wire.Welcome)]


def missed(hand: Hand) -> list[int]:
    """The numbers that came as a gap."""
    return [event.seq for told in hand.told if isinstance(told, wire.Update) for event in told.events]


def timeless(view: wire.TableView) -> wire.TableView:
    return replace(view, now=0)


def test_a_second_tab_has_the_same_seat_and_sees_the_same(process: Process) -> None:
    async def story() -> None:
        async with table_of_two(process.port) as two:
            ada, _ = await two.begin()
            tab = await two.open(two.phone(ADA))
            assert (timeless(tab.view), tab.you) == (timeless(ada.view), ada.you)
            await ada.stage(ada.you.moves[0].move)
            await tab.until(lambda: tab.you.staged == ada.you.staged)
            assert tab.you == ada.you
            await tab.take_back()
            await ada.until(lambda: not ada.you.staged)
            assert tab.you == ada.you
            assert tab.phone.presence == wire.Presence(online=(0, 1), watching=0, host=0)

    asyncio.run(story())


@pytest.mark.parametrize("token", [ADA, BEN, None])
def test_whoever_slept_gets_exactly_what_was_missed(process: Process, token: str | None) -> None:
    async def story() -> None:
        async with table_of_two(process.port) as two:
            ada, ben = await two.begin()
            sleeper = await two.open(two.phone(token))
            phone, before = sleeper.phone, sleeper.view.seq
            for _ in range(3):
                await both_choose(ada, ben)
            awake = await two.open(phone, before)
            assert not welcomes(awake)
            assert missed(awake) == list(range(before + 1, ada.view.seq + 1))
            fresh = await two.open(two.phone(token))
            assert len(welcomes(fresh)) == 1
            assert timeless(fresh.view) == timeless(awake.view) == timeless(ada.view)
            assert fresh.phone.you == awake.phone.you

    asyncio.run(story())


def test_whoever_slept_too_long_gets_a_fresh_view(process: Process) -> None:
    async def story() -> None:
        async with table_of_two(process.port) as two:
            ada, ben = await two.begin()
            sleeper = await two.open(two.phone(BEN))
            before = sleeper.view.seq
            while ada.view.seq <= before + 2 * KEPT_FRAMES:
                await both_choose(ada, ben)
            awake = await two.open(sleeper.phone, before)
            assert len(welcomes(awake)) == 1
            assert timeless(awake.view) == timeless(ada.view)
            assert awake.you == ben.you

    asyncio.run(story())


@pytest.mark.parametrize("seen", [-1, 10**6])
def test_a_number_that_was_never_told_gets_a_fresh_view(process: Process, seen: int) -> None:
    async def story() -> None:
        async with table_of_two(process.port) as two:
            ada, _ = await two.begin()
            lost = await two.open(two.phone(ADA), seen)
            assert len(welcomes(lost)) == 1
            assert timeless(lost.view) == timeless(ada.view)

    asyncio.run(story())


def test_whoever_missed_nothing_is_told_nothing_but_the_own_sheet(process: Process) -> None:
    async def story() -> None:
        async with table_of_two(process.port) as two:
            ada, _ = await two.begin()
            again = await two.open(ada.phone)
            assert [type(told) for told in again.told] == [wire.You, wire.Presence]
            assert again.you == ada.you

    asyncio.run(story())
