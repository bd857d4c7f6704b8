"""The client is built into the package, small and without anything that the policy forbids."""

import gzip
import json
import re
import subprocess
import sys
from math import hypot
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from PIL import Image

from metroscribe.draw.themes import DARK, LIGHT
from metroscribe.server.config import CLIENT
from metroscribe.server.web.pages import ROUTES
from metroscribe.texts import languages
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
def manifests(built: Path) -> dict[str, Any]:
    """By language."""
    return {
        language: json.loads((built / f"manifest.{language}.webmanifest").read_text())
        for language in languages()
    }


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
    shown_in_shops = {name for name in found if name.startswith("/screen-")}
    assert set(json.loads((built / "parts.json").read_text())) == found - apart - shown_in_shops


def test_the_frame_around_the_page_has_the_colour_of_the_paper(page: str, manifests: Any) -> None:
    assert re.findall(r'name="theme-color" content="(#\w+)"', page) == [LIGHT["paper"], DARK["paper"]]
    frames = {
        manifest[name] for manifest in manifests.values() for name in ("theme_color", "background_color")
    }
    assert frames == {LIGHT["paper"]}


def test_every_picture_of_the_app_is_there_and_as_large_as_said(built: Path, manifests: Any) -> None:
    pictures = [*manifests["en"]["icons"], *manifests["en"]["screenshots"]]
    for picture in pictures:
        file = built / picture["src"].removeprefix("/")
        if picture["type"] == "image/png":
            with Image.open(file) as found:
                assert picture["sizes"] == f"{found.width}x{found.height}"
        else:
            assert (file.suffix, picture["sizes"]) == (".svg", "any")
    assert {picture["form_factor"] for picture in manifests["en"]["screenshots"]} == {"narrow", "wide"}
    assert {picture.get("purpose") for picture in manifests["en"]["icons"]} == {"any", "maskable"}


def test_the_icon_fits_every_mask(built: Path) -> None:
    """All but the ground is in the circle that no mask cuts: two fifths of the width around the middle."""
    with Image.open(built / "icon-512.png") as found:
        icon = found.convert("RGB")
    ground = icon.getpixel((0, 0))
    farthest = max(
        hypot(x - 255.5, y - 255.5)
        for x in range(icon.width)
        for y in range(icon.height)
        if icon.getpixel((x, y)) != ground
    )
    assert farthest <= 0.4 * icon.width


def test_the_app_is_told_of_in_every_language_with_ways_that_there_are(manifests: Any) -> None:
    read = {
        language: [manifest["description"], *(way["name"] for way in manifest["shortcuts"])]
        for language, manifest in manifests.items()
    }
    assert len(set(map(tuple, read.values()))) == len(languages())
    assert all(" " in words or words.istitle() for said in read.values() for words in said), "no keys"
    paths = {route.path for route in ROUTES}
    assert {way["url"] for manifest in manifests.values() for way in manifest["shortcuts"]} <= paths
    assert {(manifest["lang"], manifest["id"]) for manifest in manifests.values()} == {
        (language, "/") for language in languages()
    }


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
