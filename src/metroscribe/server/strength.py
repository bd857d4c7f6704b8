"""How strong the bots of this server are by now: the code they search with is compiled while it serves."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

import structlog

from metroscribe.bots import bot, names
from metroscribe.bots.searching import Searching
from metroscribe.fast import warming
from metroscribe.games import families
from metroscribe.server import protocol as wire

log = structlog.get_logger()
PAUSE = 0.5


def searches(spec: str) -> bool:
    """Whether a bot or level plays weaker until its code is compiled."""
    return isinstance(bot(spec), Searching)


def warmth() -> wire.Warmth:
    """Nobody has asked for it yet only before `warming_up`, or where a server lives without it."""
    state = warming.KERNELS.state
    return "warming" if state == "cold" else state


def bots_view() -> wire.BotsView:
    warm = filter(warming.KERNELS.ready, families())
    return wire.BotsView(warmth(), tuple(warm), tuple(filter(searches, names())))


@contextmanager
def warming_up() -> Iterator[None]:
    """Compile from now on, if that was never done here, to the end of the server at most."""
    over = Event()
    thread = Thread(target=_follow, args=(over,), name="warming up", daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        warming.KERNELS.end()


def _follow(over: Event) -> None:
    """Log how it stands, and how it ends."""
    kernels = warming.KERNELS
    kernels.begin()
    state = kernels.state
    _tell(state)
    while state == "warming" and not over.wait(PAUSE):
        state = kernels.state
        if state != "warming":
            _tell(state)


def _tell(state: warming.State) -> None:
    seconds, reason = round(warming.KERNELS.seconds, 1), warming.KERNELS.reason
    if state == "warming":
        log.info("bots are warming up", state=state)
    elif state == "warm":
        log.info("bots are warm", state=state, seconds=seconds)
    else:
        log.warning("bots that search play weaker", state=state, reason=reason, seconds=seconds)
