"""Everything that the documentation shows is run."""

import doctest
import re
from pathlib import Path

import pytest

import metroscribe
from metroscribe import registry
from metroscribe.arena import play_match
from metroscribe.bots import bot
from metroscribe.cli import main
from metroscribe.core.mapfile import MapFile
from metroscribe.games.next_station.boardfile import read_board
from metroscribe.games.next_station.moves import Move

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCS = sorted((ROOT / "docs").rglob("*.md"))


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )


def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(metroscribe).failed == 0


def test_the_city_of_the_guide_can_be_played(tmp_path: Path) -> None:
    """The blocks of docs/adding-a-city.md, put into files as the page says."""
    page = ROOT / "docs" / "adding-a-city.md"
    board, _, city = blocks(page, "toml")
    folder = tmp_path / "smallville"
    (folder / "texts").mkdir(parents=True)
    (folder / "map.toml").write_text(board, encoding="utf-8")
    card = re.search(r"`(long-haul = .*?)`", page.read_text(encoding="utf-8"))
    assert card is not None
    text = city.replace("[modules.special-stations]", f"{card[1]}\n\n[modules.special-stations]")
    (folder / "city.toml").write_text(text, encoding="utf-8")
    (folder / "extra.py").write_text(blocks(page, "python")[0], encoding="utf-8")
    game = registry([tmp_path]).load("smallville")
    rules = game.rules(game.info.modules)
    objectives = {
        name
        for seed in range(30)
        for name in play_match(rules, [bot("greedy")], f"{seed}").table.faces("objective")
    }
    assert "long-haul" in objectives


def test_the_loop_of_the_guide_is_a_loop(tmp_path: Path) -> None:
    board, loop, _ = blocks(ROOT / "docs" / "adding-a-city.md", "toml")
    names = re.findall(r"(?<!\()\b([A-E][1-5])\b(?!\))", loop)
    rows = [["." for _ in "ABCDE"] for _ in range(5)]
    for name in names:
        rows[int(name[1]) - 1]["ABCDE".index(name[0])] = "c"
    picture = "\n".join([" A B C D E", *(f"{y} {' '.join(row)}" for y, row in enumerate(rows, 1))])
    text = re.sub(r"stations = '''.*?'''", f"stations = '''\n{picture}\n'''", board, flags=re.DOTALL)
    text = re.sub(r"missing = .*|(?s:\[names\].*)", "", text)
    text = re.sub(r'(purple|blue|pink|brown) = ".."', rf'\1 = "{names[0]}"', text)
    file = tmp_path / "map.toml"
    file.write_text(text + loop, encoding="utf-8")
    assert read_board(MapFile.read(file)).loop.stations.bit_count() == len(set(names))


@pytest.mark.parametrize("text", ["C4-E4", "C4=E4", "-"])
def test_the_moves_of_the_notation_page_are_moves(text: str) -> None:
    assert f"`{text}`" in (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    assert str(Move.parse(text)) == text


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS], ids=lambda page: page.name
)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


def test_the_picture_of_the_readme_is_what_the_drawing_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn anew by the command that stands below the picture."""
    command = re.search(r"^metroscribe (replay .*) -o (docs/\S+)$", README, re.MULTILINE)
    assert command is not None
    monkeypatch.chdir(ROOT)
    with pytest.raises(SystemExit):
        main(["--lang", "en", *command[1].split(), "-o", str(tmp_path / "sheet.svg")])
    assert (tmp_path / "sheet.svg").read_text(encoding="utf-8") == (ROOT / command[2]).read_text(
        encoding="utf-8"
    )
