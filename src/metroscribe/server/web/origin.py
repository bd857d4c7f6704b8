"""Who asks: from which address, from which page, in which language; and where links lead them."""

import ipaddress
import re
import socket
from functools import cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from metroscribe.server.config import Config, Network
from metroscribe.texts import first_spoken

NETWORK = 64
"""So many bits of an IPv6 address tell one household from another."""
LONGEST_NAME = 253
WISHES = 256
"""So many characters about languages are read; browsers send fewer."""
SITE = re.compile(r"[\w.:\[\]-]*", re.ASCII)
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LOCAL = tuple(
    map(
        ipaddress.ip_network,
        (
            *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"),
            *("::1/128", "fc00::/7", "fe80::/10"),
        ),
    )
)
"""This machine and the networks that nobody reaches from outside."""


def address_of(config: Config, asking: HTTPConnection) -> str:
    """Whose request it is; what a proxy says counts only if the host has named it."""
    peer = asking.client.host if asking.client else ""
    if not within(peer, config.proxies):
        return counted(peer)
    last = ",".join(asking.headers.getlist("x-forwarded-for")).split(",")[-1].strip()
    return counted(last or peer)


def within(text: str, networks: tuple[Network, ...]) -> bool:
    address = _address(text)
    return address is not None and any(address in network for network in networks)


def _address(text: str) -> Address | None:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def counted(text: str) -> str:
    """The address as limits know it: one for all that a household has."""
    address = _address(text)
    if address is None:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(address), NETWORK), strict=False).network_address)
    return str(address)


def welcome_origin(config: Config, asking: HTTPConnection) -> bool:
    """Pages of other sites may not ask in the name of whoever looks at them."""
    origin = asking.headers.get("origin")
    if origin is None or origin in config.origins:
        return True
    site = _site(origin)
    return bool(site) and site in (asking.headers.get("host"), _site(config.public))


def _site(address: str) -> str:
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def welcome_host(config: Config, asking: HTTPConnection) -> bool:
    """Whether it was this server that was meant: by its public name, or one that only works nearby.

    A page of another site whose name suddenly leads here would be taken for a page of ours.
    """
    name = _name(asked_name(asking))
    if within(name, LOCAL):
        return True
    here, public = asking.scope.get("server") or ("",), urlsplit(config.public).hostname
    return name in {"", "localhost", here[0], public, *_own_names()}


def asked_name(asking: HTTPConnection) -> str:
    """What whoever asks calls this server, with the port."""
    return asking.headers.get("host", "")[:LONGEST_NAME]


@cache
def _own_names() -> tuple[str, str]:
    """Of this machine in its network."""
    own = socket.gethostname().lower()
    return own, f"{own}.local"


def _name(site: str) -> str:
    """What stands before the port; `?`, which no server is called, for what is no name and port."""
    try:
        return urlsplit(f"//{site}").hostname or "" if SITE.fullmatch(site) else "?"
    except ValueError:
        return "?"


def base_of(config: Config, asking: HTTPConnection) -> str:
    """What links begin with."""
    return config.public or f"{asking.url.scheme}://{asking.url.netloc}"


def is_usual(config: Config, asking: HTTPConnection) -> bool:
    """Whether links begin as they do for most: what is made for any other name is not kept."""
    host, port = asking.scope["server"]
    return bool(config.public) or asking.url.netloc == f"{host}:{port}"


def language_of(asking: HTTPConnection) -> str:
    """The first of those that are wanted and that we speak."""
    wanted = asking.query_params.get("language") or asking.headers.get("accept-language", "")
    return first_spoken(wanted[:WISHES].split(","))
