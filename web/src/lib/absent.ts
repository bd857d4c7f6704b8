/** Who is away, for how long, and what can be done about it by when. Pure. */

import type { View } from './fold'
import { awaited } from './seats'

export interface Absence {
  readonly seat: number
  readonly name: string
  /** The page is open, but nobody touches it. */
  readonly page: boolean
  /** Seconds since they were last here. */
  readonly lasts: number
  /** The open turn waits for them. */
  readonly awaited: boolean
  /** Seconds until the turn can be finished for them, or a bot can draw. */
  readonly finishIn: number
  /** Seconds until the match can go on without them. */
  readonly withoutIn: number
  /** The clock has to run out for them first. */
  readonly clockFirst: boolean
  readonly standIn: boolean
  readonly gone: boolean
}

/** Those who are away, at a time of the own clock. */
export function absences(view: View, now: number): Absence[] {
  const { patience, seats } = view.table
  const waitedFor = awaited(view)
  return view.away.flatMap(({ seat, since, page }) => {
    const at = seats[seat]
    if (at?.kind !== 'person' || seat === view.you?.seat) return []
    const lasts = Math.max(0, now + view.ahead - since)
    const until = (seconds: number) => Math.max(0, Math.ceil(seconds - lasts))
    return [
      {
        seat,
        name: at.name,
        page,
        lasts: Math.floor(lasts),
        awaited: waitedFor.includes(seat) && !at.stand_in,
        finishIn: until(patience.finish),
        withoutIn: until(patience.without),
        clockFirst: isClockFirst(view, seat),
        standIn: at.stand_in !== '',
        gone: at.gone,
      },
    ]
  })
}

/** Once the clock has run out for somebody, others can choose for them until they choose themselves again. Of a
 *  turn that was closed before this page came nothing is known: then the server may say no. */
function isClockFirst({ table, closed }: View, seat: number): boolean {
  if (!table.clock) return false
  return closed ? !closed.chosen[seat]?.some((by) => by !== '') : table.turn === 0
}

/** How long the open turn has lasted, in seconds of the server's clock. */
export function lasted(view: View, now: number): number {
  const begun = view.table.open?.begun
  return begun ? Math.max(0, Math.floor(now + view.ahead - begun)) : 0
}

/** `42 s`, `1:05 min`: the same in all our languages. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00a0s`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}\u00a0min`
}
