"""A city's own file: what it names must exist."""

from pathlib import Path
from typing import Any

import pytest

from metroscribe.core.errors import BadFile, NotAllowed, UnknownName
from metroscribe.games.next_station.padfile import RESERVED
from tests.next_station.boards import GRID, grid, write_board


def fault(folder: Path, **changes: Any) -> str:
    def load() -> None:
        city = write_board(folder / "city", GRID, "A1 D1 A4 D4", **changes)
        city.rules(city.info.modules)

    with pytest.raises(BadFile) as failure:
        load()
    assert failure.value.path == folder / "city" / "city.toml"
    return failure.value.fault.key


def test_a_card_is_a_suit_and_a_sign(tmp_path: Path) -> None:
    deck = {"cards": ["street-circle", "street-star"], "closing": {"street": 1}}
    assert fault(tmp_path, deck=deck) == "fault-unknown-card"


def row(**data: Any) -> dict[str, Any]:
    """A pad with one row."""
    return {"rows": [{"box": "thing", **data}]}


@pytest.mark.parametrize(
    ("pad", "key"),
    [
        (row(count="beauty", each=3), "unknown-tally"),
        (row(count="interchanges", among="outer", each=3), "tally-parameter"),
        (row(count="districts", lines=3, each=3), "tally-parameter"),
        (row(count="interchanges", lines=6, each=3), "tally-lines"),
        (row(count="districts"), "row-points"),
        (row(count="districts", each=3, track=[0, 1]), "row-points"),
        (row(count="districts", each=3, picture="unicorn"), "unknown-picture"),
        (row(count="districts", every=3), "unknown-key"),
        (row(count="districts", track=[5]), "row-points"),
        (row(count="districts", each=3, picture="track"), "row-points"),
        (row(measure="districts", each=3), "unknown-key"),
        *((row(box=box, count="districts", each=3), "box-taken") for box in RESERVED),
        (row(count="districts", each=3, picture="stamps"), "stamps-count"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_row_of_the_pad_that_cannot_be_counted_is_refused_by_name(
    tmp_path: Path, pad: dict[str, Any], key: str
) -> None:
    assert fault(tmp_path, pad=pad) == f"fault-{key}"


def test_an_objective_counts_something(tmp_path: Path) -> None:
    cards = {"fine": {"count": "beauty", "at_least": 1}}
    assert fault(tmp_path, modules={"objectives": {"cards": cards}}) == "fault-unknown-tally"


@pytest.mark.parametrize(
    "settings",
    [
        {"dealt": 2},
        {"cards": {"fine": {"count": "districts"}}},
        {"cards": {"fine": {"count": "districts", "at_least": 1}}, "colour": "red"},
        {"cards": {"fine": {"count": "districts", "at_least": 1}}, "dealt": 2},
    ],
    ids=["no cards", "no bound", "unknown setting", "too few cards"],
)
def test_a_module_that_is_set_up_wrongly_is_a_bad_file(tmp_path: Path, settings: dict[str, Any]) -> None:
    assert fault(tmp_path, modules={"objectives": settings}).startswith("fault-")


def test_a_deck_must_be_able_to_end_a_round(tmp_path: Path) -> None:
    """Two subway cards cannot be followed by a third."""
    deck = {"cards": ["street-circle", "subway-circle", "subway-square"], "closing": {"subway": 3}}
    assert fault(tmp_path, deck=deck).startswith("fault-")


def test_a_switch_must_always_find_a_partner(tmp_path: Path) -> None:
    """The last card may be the switch, when the round is not over yet."""
    deck = {"cards": ["subway-circle", "street-switch"], "closing": {"street": 1}}
    assert fault(tmp_path, deck=deck).startswith("fault-")


def test_a_switch_may_be_of_the_suit_that_ends_a_round(tmp_path: Path) -> None:
    """Two streets end the round, and there are two besides the switch."""
    deck = {
        "cards": ["street-circle", "street-square", "street-switch", "subway-joker"],
        "closing": {"street": 2},
    }
    write_board(tmp_path / "city", GRID, "A1 D1 A4 D4", deck=deck).rules()


def test_an_unknown_module_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownName) as refused:
        grid().rules(["powers"])
    assert refused.value.text.key == "error-unknown-module"
    assert refused.value.text.args["candidates"] == ", ".join(grid().info.modules)


def test_no_module_is_used_twice() -> None:
    with pytest.raises(NotAllowed) as refused:
        grid().rules(["objectives", "objectives"])
    assert refused.value.text.key == "error-module-twice"


def test_the_order_in_which_modules_are_named_does_not_matter() -> None:
    names = ["objectives", "special-stations"]
    one, other = grid().rules(names), grid().rules(reversed(names))
    assert one.info == other.info
    assert [module.name for module in one.modules] == [module.name for module in other.modules]


OBJECTIVES = {"cards": {"fine": {"count": "districts", "at_least": 1}}, "dealt": 1}


@pytest.mark.parametrize(
    "changes",
    [
        {"pencils": ["purple", "blue", "pink"]},
        {"pencils": ["purple", "blue", "pink", "pink"]},
        {"solo": {"bands": [30, 20]}},
        {"solo": {"bands": ["20"]}},
        {"pad": {"rows": {"box": "interchanges"}}},
        {"pad": {"rows": [{"box": "interchanges", "count": 5, "each": 2}]}},
        {"pad": {"rows": [{"box": "interchanges", "count": "interchanges", "each": "2"}]}},
        {
            "modules": {
                "objectives": {
                    **OBJECTIVES,
                    "cards": {"far": {"count": "interchanges", "lines": 9, "at_least": 1}},
                }
            }
        },
        {"modules": {"objectives": {**OBJECTIVES, "deduction": "ten"}}},
        {"modules": {"dragons": {}}},
        {"facts": {"loop": 8}},
        {"facts": {"departures": {"purple": "circle"}}},
        {"facts": {"station": 3}},
        {"deck": {"cards": ["street-circle", 5], "closing": {"street": 1}}},
        {"deck": {"cards": ["street-circle"], "closing": {"street": 0}}},
    ],
    ids=str,
)
def test_what_a_map_maker_may_get_wrong_is_told_as_a_fault(tmp_path: Path, changes: dict[str, Any]) -> None:
    assert fault(tmp_path, **changes).startswith("fault-")


@pytest.mark.parametrize(
    ("code", "line"), [("import nothing_of_the_kind\n", 1), ("x = 1\ndef f(:\n", 2), ("\n\n1 / 0\n", 3)]
)
def test_a_fault_in_the_citys_own_code_is_named_with_its_line(tmp_path: Path, code: str, line: int) -> None:
    city = write_board(tmp_path / "city", GRID, "A1 D1 A4 D4")
    (tmp_path / "city" / "extra.py").write_text(code, encoding="utf-8")
    with pytest.raises(BadFile) as failure:
        city.rules()
    assert (failure.value.path.name, failure.value.line) == ("extra.py", line)
    assert failure.value.fault.key == "fault-extra"


def test_a_map_needs_no_river_for_a_city_that_counts_sections_across_one(tmp_path: Path) -> None:
    """Somebody's own map of London may leave the river out: then nothing crosses it."""
    cards = {"across": {"count": "crossings", "among": "river", "at_least": 1}}
    modules = {"objectives": {"cards": cards, "dealt": 1}}
    write_board(tmp_path / "city", GRID, "A1 D1 A4 D4", pad={"rows": []}, modules=modules).check()


def test_the_river_is_not_marked_twice(tmp_path: Path) -> None:
    city = write_board(
        tmp_path / "city", GRID, "A1 D1 A4 D4", printed={"section_marks": {"river": ["A1-B1"]}}
    )
    with pytest.raises(BadFile) as failure:
        city.rules()
    assert failure.value.fault.key == "fault-mark-taken"


@pytest.mark.parametrize("kind", ["connected", "districts", "crossings"])
def test_a_name_that_is_not_on_the_map_is_found_by_the_check(tmp_path: Path, kind: str) -> None:
    cards = {"far": {"count": kind, "among": "riverbank", "at_least": 1}}
    modules = {"objectives": {"cards": cards, "dealt": 1}}
    city = write_board(tmp_path / "city", GRID, "A1 D1 A4 D4", pad={"rows": []}, modules=modules)
    with pytest.raises(BadFile) as failure:
        city.check()
    assert failure.value.fault.key == "fault-unknown-among"


def test_points_for_sections_that_no_map_marks_are_found_by_the_check(tmp_path: Path) -> None:
    line = {"sections": {"gates": 3}}
    city = write_board(tmp_path / "city", GRID, "A1 D1 A4 D4", pad={"rows": []}, modules={}, line=line)
    with pytest.raises(BadFile) as failure:
        city.check()
    assert failure.value.fault.key == "fault-unknown-sections"
    assert failure.value.fault.args["candidates"] == "river"


CODE = """
from metroscribe.games.next_station.effects import Effect
from metroscribe.games.next_station.modules import Module
from metroscribe.games.next_station.tallies import KINDS, Kind

class Gates(Module):
    name, always = "gates", True

    def effects(self, setting):
        return {"shut": Effect(closes="gate")}
"""


@pytest.mark.parametrize(
    ("own", "key", "about"),
    [
        ("MODULES = [Gates]", "extra-table", "MODULES"),
        ("MODULES = {'gates': Gates()}", "extra-table", "MODULES"),
        ("TALLIES = {'long': len}", "extra-table", "TALLIES"),
        ("MODULES = {'pencil-powers': Gates}", "extra-taken", "pencil-powers"),
        ("TALLIES = {'districts': KINDS['visits']}", "extra-taken", "districts"),
        ("MODULES = {'gate': Gates}", "extra-name", "Gates"),
        ("MODULES = {'gates': Gates}", "unknown-sections", "gate"),
    ],
)
def test_what_a_citys_own_code_may_not_say_is_refused_by_name(
    tmp_path: Path, own: str, key: str, about: str
) -> None:
    city = write_board(tmp_path / "city", GRID, "A1 D1 A4 D4", pad={"rows": []}, modules={})
    (tmp_path / "city" / "extra.py").write_text(f"{CODE}\n{own}\n", encoding="utf-8")
    with pytest.raises(BadFile) as failure:
        city.check()
    assert failure.value.fault.key == f"fault-{key}"
    assert about in failure.value.fault.args.values()
