"""What may be drawn: the steps a turn offers, the sections each allows, and the rule that forbids another."""

from collections.abc import Iterator

from metroscribe.core.errors import NotAllowed
from metroscribe.core.network import Spoke, bits
from metroscribe.core.text import Arg, Text
from metroscribe.games.next_station.board import SYMBOLS, WILD
from metroscribe.games.next_station.deck import EARLY
from metroscribe.games.next_station.effects import NO_EFFECT
from metroscribe.games.next_station.modules import Module, grants_double_track
from metroscribe.games.next_station.moves import PASS, Move
from metroscribe.games.next_station.setting import Setting
from metroscribe.games.next_station.sheet import FIRST, Ink, Line, Sheet
from metroscribe.games.next_station.table import Grant, Table, Turn

OTHER = "other"
"""The second section of a double switch."""

Offer = tuple[str, tuple[Grant, ...]]
"""A step, and the grants it may be taken under; the first that allows a section counts."""


class Legality:
    def __init__(self, setting: Setting, modules: tuple[Module, ...]) -> None:
        self._setting, self._modules = setting, modules
        self._board, network = setting.board, setting.board.network
        self._network, self._number = network, network.number
        self._spokes, self._around = network.spokes, network.around
        self._powers = [(module, module.effects(setting)) for module in modules if module.powers]
        self._kinds = (OTHER, *(module.step for module in modules))
        """The steps that may follow the first."""
        self._stepping = any(self._kinds[1:])
        self._doubles = grants_double_track(setting, modules)
        self._symbols = {self._board.matching(symbol): symbol for symbol in SYMBOLS}
        """What a card asks for that leads to these stations."""
        self._moves = {
            (start, spoke.target): tuple(
                Move(network.names[start], network.names[spoke.target], double) for double in (False, True)
            )
            for start, spokes in enumerate(self._spokes)
            for spoke in spokes
        }

    def offer(self, table: Table, sheet: Sheet) -> Offer | None:
        """The next step of this sheet; None when the turn has no further one for it."""
        turn = table.turn
        if turn is None:
            return None
        if not sheet.steps:
            grants: tuple[Grant, ...] = (turn.grant,)
            if self._powers and not sheet.spent:
                grants += self._by_power(table, turn, sheet.ink.line.colour)
            return FIRST, grants
        if not (turn.twice or self._stepping):
            return None
        for kind, grant in self._further(table, turn, sheet):
            if grant is not None and any(self._draws(sheet.ink, grant)):
                return kind, (grant._replace(circles=False),)
        return None

    def _by_power(self, table: Table, turn: Turn, colour: str) -> tuple[Grant, ...]:
        """Other ways to take the first step, each for the price of a power."""
        grants: tuple[Grant, ...] = ()
        for module, effects in self._powers:
            power = module.power(self._setting, table, colour)
            effect = effects[power] if power else NO_EFFECT
            if effect.of_steps and (not effect.branch or self._setting.deck.branches(turn.number)):
                grant = effect.granted(turn.grant, self._board)
                grants += (grant._replace(power=power),)
        return grants

    def _further(self, table: Table, turn: Turn, sheet: Sheet) -> Iterator[tuple[str, Grant | None]]:
        """The steps that may follow the first, in their order, after the one taken last."""
        kinds, last = self._kinds, sheet.steps[-1].kind
        done = kinds.index(last) if last in kinds else -1
        if done < 0:
            yield OTHER, self._other(turn, sheet)
        for module in self._modules[max(done, 0) :]:
            if module.step:
                yield module.step, module.further(self._setting, table, turn, sheet)

    def _other(self, turn: Turn, sheet: Sheet) -> Grant | None:
        """After a double switch: a section for the other line, or anywhere if the two are one."""
        first = sheet.steps[0]
        if not turn.twice or first.move == PASS:
            return None
        line = None if sheet.ink.current == 1 else 1 - first.line
        return turn.grant._replace(line=line, elsewhere="rule-second-section")

    def moves_under(self, ink: Ink, grants: tuple[Grant, ...]) -> tuple[Move, ...]:
        """What is legal under an earlier grant never spends the power of a later one."""
        if len(grants) == 1 and not grants[0].power:
            return tuple(self._draws(ink, grants[0]))
        moves: dict[tuple[str, str], Move] = {}
        for grant in grants:
            for move in self._draws(ink, grant):
                if (move.start, move.end) not in moves:
                    moves[move.start, move.end] = move._replace(power=grant.power) if grant.power else move
        return tuple(moves.values())

    def _draws(self, ink: Ink, grant: Grant) -> Iterator[Move]:
        """Stations that are not wanted, or on the line already, are passed over before they are judged."""
        tracks, spokes, around = ink.tracks, self._spokes, self._around
        for number, line in enumerate(ink.own):
            if grant.line is not None and grant.line != number and ink.current > 1:
                continue
            wanted = grant.wanted & ~line.stations
            for start in bits(line.stations if grant.branch else line.ends):
                if not around[start] & wanted:
                    continue
                for spoke in spokes[start]:
                    if spoke.target_bit & wanted and _obstacle(ink, line, grant, spoke) is None:
                        yield self._moves[start, spoke.target][tracks >> spoke.section & 1]

    def granting(self, ink: Ink, grants: tuple[Grant, ...], move: Move) -> Grant:
        """The grant whose power the move names; a power is never spent where it is not needed."""
        if grants[0].power == move.power:
            return grants[0]
        grant = next((grant for grant in grants if grant.power == move.power), None)
        if grant is None:
            raise NotAllowed("rule-no-power" if move.power else "rule-name-power", power=move.power)
        for before in grants[: grants.index(grant)]:
            if move._replace(power="") in self._draws(ink, before):
                raise NotAllowed("rule-power-not-needed", power=move.power)
        return grant

    def judge(self, ink: Ink, grant: Grant, move: Move) -> tuple[int, int]:
        """The numbers of its stations; `NotAllowed` with the rule that forbids the move."""
        for name in (move.start, move.end):
            if name not in self._number:
                raise NotAllowed("rule-no-station", move=str(move), at=name)
        start, end = self._number[move.start], self._number[move.end]
        spoke = self._network.spoke.get((start, end))
        if spoke is None:
            raise self._refusal("rule-no-guide-line", move)
        line = self._line_at(ink, grant, start, move)
        rule = _obstacle(ink, line, grant, spoke)
        if rule == "rule-crosses":
            raise self._crossing(ink, spoke.section, move)
        if rule == "rule-track-taken" and not self._doubles:
            rule = "rule-one-track"
        if rule is not None:
            symbol, wanted = self._board.symbols[end], Text(f"symbol-{self._symbols.get(grant.wanted, WILD)}")
            raise self._refusal(rule, move, at=self._board.names[end], symbol=symbol, wanted=wanted)
        if move.double != bool(ink.tracks & spoke.section_bit):
            raise self._refusal("rule-double-sign" if move.double else "rule-single-sign", move)
        return start, end

    def _refusal(self, rule: str, move: Move, **more: Arg) -> NotAllowed:
        """With the names of both stations, as they stand on the map."""
        start, end = (self._board.names[self._number[name]] for name in (move.start, move.end))
        return NotAllowed(rule, move=str(move), start=start, end=end, **more)

    def _line_at(self, ink: Ink, grant: Grant, start: int, move: Move) -> Line:
        """The own line that the section extends."""
        name = self._board.names[start]
        for number, line in enumerate(ink.own):
            if not line.stations >> start & 1:
                continue
            if grant.line not in (None, number) and ink.current > 1:
                raise self._refusal(grant.elsewhere, move, at=name)
            if not grant.branch and not line.ends >> start & 1:
                rule = "rule-not-an-end" + "-double-switch" * self._setting.deck.double_switch
                raise self._refusal(rule, move, at=name, early=EARLY)
            return line
        raise self._refusal("rule-not-on-line", move, at=name)

    def _crossing(self, ink: Ink, section: int, move: Move) -> NotAllowed:
        """Which drawn section is in the way."""
        first = next(bits(self._network.crossings[section] & ink.tracks))
        in_the_way, names = self._network.sections[first], self._board.names
        rule = "rule-crosses-loop" if self._board.loop.sections >> first & 1 else "rule-crosses"
        return self._refusal(rule, move, section=f"{names[in_the_way.a]} – {names[in_the_way.b]}")


def _obstacle(ink: Ink, line: Line, grant: Grant, spoke: Spoke) -> str | None:
    """The rule that forbids a section from a station of the line where it may start, or None."""
    if not grant.wanted & spoke.target_bit:
        return "rule-symbol"
    if line.stations & spoke.target_bit:
        return "rule-circle"
    if ink.crossed & spoke.section_bit:
        return "rule-crosses"
    if ink.tracks & spoke.section_bit:
        if not grant.double:
            return "rule-track-taken"
        if ink.doubles & spoke.section_bit:
            return "rule-two-tracks"
    if not grant.within & spoke.section_bit:
        return grant.outside
    return None
