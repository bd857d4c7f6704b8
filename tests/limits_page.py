"""Writes the table of limits in docs/security.md from the code: `python -m tests.limits_page`."""

import re
from pathlib import Path

from metroscribe.server.config import LIMITS

PAGE = Path(__file__).parent.parent / "docs" / "security.md"
MARKS = re.compile(r"(?<=<!-- limits -->\n).*?(?=<!-- /limits -->)", re.DOTALL)


def table() -> str:
    rows = (
        f"| `{name}` | {found.default:.15g} | {found.what} | {found.beyond} |"
        for name, found in LIMITS.items()
    )
    return "\n".join(
        ("| name | default | what is counted | beyond it |", "| --- | --- | --- | --- |", *rows, "")
    )


def written(page: str) -> str:
    """The page with the table as the code has it."""
    return MARKS.sub(lambda _: table(), page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
