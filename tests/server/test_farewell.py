"""Before a server ends, what was begun is answered, nothing new is begun, and everybody is told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from metroscribe.server.web import farewell as leaving
from metroscribe.server.web.farewell import Farewell, farewell
from metroscribe.server.wire import messages as wire
from tests.server.served import Phone, Server, served, wait_until

pytestmark = pytest.mark.slow
OTHER = "ab" * 16


def slow_store(server: Server, monkeypatch: pytest.MonkeyPatch, seconds: float) -> list[str]:
    """The disk takes its time; the matches that wait for it, or have."""
    append, tried = server.store.append, list[str]()

    async def slowly(match: str, *rest: Any) -> None:
        tried.append(match)
        await asyncio.sleep(seconds)
        await append(match, *rest)

    monkeypatch.setattr(server.store, "append", slowly)
    return tried


def left(server: Server) -> Farewell:
    return server.wait_for(farewell(server.host, server.app.state.sockets))


def said(phone: Phone) -> list[wire.Told]:
    assert phone.closed() == 1012
    return phone._waiting


def test_a_command_that_was_begun_is_stored_and_answered_before_the_restart_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as server:
        code = server.open(name="Ada")
        ada, watcher = server.join(code), server.join(code, None)
        for phone in (ada, watcher):
            phone.told(wire.Welcome)
        tried = slow_store(server, monkeypatch, 0.2)
        ada.send({"do": "rename", "id": "command-1", "name": "Ida"})
        wait_until(lambda: bool(tried))
        assert left(server) == Farewell(2, saved=True)
        answer, last = (told for told in said(ada) if isinstance(told, wire.Answer | wire.Restart))
        assert isinstance(answer, wire.Answer)
        assert answer.refused is None
        assert last == said(watcher)[-1] == wire.Restart(saved=True)
        (session,) = server.host.sessions.values()
        assert session.hosted.seats[0].name == "Ida"


def test_what_takes_longer_than_a_server_may_is_not_called_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "DRAIN", 0.05)
    with served(tmp_path) as server:
        ada = server.join(server.open(name="Ada"))
        tried = slow_store(server, monkeypatch, 0.5)
        ada.send({"do": "rename", "id": "command-1", "name": "Ida"})
        wait_until(lambda: bool(tried))
        assert left(server).saved is False
        assert said(ada)[-1] == wire.Restart(saved=False)


def test_nothing_new_is_begun_by_a_server_that_is_about_to_end(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada = server.join(server.open(name="Ada"))
        ada.told(wire.Welcome)
        (session,) = server.host.sessions.values()
        before = session.hosted.seq
        server.inside(server.host.hold)
        ada.send({"do": "rename", "id": "command-1", "name": "Ida"})
        assert server.http.post("/api/tables", json=server.asked()).status_code == 503
        assert left(server) == Farewell(1, saved=True)
        assert [type(told) for told in said(ada)][-1] is wire.Restart
        assert session.hosted.seq == before
