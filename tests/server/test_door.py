"""Tables are private: who gets a seat, by which link or whose yes, and what strangers do not get."""

from pathlib import Path

import pytest

from metroscribe.bots.levels import UNASKED
from metroscribe.server.chance import ALPHABET, CODE_LENGTH
from metroscribe.server.host.creation import KEPT_SECONDS
from metroscribe.server.match import commands as do
from metroscribe.server.match import events as ev
from metroscribe.server.match.seating import MOST_KNOCKS
from metroscribe.server.wire import messages as wire
from tests.core.coins import Coins
from tests.server.inside import ADA, BOB, EVE, Inside, run
from tests.server.judged import Judged, kinds
from tests.server.served import TOKEN, Server, served

SECRET = "the-secret-of-the-joining-link"
OTHER = "c" * 32


def private(*people: str, seats: int = 3) -> Judged:
    return Judged(Coins(), people or ["ada"], seats=seats, invite=SECRET)


def take(table: Judged, invite: str = "", name: str = "Eve", seat: int | None = None) -> do.TakeSeat:
    return do.TakeSeat(id=table.id(), name=name, invite=invite, seat=seat)


def knock(table: Judged, by: str = "eve") -> int:
    """The number that everybody is told of it with."""
    (event,) = table.ask(do.Knock(id=table.id(), name=by), by)
    assert isinstance(event, ev.Knocked)
    return table.hosted.told - 1


# the pure judge


def test_the_secret_of_the_joining_link_gives_a_seat_at_once() -> None:
    table = private()
    assert kinds(table.ask(take(table, SECRET), "eve")) == ["Seated"]


def test_without_the_secret_or_a_yes_nobody_gets_a_seat() -> None:
    table = private()
    assert table.refused(take(table), "eve") == "error-knock"
    assert table.refused(take(table, SECRET[:-1]), "eve") == "error-invite"
    assert table.refused(take(table, "\u00e9" * 9), "eve") == "error-invite"


def test_anybody_at_the_table_says_yes_and_who_knocked_sits_down() -> None:
    table = private()
    table.ask(take(table, SECRET, "Bob"), "bob")
    number = knock(table)
    for by in ("eve", "zoe", ""):
        answer = do.Admit(id=table.id(), knock=number, yes=True)
        assert table.refused(answer, by) == "error-not-seated"
    events = table.ask(do.Admit(id=table.id(), knock=number, yes=True), "bob")
    assert kinds(events) == ["Admitted", "Seated"]
    assert table.hosted.seat_of("eve") == 2
    assert table.hosted.knocks == {}


def test_a_no_gives_no_seat_and_one_may_ask_again() -> None:
    table = private()
    number = knock(table)
    assert table.refused(do.Knock(id=table.id(), name="Eve"), "eve") == "error-knocked"
    assert kinds(table.ask(do.Admit(id=table.id(), knock=number, yes=False), "ada")) == ["Admitted"]
    assert table.refused(take(table), "eve") == "error-knock"
    assert table.refused(do.Admit(id=table.id(), knock=number, yes=True), "ada") == "error-no-knock"
    knock(table)


def test_who_was_let_in_or_sat_here_needs_no_secret_to_come_again() -> None:
    table = private()
    table.ask(do.Admit(id=table.id(), knock=knock(table), yes=True), "ada")
    table.ask(do.LeaveSeat(id=table.id()), "eve")
    assert kinds(table.ask(take(table), "eve")) == ["Seated"]


def test_whom_the_host_removed_comes_back_only_by_a_yes() -> None:
    table = private()
    table.ask(take(table, SECRET), "eve")
    table.ask(do.FreeSeat(id=table.id(), seat=1), "ada")
    assert table.refused(take(table, SECRET), "eve") == "error-removed"
    number = knock(table)
    assert kinds(table.ask(do.Admit(id=table.id(), knock=number, yes=True), "ada")) == ["Admitted", "Seated"]


def test_only_so_many_can_knock_at_once_and_only_while_a_seat_is_free() -> None:
    table = private()
    for number in range(MOST_KNOCKS):
        knock(table, f"person {number}")
    assert table.refused(do.Knock(id=table.id(), name="Eve"), "eve") == "error-many-knocks"
    full = private("ada", seats=1)
    assert full.refused(do.Knock(id=full.id(), name="Eve"), "eve") == "error-full"
    assert full.refused(do.Knock(id=full.id(), name="Eve"), "") == "error-no-token"


def test_those_who_knocked_and_went_make_room_for_others() -> None:
    table = private()
    for number in range(MOST_KNOCKS):
        knock(table, f"person {number}")
    table.watched()
    events = table.ask(do.Knock(id=table.id(), name="Eve"), "eve")
    assert kinds(events) == ["Knocked", *["Admitted"] * MOST_KNOCKS]
    assert [knocked.name for knocked in table.hosted.knocks.values()] == ["Eve"]


# seats that are kept


def rematch() -> Judged:
    """Ada and Bob sat here before; nobody has come yet."""
    table = Judged(Coins(), [], {2: "random"}, seats=3, invite=SECRET, rematch_of="f" * 32)
    until = table.now + KEPT_SECONDS
    table.follow(
        [
            ev.Reserved(table.now, seat=n, name=name, holder=name, until=until)
            for n, name in enumerate(("ada", "bob"))
        ]
    )
    return table.watched()


