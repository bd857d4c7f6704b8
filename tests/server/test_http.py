"""What the server says over HTTP: tables and their links, sheets, records, lists, refusals."""

import io
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import get_args

import httpx
import pytest
import segno

from metroscribe.cli import serve
from metroscribe.core.game import Options
from metroscribe.draw import Theme
from metroscribe.games import registry
from metroscribe.records import read_record, replay
from metroscribe.server.config import Config
from metroscribe.server.web.routes import ROUTES
from metroscribe.texts import languages
from tests.server.served import GAME, TOKEN, Server, served

OTHER = "fedcba9876543210" * 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


def key_of(answer: httpx.Response) -> str:
    return str(answer.json()["refused"]["key"])


# tables


def test_a_table_is_found_by_its_code_however_it_is_written(server: Server) -> None:
    code = server.open()
    views = [server.http.get(f"/api/tables/{found}").json() for found in (code, code.lower())]
    assert [view["code"] for view in views] == [code, code]


def test_a_code_has_no_letter_that_looks_like_a_digit(server: Server) -> None:
    assert not set("".join(server.open() for _ in range(8))) & set("IO01")


def test_asked_twice_a_table_is_opened_once(server: Server) -> None:
    asked = server.asked(name="Ada")
    opened = [server.http.post("/api/tables", json=asked).json() for _ in range(2)]
    assert opened[0]["table"]["match"] == opened[1]["table"]["match"]


def test_the_same_id_of_somebody_else_opens_another_table(server: Server) -> None:
    asked = server.asked()
    codes = {
        server.http.post("/api/tables", json={**asked, "token": token}).json()["table"]["code"]
        for token in (TOKEN, OTHER)
    }
    assert len(codes) == 2


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "atlantis"}, "error-unknown-game"),
        ({"modules": ["flying-trains"]}, "error-unknown-module"),
        ({"seats": 9}, "error-seats"),
        ({"options": {"weather": "fine"}}, "error-unknown-option"),
        ({"bots": {"0": "genius"}}, "error-unknown-bot"),
        ({"bots": {"1": "random"}}, "error-no-seat"),
        ({"bots": {"9" * 5000: "random"}}, "error-no-seat"),
        ({"bots": {"first": "random"}}, "error-no-seat"),
        ({"name": "\u200b\u202e"}, "error-name"),
        ({"same_deal_as": "nothing"}, "error-no-such-deal"),
        ({"map": "not a map"}, "error-own-map"),
        ({"map": f"a = {'[' * 30_000}"}, "error-own-map"),
        ({"map": f"a = {'9' * 30_000}"}, "error-own-map"),
    ],
    ids=lambda given: str(given)[:40],
)
def test_what_a_rule_or_a_name_forbids_is_said(server: Server, wrong: dict[str, object], key: str) -> None:
    answer = server.http.post("/api/tables", json=server.asked(**wrong))
    assert (answer.status_code, key_of(answer)) == (422, key)


def test_a_map_of_ones_own_can_be_played_and_leaves_no_file(server: Server) -> None:
    text = (registry().find(GAME).folder / "map.toml").read_text(encoding="utf-8")
    before = sorted(server.config.folder.iterdir())
    code = server.open(map=text.replace("[", "# my own\n[", 1))
    assert server.http.get(f"/api/tables/{code}/blank.svg").status_code == 200
    assert sorted(server.config.folder.iterdir()) == before


# links


def test_links_carry_the_address_that_was_asked(server: Server) -> None:
    opened = server.http.post("/api/tables", json=server.asked()).json()
    code = opened["table"]["code"]
    assert opened["link"] == f"http://{server.address}/t/{code}"
    assert opened["watch"] == f"http://{server.address}/t/{code}/watch#see={opened['table']['match']}"


def test_links_and_qr_codes_carry_the_public_address_where_there_is_one(tmp_path: Path) -> None:
    with served(tmp_path, public="https://play.example") as server:
        opened = server.http.post("/api/tables", json=server.asked()).json()
        code = opened["table"]["code"]
        assert opened["link"] == f"https://play.example/t/{code}"
        assert server.http.get(f"/api/tables/{code}/qr.svg").content == qr_of(opened["link"])


def test_in_a_local_network_links_carry_the_address_that_phones_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.0.2.5")
    everywhere = Config(host=serve.EVERYWHERE, port=8000)
    assert serve.with_links(everywhere).public == "http://192.0.2.5:8000"
    assert (
        serve.with_links(replace(everywhere, public="https://play.example")).public == "https://play.example"
    )
    assert serve.with_links(Config()).public == ""


