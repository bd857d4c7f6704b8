/** What is heard of a match where this device wants sounds: the pencil, the card, and a bell when the others wait. */

import { device } from './device.svelte'
import type { View } from './fold'
import type { Play } from './play.svelte'
import { awaited } from './seats'
import { play as sound, type Sound } from './sound'

/** For as long as the calling component is there. */
export function sounds(play: Play): void {
  let before: View | null = null
  $effect(() => {
    const { view } = play
    const due = before && view && device.settings.sounds ? heard(before, view) : null
    before = view
    if (due === 'card' && document.visibilityState === 'hidden') sound('bell')
    else if (due) sound(due)
  })
}

/** What a change of the view sounds like. */
export function heard(before: View, view: View): Sound | null {
  const { table, you } = view
  if (table.phase !== 'playing') return null
  if (before.table.turn !== table.turn || before.table.phase !== table.phase) return 'card'
  const drawn = (of: View): number => of.you?.staged.length ?? 0
  if (you && drawn(view) > drawn(before)) return 'pencil'
  return isLast(view) && !isLast(before) ? 'bell' : null
}

/** Whether other people have all ended their turn, and wait for the own seat alone. */
function isLast(view: View): boolean {
  const own = view.you?.seat
  const others = view.table.seats.some((seat, number) => number !== own && seat.kind === 'person' && seat.ready)
  const [first, ...rest] = awaited(view)
  return others && first !== undefined && first === own && !rest.length
}
