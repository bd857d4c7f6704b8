/** What everybody has earned in a round, told once it has ended, for a few seconds. */

import type { Ended } from '../generated/wire'
import { announce } from './announce.svelte'
import { device } from './device.svelte'
import type { View } from './fold'
import type { Play } from './play.svelte'
import { nameAt } from './seats'
import { untrack } from 'svelte'
import { gained, say, tell } from './words.svelte'

/** So long it is shown. */
const LASTS = 8000
/** A touch that comes so soon was meant for what is below. */
const SOON = 700

export interface Earned {
  readonly seat: number
  readonly name: string
  readonly earned: number
  /** Of the most that somebody has earned, from 0 to 1. */
  readonly part: number
  readonly total: number | null
}

/** Who earned most comes first. */
export function comparison(view: View, { earned }: Ended): Earned[] {
  const most = Math.max(1, ...earned)
  return earned
    .map((points, seat) => ({
      seat,
      name: nameAt(view, seat),
      earned: points,
      part: Math.max(0, points) / most,
      total: view.table.seats[seat]?.total ?? null,
    }))
    .sort((one, other) => other.earned - one.earned)
}

export class Rounds {
  /** What has just ended; null: nothing, or it was seen. */
  shown: Ended | null = $state.raw(null)
  /** Whether a touch on it closes it; before, it goes to what is below. */
  settled = $state(false)
  #timers: ReturnType<typeof setTimeout>[] = []

  /** For as long as the calling component is there. */
  constructor(play: Play) {
    $effect(() => {
      const { newest } = play
      untrack(() => {
        const turned = newest?.say === 'update' && newest.events.some(({ event }) => event === 'turn')
        if (turned && play.view) this.#turned(play.view)
      })
    })
    $effect(() => () => this.close())
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.shown = null
  }

  #turned(view: View): void {
    this.close()
    const ended = view.closed?.ended
    if (!ended || view.table.seats.length < 2 || !device.settings.rounds) return
    this.shown = ended
    this.settled = false
    this.#timers = [setTimeout(() => (this.settled = true), SOON), setTimeout(() => this.close(), LASTS)]
    const points = comparison(view, ended).map(({ name, earned }) => `${name}: ${gained(earned)}`)
    announce(say('match-announce-ended', { what: tell(ended.says), points: points.join(', ') }))
  }
}
