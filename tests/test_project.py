"""Laws about the repository itself."""

import ast
import graphlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from metroscribe.core.rules import Rules

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "metroscribe"

# What each package at the bottom of the arrow may import besides the standard library.
ALLOWED = {
    "core": ("metroscribe.core",),
    "games": ("metroscribe.core", "metroscribe.games"),
}

LONGEST_FILE = 400
LONGEST_SCREEN = 250
SOURCES = (".py", ".mjs", ".js", ".ts", ".svelte", ".css")
GENERATED = re.compile(r"Made by `[^`]+`; do not edit")
"""Stands in the first line of a file that a program writes."""
LONG_STAGES = {"attacks"}
"""Of the check: only the long run has them."""
LONGEST_FUNCTION = 45
SHORT_FUNCTIONS = ("core", "games", "fast", "search", "draw", "bots", "records", "arena", "server", "cli")
"""The packages in which every function fits on a screen."""

# A personal or mounted folder at the root of a path, as in the traceback of one machine.
MACHINE_PATH = re.compile(r"(?<![\w.$})])/(root|work|home/\w+|Users/\w+)/|[A-Z]:\\Users\\")


@cache
def project_files() -> tuple[Path, ...]:
    """All that is in the project or about to be: git's view in a checkout, the folder's elsewhere."""
    names = git_files() if (ROOT / ".git").exists() else None
    paths = walk(ROOT) if names is None else (ROOT / name for name in names)
    return tuple(sorted(path for path in paths if path.is_file() and not path.is_symlink()))


def git_files() -> list[str] | None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    return [name for name in listing.split("\0") if name]


def walk(folder: Path) -> Iterator[Path]:
    made = {"__pycache__", "build", "dist", "node_modules"}
    for entry in folder.iterdir():
        if not entry.is_dir():
            yield entry
        elif entry.name == ".ci" or not (entry.name.startswith(".") or entry.name in made):
            yield from walk(entry)


def text_of(path: Path) -> str:
    """The text of a file; nothing for a picture or another binary file."""
    content = path.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8", errors="replace")


def imports(path: Path) -> Iterator[str]:
    """The absolute names of all modules that a file imports, wherever in the file it does so."""
    home = path.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = home[: len(home) - node.level + 1] if node.level else ()
            source = ".".join((*start, *filter(None, [node.module])))
            if source == "metroscribe":
                yield from (f"metroscribe.{alias.name}" for alias in node.names)
            else:
                yield source


@cache
def modules() -> dict[str, Path]:
    """The name of each module of the package, and its file."""
    return {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): path for path in sources()}


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imported_modules(path: Path) -> set[str]:
    """The modules of the package that a file imports, in a function or for types only as well."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{alias.name}" for alias in node.names} & modules().keys()
            found |= inside or {node.module, f"{node.module}.__init__"} & modules().keys()
    return found


def may_import(name: str, allowed: tuple[str, ...]) -> bool:
    below = any(f"{name}.".startswith(f"{package}.") for package in allowed)
    return below or name.split(".")[0] in sys.stdlib_module_names


def test_whoever_drives_a_match_needs_at_most_sixteen_methods_of_its_rules() -> None:
    """What only shows a match belongs to `Wording`, what writes it down to `Positions`."""
    assert len([name for name, value in vars(Rules).items() if callable(value) and name[0] != "_"]) <= 16


@pytest.mark.slow
def test_sockets_use_public_modules_of_the_libraries() -> None:
    names = {name for path in sources() for name in imports(path) if "server" in path.parts}
    used = {name for name in names if name.split(".")[0] in ("starlette", "uvicorn", "websockets")}
    assert {name for name in used if "._" in name or name.startswith("uvicorn.protocols")} == set()


def test_every_stage_of_the_check_has_a_budget_and_together_they_take_ten_minutes() -> None:
    budgets = dict(
        re.findall(r"^([\w -]+): (\d+)$", text_of(ROOT / "requirements" / "budgets"), re.MULTILINE)
    )
    stages = re.findall(r'^(?: *stage| *suite|passed) ("[^"]+"|\S+)', text_of(ROOT / "check"), re.MULTILINE)
    assert {stage.strip('"') for stage in stages} == budgets.keys()
    assert sum(int(budgets[stage]) for stage in budgets.keys() - LONG_STAGES) <= 600


def test_no_lock_file_holds_an_address() -> None:
    locks = [path for path in project_files() if path.suffix == ".lock" or path.name == "package-lock.json"]
    assert locks
    assert [path for path in locks if "://" in text_of(path)] == []


def test_no_requirements_file_chooses_an_index() -> None:
    option = re.compile(r"index-url|find-links|trusted-host|--index")
    files = [path for path in project_files() if path.parent == ROOT / "requirements"]
    assert files
    assert [path for path in files if option.search(text_of(path))] == []


def locked(name: str) -> set[str]:
    """Package, version and condition of each entry."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    return set(re.findall(r"^(\S+==[^\\\n]+?) *\\?$", text, re.MULTILINE))


