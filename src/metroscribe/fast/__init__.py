"""The games at the speed of native code; docs/fast.md says how it works and how it is proven.

Importing this loads neither NumPy nor Numba; its modules do.
"""

from importlib.util import find_spec

from metroscribe.core.text import Text
from metroscribe.fast.errors import NotCompiled

__all__ = ["NotCompiled", "available", "missing"]

NEEDED = ("numpy", "numba")


def available() -> bool:
    """Whether the fast engine can be loaded here."""
    return missing() is None


def missing() -> Text | None:
    """What it would take, in one sentence, or None if nothing is missing."""
    lacking = [name for name in NEEDED if find_spec(name) is None]
    return Text("error-fast-missing", {"packages": ", ".join(lacking)}) if lacking else None
