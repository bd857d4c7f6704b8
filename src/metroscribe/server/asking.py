"""Who asks: from which address, from which page, in which language; and where links lead them."""

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from metroscribe.server.config import Config
from metroscribe.texts import LANGUAGES

NETWORK = 64
"""So many bits of an IPv6 address tell one household from another."""
LONGEST_HOST = 253


def address_of(config: Config, asking: HTTPConnection) -> str:
    """Whose request it is; what a proxy says counts only if the host trusts it."""
    said = asking.headers.getlist("x-forwarded-for") if config.trusted_proxy else []
    last = ",".join(said).split(",")[-1].strip()
    return _counted(last or (asking.client.host if asking.client else ""))


def _counted(text: str) -> str:
    """The address as limits know it: one for all that a household has."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
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


def base_of(config: Config, asking: HTTPConnection) -> str:
    """What links begin with."""
    if config.public:
        return config.public
    asked, (host, port) = asking.url, asking.scope["server"]
    site = asked.netloc if len(asked.netloc) <= LONGEST_HOST else f"{host}:{port}"
    return f"{asked.scheme}://{site}"


def language_of(asking: HTTPConnection) -> str:
    """The first of those that are wanted and that we speak."""
    wanted = asking.query_params.get("language") or asking.headers.get("accept-language", "")
    wishes = (word.strip().lower()[:2] for word in wanted.split(","))
    return next((word for word in wishes if word in LANGUAGES), "en")
