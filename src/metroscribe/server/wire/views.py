"""What a reader may see. Views are built, never stripped: a new field is invisible until it is added here."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args
from weakref import WeakKeyDictionary

from metroscribe import draw
from metroscribe.core.cards import Card
from metroscribe.core.match import Match
from metroscribe.core.rules import AnyRules
from metroscribe.core.score import Score
from metroscribe.core.table import Choice
from metroscribe.core.wording import Note, Wording
from metroscribe.server.match import events as ev
from metroscribe.server.match.absence import absent, hosting
from metroscribe.server.match.decide import WAIT
from metroscribe.server.match.presence import Presence
from metroscribe.server.match.seat import Seat, Shown
from metroscribe.server.match.state import Hosted
from metroscribe.server.wire import messages as wire
from metroscribe.server.wire.names import bot_name, game_name, module_name, options_chosen
from metroscribe.server.wire.outcome import outcome_view
from metroscribe.server.wire.said import said

CHOOSERS: dict[str, wire.Chooser] = {name: name for name in get_args(wire.Chooser)}
CHANGES: dict[type[ev.AnyEvent], wire.Change] = {
    ev.Seated: "sat",
    ev.Reserved: "sat",
    ev.BotSeated: "bot",
    ev.Left: "stood-up",
    ev.Freed: "freed",
    ev.Renamed: "renamed",
    ev.Contributed: "contributed",
    ev.StoodIn: "stand-in",
    ev.WentOn: "without",
    ev.Returned: "back",
}
"""What happens to a seat, by the event."""
STEPS_KEPT = 1 << 14
_told: WeakKeyDictionary[AnyRules, dict[Choice, wire.MoveView]] = WeakKeyDictionary()
"""For rules that are played, the steps as they were told, by all that they depend on."""


def card_views(rules: AnyRules, cards: Iterable[Card]) -> tuple[wire.CardView, ...]:
    wording = rules.wording
    return tuple(
        wire.CardView(str(card), said(wording.say(card)), wording.role(card), wording.explained(card))
        for card in cards
    )


def note_views(rules: AnyRules, table: Any) -> tuple[wire.NoteView, ...]:
    """What is in force in words."""
    return tuple(_note(rules, note) for note in rules.wording.notes(table))


def _note(rules: AnyRules, note: Note) -> wire.NoteView:
    paragraph = rules.wording.explained(note.card) if note.card else note.paragraph
    return wire.NoteView(said(note.text), note.scope, note.pencil, str(note.card or ""), paragraph)


def question_view(rules: AnyRules, table: Any) -> wire.Said | None:
    question = rules.wording.question(table)
    return said(question) if question else None


def seat_view(hosted: Hosted, number: int) -> wire.SeatView:
    seat = hosted.seats[number]
    totals = _totals(hosted)
    return wire.SeatView(
        seat.bot or seat.name,
        _kind(seat),
        seat.ready,
        number in hosted.parts,
        totals[number] if totals else None,
        _chooser(seat.chosen),
        seat.stand_in,
        seat.gone,
        seat.until,
        seat.bot.partition(":")[0],
        bot_name(seat.bot) if seat.bot else None,
        seat.busy,
    )


def _kind(seat: Seat) -> wire.SeatKind:
    if seat.bot:
        return "bot"
    return "vacant" if seat.vacant else "person" if seat.person else "reserved"


def _chooser(name: str) -> wire.Chooser:
    return CHOOSERS[name]


def choosers(names: Iterable[str]) -> tuple[wire.Chooser, ...]:
    """Who chose the steps of a turn, as the wire names them."""
    return tuple(map(_chooser, names))


def _totals(hosted: Hosted) -> tuple[int, ...] | None:
    """What the sheets were worth when the turn began."""
    if hosted.match is None or not hosted.shows_scores:
        return None
    return tuple(_begun(hosted.match, seat).total for seat in range(hosted.match.seats))


def _begun(match: Match, seat: int) -> Score:
    """What a sheet was worth before the steps of this turn."""
    if not match.staged(seat):
        return match.score(seat)
    return match.rules.score(match.table, match.table.sheets[seat])


def table_view(hosted: Hosted, now: float) -> wire.TableView:
    opened, rules = hosted.opened, hosted.rules
    return wire.TableView(
        seq=hosted.told - 1,
        match=opened.match,
        code=opened.code,
        game=opened.game,
        family=opened.game.partition("/")[0],
        name=game_name(opened.game, rules.info.credits.title if rules else ""),
        rules=opened.rules,
        map=opened.map_hash,
        modules=opened.modules,
        module_names=tuple(map(module_name, opened.modules)),
        options=opened.options,
        chosen_options=options_chosen(opened.options, len(hosted.seats)),
        clock=opened.clock,
        scores=opened.scores,
        door="link" if opened.invite else "code",
        patience=opened.patience,
        deck=_deck(hosted),
        known_deal=not opened.commitment,
        commitment=opened.commitment,
        phase=hosted.phase,
        playable=rules is not None,
        seats=tuple(seat_view(hosted, number) for number in range(len(hosted.seats))),
        host=hosted.seat_of(hosted.host),
        knocks=tuple(wire.KnockView(at, knock.name) for at, knock in hosted.knocks.items()),
        shared=bool(opened.rematch_of),
        given_up=opened.given_up,
        turn=hosted.turn,
        open=_open_turn(hosted),
        now=now,
        outcome=outcome_view(hosted),
        rematch=hosted.rematch.code if hosted.rematch else "",
        rematch_by=hosted.seat_of(hosted.rematch.holder) if hosted.rematch else None,
        pace=opened.pace,
        drew=_drew(hosted),
        finishing=said(rules.wording.finishing if rules else Wording.finishing),
    )


def _open_turn(hosted: Hosted) -> wire.OpenTurn | None:
    """The open turn as everybody sees it."""
    match = hosted.match
    if match is None or match.over or hosted.finished:
        return None
    rules, table = match.rules, match.table
    return wire.OpenTurn(
        table.label,
        card_views(rules, match.cards),
        question_view(rules, table),
        note_views(rules, table),
        _counted(rules.undealt(table)),
        tuple(map(said, rules.wording.coming(table))),
        hosted.deadline,
        hosted.opened_at,
        _asked(hosted),
    )


def _deck(hosted: Hosted) -> dict[str, int]:
    """What the cards of this table are dealt from, also before the first one is."""
    rules, match = hosted.rules, hosted.match
    if rules is None:
        return {}
    table = match.table if match else rules.new(len(hosted.seats), hosted.options)
    return _counted(rules.wording.full_deck(table))


def _counted(cards: Mapping[Card, int]) -> dict[str, int]:
    return {str(card): number for card, number in cards.items()}


def _drew(hosted: Hosted) -> tuple[tuple[wire.Said, ...], ...]:
    """What each seat drew in the turn that was closed last."""
    return tuple(tuple(map(said, steps)) for steps in hosted.last_turn.drew) if hosted.last_turn else ()


def _asked(hosted: Hosted) -> tuple[int, ...]:
    """Nothing is asked of a seat that is out: what it would be asked may hang on what it has staged."""
    seats = enumerate(hosted.seats)
    return tuple(number for number, seat in seats if not seat.out and hosted.asked(number))


def presence_view(hosted: Hosted, presence: Presence, now: float, watching: int) -> wire.Presence:
    """Who is here and who is not, as everybody at the table is told."""
    people = [(n, seat.holder) for n, seat in enumerate(hosted.seats) if seat.person]
    online = tuple(number for number, holder in people if presence.here(holder))
    away = absent(hosted, presence, now).items()
    return wire.Presence(
        online,
        watching,
        tuple(wire.Away(number, found.since, found.page) for number, found in away),
        hosting(hosted, presence, now),
    )


def you_view(hosted: Hosted, number: int) -> wire.You:
    """The seat's own sheet with what it has staged, and the steps it may take."""
    return _you(hosted, number, _shown(hosted, number))


