"""Records: what is written replays to the same match, and what is wrong is named by line, seat and rule."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metroscribe import BadFile, Match, MetroscribeError, Seeded, registry
from metroscribe.arena import play_match
from metroscribe.bots import bot
from metroscribe.core.game import Options
from metroscribe.core.rules import AnyRules
from metroscribe.core.text import Text
from metroscribe.records import read_record, replay, save_text, write_record
from tests.absence import absent_match
from tests.counts import count

GAMES = sorted(registry())
TOKYO = "next-station/tokyo"
PLAN = next(name for name in GAMES if name.startswith("voll-verplant/"))


def rules_of(game: str) -> AnyRules:
    found = registry().load(game)
    return found.rules(found.info.modules)


def written(tmp: Path, text: str) -> Path:
    file = tmp / "match.txt"
    save_text(file, text)
    return file


@pytest.fixture
def record_text() -> str:
    return write_record(play_match(rules_of(TOKYO), [bot("random")] * 2, "record"), {0: "Ada", 1: "Łukasz"})


def fault_of(tmp: Path, text: str) -> tuple[int | None, Text]:
    file = written(tmp, text)
    with pytest.raises(BadFile) as caught:
        replay(file, read_record(file), rules_of(TOKYO))
    return caught.value.line, caught.value.fault


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 10_000), seats=st.integers(1, 6))
def test_a_record_replays_to_the_same_match_and_the_same_text(
    game: str, seed: int, seats: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    rules = rules_of(game)
    seats = min(seats, rules.info.seats[1])
    match = play_match(rules, [bot("random")] * seats, str(seed))
    text = write_record(match)
    file = written(tmp_path_factory.mktemp("records"), text)
    again = replay(file, read_record(file), rules)
    assert again.outcome == match.outcome
    assert again.events == match.events
    assert write_record(again) == text


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES[:: count(2, 1)])
@given(seed=st.integers(0, 10_000), seats=st.integers(1, 6))
def test_a_record_tells_who_chose_what_and_who_had_left(
    game: str, seed: int, seats: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    rules = rules_of(game)
    match = absent_match(rules, min(seats, rules.info.seats[1]), str(seed))
    text = write_record(match)
    file = written(tmp_path_factory.mktemp("records"), text)
    again = replay(file, read_record(file), rules)
    assert again.events == match.events
    assert (again.table, again.outcome, again.left) == (match.table, match.outcome, match.left)
    assert write_record(again) == text


def lines_of(text: str) -> list[str]:
    """What follows the headers."""
    return text.partition("\n\n")[2].splitlines()


def plan_match(seats: int = 3) -> Match:
    return Match(registry().load(PLAN).rules(), Seeded("plan"), seats)


def test_a_step_that_somebody_else_chose_has_a_mark_and_who_left_a_line_before_the_turn() -> None:
    match = plan_match()
    match.stage(0, match.legal(0)[0], "clock")
    match.stage(1, match.legal(1)[0])
    match.leave(1)
    match.leave(2)
    moves = [str(match.staged(seat)[0]) for seat in (0, 1)]
    face = match.cards[0].face
    match.close()
    assert lines_of(write_record(match))[:2] == [
        "left: 2 3",
        f"1 {face} | {moves[0]}(clock) | {moves[1]} | .",
    ]


def test_an_open_turn_says_who_has_left(tmp_path: Path) -> None:
    match = plan_match()
    match.leave(1)
    match.play(0, match.legal(0)[0])
    match.play(2, match.legal(2)[0], "bot")
    match.leave(1, False)
    text = write_record(match)
    assert [line for line in lines_of(text) if line.startswith("left")] == ["left: 2", "left: -"]
    file = written(tmp_path, text)
    again = replay(file, read_record(file), match.rules)
    assert (again.table, again.left, again.legal(1)) == (match.table, match.left, match.legal(1))
    match.leave(0)
    file = written(tmp_path, write_record(match))
    again = replay(file, read_record(file), match.rules)
    assert (again.table, again.left) == (match.table, frozenset({0}))
    assert write_record(again) == write_record(match)


def test_a_seat_that_has_left_may_still_have_to_be_played_for(tmp_path: Path, record_text: str) -> None:
    """In Next Station somebody passes for it."""
    line = line_of(record_text, "1.1 ")
    text = edited(turn_with(record_text, "1.1", "- | ."), "\n1.1 ", "\nleft: 2\n1.1 ")
    assert fault_of(tmp_path, text) == (line + 1, Text("fault-record-step-missing", {"seat": 2}))


def test_names_and_options_survive(tmp_path: Path, record_text: str) -> None:
    record = read_record(written(tmp_path, record_text))
    assert record.names == {0: "Ada", 1: "Łukasz"}


BREAKS = st.sampled_from(
    ["\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\ndeal secret: 00", "\nresult: 9"]
)


@given(st.lists(st.text() | BREAKS, max_size=4).map("".join))
def test_whatever_somebody_is_called_no_line_is_added_to_a_record(name: str) -> None:
    """A bot is called by its spec."""
    match = Match(rules_of(TOKYO), Seeded("names"), 2)
    text, plain = write_record(match, {0: name, 1: "Ada"}), write_record(match, {1: "Ada"})
    line = [f"name 1: {' '.join(name.splitlines()).strip()}"] if " ".join(name.splitlines()).strip() else []
    before, after = plain.split("name 2: Ada\n")
    assert text.splitlines() == [*before.splitlines(), *line, "name 2: Ada", *after.splitlines()]


def test_a_record_without_a_seed_does_not_tell_the_deal(record_text: str) -> None:
    assert "seed" not in record_text


def test_a_saved_match_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    rules = rules_of(TOKYO)
    whole = Match(rules, Seeded("save"))
    resumed = None
    for turn in range(200):
        if whole.over:
            break
        if turn == 7:
            file = written(tmp_path, write_record(whole, seed="save"))
            resumed = replay(file, read_record(file), rules)
        for match in filter(None, (whole, resumed)):
            while moves := match.legal():
                match.stage(0, moves[0])
            match.close()
    assert resumed is not None
    assert resumed.outcome == whole.outcome
    assert resumed.events == whole.events


@pytest.mark.parametrize("answers", ["", "blue", "blue -", "- - -", "pink blue - spare:2"])
def test_a_match_is_saved_and_goes_on_while_pencils_are_chosen(answers: str, tmp_path: Path) -> None:
    rules = rules_of(TOKYO)
    match = Match(rules, Seeded("choose"), 3, Options({"pencils": "choose"}))
    for answer in answers.split():
        match.play(next(seat for seat in range(3) if match.legal(seat)), rules.parse(answer))
    text = write_record(match, seed="choose")
    assert "option pencils: choose" in text
    file = written(tmp_path, text)
    again = replay(file, read_record(file), rules)
    assert (again.table, again.events, write_record(again, seed="choose")) == (
        match.table,
        match.events,
        text,
    )


def test_a_turn_without_cards_is_its_label_and_its_moves(tmp_path: Path) -> None:
    rules = rules_of(TOKYO)
    match = Match(rules, Seeded("choose"), 1, Options({"pencils": "choose"}))
    match.play(0, rules.parse("blue"))
    assert write_record(match).splitlines()[-3:] == ["0.1 | blue", "0.2", "result: *"]
    line, fault = fault_of(tmp_path, write_record(match).replace("| blue", "| golden"))
    assert line is not None
    assert fault.key == "fault-record-move"


def test_an_open_turn_is_kept_without_its_moves(tmp_path: Path) -> None:
    rules = rules_of(TOKYO)
    match = Match(rules, Seeded(3))
    text = write_record(match)
    assert text.splitlines()[-1] == "result: *"
    file = written(tmp_path, text)
    assert replay(file, read_record(file), rules).cards == match.cards


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, label: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(label))


def turn_with(text: str, label: str, moves: str) -> str:
    lines = text.splitlines(keepends=True)
    at = line_of(text, f"{label} ") - 1
    lines[at] = " | ".join((lines[at].split(" | ")[0], *moves.split(" | "))).rstrip() + "\n"
    return "".join(lines)


def test_an_illegal_move_is_named_with_line_seat_move_and_rule(tmp_path: Path, record_text: str) -> None:
    line, fault = fault_of(tmp_path, turn_with(record_text, "1.1", "A1-K11 | -"))
    assert line == line_of(record_text, "1.1 ")
    assert (fault.key, fault.args["seat"], fault.args["move"]) == ("fault-record-move", 1, "A1-K11")
    rule = fault.args["rule"]
    assert isinstance(rule, Text)
    assert rule.key == "rule-no-guide-line"


def test_a_move_that_is_none_is_named_with_line_and_seat(tmp_path: Path, record_text: str) -> None:
    line, fault = fault_of(tmp_path, turn_with(record_text, "1.2", "- | nonsense"))
    assert line == line_of(record_text, "1.2 ")
    assert fault.args["seat"] == 2


ABSENCES = {
    "fault-record-chosen": ("- | -", "-(ghost) | -"),
    "fault-record-move": ("- | -", "-(bot | -"),
    "fault-record-left-order": ("\n1.1 ", "\nleft: 2 1\n1.1 "),
    "fault-record-number": ("\n1.1 ", "\nleft: me\n1.1 "),
    "fault-record-left-seat": ("\n1.1 ", "\nleft: 3\n1.1 "),
    "fault-record-left-same": ("\n1.1 ", "\nleft: -\n1.1 "),
    "fault-record-left-turn": ("\n1.1 ", "\nleft: 1\nleft: 2\n1.1 "),
    "fault-record-header": ("\n1.1 ", "\nleft 1: 2\n1.1 "),
}


@pytest.mark.slow
@pytest.mark.parametrize("key", ABSENCES)
def test_a_wrong_mark_or_left_line_is_named_with_its_line(key: str, tmp_path: Path, record_text: str) -> None:
    text = turn_with(record_text, "1.1", "- | -")
    wanted = line_of(text, "1.1 ") + (key == "fault-record-left-turn")
    line, fault = fault_of(tmp_path, edited(text, *ABSENCES[key]))
    assert (line, fault.key) == (wanted, key)


def test_who_cannot_have_chosen_a_step_is_told_as_it_was_written(tmp_path: Path, record_text: str) -> None:
    _, fault = fault_of(tmp_path, turn_with(record_text, "1.1", "-(ghost) | -"))
    assert (fault.key, fault.args["text"]) == ("fault-record-chosen", "ghost")


@pytest.mark.parametrize("seat", ["0", "-1", "3"])
def test_a_seat_that_is_none_cannot_have_left(seat: str, tmp_path: Path, record_text: str) -> None:
    _, fault = fault_of(tmp_path, edited(record_text, "\n1.1 ", f"\nleft: {seat}\n1.1 "))
    assert (fault.key, fault.args["seat"]) == ("fault-record-left-seat", int(seat))


def test_a_left_line_must_be_followed_by_a_turn(tmp_path: Path, record_text: str) -> None:
    _, fault = fault_of(tmp_path, edited(record_text, "\nresult:", "\nleft: 1\nresult:"))
    assert fault.key == "fault-record-left-turn"


def test_nothing_follows_an_open_turn(tmp_path: Path) -> None:
    text = write_record(Match(rules_of(TOKYO), Seeded(3)))
    _, fault = fault_of(tmp_path, edited(text, "\nresult:", "\nleft: 1\nresult:"))
    assert fault.key == "fault-record-after-open"


FAULTS = {
    "fault-record-title": ("metroscribe record 1", "a record"),
    "fault-record-seats": (" | - | -", " | -"),
    "fault-record-result": ("result: ", "result: 9"),
    "fault-record-no-header": ("map: ", "name 3: "),
    "fault-record-header": ("map: ", "city: "),
    "fault-record-header-twice": ("rules: 1", "rules: 1\nrules: 1"),
    "fault-record-rules": ("rules: 1", "rules: 99"),
    "fault-record-number": ("rules: 1", "rules: one"),
    "fault-record-map": ("map: ", "map: 0"),
    "fault-record-modules": ("modules: objectives", "modules:"),
    "error-seats": ("seats: 2", "seats: 24"),
    "fault-record-line": ("\n\n", "\n\nwhat is this\n"),
    "fault-record-after-result": ("result: ", "result: 1\nresult: "),
}


@pytest.mark.slow
@pytest.mark.parametrize("key", FAULTS)
def test_every_fault_has_its_own_sentence(key: str, tmp_path: Path, record_text: str) -> None:
    text = turn_with(record_text, "1.1", "- | -") if key == "fault-record-seats" else record_text
    _, fault = fault_of(tmp_path, edited(text, *FAULTS[key]))
    assert fault.key == key


def test_a_record_cut_short_is_refused(tmp_path: Path, record_text: str) -> None:
    lines = record_text.splitlines()
    _, fault = fault_of(tmp_path, "\n".join(lines[: len(lines) // 2]))
    assert fault.key == "fault-record-no-result"


def test_a_record_without_its_last_turns_is_refused(tmp_path: Path, record_text: str) -> None:
    lines = record_text.splitlines()
    _, fault = fault_of(tmp_path, "\n".join((*lines[:-3], lines[-1])))
    assert fault.key == "error-script-ended"


def test_a_card_that_cannot_come_is_named_with_its_line(tmp_path: Path, record_text: str) -> None:
    first = line_of(record_text, "1.1 ")
    face = record_text.splitlines()[first - 1].split()[1]
    lines = record_text.splitlines()
    lines[first] = lines[first].replace(lines[first].split()[1], face, 1)
    line, fault = fault_of(tmp_path, "\n".join(lines))
    assert (line, fault.key) == (first + 1, "error-card-cannot-come")


def test_a_missing_file_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        read_record(tmp_path / "nowhere.txt")
    assert caught.value.fault.key == "fault-cannot-read"


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(MetroscribeError):
        save_text(tmp_path / "no" / "folder.txt", "text")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=count(5, 400))
@given(seed=st.integers(0, 10_000))
def test_a_position_keeps_what_a_seat_needs_to_go_on(game: str, seed: int) -> None:
    rules = rules_of(game)
    match = Match(rules, Seeded(seed), 2)
    while not match.over:
        for seat in range(2):
            one = rules.positions.read(rules.positions.write(match.table, seat))
            own = match.table.sheets[seat]
            assert rules.legal(one, one.sheets[0]) == rules.legal(match.table, own)
            assert rules.score(one, one.sheets[0]) == rules.score(match.table, own)
            assert rules.undealt(one) == rules.undealt(match.table)
            assert rules.positions.write(one, 0) == rules.positions.write(match.table, seat)
        for seat in range(2):
            while moves := match.legal(seat):
                match.stage(seat, moves[seed % len(moves)])
        match.close()
    assert rules.positions.read(rules.positions.write(match.table, 0)).over


@pytest.mark.slow
@given(text=st.text(alphabet="abc;:,*-=0123456789ABCDEpurple", max_size=60))
def test_nonsense_is_never_a_position(text: str) -> None:
    with pytest.raises(MetroscribeError):
        rules_of(TOKYO).positions.read(text)


def test_a_match_left_between_two_turns_is_shown_as_far_as_it_went(tmp_path: Path) -> None:
    """Somebody flips real cards, and stops before the next one."""
    rules = rules_of(TOKYO)
    text = write_record(Match(rules, Seeded("left")))
    lines = text.splitlines()
    between = [*lines[:-2], f"{lines[-2]} | -", lines[-1]]
    file = written(tmp_path, "\n".join(between))
    match = replay(file, read_record(file), rules)
    assert len(match.events) == len(Match(rules, Seeded("left")).events) + 1
    goes_on = replay(file, read_record(file), rules, then=Seeded("left"))
    assert goes_on.table.label == "1.2"
