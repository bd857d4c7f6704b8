/** What the steps of the open turn are worth that are chosen and not confirmed: asked of the server whenever they change. */

import type { Worth } from '../generated/wire'
import type { Choosing } from './choosing.svelte'
import type { Play } from './play.svelte'
import { gained, tell } from './words.svelte'

export class Worthy {
  #found: Worth | null = $state.raw(null)

  /** For as long as the calling component is there. */
  constructor(play: Play, choosing: Choosing) {
    $effect(() => {
      const { current } = play
      const shown = choosing.preview?.move ?? ''
      this.#found = null
      if (!current || (!current.staged.length && !shown)) return
      let late = false
      void play.worth(shown).then((found) => {
        if (!late) this.#found = found
      })
      return () => (late = true)
    })
  }

  /** The elements of the score pad that change. */
  get boxes(): readonly string[] {
    return this.#found?.boxes ?? []
  }

  /** Where the points come from. */
  get line(): string {
    const parts = this.#found?.parts ?? []
    return parts.map(({ says, points }) => (points ? `${gained(points)}: ${tell(says)}` : tell(says))).join(' · ')
  }
}
