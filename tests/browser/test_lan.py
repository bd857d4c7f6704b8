"""Phones of the same network: plain http, under this machine's name in it."""

import io
import re
from collections.abc import Iterator
from pathlib import Path
from socket import create_server
from urllib.parse import unquote_to_bytes

import pytest
import segno
from playwright.sync_api import expect

from tests.browser.conftest import LOCAL_NAME, PUBLIC_NAME, NewDevice
from tests.browser.guests import Guest, open_table, see
from tests.server.process import COMMAND, Process

pytestmark = pytest.mark.slow


def picture(link: str) -> bytes:
    """The QR code of a link, as the server draws it."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", border=2, svgclass=None, lineclass=None, omitsize=True)
    return out.getvalue()


def shown_links(own: Guest) -> list[str]:
    return [
        own.page.get_by_role("textbox", name=label).input_value()
        for label in ("Link to join", "Link for watching")
    ]


def qr_code(own: Guest) -> bytes:
    source = str(own.page.locator("img.qr").evaluate("(image) => image.src"))
    return unquote_to_bytes(source.partition(",")[2])


def test_everything_but_installing_works_without_https(device: NewDevice, server: Process) -> None:
    host = Guest.at(device("desktop", host=LOCAL_NAME), "/new?game=voll-verplant/classic-tokyo")
    host.page.get_by_label("Your name").fill("Ada")
    host.page.locator("label").filter(has_text=re.compile(r"^\s*2\s*$")).first.click()
    host.press("Open the table")
    link, watch = shown_links(host)
    assert (link.partition("#join=")[0], watch.partition("#see=")[0]) == (
        host.page.url,
        f"{host.page.url}/watch",
    )
    assert link.startswith(f"http://{LOCAL_NAME}:{server.port}/t/")
    ben = Guest.at(device("phone", host=LOCAL_NAME), link.removeprefix(host.device.address))
    assert not ben.page.evaluate("isSecureContext")
    ben.sit("Ben", 2)
    host.press("Start the match")
    see([host, ben], 0)
    for guest in (host, ben):
        guest.turn()
    see([host, ben], 1)


def test_a_link_can_be_copied_where_there_is_no_clipboard_for_pages(
    device: NewDevice, server: Process
) -> None:
    table = open_table(server.port, seats=2, name="Ada")
    ada = Guest.at(device("desktop", host=LOCAL_NAME), table.own)
    link, _ = shown_links(ada)
    assert ada.page.evaluate("navigator.clipboard === undefined")
    ada.button("Copy").first.click()
    expect(ada.button("Copied").or_(ada.page.get_by_text("The link is marked")).first).to_be_visible()
    name = ada.page.get_by_role("button", name="Change name")
    name.click()
    field = ada.page.get_by_role("dialog").get_by_label("Your name")
    field.fill("")
    field.press("Control+v")
    expect(field).to_have_value(link[:24])


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[str]:
    """Reached as 127.0.0.1 by its host, and by everybody else under the name that it was given."""
    with create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    public = f"http://{PUBLIC_NAME}:{port}"
    process = Process(tmp_path / "data", (*COMMAND, "--public", public))
    process.port = port
    try:
        process.start()
        yield public
    finally:
        process.close()


def test_the_host_hands_out_links_and_a_qr_code_that_lead_the_phones_here(
    device: NewDevice, lan: str
) -> None:
    own = device("desktop")
    own.address = lan.replace(PUBLIC_NAME, "127.0.0.1")
    ada = Guest.at(own, "/new?game=voll-verplant/classic-tokyo")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.locator("label").filter(has_text=re.compile(r"^\s*2\s*$")).first.click()
    ada.press("Open the table")
    link, watch = shown_links(ada)
    code = ada.page.url.rpartition("/")[2]
    assert (link.partition("#join=")[0], watch.partition("#see=")[0]) == (
        f"{lan}/t/{code}",
        f"{lan}/t/{code}/watch",
    )
    assert qr_code(ada) == picture(link)
    ada.press("Go on playing on another device")
    assert (
        ada.page.get_by_role("textbox", name="Show my personal link")
        .input_value()
        .startswith(f"{lan}/t/{code}#")
    )
    phone = device("phone")
    phone.address = lan
    ben = Guest.at(phone, link.removeprefix(lan))
    ben.sit("Ben", 2)
    assert shown_links(ben)[0] == link
    ada.page.reload()
    expect(ada.page.get_by_text("Ben")).to_be_visible()
    assert shown_links(ada)[0] == link
