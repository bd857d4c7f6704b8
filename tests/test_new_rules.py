"""A city whose rules no other city has: what it needs stands in its folder, and everything else works."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from metroscribe import draw, registry
from metroscribe.arena import play_match
from metroscribe.bots import bot
from metroscribe.cli import main
from metroscribe.core.errors import NotAllowed
from metroscribe.core.game import Options
from metroscribe.core.network import bits, mask_of
from metroscribe.fast import NotCompiled
from metroscribe.fast.next_station.tables import compiled
from metroscribe.games import CITIES
from metroscribe.games.next_station.city import City
from metroscribe.games.next_station.rules import NextStation
from metroscribe.records import read_record, replay, save_text, write_record
from tests.conformance.laws import LAWS, Law, walk
from tests.next_station.desk import Desk
from tests.server.served import served

FOLDER = Path(__file__).parent / "gateford"


@pytest.fixture(scope="module")
def city() -> City:
    found = registry([FOLDER.parent]).load("gateford")
    assert isinstance(found, City)
    return found


@pytest.fixture(scope="module")
def rules(city: City) -> NextStation:
    return city.rules()


def test_its_map_and_texts_are_good() -> None:
    with pytest.raises(SystemExit) as stop:
        main(["maps", "check", str(FOLDER / "map.toml")])
    assert stop.value.code == 0


def test_its_rules_hold_at_every_table_and_nobody_chooses_them(city: City) -> None:
    assert {"gates", "depots"}.isdisjoint(city.info.modules)
    assert [module.name for module in city.rules().modules] == ["gates", "depots"]


def test_a_gate_is_closed_until_it_opens(city: City) -> None:
    desk = Desk(city, line="").flip("street-pentagon")
    assert "B2-A3" not in desk.legal
    with pytest.raises(NotAllowed) as refused:
        desk.draw("B2-A3")
    assert refused.value.text.key == "rule-closed"


def test_a_gate_is_only_drawn_in_a_round_in_which_it_is_open(rules: NextStation) -> None:
    gates, drawn = rules.board.sections_of("gate"), 0
    for match, seat in walk(rules, 2, Options()):
        for number, line in enumerate(match.sheet(seat).ink.lines, 1):
            through = mask_of(line.sections) & gates
            assert number >= 3 or not through
            drawn |= through
    assert drawn


def test_lines_pass_each_other_at_the_platform_and_nowhere_else(rules: NextStation) -> None:
    network = rules.network
    pair = [network.joining[network.number[a], network.number[b]] for a, b in (("C1", "C3"), ("B2", "D2"))]
    assert not network.crossings[pair[0]] >> pair[1] & 1
    assert any(network.crossings)


def test_the_ends_of_a_line_are_marked_when_its_round_is_over(rules: NextStation) -> None:
    for match, seat in walk(rules, 1, Options()):
        closed = [line for line in match.table.sheets[seat].ink.lines if line.sections]
        over = closed if match.over else closed[: match.table.round - 1]
        ends = mask_of(station for line in over for station in bits(line.ends))
        assert match.table.sheets[seat].ink.framed == ends


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_keeps_every_law(rules: NextStation, law: Law) -> None:
    law(rules, 2, Options())


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["greedy", "mcts:sims=20"])
def test_bots_play_it_on_the_reference_and_records_replay(
    rules: NextStation, spec: str, tmp_path: Path
) -> None:
    match = play_match(rules, [bot(spec)], "gateford")
    file = tmp_path / "gateford.txt"
    save_text(file, write_record(match))
    assert replay(file, read_record(file), rules).outcome == match.outcome


@pytest.mark.slow
def test_it_is_played_to_the_end_on_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: NextStation
) -> None:
    monkeypatch.setenv(CITIES, str(FOLDER.parent))
    with served(tmp_path) as server:
        code = server.open(game="next-station/gateford", seats=2, name="Ada", pace="at-once")
        phone = server.join(code)
        assert phone.ask("seat-bot", seat=1, bot="commuter").refused is None
        assert phone.ask("start").refused is None
        phone.ask("contribute", part="ab" * 16)
        phone.until(lambda you: bool(you.moves))
        phone.play()
        file = tmp_path / "match.txt"
        file.write_text(server.http.get(f"/api/tables/{code}/record").text)
        blank = server.http.get(f"/api/tables/{code}/blank.svg").text
    assert replay(file, read_record(file), rules).outcome is not None
    assert "section-mark gate" in blank


def test_the_fast_engine_refuses_it_by_the_name_of_its_rule(rules: NextStation) -> None:
    with pytest.raises(NotCompiled, match="gates"):
        compiled(rules)


def test_its_gates_are_drawn(rules: NextStation) -> None:
    table = rules.new(1)
    svg = ElementTree.fromstring(draw.svg(rules, table, table.sheets[0]))
    signs = [node.attrib["id"] for node in svg.iter() if node.attrib.get("class") == "section-mark gate"]
    assert sorted(signs) == ["gate-B2-A3", "gate-C1-C3", "gate-D2-E3"]
