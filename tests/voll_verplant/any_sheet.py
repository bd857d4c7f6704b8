"""Any plan and any sheet on it, for laws that hold everywhere."""

from hypothesis import strategies as st

from tests.voll_verplant.boards import plan, read_words
from tests.voll_verplant.desk import Desk

NAMES = "abcdefghij"
LETTERS = "ABCDEF"
NUMBERS = [str(value) for value in range(1, 7)]
EXPRESS = [f"express-{value}" for value in range(1, 5)]
FILLING = st.sampled_from([*NUMBERS, *EXPRESS, "transfer"])
"""The cards that fill a window."""
FACES = FILLING | st.just("free-ride")


@st.composite
def any_lines(draw: st.DrawFn, rings: bool = True) -> dict[str, str]:
    """The words of one to four lines with letters in any order."""
    letters = draw(st.permutations(LETTERS))[: draw(st.integers(1, 4))]
    return {letter: draw(any_words(rings)) for letter in letters}


@st.composite
def any_words(draw: st.DrawFn, rings: bool) -> str:
    ring = rings and draw(st.booleans())
    size = draw(st.integers(3 if ring else 1, 8))
    stations = draw(st.permutations(NAMES))[:size]
    later = draw(st.integers(1, 9))
    values = f"{later + draw(st.integers(1, 9))}/{later}"
    return f"{'ring ' if ring else ''}{' '.join(stations)} [{draw(st.integers(1, 4))}] {values}"


@st.composite
def any_special(draw: st.DrawFn, lines: dict[str, str]) -> str:
    names = sorted({name for words in lines.values() for name in read_words(words).stations})
    return " ".join(draw(st.sets(st.sampled_from(names), max_size=4)))


@st.composite
def any_desk(draw: st.DrawFn, rings: bool = True, expert: bool = False) -> Desk:
    """One seat with some stations marked, some of them framed, and a window still free."""
    lines = draw(any_lines(rings))
    desk = Desk(plan(draw(any_special(lines)), **lines), expert=expert)
    for line in desk.plan.lines:
        signs = draw(st.lists(st.sampled_from(["3", "x2", "+"]), max_size=line.windows))
        desk.fill(line.letter, " ".join(signs[: desk.sheets[0].free - 1]))
    marked = draw(st.permutations(desk.plan.names))[draw(st.integers(0, len(desk.plan.names))) :]
    transfers = [sign for written in desk.sheets[0].ink.windows for sign in written if sign == "+"]
    return desk.mark(" ".join(marked)).frame(" ".join(marked[: draw(st.integers(0, len(transfers)))]))
