"""The server's own chance: ids, codes and secrets that nobody can guess, and what its bots play by."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable

from metroscribe.core.rng import Stream
from metroscribe.server.match.deal import SECRET_BYTES

ALPHABET = "ACDEFHJKLMNPRTUWXY34679"
"""For codes that are read aloud and typed: no two that look or sound like each other on a screen."""
CODE_LENGTH = 9
"""For a year of guessing from all sides: docs/security.md has the sum."""
CODES_TRIED = 4
"""One that is in use is not given again."""
ID_BYTES = INVITE_BYTES = 16


class Chance:
    """From one source of bytes: that of the machine, or in a test one that repeats itself."""

    def __init__(self, draw: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._draw = draw

    def match(self) -> str:
        """The id of a match: nobody can know it before."""
        return self._draw(ID_BYTES).hex()

    def code(self) -> str:
        """Of a table."""
        stream = self.stream("code")
        return "".join(stream.choice(ALPHABET) for _ in range(CODE_LENGTH))

    def invite(self) -> str:
        """The secret of a joining link."""
        return urlsafe_b64encode(self._draw(INVITE_BYTES)).rstrip(b"=").decode()

    def secret(self) -> bytes:
        """Of a deal."""
        return self._draw(SECRET_BYTES)

    def stream(self, purpose: str) -> Stream:
        return Stream(self._draw(ID_BYTES).hex(), purpose)