def test_a_kept_seat_is_for_its_person_alone_until_its_time_is_over() -> None:
    table = rematch()
    table.ask(do.Arrive(), "ada")
    assert table.hosted.seat_of("ada") == 0
    assert table.refused(take(table, SECRET), "eve") == "error-reserved"
    assert table.ask(do.Arrive(), "eve") == []
    assert table.refused(do.Knock(id=table.id(), name="Bob"), "bob") == "error-seated"
    table.now += KEPT_SECONDS
    assert kinds(table.ask(take(table, SECRET), "eve")) == ["Seated"]
    assert table.hosted.seat_of("eve") == 1
    assert table.ask(do.Arrive(), "bob") == []


def test_anybody_at_a_rematch_starts_it_and_a_bot_draws_for_who_has_not_come() -> None:
    table = rematch()
    assert table.refused(do.Start(id=table.id()), "bob") == "error-not-host"
    table.ask(do.Arrive(), "bob")
    table.come("bob")
    assert kinds(table.ask(do.Start(id=table.id()), "bob")) == ["StoodIn", "Starting"]
    table.pass_time(2)
    assert table.hosted.phase == "playing"
    assert [seat.stand_in for seat in table.hosted.seats] == [UNASKED, "", ""]
    table.come("ada")
    assert kinds(table.ask(do.Return(id=table.id()), "ada")) == ["Returned"]
    assert kinds(table.answer("ada", "heads")) == ["Readied"]


# the whole server


def test_links_hold_the_secret_only_where_one_is_to_sit(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        opened = server.http.post("/api/tables", json=server.asked(name="Ada", door=None, seats=2)).json()
        code, secret = opened["table"]["code"], opened["link"].partition("#join=")[2]
        assert len(secret) >= 22
        assert opened["table"]["door"] == "link"
        assert secret not in opened["watch"]
        stranger = server.join(code, OTHER)
        told = [stranger.told(wire.Welcome), stranger.told(wire.Presence)]
        assert not any(secret in frame for frame in stranger.frames), told
        assert secret not in server.http.get(f"/api/tables/{code}").text
        assert stranger.ask("take-seat", name="Eve").refused.key == "error-knock"  # type: ignore[union-attr]
        assert stranger.ask("take-seat", name="Eve", invite=secret).refused is None
        host = server.join(code)
        assert host.told(wire.Welcome).invite == secret


def test_the_qr_code_with_the_secret_is_for_those_at_the_table(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        code = server.open(name="Ada", door="link")
        path = f"/api/tables/{code}/qr.svg"
        assert qr(server, path, None) == qr(server, path, OTHER) == 403
        assert qr(server, path, TOKEN) == 200
        assert qr(server, f"/api/tables/{server.open(door='code')}/qr.svg", None) == 200


def qr(server: Server, path: str, token: str | None) -> int:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return server.http.get(path, headers=headers).status_code


@pytest.mark.slow
def test_in_a_local_network_the_code_is_enough_unless_the_table_says_otherwise(tmp_path: Path) -> None:
    with served(tmp_path, door="code") as server:
        assert server.http.get("/api/games").json()[0]["door"] == "code"
        asked = server.asked(name="Ada", seats=2, door=None)
        table = server.http.post("/api/tables", json=asked).json()["table"]
        assert table["door"] == "code"
        assert server.join(table["code"], OTHER).ask("take-seat", name="Eve").refused is None
        private = server.open(name="Ada", seats=2, door="link")
        refused = server.join(private, OTHER).ask("take-seat", name="Eve").refused
        assert refused is not None
        assert refused.key == "error-knock"


def test_codes_are_eight_signs_that_cannot_be_confused(tmp_path: Path) -> None:
    assert CODE_LENGTH == 9
    for pair in ("O0", "Q0", "I1", "B8", "S5", "Z2", "G6", "UV"):
        assert len(set(pair) & set(ALPHABET)) <= 1
    with served(tmp_path) as server:
        code = server.open()
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(ALPHABET)


def test_nobody_can_open_a_table_under_the_id_of_a_rematch(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        await inside.ask(session, do.GiveUp(id=inside.id()), ADA)
        trap = await inside.open(EVE, id=f"rematch-{session.hosted.id}")
        await inside.ask(session, do.Rematch(id=inside.id()), BOB)
        assert session.hosted.rematch is not None
        assert session.hosted.rematch.match != trap.hosted.id
        new = await inside.host.find(session.hosted.rematch.code)
        assert new is not None
        assert new.hosted.host == BOB

    run(tmp_path, story)


def test_who_says_hello_at_a_rematch_sits_where_they_sat(tmp_path: Path) -> None:
    async def story(inside: Inside) -> None:
        session = await inside.begun(ADA, BOB)
        await inside.ask(session, do.GiveUp(id=inside.id()), ADA)
        await inside.ask(session, do.Rematch(id=inside.id()), BOB)
        assert session.hosted.rematch is not None
        new = await inside.host.find(session.hosted.rematch.code)
        assert new is not None
        ear = inside.ear(new, ADA)
        await inside.until(lambda: new.hosted.seat_of(ADA) == 0)
        assert ear.told(wire.Welcome)[0].table.seats[0].kind == "reserved"
        assert new.hosted.seat_of(BOB) is None

    run(tmp_path, story)
