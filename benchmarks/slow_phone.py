"""How soon a slow phone answers a touch: the whole browser has a quarter of a core.

    .venv/bin/python -m benchmarks.slow_phone --share 0.25 --touches 60

A control group of the kernel gives all processes of a real Chromium this share of one core; the throttling
of the developer tools would not reach its workers. That needs Linux and root. The server has the rest. A
finger stays on the screen for 80 ms, and nothing asks the page anything until it has answered.
Touch: from the finger to the first picture that shows what is aimed at. Ink: from lifting it to the picture
with what was chosen, not yet confirmed. Both as the browser itself measures them. Stroke: from lifting the
finger until the confirmed section is in a picture. Usable: until the cities can be chosen, and until a move
can be made. Shifts: how much of the page moved by itself while it was played.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from benchmarks.client import GAMES
from tests.browser.device import Device, new_device
from tests.browser.guests import open_table, started
from tests.server.process import FAST, served

PERIOD = 4000
"""Microseconds in which a share is given out: so short that it is felt as a slower core, not as pauses."""
GROUPS = Path("/sys/fs/cgroup")
OBSERVE = """
window.seen = { touches: [], inks: [], strokes: [], shifts: 0 }
let lifted = 0
addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), true)
const lists = { pointerdown: 'touches', pointerup: 'inks' }
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) seen[lists[name]]?.push(duration)
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
NEXT = """
(number) => {
  const able = [...document.querySelectorAll('svg.sheet [data-can]')]
  const target = able[number % able.length] ?? document.getElementById('match-ready')
  const { x, y, width, height } = target.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
"""
"""What to touch: one of those that go on from here, else what ends the turn."""
HELD = 0.08
"""Seconds that a finger stays."""
FIRST = 6
"""Touches that do not count: the page meets each kind for the first time."""
QUIET = 1.2
"""Seconds until the page has answered and all that moves rests."""


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
    device.page.wait_for_load_state("networkidle")
    finger = device.context.new_cdp_session(device.page)
    for number in range(-FIRST, touches):
        if number == 0:
            device.page.evaluate("Object.assign(seen, { touches: [], inks: [], strokes: [] })")
        x, y = device.page.evaluate(NEXT, abs(number))
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        time.sleep(HELD)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        time.sleep(QUIET)
    touched, inked, strokes, shifts = (
        device.page.evaluate(f"seen.{name}") for name in ("touches", "inks", "strokes", "shifts")
    )
    print(
        f"{game:20} usable after {usable:.2f} s, shifts {shifts:.4f}; "
        f"touch {spread(touched)}; ink {spread(inked)}; stroke {spread(strokes)}"
    )
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
