"""What a drawing in the page is like, and what it would be like with the marks that the server tells."""

from typing import Any

import httpx

from tests.browser.device import Device
from tests.browser.guests import Opened

ATTRIBUTES = """
(sheet) => Object.fromEntries([sheet, ...sheet.querySelectorAll('[id]')].map((element) => [
  element.id,
  Object.fromEntries([
    ...[...element.attributes]
      .filter(({ name }) => name !== 'data-fresh' && name !== 'data-small')
      .map(({ name, value }) => [name, value]),
    ...(element.children.length ? [] : [['text', element.textContent]]),
  ]),
]))
"""
"""What the elements of a drawing are like, by their ids. Only a turn has
something fresh, and what is too small to read depends on the screen."""
BLANK = f"""
async ([address]) => {{
  const text = await (await fetch(address)).text()
  return ({ATTRIBUTES})(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement)
}}
"""
Attributes = dict[str, dict[str, str]]


def asked(table: Opened, path: str) -> dict[str, Any]:
    return dict(httpx.get(f"http://127.0.0.1:{table.port}/api/tables/{table.code}/{path}").json())


def attributes(device: Device) -> Attributes:
    return dict(device.page.locator("svg.sheet").evaluate(ATTRIBUTES))


def marked(device: Device, table: Opened, marks: Attributes) -> Attributes:
    """The blank drawing with these marks."""
    blank = f"/api/tables/{table.code}/blank.svg?theme=page&language=en"
    drawing: Attributes = device.page.evaluate(BLANK, [blank])
    for element, changes in marks.items():
        drawing[element] |= {name: value for name, value in changes.items() if name != "data-fresh"}
    return drawing
