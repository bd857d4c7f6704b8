"""A phone or a desktop in a real browser: what it touches, what goes wrong on it, what axe says of it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000
Kind = Literal["phone", "desktop"]
Point = tuple[float, float]
KINDS: dict[Kind, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}
HARMLESS = (
    "blocked by Playwright",
    "Cross-Origin-Opener-Policy header has been ignored",  # without https it means nothing
)
CENTRE = """(id) => {
    const element = document.getElementById(id);
    const middle = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const [x, y] = middle();
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) element.scrollIntoView({ block: "center" });
    return middle();
}"""
SIDEWAYS = """() => {
  const clipped = (element) => element && (element.clientWidth === 1 || clipped(element.parentElement))
  return [...document.querySelectorAll('*')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth + 1)
    .filter((element) => {
      const root = element === document.scrollingElement
      return root || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    })
    .filter((element) => !clipped(element))
    .map((element) => `${element.outerHTML.slice(0, 200)}: ${element.scrollWidth} in ${element.clientWidth}`)
}"""
LOCALES = {"en": "en-GB", "de": "de-DE", "es": "es-ES"}


@dataclass
class Device:
    """`troubles` is all that a person would never see in a page that is well: errors, refusals of the policy,
    requests to others. A test that causes some takes them out with `forgive`."""

    kind: Kind
    context: BrowserContext
    page: Page
    address: str
    troubles: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)

    def watch(self) -> None:
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.troubles.append(f"error: {error.error}"))
        self.context.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        harmless = (*HARMLESS, *self.forgiven)
        if message.type in {"error", "warning"} and not any(part in message.text for part in harmless):
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.troubles.append(f"asked somebody else: {request.url}")

    def forgive(self, part: str) -> None:
        """Trouble with these words in it was expected, and is from now on."""
        self.forgiven.append(part)
        self.troubles[:] = [trouble for trouble in self.troubles if part not in trouble]

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def element(self, name: str) -> Locator:
        """By its id; those of the drawing have letters that CSS would need escaped."""
        return self.page.locator(f'[id="{name}"]')

    def centre(self, name: str) -> Point:
        self.element(name).wait_for()
        x, y = self.page.evaluate(CENTRE, name)
        return x, y

    def tap(self, name: str) -> None:
        """Where the element is, whatever lies above it: a finger on a phone, a click on a desktop."""
        self.tap_at(self.centre(name))

    def tap_at(self, point: Point) -> None:
        if self.kind == "phone":
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def drag(self, start: str, end: str, steps: int = 6) -> None:
        self.drag_at(self.centre(start), self.centre(end), steps)

    def drag_at(self, start: Point, end: Point, steps: int = 6) -> None:
        """From a point to another, in steps; the mouse on a desktop, a finger on a phone."""
        way = [between(start, end, step / steps) for step in range(1, steps + 1)]
        if self.kind == "phone":
            self.fingers([[start], *([point] for point in way)])
            return
        self.page.mouse.move(*start)
        self.page.mouse.down()
        for point in way:
            self.page.mouse.move(*point)
        self.page.mouse.up()

    def pinch(self, centre: Point, begin: float, end: float, steps: int = 6) -> None:
        """Two fingers beside a point, from one distance to another."""
        x, y = centre
        widths = [begin + (end - begin) * step / steps for step in range(steps + 1)]
        self.fingers([[(x - width / 2, y), (x + width / 2, y)] for width in widths])

    def fingers(self, way: Sequence[Sequence[Point]], lift: bool = True) -> None:
        """Where the fingers are, one moment after the other. Playwright itself knows only taps."""
        session = self.context.new_cdp_session(self.page)

        def send(kind: str, points: Sequence[Point]) -> None:
            found = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

        send("touchStart", way[0])
        for points in way[1:]:
            send("touchMove", points)
        if lift:
            send("touchEnd", [])
        session.detach()

    def barriers(self, rules: Sequence[str] = ()) -> list[str]:
        """What axe finds that keeps people out, by all of its rules or these, one line each."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        options = {"resultTypes": ["violations"], "preload": False} | (
            {"runOnly": list(rules)} if rules else {}
        )
        found = self.page.evaluate(
            "async (options) => (await axe.run(document, options)).violations", options
        )
        return [
            f"{rule['id']} ({rule['impact']}): {' '.join(node['failureSummary'].split())}: "
            f"{node['target']} {node['html'][:200]}"
            for rule in found
            for node in rule["nodes"]
        ]

    def overflow(self) -> int:
        """How many pixels the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def sideways(self) -> list[str]:
        """What can be scrolled to the side, the page itself included."""
        return list(self.page.evaluate(SIDEWAYS))

    def storage(self) -> dict[str, Any]:
        """What this device remembers."""
        return dict(json.loads(self.page.evaluate("JSON.stringify({...localStorage})")))


def between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def new_device(
    browser: Browser,
    address: str,
    kind: Kind = "phone",
    *,
    theme: Literal["light", "dark"] = "light",
    language: str = "en",
    motion: bool = False,
    worker: bool = False,
    **more: Any,
) -> Device:
    """Without `motion` nothing is animated; with `worker` it keeps the page for when it is offline."""
    settings: dict[str, Any] = {
        **KINDS[kind],
        "color_scheme": theme,
        "locale": LOCALES.get(language, language),
        "reduced_motion": "no-preference" if motion else "reduce",
        "service_workers": "allow" if worker else "block",
        **more,
    }
    context = browser.new_context(**settings)
    context.set_default_timeout(PATIENCE)
    device = Device(kind, context, context.new_page(), address)
    device.watch()
    return device
