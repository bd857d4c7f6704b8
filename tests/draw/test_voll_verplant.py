"""What a sheet of the voll verplant family shows, on a small plan."""

import re
from dataclasses import replace

import pytest

from metroscribe import draw
from metroscribe.draw.voll_verplant.hand import CROSSES, circle, cross, square
from tests.draw.plans import PLANS, marks, shown, small
from tests.draw.sheets import by_id, parsed, rules_of
from tests.draw.small import SVG, titles
from tests.voll_verplant.boards import load
from tests.voll_verplant.desk import Desk

BLANK_ENTRIES = {f"{line.letter}-{n}" for line in small().lines for n in range(1, line.windows + 1)}


def desk(seats: int = 1, expert: bool = False) -> Desk:
    return Desk(small(), seats, expert)


@pytest.mark.parametrize("game", PLANS)
def test_everything_one_can_name_or_tap_has_its_element_with_a_name(game: str) -> None:
    plan, found = load(game).plan, titles(draw.blank(rules_of(game)))
    for at in plan.at:
        assert found[f"station-{at}"]
    for line in plan.lines:
        numbered = (f"window-{line.letter}-{n}" for n in range(1, line.windows + 1))
        kinds = ("line", "wagon", "first", "later", "pad-line", *(() if line.ring else ("end",)))
        for id_ in (*numbered, *(f"{kind}-{line.letter}" for kind in kinds)):
            assert found[id_]
        ways = {id_ for id_ in found if id_.startswith(f"way-{line.letter}-")}
        assert ways == ({f"way-{line.letter}-{way}" for way in ("forth", "back")} if line.ring else set())


def test_an_empty_sheet_has_neither_crosses_nor_frames_nor_circles() -> None:
    for kind in ("cross", "frame", "express"):
        assert shown(desk(), kind) == set()


def test_marked_stations_carry_a_cross_and_framed_ones_their_number() -> None:
    played = desk().mark("Quay E5").frame("Market")
    assert shown(played, "cross") == {"D1", "E5"}
    assert shown(played, "frame") == {"F3"}
    svg = draw.svg(played.rules, played.table, played.sheets[0])
    assert by_id(svg)["frame-F3"].findtext(f"{SVG}text") == "2"


def test_a_frame_always_says_how_many_lines_stop_there() -> None:
    nodes, plan = by_id(draw.blank(desk().rules)), small()
    for station, at in enumerate(plan.at):
        assert nodes[f"frame-{at}"].findtext(f"{SVG}text") == str(len(plan.stopping[station]))


def test_windows_hold_what_was_written_and_circle_an_express() -> None:
    played = desk().fill("A", "4 x2").fill("D", "+")
    texts = {id_: added["text"] for id_, added in marks(played).items() if id_.startswith("entry-")}
    assert texts == {"entry-A-1": "4", "entry-A-2": "2", "entry-D-1": "+"}
    assert shown(played, "express") == {"A-2"}
    assert shown(played, "entry") == BLANK_ENTRIES


def test_what_was_written_in_the_open_turn_is_fresh() -> None:
    played = desk().fill("A", "3").mark("Quay").turn("express-2", "A:1")
    fresh = {id_ for id_, added in marks(played).items() if "data-fresh" in added}
    assert fresh == {"entry-A-2", "express-A-2", "cross-E1"}
    assert not any("data-fresh" in added for added in marks(played.close()).values())


def test_a_transfer_is_framed_and_fresh() -> None:
    played = desk().turn("transfer", "C:+")
    assert marks(played)["frame-D5"] == {"data-on": "", "data-fresh": ""}
    assert "cross-D5" not in marks(played)


def test_a_complete_line_stands_out_and_its_first_value_is_circled() -> None:
    played = desk(seats=2).mark("Quay E1 F1 G1")
    found = marks(played)
    complete = {"pad-line-A", "wagon-A", "end-A", "first-A"}
    assert {id_ for id_, added in found.items() if added == {"data-on": ""} and id_[-2:] == "-A"} == complete


def test_a_first_value_that_somebody_else_has_is_struck_out() -> None:
    played = desk(seats=2).mark("Quay E1 F1").turn("1", "A:1", "B:0").close()
    assert marks(played, 0)["first-A"] == {"data-on": ""}
    assert marks(played, 1)["first-A"] == {"data-gone": ""}
    later = played.mark("Quay E1 F1 G1", 1)
    assert marks(later, 1)["later-A"] == {"data-on": ""}
    assert marks(later, 1)["first-A"] == {"data-gone": ""}