def test_the_qr_code_is_the_link(server: Server) -> None:
    code = server.open()
    answer = server.http.get(f"/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content == qr_of(f"http://{server.address}/t/{code}")


def qr_of(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", border=2, svgclass=None, lineclass=None, omitsize=True)
    return out.getvalue()


def test_a_request_without_a_name_for_the_server_gets_links_all_the_same(server: Server) -> None:
    code = server.open()
    assert server.http.get(f"/api/tables/{code}/qr.svg", headers={"host": ""}).status_code == 200


def test_no_link_holds_a_token(server: Server) -> None:
    answer = server.http.post("/api/tables", json=server.asked(name="Ada"))
    assert TOKEN not in answer.text


# a match


def test_before_the_start_there_is_neither_record_nor_sheet_but_a_blank_one(server: Server) -> None:
    code = server.open(name="Ada")
    for path in ("record", "sheets/0.svg"):
        answer = server.http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, key_of(answer)) == (409, "error-not-started")
    assert server.http.get(f"/api/tables/{code}/blank.svg").text.startswith("<svg")


@pytest.mark.slow
def test_a_sheet_shows_staged_steps_to_its_holder_only(server: Server) -> None:
    code = server.open(name="Ada", bots={"1": "random"}, seats=2)
    phone = server.join(code)
    phone.start()
    path = f"/api/tables/{code}/sheets/0.svg"
    before = server.http.get(path).text
    assert phone.you is not None
    assert phone.ask_in_turn("stage", move=phone.you.moves[0].move).refused is None
    assert server.http.get(path).text == before
    assert server.http.get(path, headers={"authorization": f"Bearer {OTHER}"}).text == before
    assert server.http.get(path, headers={b"authorization": b"Bearer \xb2"}).text == before
    assert server.http.get(path, headers={"authorization": f"Bearer {TOKEN}"}).text != before


def test_nobody_gets_a_list_of_matches(server: Server) -> None:
    server.open(name="Ada")
    for path in ("/api/finished", "/api/tables"):
        answer = server.http.get(path)
        assert answer.status_code in (404, 405)
        assert "code" not in answer.json()


def test_the_record_of_a_finished_match_can_be_played_again(server: Server, tmp_path: Path) -> None:
    code = server.open(name="Ada")
    phone = server.join(code)
    phone.start()
    running = server.http.get(f"/api/tables/{code}/record").text
    assert "deal secret" not in running
    phone.play()
    file = tmp_path / "record.txt"
    file.write_text(server.http.get(f"/api/tables/{code}/record").text, encoding="utf-8")
    record = read_record(file)
    match = replay(file, record, registry().load(GAME).rules())
    outcome = server.http.get(f"/api/tables/{code}").json()["outcome"]
    assert match.outcome is not None
    assert [score.total for score in match.outcome.scores] == outcome["result"]
    assert record.proof["secret"] == outcome["secret"]
    assert match.options == Options({})


@pytest.mark.parametrize("seat", ["1", "999", "9" * 5000, "-1", "first"])
def test_a_seat_that_is_not_there_has_no_sheet(server: Server, seat: str) -> None:
    code = server.open(name="Ada")
    server.join(code).start()
    assert server.http.get(f"/api/tables/{code}/sheets/{seat}.svg").status_code == 404


@pytest.mark.slow
@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("language", languages())
def test_blank_sheets_come_in_every_theme_and_language(server: Server, theme: str, language: str) -> None:
    path = f"/api/tables/{server.open()}/blank.svg"
    answer = server.http.get(path, params={"theme": theme, "language": language})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")


def test_a_drawing_that_is_known_already_is_not_sent_again(server: Server) -> None:
    code = server.open(name="Ada")
    phone = server.join(code)
    phone.start()
    for name in ("blank", "sheets/0"):
        path = f"/api/tables/{code}/{name}.svg"
        first = server.http.get(path)
        known = {"if-none-match": f'"other", W/{first.headers["etag"]}'}
        again = server.http.get(path, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert first.headers["cache-control"] == again.headers["cache-control"] == "no-cache"
        other = server.http.get(path, params={"language": "de"}, headers=known)
        assert (other.status_code, other.headers["etag"] != first.headers["etag"]) == (200, True)
    before = server.http.get(f"/api/tables/{code}/sheets/0.svg")
    phone.play(turns=1)
    known = {"if-none-match": before.headers["etag"]}
    assert server.http.get(f"/api/tables/{code}/sheets/0.svg", headers=known).status_code == 200


@pytest.mark.parametrize("wrong", [{"theme": "neon"}, {"theme": ""}, {"language": "tlh"}, {"language": ""}])
def test_a_theme_or_language_that_there_is_not_is_refused(server: Server, wrong: dict[str, str]) -> None:
    assert server.http.get(f"/api/tables/{server.open()}/blank.svg", params=wrong).status_code == 400


# the rest


def test_the_games_are_those_of_the_registry(server: Server) -> None:
    found = server.http.get("/api/games").json()
    assert [game["id"] for game in found] == list(registry())
    assert all(game["name"]["title"] and game["designer"] and game["seats"][0] >= 1 for game in found)


def test_health_and_figures_can_be_asked_for(server: Server) -> None:
    assert server.http.get("/healthz").json() == {"ok": True}
    assert "metroscribe_part_seconds" in server.http.get("/metrics").text


@pytest.mark.parametrize(
    ("wanted", "begins"),
    [
        ("de", "Es gibt keinen Tisch"),
        ("fr-FR, es;q=0.9, de;q=0.5", "No hay ninguna mesa"),
        ("fr,  DE-at", "Es gibt keinen Tisch"),
        ("tlh", "There is no table"),
        ("", "There is no table"),
        (",;,=", "There is no table"),
    ],
)
def test_refusals_are_said_in_the_language_of_the_browser(server: Server, wanted: str, begins: str) -> None:
    answer = server.http.get("/api/tables/NOTHING", headers={"accept-language": wanted})
    assert answer.json()["refused"]["text"].startswith(begins)


@pytest.mark.parametrize("path", ["/nothing", "/api", "/api/tables/", "/api/socket", "/t/", "/a/b/c", "/%00"])
def test_elsewhere_there_is_nothing(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, key_of(answer)) == (404, "error-no-page")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "OPTIONS"])
def test_other_methods_are_refused_and_the_right_ones_named(server: Server, method: str) -> None:
    answer = server.http.request(method, "/api/tables")
    assert (answer.status_code, key_of(answer)) == (405, "error-method")
    assert answer.headers["allow"] == "POST"


