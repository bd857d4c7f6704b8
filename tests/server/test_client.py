"""The built client as it is served: one shell at every address of a page, and its files."""

from collections.abc import Iterator
from pathlib import Path
from socket import gethostname

import pytest
from websockets.exceptions import InvalidStatus

from metroscribe.server.web.pages import FOR_EVER
from metroscribe.server.wire import messages as wire
from metroscribe.texts import languages
from tests.server.served import GAME, Phone, Server, served

SHELL = "<!doctype html><title>Metroscribe</title><script type=module src=/assets/index-1a2b.js></script>"
SCRIPT = "export const answer = 42\n" * 100
FILES = {
    "index.html": SHELL,
    "assets/index-1a2b.js": SCRIPT,
    "assets/index-3c4d.css": "main { color: red }",
    "manifest.webmanifest": "{}",
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "sw.js": "self.skipWaiting()",
    "fingerprint": "not for others",
}
PAGES = ("/", "/new", "/history", f"/new?game={GAME}", f"/rules/{GAME}", "/learn/next-station")
NO_PAGES = (
    "/rules/next-station/atlantis",
    "/learn/chess",
)


def built(folder: Path, files: dict[str, str] = FILES) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    client = built(tmp_path_factory.mktemp("client"))
    with served(tmp_path_factory.mktemp("data"), client=client) as running:
        yield running


# the shell


def test_every_page_is_the_same_shell(server: Server) -> None:
    code = server.open()
    """Also of a table that there is not: whoever tries codes has to say hello."""
    for path in (
        *PAGES,
        "/t/NOTHING",
        f"/t/{code}",
        f"/t/{code.lower()}",
        f"/t/{code}/watch",
        f"/t/{code}/replay",
    ):
        answer = server.http.get(path)
        assert (answer.status_code, answer.text) == (200, SHELL)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", NO_PAGES)
def test_so_is_the_page_of_what_there_is_not_but_its_status_says_so(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.text) == (404, SHELL)
    assert (answer.headers["cache-control"], "etag" in answer.headers) == ("no-store", False)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_a_server_without_a_client_says_how_to_build_it(tmp_path: Path, language: str) -> None:
    with served(tmp_path / "data", client=tmp_path / "client") as server:
        code = server.open()
        for path, status in ((f"/t/{code}", 200), ("/", 200), ("/learn/chess", 404)):
            answer = server.http.get(path, headers={"accept-language": language})
            assert (answer.status_code, answer.headers["content-type"]) == (
                status,
                "text/html; charset=utf-8",
            )
            assert f'<html lang="{language}">' in answer.text
            assert "python web/build.py" in answer.text
        assert server.http.get("/sw.js").status_code == 404
        assert server.complaints == []


def test_a_client_that_is_built_anew_is_served_without_a_restart(tmp_path: Path) -> None:
    with served(tmp_path / "data", client=tmp_path / "client") as server:
        assert "script" not in server.http.get("/").text
        built(tmp_path / "client")
        assert server.http.get("/").text == SHELL


# its files


@pytest.mark.parametrize(
    ("name", "media"),
    [
        ("assets/index-1a2b.js", "text/javascript; charset=utf-8"),
        ("assets/index-3c4d.css", "text/css; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("icon.svg", "image/svg+xml"),
        ("sw.js", "text/javascript; charset=utf-8"),
    ],
)
def test_files_have_their_types_and_are_kept_for_ever_only_where_their_name_says_what_is_in_them(
    server: Server, name: str, media: str
) -> None:
    answer = server.http.get(f"/{name}")
    assert (answer.status_code, answer.text, answer.headers["content-type"]) == (200, FILES[name], media)
    assert answer.headers["cache-control"] == (FOR_EVER if name.startswith("assets/") else "no-cache")
    again = server.http.get(f"/{name}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    [
        *("/index.html", "/fingerprint", "/assets/", "/assets/nothing.js", "/assets/..%2Findex.html"),
        *("/..%2F..%2Fapp.py", "/assets/%2e%2e/sw.js", "/.%2Fsw.js", "/client.py", "/%2Fetc%2Fpasswd"),
    ],
)
def test_nothing_else_is_a_file(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.json()["refused"]["key"]) == (404, "error-no-page")


def test_what_is_long_is_sent_packed_to_whoever_can_unpack_it(server: Server) -> None:
    for path in (
        "/assets/index-1a2b.js",
        "/api/texts/en",
        "/api/games",
        f"/api/tables/{server.open()}/blank.svg",
    ):
        packed = server.http.get(path, headers={"accept-encoding": "gzip"})
        plain = server.http.get(path, headers={"accept-encoding": "identity"})
        assert (packed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == (
            "gzip",
            None,
        )
        assert packed.content == plain.content
        assert packed.num_bytes_downloaded < plain.num_bytes_downloaded / 2
        assert "accept-encoding" in packed.headers["vary"].lower()


def test_who_looks_for_a_page_that_is_not_there_gets_one_and_a_program_a_sentence(server: Server) -> None:
    page = server.http.get("/nothing/here", headers={"accept": "text/html,*/*"})
    assert (page.status_code, page.text) == (404, SHELL)
    told = server.http.get("/nothing/here", headers={"accept": "*/*"})
    assert (told.status_code, told.json()["refused"]["key"]) == (404, "error-no-page")


# in a local network


@pytest.mark.slow
def test_everything_works_under_every_name_that_is_the_servers_own(tmp_path: Path) -> None:
    """Over plain http: pages, links, QR codes, and sockets of pages that have this name."""
    own = gethostname().lower()
    with served(tmp_path / "data", client=built(tmp_path / "client")) as server:
        for name in ("localhost", "192.168.178.20", "[fd00::1]", own, f"{own}.local"):
            site = f"{name}:{server.port}"
            named = {"host": site, "origin": f"http://{site}"}
            opened = server.http.post("/api/tables", json=server.asked(name="Ada"), headers=named).json()
            assert opened["link"] == f"http://{site}/t/{opened['table']['code']}"
            assert server.http.get(f"/t/{opened['table']['code']}", headers=named).text == SHELL
            phone = Phone(server.socket(called=site, origin=f"http://{site}"))
            phone.send({"do": "hello", "code": opened["table"]["code"]})
            assert phone.told(wire.Welcome).table.code == opened["table"]["code"]


@pytest.mark.parametrize(
    "name", ["kitchen.invented", "203.0.113.9", "127.0.0.1.kitchen.invented", "[", "a b"]
)
def test_who_calls_the_server_by_a_name_that_is_not_its_own_is_told_so(server: Server, name: str) -> None:
    """Else a page of another site, whose name leads here, could ask as a page of ours."""
    for path in ("/", "/api/games", "/assets/index-1a2b.js", "/nothing"):
        answer = server.http.get(path, headers={"host": name})
        assert (answer.status_code, answer.json()["refused"]["key"]) == (421, "error-host")
        assert len(answer.content) < 1000


def test_a_socket_under_a_name_that_is_not_the_servers_own_is_denied(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.socket(called="kitchen.invented", origin="http://kitchen.invented")
    assert refused.value.response.status_code == 421


def test_the_name_in_links_is_the_servers_own(tmp_path: Path) -> None:
    with served(tmp_path, public="https://play.example") as server:
        for host, status in (("play.example", 200), ("play.example:443", 200), ("example", 421)):
            assert server.http.get("/healthz", headers={"host": host}).status_code == status
