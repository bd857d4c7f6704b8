"""Every page there is, and the way to it."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.device import Device
from tests.browser.guests import Opened, finished, on_the_wire, open_table, started

LONDON = "next-station/london"
PAST = [
    {
        "match": f"{number:032x}",
        "code": f"PAST{number:05}",
        "game": LONDON if number < 7 else "next-station/berlin",
        "rules": 1,
        "modules": [] if number < 7 else ["round-effects"],
        "options": {},
        "at": 1794793129 + 86400 * number,
        "seat": 0,
        "seats": [
            {"name": name, "total": total - 9 * seat, "place": seat + 1, "bot": seat > 0}
            for seat, name in enumerate(["Ada", "Conductor"][: 1 + number % 2])
        ],
        "known": number == 4,
    }
    for number, total in enumerate((71, 98, 92, 118, 140, 111, 131, 88))
]
"""Results of matches as a device keeps them."""


@dataclass(frozen=True)
class Tables:
    """One table in each phase, for all who only look at it."""

    lobby: Opened
    private: Opened
    """Somebody asks for a seat there."""
    match: Opened
    other: Opened
    """A match of the other family."""
    end: Opened


def tables_of(port: int) -> Tables:
    bot = {"1": "greedy"}
    private = open_table(port, LONDON, seats=3, name="Ada", door="link")
    with on_the_wire(private, "c" * 32) as stranger:
        stranger.ask("knock", name="Cyd")
    return Tables(
        lobby=open_table(port, LONDON, seats=3, name="Ada", bots=bot),
        private=private,
        match=started(open_table(port, LONDON, seats=2, name="Ada", bots=bot)),
        other=started(open_table(port, seats=2, name="Ada", bots=bot)),
        end=finished(port, LONDON, 4),
    )


Way = Callable[[Device, Tables], None]


def to(path: str, shows: str) -> Way:
    """Visits a path and waits for what is to be seen there."""

    def go(device: Device, _: Tables) -> None:
        device.visit(path)
        seen(device, shows)

    return go


def seen(device: Device, what: str) -> None:
    expect(device.page.locator(what).first).to_be_visible()


def lobby(device: Device, tables: Tables) -> None:
    device.visit(tables.lobby.own)
    seen(device, ".qr")


def asked_for_a_seat(device: Device, tables: Tables) -> None:
    device.visit(tables.private.own)
    seen(device, ".qr")
    seen(device, ".knock")


def asking_for_a_seat(device: Device, tables: Tables) -> None:
    device.visit(tables.private.path)
    seen(device, ".asking form")


def standing_up(device: Device, tables: Tables) -> None:
    lobby(device, tables)
    device.page.locator(".seats .mine button").last.click()
    seen(device, "dialog[open] .content button")


LAID = """
() => {
  const broad = matchMedia('(min-width: 64rem) and (min-aspect-ratio: 11 / 10)').matches
  const pad = document.querySelector('#match-pad')
  if (broad && !pad.clientHeight) return false
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))
}
"""


def sheet_laid(device: Device) -> None:
    """The sheet is there, its score pad where the screen wants it, and what stands below that."""
    seen(device, ".stage svg.sheet")
    device.page.wait_for_function(LAID)


def match(device: Device, tables: Tables) -> None:
    device.visit(tables.match.own)
    sheet_laid(device)
    seen(device, "#match-ready")


def other_match(device: Device, tables: Tables) -> None:
    device.visit(tables.other.own)
    sheet_laid(device)
    seen(device, "#match-ready")


def sheet_of_another(device: Device, tables: Tables) -> None:
    match(device, tables)
    device.page.locator("#match-seats button").nth(1).click()
    seen(device, "dialog[open] img")


def score(device: Device, tables: Tables) -> None:
    match(device, tables)
    device.page.locator("#match-score:visible, #match-pad:visible").click()
    seen(device, "dialog[open] details .number")
    seen(device, "dialog[open] header button")


def cards(device: Device, tables: Tables) -> None:
    match(device, tables)
    device.element("match-force").click()
    seen(device, "dialog[open] li button")


def chances(device: Device, tables: Tables) -> None:
    match(device, tables)
    device.page.locator("#match-deck button").click()
    seen(device, "dialog[open] tbody button")


def menu(device: Device, tables: Tables) -> None:
    match(device, tables)
    device.page.locator(".match header button").last.click()
    seen(device, "dialog[open] fieldset")


def rule_of_a_card(device: Device, tables: Tables) -> None:
    cards(device, tables)
    device.page.locator("dialog[open] li button").first.click()
    seen(device, "dialog[open] .asked")
    device.page.locator("dialog[open] p a").first.click()
    seen(device, "dialog[open] .asked + .back")


def lesson(device: Device, _: Tables) -> None:
    device.visit("/learn/next-station")
    seen(device, ".styled svg.sheet [tabindex='0']")
    seen(device, "main aside")


def watching(device: Device, tables: Tables) -> None:
    device.visit(f"{tables.match.path}/watch")
    sheet_laid(device)


def television(device: Device, tables: Tables) -> None:
    device.visit(f"{tables.match.path}/wall")
    seen(device, ".wall .frame img")


def television_before(device: Device, tables: Tables) -> None:
    device.visit(f"{tables.private.path}/wall")
    seen(device, ".wall .code")


def television_after(device: Device, tables: Tables) -> None:
    device.visit(f"{tables.end.path}/wall")
    seen(device, ".wall .ranking")


def end(device: Device, tables: Tables) -> None:
    device.visit(tables.end.path)
    seen(device, "tfoot td")


def history(device: Device, _: Tables) -> None:
    """A device on which a few matches came to their end, alone and against somebody."""
    device.visit("/")
    device.page.evaluate(
        "(results) => localStorage.setItem('metroscribe-results', JSON.stringify(results))", PAST
    )
    device.visit("/history")
    seen(device, "svg polyline")


def result_as_a_picture(device: Device, tables: Tables) -> None:
    end(device, tables)
    device.page.locator("#back ~ .ways button").first.click()
    seen(device, "dialog[open] .frame img")


def proof_of_the_deal(device: Device, tables: Tables) -> None:
    end(device, tables)
    device.page.locator("#back ~ details summary").click()
    seen(device, "#back ~ details dl, #back ~ details p")


def replay(device: Device, tables: Tables) -> None:
    device.visit(f"{tables.end.path}/replay")
    seen(device, "svg.sheet")
    device.page.locator("input[type=range]").fill("3")


def no_table(device: Device, _: Tables) -> None:
    device.visit("/t/ZZZZZZ")
    seen(device, ".end + h1")
    device.forgive("404")


def offline(device: Device, tables: Tables) -> None:
    match(device, tables)
    device.context.set_offline(True)
    expect(device.element("match-ready")).to_be_disabled()
    seen(device, ".stage [class*=offline], .stage .quiet-notice")
    device.forgive("ERR_INTERNET_DISCONNECTED")


def offline_home(device: Device, tables: Tables) -> None:
    PAGES["home"](device, tables)
    device.context.set_offline(True)
    seen(device, "[role=status]")
    device.forgive("ERR_INTERNET_DISCONNECTED")


PAGES: dict[str, Way] = {
    "home": to("/", ".cities img"),
    "setup": to(f"/new?game={LONDON}", "form button[type=submit]"),
    "lobby": lobby,
    "match": match,
    "match of the other family": other_match,
    "sheet of another": sheet_of_another,
    "score": score,
    "cards": cards,
    "chances": chances,
    "menu": menu,
    "rule of a card": rule_of_a_card,
    "watching": watching,
    "television": television,
    "television before the match": television_before,
    "television after the match": television_after,
    "end": end,
    "history": history,
    "replay": replay,
    "rules": to(f"/rules/{LONDON}", "#rule-1"),
    "lesson": lesson,
    "imprint": to("/imprint", "main article h2"),
    "privacy": to("/privacy", "main article ul"),
    "no table": no_table,
    "match offline": offline,
    "home offline": offline_home,
    "asked for a seat": asked_for_a_seat,
    "asking for a seat": asking_for_a_seat,
    "standing up": standing_up,
    "result as a picture": result_as_a_picture,
    "proof of the deal": proof_of_the_deal,
}
