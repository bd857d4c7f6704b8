"""What rulebooks say of mixes of modules: every mix has one grade, whatever the rulebooks say."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.core.errors import BadFile
from metroscribe.core.mixes import Mix, Rulebook, every_mix, graded
from metroscribe.games import registry
from metroscribe.texts import Words, languages
from tests.next_station.boards import GRID, write_board

MODULES = ("maps", "bells", "lamps", "ducks")
EVERY = [frozenset(mix) for mix in every_mix(MODULES)]
some_mixes = st.lists(st.sampled_from(EVERY), max_size=4)
pairs = st.lists(st.sampled_from([frozenset(pair) for pair in combinations(MODULES, 2)]), max_size=2)


@given(some_mixes, some_mixes, pairs)
def test_every_mix_has_one_grade_and_says_who_says_so(
    here: list[frozenset[str]], there: list[frozenset[str]], against: list[frozenset[str]]
) -> None:
    books = [Rulebook("Here", here, against), Rulebook("There", there)]
    mixes = graded(MODULES, "Here", books)
    assert [frozenset(mix.modules) for mix in mixes] == EVERY
    for mix in mixes:
        modules = frozenset(mix.modules)
        bad = any(pair <= modules for pair in against)
        named = not modules or modules in (*here, *there)
        assert mix.grade == ("discouraged" if bad else "named" if named else "possible")
        assert (mix.rulebook == "") == (mix.grade == "possible")
        assert frozenset(mix.apart) in ({frozenset()} if not bad else against)


@given(pairs)
def test_a_mix_that_holds_a_discouraged_one_is_discouraged(against: list[frozenset[str]]) -> None:
    grades = {frozenset(mix.modules): mix.grade for mix in graded(MODULES, "", [Rulebook("", (), against)])}
    for small, large in combinations(EVERY, 2):
        if small <= large and grades[small] == "discouraged":
            assert grades[large] == "discouraged"


@pytest.mark.parametrize("game", sorted(registry()))
def test_the_base_game_and_what_a_rulebook_names_is_never_discouraged(game: str) -> None:
    info = registry().load(game).info
    assert info.mixes[0] == Mix((), "named", info.credits.title)
    assert {mix.rulebook for mix in info.mixes} <= {"", *titles()}
    assert info.mixes[-1].modules == info.modules


def titles() -> set[str]:
    return {registry().load(name).info.credits.title for name in registry()}


@pytest.mark.parametrize("language", languages())
def test_a_mix_is_spoken_of_in_every_language(language: str) -> None:
    words = Words(language)
    for mix in registry().load("next-station/tokyo").info.mixes:
        said = words(mix.text)
        assert not re.search(r"mix-|module-|[{}]", said)
        assert mix.rulebook in said or not mix.modules


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ({"names": [["flying-trains"]]}, "fault-mix-module"),
        ({"against": [["objectives"]]}, "fault-mix-against"),
        (
            {
                "names": [["objectives", "special-stations", "pencil-powers"]],
                "against": [["special-stations", "pencil-powers"]],
            },
            "fault-mix-contradiction",
        ),
    ],
)
def test_what_no_rulebook_can_say_is_a_fault(tmp_path: Path, told: object, fault: str) -> None:
    city = write_board(tmp_path / "small", GRID, "A1 D1 A4 D4", rulebooks={"Small": told})
    with pytest.raises(BadFile) as failure:
        city.check()
    assert failure.value.fault.key == fault
