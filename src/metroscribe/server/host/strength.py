"""How strong the bots of this server are by now: the code they search with is compiled while it serves."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

import structlog

from metroscribe.bots import bot, names
from metroscribe.bots.searching import Searching
from metroscribe.games import families
from metroscribe.search import warmup
from metroscribe.server.wire import answers
from metroscribe.server.wire.names import bot_title

log = structlog.get_logger()
PAUSE = 0.5


def searches(spec: str) -> bool:
    """Whether a bot or level plays weaker until its code is compiled."""
    return isinstance(bot(spec), Searching)


def warmth() -> answers.Warmth:
    """It is cold for a moment at the start of a server, or where one lives without `warming_up`."""
    state = warmup.KERNELS.state
    return "warming" if state == "cold" else state


def bots_view() -> answers.BotsView:
    warm = filter(warmup.KERNELS.ready, families())
    searching = {name: bot_title(name) for name in filter(searches, names())}
    return answers.BotsView(warmth(), tuple(warm), searching)


@contextmanager
def warming_up() -> Iterator[Callable[[], None]]:
    """What begins to compile, if that was never done here; at the latest it ends with the server."""
    over = Event()
    following = Thread(target=_follow, args=(over,), name="warming up", daemon=True)
    try:
        yield following.start
    finally:
        over.set()
        if following.is_alive():
            following.join()
        warmup.KERNELS.end()


def _follow(over: Event) -> None:
    """Log what there is to do, and how it ends; what was warm before is not worth a word."""
    kernels = warmup.KERNELS
    before = kernels.state
    if before == "warm":
        return
    kernels.begin()
    if before == "cold":
        log.info("bots are warming up", state="warming")
    while (state := kernels.state) == "warming":
        if over.wait(PAUSE):
            return
    _tell(state)


def _tell(state: warmup.State) -> None:
    seconds, reason = round(warmup.KERNELS.seconds, 3), warmup.KERNELS.reason
    if state == "warm":
        log.info("bots are warm", state=state, seconds=seconds)
    else:
        log.warning("bots that search play weaker", state=state, seconds=seconds, reason=reason)
