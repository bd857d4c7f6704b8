"""`metroscribe serve`, `backup`, `restore`, `export`, `import`."""

import socket
import sys
import time
from dataclasses import replace
from pathlib import Path

from metroscribe.cli.loading import load_record
from metroscribe.core.errors import MetroscribeError
from metroscribe.records import read_record, replay
from metroscribe.server.config import Config
from metroscribe.server.library import Library
from metroscribe.server.run import locked, run
from metroscribe.server.store import archive
from metroscribe.server.store.sqlite import opened_store
from metroscribe.texts import Words

EVERYWHERE = "0.0.0.0"
SOMEWHERE = ("192.0.2.1", 9)
"""An address of no machine: asking the way there shows our own address, and sends nothing."""


def with_links(config: Config) -> Config:
    """Links and QR codes lead the phones of the local network here, also when the host itself asks."""
    if config.public or config.host != EVERYWHERE or not config.port:
        return config
    return replace(config, public=f"http://{own_address()}:{config.port}")


def serve(words: Words, config: Config) -> None:
    config = with_links(config)

    def started(found: socket.socket) -> None:
        host, port = found.getsockname()[:2]
        shown = own_address() if host == EVERYWHERE else host
        address = config.public or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
        print(words("cli-serving", address=address, folder=str(config.folder)), flush=True)

    def progress(number: int, total: int) -> None:
        if number == total or number % 100 == 0:
            print(words("cli-resumed", count=f"{number}/{total}"), file=sys.stderr, flush=True)

    run(config, started, progress)


def own_address() -> str:
    """The address under which others in the local network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def backup(words: Words, folder: Path, target: Path) -> None:
    print(words("cli-backed-up", matches=archive.backup(folder, target), file=str(target)))


def restore(words: Words, file: Path, folder: Path) -> None:
    with locked(folder):
        count = archive.restore(file, folder)
    print(words("cli-restored", matches=count, folder=str(folder)))


def export_records(words: Words, folder: Path, target: Path) -> None:
    archive.check_source(folder)
    with opened_store(folder) as store:
        count = archive.export_records(store, Library(), target)
    print(words("cli-exported", matches=count, folder=str(target)))


def import_records(words: Words, folder: Path, files: list[Path]) -> None:
    """All are judged before the first is written."""
    judged = []
    for file in files:
        record = read_record(file)
        rules, _ = load_record(words, file, record, None)
        match = replay(file, record, rules)
        if not match.over:
            raise MetroscribeError("error-record-unfinished", file=str(file))
        judged.append((file, record, match))
    with opened_store(folder) as store:
        for file, record, match in judged:
            code = archive.import_record(store, record, match, time.time())
            print(words("cli-imported", file=str(file), code=code))
