"""A position is one line that fits in a URL; whatever else comes in a URL is refused, never a crash."""

import string
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.arena import play_match
from metroscribe.bots import bot
from metroscribe.core.errors import NotNotation
from metroscribe.core.rng import Stream
from metroscribe.games.next_station.rules import NextStation
from tests.conformance.laws import walk_match
from tests.next_station.boards import PENCILS, grid, paper_tokyo

PLAIN = "purple,blue,pink,brown"
UNRESERVED = set(string.ascii_letters + string.digits + "-._~:,;*=")


def rules(modules: str = "") -> NextStation:
    return grid().rules(modules.split())


def text(
    lines: str = "purple:",
    modules: str = "",
    number: str = "1",
    order: str = PLAIN,
    dealt: str = "",
    flipped: str = "street-circle",
    state: str = "",
) -> str:
    """A position of the grid; what is not given is as in the first turn of a match."""
    return ";".join([modules, number, order, dealt, flipped, state, lines])


def refused(position: str, modules: str = "") -> bool:
    with pytest.raises(NotNotation):
        rules(modules).positions.read(position)
    return True


def test_a_position_reads_like_this() -> None:
    lines = "purple:A1-B1,B1-C1,C1-D1;blue:D1-D2"
    table = rules().positions.read(text(lines, number="2", flipped="street-circle,subway-joker"))
    assert table.label == "2.2"
    assert [line.colour for line in table.sheets[0].ink.lines] == ["purple", "blue"]
    assert {str(move) for move in rules().legal(table, table.sheets[0])} >= {"D1=C1", "D2-D3", "-"}


def test_a_star_marks_a_station_that_counts_twice() -> None:
    special = rules("special-stations")
    dealt = "symbol:square,effect:double-station"
    table = special.positions.read(text("purple:A1-B1*", "special-stations", dealt=dealt))
    assert special.score(table, table.sheets[0]).points("line") == 3


def test_a_position_needs_no_character_that_a_url_escapes() -> None:
    tokyo = paper_tokyo().rules(["objectives", "special-stations"])
    for match, seat in walk_match(tokyo, 2, "url"):
        assert set(tokyo.positions.write(match.table, seat)) <= UNRESERVED


def test_the_end_of_a_match_is_a_position_too() -> None:
    tokyo = paper_tokyo().rules()
    match = play_match(tokyo, [bot("random")], "end")
    table = tokyo.positions.read(tokyo.positions.write(match.table, 0))
    assert tokyo.outcome(table) == match.outcome


def test_what_the_next_tests_change_is_a_position() -> None:
    assert rules().positions.read(text()).label == "1.1"


@pytest.mark.parametrize(
    "position",
    [
        "",
        ";",
        ";;;;;;;;;",
        text(number="0"),
        text("purple:;blue:;pink:;brown:", number="6"),
        text(number="01"),
        text("purple:;blue:", number="²"),
        text().removesuffix(";purple:"),
        text("purple:;blue:"),
        text(order="purple,blue,pink"),
        text(order="purple,blue,pink,pink"),
        text(modules="powers"),
        text(state="tired"),
    ],
)
def test_a_text_of_another_shape_is_no_position(position: str) -> None:
    assert refused(position)


@pytest.mark.parametrize(
    "flipped",
    [
        "",
        "street-star",
        "street-circle,street-circle",
        "street-switch",
        "street-circle,street-switch",
        "subway-circle,subway-square,subway-triangle,subway-pentagon,subway-joker,street-circle",
    ],
)
def test_cards_that_cannot_have_come_are_no_position(flipped: str) -> None:
    assert refused(text(flipped=flipped))


@pytest.mark.parametrize(
    "line",
    [
        "blue:",
        "purple",
        "purple:-",
        "purple:A1",
        "purple:A1-C1",
        "purple:B1-C1",
        "purple:A1-B1,B1-A1",
        "purple:A1=B1",
    ],
)
def test_sections_that_make_no_line_are_no_position(line: str) -> None:
    assert refused(text(line))


def test_lines_that_cross_are_no_position() -> None:
    assert refused(text("purple:A1-B1,B1-C1,C1-D2;blue:D1-C2", number="2"))


def test_three_tracks_are_no_position() -> None:
    lines = "purple:A1-B1,B1-C1;blue:D1-C1,C1-B1;pink:A4-A3,A3-A2,A2-B1,B1-C1"
    assert refused(text(lines, number="3"))


@pytest.mark.parametrize(
    "dealt",
    [
        "",
        "symbol:circle",
        "effect:joker",
        "symbol:star,effect:joker",
        "symbol:circle,effect:joker,symbol:square",
    ],
)
def test_module_cards_that_cannot_have_been_dealt_are_no_position(dealt: str) -> None:
    assert refused(text(modules="special-stations", dealt=dealt), "special-stations")


def test_a_position_of_other_modules_is_refused() -> None:
    assert refused(text(), "objectives")


@cache
def special_tokyo() -> NextStation:
    return paper_tokyo().rules(["special-stations"])


@cache
def positions() -> list[str]:
    tokyo = special_tokyo()
    return [tokyo.positions.write(match.table, seat) for match, seat in walk_match(tokyo, 1, "garbled")]


@given(st.data())
def test_a_position_with_something_changed_is_read_or_refused(data: st.DataObject) -> None:
    """Cut, doubled or mixed up: never an error of the program."""
    tokyo = special_tokyo()
    position = data.draw(st.sampled_from(positions()))
    for _ in range(data.draw(st.integers(1, 3))):
        start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(position))] * 2)))
        instead = data.draw(st.sampled_from(["", ",", ";", "*", "²", position[start:end] * 2]))
        position = position[:start] + instead + position[end:]
    try:
        table = tokyo.positions.read(position)
    except NotNotation:
        return
    assert tokyo.positions.write(table, 0) == position
    tokyo.legal(table, table.sheets[0])


def test_seats_keep_the_order_of_their_pencils() -> None:
    """Seat 1 of two begins with the third pencil of the ring."""
    match, _ = next(iter(walk_match(rules(), 2, "pencils")))
    order = rules().positions.write(match.table, 1).split(";")[2].split(",")
    assert sorted(order) == sorted(PENCILS)
    assert order[0] == match.table.pencil(1)


def test_the_deal_goes_on_from_a_position() -> None:
    table = rules().positions.read(text())
    stream = Stream("go on", "test")
    while rules().outcome(table) is None:
        while outcomes := rules().outcomes(table):
            table = rules().reveal(table, stream.choice(sorted(outcomes)))
        if table.turn is not None:
            passed = rules().step(table, table.sheets[0], rules().parse("-"))
            table = rules().close(table, [passed])
    assert table.round == 5
