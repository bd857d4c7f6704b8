"""Frames that no client of ours would send, by the thousand, and always the same ones."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from metroscribe.core.rng import Stream

DEEP, HUGE = 3000, 20_000
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1.5,
    10**9,
    2**31,
    2**63,
    2**64,
    10**400,
    1e308,
    "",
    "-",
    "\0",
    "\u202e\u2028",
    "é" * 70,
    "x" * 2000,
    "12345678\n",
    [],
    {},
    [[]],
    {"do": "ready"},
    ["stage"],
)
LETTERS = 'ab"\\{}[]:,0179.eE-+tfn \t\n\x00\x7fé\u2028😀'
BYTES = (b"\xff", b"\x80", b"\xc0\xaf", b"\xed\xa0\x80", b"\x00", b'"', b"{", b"\\u", b"\\ud800", b"1e999")


@dataclass(frozen=True, slots=True)
class Frame:
    data: bytes
    text: bool = True


class Noise:
    """`commands` are the kinds of messages that it distorts, complete and right."""

    def __init__(self, seed: str, commands: list[dict[str, Any]]) -> None:
        self._stream, self._ids, self._commands = Stream(seed, "noise"), count(), commands
        self._kinds: tuple[Callable[[], Frame], ...] = (
            self._right,
            self._right_in_binary,
            self._wrong_type,
            self._wrong_type,
            self._wrong_tag,
            self._field_too_many,
            self._field_missing,
            self._field_twice,
            self._mutated,
            self._mutated,
            self._cut,
            self._random_bytes,
            self._random_text,
            self._not_letters,
            self._deep,
            self._long,
        )

    def frames(self, number: int) -> Iterator[Frame]:
        for _ in range(number):
            yield self._stream.choice(self._kinds)()

    def message(self) -> dict[str, Any]:
        found = dict(self._stream.choice(self._commands))
        if "id" in found:
            found["id"] = f"noise-{next(self._ids):08}"
        return found

    def _text(self, message: Any) -> Frame:
        return Frame(json.dumps(message).encode())

    def _right(self) -> Frame:
        return self._text(self.message())

    def _right_in_binary(self) -> Frame:
        return Frame(self._right().data, text=False)

    def _wrong_type(self) -> Frame:
        message = self.message()
        message[self._stream.choice(sorted(message))] = self._stream.choice(ODD)
        return self._text(message)

    def _wrong_tag(self) -> Frame:
        tags = ("", "fly", "welcome", "you", "STAGE", "stage ", "tick", "bot-plays", "resume", "lead-to")
        return self._text({**self.message(), "do": self._stream.choice(tags)})

    def _field_too_many(self) -> Frame:
        name = self._stream.choice(("seat", "token", "by", "at", "secret", "__class__", "é", ""))
        return self._text({**self.message(), name: self._stream.choice(ODD)})

    def _field_missing(self) -> Frame:
        message = self.message()
        del message[self._stream.choice(sorted(message))]
        return self._text(message)

    def _field_twice(self) -> Frame:
        message = self.message()
        name = self._stream.choice(sorted(message))
        again = json.dumps({name: self._stream.choice(ODD)})[1:]
        return Frame(json.dumps(message)[:-1].encode() + b", " + again.encode())

    def _mutated(self) -> Frame:
        data = bytearray(self._right().data)
        for _ in range(1 + self._stream.below(4)):
            at = self._stream.below(len(data))
            match self._stream.below(3):
                case 0:
                    data[at] = self._stream.below(256)
                case 1:
                    data[at:at] = self._stream.choice(BYTES)
                case _:
                    del data[at : at + 1 + self._stream.below(4)]
            data = data or bytearray(b"x")
        return Frame(bytes(data), text=self._stream.below(4) == 0)

    def _cut(self) -> Frame:
        data = self._right().data
        return Frame(data[: self._stream.below(len(data))])

    def _random_bytes(self) -> Frame:
        return Frame(bytes(self._stream.below(256) for _ in range(self._stream.below(64))), text=False)

    def _random_text(self) -> Frame:
        return Frame("".join(self._stream.choice(LETTERS) for _ in range(self._stream.below(64))).encode())

    def _not_letters(self) -> Frame:
        data = self._right().data
        at = self._stream.below(len(data))
        return Frame(data[:at] + self._stream.choice(BYTES[:4]) + data[at:], self._stream.below(8) == 0)

    def _deep(self) -> Frame:
        opening, closing = self._stream.choice(((b"[", b"]"), (b'{"do":', b"}")))
        depth = 1 + self._stream.below(DEEP // len(opening) // 2)
        nested = opening * depth + b"1" + closing * depth
        around = self._stream.choice((b"%s", b'{"x": %s, "do": "ready"}', b'{"do": "ready", "id": %s}'))
        return Frame(around % nested)

    def _long(self) -> Frame:
        message = {**self.message(), "name": "x" * self._stream.below(HUGE)}
        return self._text(message)
