"""What touches do in a turn: draw, drag, take back, pass; what is shown before, and after a refusal."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device, between
from tests.browser.guests import Guest, on_the_wire, open_table, started
from tests.server.process import Process

pytestmark = pytest.mark.slow
LONDON = "next-station/london"


def alone(
    device: Device, server: Process, game: str = LONDON, seed: str = "a touch", **wishes: object
) -> Guest:
    """In the first turn of a match alone."""
    guest = Guest.at(device, open_table(server.port, game, seed=seed, seats=1, name="Ada", **wishes).own)
    guest.until(lambda: guest.you is not None and bool(guest.own["moves"]))
    expect(device.page.locator("svg.sheet [data-can]").first).to_be_visible()
    return guest


def section(guest: Guest) -> tuple[str, str, str]:
    """A move that is drawn from one station to another: its text, and where it begins and ends."""
    for move in guest.own["moves"]:
        if len(move["taps"]) == 2:
            return move["move"], *move["taps"]
    raise AssertionError("there is nothing to draw")


def test_what_was_drawn_can_be_taken_back_until_the_flip(phone: Device, server: Process) -> None:
    guest = alone(phone, server)
    take_back, flip_on = phone.element("match-take-back"), phone.element("match-ready")
    expect(take_back).to_be_disabled()
    before = guest.drawn()
    guest.move()
    expect(flip_on.locator("small")).to_have_count(0)
    assert guest.drawn() != before
    take_back.tap()
    guest.until(lambda: not guest.own["staged"])
    expect(flip_on.locator("small")).to_be_visible()
    expect(phone.page.locator("[data-fresh]")).to_have_count(0)
    guest.turn()
    guest.until(lambda: guest.now[1] == 1)
    expect(take_back).to_be_disabled()


def test_a_flip_is_said_aloud_once_with_the_number_of_possible_moves(phone: Device, server: Process) -> None:
    guest = alone(phone, server)
    said = phone.page.get_by_role("status")
    number = len(guest.own["moves"])
    expect(said).to_have_text(re.compile(rf"^Turn 1\.1\. .*\. {number} possible moves\.$"))
    guest.move()
    expect(said).to_have_text(re.compile(r"^Done: \d+ points?, \d+ altogether\. 0 possible moves\.$"))


@pytest.mark.parametrize("game", [LONDON, "voll-verplant/amsterdam"])
def test_one_button_ends_the_turn_from_every_state_and_says_what_is_given_up(
    phone: Device, server: Process, game: str
) -> None:
    guest, end = alone(phone, server, game), phone.element("match-ready")
    told = guest.own["passing"]["says"]["key"]
    expect(end.locator("small")).to_have_text(re.compile(r"\w"))
    assert told == ("pass-first" if game == LONDON else "move-entry"), told
    phone.tap(guest.own["moves"][0]["taps"][0])
    expect(phone.page.locator("svg.sheet [data-touched]")).to_have_count(1)
    end.tap()
    guest.until(lambda: guest.now == ("playing", 1))
    guest.move()
    expect(end.locator("small")).to_have_count(0)
    end.tap()
    guest.until(lambda: guest.now == ("playing", 2))


def test_whoever_wants_to_be_asked_is_asked_before_the_turn_ends(phone: Device, server: Process) -> None:
    guest = alone(phone, server)
    phone.page.get_by_role("button", name="Menu").tap()
    phone.page.get_by_label("Ask before each move").tap()
    phone.page.keyboard.press("Escape")
    phone.element("match-ready").tap()
    expect(phone.page.locator("footer .status")).to_contain_text("nothing")
    assert guest.now == ("playing", 0)
    phone.element("match-confirm").tap()
    guest.until(lambda: guest.now == ("playing", 1))


@pytest.mark.parametrize("kind", ["phone", "desktop"])
def test_a_section_is_drawn_by_dragging_from_its_beginning_to_its_end(
    request: pytest.FixtureRequest, server: Process, kind: str
) -> None:
    device: Device = request.getfixturevalue(kind)
    guest = alone(device, server)
    move, start, end = section(guest)
    device.drag(start, end)
    guest.until(lambda: guest.own["staged"] == [move])
    expect(device.page.locator("svg.sheet .track[data-fresh]")).to_have_count(1)


def test_a_drag_that_ends_nowhere_draws_nothing(phone: Device, server: Process) -> None:
    guest = alone(phone, server)
    _, start, end = section(guest)
    first, last = phone.centre(start), phone.centre(end)
    phone.fingers([[first], [between(first, last, 0.5)], [last], [first]])
    guest.page.wait_for_load_state("networkidle")
    assert not [sent for sent in guest.sent if '"stage"' in sent]


def test_a_finger_beside_a_station_shows_enlarged_what_is_meant_before_it_is_lifted(
    phone: Device, server: Process
) -> None:
    guest = alone(phone, server)
    _, start, _ = section(guest)
    x, y = phone.centre(start)
    loupe = phone.page.locator(".loupe")
    expect(loupe).to_have_count(0)
    phone.fingers([[(x + 9, y + 9)]], lift=False)
    expect(loupe.locator("svg")).to_be_visible()
    name = phone.element(start).locator("title").first.text_content() or ""
    expect(loupe).to_contain_text(name)
    assert not guest.own["staged"]


def test_a_refusal_is_shown_with_its_rule_until_it_is_closed(phone: Device, server: Process) -> None:
    """A page that is not what it should be: what it sends is no move of these rules."""

    def meddle(socket: WebSocketRoute) -> None:
        onward = socket.connect_to_server()

        def send(text: str | bytes) -> None:
            sent = json.loads(text)
            onward.send(json.dumps(sent | {"move": "A1-J10"} if sent["do"] == "stage" else sent))

        socket.on_message(send)

    phone.page.route_web_socket("**/api/socket", meddle)
    table = open_table(server.port, LONDON, seed="a touch", seats=1, name="Ada")
    guest = Guest.at(phone, table.own)
    guest.until(lambda: guest.you is not None and bool(guest.own["moves"]))
    _, start, end = section(guest)
    phone.tap(start)
    phone.tap(end)
    alert = phone.page.get_by_role("alert")
    expect(alert).to_contain_text("No guide line leads straight from A1")
    expect(phone.element("match-ready").locator("small")).to_be_visible()
    alert.get_by_role("button", name="Close").tap()
    expect(alert).to_be_empty()


def test_who_wants_to_be_asked_sees_a_move_first_and_makes_it_with_a_second_touch(
    phone: Device, server: Process
) -> None:
    guest = alone(phone, server)
    phone.page.get_by_role("button", name="Menu").tap()
    phone.page.get_by_label("Ask before each move").check()
    phone.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    move, start, end = section(guest)
    phone.tap(start)
    phone.tap(end)
    expect(phone.page.locator(".status")).to_contain_text("once more")
    assert not guest.own["staged"]
    phone.page.get_by_role("button", name="Do it").tap()
    guest.until(lambda: guest.own["staged"] == [move])


@pytest.mark.parametrize(
    ("game", "seed", "modules", "first"),
    [
        pytest.param("next-station/berlin", "two steps 11", [], "C3-A1", id="double switch"),
        pytest.param("voll-verplant/berlin", "two steps 1", ["expert-rule"], "B:5", id="expert rule"),
    ],
)
def test_a_turn_of_several_steps_says_so_and_what_is_given_up_before_the_last(
    phone: Device, server: Process, game: str, seed: str, modules: list[str], first: str
) -> None:
    guest = alone(phone, server, game, seed, modules=modules)
    status, flip_on = phone.page.locator(".status"), phone.element("match-ready")
    words = status.inner_text()
    guest.move([move["move"] for move in guest.own["moves"]].index(first))
    expect(status).to_have_text("Done so far. There is another step.")
    expect(flip_on.locator("small")).to_be_visible()
    assert status.inner_text() != words
    while guest.own["moves"]:
        expect(flip_on.locator("small")).to_be_visible()
        guest.move()
    expect(status).to_have_text("Done. You can still take it back.")
    expect(flip_on.locator("small")).to_have_count(0)
    assert len(guest.own["staged"]) > 1
    phone.element("match-take-back").tap()
    expect(status).to_have_text("Done so far. There is another step.")


def test_the_sheet_stays_in_its_place_while_one_plays(device: NewDevice, server: Process) -> None:
    """With one card or two, long words or short ones, before a step and after it."""
    own = device("phone", language="de")
    guest = alone(own, server, "next-station/berlin", "in its place")
    places = set[str]()
    for _ in range(5):
        for act in (guest.move, guest.ready):
            places.add(str(own.page.locator("svg.sheet").bounding_box()))
            act()
            guest.awaited()
            while act == guest.move and guest.own["moves"]:
                guest.move(-1)
    assert len(places) == 1


def test_what_a_move_is_besides_usual_is_shown_at_its_place_from_the_beginning(
    phone: Device, server: Process
) -> None:
    table = started(open_table(server.port, LONDON, seats=1, name="Ada"))
    with on_the_wire(table) as ada:
        while not any(move.get("sign") for move in ada.you["moves"]):
            ada.play()
            while not ada.you["moves"]:
                ada.hear()
        signs = {move["sign"]["element"] for move in ada.you["moves"] if move.get("sign")}
    phone.visit(table.own)
    expect(phone.page.locator("[data-kind]")).to_have_count(len(signs))
