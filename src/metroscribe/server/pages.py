"""Plain pages, so that links lead somewhere: a title, a code, a sentence, no script."""

from html import escape

from metroscribe.core.text import Text
from metroscribe.texts import Words

NAME = "Metroscribe"


def page(words: Words, sentence: Text, code: str = "") -> str:
    title = words("page-table", code=code) if code else NAME
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(words(sentence))}</p>\n</main>\n</body>\n</html>\n"
    )
