"""A city's own file: what it names must exist."""

from pathlib import Path
from typing import Any

import pytest

from metroscribe.core.errors import BadFile, NotAllowed, UnknownName
from tests.next_station.boards import GRID, grid, write_board


def fault(folder: Path, **changes: Any) -> str:
    city = write_board(folder / "city", GRID, "A1 D1 A4 D4", **changes)
    with pytest.raises(BadFile) as failure:
        city.rules(city.info.modules)
    assert failure.value.path == folder / "city" / "city.toml"
    return failure.value.fault.key


def test_a_card_is_a_suit_and_a_sign(tmp_path: Path) -> None:
    deck = {"cards": ["street-circle", "street-star"], "closing": {"street": 1}}
    assert fault(tmp_path, deck=deck) == "fault-unknown-card"


def test_a_term_is_one_of_the_family_or_of_the_city(tmp_path: Path) -> None:
    assert fault(tmp_path, scoring=[{"term": "beauty", "each": 3}]) == "fault-unknown-term"


def test_a_term_has_its_parameters(tmp_path: Path) -> None:
    assert fault(tmp_path, scoring=[{"term": "loop", "every": 3}]) == "fault-term-parameters"


def test_an_objective_measures_something(tmp_path: Path) -> None:
    cards = {"fine": {"measure": "beauty", "at_least": 1}}
    assert fault(tmp_path, modules={"objectives": {"cards": cards}}) == "fault-unknown-term"


@pytest.mark.parametrize(
    "settings",
    [
        {"dealt": 2},
        {"cards": {"fine": {"measure": "districts"}}},
        {"cards": {"fine": {"measure": "districts", "at_least": 1}}, "colour": "red"},
        {"cards": {"fine": {"measure": "districts", "at_least": 1}}, "dealt": 2},
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
    assert refused.value.text.args["candidates"] == "objectives, special-stations"


def test_no_module_is_used_twice() -> None:
    with pytest.raises(NotAllowed) as refused:
        grid().rules(["objectives", "objectives"])
    assert refused.value.text.key == "error-module-twice"


def test_the_order_in_which_modules_are_named_does_not_matter() -> None:
    names = ["objectives", "special-stations"]
    one, other = grid().rules(names), grid().rules(reversed(names))
    assert one.info == other.info
    assert [module.name for module in one.modules] == [module.name for module in other.modules]
