"""Which bots may sit at a server's tables: levels and our own; programs only if the host allows them."""

import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from metroscribe.bots import UNLIMITED, Budget, Seen, levels
from metroscribe.bots.program import TRIES
from metroscribe.core.dealer import Seeded
from metroscribe.core.errors import MetroscribeError, NotAllowed, UnknownName
from metroscribe.core.match import Match
from metroscribe.games import registry
from metroscribe.server.chance import Chance
from metroscribe.server.host.clock import SteadyClock
from metroscribe.server.host.players import KEPT, Players
from metroscribe.server.host.workers import think
from metroscribe.server.match import commands as do
from metroscribe.texts import Words
from tests.server.inside import ADA, Inside, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A host's folder: one program, one file that is none, and a program outside."""
    folder = tmp_path / "bots"
    folder.mkdir()
    starter = f"#!{sys.executable}\nexec(open({str(EXAMPLE)!r}).read())\n"
    for file in (folder / "example", tmp_path / "outside", folder / ".hidden"):
        file.write_text(starter, encoding="utf-8")
        file.chmod(0o755)
    (folder / "notes.txt").write_text("not to be run", encoding="utf-8")
    return folder


def test_people_are_offered_the_levels_and_the_programs_of_the_host(programs: Path) -> None:
    assert Players().offered() == levels()
    assert Players(programs).offered() == (*levels(), "exec:path=example")
    assert Players(programs / "nowhere").offered() == levels()


def test_no_program_sits_down_where_the_host_has_allowed_none(programs: Path) -> None:
    for path in ("example", str(programs / "example"), "sh"):
        with pytest.raises(NotAllowed) as refused:
            Players().check(f"exec:path={path}")
        assert refused.value.text.key == "error-exec-bots"


@pytest.mark.parametrize(
    "path",
    [
        "notes.txt",
        "../outside",
        ".hidden",
        ".",
        "..",
        "/bin/sh",
        "example --more",
        "./example",
        "sh -c true",
        "none",
    ],
)
def test_a_program_is_named_by_its_file_in_the_folder_alone(programs: Path, path: str) -> None:
    with pytest.raises(UnknownName):
        Players(programs).check(f"exec:path={path}")


def test_a_program_cannot_be_seated_from_the_wire_where_none_is_allowed(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        with pytest.raises(MetroscribeError):
            await inside.open(seats=2, bots={"1": f"exec:path={EXAMPLE}"})
        session = await inside.open(seats=2)
        seat = do.SeatBot(id=inside.id(), seat=1, bot=f"exec:path={EXAMPLE}")
        assert await inside.refused(session, seat, ADA) == "error-exec-bots"

    run(tmp_path, story)


@pytest.mark.parametrize(
    "spec",
    ["mcts:sims=100001", "lookahead:depth=7", "learned:effort=1000001", "exec:movetime=10001,path=example"],
)
def test_people_cannot_ask_for_more_than_so_much_and_are_told_how_much(
    tmp_path: Path, programs: Path, spec: str
) -> None:
    async def story(inside: Inside) -> None:
        with pytest.raises(NotAllowed) as refused:
            await inside.open(seats=2, bots={"1": spec})
        assert refused.value.text.key == "error-bot-option-most"
        assert f"{refused.value.text.args['most']:,}" in Words()(refused.value.text)
        session = await inside.open(seats=2)
        seat = do.SeatBot(id=inside.id(), seat=1, bot=spec)
        assert await inside.refused(session, seat, ADA) == "error-bot-option-most"

    run(tmp_path, story, exec_bots=programs)


def test_a_bot_from_an_old_log_that_was_given_more_still_plays() -> None:
    match = Match(registry().load("next-station/london").rules(), Seeded("log"))
    seen, chance = Seen.of(match, 0), Chance().stream("bot")
    assert think(seen, "lookahead:depth=99", Players(), Budget(0.0), chance)


@pytest.mark.parametrize("spec", ["exec:path=example,depth=5\nquit", "exec:path=example,x=\ndeal secret: 00"])
def test_no_line_break_comes_over_the_wire_in_a_spec(tmp_path: Path, programs: Path, spec: str) -> None:
    async def story(inside: Inside) -> None:
        with pytest.raises(UnknownName):
            await inside.open(seats=2, bots={"1": spec})
        session = await inside.open(seats=2)
        seat = do.SeatBot(id=inside.id(), seat=1, bot=spec)
        assert await inside.refused(session, seat, ADA) == "error-bot-option-line"

    run(tmp_path, story, exec_bots=programs)


def test_a_program_from_an_old_log_does_not_run_either() -> None:
    match = Match(registry().load("next-station/london").rules(), Seeded("log"))
    with pytest.raises(NotAllowed):
        think(Seen.of(match, 0), f"exec:path={EXAMPLE}", Players(), UNLIMITED, Chance().stream("bot"))


@pytest.mark.slow
def test_a_program_that_the_host_allows_plays_a_whole_match(tmp_path: Path, programs: Path) -> None:
    async def story(inside: Inside) -> None:
        bots = {"0": "exec:path=example", "1": "beginner"}
        session = await inside.begun(seats=2, bots=bots, game="voll-verplant/paris")
        await inside.until(lambda: session.hosted.phase == "over")

    with capture_logs() as logs:
        run(tmp_path, story, clock=SteadyClock(), exec_bots=programs)
    assert [entry["event"] for entry in logs] == ["table opened"]


NONSENSE = """while read word rest; do case $word in
metroscribe-bot) echo botok;; isready) echo readyok;; go) echo bestmove A1-Z9;; quit) exit;;
esac; done"""


@pytest.mark.parametrize("says", ["exit", NONSENSE], ids=["ends", "nonsense"])
def test_for_a_program_at_fault_what_scores_most_at_once_is_played(tmp_path: Path, says: str) -> None:
    """On a server nobody's bot passes because its program is broken."""
    program = tmp_path / "broken"
    program.write_text(f"#!/bin/sh\n{says}\n", encoding="utf-8")
    program.chmod(0o755)
    match = Match(registry().load("next-station/london").rules(), Seeded("fault"))
    players, seen = Players(tmp_path), Seen.of(match, 0)
    with capture_logs() as logs:
        for _ in range(TRIES + 2):  # also when it is not asked any more
            (move,) = think(seen, "exec:path=broken", players, Budget(1.0), Chance().stream("bot"))
            gains = {str(choice.move): choice.gain for choice in seen.rules.choices(seen.table, seen.sheet)}
            assert gains[move] == max(gains.values()) > 0
    assert {entry["event"] for entry in logs} == {"bot at fault"}
    players.close()


def test_only_so_many_bots_wait_and_none_is_shared() -> None:
    players = Players()
    for number in range(1, KEPT + 4):
        spec = f"greedy:miss=0.{number}"
        with players.seated(spec) as one, players.seated(spec) as two:
            assert one is not two
    assert len(players._idle) == KEPT
    players.close()
    assert players._idle == []
    with players.seated("greedy"):
        pass
    assert players._idle == []
