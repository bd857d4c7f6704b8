"""Seats: taken and left by whoever holds the token, offered by the host of the table; and the start."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from wcwidth import iter_graphemes

from metroscribe.core.cards import Card
from metroscribe.core.errors import MetroscribeError
from metroscribe.core.match import Match, Turn
from metroscribe.core.visible import without_heaps
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.decide import WAIT
from metroscribe.server.match.names import NAME_BYTES, NAME_LENGTH, _joins, clean_name
from tests.core.coins import Coins
from tests.server.judged import PART, SECRET, Judged, kinds

OTHER_PART = "ff" * 16
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
"""Four people who are one emoji, of 25 bytes."""
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


def take(table: Judged, seat: int | None = None, name: str = "Eve") -> do.TakeSeat:
    return do.TakeSeat(id=table.id(), name=name, seat=seat)


def start(table: Judged) -> do.Start:
    return do.Start(id=table.id())


def contribute(table: Judged, by: str, part: str = PART) -> list[str]:
    return kinds(table.ask(do.Contribute(id=table.id(), part=part), by))


# sitting down and leaving


def test_whoever_names_no_seat_gets_the_first_vacant_one() -> None:
    table = Judged(Coins(), ["ada"], {0: "random"}, seats=3)
    assert table.hosted.seat_of("ada") == 1
    (seated,) = table.ask(take(table), "eve")
    assert seated == ev.Seated(table.now, seated.command, seat=2, name="Eve", holder="eve")


def test_a_seat_is_taken_once() -> None:
    table = Judged(Coins(), ["ada", "bob"], seats=3)
    assert table.refused(take(table, 0), "eve") == "error-taken"
    assert table.refused(take(table, 3), "eve") == "error-no-seat"
    assert table.refused(take(table, 2), "bob") == "error-seated"
    table.ask(take(table, 2), "eve")
    assert table.refused(take(table), "zoe") == "error-full"


def test_without_a_token_nobody_sits_down() -> None:
    table = Judged(Coins(), ["ada"], seats=2)
    assert table.refused(take(table)) == "error-no-token"


def test_what_belongs_to_a_seat_is_refused_to_whoever_holds_none() -> None:
    table = Judged(Coins())
    commands: list[do.Asked] = [
        do.LeaveSeat(id=table.id()),
        do.Rename(id=table.id(), name="Eve"),
        do.Contribute(id=table.id(), part=PART),
        do.AskTime(id=table.id(), turn=0),
        do.Rematch(id=table.id()),
    ]
    for by in ("eve", ""):
        for command in commands:
            assert table.refused(command, by) == "error-not-seated"


def test_what_belongs_to_the_host_is_refused_to_everybody_else() -> None:
    table = Judged(Coins(), seats=3)
    commands: list[do.Asked] = [
        start(table),
        do.SeatBot(id=table.id(), seat=2, bot="random"),
        do.GiveUp(id=table.id()),
    ]
    for by in ("bob", "eve", ""):
        for command in commands:
            assert table.refused(command, by) == "error-not-host"


def test_a_table_without_a_host_obeys_nobody() -> None:
    table = Judged(Coins(), host="")
    assert table.refused(start(table), "") == "error-not-host"


def test_a_left_seat_is_free_for_another_person_who_goes_on_with_its_sheet() -> None:
    table = Judged(Coins()).begun()
    table.answer("bob", "again", "heads")
    assert kinds(table.ask(do.LeaveSeat(id=table.id()), "bob")) == ["Left"]
    assert table.refused(table.stage("bob", "heads"), "bob") == "error-not-seated"
    table.ask(take(table, 1), "eve")
    table.answer("ada", "heads")
    assert table.hosted.turn == 0
    assert table.match.staged(1) == ("again", "heads")
    table.ask(table.take_back("eve"), "eve")
    events = table.answer("eve", "tails")
    assert "Closed" in kinds(events)
    assert table.hosted.last_moves == (("heads",), ("again", "tails"))


def test_the_count_of_a_seat_goes_on_with_whoever_takes_it() -> None:
    table = Judged(Coins()).begun()
    table.ask(table.stage("bob", "heads"), "bob")
    count = table.hosted.seats[1].count
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    table.ask(take(table, 1), "eve")
    assert table.hosted.seats[1].count == count + 2


def test_the_same_person_takes_the_seat_again() -> None:
    table = Judged(Coins()).begun()
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    table.ask(take(table, name="Bob"), "bob")
    assert table.hosted.seat_of("bob") == 1
    assert kinds(table.answer("bob", "heads")) == ["Readied"]


@pytest.mark.parametrize("begun", [False, True])
def test_a_match_goes_on_without_a_seat_only_if_it_had_begun_when_somebody_stood_up(begun: bool) -> None:
    table = Judged(Coins())
    if begun:
        table.begun()
    (left, *_) = table.ask(do.LeaveSeat(id=table.id()), "bob")
    assert left == ev.Left(table.now, left.command, seat=1, out=begun)


def test_a_host_who_is_alone_and_leaves_is_still_the_host() -> None:
    table = Judged(Coins(), ["ada"], {1: "random"}).begun()
    assert kinds(table.ask(do.LeaveSeat(id=table.id()), "ada")) == ["Left"]
    assert kinds(table.ask(do.SeatBot(id=table.id(), seat=0, bot="random"), "ada")) == ["BotSeated"]


def test_a_bot_takes_only_a_vacant_seat_and_must_be_known() -> None:
    table = Judged(Coins(), seats=3)
    assert table.refused(do.SeatBot(id=table.id(), seat=1, bot="random"), "ada") == "error-taken"
    assert table.refused(do.SeatBot(id=table.id(), seat=3, bot="random"), "ada") == "error-no-seat"
    assert table.refused(do.SeatBot(id=table.id(), seat=2, bot="genius"), "ada") == "error-unknown-bot"


def test_no_seat_changes_hands_after_the_end() -> None:
    table = Judged(Coins())
    table.ask(do.GiveUp(id=table.id()), "ada")
    commands: list[do.Asked] = [
        take(table),
        do.LeaveSeat(id=table.id()),
        do.Rename(id=table.id(), name="Eve"),
        do.SeatBot(id=table.id(), seat=1, bot="random"),
    ]
    for command in commands:
        assert table.refused(command, "ada") == "error-match-over"


# names


@pytest.mark.parametrize(
    ("given_", "name"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("A\u0000d\u0007a", "A d a"),
        ("\u202eadA\u202c", "adA"),
        ("Ada\u2066\u2069", "Ada"),
        ("Ada\nBob\u2028Eve", "Ada Bob Eve"),
        ("A\u030a", "\u00c5"),
        ("x" * 64, "x" * NAME_LENGTH),
        ("x" * 23 + " yz", "x" * 23),
        ("<b>&amp;", "<b>&amp;"),
        ("Łódź 電車", "Łódź 電車"),
        (FAMILY * 2, FAMILY * 2),
        (FAMILY * 8, FAMILY * 5),
        ("\U0001f1e9\U0001f1ea" * 30, "\U0001f1e9\U0001f1ea" * 16),
        ("e\u0301" * 30, "\u00e9" * NAME_LENGTH),
        (ENGLAND, ENGLAND),
        (f"{FAMILY}\u200d", FAMILY),
        ("Ad\u200da", "Ad a"),
        ("Z\u0335" + "\u0316" * 20 + "oe", "Z\u0335\u0316\u0316oe"),
        ("\u1019\u103c\u102d\u102f\u1037", "\u1019\u103c\u102d\u102f\u1037"),
    ],
)
def test_a_name_is_shown_without_what_could_deceive(given_: str, name: str) -> None:
    table = Judged(Coins())
    (renamed,) = table.ask(do.Rename(id=table.id(), name=given_), "bob")
    assert renamed == ev.Renamed(table.now, renamed.command, seat=1, name=name)


@pytest.mark.parametrize(
    "empty", [" ", "\t\n", "\u202e", "\u200b\u200d", "\x00", "\u3164", "\u2800", "\u0301"]
)
def test_a_name_needs_something_that_can_be_seen(empty: str) -> None:
    table = Judged(Coins(), seats=3)
    assert table.refused(do.Rename(id=table.id(), name=empty), "bob") == "error-name"
    assert table.refused(take(table, name=empty), "eve") == "error-name"


@given(st.text(min_size=1, max_size=64))
@example("\u1100\u1160")
@example("a\u0316\u0316\u0316\u0316\u0301\u0301\u0301\u0301")
def test_a_cleaned_name_is_clean(text: str) -> None:
    try:
        name = clean_name(text)
    except MetroscribeError:
        return
    assert clean_name(name) == name
    assert 1 <= len(list(iter_graphemes(name))) <= NAME_LENGTH
    assert len(name.encode()) <= NAME_BYTES
    plain = [char for char in name if not _joins(char)]
    assert not any(unicodedata.category(char)[0] == "C" for char in plain)
    assert without_heaps(name) == name


# the start, and what everybody gives to the deal


def test_a_match_begins_when_no_seat_is_vacant() -> None:
    table = Judged(Coins(), seats=3)
    assert table.refused(start(table), "ada") == "error-vacant"
    table.ask(do.SeatBot(id=table.id(), seat=2, bot="random"), "ada")
    assert kinds(table.ask(start(table), "ada")) == ["Starting"]
    assert table.refused(start(table), "ada") == "error-started"


def test_a_match_starts_with_the_last_contribution_awaited() -> None:
    table = Judged(Coins(), bots={1: "random"})
    table.ask(start(table), "ada")
    assert contribute(table, "bob", OTHER_PART) == ["Contributed"]
    assert table.refused(do.Contribute(id=table.id(), part=PART), "bob") == "error-no-part-due"
    assert contribute(table, "ada") == ["Contributed", "Started"]
    assert table.hosted.parts == {0: PART, 2: OTHER_PART}
    assert table.refused(do.Contribute(id=table.id(), part=PART), "ada") == "error-no-part-due"


def test_who_is_silent_contributes_nothing() -> None:
    table = Judged(Coins())
    table.ask(start(table), "ada")
    contribute(table, "bob")
    assert table.pass_time(WAIT - 0.01) == []
    assert kinds(table.pass_time(0.01)) == ["Started"]
    assert table.hosted.parts == {1: PART}


def test_bots_contribute_nothing_and_are_not_waited_for() -> None:
    table = Judged(Coins(), [], {0: "random", 1: "greedy"})
    assert kinds(table.ask(start(table), "ada")) == ["Starting", "Started"]
    assert table.hosted.parts == {}


def test_a_known_deal_waits_for_no_contribution() -> None:
    table = Judged(Coins(), seed="known")
    assert kinds(table.ask(start(table), "ada")) == ["Starting", "Started"]
    assert table.refused(do.Contribute(id=table.id(), part=PART), "ada") == "error-no-part-due"


def test_who_leaves_while_contributions_are_awaited_holds_nobody_up() -> None:
    table = Judged(Coins())
    table.ask(start(table), "ada")
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    assert contribute(table, "ada") == ["Contributed", "Started"]


def test_a_seat_contributes_once_whoever_holds_it() -> None:
    table = Judged(Coins())
    table.ask(start(table), "ada")
    contribute(table, "bob")
    table.ask(do.LeaveSeat(id=table.id()), "bob")
    table.ask(take(table, 1), "eve")
    assert table.refused(do.Contribute(id=table.id(), part=OTHER_PART), "eve") == "error-no-part-due"


def cards_of(table: Judged) -> list[str]:
    """The cards of the whole match, as the log has them."""
    while not table.match.over:
        for name in ("ada", "bob"):
            table.answer(name, "heads")
    dealt = (event.cards for event in table.log if isinstance(event, ev.Started | ev.Closed))
    return [card for cards in dealt for card in cards]


@pytest.mark.parametrize("parts", [{}, {0: PART}, {0: PART, 1: OTHER_PART}])
def test_the_cards_are_those_of_the_secret_and_the_contributions(parts: dict[int, str]) -> None:
    table = Judged(Coins())
    table.ask(start(table), "ada")
    for seat, part in parts.items():
        contribute(table, ("ada", "bob")[seat], part)
    table.pass_time(WAIT)
    assert table.hosted.parts == parts
    reference = Match(Coins(), table.dealer(), 2)
    while not reference.over:
        for seat in range(2):
            reference.play(seat, "heads")
    assert cards_of(table) == [str(card) for card in all_cards(reference)]
    assert table.hosted.finished is not None
    assert table.hosted.finished.secret == SECRET.hex()


def all_cards(match: Match) -> list[Card]:
    return [
        card for event in match.events for card in (event.cards if isinstance(event, Turn) else (event.card,))
    ]