def test_checks_run_with_the_versions_that_people_play_with() -> None:
    run, fast, dev = map(locked, ("run", "fast", "dev"))
    assert {entry.partition("==")[0] for entry in fast} == {"llvmlite", "numba", "numpy"}
    assert run | fast <= dev


def test_whatever_is_locked_is_part_of_the_stamp_of_the_environment() -> None:
    (stamp,) = re.findall(
        r"^stamp\(\) \{\n(.*?)^\}", text_of(ROOT / "requirements" / "setup.sh"), re.DOTALL | re.M
    )
    locks = {path.name for path in (ROOT / "requirements").glob("*.lock")}
    assert locks == set(re.findall(r"\w+\.lock", stamp))


FAKE_INSTALLER = """
root={root}
source "$root/requirements/setup.sh"
with_uv() {{ printf '%s\\n' "uv $*"; [[ $* != *fast.lock* ]]; }}
with_pip() {{ with_uv "$@"; }}
build_client() {{ :; }}
python=/bin/true
fill_with_uv {lock}
printf 'status %d\\n' $?
"""


@pytest.mark.parametrize(("lock", "tried"), [("run", True), ("dev", False)])
def test_where_numba_cannot_be_had_the_rest_is_installed_and_one_sentence_says_so(
    lock: str, tried: bool
) -> None:
    script = FAKE_INSTALLER.format(root=ROOT, lock=lock)
    said = subprocess.run(["bash", "-c", script], capture_output=True, check=True, text=True).stdout
    assert said.endswith("status 0\n")
    assert ("fast.lock" in said) is tried
    assert said.count("Numba could not be installed") == tried


def test_no_lock_format_that_records_registries_is_used() -> None:
    assert [path for path in project_files() if path.name in {"uv.lock", "pylock.toml"}] == []


def test_no_file_names_a_path_of_one_machine() -> None:
    found = {path: match[0] for path in project_files() if (match := MACHINE_PATH.search(text_of(path)))}
    assert found == {}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("see /" + "root/notes", True),
        ('"/' + 'home/ada/x"', True),
        ("C:" + r"\Users\ada", True),
        ("$root/requirements/", False),
        ("metroscribe.org/" + "work/", False),
        ("/usr/bin/env", False),
    ],
)
def test_a_path_of_one_machine_is_told_from_others(text: str, told: bool) -> None:
    assert bool(MACHINE_PATH.search(text)) is told


@pytest.mark.parametrize("script", ["play", "check", ".ci/run"])
def test_scripts_are_executable(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


@pytest.mark.parametrize("package", ALLOWED)
def test_core_and_games_import_the_standard_library_and_what_is_below_them(package: str) -> None:
    modules = sorted((PACKAGE / package).rglob("*.py"))
    assert modules
    imported = [(path, name) for path in modules for name in imports(path)]
    assert [pair for pair in imported if not may_import(pair[1], ALLOWED[package])] == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    """`prepare` raises `CycleError` with the modules of a cycle."""
    graphlib.TopologicalSorter({name: imported_modules(path) for name, path in modules().items()}).prepare()


def test_nothing_is_imported_for_types_alone() -> None:
    assert [path for path in sources() if "TYPE_CHECKING" in text_of(path)] == []


def written() -> list[Path]:
    """Every source file that people write: of the package, the tests, the client, the tools."""
    files = [path for path in project_files() if path.suffix in SOURCES]
    return [path for path in files if not GENERATED.search(text_of(path).partition("\n")[0])]


def test_files_can_be_read_at_a_sitting() -> None:
    lines = {str(path.relative_to(ROOT)): len(text_of(path).splitlines()) for path in written()}
    assert {Path(name).parts[0] for name in lines} >= {"src", "tests", "web"}
    assert not {name for name, count in lines.items() if count > LONGEST_FILE}
    screens = {name: count for name, count in lines.items() if Path(name).parts[-2] == "screens"}
    assert screens
    assert not {name for name, count in screens.items() if count > LONGEST_SCREEN}


def test_only_what_a_program_writes_is_excused_from_being_short() -> None:
    excused = {path for path in project_files() if path.suffix in SOURCES} - set(written())
    assert {path.parent for path in excused} == {ROOT / "web" / "src" / "generated"}


def test_functions_fit_on_a_screen() -> None:
    defined = ast.FunctionDef | ast.AsyncFunctionDef
    longer = [
        (path, node.name)
        for path in sources()
        if path.relative_to(PACKAGE).parts[0] in SHORT_FUNCTIONS
        for node in ast.walk(ast.parse(text_of(path)))
        if isinstance(node, defined) and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION
    ]
    assert longer == []


def test_no_city_is_named_outside_its_folder() -> None:
    source = ROOT / "src" / "metroscribe"
    cities = {file.parent.name for file in source.rglob("cities/*/city.toml")}
    assert len(cities) > 2
    for file in (*source.rglob("*.py"), *source.rglob("*.ftl"), *source.rglob("*.css")):
        if "cities" not in file.parts:
            words = set(re.findall(r"[a-z]+", file.read_text(encoding="utf-8").lower()))
            assert not words & cities, f"{file} names {words & cities}"
