"""What attackers do, each bounded in time, in a process of its own.

`python -m tests.attacks.attackers NAME PORT SECONDS SCALE` attacks a server on this machine.

They come from addresses of the loopback network that no honest player uses, and print how often they were
answered, refused or cut off.
"""

import asyncio
import json
import os
import socket
import sys
import time
from collections.abc import Callable, Coroutine
from itertools import count, cycle
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from tests.attacks.target import Target, many

ALPHABET = "ACDEFHJKLMNPRTUWXY34679"
PIECES = 400
"""Frames that are written at once."""
Attack = Callable[[Target], Coroutine[Any, Any, None]]


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def raw_socket(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A handshake by hand, and nothing that would bound what is sent after it."""
    reader, writer = await target.stream()
    way: socket.socket = writer.get_extra_info("socket")
    way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    key = "AAAAAAAAAAAAAAAAAAAAAA=="
    head = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\nUpgrade: websocket\r\n"
    head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    writer.write(head.encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def flood(target: Target, frames: bytes) -> None:
    """Written as fast as they are taken; two kilobytes are read every three seconds."""
    reader, writer = await raw_socket(target)
    read = time.monotonic()
    try:
        while target.goes_on:
            writer.write(frames)
            async with asyncio.timeout(5):
                await writer.drain()
            target.met["written"] += PIECES
            if time.monotonic() > read + 3:
                read = time.monotonic()
                await reader.read(2048)
    finally:
        writer.transport.abort()


async def pings(target: Target) -> None:
    """C1"""
    frames = masked(Opcode.PING, b"x" * 125) * PIECES
    await many(target, 8, lambda _: flood(target, frames))


async def continuations(target: Target) -> None:
    """C1b"""
    first, more = masked(Opcode.TEXT, b"", fin=False), masked(Opcode.CONT, b"", fin=False) * PIECES
    await many(target, 8, lambda _: flood(target, first + more))


async def idle_connections(target: Target) -> None:
    """M4: connections that say nothing."""
    await _held(target, 1100, b"")


async def slow_heads(target: Target) -> None:
    """One letter of a request every second."""
    await _held(target, 1100, b"x")


async def _held(target: Target, number: int, letter: bytes) -> None:
    async def hold(_: int) -> None:
        _reader, writer = await target.stream()
        try:
            writer.write(b"GET / HTTP/1.1\r\nX-" if letter else b"")
            target.met["opened"] += 1
            while target.goes_on and not writer.is_closing():
                writer.write(letter)
                await writer.drain()
                await asyncio.sleep(1)
        finally:
            writer.transport.abort()

    await many(target, number, hold)


async def slow_bodies(target: Target) -> None:
    """Requests whose body never comes: each is under way until it is given up."""

    async def hold(own: int) -> None:
        reader, writer = await target.stream(f"127.5.{own % 4}.1")
        try:
            head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
            writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode())
            target.met["held"] += 1
            target.met[(await reader.read(12)).decode() or "cut off"] += 1
        finally:
            writer.transport.abort()

    await many(target, 256, hold)


async def hellos(target: Target) -> None:
    """Sockets at one table that come and go, each of which everybody there would be told of."""
    code = await target.open("127.4.0.1", "e" * 32, name="Mallory")

    async def come(own: int) -> None:
        async with asyncio.timeout(20), await target.socket(code, None, f"127.4.{own % 4}.1") as phone:
            told = json.loads(await phone.recv())
            target.met[str(told["say"])] += 1
            await asyncio.sleep(2 if own % 2 else 0)

    await many(target, 400, come)


async def tabs(target: Target) -> None:
    """One seat, opened again and again."""
    code = await target.open("127.3.0.1", "e" * 32, name="Mallory")

    async def come(_: int) -> None:
        async with asyncio.timeout(20), await target.socket(code, "e" * 32, "127.3.0.1") as phone:
            while target.goes_on:
                told = json.loads(await phone.recv())
                target.met[str(told["say"])] += 1

    await many(target, 1100, come)


async def guesses(target: Target) -> None:
    """M1: codes that are tried, from sixty addresses."""
    numbers = count()

    def code() -> str:
        number = next(numbers)
        return "".join(ALPHABET[number // 23**place % 23] for place in range(9))

    async def guess(_: int) -> None:
        async with await target.browser() as browser:
            for _ in range(50):
                status, _body = await browser.ask("GET", f"/api/tables/{code()}")
                target.met[str(status)] += 1

    await many(target, 24, guess)


async def rematches(target: Target) -> None:
    """M2: give up, rematch, sit down, begin, give up."""

    async def loop(own: int) -> None:
        token, address = f"{own:032x}", "127.9.9.9"
        code = await target.open(address, token, name="Mallory")
        while target.goes_on and code:
            async with asyncio.timeout(10), await target.socket(code, token, address) as phone:
                code = await _give_up(target, phone)

    await many(target, 8, loop)


async def _give_up(target: Target, phone: ClientConnection) -> str:
    """The code of the rematch; nothing where there is none."""
    ids = count()
    for command in ("start", "contribute", "give-up", "rematch"):
        more = {"part": "ab" * 16} if command == "contribute" else {}
        asked = f"{command}-{next(ids)}-{os.urandom(4).hex()}"
        await phone.send(json.dumps({"do": command, "id": asked, **more}))
        while (told := json.loads(await phone.recv())).get("id") != asked:
            for event in told.get("events", ()):
                if event.get("event") == "rematch":
                    target.met["rematch"] += 1
                    return str(event.get("code", ""))
        if told["refused"]:
            target.met[told["refused"]["key"]] += 1
            if command == "rematch":
                return ""
    while True:
        for event in json.loads(await phone.recv()).get("events", ()):
            if event.get("event") == "rematch":
                target.met["rematch"] += 1
                return str(event.get("code", ""))


async def thinkers(target: Target) -> None:
    """M3: tables full of bots that would think for ever."""

    async def seat(own: int) -> None:
        token, address = f"{own:032x}", f"127.8.{own % 4}.1"
        code = await target.open(
            address,
            token,
            name="Mallory",
            seats=6,
            game="voll-verplant/paris",
            pace="at-once",
            bots={str(number): "mastermind" for number in range(1, 6)},
        )
        if not code:
            await asyncio.sleep(target.seconds)
            return
        async with await target.socket(code, token, address) as phone:
            await _play(target, phone)

    await many(target, 60, seat)


async def _play(target: Target, phone: ClientConnection) -> None:
    """Always the last step that is offered, as fast as it goes."""
    you: dict[str, object] = {}
    await phone.send(json.dumps({"do": "start", "id": "start-it"}))
    await phone.send(json.dumps({"do": "contribute", "id": "mix-it-in", "part": "ab" * 16}))
    while target.goes_on:
        told = json.loads(await phone.recv())
        if told["say"] in ("you", "welcome"):
            you = {**you, **(told if told["say"] == "you" else told["you"] or {})}
        if told["say"] != "you" or you.get("ready"):
            continue
        moves = you.get("moves") or ()
        step = {"do": "stage", "move": moves[-1]["move"], "ready": True} if moves else {"do": "ready"}  # type: ignore[index]
        await phone.send(
            json.dumps({**step, "id": os.urandom(8).hex(), "turn": you.get("turn", 0), "n": you.get("n", 0)})
        )
        target.met["steps"] += 1


async def requests(target: Target) -> None:
    """M4: what cost most to answer, over and over, from 256 connections."""
    code = await target.open("127.7.0.1", "e" * 32, name="Mallory")
    paths = [
        f"/api/tables/{code}/qr.svg",
        "/api/socket.json",
        "/openapi.json",
        *(f"/api/tables/{code}/blank.svg?theme={theme}" for theme in ("light", "dark")),
        "/api/games/next-station/tokyo/guide",
        "/api/games/next-station/tokyo/cards.svg",
        "/api/texts/de",
    ]
    follow = cycle(paths)

    async def ask(own: int) -> None:
        async with await target.browser(f"127.7.{own % 16}.1") as browser:
            while target.goes_on:
                status, _body = await browser.ask("GET", next(follow))
                target.met[str(status)] += 1

    await many(target, 256, ask)


async def overload(target: Target) -> None:
    """Smaller 13: commands of four hundred tables, all as fast as they are taken."""
    codes = dict[int, str]()

    async def drive(own: int) -> None:
        token, address = f"{own:032x}", f"127.6.{own % 40}.1"
        if not codes.get(own):
            codes[own] = await target.open(address, token, name="Mallory")
        async with await target.socket(codes[own], token, address) as phone:
            for number in count():
                await phone.send(
                    json.dumps({"do": "rename", "id": f"rename-{own}-{number}", "name": f"M{number}"})
                )
                while (told := json.loads(await phone.recv())).get("say") != "answer":
                    pass
                target.met["busy" if told["retry"] else "answered"] += 1

    await many(target, 400, drive)


async def denied_sockets(target: Target) -> None:
    """Smaller 11: sockets that are refused, each of which was a line in the log."""

    async def ask(_: int) -> None:
        try:
            await connect(
                f"ws://127.0.0.1:{target.port}/api/socket",
                origin=Origin("http://evil.example"),
                proxy=None,
            )
        except InvalidStatus as refused:
            target.met[str(refused.response.status_code)] += 1

    await many(target, 8, ask)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        pings,
        continuations,
        slow_heads,
        idle_connections,
        slow_bodies,
        hellos,
        tabs,
        guesses,
        rematches,
        thinkers,
        requests,
        denied_sockets,
        overload,
    )
}


def main() -> None:
    name, port, seconds, scale = sys.argv[1], int(sys.argv[2]), *map(float, sys.argv[3:])
    target = Target(port, seconds, scale)
    asyncio.run(ATTACKS[name](target))
    print(json.dumps(target.met))


if __name__ == "__main__":
    main()
