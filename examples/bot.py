#!/usr/bin/env python3
"""A bot for Metroscribe in plain Python: it asks what is legal and takes what scores most.

    metroscribe arena exec:path=examples/bot.py greedy --game tokyo --matches 20

It knows no rules and no game. The protocol is that of docs/bot-protocol.md; in another language a bot looks
the same.
"""

import random
import sys


def tell(*words):
    print(*words, flush=True)


def ask(*words):
    """A question to whoever lets us play; the answer begins with the same word."""
    tell(*words)
    for line in sys.stdin:
        kind, *answer = line.split() or [""]
        if kind == words[0]:
            return answer
        if kind == "error":
            return []
    sys.exit()


def choose(chance, patience):
    """A whole turn: step by step whatever scores most, until no step is left. "-" passes."""
    steps = []
    while moves := ask("moves", ",".join(steps)):
        moves = [move for move in moves if move != "-"] or moves
        looked_at = chance.sample(moves, min(patience, len(moves)))
        scores = {move: int(ask("score", ",".join([*steps, move]))[0]) for move in looked_at}
        best = max(scores.values())
        steps.append(chance.choice([move for move in looked_at if scores[move] == best]))
    return steps


def main():
    patience = 1000
    for line in sys.stdin:
        kind, *words = line.split() or [""]
        if kind == "metroscribe-bot":
            tell("id name Example")
            tell("id author Metroscribe")
            tell("option name patience kind count default", patience)
            tell("botok")
        elif kind == "setoption" and words[:1] == ["patience"]:
            patience = int(words[1])
        elif kind == "isready":
            tell("readyok")
        elif kind == "go":
            given = dict(zip(words[::2], words[1::2], strict=False))
            tell("bestmove", ",".join(choose(random.Random(given.get("seed")), patience)))
        elif kind == "quit":
            break


if __name__ == "__main__":
    main()
