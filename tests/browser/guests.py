"""People at a table: tables are opened over HTTP where a test is not about that, and played in the page."""

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from re import Pattern
from typing import Any, Self

import httpx
from playwright.sync_api import Locator, Page, WebSocket, expect
from websockets.sync.client import connect

from tests.browser.device import PATIENCE, Device

QUICK = "voll-verplant/classic-tokyo"
"""The game with the fewest turns, and one step in most of them."""
SEED = "seven trains"
PHASES = {"starting": "starting", "turn": "playing", "over": "over"}
"""Which events lead to which phase."""
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => done(null)))"


@dataclass(frozen=True)
class Opened:
    """A table, and the token of its host."""

    port: int
    code: str
    token: str
    link: str = ""

    @property
    def path(self) -> str:
        """What who knows the code types."""
        return f"/t/{self.code}"

    @property
    def join(self) -> str:
        """The joining link."""
        return f"{self.path}#{self.link.partition('#')[2]}"

    @property
    def own(self) -> str:
        """The personal link."""
        return f"{self.path}#{self.token}"

    def view(self) -> dict[str, Any]:
        """As everybody sees it."""
        return dict(httpx.get(f"http://127.0.0.1:{self.port}/api/tables/{self.code}").json())


def open_table(port: int, game: str = QUICK, **settings: Any) -> Opened:
    """Where a test does not say otherwise, the code is enough to sit down."""
    token = secrets.token_hex(16)
    asked = {"id": f"open-{secrets.token_hex(8)}", "token": token, "game": game, "seed": SEED, "clock": 0}
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=asked | {"door": "code"} | settings)
    assert answer.status_code == 201, answer.text
    return Opened(port, answer.json()["table"]["code"], token, answer.json()["link"])


class Wire:
    """A seat without a page: it says what it is told to say."""

    def __init__(self, table: Opened, send: Callable[[str], None], recv: Callable[[], str]) -> None:
        self.table, self._send, self._recv = table, send, recv
        self.you: dict[str, Any] = {}
        self.phase, self.turn = "", 0
        self._ids = count()

    def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self._recv())
        if told["say"] == "welcome":
            self.phase, self.turn = told["table"]["phase"], told["table"]["turn"]
            self.you = told["you"] or {}
        if told["say"] == "you":
            self.you = told
        for event in told.get("events", ()):
            self.turn = event.get("turn", self.turn)
            self.phase = PHASES.get(event["event"], self.phase)
        return told

    def ask(self, do: str, **more: Any) -> dict[str, Any]:
        asked = f"{do}-{self.table.token[:8]}-{next(self._ids)}"
        self._send(json.dumps({"do": do, "id": asked, **more}))
        while (told := self.hear()).get("id") != asked:
            pass
        assert told["refused"] is None, told
        return told

    def step(self, do: str, **more: Any) -> dict[str, Any]:
        """A command in the open turn."""
        return self.ask(do, turn=self.you["turn"], n=self.you["n"], **more)

    def _asked(self) -> int:
        """The open turn, as soon as it waits for this seat."""
        while self.you["turn"] != self.turn or not (self.you["moves"] or self.you["staged"]):
            self.hear()
        return self.turn

    def skip(self) -> None:
        """Nothing more than the rules ask for in the open turn, and ready."""
        turn = self._asked()
        if self.you["moves"]:
            self.step("pass")
        self._end(turn)

    def play(self) -> None:
        """The steps that earn most in the open turn, and ready."""
        turn = self._asked()
        while self.turn == turn and self.you["moves"]:
            self.step("stage", move=max(self.you["moves"], key=lambda move: int(move["gain"]))["move"])
        self._end(turn)

    def _end(self, turn: int) -> None:
        if self.turn == turn and not self.you["ready"]:
            self.step("ready")

    def until(self, phase: str) -> None:
        while self.phase != phase:
            self.hear()


@contextmanager
def on_the_wire(table: Opened, token: str | None = None) -> Iterator[Wire]:
    with connect(f"ws://127.0.0.1:{table.port}/api/socket", proxy=None) as socket:
        wire = Wire(table, socket.send, lambda: str(socket.recv(timeout=PATIENCE / 1000)))
        socket.send(json.dumps({"do": "hello", "code": table.code, "token": token or table.token}))
        wire.hear()
        yield wire


def started(table: Opened) -> Opened:
    """Its host starts it, and the first card is flipped."""
    with on_the_wire(table) as host:
        host.ask("start")
        host.until("playing")
    return table


def sat(table: Opened, *names: str) -> list[Opened]:
    """These sit down too; the table as each of them has it, with a token of their own."""
    seats = [Opened(table.port, table.code, secrets.token_hex(16)) for _ in names]
    for seat, name in zip(seats, names, strict=True):
        with on_the_wire(seat) as wire:
            wire.ask("take-seat", name=name)
    return seats


