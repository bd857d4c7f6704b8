/** The guide of a first match: what to say at this moment, and what to point at. */

import type { HintView, LessonView, MoveView } from '../generated/wire'
import type { Play } from './play.svelte'

export class Guiding {
  /** Whether it still speaks. */
  on = $state(true)
  #understood: HintView | null = $state.raw(null)
  readonly #play: Play
  readonly #lesson: () => LessonView | null

  constructor(play: Play, lesson: () => LessonView | null) {
    this.#play = play
    this.#lesson = lesson
  }

  /** Whether this is a lesson. */
  get teaches(): boolean {
    return this.#lesson() !== null
  }

  get hint(): HintView | null {
    const { current } = this.#play
    if (!this.on || !current) return null
    const { turn, staged } = current
    return this.#lesson()?.steps.find((hint) => hint.turn === turn && hint.step === staged.length) ?? null
  }

  /** The hint, until it was understood. */
  get said(): HintView | null {
    return this.hint === this.#understood ? null : this.hint
  }

  /** The move that would be clever, if it is legal now. */
  get advice(): MoveView | null {
    const move = this.hint?.move
    return (move && this.#play.moves.find((legal) => legal.move === move)) || null
  }

  get points(): readonly string[] {
    return this.hint ? [...this.hint.point, ...(this.advice?.taps ?? [])] : []
  }

  understand(): void {
    this.#understood = this.hint
  }

  /** Speaks again, however it was silenced. */
  begin(): void {
    this.on = true
    this.again()
  }

  again(): void {
    this.#understood = null
  }
}
