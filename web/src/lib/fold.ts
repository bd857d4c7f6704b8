/** What is known of a table, and how each message of the server changes it. Pure. */

import type {
  AnyHappened,
  Away,
  Box,
  Chooser,
  Ended,
  Presence,
  SeatView,
  StoreCause,
  TableView,
  Told,
  TurnOpened,
  Update,
  Welcome,
  You,
} from '../generated/wire'
import { patched } from './marks'

export type Marks = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How the turn before was closed: the moves of each seat, and whether its time had run out. */
export interface Closed {
  moves: readonly (readonly string[])[]
  clock: boolean
  /** Who chose each of the moves; empty where everybody chose for themselves. */
  chosen: readonly (readonly Chooser[])[]
  /** What ended with it, such as a round, and what each seat has earned in it; null: nothing. */
  ended: Ended | null
}

export interface View {
  readonly table: TableView
  /** Whether this device can do what a host can: it is the host's, or the host is away and it is the next. */
  readonly host: boolean
  /** Whether the token of this device is the host's. */
  readonly owner: boolean
  /** The secret of the joining link, for those at the table. */
  readonly invite: string
  /** The own seat; null for watchers. */
  readonly you: You | null
  /** What turns the blank drawing into the own sheet. */
  readonly marks: Marks
  /** Its score pad. */
  readonly score: readonly Box[]
  /** The seats with an open connection; null until that is known. */
  readonly online: readonly number[] | null
  /** People who are not here, and since when. */
  readonly away: readonly Away[]
  /** The seat that can do what a host can. */
  readonly hosting: number | null
  readonly watching: number
  readonly closed: Closed | null
  /** Why nothing can be saved now; null: it can. */
  readonly unsaved: StoreCause | null
  /** Contributions to the deal are awaited until then. */
  readonly until: number | null
  /** How many seconds the server's clock is ahead of this one. */
  readonly ahead: number
  /** Something was missed: only a fresh welcome helps. */
  readonly gap: boolean
}

/** The view after a message; `now` is the own clock in seconds. Null before the first welcome. */
export function fold(view: View | null, told: Told, now: number): View | null {
  if (told.say === 'welcome') return welcomed(view, told, now)
  if (view === null) return null
  switch (told.say) {
    case 'update':
      return updated(view, told)
    case 'you':
      return seen(view, told)
    case 'presence':
      return present(view, told)
    case 'store':
      return { ...view, unsaved: told.cause ?? null }
    default:
      return view
  }
}

function welcomed(view: View | null, { table, host, you, invite }: Welcome, now: number): View {
  const same = view?.table.match === table.match ? view : null
  return {
    table,
    host,
    owner: host,
    invite: invite || same?.invite || '',
    away: same?.away ?? [],
    hosting: same?.hosting ?? table.host,
    you: you ?? null,
    marks: you?.marks ?? {},
    score: you?.score ?? [],
    online: same?.online ?? null,
    watching: same?.watching ?? 0,
    closed: same?.table.turn === table.turn ? same.closed : null,
    unsaved: same?.unsaved ?? null,
    until: same?.until ?? null,
    ahead: table.now ? table.now - now : 0,
    gap: false,
  }
}

function seen(view: View, you: You): View {
  return hosted({
    ...view,
    you,
    invite: you.invite || view.invite,
    marks: you.marks ?? patched(view.marks, you.changes),
    score: you.score ?? view.score,
  })
}

function present(view: View, { online, watching, away, host }: Presence): View {
  return hosted({ ...view, online, watching, away, hosting: host })
}

/** Who has a seat hosts by it; who has none hosts by the token. */
function hosted(view: View): View {
  return { ...view, host: view.you ? view.hosting === view.you.seat : view.owner }
}

function updated(view: View, { events }: Update): View {
  let next = view
  for (const event of events) {
    if (next.gap) break
    if (event.seq <= next.table.seq) continue
    next = event.seq === next.table.seq + 1 ? happened(next, event) : { ...next, gap: true }
  }
  return next
}

function happened(view: View, event: AnyHappened): View {
  const at = withTable(view, { seq: event.seq })
  switch (event.event) {
    case 'seat':
      return seated(timed(at, event.deadline, event.asked), event.seat, event.view)
    case 'host':
      return hosted({
        ...withTable(at, { host: event.seat }),
        hosting: event.seat,
        owner: event.seat === (at.you?.seat ?? -1),
      })
    case 'knock':
      return withTable(at, { knocks: [...at.table.knocks, { knock: event.seq, name: event.name }] })
    case 'admitted':
      return withTable(at, { knocks: at.table.knocks.filter(({ knock }) => knock !== event.knock) })
    case 'starting':
      return { ...withTable(at, { phase: 'starting' }), until: event.until }
    case 'turn':
      return turned(at, event)
    case 'busy':
      return withSeats(at, (seat, number) => (number === event.seat ? { ...seat, busy: true } : seat))
    case 'ready':
      return withSeats(at, (seat, number) =>
        number === event.seat ? { ...seat, ready: event.ready, chosen: event.chosen } : seat,
      )
    case 'clock':
      return timed(at, event.deadline)
    case 'over':
      return ended(withTable(at, { phase: 'over', open: null, outcome: event.outcome }))
    case 'rematch':
      return withTable(at, { rematch: event.code, rematch_by: event.by })
  }
}

/** The open turn with another deadline, and perhaps other seats that it asks. */
function timed(view: View, deadline: number | null, asked = view.table.open?.asked ?? []): View {
  return view.table.open ? withTable(view, { open: { ...view.table.open, deadline, asked } }) : view
}

function seated(view: View, number: number, seat: SeatView): View {
  const next = withSeats(view, (other, at) => (at === number ? seat : other))
  return view.you?.seat === number && seat.kind !== 'person' ? { ...next, you: null } : next
}

function turned(view: View, { turn, open, moves, totals, clock, chosen, drew, ended }: TurnOpened): View {
  const next = withTable(view, { phase: 'playing', turn, open, drew })
  const total = (at: number, before: number | null | undefined) => totals?.[at] ?? before ?? null
  return {
    ...withSeats(next, (seat, at) => ({
      ...seat,
      ready: false,
      busy: false,
      chosen: '',
      total: total(at, seat.total),
    })),
    // What is known of the own seat is of before, also at the start, where its turn has the same number.
    you: view.you?.turn === turn ? { ...view.you, turn: turn - 1 } : view.you,
    closed: moves?.length ? { moves, clock: clock ?? false, chosen, ended: ended ?? null } : null,
  }
}

function ended(view: View): View {
  const result = view.table.outcome?.result
  return result ? withSeats(view, (seat, at) => ({ ...seat, total: result[at] ?? null })) : view
}

function withTable(view: View, change: Partial<TableView>): View {
  return { ...view, table: { ...view.table, ...change } }
}

function withSeats(view: View, change: (seat: SeatView, number: number) => SeatView): View {
  return withTable(view, { seats: view.table.seats.map(change) })
}
