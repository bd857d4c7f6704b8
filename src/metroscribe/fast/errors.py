"""The one way in which the fast engine can refuse."""

from metroscribe.core.errors import MetroscribeError


class NotCompiled(MetroscribeError):
    """The fast engine cannot play this; the reference can."""


def fits(what: str, count: int, most: int) -> None:
    """`NotCompiled` if there is no room for so many."""
    if count > most:
        raise NotCompiled("error-not-compiled-size", what=what, count=count, most=most)
