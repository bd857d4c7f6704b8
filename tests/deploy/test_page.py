"""docs/hosting.md is followed from top to bottom, in a folder that stands for a fresh machine."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.machine import DEPLOY, ROOT, free_port, program

PAGE = ROOT / "docs" / "hosting.md"
BLOCKS = re.findall(r"^```bash\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
ADDRESS = "https://git.example.org/metroscribe.git"
PLACES = re.compile(r"(?<![\w./])/(?=opt/metroscribe|etc/|var/lib/metroscribe|usr/local/bin/|tmp/)")
"""Folders of the machine that the page writes to."""
SILENT = ("apt-get", "adduser", "certbot", "journalctl")
"""Programs that need a real machine, or the world."""
OPENED = """
open_table() {
    local asked='{"id":"on-a-new-machine","token":"'$2'","game":"next-station/london","name":"'$1'"}'
    curl --fail --silent --json "$asked" http://127.0.0.1:8000/api/tables |
        grep -o '"code":"[^"]*"' | head -n 1 | cut -d '"' -f 4
}
ada=$(open_table Ada 5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a)
eve=$(open_table Eve 6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b6b)
"""
FOUND = """
curl --fail --silent "http://127.0.0.1:8000/api/tables/$ada" | grep -q '"Ada"'
curl --fail --silent "http://127.0.0.1:8000/api/tables/$eve" >eve.json
if grep -q '"Eve"' eve.json; then exit 1; fi
curl --fail --silent "http://127.0.0.1:8000/api/legal" | grep -q 'Ada Example'
"""
INSTALL = """#!/usr/bin/env python3
# Copies like install, for no other owner, and lets what it copied name this machine.
import os, pathlib, re, subprocess, sys
words = sys.argv[1:]
for flag in ("-o", "-g"):
    if flag in words:
        at = words.index(flag)
        del words[at : at + 2]
subprocess.run(["/usr/bin/install", *words], check=True)
target = pathlib.Path(words[-1])
sources = [] if "-d" in words else [word for word in words[:-1] if "/" in word]
for source in sources:
    file = target / pathlib.Path(source).name if target.is_dir() else target
    text = re.sub(os.environ["PLACES"], os.environ["MACHINE"] + "/", file.read_text())
    file.write_text(text.replace("8000", os.environ["PORT"]).replace("9464", os.environ["FIGURES"]))
"""
RUNUSER = '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\nexec "$@"\n'


def test_the_page_begins_with_play() -> None:
    """And its blocks are commands that a shell can read."""
    assert re.findall(r"^```\w*\n(.*)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)[0].startswith(
        "./play"
    )
    assert len(BLOCKS) >= 10
    subprocess.run(["bash", "-n"], input="".join(BLOCKS), text=True, check=True)


def test_the_page_names_every_file_for_hosts_and_every_alert() -> None:
    page, rules = PAGE.read_text(encoding="utf-8"), (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    names = [*(file.name for file in DEPLOY.iterdir()), *re.findall(r"alert: (\w+)", rules)]
    assert len(names) > 15
    assert [name for name in names if name not in page] == []


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Path]:
    """What Debian's packages would have made, and stand-ins for what cannot be had here."""
    for name in ("etc/systemd/system", "etc/caddy", "etc/prometheus", "etc/nginx/sites-available"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("etc/nginx/sites-enabled", "usr/local/bin", "var/lib", "var/cache", "tmp", "bin"):
        (tmp_path / name).mkdir(parents=True)
    systemctl = f'#!/bin/sh\nexec {sys.executable} {ROOT / "tests/deploy/systemctl.py"} "$@"\n'
    scripts = {"install": INSTALL, "runuser": RUNUSER, "systemctl": systemctl}
    for name, text in {**dict.fromkeys(SILENT, "#!/bin/sh\n"), **scripts}.items():
        (tmp_path / "bin" / name).write_text(text)
        (tmp_path / "bin" / name).chmod(0o755)
    yield tmp_path
    subprocess.run(
        [tmp_path / "bin" / "systemctl", "stop", "metroscribe"], env=environment(tmp_path), check=True
    )


def environment(machine: Path, port: int = 0, figures: int = 0) -> dict[str, str]:
    outside = {name: value for name, value in os.environ.items() if not name.startswith("METROSCRIBE_")}
    path = f"{machine}/bin:{machine}/usr/local/bin:{os.environ['PATH']}"
    own = {"PATH": path, "MACHINE": str(machine), "PLACES": PLACES.pattern, "LC_ALL": "C.UTF-8"}
    return {**outside, **own, "PORT": str(port), "FIGURES": str(figures)}


@pytest.mark.long
def test_the_page_leads_from_nothing_to_a_server_that_was_restored_and_updated(machine: Path) -> None:
    """A table that was opened after the start is still there at the end, and a name is not."""
    port, figures = free_port(), free_port()
    program("curl")
    script = "set -euxo pipefail\n"
    for block in BLOCKS:
        script += block + (OPENED if "enable --now metroscribe" in block else "")
    script = PLACES.sub(f"{machine}/", script + FOUND).replace(ADDRESS, str(ROOT))
    script = script.replace(":8000", f":{port}").replace(":9464", f":{figures}")
    (machine / "page.sh").write_text(script)
    done = subprocess.run(
        ["bash", machine / "page.sh"],
        cwd=machine,
        env=environment(machine, port, figures),
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "metroscribe_store_ok 1.0" in done.stdout
    assert "games.example.org" in (machine / "etc/metroscribe/metroscribe.toml").read_text()
