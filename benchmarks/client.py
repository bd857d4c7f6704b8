"""How smoothly the page draws on a slow phone, how soon a touch is answered, and how much it loads first.

    .venv/bin/python -m benchmarks.client --slowed 4 --turns 12

A real Chromium with its CPU slowed down plays some turns by touches. Measured is the longest task of the
page's main thread: one over 200 ms is felt. Beside it stands the most that this thread worked in one task;
if that is much less, the machine was busy with something else. The first load is everything that a new
device fetches for the home page, compressed, without fonts. An answer to a touch is the sentence that says
why not, or the stroke: from lifting the finger until it is in the page, at the full speed of the machine.
"""

import argparse
import gzip
import json
import statistics
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Response, sync_playwright

from tests.browser.device import Device, new_device
from tests.browser.guests import Guest, open_table, started
from tests.server.process import FAST, served

GAMES = ("next-station/london", "next-station/tokyo", "voll-verplant/berlin")
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
PAUSE = 350
"""Milliseconds after which a touch is no second one of the one before."""
HELD = 80
"""Milliseconds of a touch."""
LONG = 50
"""Milliseconds from which on a browser calls a task long."""
OBSERVE = """
window.tasks = []
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask', buffered: true })
"""


ANSWERS = """
window.answers = []
let lifted = 0
addEventListener('pointerup', () => (lifted = performance.now()), true)
const answered = () => {
  if (lifted && document.querySelector('#match-why, svg.sheet [data-fresh]')) {
    answers.push(performance.now() - lifted)
    lifted = 0
  }
}
addEventListener('DOMContentLoaded', () =>
  new MutationObserver(answered).observe(document.body, { subtree: true, childList: true, attributes: true }),
)
"""


class Finger(Guest):
    """Touches as people do: it stays for a moment before it is lifted."""

    def tap(self, element: str) -> None:
        if element.startswith("choice-"):
            super().tap(element)
            return
        x, y = self.device.centre(element)
        session = self.device.context.new_cdp_session(self.page)
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            self.page.wait_for_timeout(HELD)
        session.detach()


@dataclass(frozen=True)
class Figures:
    """Milliseconds: the long tasks until the sheet stood there, those while it was drawn on, and the most
    that one of these worked."""

    opening: list[float]
    drawing: list[float]
    worked: float


def drawn(browser: Browser, port: int, game: str, turns: int, slowed: float) -> Figures:
    table = started(open_table(port, game, seats=1, name="Ada"))
    device = new_device(browser, f"http://127.0.0.1:{port}", "phone", motion=True)
    device.page.add_init_script(OBSERVE)
    device.context.new_cdp_session(device.page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    guest = Finger.at(device, table.own)
    guest.awaited()
    device.page.wait_for_load_state("networkidle")
    opening = tasks(device)
    browser.start_tracing(page=device.page, categories=CATEGORIES)
    for _ in range(turns):
        turn = guest.now
        guest.turn()
        guest.until(lambda turn=turn: guest.now != turn)  # type: ignore[misc]
    device.page.wait_for_load_state("networkidle")
    drawing = tasks(device)[len(opening) :]
    worked = most_worked(browser.stop_tracing())
    device.context.close()
    return Figures(opening, drawing, worked)


def answered(browser: Browser, port: int, game: str, touches: int) -> tuple[list[float], list[float]]:
    """Milliseconds until the sentence that says why not, and until the stroke."""
    table = started(open_table(port, game, seats=1, name="Ada", seed="touches"))
    device = new_device(browser, f"http://127.0.0.1:{port}", "phone")
    device.page.add_init_script(ANSWERS)
    guest = Guest.at(device, table.own)
    guest.awaited()
    device.page.locator("svg.sheet [data-can]").first.wait_for()
    device.page.wait_for_load_state("networkidle")
    of_moves = {element for move in guest.own["moves"] for element in move["taps"]}
    found = device.page.locator("svg.sheet [data-place]").evaluate_all("(all) => all.map(({ id }) => id)")
    places = [place for place in found if place not in of_moves]
    for number in range(touches):
        device.tap(places[number * 7 % len(places)])
        guest.until(lambda number=number: len(answers(device)) > number)  # type: ignore[misc]
        device.page.wait_for_timeout(PAUSE)
        device.page.keyboard.press("Escape")
    sentences = answers(device)
    strokes: list[float] = []
    for _ in range(touches // 2):
        before = len(answers(device))
        guest.move()
        guest.until(lambda before=before: len(answers(device)) > before)  # type: ignore[misc]
        strokes.append(answers(device)[-1])
        device.page.wait_for_timeout(PAUSE)
        device.element("match-take-back").tap()
        guest.until(lambda: not guest.own["staged"])
    device.context.close()
    return sentences, strokes


def answers(device: Device) -> list[float]:
    return list(device.page.evaluate("answers"))


def most_worked(trace: bytes) -> float:
    """The longest time for which the thread that lays out the page had a core in one task."""
    events = json.loads(trace)["traceEvents"]
    laying_out = Counter(
        (event["pid"], event["tid"]) for event in events if event["name"] == "UpdateLayoutTree"
    )
    ((thread, _),) = laying_out.most_common(1)
    return max(
        float(event.get("tdur", 0)) / 1000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) == thread
    )


def tasks(device: Device) -> list[float]:
    return list(device.page.evaluate("tasks"))


def first_load(browser: Browser, port: int, language: str) -> dict[str, int]:
    """The compressed size of each answer."""
    device = new_device(browser, f"http://127.0.0.1:{port}", "desktop", language=language)
    answers: list[Response] = []
    device.page.on("response", lambda answer: answers.append(answer))
    device.visit()
    device.page.locator(".cities img").first.wait_for()
    device.page.wait_for_load_state("networkidle")
    found = {a.url: len(gzip.compress(a.body())) for a in answers if a.request.resource_type != "font"}
    device.context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--slowed", type=float, default=4)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--touches", type=int, default=60)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "data", FAST) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=asked.chromium)
        for language in ("en", "de", "es"):
            sizes = first_load(browser, server.port, language)
            print(f"first load, {language}  {sum(sizes.values()) / 1000:6.1f} kB in {len(sizes)} answers")
        for game in GAMES:
            sentences, strokes = answered(browser, server.port, game, asked.touches)
            print(f"{game:20} sentence {spread(sentences)}")
            print(f"{game:20} stroke   {spread(strokes)}")
            figures = drawn(browser, server.port, game, asked.turns, asked.slowed)
            for name, found in (("opening", figures.opening), ("drawing", figures.drawing)):
                print(f"{game:20} {name}  longest {max(found, default=0):4.0f} ms, {described(found)}")
            print(f"{game:20} drawing  worked at most {figures.worked:.0f} ms in one task")
        browser.close()


def spread(times: list[float]) -> str:
    p95 = sorted(times)[len(times) * 95 // 100]
    return f"median {statistics.median(times):.0f} ms, p95 {p95:.0f} ms of {len(times)}"


def described(found: list[float]) -> str:
    """How many tasks were long, and how long one of them mostly was."""
    middle = statistics.median(found) if found else 0
    return f"{len(found)} over {LONG} ms, median {middle:.0f} ms"


if __name__ == "__main__":
    main()
