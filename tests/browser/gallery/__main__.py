"""Renders every screen of the page into one gallery, and compares it with an earlier release:

.venv/bin/python -m tests.browser.gallery
.venv/bin/python -m tests.browser.gallery --before v1.0 --place home --screen phone --every

The pictures of a release are taken by its own gallery in a checkout of its own. All are in build/gallery.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tests.browser.device import ROOT
from tests.browser.gallery.comparing import compared
from tests.browser.gallery.page import write
from tests.browser.gallery.shots import THEMES, Wanted
from tests.browser.gallery.taking import browsing, take

BUILD = ROOT / "build" / "gallery"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.browser.gallery", description="A picture of every screen."
    )
    parser.add_argument("--place", action="append", default=[], help="only this place, such as home")
    parser.add_argument("--screen", action="append", default=[], help="only this screen, such as phone")
    parser.add_argument("--theme", action="append", default=[], choices=THEMES)
    parser.add_argument("--language", action="append", default=[])
    parser.add_argument("--every", action="store_true", help="each screen in each theme and language")
    parser.add_argument(
        "--before", default="", help="the git revision to compare with, such as the last release"
    )
    parser.add_argument("--into", type=Path, default=BUILD / "now")
    asked = parser.parse_args()
    wanted = Wanted(asked.place, asked.screen, asked.theme, asked.language, asked.every)
    shots = []
    with browsing() as browser:
        for shot in take(browser, wanted.shots(), asked.into):
            shots.append(shot)
            print(shot.file, flush=True)
    before = taken_before(asked.before, sys.argv[1:]) if asked.before else None
    into = asked.into / "different"
    differences = [compared(shot.file, before, asked.into, into) for shot in shots] if before else []
    print(write(asked.into, shots, differences, os.path.relpath(before, asked.into) if before else ""))


def taken_before(revision: str, arguments: list[str]) -> Path:
    """The pictures of a revision, taken by its own gallery with the same arguments."""
    name = git("rev-parse", "--short", "--verify", f"{revision}^{{commit}}")
    folder, tree = BUILD / name, BUILD / f"{name}-tree"
    git("worktree", "prune")
    if not tree.exists():
        git("worktree", "add", "--detach", str(tree), name)
    try:
        (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        subprocess.run([sys.executable, "web/build.py"], cwd=tree, check=True)
        at = arguments.index("--before")
        command = (sys.executable, "-m", "tests.browser.gallery", *arguments[:at], *arguments[at + 2 :])
        place = os.pathsep.join((str(tree / "src"), str(tree)))
        subprocess.run(
            [*command, "--into", str(folder)], cwd=tree, check=True, env={**os.environ, "PYTHONPATH": place}
        )
    finally:
        git("worktree", "remove", "--force", str(tree))
    return folder


def git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


if __name__ == "__main__":
    main()
