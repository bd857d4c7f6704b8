"""A language that nobody speaks: English with accents, and 40 % longer, as some languages are."""

import re
import shutil
from pathlib import Path

from fluent.syntax import parse, serialize
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

import metroscribe
from metroscribe.texts import ENGLISH
from tests.words.reading import ROOT

TENTHS = 4
"""By so many tenths a text is longer."""
ACCENTS = str.maketrans("AEINOSUYaceginosuyz", "ÅËÎÑÖŠÛÝåçéğîñöšüýž")
VOWEL = re.compile("[ÅËÎÖÛÝåéîöüý]")
WORD = re.compile(r"`[^`]*`|[^\W\d_]+")
PACKAGE = Path(metroscribe.__file__).parent
LEFT_OUT = shutil.ignore_patterns("__pycache__")
PAGE_FILE = ROOT / "web" / "texts" / f"{ENGLISH}.ftl"


def stretched(text: str) -> str:
    """Each word with accents, and longer by its share; what stands in backticks is code, and stays."""
    owed = 9  # tenths of a letter: what is left of one is a whole one

    def longer(found: re.Match[str]) -> str:
        nonlocal owed
        if found[0].startswith("`"):
            return found[0]
        word = found[0].translate(ACCENTS)
        more, owed = divmod(owed + TENTHS * len(word), 10)
        vowel = VOWEL.search(word)
        at = vowel.start() if vowel else len(word) - 1
        return word[: at + 1] + word[at].lower() * more + word[at + 1 :]

    return WORD.sub(longer, text)


class _Stretched(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - the library's name
        return TextElement(stretched(node.value))


def pseudo(source: str) -> str:
    """A Fluent file with every text stretched; its keys, arguments and choices are the same."""
    return serialize(_Stretched().visit(parse(source)))


def write_language(place: Path, code: str) -> None:
    """Beside every English file at a place, the same in the pseudo-language."""
    for english in place.rglob(f"{ENGLISH}.ftl"):
        english.with_name(f"{code}.ftl").write_text(
            pseudo(english.read_text(encoding="utf-8")), encoding="utf-8"
        )


def speaking_package(place: Path) -> Path:
    """A copy of the package and its built client, in which the pseudo-language stands for English."""
    copy = place / PACKAGE.name
    shutil.copytree(PACKAGE, copy, ignore=LEFT_OUT)
    write_language(copy, ENGLISH)
    (chunk,) = (copy / "server" / "client" / "assets").glob(f"{ENGLISH}-*.js")
    page = pseudo(PAGE_FILE.read_text(encoding="utf-8")).replace("\\", "\\\\").replace("`", "\\`")
    chunk.write_text(f"export default `{page.replace('${', chr(92) + '${')}`", encoding="utf-8")
    return place