def test_whoever_completes_a_line_in_the_same_turn_has_the_first_value_too() -> None:
    played = desk(seats=2).mark("Quay E1 F1").mark("Quay E1 F1", 1).turn("1", "A:1", "A:1")
    for seat in (0, 1):
        assert marks(played, seat)["first-A"] == {"data-on": ""}
    played.close()
    for seat in (0, 1):
        assert marks(played, seat)["first-A"] == {"data-on": ""}


def test_a_ring_is_complete_without_an_end() -> None:
    played = desk().mark("F5 Market Quay D3")
    found = marks(played)
    assert {"wagon-R", "pad-line-R", "first-R"} <= found.keys()
    assert "end-R" not in found


def test_in_solo_later_values_step_back() -> None:
    alone, together = (by_id(draw.blank(d.rules, d.table)) for d in (desk(), desk(seats=2)))
    assert alone["later-A"].get("class") == "idle"
    assert together["later-A"].get("class") is None


def test_special_stations_are_only_special_under_the_expert_rule() -> None:
    def golden(expert: bool) -> list[str]:
        nodes = by_id(draw.blank(desk(expert=expert).rules)).items()
        return [id_ for id_, node in nodes if any(part.get("class") == "special" for part in node)]

    assert golden(expert=True) == ["station-F3", "station-D5"]
    assert golden(expert=False) == []


def test_the_pad_adds_up() -> None:
    played = desk(seats=2).mark("Quay E1 F1 G1").frame("Market D5")
    found = {id_: added.get("text") for id_, added in marks(played).items()}
    score = played.rules.score(played.table, played.sheets[0])
    assert (found["pad-completed-points"], found["pad-transfers-points"]) == ("+5", "+6")
    assert (found["pad-transfers-count"], found["pad-free-count"]) == ("2 × 3", "4 ÷ 2")
    assert found["pad-free-points"] == "−2"
    assert found["pad-total-points"] == str(score.total)


def test_in_solo_free_stations_are_not_halved() -> None:
    found = marks(desk().mark("Quay"))
    assert (found["pad-free-count"]["text"], found["pad-free-points"]["text"]) == ("9", "−9")


def test_lines_carry_their_colour_and_letter_from_the_plan() -> None:
    nodes = by_id(draw.blank(desk().rules))
    for line in small().lines:
        assert nodes[f"wagon-{line.letter}"].get("data-line") == line.colour
        assert nodes[f"wagon-{line.letter}"].findtext(f"{SVG}text") == line.letter


def test_wagons_are_round_in_front() -> None:
    bodies = [
        path.attrib["d"]
        for node in by_id(draw.blank(desk().rules))["wagons"]
        for path in node.iter(f"{SVG}path")
        if path.get("class") == "body"
    ]
    assert all(d.count("A17 17") == 2 and d.count("A8 8") == 2 for d in bodies)


def test_bright_lines_have_an_edge_and_dark_letters_in_the_light_theme_only() -> None:
    rules = desk().rules
    light, dark = draw.stylesheet(rules, "light"), draw.stylesheet(rules, "dark")
    assert '.voll-verplant [data-line="orange"] .on{fill:#22252B}' in light
    assert "#F48C1B" in light
    assert "#F48C1B" not in dark


def test_a_picture_stands_still_and_a_page_moves_only_for_who_likes_it() -> None:
    rules = desk().rules
    assert "animation" not in draw.stylesheet(rules, "light") + draw.stylesheet(rules, "dark")
    assert re.search(r"no-preference\) \{\s+@keyframes felt-pen", draw.stylesheet(rules, "auto"))


def test_no_two_crosses_side_by_side_are_the_same_but_each_stays_as_it_is() -> None:
    drawn = [cross(n, (0, 0), 10) for n in range(len(CROSSES) * 4)]
    assert len(set(drawn)) == len(drawn)
    assert drawn == [cross(n, (0, 0), 10) for n in range(len(CROSSES) * 4)]


@pytest.mark.parametrize("shape", [cross(5, (3, 4), 10), square(5, (3, 4), (10, 10)), circle(5, (3, 4), 10)])
def test_what_is_drawn_by_hand_stays_near_its_place(shape: str) -> None:
    numbers = [float(word) for word in re.findall(r"-?[\d.]+", shape)]
    assert all(abs(x - 3) <= 12.1 for x in numbers[::2])
    assert all(abs(y - 4) <= 12.1 for y in numbers[1::2])


def test_names_from_a_plan_cannot_break_out_of_the_drawing() -> None:
    plan = replace(small(), names=('<script>"&', *small().names[1:]))
    svg = draw.blank(Desk(plan).rules)
    assert parsed(svg) is not None
    assert "<script" not in svg
