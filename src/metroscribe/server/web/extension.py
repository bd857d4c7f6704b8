"""ASGI extension for sending a text without waiting.

A server may put `{"metroscribe.text": {"send": send}}` into the `extensions` of a socket's scope.
`send(text: bytes) -> bool` writes a text of UTF-8 at once, or returns false if it cannot. ASGI alone sends
only in a task that waits.
"""

from collections.abc import Callable

from starlette.types import Scope

EXTENSION = "metroscribe.text"
SendNow = Callable[[bytes], bool]


def offered_sender(scope: Scope) -> SendNow:
    """Where the server offers none, no text can be sent at once."""
    offered = (scope.get("extensions") or {}).get(EXTENSION)
    return offered["send"] if offered else lambda _: False
