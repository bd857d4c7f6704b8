"""What a client knows of a sheet when it was told whole once, and then only what changed."""

from collections.abc import Mapping

from msgspec.structs import replace

from metroscribe.server.wire import messages as wire

Attributes = dict[str, dict[str, str]]


def applied(
    before: Mapping[str, Mapping[str, str]], changed: Mapping[str, Mapping[str, str | None]]
) -> Attributes:
    """As a page does it: set what is there, remove what is null."""
    after = {name: dict(found) for name, found in before.items()}
    for name, attributes in changed.items():
        for key, value in attributes.items():
            if value is None:
                del after[name][key]
            else:
                after.setdefault(name, {})[key] = value
    return {name: found for name, found in after.items() if found}


def known(before: wire.You | None, you: wire.You) -> wire.You:
    """The whole view after this one; `before` must have been whole. Its marks are in order of their names."""
    score, marks = you.score, you.marks
    if score is None:
        assert before is not None, "only what changed, and nothing was told before"
        score = before.score
    if marks is None and (you.changes or (before is not None and before.marks is not None)):
        assert before is not None, "only what changed, and nothing was told before"
        marks = applied(before.marks or {}, you.changes)
    if marks is not None:
        marks = {name: dict(sorted(marks[name].items())) for name in sorted(marks)}
    return replace(you, score=score, marks=marks, changes={})
