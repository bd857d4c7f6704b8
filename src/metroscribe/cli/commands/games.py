"""`metroscribe games`: what can be played."""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict

from metroscribe.cli.command import command
from metroscribe.cli.options import JSON
from metroscribe.core.errors import BadFile
from metroscribe.core.game import GameInfo
from metroscribe.core.mixes import Grade
from metroscribe.games import registry
from metroscribe.texts import Words

GRADES: Mapping[Grade, str] = {
    "named": "cli-mixes-named",
    "possible": "cli-mixes-possible",
    "discouraged": "cli-mixes-discouraged",
}


@command("games", "cli-games-help", JSON, section="cli-section-play")
def games(words: Words, as_json: bool) -> None:
    known = registry()
    infos, broken = [], list(known.broken.values())
    for name in known:
        try:
            infos.append(known.load(name).info)
        except BadFile as fault:
            broken.append(fault)
    if as_json:
        print(json.dumps([asdict(info) for info in infos]))
        return
    for info in infos:
        print("\n".join(_lines(words, info)))
    print(words("cli-no-affiliation"))
    if broken:
        print(
            "\n".join((words("cli-broken"), *(words(fault.text) for fault in broken))),
            file=sys.stderr,
        )


def _lines(words: Words, info: GameInfo) -> list[str]:
    title = f"{info.credits.title} ({info.credits.designer}, {info.credits.publisher} {info.credits.year})"
    rows = [
        ("cli-title", title),
        ("cli-seats", f"{info.seats[0]}-{info.seats[1]}"),
        ("cli-modules", ", ".join(name for name in info.modules if name not in info.guests) or "-"),
        ("cli-guests", ", ".join(info.guests) or "-"),
        *(("cli-options", f"{name}: {', '.join(some) or '...'}") for name, some in info.options.items()),
        *_mixes(words, info),
    ]
    width = max(len(words(key)) for key, _ in rows)
    return [info.id, *(f"  {words(key):<{width}}  {value}" for key, value in rows), ""]


def _mixes(words: Words, info: GameInfo) -> Iterator[tuple[str, str]]:
    """Which each rulebook names, which it advises against, and whether there are others."""
    told: dict[tuple[Grade, str], list[str]] = {}
    for mix in info.mixes:
        if mix.modules and mix.apart in ((), mix.modules):
            told.setdefault((mix.grade, mix.rulebook), []).append(" + ".join(mix.modules))
    for (grade, rulebook), mixes in told.items():
        listed = f"{', '.join(mixes)} ({rulebook})" if rulebook else words("cli-mixes-others")
        yield GRADES[grade], listed
