/** What each seat drew in the turn that was closed last, in words. */

import type { Said } from '../generated/wire'
import type { View } from './fold'
import { brief, tell } from './words.svelte'

/** Nothing before the first turn is closed, and of seats that nobody plays. */
export function drewAt({ table }: View, number: number): readonly Said[] {
  const seat = table.seats[number]
  return !seat || seat.kind === 'vacant' || seat.gone ? [] : (table.drew[number] ?? [])
}

export function drewWords(view: View, number: number): string {
  return drewAt(view, number).map(tell).join(', ')
}

/** Where room is short. */
export function drewBriefly(view: View, number: number): string {
  return drewAt(view, number).map(brief).join(', ')
}