def you_changed(hosted: Hosted, number: int) -> wire.You:
    """The same for those who know what was told last: only what has changed since."""
    seat = hosted.seats[number]
    before, seat.told = seat.told, None  # should this fail, all of it is told the next time
    now = _shown(hosted, number, before)
    you = _you(hosted, number, now, before)
    seat.told = now
    return you


def _shown(hosted: Hosted, number: int, before: Shown | None = None) -> Shown | None:
    match = hosted.match
    if match is None:
        return None
    table, sheet = match.table, match.sheet(number)
    if before is not None and before.table is table and before.sheet is sheet:
        return before
    score, known = match.score(number), before.drawn if before else None
    return Shown(table, sheet, score, draw.drawn(match.rules, table, sheet, score, known, seat=number))


def _you(hosted: Hosted, number: int, now: Shown | None, before: Shown | None = None) -> wire.You:
    seat, match = hosted.seats[number], hosted.match
    invite = hosted.opened.invite if before is None else ""
    if match is None or now is None:
        return wire.You(number, hosted.told - 1, hosted.turn, seat.count, seat.ready, invite=invite)
    idle = seat.ready or seat.gone or seat.stand_in or hosted.finished
    moves = () if idle else tuple(_steps(match, number))
    return wire.You(
        number,
        hosted.told - 1,
        hosted.turn,
        seat.count,
        seat.ready,
        tuple(map(str, match.staged(number))),
        moves,
        boxes(match.rules, now.table, now.score) if before is None or before.score is not now.score else None,
        now.score.total,
        draw.pencil(match.rules, now.table, now.sheet),
        now.drawn.marks if before is None else None,
        now.drawn.changes(before.drawn) if before is not None else {},
        tuple(
            wire.Meanwhile(played.label, _chooser(played.chosen), tuple(map(said, played.steps)))
            for played in seat.meanwhile
        ),
        invite,
        _passing(match, number) if moves else None,
    )


