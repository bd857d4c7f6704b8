"""Pencils that the seats choose before the first round."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe import draw
from metroscribe.bots import Bot, Seen, play_turn, whole_turn
from metroscribe.bots import protocol as say
from metroscribe.core.dealer import Scripted, Seeded
from metroscribe.core.errors import MetroscribeError, NotNow
from metroscribe.core.game import Options
from metroscribe.core.match import Dealt, Match
from metroscribe.core.rng import Stream
from metroscribe.core.rules import AnyRules
from metroscribe.games import registry
from metroscribe.texts import Words, languages
from tests.next_station.boards import LONDON, PENCILS, TOKYO, grid
from tests.next_station.london_boards import borough

CHOOSE = Options({"pencils": "choose"})
SEATS = [1, 2, 3, 4]
SEEDS = st.integers(0, 10_000)


def chosen(seats: int, answers: str = "", seed: str = "choose", rules: AnyRules | None = None) -> Match:
    """A match in which the seats that are asked, one after the other, have answered so."""
    match = Match(rules or grid().rules(), Seeded(seed), seats, CHOOSE)
    for answer in answers.split():
        match.play(asked(match), match.rules.parse(answer))
    return match


def at_random(seats: int, seed: int, rules: AnyRules | None = None) -> Match:
    """The same by chance, until the first round has begun."""
    match, stream = chosen(seats, "", str(seed), rules), Stream(str(seed), "answers")
    while match.rules.preparing(match.table):
        match.play(asked(match), stream.choice(match.legal(asked(match))))
    return match


def asked(match: Match) -> int:
    """The one seat that has something to answer."""
    (seat,) = (seat for seat in range(match.seats) if match.legal(seat))
    return seat


def texts(match: Match, seat: int) -> list[str]:
    return [str(move) for move in match.legal(seat)]


def first_of(match: Match) -> int:
    """The seat that was dealt to choose first."""
    (number,) = match.table.faces("first")
    return int(number) - 1


def orders(match: Match) -> list[tuple[str, ...]]:
    return [match.table.order(seat) for seat in range(match.seats)]


def refusal(match: Match, seat: int, text: str) -> str:
    with pytest.raises(MetroscribeError) as refused:
        match.stage(seat, match.rules.parse(text))
    return refused.value.text.key


# who is asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seats_choose_one_after_the_other_from_the_one_that_is_dealt(seats: int) -> None:
    for seed in range(12):
        match = chosen(seats, seed=str(seed))
        for number in range(seats):
            assert match.table.label == f"0.{number + 1}"
            assert asked(match) == (first_of(match) + number) % seats
            match.play(asked(match), match.rules.parse("-"))


def test_every_seat_may_be_the_first() -> None:
    assert {first_of(chosen(4, seed=str(seed))) for seed in range(40)} == {0, 1, 2, 3}


def test_alone_it_is_not_dealt_who_is_first() -> None:
    assert chosen(1).events == []


def test_nobody_is_asked_for_the_last_pencil_that_is_left() -> None:
    match = chosen(4, "purple blue pink")
    assert match.table.label == "1.1"
    assert match.table.pencil((first_of(match) + 3) % 4) == "brown"


def test_powers_are_dealt_before_pencils_are_chosen() -> None:
    match = chosen(3, rules=borough().rules(["pencil-powers"]))
    assert [event.card.pile for event in match.events if isinstance(event, Dealt)] == ["power"] * 4 + [
        "first"
    ]
    assert "note-power" in {note.text.key for note in match.rules.wording.notes(match.table)}


# what is taken


@pytest.mark.parametrize("seats", SEATS)
@given(seed=SEEDS)
def test_whatever_is_chosen_every_seat_draws_every_colour_once_and_no_two_the_same(
    seats: int, seed: int
) -> None:
    match = at_random(seats, seed)
    found = orders(match)
    assert all(sorted(order) == sorted(PENCILS) for order in found)
    assert all(len(set(drawn)) == seats for drawn in zip(*found, strict=True))
    assert [match.sheet(seat).ink.line.colour for seat in range(seats)] == [order[0] for order in found]


@pytest.mark.parametrize("seats", SEATS)
@given(seed=SEEDS)
def test_whatever_is_chosen_a_seat_takes_next_what_lay_to_its_right(seats: int, seed: int) -> None:
    match = at_random(seats, seed)
    ring = match.table.ring
    for order in orders(match):
        assert all(ring[(ring.index(one) + 1) % 4] == other for one, other in pairwise(order))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_takes_a_pencil_draws_with_it_in_the_first_round(seats: int) -> None:
    match = chosen(seats, "brown")
    seat = first_of(match)
    assert match.table.pencil(seat) == "brown"
    while match.rules.preparing(match.table):
        assert "brown" not in texts(match, asked(match))
        match.play(asked(match), match.legal(asked(match))[-1])
    assert match.sheet(seat).ink.line.colour == "brown"


def test_before_the_first_round_a_seat_that_has_not_chosen_holds_no_pencil() -> None:
    match = chosen(2, "pink")
    assert match.table.pencil(1 - first_of(match)) == ""


@pytest.mark.slow
def test_what_is_left_to_chance_is_dealt_from_what_is_left() -> None:
    found = {chosen(2, "brown -", seed=f"{seed}").table.ring for seed in range(200)}
    assert len(found) == 2 * 6
    assert {ring.index("brown") for ring in found} == {0, 2}


def test_alone_the_pencils_are_chosen_in_the_order_in_which_they_are_drawn() -> None:
    assert orders(chosen(1, "pink brown purple")) == [("pink", "brown", "purple", "blue")]


def test_alone_a_pass_leaves_all_that_are_left_to_chance() -> None:
    assert {chosen(1, "-", seed=str(seed)).table.label for seed in range(5)} == {"1.1"}
    assert len({chosen(1, "-", seed=str(seed)).table.ring for seed in range(300)}) == 24
    found = {chosen(1, "blue -", seed=str(seed)).table.ring for seed in range(80)}
    assert len(found) == 6
    assert {ring[0] for ring in found} == {"blue"}


@pytest.mark.parametrize("seats", SEATS)
@given(seed=SEEDS)
def test_the_cards_of_the_deck_are_the_same_whatever_is_chosen(seats: int, seed: int) -> None:
    by_chance = chosen(seats, "", str(seed))
    while by_chance.rules.preparing(by_chance.table):
        by_chance.play(asked(by_chance), by_chance.legal(asked(by_chance))[-1])
    assert at_random(seats, seed).cards == by_chance.cards


# the spare pencil


def test_with_three_seats_the_last_to_choose_says_where_the_spare_pencil_lies() -> None:
    match = chosen(3, "- blue -")
    assert match.table.label == "0.4"
    assert asked(match) == (first_of(match) + 2) % 3
    assert texts(match, asked(match)) == ["spare:1", "spare:2", "spare:3"]


@pytest.mark.parametrize(
    ("spare", "ring"),
    [
        ("spare:1", ("purple", "brown", "blue", "pink")),
        ("spare:2", ("purple", "blue", "brown", "pink")),
        ("spare:3", ("purple", "blue", "pink", "brown")),
    ],
)
def test_the_spare_pencil_lies_behind_the_seat_that_is_named(spare: str, ring: tuple[str, ...]) -> None:
    seed = next(str(seed) for seed in range(20) if first_of(chosen(3, seed=str(seed))) == 0)
    match = chosen(3, f"purple blue pink {spare}", seed)
    assert match.table.ring == ring
    assert [order[0] for order in orders(match)] == ["purple", "blue", "pink"]


def test_the_spare_pencil_stays_where_it_lies_to_the_end_of_the_match() -> None:
    match = chosen(3, "- brown - spare:1")
    found = orders(match)
    while not match.over:
        for seat in range(3):
            assert match.sheet(seat).ink.line.colour == found[seat][match.table.round - 1]
            match.stage(seat, match.rules.parse("-"))
        match.close()
    assert match.table.seating == (0, 2, 3)


def test_where_all_is_left_to_chance_nobody_is_asked_for_the_spare_pencil() -> None:
    assert not (match := chosen(3, "- - -")).rules.preparing(match.table)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_only_three_seats_are_asked_for_a_spare_pencil(seats: int) -> None:
    match = at_random(seats, 1)
    assert not any("spare" in str(event) for event in match.events)


# what is refused


def test_only_what_is_asked_can_be_answered() -> None:
    match = chosen(3, "brown")
    seat = asked(match)
    assert refusal(match, seat, "brown") == "rule-pencil-taken"
    assert refusal(match, seat, "spare:1") == "rule-other-choice"
    assert refusal(match, seat, "A1-B1") == "rule-choose-first"
    assert refusal(match, first_of(match), "blue") == "rule-not-asked"
    match.stage(seat, match.rules.parse("blue"))
    assert refusal(match, seat, "pink") == "rule-turn-done"


def test_where_the_spare_pencil_lies_is_not_answered_with_a_pencil_or_a_pass() -> None:
    match = chosen(3, "- blue -")
    assert refusal(match, asked(match), "pink") == "rule-other-choice"
    assert refusal(match, asked(match), "-") == "rule-other-choice"


def test_a_pencil_that_is_none_is_no_move() -> None:
    assert refusal(chosen(1), 0, "golden") == "rule-no-pencil"
    assert refusal(chosen(1), 0, "spare:9") == "rule-no-pencil"


def test_no_pencil_is_chosen_once_the_first_round_has_begun() -> None:
    assert refusal(chosen(1, "-"), 0, "brown") == "rule-not-choosing"
    assert refusal(Match(grid().rules(), Seeded(1)), 0, "brown") == "rule-not-choosing"


def test_a_choice_can_be_taken_back() -> None:
    match = chosen(2)
    seat, before = asked(match), match.table
    match.stage(seat, match.rules.parse("pink"))
    assert match.ready
    match.take_back(seat)
    match.play(seat, match.rules.parse("blue"))
    assert before.ring == ("",) * 4
    assert match.table.pencil(seat) == "blue"


def test_while_pencils_are_chosen_there_is_no_position() -> None:
    with pytest.raises(NotNow) as refused:
        grid().rules().positions.write(chosen(2).table, 0)
    assert refused.value.text.key == "error-position-choosing"


# around it


class Unasked(Bot):
    def answer(self, seen: Seen, *_: Any) -> tuple[Any, ...]:
        raise AssertionError("a bot is not asked for a pencil")


@pytest.mark.parametrize("seats", SEATS)
def test_bots_take_what_is_left_by_the_deal(seats: int) -> None:
    match = chosen(seats)
    while match.rules.preparing(match.table):
        seat = asked(match)
        fallback = match.rules.fallback(match.table, match.sheet(seat))
        assert whole_turn(Unasked(), Seen.of(match, seat), Stream("1", "bot")) == (fallback,)
        for other in range(seats):
            play_turn(match, other, Unasked(), Stream("1", "bot"))
        assert match.staged(seat) == (fallback,)
        match.close()
    assert match.table.seating in ((), (0, 1, 2))


def test_a_pass_before_the_first_round_is_told_apart_from_one_in_it() -> None:
    """Whoever keeps what a choice is called must not mix them up."""
    before, after = chosen(1), chosen(1, "-")
    passes = [match.choices()[-1] for match in (before, after)]
    assert [str(choice.move) for choice in passes] == ["-", "-"]
    assert passes[0] != passes[1]
    said = [m.rules.wording.describe(m.table, m.sheet(), passes[0].move) for m in (before, after)]
    assert [text.key for text in said] == ["move-chance", "move-pass"]


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_told_who_chooses(seats: int) -> None:
    match = chosen(seats)
    while match.rules.preparing(match.table):
        seat, rules = asked(match), match.rules
        question = rules.wording.question(match.table)
        assert question is not None
        assert question.args == ({"round": match.table.turns} if seats == 1 else {"seat": seat + 1})
        keys = [rules.wording.status(match.table, number).key for number in range(seats)]
        assert keys == ["status-choosing-you" if n == seat else "status-choosing" for n in range(seats)]
        match.play(seat, match.legal(seat)[0])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", SEATS)
def test_choosing_can_be_told_in_every_language(seats: int, language: str) -> None:
    match, words = chosen(seats), Words(language)
    rules, wording = match.rules, match.rules.wording
    while rules.preparing(match.table):
        seat, table = asked(match), match.table
        question = wording.question(table)
        assert question is not None
        notes = [note.text for note in wording.notes(table)]
        told = [question, *notes, *(wording.status(table, number) for number in range(seats))]
        told += [wording.describe(table, match.sheet(seat), move) for move in match.legal(seat)]
        assert all(words.knows(text.key) and "{" not in words(text) for text in told)
        match.play(seat, match.legal(seat)[0])


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_a_sheet_can_be_drawn_while_pencils_are_chosen(seats: int) -> None:
    found = registry().load(TOKYO)
    match = chosen(seats, rules=found.rules(found.info.modules))
    rules = match.rules
    while rules.preparing(match.table):
        seat = asked(match)
        moves = [draw.gesture(rules, match.table, match.sheet(seat), move) for move in match.legal(seat)]
        assert len({move.taps for move in moves}) == len(moves)
        assert all(move.choice and move.taps == (move.choice.id,) for move in moves)
        match.stage(seat, match.legal(seat)[0])
        for number in range(seats):
            sheet = match.sheet(number)
            assert draw.text(rules, match.table, sheet)
            assert draw.svg(rules, match.table, sheet, seat=number)
        match.close()


def test_a_bot_program_is_told_the_sheets_wherever_the_spare_pencil_lies() -> None:
    found = registry().load(LONDON)
    for spare in ("spare:1", "spare:2", "spare:3"):
        match = chosen(3, f"blue - pink {spare}", rules=found.rules(["pencil-powers"]))
        seen = Seen.of(match, 1)
        read = say.read_position(say.write_position(seen).split()[1:])
        assert (read.moves, read.table.sheets) == (seen.moves, match.table.sheets)
        assert [read.table.order(seat) for seat in range(3)] == orders(match)


def test_the_cards_of_a_match_say_what_was_chosen_by_chance() -> None:
    match = chosen(2, "brown -")
    dealt = [event.card for event in match.events if isinstance(event, Dealt)]
    assert [card.pile for card in dealt] == ["first"] + ["pencil"] * 4
    again = Match(match.rules, Scripted([*dealt, *match.cards]), 2, CHOOSE)
    for answer in ("brown", "-"):
        again.play(asked(again), again.rules.parse(answer))
    assert again.table == match.table
