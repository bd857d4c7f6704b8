"""What moves by itself, as the browser counts it: what moves within half a second after a touch was asked
for."""

from tests.browser.device import Device

OBSERVE = """
window.shifts = []
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round)
const named = ({ node, previousRect, currentRect }) =>
  `${node?.outerHTML?.slice(0, 90) ?? node?.data}: ${box(previousRect)} to ${box(currentRect)}`
new PerformanceObserver((list) => {
  for (const { hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) shifts.push(...sources.map(named))
}).observe({ type: 'layout-shift', buffered: true })
"""
"""A script for a new page."""


def shifts(device: Device) -> list[str]:
    """So far."""
    device.page.wait_for_timeout(400)
    return list(device.page.evaluate("window.shifts"))
