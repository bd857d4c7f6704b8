"""The examples for nginx and Caddy, run by these programs: a match is played through them, over https."""

import socket
import sqlite3
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from metroscribe.server.store.sqlite import FILE
from metroscribe.server.wire import messages as wire
from tests.deploy.machine import (
    DEPLOY,
    METROSCRIBE,
    NAME,
    certificate,
    free_port,
    program,
    replaced,
    running,
    told,
)
from tests.server.served import GAME, TOKEN, Phone

pytestmark = pytest.mark.long
VISITOR = "127.0.0.9"
FORGED = "203.0.113.7"
Command = tuple[str | Path, ...]


@dataclass(frozen=True)
class Ports:
    server: int
    http: int
    https: int


@dataclass(frozen=True)
class House:
    """A server with a proxy in front of it, and where it keeps its matches."""

    ports: Ports
    data: Path
    trust: ssl.SSLContext

    @property
    def site(self) -> str:
        return f"{NAME}:{self.ports.https}"

    def client(self) -> httpx.Client:
        """Somebody elsewhere, who would like to be taken for somebody else."""
        way = httpx.HTTPTransport(verify=self.trust, local_address=VISITOR)
        headers = {"host": self.site, "x-forwarded-for": FORGED}
        return httpx.Client(base_url=f"https://127.0.0.1:{self.ports.https}", transport=way, headers=headers)

    def socket(self, origin: str) -> ClientConnection:
        way = socket.create_connection(("127.0.0.1", self.ports.https), 20, (VISITOR, 0))
        address = f"wss://{self.site}/api/socket"
        return connect(address, sock=way, ssl=self.trust, server_hostname=NAME, origin=Origin(origin))


def nginx(folder: Path, ports: Ports) -> Command:
    """The site, within what Debian's nginx.conf has around it."""
    chain, key = certificate(folder)
    letsencrypt = f"/etc/letsencrypt/live/{NAME}"
    changes = {
        "listen 80;": f"listen 127.0.0.1:{ports.http};",
        "listen [::]:80;": "",
        "listen 443 ": f"listen 127.0.0.1:{ports.https} ",
        "listen [::]:443 ssl http2;": "",
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{ports.server};",
        f"{letsencrypt}/fullchain.pem": str(chain),
        f"{letsencrypt}/privkey.pem": str(key),
    }
    site, whole = folder / "site.conf", folder / "nginx.conf"
    site.write_text(replaced((DEPLOY / "nginx.conf").read_text(), changes))
    folders = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{name}_temp_path {folder / name};\n" for name in folders)
    inside = f"{temporary}include {site};\n"
    whole.write_text(f"pid {folder / 'nginx.pid'};\nerror_log stderr;\nevents {{}}\nhttp {{\n{inside}}}\n")
    told(program("nginx"), "-t", "-e", "stderr", "-c", whole)
    return program("nginx"), "-e", "stderr", "-c", whole, "-g", "daemon off;"


def caddy(folder: Path, ports: Ports) -> Command:
    """The same file with a certificate and ports of its own."""
    chain, key = certificate(folder)
    settings = (
        f"{{\n\tadmin off\n\thttp_port {ports.http}\n\thttps_port {ports.https}\n\tdefault_bind 127.0.0.1\n"
        f"\tstorage file_system {folder / 'caddy'}\n}}\n"
    )
    changes = {
        f"\n{NAME} {{": f"\n{NAME} {{\n\ttls {chain} {key}\n",
        "127.0.0.1:8000": f"127.0.0.1:{ports.server}",
    }
    file = folder / "Caddyfile"
    file.write_text(settings + replaced((DEPLOY / "Caddyfile").read_text(), changes))
    asked = ("--config", file, "--adapter", "caddyfile")
    assert "Valid configuration" in told(program("caddy"), "validate", *asked)
    return program("caddy"), "run", *asked


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    proxy: Callable[[Path, Ports], Command] = request.param
    folder = tmp_path_factory.mktemp("machine")
    folder.chmod(0o755)
    ports = Ports(free_port(), free_port(), free_port())
    options = ("--public", f"https://{NAME}", "--proxy", "127.0.0.1")
    serve = (*METROSCRIBE, "serve", "--port", str(ports.server), "--data", folder / "data", *options)
    with ExitStack() as stack:
        stack.enter_context(running(folder / "server.log", ports.server, serve))
        stack.enter_context(running(folder / "proxy.log", ports.https, proxy(folder, ports)))
        yield House(ports, folder / "data", ssl.create_default_context(cafile=str(folder / "fullchain.pem")))


def opened(house: House) -> dict[str, str]:
    asked = {"id": "through-a-proxy", "token": TOKEN, "game": GAME, "name": "Ada"}
    with house.client() as client:
        answer = client.post("/api/tables", json=asked, extensions={"sni_hostname": NAME})
    assert answer.status_code == 201, answer.text
    told: dict[str, str] = answer.json()
    return told


def got(house: House, path: str) -> httpx.Response:
    with house.client() as client:
        return client.get(path, extensions={"sni_hostname": NAME})


def test_a_turn_is_played_over_the_socket(house: House) -> None:
    code = opened(house)["link"].partition("/t/")[2].partition("#")[0]
    with house.socket(f"https://{house.site}") as way:
        phone = Phone(way)
        phone.send({"do": "hello", "version": wire.VERSION, "code": code, "token": TOKEN})
        phone.start()
        phone.play(turns=1)
        assert phone.you is not None
        assert phone.you.turn == 1


def test_links_lead_to_the_name_that_the_world_knows(house: House) -> None:
    table = opened(house)
    assert table["link"].startswith(f"https://{NAME}/t/")
    assert table["watch"].startswith(f"https://{NAME}/t/")


def test_the_address_is_that_of_the_visitor_whatever_the_visitor_says(house: House) -> None:
    opened(house)
    with closing(sqlite3.connect(f"file:{house.data / FILE}?mode=ro", uri=True)) as store:
        assert store.execute("SELECT DISTINCT address FROM matches").fetchall() == [(VISITOR,)]


def test_pages_of_others_are_refused_at_the_socket(house: House) -> None:
    with pytest.raises(InvalidStatus) as refused, house.socket("https://elsewhere.example"):
        pass
    assert refused.value.response.status_code == 403


def test_figures_are_not_for_the_world(house: House) -> None:
    assert got(house, "/metrics").status_code == 404


def test_the_page_comes_with_the_policy_of_the_server_and_stays_with_https(house: House) -> None:
    page = got(house, "/")
    assert page.status_code == 200
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    assert page.headers["content-security-policy"].startswith("default-src 'none'")
    assert got(house, "/api/games").headers["content-encoding"] == "gzip"


def test_whoever_comes_without_https_is_led_to_it(house: House) -> None:
    answer = httpx.get(f"http://127.0.0.1:{house.ports.http}/new", headers={"host": NAME})
    assert answer.is_redirect
    assert answer.headers["location"].startswith(f"https://{NAME}")
    assert answer.headers["location"].endswith("/new")
