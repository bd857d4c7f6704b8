"""The page of a gallery: all pictures of a place side by side, and first what looks different from before."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from tests.browser.gallery.comparing import Difference
from tests.browser.gallery.shots import Shot

STYLE = """
body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; background: #ddd }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
figure { margin: 0; background: #fff; padding: .5rem }
img { display: block; height: 22rem; max-width: 100%; object-fit: contain }
figcaption { font-size: .8rem }
nav a { margin-inline-end: 1rem }
"""


def write(folder: Path, shots: Sequence[Shot], differences: Iterable[Difference], before: str) -> Path:
    """`before` is where the older pictures are, seen from the folder; nothing, if there are none."""
    found = {one.file: one for one in differences}
    changed = sorted((one for one in found.values() if one.share), key=lambda one: -(one.share or 0))
    places = [(place, list(group)) for place, group in groupby(shots, lambda shot: shot.place)]
    parts = [
        "<!doctype html><meta charset=utf-8><title>Gallery</title>",
        f"<style>{STYLE}</style>",
        f"<p>{_summary(shots, found, before)}</p>",
        "<nav>"
        + "".join(f'<a href="#{escape(place)}">{escape(place)}</a>' for place, _ in places)
        + "</nav>",
        *(_changed(one, before) for one in changed),
        *(_place(place, group) for place, group in places),
    ]
    file = folder / "index.html"
    file.write_text("\n".join(parts), encoding="utf-8")
    return file


def _summary(shots: Sequence[Shot], found: Mapping[str, Difference], before: str) -> str:
    if not before:
        return f"{len(shots)} pictures, compared with none."
    new = sum(one.share is None for one in found.values())
    other = sum(bool(one.share) for one in found.values())
    return f"{len(shots)} pictures: {other} look different, {new} had none before."


def _figure(source: str, words: str) -> str:
    name, shown = escape(source, quote=True), escape(words)
    picture = f'<a href="{name}"><img loading=lazy src="{name}" alt="{shown}"></a>'
    return f"<figure>{picture}<figcaption>{shown}</figcaption></figure>"


def _changed(one: Difference, before: str) -> str:
    pictures = [_figure(f"{before}/{one.file}", "before"), _figure(one.file, "now")]
    if one.marked:
        pictures.append(_figure(f"different/{one.marked}", f"{100 * (one.share or 0):.2f} % differ"))
    return f"<h2>{escape(one.file)}</h2><div class=row>{''.join(pictures)}</div>"


def _place(place: str, shots: Iterable[Shot]) -> str:
    pictures = (_figure(shot.file, f"{shot.screen}, {shot.theme}, {shot.language}") for shot in shots)
    return f'<h2 id="{escape(place)}">{escape(place)}</h2><div class=row>{"".join(pictures)}</div>'
