"""Every GET is cheap: what takes long is made beside the event loop, once, and not sent to whoever has it."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest

from metroscribe import draw
from metroscribe.server.host.kept import Wanted
from metroscribe.server.match.state import Hosted
from metroscribe.server.web.route import KNOWN, Route
from metroscribe.server.web.routes import ROUTES
from metroscribe.texts import languages
from tests.server.process import LEGAL
from tests.server.served import GAME, PATIENCE, TOKEN, Server, served, wait_until
from tests.server.test_safety import filled

GETS = [route for route in ROUTES if route.method == "GET"]
LIVE = {"/healthz", "/readyz", "/metrics", "/api/tables/{code}"}
"""Answers of a moment, which nobody keeps."""
MADE_ANEW = {"/metrics", "/api/bots"}
"""Beside the event loop every time, since they tell of the moment."""
HOLDER = {"authorization": f"Bearer {TOKEN}"}
every_get = pytest.mark.parametrize("route", GETS, ids=lambda route: route.path)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data"), proxies=(ip_network("127.0.0.1"),), **LEGAL) as running:
        yield running


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    """A table at which a match is going on."""
    found = server.open(name="Ada", bots={"1": "random"}, seats=2)
    phone = server.join(found)
    phone.start()
    phone.play(turns=2)
    return found


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads in which answers are made, one for each that is."""
    threads, make = list[str](), Wanted.answer

    def counted(wanted: Wanted) -> Any:
        threads.append(threading.current_thread().name)
        return make(wanted)

    monkeypatch.setattr(Wanted, "answer", counted)
    return threads


# every route


@pytest.mark.slow
@every_get
def test_every_get_has_a_strong_tag_by_which_it_need_not_be_sent_again(
    server: Server, code: str, route: Route
) -> None:
    for coding in ("gzip", "identity"):
        asked = {"accept-encoding": coding}
        first = server.http.get(filled(route.path, code), headers=asked)
        assert first.status_code == 200
        if route.path in LIVE:
            assert (first.headers["cache-control"], "etag" in first.headers) == ("no-store", False)
            continue
        assert first.headers["etag"].startswith('"')
        assert "accept-encoding" in first.headers["vary"]
        known = {**asked, "if-none-match": first.headers["etag"]}
        again = server.http.get(filled(route.path, code), headers=known)
        assert (again.status_code, again.content) == (304, b"")
        for name in ("etag", "vary", "cache-control"):
            assert again.headers[name] == first.headers[name]


@every_get
def test_asked_for_again_nothing_is_made(server: Server, code: str, route: Route, made: list[str]) -> None:
    path = filled(route.path, code)
    server.http.get(path)
    first = len(made)
    server.http.get(path)
    server.http.get(path, headers={"accept-encoding": "identity"})
    assert len(made) - first == (2 if route.path in MADE_ANEW else 0)
    assert all(thread.startswith("maker") for thread in made)


@every_get
def test_what_a_server_makes_for_the_first_time_it_makes_beside_the_event_loop(
    server: Server, code: str, route: Route, made: list[str]
) -> None:
    """Whatever has a tag went that way, or is a file of the client."""
    server.inside(lambda: server.host.kept.__init__(server.config, server.host.makers))  # type: ignore[misc]
    answer = server.http.get(filled(route.path, code))
    page = route.answer == "text/html"
    assert len(made) == ((route.path not in LIVE and not page) or route.path in MADE_ANEW)
    assert answer.status_code == 200
    assert all(thread.startswith("maker") for thread in made)


