"""How much a picture differs from the one before, and where."""

from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops

NOTICED = 12
"""Of 255: a pixel that differs by less looks the same."""
MARK = (229, 57, 141)


@dataclass(frozen=True)
class Difference:
    """`share` of all pixels that look different; None where there is no picture before or no picture now."""

    file: str
    share: float | None
    marked: str = ""
    """The picture of what differs, if anything does."""


def compared(file: str, before: Path, now: Path, into: Path) -> Difference:
    if not (before / file).is_file() or not (now / file).is_file():
        return Difference(file, None)
    with Image.open(before / file) as old, Image.open(now / file) as new:
        first, second = old.convert("RGB"), new.convert("RGB")
    if first.size != second.size:
        return Difference(file, 1.0)
    mask = (
        ImageChops.difference(first, second).convert("L").point(lambda value: 255 if value > NOTICED else 0)
    )
    share = mask.histogram()[255] / (mask.width * mask.height)
    if not share:
        return Difference(file, 0.0)
    into.mkdir(parents=True, exist_ok=True)
    pale = Image.blend(second, Image.new("RGB", second.size, "white"), 0.7)
    pale.paste(Image.new("RGB", second.size, MARK), mask=mask)
    pale.save(into / file)
    return Difference(file, share, file)
