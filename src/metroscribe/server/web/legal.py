"""The host's imprint and privacy notice: text files, read once when the server begins.

A small part of Markdown is understood: `# Title` in the first line, `# Heading`, `- item`, `[words](address)`
and bare addresses of the web. Lines are broken where the file breaks them. All else, HTML too, is shown as it
is written.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from metroscribe.core.errors import MetroscribeError
from metroscribe.server.config import Config
from metroscribe.server.wire.answers import LegalBlock, LegalPart, LegalSection, LegalText, LegalView

MOST = 65_536
"""Bytes of a file."""
TITLE = re.compile(r"#[ \t]+(\S.*)")
HEADING = re.compile(r"#{1,6}[ \t]+(\S.*)")
ITEM = re.compile(r"[-*][ \t]+(\S.*)")
LINK = re.compile(
    r"\[(?P<words>[^\[\]]+)\]\((?P<named>(?:https?://|mailto:|tel:|/(?!/))[^\s()]+)\)"
    r"|(?P<bare>https?://[^\s<>()\[\]\"]*[^\s<>()\[\]\".,:;!?'])"
)
"""Where a link may lead: to the web, to a mail address or number, to another page of this server."""


def legal_of(config: Config) -> LegalView:
    """What the host has named, read and judged."""
    return LegalView(_read("--imprint", config.imprint), _read("--privacy", config.privacy))


def _read(option: str, file: Path | None) -> LegalText | None:
    if file is None:
        return None
    about = {"option": option, "file": str(file)}
    try:
        with file.open("rb") as source:
            content = source.read(MOST + 1)
    except OSError as error:
        raise MetroscribeError("error-legal-read", reason=str(error.strerror), **about) from error
    if len(content) > MOST:
        raise MetroscribeError("error-legal-long", most=MOST, **about)
    try:
        found = legal_text(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise MetroscribeError("error-legal-encoding", **about) from error
    if not found.sections:
        raise MetroscribeError("error-legal-empty", **about)
    return found


def legal_text(text: str) -> LegalText:
    lines = [line.strip() for line in text.strip().splitlines()]
    title = TITLE.fullmatch(lines[0]) if lines else None
    return LegalText(title[1] if title else "", tuple(_sections(lines[1:] if title else lines)))


def _sections(lines: list[str]) -> Iterator[LegalSection]:
    heading, own = "", list[str]()
    for line in lines:
        if found := HEADING.fullmatch(line):
            yield from _section(heading, own)
            heading, own = found[1], []
        else:
            own.append(line)
    yield from _section(heading, own)


def _section(heading: str, lines: list[str]) -> Iterator[LegalSection]:
    blocks = tuple(_blocks(lines))
    if heading or blocks:
        yield LegalSection(heading, blocks)


def _blocks(lines: list[str]) -> Iterator[LegalBlock]:
    """Paragraphs and lists: an empty line ends either, and so does a line of the other kind."""
    listed, own = False, list[str]()
    for line in [*lines, ""]:
        item = ITEM.fullmatch(line)
        if own and (not line or (item is not None) != listed):
            yield LegalBlock(listed, tuple(tuple(_parts(one)) for one in own))
            own = []
        if line:
            listed = item is not None
            own.append(item[1] if item else line)


def _parts(line: str) -> Iterator[LegalPart]:
    at = 0
    for link in LINK.finditer(line):
        if link.start() > at:
            yield LegalPart(line[at : link.start()])
        yield LegalPart(link["words"] or link["bare"], link["named"] or link["bare"])
        at = link.end()
    if at < len(line):
        yield LegalPart(line[at:])
