"""`metroscribe verify`: what it says of honest records, of changed ones, and of a server that cheats."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from metroscribe import registry
from metroscribe.arena import play_match
from metroscribe.bots import bot
from metroscribe.cli import main
from metroscribe.core.cards import Card
from metroscribe.core.dealer import Dealer, Keyed
from metroscribe.core.match import Match
from metroscribe.core.rng import Stream
from metroscribe.records import read_record, replay, write_record
from metroscribe.server.match.deal import Deal, commitment, deal_key
from tests.server.one_table import GAME, PARTS, SECRET, OneTable, asked_for, finished, one_table, run

GAMES = sorted(registry())
VERIFIER = Path(__file__).parents[2] / "docs" / "verify_deal.py"
MATCH = "0123456789abcdef" * 2
PROOF = {
    "match": MATCH,
    "commitment": commitment(MATCH, SECRET),
    "parts": f"1:{PARTS[0]} 2:{PARTS[1]}",
    "secret": SECRET.hex(),
}


class Verify:
    """The command, on a record given as text."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._file, self._capsys = folder / "match.txt", capsys

    def __call__(self, record: str, *more: str, language: str = "en") -> tuple[int, str]:
        """Exit status and what was said, on one line and without the file's name."""
        self._file.write_text(record, encoding="utf-8")
        self._capsys.readouterr()  # the log of what was played before
        with pytest.raises(SystemExit) as stop:
            main(["--lang", language, "verify", str(self._file), *more])
        out, err = self._capsys.readouterr()
        assert isinstance(stop.value.code, int)
        assert (out if stop.value.code else err) == ""
        said = (out + err).strip()
        assert "\n" not in said
        return stop.value.code, said.replace(f"{self._file}", "FILE")


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    return Verify(tmp_path, capsys)


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Two people who contributed, and who always passed: no other card would make a move illegal."""
    return run(finished(tmp_path_factory.mktemp("good")))


def without(record: str, header: str) -> str:
    return re.sub(rf"^deal {header}: .*\n", "", record, flags=re.MULTILINE)


def changed(record: str, header: str, value: str) -> str:
    return re.sub(rf"^(deal {header}): .*$", rf"\1: {value}", record, flags=re.MULTILINE)


def header(record: str, name: str) -> str:
    found = re.search(rf"^deal {name}: (.*)$", record, re.MULTILINE)
    assert found is not None
    return found[1]


# honest


def test_a_good_record_is_good_and_shows_its_commitment(verify: Verify, good: str) -> None:
    status, said = verify(good)
    assert status == 0
    assert re.match(r"FILE: all cards \(\d+\) are those that the secret and the contributions deal\. ", said)
    assert said.endswith(header(good, "commitment"))


def test_the_contributions_are_in_the_record_as_they_were_sent(good: str) -> None:
    assert header(good, "parts") == f"1:{PARTS[0]} 2:{PARTS[1]}"


@pytest.mark.slow
def test_the_record_says_who_contributed_nothing(verify: Verify, tmp_path: Path) -> None:
    """A person who is silent, and bots."""
    for name, parts, shown in (("one", {1: PARTS[1]}, f"2:{PARTS[1]}"), ("none", {}, "-")):
        record = run(finished(tmp_path / name, parts, bots=1))
        assert header(record, "parts") == shown
        assert verify(record)[0] == 0


def test_a_table_of_bots_is_dealt_by_the_secret_alone(verify: Verify, tmp_path: Path) -> None:
    async def played() -> str:
        async with one_table(tmp_path / "bots", people=0, bots=2) as table:
            await table.start({})
            await table.play()
            return table.record

    record = run(played())
    assert header(record, "parts") == "-"
    assert verify(record)[0] == 0


def test_a_known_seed_is_said_to_be_known(verify: Verify, tmp_path: Path) -> None:
    record = run(finished(tmp_path / "seed", people=1, seed="Zürich 1"))
    assert header(record, "known") == "seed Zürich 1"
    status, said = verify(record)
    assert status == 0
    assert re.fullmatch(r"FILE: all cards \(\d+\) are those of the known deal\.", said)


def test_a_deal_played_again_is_the_same_deal_and_said_to_be_known(verify: Verify, tmp_path: Path) -> None:
    async def twice() -> tuple[str, str]:
        async with one_table(tmp_path / "again") as table:
            await table.start()
            await table.play()
            first, host = table.record, table.host
            again = asked_for(id="the-second-table", same_deal_as=table.hosted.opened.code)
            session = await host.open(again, table.people[0], "")
            second = OneTable(host, session, table.people[:1], table.clock)
            await second.sit()
            await second.start()
            await second.play()
            return first, second.record

    first, second = run(twice())
    key = deal_key(header(first, "match"), SECRET, PARTS)
    assert header(second, "known") == f"key {key.hex()}"
    assert verify(second) == (0, f"FILE: all cards ({cards(second)}) are those of the known deal.")
    assert [turn.split(" | ")[0] for turn in turns(first)] == [turn.split(" | ")[0] for turn in turns(second)]


def test_a_match_that_was_given_up_can_be_verified(verify: Verify, tmp_path: Path) -> None:
    async def left() -> str:
        async with one_table(tmp_path / "left") as table:
            await table.start()
            await table.play(turns=5)
            await table.give_up()
            return table.record

    record = run(left())
    assert record.endswith("result: *\n")
    assert verify(record)[0] == 0


def turns(record: str) -> list[str]:
    return [line for line in record.splitlines() if re.match(r"\d", line)]


def cards(record: str) -> int:
    """How many lie open in the record, dealt ones included."""
    dealt = [line.split(": ")[1] for line in record.splitlines() if line.startswith("dealt ")]
    return sum(len(line.split()) for line in dealt) + sum(
        len(line.split(" | ")[0].split()) - 1 for line in turns(record)
    )


# not proven


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "FILE: The match is not over: the secret of its deal is not published yet."),
        (
            "de",
            "FILE: Die Partie ist nicht vorbei: Das Geheimnis ihres Gebens ist noch nicht veröffentlicht.",
        ),
        ("es", "FILE: La partida no ha terminado: el secreto de su reparto aún no está publicado."),
    ],
)
def test_a_running_match_keeps_its_secret(verify: Verify, tmp_path: Path, language: str, said: str) -> None:
    async def running() -> str:
        async with one_table(tmp_path / "running") as table:
            await table.start()
            await table.play(turns=3)
            return table.record

    assert verify(run(running()), language=language) == (2, said)


def test_a_running_match_with_a_known_deal_keeps_it_too(verify: Verify, tmp_path: Path) -> None:
    async def running() -> str:
        async with one_table(tmp_path / "running", people=1, seed="a seed") as table:
            await table.start()
            await table.play(turns=3)
            return table.record

    record = run(running())
    assert "a seed" not in record
    assert verify(record)[1].endswith("is not published yet.")


@pytest.mark.parametrize("name", ["match", "commitment", "parts", "secret"])
def test_a_header_that_is_missing_is_named(verify: Verify, good: str, name: str) -> None:
    said = f"FILE: The record does not prove its deal: “deal {name}” is missing."
    assert verify(without(good, name)) == (2, said)


def test_a_record_from_elsewhere_proves_nothing(verify: Verify) -> None:
    record = write_record(play_match(registry().load(GAME).rules(), [bot("random")], "elsewhere"))
    assert verify(record) == (2, "FILE: The record does not prove its deal: “deal match” is missing.")


def test_a_changed_secret_is_not_the_one_committed_to(verify: Verify, good: str) -> None:
    said = "FILE: The secret is not the one that was committed to before the match."
    assert verify(changed(good, "secret", "00" * 32)) == (2, said)
    assert verify(changed(good, "commitment", "00" * 32)) == (2, said)
    assert verify(changed(good, "match", "00" * 16)) == (2, said)


def test_a_changed_secret_with_its_commitment_deals_other_cards(verify: Verify, good: str) -> None:
    other = bytes(32)
    forged = changed(good, "secret", other.hex())
    forged = changed(forged, "commitment", commitment(header(good, "match"), other))
    assert_names_a_card(verify(forged))


def test_a_changed_contribution_deals_other_cards(verify: Verify, good: str) -> None:
    assert_names_a_card(verify(good.replace("1:0011", "1:1100")))
    assert_names_a_card(verify(changed(good, "parts", f"1:{PARTS[0]}")))
    assert_names_a_card(verify(changed(good, "parts", "-")))


def assert_names_a_card(answer: tuple[int, str]) -> None:
    status, said = answer
    assert status == 2
    assert re.fullmatch(
        r"FILE, line \d+: Card \d+ is \S+:\S+, but the record’s own proof deals \S+:\S+\.", said
    )


def test_a_changed_card_is_named_with_its_line(verify: Verify, good: str) -> None:
    """Two cards that were flipped one after the other change places."""
    lines = good.splitlines()
    at = next(
        n
        for n, (one, two) in enumerate(pairwise(lines))
        if re.match(r"\d+\.\d+ street-(?!switch)\S+ \|", one)
        and re.match(r"\d+\.\d+ street-(?!sw)\S+ \|", two)
    )
    (label, one, rest), (next_label, two, next_rest) = (line.split(" ", 2) for line in lines[at : at + 2])
    lines[at : at + 2] = [f"{label} {two} {rest}", f"{next_label} {one} {next_rest}"]
    number = cards("\n".join(lines[: at + 1]))
    said = f"FILE, line {at + 1}: Card {number} is deck:{two}, but the record’s own proof deals deck:{one}."
    assert verify("\n".join(lines)) == (2, said)


def test_a_wrong_form_is_named(verify: Verify, good: str) -> None:
    said = "FILE: “deal secret” is not 32 bytes in hexadecimal."
    assert verify(changed(good, "secret", "many")) == (2, said)
    bad = f"3:{PARTS[0]}"
    said = f"FILE: “{bad}” does not name contributions of this table’s seats as seat:hexadecimal, in order."
    assert verify(changed(good, "parts", bad)) == (2, said)
    assert verify(changed(good, "match", "x\ndeal known: luck")) == (
        2,
        "FILE: “luck” is neither a seed nor a key.",
    )


def test_a_record_that_breaks_the_rules_is_not_even_dealt(verify: Verify, good: str) -> None:
    status, said = verify(good.replace("| - |", "| A1-A1 |", 1))
    assert status == 2
    assert "seat 1" in said.lower()


# a server that cheats


class Swapping:
    """Deals another card than the key says, once: from this draw on the first time that there is another."""

    def __init__(self, honest: Dealer, number: int, changed: list[int]) -> None:
        self._honest, self._number, self._changed = honest, number, changed

    def draw(self, n: int, outcomes: Mapping[Card, int]) -> Card:
        due = self._honest.draw(n, outcomes)
        others = [card for card in outcomes if card != due]
        if n < self._number or not others or self._changed not in ([], [n]):
            return due
        self._changed[:] = [n]
        return max(others)


class CheatingDeal(Deal):
    """After the commitment, one card is not what it should be."""

    def __init__(self, secret: bytes, number: int) -> None:
        super().__init__(secret)
        self._number, self.changed = number, list[int]()

    def dealer(self, match: str, parts: Mapping[int, str]) -> Dealer:
        return Swapping(super().dealer(match, parts), self._number, self.changed)


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 4, 11, 30])
def test_a_server_that_changes_one_card_is_caught(verify: Verify, tmp_path: Path, number: int) -> None:
    deal = CheatingDeal(SECRET, number)

    async def cheated() -> str:
        async with one_table(tmp_path / "cheating") as table:
            table.session.deal = deal
            await table.start()
            await table.play()
            return table.record

    record, (number,) = run(cheated()), deal.changed
    file = tmp_path / "cheated.txt"
    file.write_text(record, encoding="utf-8")
    read = read_record(file)
    card, line = read.cards[number]
    assert replay(file, read, registry().load(GAME).rules()).over, "the rules see nothing wrong"
    status, said = verify(record)
    assert status == 2
    assert said.startswith(f"FILE, line {line}: Card {number + 1} is {card}, but ")
    told = verify(record, "--json")[1]
    other = subprocess.run(
        [sys.executable, "-I", VERIFIER], input=told, capture_output=True, text=True, check=False
    )
    assert other.returncode == 1
    assert f"card {number + 1} is {card}" in other.stdout


# every game, and the verifier of the docs


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_of_every_game_can_be_verified_by_both(verify: Verify, game: str) -> None:
    found = registry().load(game)
    rules, stream = found.rules(found.info.modules), Stream(game, "verify")
    match = Match(rules, Keyed(deal_key(MATCH, SECRET, PARTS)), 2)
    while not match.over:
        for seat in range(2):
            while moves := match.legal(seat):
                match.stage(seat, stream.choice(moves))
        match.close()
    record = write_record(match, proof=PROOF)
    assert verify(record)[0] == 0
    status, told = verify(record, "--json")
    assert status == 0
    assert json.loads(told).keys() == {*PROOF, "seats", "draws"}
    other = subprocess.run(
        [sys.executable, "-I", VERIFIER], input=told, capture_output=True, text=True, check=False
    )
    assert (other.returncode, other.stderr) == (0, "")
    assert f"all {match.table.draws} cards" in other.stdout


def test_the_proof_survives_reading_and_writing(tmp_path: Path, good: str) -> None:
    file = tmp_path / "match.txt"
    file.write_text(good, encoding="utf-8")
    record = read_record(file)
    again = replay(file, record, registry().load(GAME).rules())
    assert again.over
    assert write_record(again, record.names, proof=record.proof) == good
