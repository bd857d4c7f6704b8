"""A person who plays a whole match: sees what can be touched, touches it, and waits for what comes of it."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import httpx
from playwright.sync_api import expect

from metroscribe import registry
from metroscribe.core.rng import Stream
from metroscribe.core.score import Outcome
from metroscribe.records import read_record, replay
from tests.browser.device import Device, Point
from tests.browser.guests import Opened

MOST_TOUCHES = 800
"""No match takes a person more."""
MOST_TABS = 60
"""No page has more places for the focus."""
COMMANDS = """
const unanswered = window.unanswered = new Set()
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => unanswered.delete(JSON.parse(data).id))
  }
  send(text) {
    const { id } = JSON.parse(text)
    if (id) unanswered.add(id)
    super.send(text)
  }
}
"""
"""Notes which commands of the page wait for their answer; what they changed is told before it."""
LOOK = """
() => {
  const match = document.querySelector('.match')
  if (!match) return document.querySelector('.page h2#again') && { over: true }
  if (!match.querySelector('.styled svg.sheet') || window.unanswered.size) return null
  const all = (which) => [...match.querySelectorAll(which)].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [element.id, [(left + right) / 2, (top + bottom) / 2]]
  })
  const { left, right, top, bottom } = match.querySelector('.stage[role=group]').getBoundingClientRect()
  const visible = (spots) => {
    const seen = spots.filter(([, [x, y]]) => x > left && x < right && y > top && y < bottom)
    return seen.length || !spots.length ? seen : all('#sheet-zoom')
  }
  const seen = {
    over: false,
    turn: match.querySelector('h1 .turn').textContent,
    spots: visible(all('svg.sheet [data-can]')),
    choices: all('.choices button:enabled'),
    flip: all('#match-ready.primary:enabled'),
  }
  return seen.spots.length || seen.choices.length || seen.flip.length ? seen : null
}
"""
"""What a person sees who waits until there is something to do; null before that."""
FOCUS = """
() => {
  const at = document.activeElement
  const { outlineStyle, boxShadow } = getComputedStyle(at)
  const sheet = document.querySelector('svg.sheet')
  return {
    id: at.id,
    on_sheet: at.hasAttribute('tabindex') && Boolean(sheet?.contains(at)),
    visible: at === document.body || outlineStyle !== 'none' || boxShadow !== 'none',
  }
}
"""

Spot = tuple[str, Point]


@dataclass(frozen=True)
class Seen:
    """What can be touched: on the sheet, as a button beside it, and the button that ends the turn."""

    over: bool
    turn: str = ""
    spots: Sequence[Spot] = ()
    choices: Sequence[Spot] = ()
    flip: Sequence[Spot] = ()


@dataclass
class Player:
    device: Device
    touches: int = 0
    chance: Stream = field(default_factory=lambda: Stream("player", "touches"))

    @classmethod
    def at(cls, device: Device, path: str) -> Self:
        device.context.add_init_script(COMMANDS)
        device.visit(path)
        return cls(device)

    def look(self) -> Seen:
        """Waits until there is something to do."""
        found: Mapping[str, Any] = self.device.page.wait_for_function(LOOK).json_value()
        return Seen(**found)

    def touch(self, seen: Seen) -> None:
        """Now this, now that, but rather on the sheet than beside it."""
        found = seen.flip or seen.spots or seen.choices
        self.device.tap_at(found[self.chance.below(len(found))][1])

    def play_turn(self) -> Seen:
        """Until the next turn; what is seen then."""
        seen = self.look()
        turn = seen.turn
        while not seen.over and seen.turn == turn:
            self.touches += 1
            assert self.touches < MOST_TOUCHES, "the match does not end"
            self.touch(seen)
            seen = self.look()
        return seen

    def play_until(self, end: Callable[[Seen], bool]) -> None:
        while not end(self.play_turn()):
            pass

    def play_to_the_end(self) -> None:
        self.play_until(lambda seen: seen.over)


class Typist(Player):
    """Has a keyboard and nothing else."""

    def touch(self, seen: Seen) -> None:
        if seen.flip:
            self.press("r")
        elif seen.spots:
            self.go_to_the_sheet()
            if self.touches % 3 == 0:
                self.press(("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")[self.touches // 3 % 4])
            self.press("Enter")
            assert self.device.page.locator('svg.sheet [tabindex="0"]').count() <= 1
        else:
            self.tab_to(lambda focus: focus["id"] == seen.choices[0][0])
            self.press("Enter")

    def press(self, key: str) -> None:
        self.device.page.keyboard.press(key)

    def go_to_the_sheet(self) -> None:
        self.tab_to(lambda focus: bool(focus["on_sheet"]))

    def tab_to(self, what: Callable[[dict[str, Any]], bool]) -> None:
        """The focus is seen wherever it comes along."""
        for _ in range(MOST_TABS):
            focus = self.device.page.evaluate(FOCUS)
            assert focus["visible"], focus
            if what(focus):
                return
            self.press("Tab")
        raise AssertionError("the focus does not come there")


def recorded(table: Opened, folder: Path) -> Outcome:
    """How the match ended by its record, played again by the rules."""
    file = folder / "match.txt"
    file.write_text(httpx.get(f"http://127.0.0.1:{table.port}/api/tables/{table.code}/record").text)
    record = read_record(file)
    outcome = replay(file, record, registry().load(record.game).rules(record.modules)).outcome
    assert outcome is not None
    return outcome


def expect_total(device: Device, total: int) -> None:
    """At the end: above everything, and below the score sheet."""
    number = ("[-−]" if total < 0 else "") + str(abs(total))
    expect(device.page.get_by_role("heading", level=1)).to_have_text(re.compile(f"^{number} points?$"))
    expect(device.page.locator("tfoot td")).to_have_text(re.compile(f"^{number}$"))
