/** What the seats of a table are called, what they are doing, and whom the open turn waits for. Pure but for words. */

import type { Chooser, SeatView } from '../generated/wire'
import type { View } from './fold'
import { say, tell } from './words.svelte'

export type SeatState = 'ready' | 'drawing' | 'thinking' | 'away' | 'free' | 'bot' | 'gone'

export function seatState(view: View, number: number): SeatState {
  const seat = view.table.seats[number]
  if (!seat || seat.kind === 'vacant') return 'free'
  if (seat.gone) return 'gone'
  if (seat.stand_in) return 'bot'
  if (seat.ready) return 'ready'
  if (isAway(view, number)) return 'away'
  if (!isAsked(view, number)) return 'ready'
  return seat.busy ? 'drawing' : 'thinking'
}

export function isAway(view: View, number: number): boolean {
  if (view.table.seats[number]?.kind !== 'person') return false
  return view.away.some(({ seat }) => seat === number) || (view.online !== null && !view.online.includes(number))
}

/** A person by the name they gave, a bot by what it is called. */
export function sitterName({ called, name }: SeatView): string {
  return called ? tell(called) : name
}

export function seatName(seat: SeatView): string {
  return seat.kind === 'vacant' ? say('match-free') : sitterName(seat)
}

/** What the own sheet is worth is told twice, so it must be the same number: with what is staged. */
export function seatTotal(view: View, number: number): number | null {
  const total = view.table.seats[number]?.total ?? null
  return total !== null && view.you?.seat === number ? view.you.total : total
}

/** Those whom the open turn waits for; a free seat is nobody, and who is gone is not waited for. */
export function awaited(view: View): number[] {
  return view.table.seats.flatMap((seat, number) => {
    const out = seat.ready || seat.kind === 'vacant' || seat.gone || !isAsked(view, number)
    return out ? [] : [number]
  })
}

/** Whether the open turn asks, or has asked, something of a seat, if not said otherwise the own one. */
export function isAsked({ table, you }: View, number = you?.seat ?? -1): boolean {
  return table.open?.asked.includes(number) ?? false
}

/** Nobody plays themselves any more: the match waits until somebody does. Bots alone play on. */
export function isResting({ table: { seats } }: View): boolean {
  const plays = seats.some((seat) => seat.kind === 'person' && !seat.gone && !seat.stand_in)
  return !plays && !seats.every((seat) => seat.kind === 'bot')
}

/** Who plays on the own seat instead of whoever looks at this page. */
export function replaced({ you, table }: View): 'bot' | 'gone' | null {
  const own = you && table.seats[you.seat]
  if (!own) return null
  return own.gone ? 'gone' : own.stand_in ? 'bot' : null
}

/** Who let the own steps of the open turn stand, if not whoever looks at this page. */
export function chosenFor({ you, table }: View): Chooser {
  const own = you && table.seats[you.seat]
  return own?.ready ? own.chosen : ''
}

export function nameAt({ table }: View, number: number): string {
  const seat = table.seats[number]
  return seat ? seatName(seat) : ''
}

export function isVacant({ table }: View, number: number): boolean {
  return table.seats[number]?.kind === 'vacant'
}
