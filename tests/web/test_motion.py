"""Motion has a meaning: it is short, and there is none for whoever wants none."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import metroscribe.draw
from web.build import WEB

LONGEST = 350
"""Milliseconds from the event to the end of what moves."""
ENDLESS = {"ride"}
"""What moves as long as one waits, and says that."""
SOURCE = WEB / "src"
DRAWN = Path(metroscribe.draw.__file__).parent
STYLES = sorted([*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.css"), *DRAWN.rglob("*.css")])
SET = dict(re.findall(r"(--[a-z]+): (\d+m?s);", (SOURCE / "app.css").read_text(encoding="utf-8")))
TIME = re.compile(r"(?<![\w.-])(\d*\.?\d+)(ms|s)(?![\w-])")


def motions(text: str) -> Iterator[tuple[str, str]]:
    """Each motion of a style, with times instead of variables, and its name or property."""
    for value in re.findall(r"(?:animation|transition): *([^;}]+)[;}]", text):
        for part in re.split(r",(?![^(]*\))", " ".join(value.split())):
            written = re.sub(r"var\((--[a-z]+)\)", lambda found: SET.get(found[1], found[0]), part.strip())
            yield written, written.split()[0]


def lasts(motion: str) -> float:
    """Milliseconds until it rests, the last of several that begin one after the other."""
    late = re.search(r"calc\(min\(var\(--late\), (\d+)\) \* (\S+)\)", motion)
    rest = motion.replace(late[0], "") if late else motion
    times = re.findall(r"(?<= )(\d+)(?= |$)", rest)
    delay = int(late[1]) * milliseconds(late[2]) if late else 0
    duration, *delays = [milliseconds("".join(found)) for found in TIME.findall(rest)]
    return duration * int(times[0] if times else 1) + delay + sum(delays)


def milliseconds(time: str) -> float:
    return float(time[:-2]) if time.endswith("ms") else float(time[:-1]) * 1000


MOTIONS = [(file, *motion) for file in STYLES for motion in motions(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("file", "motion", "name"), MOTIONS, ids=lambda value: getattr(value, "stem", value))
def test_what_moves_rests_within_a_third_of_a_second(file: Path, motion: str, name: str) -> None:
    if name in ENDLESS:
        assert "infinite" in motion
    else:
        assert "infinite" not in motion
        assert lasts(motion) <= LONGEST, file


def test_nothing_moves_by_attributes_or_scripts_that_styles_cannot_stop() -> None:
    sources = [*STYLES, *SOURCE.rglob("*.ts")]
    moved = re.compile(
        r"\.animate\(|svelte/(?:transition|animate|motion|easing)|animation-(?:delay|duration):"
    )
    found = {file.name: moved.findall(file.read_text(encoding="utf-8")) for file in sources}
    assert {name for name, moves in found.items() if moves} == {"app.css"}, found
