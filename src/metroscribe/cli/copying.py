"""How `backup` and `restore` are run and told of: beside whatever else the machine does, and by code."""

import sys
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from threading import Event

from metroscribe.cli.progress import progress
from metroscribe.server.host.threads import quiet_threads
from metroscribe.server.store.checking import Progress, Report
from metroscribe.texts import Words


def quietly(words: Words, copy: Callable[[Progress], Report]) -> Report:
    """Copy and check in a thread that stands back for a server which may be playing; Ctrl-C ends it."""
    stopped, advance = Event(), list[Callable[[int], None]]()
    with ExitStack() as stack, quiet_threads(1, "copy") as threads:

        def step(_: int, total: int) -> None:
            if stopped.is_set():
                raise KeyboardInterrupt
            if not advance:
                advance.append(stack.enter_context(progress(words("cli-checking"), total)))
            advance[0](1)

        work = threads.submit(copy, step)
        try:
            return work.result()
        except KeyboardInterrupt:
            stopped.set()
            raise


def tell(words: Words, report: Report) -> None:
    """What is wrong, on the error stream, with status 1; that rules are missing is only said."""
    lines = [words("cli-store-damaged", reason=fault) for fault in report.faults[:1]]
    lines += [words("cli-left-out", code=code, reason=reason) for code, reason in report.left_out.items()]
    lines += [words("cli-unsound", code=code, reason=reason) for code, reason in report.unsound.items()]
    for reason, matches in Counter(map(words, report.outdated.values())).items():
        lines.append(words("cli-outdated", matches=matches, reason=reason))
    for line in lines:
        print(line, file=sys.stderr)
    if not report.whole:
        sys.exit(1)
