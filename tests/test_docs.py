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
from metroscribe.core.game import Options
from metroscribe.core.mapfile import MapFile
from metroscribe.games.next_station.boardfile import read_board
from tests import glossary_page, limits_page, metrics_page

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
METRIC = re.compile(r"\b(?:metroscribe|process)_[a-z_]+\b")
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "benchmarks").glob("*.md")), *DOCS]


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


@pytest.fixture
def guide(tmp_path: Path) -> Path:
    """The blocks of docs/adding-a-city.md, put into files as the page says."""
    page = ROOT / "docs" / "adding-a-city.md"
    city, board, _, _ = blocks(page, "toml")
    folder = tmp_path / "smallville"
    (folder / "texts").mkdir(parents=True)
    (folder / "map.toml").write_text(board, encoding="utf-8")
    card = re.search(r"`(long-haul = .*?)`", page.read_text(encoding="utf-8"))
    assert card is not None
    more = f"{card[1]}\n\n[modules.special-stations]"
    (folder / "city.toml").write_text(city.replace("[modules.special-stations]", more), encoding="utf-8")
    (folder / "extra.py").write_text(blocks(page, "python")[0], encoding="utf-8")
    (folder / "texts" / "en.ftl").write_text(blocks(page, "ftl")[0], encoding="utf-8")
    return folder


def test_the_city_of_the_guide_is_a_good_city(guide: Path) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["maps", "check", str(guide / "map.toml")])
    assert stop.value.code == 0


def test_the_city_of_the_guide_can_be_played(guide: Path) -> None:
    game = registry([guide.parent]).load("smallville")
    rules = game.rules(game.info.modules)
    matches = [play_match(rules, [bot("greedy")], f"{seed}") for seed in range(30)]
    assert any("long-haul" in match.table.faces("objective") for match in matches)
    assert any(match.outcome and match.outcome.scores[0].points("ferries") for match in matches)


def test_the_loop_of_the_guide_is_a_loop(guide: Path) -> None:
    """On its own stations, since the page's board has none there."""
    loop = blocks(ROOT / "docs" / "adding-a-city.md", "toml")[2]
    names = re.findall(r"(?<!\()\b([A-E][1-5])\b(?!\))", loop)
    file = guide / "map.toml"
    board = MapFile.read(file)
    rows = [list(row) for row in zip(*[iter(board.picture("stations").cells.values())] * 5, strict=True)]
    for name in names:
        rows[int(name[1]) - 1]["ABCDE".index(name[0])] = "c"
    picture = "\n".join([" A B C D E", *(f"{y} {' '.join(row)}" for y, row in enumerate(rows, 1))])
    text = re.sub(
        r"stations = '''.*?'''", f"stations = '''\n{picture}\n'''", "\n".join(board.lines), flags=re.DOTALL
    )
    file.write_text(f"{text}\n{loop}", encoding="utf-8")
    assert read_board(MapFile.read(file)).loop.stations.bit_count() == len(set(names))


@pytest.fixture
def plan_guide(tmp_path: Path) -> Path:
    """The blocks of docs/adding-a-plan.md in their files."""
    folder = tmp_path / "smallville"
    folder.mkdir()
    for name, text in zip(
        ("city.toml", "map.toml"), blocks(ROOT / "docs" / "adding-a-plan.md", "toml"), strict=True
    ):
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_the_plan_of_the_guide_is_a_good_plan(plan_guide: Path) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["maps", "check", str(plan_guide / "map.toml")])
    assert stop.value.code == 0


def test_the_position_of_the_notation_page_is_one_of_the_plan_of_the_guide(plan_guide: Path) -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    text = re.search(r"^expert-rule;.*$", page, re.MULTILINE)
    assert text is not None
    rules = registry([plan_guide.parent]).load("smallville").rules(["expert-rule"])
    assert rules.positions.write(rules.positions.read(text[0]), 0) == text[0]


