/** Somebody is at this page: the server hears of it now and then, and who was replaced plays on by touching anything. */

import type { Play } from './play.svelte'
import { replaced } from './seats'

/** A touch is told at most so often. */
const APART = 20_000

export class Here {
  readonly #play: Play
  readonly #onTouch: () => boolean
  #told = -Infinity
  #asked = false

  /** `onTouch` says whether somebody waits to hear of this touch at once. */
  constructor(play: Play, onTouch: () => boolean) {
    this.#play = play
    this.#onTouch = onTouch
    $effect(() => {
      window.addEventListener('pointerdown', this.#touched, { capture: true, passive: true })
      window.addEventListener('keydown', this.#touched, { capture: true, passive: true })
      return () => {
        window.removeEventListener('pointerdown', this.#touched, { capture: true })
        window.removeEventListener('keydown', this.#touched, { capture: true })
      }
    })
    $effect(() => {
      if (!play.view || !replaced(play.view)) this.#asked = false
    })
  }

  #touched = (): void => {
    const answers = this.#onTouch()
    const { view, status } = this.#play
    if (!view?.you || status !== 'connected' || document.visibilityState === 'hidden') return
    if (replaced(view)) this.#comeBack()
    else if (answers || Date.now() - this.#told >= APART) this.#play.touch()
    else return
    this.#told = Date.now()
  }

  /** Once; again only where it was refused, or for another time of being replaced. */
  #comeBack(): void {
    if (this.#asked) return
    this.#asked = true
    void this.#play.comeBack().then((answer) => {
      if (answer?.refused) this.#asked = false
    })
  }
}
