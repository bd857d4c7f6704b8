/** How many of each card a deck has, as far as it was seen here, so that those that are gone can be shown too. */

export type Counts = Readonly<Record<string, number>>

/** Each card with the most that were ever still to come. */
export function known(before: Counts, undealt: Counts): Counts {
  const next: Record<string, number> = { ...before }
  for (const [card, count] of Object.entries(undealt)) next[card] = Math.max(count, next[card] ?? 0)
  return next
}

/** The deck of one table; a reload does not forget it. */
export class SeenDeck {
  all: Counts = $state.raw({})
  readonly #key: string

  constructor(code: string) {
    this.#key = `deck ${code}`
    try {
      this.all = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}') as Counts
    } catch {
      // Then it begins with what is to come now.
    }
  }

  see(undealt: Counts): void {
    const next = known(this.all, undealt)
    const text = JSON.stringify(next)
    if (text === JSON.stringify(this.all)) return
    this.all = next
    try {
      sessionStorage.setItem(this.#key, text)
    } catch {
      // Then a reload forgets which cards are gone.
    }
  }
}
