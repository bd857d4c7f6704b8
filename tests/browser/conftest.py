"""One browser and one server for all tests of a process; devices are new for each test."""

import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from socket import gethostname
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.device import PATIENCE, ROOT, Device, Kind, new_device
from tests.browser.pages import Tables, tables_of
from tests.counts import count
from tests.server.process import FAST, LEGAL, Process, served

PICTURES = ROOT / "build" / "browser"
"""What the devices of a failed test showed."""
BROWSERS = ("chromium-headless-shell", "chromium")[count(0, 1) :]
"""The first that is installed: without windows it needs half the time; the long run is in a whole browser."""
LOCAL_NAME = f"{gethostname().lower()}.local"
"""What phones of the same network call this machine; over plain http it is no secure context to a browser."""
PUBLIC_NAME = "metroscribe.test"
"""Leads to this machine too, and is the server's only where `--public` says so."""
failed = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)


class NewDevice(Protocol):
    def __call__(self, kind: Kind = "phone", *, host: str = "127.0.0.1", **settings: Any) -> Device: ...


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[failed] = item.stash.get(failed, False) or report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert chromium is not None, f"The browser tests need {BROWSERS[0]}: apt-get install {BROWSERS[0]}"
    with sync_playwright() as playwright:
        rules = f"--host-resolver-rules=MAP {LOCAL_NAME} 127.0.0.1, MAP {PUBLIC_NAME} 127.0.0.1"
        browser = playwright.chromium.launch(executable_path=chromium, args=[rules])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A process of its own, with limits for machines, which are faster than people."""
    legal = (word for name, file in LEGAL.items() for word in (f"--{name}", str(file)))
    with served(tmp_path_factory.mktemp("server") / "data", (*FAST, *legal)) as process:
        yield process
        assert '"level":"error"' not in process.errors.replace(" ", ""), process.errors


@pytest.fixture(scope="session")
def tables(server: Process) -> Tables:
    return tables_of(server.port)


@pytest.fixture
def device(browser: Browser, server: Process, request: pytest.FixtureRequest) -> Iterator[NewDevice]:
    """Makes devices. After a test that passed none of them may have had trouble."""
    devices: list[Device] = []

    def new(kind: Kind = "phone", *, host: str = "127.0.0.1", **settings: Any) -> Device:
        devices.append(new_device(browser, f"http://{host}:{server.port}", kind, **settings))
        return devices[-1]

    try:
        yield new
        if request.node.stash.get(failed, False):
            photograph(devices, request.node.name)
        else:
            assert [trouble for device in devices for trouble in device.troubles] == []
    finally:
        for device in devices:
            device.context.close()


def photograph(devices: list[Device], test: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, device in enumerate(devices):
        file: Path = PICTURES / f"{re.sub(r'[^a-zA-Z0-9]+', '-', test)}-{number}.png"
        device.page.screenshot(path=file)
        print(f"{device.page.url} as it was: {file}", *device.troubles, sep="\n")


@pytest.fixture
def phone(device: NewDevice) -> Device:
    return device("phone")


@pytest.fixture
def desktop(device: NewDevice) -> Device:
    return device("desktop")
