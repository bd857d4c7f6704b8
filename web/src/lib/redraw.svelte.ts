/** A finished sheet, and how it came about: it draws itself once more, turn by turn, until that is enough. */

import type { Box } from '../generated/wire'
import { getReplay } from './api'
import { hasSeenEnd, sawEnd } from './ends'
import type { Marks } from './fold'
import { patched, settled } from './marks'
import { isStill } from './motion'
import { whyNot } from './opening'

/** Milliseconds of a whole match, and of a turn at most. */
const WHOLE = 5000
const SLOWEST = 250

export class Redraw {
  problem = $state('')
  /** The boxes of the pad in the end. */
  score: readonly Box[] = $state.raw([])
  total = $state(0)
  /** Before the first turn, and after each one. */
  #states: readonly Marks[] = $state.raw([])
  #at = $state(0)
  #timer: ReturnType<typeof setInterval> | undefined = $state.raw()
  readonly #code: string
  #wanted = 0
  /** Whether it is to begin as soon as it is seen. */
  #waits: boolean

  constructor(code: string) {
    this.#code = code
    this.#waits = !isStill() && !hasSeenEnd(code)
  }

  get marks(): Marks {
    return this.#states[this.#at] ?? {}
  }

  /** Whether there is something to see. */
  get ready(): boolean {
    return this.#states.length > 0
  }

  get running(): boolean {
    return this.#timer !== undefined
  }

  /** The sheet of this seat: finished, or blank where it is about to draw itself. */
  async show(seat: number): Promise<void> {
    this.skip()
    this.#wanted = seat
    try {
      const { start, turns, score } = await getReplay(this.#code, seat)
      if (seat !== this.#wanted) return
      const states = [start.marks]
      for (const { marks } of turns) states.push(patched(states.at(-1) ?? {}, marks))
      this.#states = [...states, settled(states.at(-1) ?? {})]
      this.score = score
      this.total = turns.at(-1)?.total ?? start.total ?? 0
      this.#at = this.#waits ? 0 : this.#states.length - 1
      this.problem = ''
    } catch (error) {
      this.problem = whyNot(error)
    }
  }

  /** It is in sight: the first time it draws itself without being asked. */
  seen(): void {
    if (!this.#waits || !this.ready) return
    this.start()
  }

  start(): void {
    clearInterval(this.#timer)
    this.#waits = false
    sawEnd(this.#code)
    this.#at = 0
    const pause = Math.min(WHOLE / this.#states.length, SLOWEST)
    this.#timer = setInterval(() => {
      this.#at += 1
      if (this.#at >= this.#states.length - 1) this.skip()
    }, pause)
  }

  /** It is finished at once. */
  skip(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    if (!this.#waits) this.#at = Math.max(this.#states.length - 1, 0)
  }
}
