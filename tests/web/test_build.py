"""The client is built into the package, small and without anything that the policy forbids."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from metroscribe.draw.themes import DARK, LIGHT
from metroscribe.server.config import CLIENT
from web.build import BUILT, WEB, build, is_fresh

ROOT = WEB.parent
FIRST_LOAD = 150_000


@pytest.fixture(scope="module")
def built() -> Path:
    assert is_fresh(), "run: python web/build.py"
    return BUILT


@pytest.fixture(scope="module")
def page(built: Path) -> str:
    return (built / "index.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def manifest(built: Path) -> Any:
    return json.loads((built / "manifest.webmanifest").read_text())


def test_the_client_is_built_where_the_server_looks_for_it() -> None:
    assert BUILT == CLIENT


def test_what_is_fresh_is_not_built_again(built: Path) -> None:
    before = (built / "index.html").stat().st_mtime_ns
    build()
    assert (built / "index.html").stat().st_mtime_ns == before


def test_the_page_has_no_script_or_style_in_it(page: str) -> None:
    assert re.findall(r"<style|\bstyle=|\bon\w+=|<script(?![^>]*\bsrc=)", page) == []


def test_the_page_asks_only_its_own_server(page: str) -> None:
    assert all(name.startswith("/") for name in re.findall(r'(?:src|href)="([^"]*)"', page))


def test_the_first_load_is_small(built: Path, page: str) -> None:
    names = ["index.html", *re.findall(r'(?:src|href)="/(assets/[^"]*)"', page)]
    assert len(names) > 2
    assert sum(len(gzip.compress((built / name).read_bytes())) for name in names) < FIRST_LOAD


def test_the_service_worker_knows_every_file(built: Path) -> None:
    found = {f"/{path.relative_to(built).as_posix()}" for path in built.rglob("*") if path.is_file()}
    apart = {"/index.html", "/sw.js", "/parts.json", "/fingerprint"}
    assert set(json.loads((built / "parts.json").read_text())) == found - apart


def test_the_frame_around_the_page_has_the_colour_of_the_paper(page: str, manifest: Any) -> None:
    assert re.findall(r'name="theme-color" content="(#\w+)"', page) == [LIGHT["paper"], DARK["paper"]]
    assert {manifest["theme_color"], manifest["background_color"]} == {LIGHT["paper"]}


def test_every_icon_is_there(built: Path, manifest: Any) -> None:
    assert all((built / icon["src"].removeprefix("/")).is_file() for icon in manifest["icons"])


def test_every_package_of_the_client_has_one_version() -> None:
    package = json.loads((WEB / "package.json").read_text())
    wanted = {**package["dependencies"], **package["devDependencies"], **package["overrides"]}
    assert {name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)} == set()


@pytest.mark.slow
def test_the_wheel_holds_the_client_and_the_nets(built: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as file:
        held = set(file.namelist())
    for folder in (built, ROOT / "src" / "metroscribe" / "search" / "weights"):
        wanted = {path.relative_to(ROOT / "src").as_posix() for path in folder.rglob("*") if path.is_file()}
        inside = f"{folder.relative_to(ROOT / 'src').as_posix()}/"
        assert wanted == {name for name in held if name.startswith(inside)} != set()