@pytest.mark.parametrize(
    "path", [route.path for route in ROUTES if "{" not in route.path and route.method == "GET"]
)
def test_heads_are_answered_without_a_body(server: Server, path: str) -> None:
    answer = server.http.head(path)
    there = path not in ("/imprint", "/privacy")  # whose files this host does not have
    assert (answer.status_code, answer.content) == (200 if there else 404, b"")


def test_only_json_is_read(server: Server) -> None:
    """A page of another site cannot send it without asking first."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = server.http.post("/api/tables", content=b"{}", headers={"content-type": kind})
        assert (answer.status_code, key_of(answer)) == (415, "error-media-type")
    answer = server.http.post("/api/tables", content=b"{}", headers={"content-type": "Application/JSON; x=y"})
    assert (answer.status_code, key_of(answer)) == (400, "error-message")


def test_a_body_that_is_too_long_is_not_read_to_its_end(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        while True:
            yield b"[" * 65536

    headers = {"content-type": "application/json"}
    with suppress(httpx.TransportError):  # it was told, but talked on until nobody listened
        assert server.http.post("/api/tables", content=endless(), headers=headers).status_code == 413
    answer = server.http.post("/api/tables", content=b" " * 131_073, headers=headers)
    assert (answer.status_code, key_of(answer)) == (413, "error-message-long")


HEAD = b"""POST /api/tables HTTP/1.1\r
Host: localhost\r
Content-Type: application/json\r
Content-Length: 100\r
\r
"""


@pytest.mark.slow
def test_a_body_that_does_not_come_is_not_awaited_for_ever(tmp_path: Path) -> None:
    with served(tmp_path, hello_seconds=0.2) as server, slow_post(server) as waiting:
        assert waiting.recv(65536).startswith(b"HTTP/1.1 408 ")


@pytest.mark.slow
def test_whoever_hangs_up_in_mid_request_is_no_fault_of_ours(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        slow_post(server).close()
        assert server.http.get("/healthz").status_code == 200
    assert server.complaints == []


def slow_post(server: Server) -> socket.socket:
    waiting = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    waiting.sendall(HEAD + b'{"id":')
    return waiting
