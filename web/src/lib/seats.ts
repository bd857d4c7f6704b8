/** What the seats of a table are called, and what they are doing. */

import type { SeatView } from '../generated/wire'
import type { View } from './fold'
import { say, words } from './words.svelte'

export type SeatState = 'ready' | 'drawing' | 'thinking' | 'away' | 'free'

export function seatState(view: View, number: number): SeatState {
  const seat = view.table.seats[number]
  if (seat?.ready) return 'ready'
  if (seat?.kind === 'vacant') return 'free'
  if (seat?.kind === 'person' && view.online && !view.online.includes(number)) return 'away'
  return view.busy.includes(number) ? 'drawing' : 'thinking'
}

export function seatName(seat: SeatView, own = false): string {
  if (own) return say('match-you')
  if (seat.kind === 'vacant') return say('lobby-vacant')
  if (seat.kind === 'bot' && words.knows(`bot-${seat.name}-name`)) return say(`bot-${seat.name}-name`)
  return seat.name
}

/** Those whom the open turn waits for; a free seat is nobody. */
export function awaited(view: View): number[] {
  return view.table.seats.flatMap((seat, number) => (seat.ready || seat.kind === 'vacant' ? [] : [number]))
}
