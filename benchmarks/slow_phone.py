"""How soon a slow phone answers a touch: the whole browser has a quarter of a core.

    .venv/bin/python -m benchmarks.slow_phone --share 0.25 --touches 60

A control group of the kernel gives all processes of a real Chromium this share of one core; the throttling
of the developer tools would not reach its workers. That needs Linux and root. The server has the rest.
Reaction: from a touch to the first picture that shows something of it, as the browser itself measures it.
Stroke: from lifting the finger until the confirmed section is in a picture. Usable: until the cities can be
chosen, and until a move can be made. Shifts: how much of the page moved by itself while it was played.
"""

import argparse
import os
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from benchmarks.client import GAMES
from tests.browser.device import Device, new_device
from tests.browser.guests import Guest, open_table, started
from tests.server.process import FAST, served

PERIOD = 4000
"""Microseconds in which a share is given out: so short that it is felt as a slower core, not as pauses."""
GROUPS = Path("/sys/fs/cgroup")
OBSERVE = """
window.seen = { touches: [], strokes: [], shifts: 0 }
let lifted = 0
addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), true)
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'pointerup') seen.touches.push(duration)
}).observe({ type: 'event', durationThreshold: 16 })
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) seen.shifts += hadRecentInput ? 0 : value
}).observe({ type: 'layout-shift', buffered: true })
addEventListener('DOMContentLoaded', () =>
  new MutationObserver(() => {
    if (!lifted || !document.querySelector('svg.sheet [data-fresh]')) return
    const from = lifted
    lifted = 0
    requestAnimationFrame(() => setTimeout(() => seen.strokes.push(performance.now() - from)))
  }).observe(document.body, { subtree: true, childList: true, attributes: true }),
)
"""


@contextmanager
def quota(share: float) -> Iterator[Path]:
    """A program that starts Chromium with this share of a core."""
    new = (GROUPS / "cgroup.controllers").exists()
    group = (GROUPS if new else GROUPS / "cpu") / f"metroscribe-{os.getpid()}"
    allowed = int(PERIOD * share)
    try:
        group.mkdir()
    except OSError as error:
        raise SystemExit(f"A share of a core needs root and control groups: {error}") from error
    if new:
        (group / "cpu.max").write_text(f"{allowed} {PERIOD}")
    else:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(allowed))
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "chromium"
        program.write_text(f'#!/bin/sh\necho $$ >{group}/cgroup.procs\nexec chromium "$@"\n')
        program.chmod(0o755)
        try:
            yield program
        finally:
            group.rmdir()


def opened(browser: Browser, port: int, path: str, shows: str) -> tuple[Device, float]:
    """A new device on that page, and the seconds until it showed that."""
    device = new_device(browser, f"http://127.0.0.1:{port}", "phone", motion=True)
    device.page.set_default_timeout(120_000)
    device.page.add_init_script(OBSERVE)
    device.visit(path)
    device.page.locator(shows).first.wait_for()
    return device, float(device.page.evaluate("performance.now()")) / 1000


def played(browser: Browser, port: int, game: str, touches: int) -> None:
    table = started(open_table(port, game, seats=1, name="Ada", seed="touches"))
    device, usable = opened(browser, port, table.own, "svg.sheet [data-can]")
    guest = Guest.at(device, table.own)
    guest.awaited()
    device.page.locator("svg.sheet [data-can]").first.wait_for()
    device.page.wait_for_load_state("networkidle")
    device.page.evaluate("Object.assign(seen, { touches: [], strokes: [] })")
    for _ in range(touches):
        if guest.now[0] != "playing":
            break
        guest.turn()
    reactions, strokes, shifts = (
        device.page.evaluate(f"seen.{name}") for name in ("touches", "strokes", "shifts")
    )
    print(f"{game:20} usable after {usable:.2f} s, reaction {spread(reactions)}, stroke {spread(strokes)}")
    print(f"{game:20} shifts {shifts:.4f} in {guest.now[1]} turns")
    device.context.close()


def spread(times: Sequence[float]) -> str:
    p95 = sorted(times)[len(times) * 95 // 100]
    return f"median {statistics.median(times):.0f} ms, p95 {p95:.0f} ms of {len(times)}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--share", type=float, default=0.25, help="of one core; 0: all there is")
    parser.add_argument("--touches", type=int, default=60)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "data", FAST) as server,
        sync_playwright() as playwright,
        quota(asked.share or 64) as program,
    ):
        browser = playwright.chromium.launch(executable_path=program)
        device, usable = opened(browser, server.port, "/", ".cities img")
        print(f"home usable after {usable:.2f} s")
        device.context.close()
        for game in GAMES:
            played(browser, server.port, game, asked.touches)
        browser.close()


if __name__ == "__main__":
    main()
