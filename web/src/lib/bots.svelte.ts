/** Bots that search play weaker until the server has compiled what they search with, or where it cannot. */

import type { BotsView, SeatView, Warmth } from '../generated/wire'
import { getBots } from './api'
import { tell } from './words.svelte'

export type Lack = Exclude<Warmth, 'warm'>

/** While it warms up it is asked again after so many milliseconds. */
export const AGAIN = 4000

class Strength {
  told: BotsView | null = $state.raw(null)
  #asking: Promise<void> | null = null

  /** What is warm stays so, and is not asked for again. */
  ask(): Promise<void> {
    if (this.told?.state === 'warm') return Promise.resolve()
    this.#asking ??= getBots()
      .then((told) => void (this.told = told))
      .catch(() => undefined)
      .finally(() => (this.#asking = null))
    return this.#asking
  }
}

export const strength = new Strength()

/** Which of these bots cannot play at full strength in some of these families of games yet. */
export function weakOf(told: BotsView | null, bots: readonly string[], families: readonly string[]): string[] {
  if (!told || told.state === 'warm' || families.every((family) => told.warm.includes(family))) return []
  return bots.filter((bot, at) => bots.indexOf(bot) === at && bot in told.searching)
}

/** The bots that play at a table, also those that only stand in for somebody. */
export function botsAt(seats: readonly SeatView[]): string[] {
  return seats.flatMap((seat) => seat.stand_in || seat.bot || [])
}

/** The same for as long as the calling component is there; the server is asked only where a bot is shown. */
export class Weak {
  readonly #bots: () => readonly string[]
  readonly #families: () => readonly string[]

  constructor(bots: () => readonly string[], families: () => readonly string[]) {
    this.#bots = bots
    this.#families = families
    const shown = $derived(bots().length > 0)
    const waiting = $derived(this.lack === 'warming')
    $effect(() => {
      if (shown) void strength.ask()
    })
    $effect(() => {
      if (!waiting) return
      const timer = setInterval(() => void strength.ask(), AGAIN)
      return () => clearInterval(timer)
    })
  }

  get bots(): string[] {
    return weakOf(strength.told, this.#bots(), this.#families())
  }

  /** What they are called. */
  get titles(): string[] {
    return this.bots.flatMap((bot) => strength.told?.searching[bot] ?? []).map(tell)
  }

  /** What keeps them from it; null: nothing. */
  get lack(): Lack | null {
    const state = strength.told?.state
    return state && state !== 'warm' && this.bots.length ? state : null
  }
}
