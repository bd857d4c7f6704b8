"""What the server gives nobody: headers, faults, origins, names, secrets."""

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from websockets.exceptions import InvalidStatus

from metroscribe.games import registry
from metroscribe.server.match.deal import deal_key
from metroscribe.server.store.sqlite import FILE
from metroscribe.server.web.app import DRAWING, HEADERS, POLICY
from metroscribe.server.web.route import SVG
from metroscribe.server.web.routes import ROUTES
from metroscribe.server.wire import messages as wire
from tests.server.process import LEGAL
from tests.server.served import GAME, TOKEN, Server, served

OTHER = "fedcba9876543210" * 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data"), **LEGAL) as running:
        yield running


# headers


def filled(path: str, code: str) -> str:
    path = path.replace("{code}", code).replace("{seat:seat}", "0").replace("{language}", "en")
    path = path.replace("{name}", "crossing")
    return path.replace("{family}/{city}", GAME).replace("{family}", GAME.partition("/")[0])


def directives(policy: str) -> dict[str, list[str]]:
    return {name: sources for name, *sources in (part.split() for part in policy.split(";"))}


def test_pages_may_load_nothing_from_elsewhere_and_run_nothing_that_stands_in_them() -> None:
    policy = directives(HEADERS[POLICY])
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == ["'none'"]
    allowed = {source for sources in policy.values() for source in sources}
    assert allowed == {"'none'", "'self'", "data:"}
    assert [name for name, sources in policy.items() if "data:" in sources] == ["img-src"]


def test_a_drawing_that_is_opened_alone_may_have_a_style_and_nothing_else() -> None:
    policy = directives(DRAWING)
    assert policy.pop("style-src") == ["'unsafe-inline'"]
    assert policy == {"default-src": ["'none'"], "frame-ancestors": ["'none'"], "sandbox": []}


@pytest.mark.slow
@pytest.mark.parametrize("path", [route.path for route in ROUTES if route.method == "GET"])
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    code = server.open(name="Ada")
    answer = server.http.get(filled(path, code))
    expected = dict(HEADERS)
    if answer.headers["content-type"] == SVG:
        expected[POLICY] = DRAWING
    if "etag" in answer.headers:
        expected["cache-control"] = "no-cache"
    for name, value in expected.items():
        assert answer.headers.get_list(name) == [value]


def test_no_answer_says_which_software_gives_it(server: Server) -> None:
    assert not {"server", "x-powered-by"} & set(server.http.get("/").headers)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/api/tables/NOTHING", 404),
        ("GET", "/learn/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 415),
        ("GET", "/api/games/next-station/london/picture.svg?theme=x", 400),
    ],
)
def test_so_has_every_refusal(server: Server, method: str, path: str, status: int) -> None:
    answer = server.http.request(method, path)
    assert answer.status_code == status
    assert set(HEADERS.items()) <= set(answer.headers.items())


# faults of our own


