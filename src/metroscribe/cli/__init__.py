"""The command line: `metroscribe games`, `play`, `replay`, `simulate`, `maps`."""

from metroscribe.cli.app import main

__all__ = ["main"]
