/** What the seats say in one sign: shown at the seat for a moment, and told a screen reader. */

import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Reaction } from '../generated/wire'
import { announce } from './announce.svelte'
import { device } from './device.svelte'
import type { View } from './fold'
import type { Play } from './play.svelte'
import { nameAt } from './seats'
import { say } from './words.svelte'

/** In the order in which they are offered. */
export const REACTIONS: readonly Reaction[] = ['hello', 'bravo', 'thanks', 'laugh', 'oh-no', 'hmm']

/** So long each is shown. */
const LASTS = 5000

export class Reactions {
  readonly #play: Play
  readonly #shown = new SvelteMap<number, { reaction: Reaction; fading: ReturnType<typeof setTimeout> }>()

  /** For as long as the calling component is there. */
  constructor(play: Play) {
    this.#play = play
    $effect(() => {
      const { newest } = play
      if (newest?.say === 'reacted') untrack(() => this.#show(newest.seat, newest.reaction))
    })
    $effect(() => () => {
      for (const { fading } of this.#shown.values()) clearTimeout(fading)
    })
  }

  /** What a seat has just said; null: nothing, or this device wants to see none. */
  at(seat: number): Reaction | null {
    return device.settings.reactions ? (this.#shown.get(seat)?.reaction ?? null) : null
  }

  /** Whether this device has somebody to say something to. */
  get offered(): boolean {
    const { view } = this.#play
    return device.settings.reactions && view !== null && view.you !== null && hasCompany(view)
  }

  async send(reaction: Reaction): Promise<void> {
    await this.#play.react(reaction)
  }

  #show(seat: number, reaction: Reaction): void {
    const { view } = this.#play
    if (!view || !device.settings.reactions) return
    clearTimeout(this.#shown.get(seat)?.fading)
    this.#shown.set(seat, { reaction, fading: setTimeout(() => this.#shown.delete(seat), LASTS) })
    if (seat !== view.you?.seat)
      announce(say('reaction-announce', { name: nameAt(view, seat), what: say(`reaction-${reaction}`) }))
  }
}

/** Bots do not read. */
function hasCompany({ table, you }: View): boolean {
  return table.seats.some(({ kind }, number) => kind === 'person' && number !== you?.seat)
}
