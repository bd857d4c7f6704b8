"""What the Tab key comes to on a page, from its beginning to its end."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tests.browser.device import Device

CONTROLS = "a[href], button, input, select, textarea, summary"
"""What Enter or Space presses by itself, or what is typed into."""
BEGIN = """
(controls) => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  root.setAttribute('tabindex', '-1')
  root.focus({ preventScroll: true })
  root.removeAttribute('tabindex')
  const scrolled = [document.documentElement, ...root.querySelectorAll('.content')]
  for (const element of scrolled) element.scrollTop = 0
  const reached = (element) => {
    if (element.tabIndex < 0 || element.disabled || element.closest('[inert]')) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (element.type !== 'radio') return true
    const group = [...document.querySelectorAll(`input[name="${element.name}"]`)]
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }
  const name = (element) => {
    const said = element.getAttribute('aria-label') ?? element.textContent.trim()
    return `${element.localName}#${element.id} “${said.slice(0, 40)}”`
  }
  const around = (element) =>
    [element, element.parentElement, element.nextElementSibling, ...element.children].filter(Boolean)
  const look = (element) => around(element).map((near) => {
    const { outline, boxShadow, borderColor, backgroundColor, stroke, strokeWidth } = getComputedStyle(near)
    return [outline, boxShadow, borderColor, backgroundColor, stroke, strokeWidth].join()
  }).join()
  const found = [...root.querySelectorAll(`${controls}, [tabindex]`)].filter(reached)
  const looks = found.map(look)
  window.tabs = { found, changed: (at) => look(found[at]) !== looks[at], name }
  const clipped = (element) => element && (element.clientWidth === 1 || clipped(element.parentElement))
  const sticky = (element) => getComputedStyle(element).position === 'sticky'
  const sticks = (element) => element && (sticky(element) || sticks(element.parentElement))
  // A podium is read from the first place on, and that stands in the middle.
  const apart = (element) => clipped(element) || sticks(element) || element.closest('.steps')
  return found.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const pressed = element.matches(controls) || Boolean(element.closest('svg.sheet'))
    const region = element.matches('.content')
    const box = region || apart(element) ? null : [left, top, right, bottom]
    return { name: name(element), box, pressed: pressed || region }
  })
}
"""
"""The focus goes to where the page, or the uppermost dialog, begins. All that should be reached, in the order
of the page."""
AT = """
async () => {
  const element = document.activeElement
  await Promise.all(element.getAnimations().map(({ finished }) => finished))
  const at = window.tabs.found.indexOf(element)
  if (at < 0) return { at, name: element === document.body ? '' : window.tabs.name(element) }
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  return { at, name: '', changed: window.tabs.changed(at), inside }
}
"""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True)
class Stop:
    """Something that should be reached, and whether keys press it."""

    name: str
    box: Box | None
    """Where it lies before anything is scrolled; none where only the focus shows it, where it holds the
    others, or where it is always in sight."""
    pressed: bool


@dataclass(frozen=True)
class Walk:
    stops: list[Stop]
    """All that should be reached, in the order of the page."""
    reached: list[int]
    """In the order in which they were, as often as they were."""
    faults: list[str]
    """What was reached but not seen to be, or should not have been reached."""

    def backwards(self) -> list[tuple[str, str]]:
        """Where the focus went up in a column, or back in a row."""
        placed = [(stop.name, stop.box) for stop in (self.stops[at] for at in self.reached) if stop.box]
        return [(one, other) for (one, box), (other, next_) in pairwise(placed) if goes_back(box, next_)]


def walked(device: Device) -> Walk:
    """From the beginning until the focus leaves the page or comes round."""
    page = device.page
    found: list[dict[str, Any]] = page.evaluate(BEGIN, CONTROLS)
    stops = [Stop(stop["name"], stop["box"], stop["pressed"]) for stop in found]
    reached: list[int] = []
    faults: list[str] = []
    for _ in range(len(stops) + 1):
        page.keyboard.press("Tab")
        focus = page.evaluate(AT)
        at = focus["at"]
        if at < 0 and focus["name"]:
            faults.append(f"unexpected: {focus['name']}")
        elif at < 0 or at in reached[:1]:
            break
        else:
            reached.append(at)
            faults += [f"{fault}: {stops[at].name}" for fault in _unseen(focus)]
    return Walk(stops, reached, faults)


def _unseen(focus: dict[str, Any]) -> list[str]:
    return ["looks as before"] * (not focus["changed"]) + ["out of sight"] * (not focus["inside"])


def goes_back(one: Box, other: Box) -> bool:
    """To something above it in the same column, or to its left in the same row."""
    beside, above = _overlap(one, other, 0), _overlap(one, other, 1)
    if above > 0:
        return other[2] <= one[0] + 1 and above > min(one[3] - one[1], other[3] - other[1]) / 2
    return beside > 0 and other[3] <= one[1] + 1


def _overlap(one: Box, other: Box, way: int) -> float:
    return min(one[way + 2], other[way + 2]) - max(one[way], other[way])
