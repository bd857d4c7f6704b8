"""Frames that are packed here are those that the library packs."""

import pytest
from websockets.frames import Frame, Opcode

from metroscribe.server.frames import LONG, SHORT, packed


@pytest.mark.parametrize("size", [0, 1, SHORT - 1, SHORT, LONG - 1, LONG, LONG + 1])
def test_a_text_is_packed_as_the_library_does_it(size: int) -> None:
    text = b"x" * size
    assert packed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