@every_get
def test_a_head_tells_what_a_get_would_and_sends_nothing(server: Server, code: str, route: Route) -> None:
    path = filled(route.path, code)
    got, head = server.http.get(path), server.http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "etag", "vary", "cache-control", "content-encoding"):
        assert head.headers.get(name) == got.headers.get(name)


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        *(("gzip", True), ("br, gzip", True), ("GZIP;q=0.5", True), ("deflate, gzip;q=1.0, *;q=0.5", True)),
        *(("", False), ("identity", False), ("br", False), ("gzip;q=0", False), ("gzip; q=0.000", False)),
        *(("x-gzip", False), (",,;;=", False), ("x," * KNOWN + "gzip", False)),
    ],
    ids=lambda given: str(given)[:30],
)
def test_what_is_packed_goes_to_whoever_takes_it(server: Server, accepted: str, packed: bool) -> None:
    plain = server.http.get("/api/games", headers={"accept-encoding": "identity"})
    answer = server.http.get("/api/games", headers={"accept-encoding": accepted})
    assert ("content-encoding" in answer.headers) == packed
    assert (answer.headers["etag"] == plain.headers["etag"]) == (not packed)
    assert answer.json() == plain.json()


# who sees what


def test_the_qr_code_of_a_private_table_is_for_those_at_it_whatever_tag_a_stranger_names(
    server: Server,
) -> None:
    asked = server.asked(name="Ada", door="link")
    path = f"/api/tables/{server.http.post('/api/tables', json=asked).json()['table']['code']}/qr.svg"
    own = server.http.get(path, headers=HOLDER)
    assert (own.status_code, own.headers["cache-control"]) == (200, "no-store")
    assert "authorization" in own.headers["vary"]
    tag = {"if-none-match": own.headers["etag"]}
    assert server.http.get(path, headers={**HOLDER, **tag}).status_code == 304
    for stranger in ({}, {"authorization": f"Bearer {TOKEN[::-1]}"}):
        assert server.http.get(path, headers={**stranger, **tag}).status_code == 403


@pytest.mark.slow
def test_what_is_staged_is_kept_for_its_holder_alone(server: Server) -> None:
    code = server.open(name="Ada")
    phone, path = server.join(code), f"/api/tables/{code}/sheets/0.svg"
    phone.start()
    before = server.http.get(path)
    assert phone.you is not None
    assert phone.ask_in_turn("stage", move=phone.you.moves[0].move).refused is None
    own = server.http.get(path, headers=HOLDER)
    assert own.headers["etag"] != before.headers["etag"]
    assert server.http.get(path).text == before.text
    asked = {"if-none-match": own.headers["etag"]}
    assert server.http.get(path, headers=asked).status_code == 200
    assert server.http.get(path, headers={**asked, **HOLDER}).status_code == 304


def test_what_is_told_of_a_running_match_is_never_of_an_earlier_turn(server: Server) -> None:
    code = server.open(name="Ada")
    phone = server.join(code)
    phone.start()
    paths = [f"/api/tables/{code}/{name}" for name in ("record", "sheets/0", "replay/0")]
    for turn in range(4):
        record, sheet, replay = (server.http.get(path) for path in paths)
        assert record.text.count("\n1.") >= 1
        assert (sheet.json()["turn"], len(replay.json()["turns"])) == (turn, turn)
        assert [server.http.get(path).headers["etag"] for path in paths] == [
            answer.headers["etag"] for answer in (record, sheet, replay)
        ]
        phone.play(turns=1)


def test_a_record_has_the_names_of_now(server: Server) -> None:
    code = server.open(name="Ada")
    phone, path = server.join(code), f"/api/tables/{code}/record"
    phone.start()
    assert "name 1: Ada" in server.http.get(path).text
    assert phone.ask("rename", name="Lovelace").refused is None
    assert "name 1: Lovelace" in server.http.get(path).text


def test_maps_that_play_alike_and_look_different_are_drawn_each_as_it_is(server: Server) -> None:
    text = (server.host.library.registry.find(GAME).folder / "map.toml").read_text(encoding="utf-8")
    codes = [server.open(map=text.replace('"Thames"', f'"{name}"')) for name in ("Styx", "Lethe")]
    views = [server.http.get(f"/api/tables/{code}").json()["map"] for code in codes]
    assert views[0] == views[1]
    drawn = [server.http.get(f"/api/tables/{code}/blank.svg").text for code in codes]
    assert [[name in drawing for name in ("Styx", "Lethe")] for drawing in drawn] == [
        [True, False],
        [False, True],
    ]


# floods


