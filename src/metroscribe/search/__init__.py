"""Searches over the compiled engine, and the nets they judge positions with; docs/bots.md explains them.

Importing this loads neither NumPy nor Numba; its modules do.
"""

from importlib.util import find_spec

__all__ = ["offers", "package_of"]


def offers(family: str) -> bool:
    """Whether a family has searchers; bots search the games of any other family on the reference."""
    return find_spec(package_of(family)) is not None


def package_of(family: str) -> str:
    """The package with the searchers of a family, by the family's id."""
    return f"{__name__}.{family.replace('-', '_')}"
