"""Many matches of bots."""

from metroscribe.arena import play_match, play_matches
from metroscribe.bots import bot
from metroscribe.core.match import Match
from tests.next_station.boards import grid


def totals(matches: int, seed: str, seats: int = 1) -> list[int]:
    played = play_matches(grid().rules(), [bot("random")] * seats, matches, seed)
    return [score.total for match in played if match.outcome for score in match.outcome.scores]


def test_the_same_arguments_give_the_same_scores() -> None:
    assert totals(5, "a") == totals(5, "a")


def test_every_match_has_a_seed_of_its_own() -> None:
    assert totals(6, "a")[:3] == totals(3, "a")
    assert len(set(totals(12, "a"))) > 1


def test_another_seed_gives_other_matches() -> None:
    assert totals(8, "a") != totals(8, "b")


def test_every_seat_has_a_stream_of_its_own() -> None:
    """With the same bot on both seats, they still choose differently."""
    match: Match = play_match(grid().rules(), [bot("random")] * 2, "streams")
    assert match.table.sheets[0] != match.table.sheets[1]


def test_a_deal_does_not_depend_on_the_number_of_bots_that_answer_it() -> None:
    one, two = (play_match(grid().rules(), [bot("random")] * seats, "deal") for seats in (1, 2))
    assert one.table.ring == two.table.ring
    assert one.table.draws == two.table.draws