class Slow:
    """Pictures take until they may be finished; how many are drawn at once is noted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open, self._lock, self._draw = threading.Event(), threading.Lock(), draw.picture
        self.now = self.most = self.begun = 0
        monkeypatch.setattr(draw, "picture", self._picture)

    def _picture(self, *given: Any) -> str:
        with self._lock:
            self.now, self.begun = self.now + 1, self.begun + 1
            self.most = max(self.most, self.now)
        assert self.open.wait(PATIENCE)
        with self._lock:
            self.now -= 1
        return self._draw(*given)


def from_address(server: Server, path: str, address: str) -> httpx.Response:
    return server.http.get(path, headers={"x-forwarded-for": address, "accept-language": "de"})


@pytest.mark.slow
def test_a_flood_of_first_drawings_waits_or_is_refused_and_everybody_else_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, proxies = Slow(monkeypatch), (ip_network("127.0.0.1"),)
    with served(tmp_path, proxies=proxies, makers=2, waiting_per_address=3) as server:
        code = server.open(name="Ada")
        phone = server.join(code)
        phone.start()
        server.http.get("/api/games")
        games = sorted(server.host.library.registry)[:5]
        paths = [
            f"/api/games/{game}/picture.svg?theme={theme}" for game in games for theme in ("light", "dark")
        ]
        with ThreadPoolExecutor(len(paths)) as eve:
            flood = [eve.submit(from_address, server, path, "198.51.100.66") for path in paths]
            wait_until(lambda: sum(one.done() for one in flood) == len(paths) - 5 and slow.now == 2)
            for path in ("/healthz", "/api/games", f"/api/tables/{code}", "/"):
                assert from_address(server, path, "198.51.100.1").status_code == 200
            phone.play(turns=1)
            assert (slow.begun, slow.now) == (2, 2)
            slow.open.set()
            answers = [one.result(PATIENCE) for one in flood]
        refused = [answer for answer in answers if answer.status_code == 503]
        assert len(refused) == len(paths) - 5
        assert {answer.json()["refused"]["text"].partition(".")[0] for answer in refused} == {
            "Der Server ist überlastet"
        }
        assert all(int(answer.headers["retry-after"]) > 0 for answer in refused)
        assert [answer.status_code for answer in answers if answer not in refused] == [200] * 5
        assert slow.most == 2


def test_a_match_is_read_from_its_log_beside_the_event_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads, follow = set[str](), Hosted.follow

    def noted(hosted: Hosted, change: Any) -> None:
        threads.add(threading.current_thread().name.partition("_")[0])
        follow(hosted, change)

    monkeypatch.setattr(Hosted, "follow", noted)
    found = server.open(name="Ada")
    server.inside(server.host.sessions.clear)
    threads.clear()
    assert server.http.get(f"/api/tables/{found}").status_code == 200
    assert threads == {"maker"}


# long heads


@pytest.mark.parametrize("language", languages())
def test_a_long_address_or_head_is_not_read(server: Server, language: str) -> None:
    spoken = {"accept-language": language}
    beginnings = {"en": "The message is too long", "de": "Die Nachricht ist zu lang", "es": "El mensaje es"}
    for status, path, head in (
        (414, f"/api/games?{'a&' * 1025}", {}),
        (431, "/api/games", {"x-more": "a" * 16_384}),
        (431, f"/{'a' * 16_384}", {}),
    ):
        answer = server.http.get(path, headers={**spoken, **head})
        assert answer.status_code == status
        assert answer.json()["refused"]["key"] == "error-message-long"
        assert answer.json()["refused"]["text"].startswith(beginnings[language])
    assert server.http.get(f"/api/games?{'a' * 2048}", headers={"x-more": "a" * 15_000}).status_code == 200


def test_only_the_first_wishes_for_a_language_are_heard(server: Server) -> None:
    path = "/api/tables/NOTHING"
    for wishes, begins in (("xx," * 10 + "de", "Es gibt"), ("xx," * 1000 + "de", "There is")):
        told = server.http.get(path, headers={"accept-language": wishes}).json()
        assert told["refused"]["text"].startswith(begins)
