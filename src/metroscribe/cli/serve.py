"""The server as a command runs it: its address is printed when it answers."""

import socket
import sys
from dataclasses import replace

from metroscribe.server.config import Config
from metroscribe.server.run import run
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

    if config.public.startswith("https:") and not config.proxies:
        print(words("cli-no-proxy"), file=sys.stderr, flush=True)
    run(config, started)


def own_address() -> str:
    """The address under which others in the local network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])
