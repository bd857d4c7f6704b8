"""A bot is named by a spec; what is wrong with one is said in a sentence."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metroscribe.bots import bot, levels, names, resolved
from metroscribe.bots.levels import LEVELS, spec_of
from metroscribe.bots.simple import Greedy
from metroscribe.bots.spec import COUNT, MAKERS, NUMBER, Spec, beyond, parsed
from metroscribe.core.errors import MetroscribeError
from metroscribe.games import registry

ROOT = Path(__file__).parents[2]


def test_options_are_given_by_name_and_value() -> None:
    assert bot("greedy:miss=0.25") == Greedy(0.25)
    assert bot("greedy") == Greedy()


def test_a_spec_has_one_text_whatever_the_order_of_its_options() -> None:
    one, other = parsed("exec:path=./x,movetime=5"), parsed("exec:movetime=5,path=./x")
    assert str(one) == str(other) == "exec:movetime=5,path=./x"
    assert parsed(str(one)) == one


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-bot-spec"),
        (":", "error-bot-spec"),
        ("Greedy", "error-bot-spec"),
        ("greedy ", "error-bot-spec"),
        ("greedy:", "error-bot-spec"),
        ("greedy:miss", "error-bot-spec"),
        ("greedy:miss=", "error-bot-spec"),
        ("greedy:=0.5", "error-bot-spec"),
        ("greedy:miss=0.5,", "error-bot-spec"),
        ("greedy:miss=0.5,miss=0.5", "error-bot-option-twice"),
        ("greedy:depth=3", "error-bot-option"),
        ("greedy:miss=2", "error-bot-option-value"),
        ("greedy:miss=-0.5", "error-bot-option-value"),
        ("greedy:miss=nan", "error-bot-option-value"),
        ("greedy:miss=often", "error-bot-option-value"),
        ("random:depth=3", "error-bot-options"),
        ("learned:depth=-1", "error-bot-option-value"),
        ("learned:depth=deep", "error-bot-option-value"),
        ("beginner:miss=0", "error-bot-options"),
        ("genius", "error-unknown-bot"),
        ("exec", "error-bot-option-missing"),
        ("exec:path= ", "error-bot-option-value"),
        ("exec:path=./x,movetime=0", "error-bot-option-value"),
        ("exec:path=./x,sims=1.5", "error-bot-option-value"),
        ("exec:path=./no/such/program", "error-bot-program"),
        ("exec:path='unclosed", "error-bot-program"),
    ],
)
def test_what_is_wrong_with_a_spec_is_named(text: str, key: str) -> None:
    with pytest.raises(MetroscribeError) as refused:
        bot(text)
    assert refused.value.text.key == key


@pytest.mark.parametrize(
    "break_", ["\n", "\r", "\x0b", "\x1c", "\x85", "\u2028", "\u2029", "\0", "\x7f", "\ud800"]
)
@pytest.mark.parametrize("spec", ["exec:path=mybot,depth=5{}quit", "exec:path=my{}bot", "greedy:miss=0.3{}"])
def test_an_option_is_one_line_without_control_characters(spec: str, break_: str) -> None:
    with pytest.raises(MetroscribeError) as refused:
        resolved(spec.format(break_))
    assert refused.value.text.key == "error-bot-option-line"


@given(st.text(st.characters(), max_size=20), st.text(st.characters(), max_size=20))
def test_whatever_is_read_as_a_spec_is_one_line(name: str, value: str) -> None:
    for text in (name, f"exec:path={value}", f"exec:path=x,{name}={value}", f"{name}:miss={value}"):
        with suppress(MetroscribeError):
            assert str(resolved(text)).splitlines() == [str(resolved(text))]


@pytest.mark.parametrize("game", ["", *sorted(registry())])
def test_every_level_is_within_what_people_may_ask_for(game: str) -> None:
    assert [beyond(resolved(level, game)) for level in LEVELS] == [None] * len(LEVELS)


@pytest.mark.parametrize("name", MAKERS)
def test_every_number_that_people_give_a_bot_has_a_most(name: str) -> None:
    """A share has one by itself. On the page of the notation stands what it is."""
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    needed = {"path": "./mybot"} if name == "exec" else {}
    for option, parameter in MAKERS[name].parameters.items():
        assert (parameter.most is not None) == (parameter.kind in (COUNT, NUMBER))
        if parameter.most is not None:
            assert f"`{option}` {parameter.most:,}" in page
            given_ = (Spec(name, (*needed.items(), (option, str(parameter.most + more)))) for more in (0, 1))
            assert [beyond(spec) for spec in given_] == [None, (option, parameter.most)]


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(MetroscribeError) as refused:
        bot("genius")
    assert refused.value.text.args["candidates"] == ", ".join((*MAKERS, *LEVELS))


def test_every_name_is_a_bot_without_an_option() -> None:
    assert set(levels()) < set(names())
    assert all(bot(name) for name in names())


@pytest.mark.parametrize("game", ["", "no/such-game", *sorted(registry())])
def test_a_level_is_the_bot_that_stands_behind_it_in_the_game(game: str) -> None:
    assert not set(LEVELS) & set(MAKERS)
    specs = [resolved(level, game) for level in LEVELS]
    assert specs == [resolved(spec_of(level, game)) for level in LEVELS]
    assert all(spec.name in MAKERS for spec in specs)
    assert len(set(specs)) == len(LEVELS)


def test_every_bot_and_level_is_on_the_page_of_the_notation() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    assert all(f"`{name}" in page for name in (*MAKERS, *LEVELS))
