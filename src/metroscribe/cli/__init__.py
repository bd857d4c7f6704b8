"""The command line, `metroscribe COMMAND`; `commands/` has a module for each command."""

import sys

from metroscribe import __version__


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit with its status. The version is printed before anything else is imported."""
    given = sys.argv[1:] if arguments is None else arguments
    if given == ["--version"]:
        print(f"metroscribe {__version__}")
        sys.exit(0)
    from metroscribe.cli.app import run

    sys.exit(run(given))
