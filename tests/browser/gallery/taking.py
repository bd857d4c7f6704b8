"""Takes the pictures of a gallery: a server of its own that repeats itself, and a device for each page."""

import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import BROWSERS
from tests.browser.device import Device, Kind, new_device
from tests.browser.gallery.screens import Sights, go, sights_of
from tests.browser.gallery.shots import Shot, Theme
from tests.server.process import FAST, LEGAL, served

NOW = "2026-01-02T12:00:00Z"
"""What the clocks of the devices say."""
PORT = 8747
"""It is read in links and QR codes, which are to be the same each time."""
SETTLED = 350
"""Milliseconds after a change of size until nothing moves any more."""


@contextmanager
def browsing() -> Iterator[Browser]:
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        raise SystemExit(f"The gallery needs {BROWSERS[0]}: apt-get install {BROWSERS[0]}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        yield browser
        browser.close()


def take(browser: Browser, shots: Iterable[Shot], folder: Path) -> Iterator[Shot]:
    """Photographs each of them into the folder, and names it when it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    legal = (word for name, file in LEGAL.items() for word in (f"--{name}", str(file)))
    data = folder / "data"
    try:
        with served(data, (*FAST, *legal, "--repeat", "gallery"), port=PORT) as server:
            sights = sights_of(server.port)
            for _, group in groupby(shots, _of_one_device):
                of_one = list(group)
                yield from _visit(_device(browser, server.port, of_one[0]), sights, of_one, folder)
    finally:
        shutil.rmtree(data, ignore_errors=True)
        data.with_name(f"{data.name}.log").unlink(missing_ok=True)


def _of_one_device(shot: Shot) -> tuple[str, Theme, str, Kind]:
    return shot.place, shot.theme, shot.language, shot.size.kind


def _device(browser: Browser, port: int, shot: Shot) -> Device:
    device = new_device(
        browser,
        f"http://127.0.0.1:{port}",
        shot.size.kind,
        theme=shot.theme,
        language=shot.language,
        viewport=shot.size.viewport,
        device_scale_factor=1,
    )
    device.page.clock.set_fixed_time(NOW)
    return device


def _visit(device: Device, sights: Sights, shots: Iterable[Shot], folder: Path) -> Iterator[Shot]:
    """The device is turned and resized from shot to shot, as a person does."""
    for number, shot in enumerate(shots):
        width, height = shot.size.width, shot.size.height
        device.page.set_viewport_size({"width": width, "height": height})
        if not number:
            go(shot.place, device, sights)
            device.page.wait_for_load_state("networkidle")
        device.page.wait_for_timeout(SETTLED)
        device.page.screenshot(path=folder / shot.file)
        yield shot
    device.context.close()
