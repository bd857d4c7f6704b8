"""`metroscribe forget`: one match, or one name in all matches, is deleted for good."""

from pathlib import Path

from metroscribe.cli.command import Argument, Option, command
from metroscribe.cli.options import DATA, data_folder
from metroscribe.core.errors import MetroscribeError
from metroscribe.texts import Words


@command(
    "forget",
    "cli-forget-help",
    Argument("code", "cli-value-code", "cli-forget-code-help", required=False),
    Option("--name", "cli-forget-name-help", "cli-value-name"),
    Option("--yes", "cli-forget-yes-help"),
    DATA,
    section="cli-section-server",
    example="K7WQ2MXPH",
)
def forget(words: Words, code: str | None, name: str | None, yes: bool, data: Path | None) -> None:
    from metroscribe.cli.forgetting import forget_match, forget_name
    from metroscribe.server.run import locked
    from metroscribe.server.store.archive import check_source

    if (code is None) == (name is None):
        raise MetroscribeError("cli-forget-one")
    folder = data_folder(data)
    check_source(folder)
    with locked(folder):
        if code is not None:
            forget_match(words, folder, code, yes)
        elif name is not None:
            forget_name(words, folder, name, yes)
