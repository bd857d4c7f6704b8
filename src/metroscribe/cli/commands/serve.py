"""`metroscribe serve`: matches for browsers and phones."""

from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Literal, get_args

from metroscribe.cli.command import Choice, Number, Option, command, duration
from metroscribe.cli.options import DATA, data_folder
from metroscribe.core.errors import MetroscribeError
from metroscribe.texts import Words

Pace = Literal["person", "at-once"]
LogForm = Literal["json", "human"]
MOST = 10**9
Network = IPv4Network | IPv6Network


def network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise MetroscribeError("cli-not-an-address", value=text) from None


def limit(text: str) -> tuple[str, int | float]:
    """`name=value`, of a limit that there is, more than nothing."""
    from metroscribe.server.config import LIMITS

    name, _, value = text.partition("=")
    if name not in LIMITS:
        near = next(iter(get_close_matches(name, LIMITS, 1)), "")
        key = "cli-no-limit-near" if near else "cli-no-limit"
        raise MetroscribeError(key, name=name, near=near, candidates=", ".join(LIMITS))
    try:
        number = type(LIMITS[name].default)(value)
    except ValueError:
        number = 0
    if not 0 < number < MOST:
        raise MetroscribeError("cli-limit-value", name=name, value=value)
    return name, number


@command(
    "serve",
    "cli-serve-help",
    Option("--host", "cli-host-help", "cli-value-address", default="127.0.0.1"),
    Option("--port", "cli-port-help", "cli-value-number", Number(0, 65535), 8000),
    DATA,
    Option("--lan", "cli-lan-help"),
    Option("--public", "cli-public-help", "cli-value-address", default=""),
    Option("--proxy", "cli-proxy-help", "cli-value-address", network, into="proxies", gather=tuple),
    Option("--keep-days", "cli-keep-help", "cli-value-number", Number(0), 0),
    Option("--backup-every", "cli-backup-every-help", "cli-value-duration", duration),
    Option("--backup-keep", "cli-backup-keep-help", "cli-value-number", Number(1), 14),
    Option("--backup-to", "cli-backup-to-help", "cli-value-folder", Path),
    Option("--limit", "cli-limit-help", "cli-value-limit", limit, into="limits", gather=dict),
    Option("--allow-exec-bots", "cli-exec-help", "cli-value-folder", Path, into="exec_bots"),
    Option("--log", "cli-log-help", kind=Choice(get_args(LogForm))),
    Option("--metrics-port", "cli-metrics-port-help", "cli-value-number", Number(0, 65535)),
    Option("--metrics-host", "cli-metrics-host-help", "cli-value-address", default="127.0.0.1"),
    Option("--bot-pace", "cli-bot-pace-help", kind=Choice(get_args(Pace)), default="person"),
    Option("--imprint", "cli-imprint-help", "cli-value-file", Path),
    Option("--privacy", "cli-privacy-help", "cli-value-file", Path),
    section="cli-section-server",
    example="--lan --port 8080",
    configurable=True,
)
def serve(
    words: Words,
    data: Path | None,
    host: str,
    lan: bool,
    public: str,
    backup_every: float | None,
    limits: dict[str, int | float],
    **settings: Any,
) -> None:
    """All other options are fields of the configuration under the same names."""
    from metroscribe.cli.serve import EVERYWHERE
    from metroscribe.cli.serve import serve as run_server
    from metroscribe.server.config import Config

    config = Config(
        folder=data_folder(data),
        host=EVERYWHERE if lan else host,
        public=public.rstrip("/"),
        backup_every=backup_every or 0.0,
        door="code" if lan else "link",
        **settings,
        **limits,  # type: ignore[arg-type]
    )
    run_server(words, config)
