"""What is wrong with a text whatever it says: its marks, spaces and length."""

import re
from collections.abc import Callable, Iterator

from tests.words.reading import HOLE, Reading

CODE = re.compile("`[^`]*`")
"""What is to be typed, or stands so in a file: there a quote is straight, and a hyphen a hyphen."""
SENTENCE_END = re.compile(r"(?<=[.!?…])[”“»’)]*\s+")
MOST_WORDS = 30
NOT_ON_THE_PAGE = ("cli-", "fault-")
"""How the keys begin of what a terminal says, and of what is wrong with a file."""
QUOTES = {"en": "“”‘’", "de": "„“‚‘’", "es": "«»“”’"}
ALL_QUOTES = set("“”„«»‚‘’‹›")

Rule = Callable[[Reading], Iterator[str]]


def found(pattern: str) -> Rule:
    """What must not occur outside of code."""
    sought = re.compile(pattern)

    def rule(reading: Reading) -> Iterator[str]:
        text = CODE.sub(HOLE, reading.text)
        yield from (match[0] for match in sought.finditer(text))

    return rule


def quotes_of_another_language(reading: Reading) -> Iterator[str]:
    """A language that is not listed may use any."""
    own = QUOTES.get(reading.language, ALL_QUOTES)
    yield from (char for char in reading.text if char in ALL_QUOTES and char not in own)


def long_sentences(reading: Reading) -> Iterator[str]:
    """What is put in counts as one word."""
    if reading.key.startswith(NOT_ON_THE_PAGE):
        return
    for sentence in SENTENCE_END.split(reading.text):
        words = [word for word in sentence.split() if HOLE in word or any(map(str.isalnum, word))]
        if len(words) > MOST_WORDS:
            yield f"{len(words)} words: {sentence}"


RULES: dict[str, Rule] = {
    "straight quote": found("[\"']"),
    "quote of another language": quotes_of_another_language,
    "three dots for an ellipsis": found(r"\.\.\."),
    "hyphen for a minus": found(rf"(?:^|(?<=[\s(±+×]))-(?=[\d{HOLE}])"),
    "hyphen for a dash": found(r"\s--?(?:\s|$)"),
    "needless space": found(r"\s\s|^\s|\s$"),
    "space before punctuation": found(r"(?<![,;:])\s[,.;:!?](?=\s|$)|\(\s|\s\)"),
    "ending glued to what is put in": found(rf"{HOLE}(?!th\b)[a-zß-öø-ÿ]+"),
    "long sentence": long_sentences,
}


def faults(reading: Reading) -> Iterator[str]:
    for name, rule in RULES.items():
        yield from (f"{reading}: {name}: {what}" for what in rule(reading))
