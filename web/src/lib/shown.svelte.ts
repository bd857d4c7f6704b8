/** Whose sheet a match shows: the own one, or that of whom a watcher looks at. */

import type { Box, SheetView } from '../generated/wire'
import { getSheet } from './api'
import type { Marks, View } from './fold'

export class Shown {
  /** The seat that a watcher looks at. */
  watched = $state(0)
  #sheet = $state.raw<SheetView | null>(null)
  readonly #view: () => View

  /** For as long as the calling component is there. */
  constructor(code: string, view: () => View) {
    this.#view = view
    $effect(() => {
      if (view().you) return
      void view().table.turn
      const seat = this.watched
      getSheet(code, seat)
        .then((sheet) => {
          if (seat === this.watched) this.#sheet = sheet
        })
        .catch(() => undefined)
    })
  }

  get marks(): Marks {
    const { you, marks } = this.#view()
    return you ? marks : (this.#sheet?.marks ?? {})
  }

  get score(): readonly Box[] {
    const { you, score } = this.#view()
    return you ? score : (this.#sheet?.score ?? [])
  }

  get total(): number | null {
    return (this.#view().you ?? this.#sheet)?.total ?? null
  }

  get pencil(): string {
    return (this.#view().you ?? this.#sheet)?.pencil ?? ''
  }
}