def _passing(match: Match, number: int) -> wire.PassView:
    rules, table, sheet = match.rules, match.table, match.sheet(number)
    fallback = rules.fallback(table, sheet)
    return wire.PassView(str(fallback), said(rules.wording.passing(table, sheet, fallback)))


def boxes(rules: AnyRules, table: Any, score: Score) -> tuple[wire.Box, ...]:
    """The score pad in words."""
    told = rules.wording.paragraph
    return tuple(wire.Box(said(entry.text), entry.points, told(table, entry.key)) for entry in score)


def _steps(match: Match, seat: int) -> Iterator[wire.MoveView]:
    """The legal steps of a seat. The same ones are told again and again, so they are made once."""
    rules, table, sheet = match.rules, match.table, match.sheet(seat)
    told = _told.setdefault(rules, {})
    if len(told) > STEPS_KEPT:
        told.clear()
    for choice in match.choices(seat):
        if (view := told.get(choice)) is None:
            view = told[choice] = _step(rules, table, sheet, choice)
        yield view


def _step(rules: AnyRules, table: Any, sheet: Any, choice: Choice) -> wire.MoveView:
    gesture = draw.gesture(rules, table, sheet, choice.move)
    beside = gesture.choice
    return wire.MoveView(
        str(choice.move),
        gesture.taps,
        said(rules.wording.describe(table, sheet, choice.move)),
        choice.gain,
        gesture.section,
        wire.ChoiceView(beside.id, said(beside.says), beside.colour) if beside else None,
        wire.SignView(*gesture.sign) if gesture.sign else None,
    )


def happened(hosted: Hosted, event: ev.AnyEvent, seq: int) -> Iterator[wire.AnyHappened]:
    """The event as everybody sees it, the match having followed it just now and counted it among those that
    are told; exactly one for each."""
    match event:
        case _ if type(event) in CHANGES:
            seat: int = event.seat  # type: ignore[union-attr]
            by = getattr(event, "by", None)
            change = CHANGES[type(event)]
            yield wire.Seating(
                seq, seat, seat_view(hosted, seat), change, by, hosted.deadline, _asked(hosted)
            )
        case ev.HostPassed():
            yield wire.HostChanged(seq, hosted.seat_of(hosted.host))
        case ev.Knocked():
            yield wire.Knocking(seq, event.name)
        case ev.Admitted():
            yield wire.Answering(seq, event.knock, event.yes, event.by)
        case ev.Staged(seat=n) | ev.TakenBack(seat=n):
            yield wire.Busy(seq, n)
        case ev.Readied(seat=n):
            yield wire.Readiness(seq, n, True, _chooser(event.chosen), event.by)
        case ev.Withdrawn(seat=n):
            yield wire.Readiness(seq, n, False)
        case ev.Starting():
            yield wire.Awaiting(seq, event.at + WAIT)
        case ev.Resumed() if hosted.phase == "starting":
            yield wire.Awaiting(seq, event.at + WAIT)
        case ev.Started() | ev.Closed():
            yield _turn_opened(hosted, event, seq)
        case ev.MoreTime() | ev.Resumed():
            yield wire.ClockSet(seq, hosted.deadline)
        case ev.Finished():
            outcome = outcome_view(hosted)
            assert outcome is not None
            yield wire.Over(seq, outcome)
        case ev.Rematched():
            yield wire.MoveOn(seq, event.code, hosted.seat_of(event.holder))


def _turn_opened(hosted: Hosted, event: ev.Started | ev.Closed, seq: int) -> wire.TurnOpened:
    closed = isinstance(event, ev.Closed)
    return wire.TurnOpened(
        seq,
        hosted.turn,
        _open_turn(hosted),
        hosted.last_moves if closed else (),
        _totals(hosted),
        isinstance(event, ev.Closed) and event.clock,
        tuple(map(choosers, hosted.last_choosers)) if closed else (),
        _drew(hosted) if closed else (),
        _ended(hosted) if closed else None,
    )


def _ended(hosted: Hosted) -> wire.Ended | None:
    """What everybody has earned in it is a running score."""
    ended = hosted.rounds.ended if hosted.opened.scores else None
    return wire.Ended(said(ended.says), ended.earned) if ended else None
