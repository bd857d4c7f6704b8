"""The command line: `metroscribe games`, `play`, `replay`, `simulate`, `arena`, `maps`."""

from metroscribe.cli.app import main

__all__ = ["main"]