def test_the_plan_of_the_guide_can_be_played_with_a_deck_of_its_own(plan_guide: Path) -> None:
    game = registry([plan_guide.parent]).load("smallville")
    for deck in game.info.options["deck"]:
        rules = game.rules(game.info.modules)
        assert play_match(rules, [bot("greedy")] * 2, "guide", Options({"deck": deck})).outcome is not None


MOVES = {
    "next-station": ["C4-E4", "C4=E4", "C4-E4!joker", "-"],
    "voll-verplant": ["F:3", "F:0", "F:+", "J>:4", "J<:4", "J<:+", "@F7", "-"],
}


@pytest.mark.slow
@pytest.mark.parametrize(("family", "text"), [(family, text) for family in MOVES for text in MOVES[family]])
def test_the_moves_of_the_notation_page_are_moves(family: str, text: str) -> None:
    assert f"`{text}`" in (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    game = next(name for name in registry() if name.startswith(f"{family}/"))
    assert str(registry().load(game).rules().parse(text)) == text


def anchors(page: Path) -> set[str]:
    """The headings of a page as a link names them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for file, anchor in re.findall(r"\]\(([^:)#]*)#?([^:)]*)\)", page.read_text(encoding="utf-8")):
        target = page.parent / file if file else page
        assert target.exists(), file
        assert not anchor or anchor in anchors(target), f"{file}#{anchor}"


PICTURES = re.findall(r"^metroscribe (replay .*) -o (docs/\S+)$", README, re.MULTILINE)


@pytest.mark.parametrize(("command", "picture"), PICTURES)
def test_a_picture_of_the_readme_is_what_the_drawing_draws(
    command: str, picture: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn anew by the command that stands below the pictures."""
    monkeypatch.chdir(ROOT)
    with pytest.raises(SystemExit):
        main(["--lang", "en", *command.split(), "-o", str(tmp_path / "sheet.svg")])
    drawn = (tmp_path / "sheet.svg").read_text(encoding="utf-8")
    assert drawn == (ROOT / picture).read_text(encoding="utf-8")


def test_every_picture_of_the_readme_has_its_command() -> None:
    shown = re.findall(r"src=\"(docs/pictures/\S+)\"", README)
    drawn = [picture for picture in shown if picture.endswith(".svg")]
    assert drawn == [picture for _, picture in PICTURES]
    assert all((ROOT / picture).exists() for picture in shown)
    assert "tests.browser.pictures" in README


def test_every_test_that_the_wishes_name_is_there() -> None:
    page = (ROOT / "docs" / "wishes.md").read_text(encoding="utf-8")
    files = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "web" / "tests").glob("*.ts")]
    tests = "\n".join(file.read_text(encoding="utf-8") for file in files)
    named = re.findall(r"`(test_\w+|[a-z_]{20,}|[a-z ]{20,})`", page)
    assert len(named) > 30
    assert [name for name in named if f"def {name}(" not in tests and f"it('{name}'" not in tests] == []


def test_the_page_of_the_glossary_is_made_from_its_terms() -> None:
    page = glossary_page.PAGE.read_text(encoding="utf-8")
    assert glossary_page.page() == page, "run python -m tests.glossary_page"


def test_every_limit_of_the_server_is_listed_as_it_is() -> None:
    page = limits_page.PAGE.read_text(encoding="utf-8")
    assert limits_page.written(page) == page, "run python -m tests.limits_page"


def test_the_page_of_the_server_names_every_metric_as_the_code_has_it_and_no_other() -> None:
    page = metrics_page.PAGE.read_text(encoding="utf-8")
    assert metrics_page.written(page) == page, "run python -m tests.metrics_page"
    names = re.findall(r"^\| `(\w+)`", metrics_page.table(), re.MULTILINE)
    files = [
        file
        for file in (ROOT / "docs").rglob("*")
        if file.suffix in (".md", ".json", ".yml", ".yaml", ".rules")
    ]
    said = {name for file in files for name in METRIC.findall(file.read_text(encoding="utf-8"))}
    assert said <= {name + ending for name in names for ending in ("", "_bucket", "_sum", "_count")}
