"""The one way in which the fast engine can refuse."""

from metroscribe.core.errors import MetroscribeError


class NotCompiled(MetroscribeError):
    """The fast engine cannot play this; the reference can."""
