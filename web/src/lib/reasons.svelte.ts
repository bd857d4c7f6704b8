/** Why something that was touched means no move: asked of the server, shown where it was touched. */

import { announce } from './announce.svelte'
import type { Play } from './play.svelte'
import type { Spot } from './snap'
import { say, tell } from './words.svelte'

export interface Reason {
  /** Where on the stage. */
  readonly at: Spot
  /** Empty until the answer is there. */
  readonly text: string
  readonly hint: string
  /** What is in the way, or where one could go on. */
  readonly shows: readonly string[]
  /** Of the rules, where it is said. */
  readonly paragraph: string
}

export class Reasons {
  shown: Reason | null = $state.raw(null)
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  async ask(taps: readonly string[], at: Spot): Promise<void> {
    const asked: Reason = { at, text: '', hint: '', shows: [], paragraph: '' }
    this.shown = asked
    const why = await this.#play.why(taps)
    if (this.shown !== asked) return
    if (!why) this.clear()
    else {
      const text = why.says ? tell(why.says) : say('match-touch-end')
      const hint = why.hint ? tell(why.hint) : ''
      this.shown = { at, text, hint, shows: why.shows, paragraph: why.paragraph }
      announce(text)
      announce(hint)
    }
  }

  clear(): void {
    this.shown = null
  }
}