def finished(port: int, game: str = QUICK, seats: int = 2, **settings: Any) -> Opened:
    """A match of bots to its end, watched by its host."""
    bots = {str(seat): ("greedy", "random")[seat % 2] for seat in range(seats)}
    table = open_table(port, game, seats=seats, bots=bots, **settings)
    with on_the_wire(table) as host:
        host.ask("start")
        host.until("over")
    return table


@dataclass
class Guest:
    """A device whose frames are kept, and what they say of its own seat."""

    device: Device
    page: Page
    received: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    table: dict[str, Any] = field(default_factory=dict)
    you: dict[str, Any] | None = None

    @classmethod
    def at(cls, device: Device, path: str = "", page: Page | None = None) -> Self:
        guest = cls(device, page or device.page)
        guest.page.on("websocket", guest._listen)
        if path:
            guest.page.goto(device.address + path)
        return guest

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _hear(self, frame: str) -> None:
        self.received.append(frame)
        told = json.loads(frame)
        if told["say"] == "welcome":
            self.table, self.you = told["table"], told["you"]
        if told["say"] == "you":
            self.you = told
        for event in told.get("events", ()):
            if event["event"] == "turn":
                self.table |= {"phase": "playing", "turn": event["turn"], "begun": event["seq"]}
            if event["event"] == "over":
                self.table |= {"phase": "over", "outcome": event["outcome"]}

    @property
    def now(self) -> tuple[str, int]:
        return self.table.get("phase", ""), self.table.get("turn", 0)

    @property
    def own(self) -> dict[str, Any]:
        assert self.you is not None, "this one has no seat"
        return self.you

    def until(self, what: Callable[[], bool]) -> None:
        """One picture of the page after the other, until it is so."""
        end = time.monotonic() + PATIENCE / 1000
        while not what():
            assert time.monotonic() < end, f"{self.page.url} waits in vain: {self.now}, {self.you}"
            self.page.evaluate(NEXT_FRAME)

    # what a person does

    def button(self, name: str | Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def press(self, name: str | Pattern[str]) -> None:
        self.touch(self.button(name))

    def touch(self, what: Locator) -> None:
        if self.device.kind == "phone":
            what.tap()
        else:
            what.click()

    def any_bot(self) -> None:
        """The first that the open dialog offers."""
        self.touch(self.page.get_by_role("dialog").locator(".content").get_by_role("button").first)

    def add_bot(self, seat: int) -> None:
        """One of the usual level, in the lobby."""
        self.press(bot_for(seat))

    def sit(self, name: str, seat: int = 1) -> None:
        self.page.get_by_label("Your name").first.fill(name)
        self.press(re.compile(rf"Sit here\b.*\b{seat}$"))
        self.until(lambda: self.you is not None)

    def tap(self, element: str) -> None:
        """Something of the sheet, or a choice beside it."""
        if element.startswith("choice-"):
            self.touch(self.device.element(element))
        else:
            self.device.tap(element)

    def move(self, number: int = 0) -> None:
        """Take a step by touching what it is made of."""
        self.awaited()
        before = self.own["n"]
        turn, move = self.now, self.own["moves"][number]
        if move["move"] == self.own["passing"]["move"] and len(move["taps"]) == 1:
            self.touch(self.device.element("match-ready"))
        else:
            for element in move["taps"]:
                self.tap(element)
        self.until(lambda: self.own["n"] > before or self.now != turn)

    def awaited(self) -> None:
        """The own part of a turn may come after the cards."""
        self.until(lambda: self.now[0] == "playing" and self.you is not None and self._knows(self.you))

    def _knows(self, you: dict[str, Any]) -> bool:
        return bool(you["turn"] == self.now[1] and you["seq"] >= self.table.get("begun", 0))

    def drawn(self) -> str:
        """The sheet as this device shows it."""
        return str(self.page.locator("svg.sheet").evaluate("(sheet) => sheet.outerHTML"))

    def ready(self) -> None:
        button = self.device.element("match-ready")
        expect(button).to_be_enabled()
        before, turn = self.own["n"], self.now
        self.touch(button)
        self.until(lambda: self.own["n"] > before or self.now != turn)

    def turn(self) -> None:
        """A whole turn: the steps that earn most, then ready."""
        self.awaited()
        now = self.now
        while self.own["moves"] and self.now == now and not self.own["ready"]:
            gains = [move["gain"] for move in self.own["moves"]]
            self.move(gains.index(max(gains)))
        if self.now == now and not self.own["ready"]:
            self.ready()

    def skip(self) -> None:
        """The same as quickly as it goes: the turn is ended, whatever is left to choose."""
        self.awaited()
        if not self.own["ready"]:
            self.ready()


def bot_for(seat: int) -> Pattern[str]:
    """The button with which one seats a bot there."""
    return re.compile(rf"^Add a bot\b.*\b{seat}$")


def see(guests: Sequence[Guest], turn: int) -> None:
    """All of them see this turn, or the end."""
    for guest in guests:
        guest.until(partial(_sees, guest, turn))


def _sees(guest: Guest, turn: int) -> bool:
    phase, now = guest.now
    return phase == "over" or (phase == "playing" and now >= turn)