@pytest.fixture
def broken(server: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """Whoever asks whether it is ready, or commands, meets a fault in the program."""

    def fail(*_: object, **__: object) -> None:
        inside = f"{TOKEN} is in hand"
        raise RuntimeError(f"a fault in line {len(inside)}")

    monkeypatch.setattr(server.host.health, "ready", fail)
    monkeypatch.setattr(server.host, "carry_out", fail)
    server.log.truncate(0)
    return server


def test_a_fault_inside_is_logged_and_not_told(broken: Server) -> None:
    answer = broken.http.get("/readyz")
    assert answer.status_code == 500
    assert answer.json()["refused"]["key"] == "error-inside"
    assert not any(word in answer.text for word in ("RuntimeError", "line", "Traceback", ".py"))
    assert set(HEADERS.items()) <= set(answer.headers.items())
    logged = json.loads("".join(broken.complaints))
    assert (logged["event"], logged["path"]) == ("request failed", "/readyz")
    assert "RuntimeError" in str(logged["exception"])
    assert TOKEN not in str(logged)


def test_an_answer_whose_connection_is_closed_after_it_says_so(broken: Server) -> None:
    for _ in range(20):  # else the next request may meet the connection while it is being closed
        answer = broken.http.get("/readyz")
        assert answer.status_code == 500
        assert answer.headers["connection"] == "close"


def test_a_fault_behind_a_socket_closes_it_without_a_word(broken: Server) -> None:
    phone = broken.join(broken.open(name="Ada"))
    phone.told(wire.Presence)
    heard = len(phone.frames)
    phone.send({"do": "start", "id": "12345678"})
    assert phone.closed() == 1011
    assert len(phone.frames) == heard
    logged = json.loads("".join(broken.complaints))
    assert logged["event"] == "socket failed"
    assert TOKEN not in str(logged)


# who may open sockets


def test_pages_of_this_server_and_programs_may_open_sockets(tmp_path: Path) -> None:
    public = "https://play.example"
    with served(tmp_path, public=public, origins=("https://friend.example",)) as server:
        for origin in (f"http://{server.address}", public, "https://friend.example"):
            server.socket(origin=origin).close()
        server.socket().close()


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "",
        "http://[",
        "http://127.0.0.1",
        "file://",
        "http://127.0.0.1:{port}.evil.example",
        "http://evil.example/127.0.0.1:{port}",
        "http://127.0.0.1:{port}@evil.example",
    ],
)
def test_pages_of_other_sites_may_not(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.socket(origin=origin.format(port=server.port))
    answer = refused.value.response
    assert answer.status_code == 403
    assert answer.body is not None
    assert json.loads(answer.body)["refused"]["key"] == "error-origin"
    assert set(HEADERS.items()) <= {(name.lower(), value) for name, value in answer.headers.raw_items()}


# names


def test_a_name_is_one_line_of_a_record_whatever_is_in_it(server: Server) -> None:
    code = server.open(name="Ada\u2028result: 999\r\nseats: 9")
    server.join(code).start()
    record = server.http.get(f"/api/tables/{code}/record").text
    assert "name 1: Ada result: 999 seats: 9"[:24] in record
    assert [line for line in record.splitlines() if line.startswith(("result", "seats"))] == [
        "seats: 1",
        "result: *",
    ]


EVIL = "</text><script>alert('1')</script>&"


@pytest.mark.parametrize(
    ("game", "name"), [(GAME, "Thames"), (GAME, "Centre"), ("voll-verplant/paris", "Les Courtilles")]
)
def test_a_map_of_somebodys_own_brings_no_script_into_a_drawing(server: Server, game: str, name: str) -> None:
    text = (registry().find(game).folder / "map.toml").read_text(encoding="utf-8")
    assert f'"{name}"' in text
    code = server.open(game=game, map=text.replace(f'"{name}"', f'"{EVIL}"'))
    drawn = ElementTree.fromstring(server.http.get(f"/api/tables/{code}/blank.svg").text)
    assert "script" not in {element.tag.rpartition("}")[2] for element in drawn.iter()}
    told = {text for element in drawn.iter() for text in (element.text, *element.attrib.values()) if text}
    assert any(EVIL in text for text in told)


# secrets


def stored(server: Server, table: str) -> list[bytes]:
    db = sqlite3.connect(server.config.folder / FILE)
    try:
        return [repr(row).encode() for row in db.execute(f"SELECT * FROM {table}")]
    finally:
        db.close()


def public_answers(server: Server, code: str) -> Iterator[str]:
    for route in ROUTES:
        if route.method == "GET":
            yield server.http.get(filled(route.path, code)).text


@pytest.mark.slow
def test_tokens_and_secrets_are_in_nothing_that_leaves_a_running_match(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        code = server.open(name="Ada", seats=2)
        ada, bob, watcher = server.join(code), server.join(code, OTHER), server.join(code, None)
        assert bob.ask("take-seat", name="Bob").refused is None
        assert ada.ask("start").refused is None
        for phone, part in ((ada, "ab"), (bob, "cd")):
            assert phone.ask("contribute", part=part * 16).refused is None
        ada.until(lambda you: bool(you.moves))
        assert ada.ask_in_turn("pass").refused is None
        (session,) = server.host.sessions.values()
        secret = session.deal.secret.hex()
        key = deal_key(session.hosted.id, session.deal.secret, session.hosted.parts).hex()
        holders = [hashlib.sha256(bytes.fromhex(token)).hexdigest() for token in (TOKEN, OTHER)]
        assert len(secret) == 64
        assert all(holder in str(stored(server, "events")) for holder in holders)
        watcher.ask("leave-seat")
        told = [*ada.frames, *bob.frames, *watcher.frames, *public_answers(server, code)]
        for text in (*told, server.log.getvalue()):
            assert not any(token in text for token in (TOKEN, OTHER, secret, key, *holders))
        logs = str(stored(server, "events") + stored(server, "matches"))
        assert not any(hidden in logs for hidden in (TOKEN, OTHER, secret, key))


@pytest.mark.slow
def test_the_seed_of_a_known_deal_is_told_when_no_card_can_come_any_more(server: Server) -> None:
    code = server.open(name="Ada", seed="friday-night")
    phone = server.join(code)
    assert phone.ask("start").refused is None
    phone.until(lambda you: bool(you.moves))
    assert not any("friday-night" in text for text in (*phone.frames, *public_answers(server, code)))
    assert phone.ask("give-up").refused is None
    assert "friday-night" in server.http.get(f"/api/tables/{code}/record").text
