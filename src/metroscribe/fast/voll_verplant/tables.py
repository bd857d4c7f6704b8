"""From the rules of a city, as the reference has them, to flat tables."""

import numpy as np

from metroscribe.core.cards import Card
from metroscribe.fast.errors import fits
from metroscribe.fast.voll_verplant import layout
from metroscribe.fast.voll_verplant.layout import HALF, NONE, RULES, Rules
from metroscribe.games.voll_verplant.deck import Deck, Order
from metroscribe.games.voll_verplant.rules import VollVerplant
from metroscribe.games.voll_verplant.scoring import TRANSFER_POINTS


def compiled(rules: VollVerplant, deck: str) -> Rules:
    """The tables of these rules with one of their decks; `NotCompiled` if they do not fit."""
    tables = np.zeros(1, RULES)[0]
    _fill_lines(tables, rules)
    _fill_ways(tables, rules)
    _fill_stations(tables, rules)
    _fill_deck(tables, rules.decks[deck])
    return tables


def faces_of(deck: Deck) -> tuple[Card, ...]:
    """The different cards of a deck; the place here is the number of a face."""
    return tuple(sorted(deck.pile.cards))


def halves(mask: int) -> tuple[int, int]:
    """The two words of a set of stations."""
    return mask & (1 << HALF) - 1, mask >> HALF


def whole(words: np.ndarray) -> int:
    """The set of stations of two words."""
    return int(words[0]) | int(words[1]) << HALF


def _fill_lines(tables: Rules, rules: VollVerplant) -> None:
    lines = rules.plan.lines
    fits("lines", len(lines), layout.LINES)
    tables["lines"], tables["windows"] = len(lines), rules.blank.free
    tables["transfer_points"] = TRANSFER_POINTS
    for number, line in enumerate(lines):
        fits("stations of a line", len(line.stations), layout.LONGEST)
        fits("windows of a line", line.windows, layout.MOST_WINDOWS)
        tables["line_windows"][number] = line.windows
        tables["line_stations"][number] = halves(line.mask)
        tables["first"][number], tables["later"][number] = line.first, line.later


def _fill_ways(tables: Rules, rules: VollVerplant) -> None:
    """The ways of each line, numbered line by line."""
    way = 0
    for number, line in enumerate(rules.plan.lines):
        tables["line_forth"][number] = way
        tables["forth"] |= 1 << way
        for back, stations in enumerate(line.ways.values()):
            tables["line_ways"][number] |= 1 << way
            tables["way_line"][way], tables["way_back"][way] = number, back
            tables["way_row"][way] = (1 << len(stations)) - 1
            tables["way_station"][way, : len(stations)] = stations
            way += 1
    tables["ways"] = way


def _fill_stations(tables: Rules, rules: VollVerplant) -> None:
    plan, at = rules.plan, 0
    fits("stations", len(plan.points), layout.STATIONS)
    tables["stations"], tables["everywhere"] = len(plan.points), halves(plan.everywhere)
    ways = [stations for line in plan.lines for stations in line.ways.values()]
    for station, lines in enumerate(plan.stopping):
        tables["half"][station], tables["bit"][station] = station // HALF, 1 << station % HALF
        tables["stopping"][station] = len(lines)
        tables["special"][station] = rules.special >> station & 1
        for way, stations in enumerate(ways):
            if station in stations:
                tables["stop_way"][at], tables["stop_bit"][at] = way, 1 << stations.index(station)
                at += 1
        tables["stops_at"][station + 1] = at


def _fill_deck(tables: Rules, deck: Deck) -> None:
    faces, cards = faces_of(deck), sum(deck.pile.cards.values())
    fits("different cards", len(faces), layout.FACES)
    fits("cards", cards, layout.CARDS)
    tables["faces"], tables["cards"] = len(faces), cards
    tables["reshuffle"] = NONE if deck.reshuffle is None else faces.index(deck.reshuffle)
    for number, card in enumerate(faces):
        order = Order.of(card.face)
        tables["copies"][number], tables["value"][number] = deck.pile.cards[card], order.value
        tables["express"][number], tables["transfer"][number] = order.express, order.transfer
        tables["fills"][number] = bool(order.sign)
