/** What was chosen for this seat while nobody was at the page: kept until it is closed. */

import type { Meanwhile } from '../generated/wire'
import type { Play } from './play.svelte'
import { replaced } from './seats'
import { played, say } from './words.svelte'

const NONE: readonly Meanwhile[] = []

export class Missed {
  /** What is shown; the latest last. */
  turns: readonly Meanwhile[] = $state.raw(NONE)
  #closed = ''

  constructor(play: Play) {
    $effect(() => {
      const { view } = play
      const told = view?.you?.meanwhile ?? NONE
      if (!view || replaced(view) || !told.length) {
        // A notice of the clock is over with the next own step; a list is read in one's own time.
        if (isClockOnly(this.turns)) this.turns = NONE
        return
      }
      if (named(told) !== this.#closed) this.turns = told
    })
  }

  /** The clock ran out once: that is said in one sentence. */
  get notice(): string {
    const [last] = this.turns
    return last && isClockOnly(this.turns) ? say('match-clock-out', { played: playedIn(last) }) : ''
  }

  close(): void {
    this.#closed = named(this.turns)
    this.turns = NONE
  }
}

function isClockOnly(turns: readonly Meanwhile[]): boolean {
  return turns.length === 1 && turns[0]?.chosen === 'clock'
}

function named(turns: readonly Meanwhile[]): string {
  return turns.map(({ label, chosen }) => `${label} ${chosen}`).join()
}

/** What was played, as the end of a sentence. */
export function playedIn({ says }: Meanwhile): string {
  return says.length ? says.map(played).join(', ') : say('match-played-nothing')
}
