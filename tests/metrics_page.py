"""Writes the table of metrics in docs/server.md from the code: `python -m tests.metrics_page`."""

import re
from collections.abc import Iterator
from pathlib import Path

from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.registry import Collector

from metroscribe.server.metrics import METRICS

PAGE = Path(__file__).parent.parent / "docs" / "server.md"
MARKS = re.compile(r"(?<=<!-- metrics -->\n).*?(?=<!-- /metrics -->)", re.DOTALL)
BOUND = "le"
"""Of a bucket of a histogram."""
SUFFIXES = {"counter": "_total", "info": "_info"}


def collectors() -> Iterator[Collector]:
    """Everything that the server measures."""
    for found in vars(METRICS).values():
        if hasattr(found, "collect") and found is not METRICS.registry:
            yield found


def rows() -> Iterator[str]:
    for collector in collectors():
        declared = collector._labelnames if isinstance(collector, MetricWrapperBase) else ()
        for family in collector.collect():
            named = {label for sample in family.samples for label in sample.labels}
            labels = sorted({*declared, *named} - {BOUND})
            suffix = SUFFIXES.get(family.type, "")
            name = family.name if family.name.endswith(suffix) else family.name + suffix
            told = ", ".join(f"`{label}`" for label in labels)
            yield f"| `{name}` | {family.type} | {told} | {family.documentation.rstrip('.')} |"


def table() -> str:
    return "\n".join(("| name | kind | labels | what |", "| --- | --- | --- | --- |", *rows(), ""))


def written(page: str) -> str:
    """The page with the table as the code has it."""
    return MARKS.sub(lambda _: table(), page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
