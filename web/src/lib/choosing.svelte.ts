/** How a person comes to a move: what was touched so far, what is only shown yet, what was drawn just now. */

import type { MoveView } from '../generated/wire'
import { device } from './device.svelte'
import type { Play } from './play.svelte'
import { Reasons } from './reasons.svelte'
import type { Spot } from './snap'
import { inOrder, isBeside, isSame, meant, NOTHING, touch, type Touched } from './taps'

/** What a move has earned, to be shown rising from where it ends. */
export interface Risen {
  element: string
  gain: number
}

export class Choosing {
  touched: Touched = $state.raw(NOTHING)
  /** Shown, and waiting for a second touch. */
  preview: MoveView | null = $state.raw(null)
  risen: Risen | null = $state.raw(null)
  /** Chosen, and not yet answered. */
  pending: MoveView | null = $state.raw(null)
  /** Why the last touch meant nothing. */
  readonly reasons: Reasons
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
    this.reasons = new Reasons(play)
  }

  /** The moves that can still be meant. */
  get meant(): readonly MoveView[] {
    return this.preview ? [this.preview] : meant(this.#play.moves, this.touched)
  }

  touch(element: string): void {
    const { preview } = this
    if (preview && last(preview) === element) {
      this.choose(preview)
      return
    }
    this.preview = null
    this.reasons.clear()
    const meaning = touch(this.#play.moves, this.touched, element)
    if (meaning?.kind === 'move') this.#show(meaning.move)
    else if (!meaning || isSame(meaning.touched, this.touched)) this.touched = NOTHING
    else this.touched = meaning.touched
  }

  /** Something that means nothing now was touched, or nothing at all: whoever plays is told why. */
  refuse(element: string | null, at: Spot): void {
    const taps = inOrder(this.touched, element)
    this.clear()
    if (this.#play.seat !== null && this.#play.status === 'connected') void this.reasons.ask(taps, at)
  }

  /** Takes the move, without asking again. */
  choose(move: MoveView): void {
    this.clear()
    const element = move.taps.findLast((tap) => tap !== move.choice?.element)
    this.pending = move
    void this.#play.stage(move.move, this.#isLast(move)).then((answer) => {
      if (this.pending === move) this.pending = null
      if (answer && !answer.refused && element) this.risen = { element, gain: move.gain }
    })
  }

  /** Whether the turn ends with it if no step is left. Where there is nothing to think over, one touch is enough: the only move is a choice, or a turn without cards asks for one. */
  #isLast(move: MoveView): boolean {
    if (device.settings.autoReady) return true
    return isBeside(move) && (this.onlyChoice !== null || this.#play.view?.table.open?.cards.length === 0)
  }

  /** The only move, where it is none on the sheet: to draw nothing. */
  get onlyChoice(): MoveView | null {
    const [only, ...others] = this.#play.moves
    return only && !others.length && isBeside(only) ? only : null
  }

  /** The step that stands for ending the turn now, where something is left to choose. */
  get passing(): MoveView | null {
    const { current, moves } = this.#play
    return moves.find(({ move }) => move === current?.passing?.move) ?? null
  }

  /** Ends the turn, whatever is left to choose; whoever wants to be asked is. */
  end(): void {
    const { passing } = this
    if (!passing) void this.#play.ready()
    else if (this.#asks && this.preview !== passing) {
      this.clear()
      this.preview = passing
    } else {
      this.clear()
      void this.#play.pass()
    }
  }

  /** The second touch on what is only shown yet. */
  confirm(): void {
    const { preview } = this
    if (preview !== null && preview === this.passing) this.end()
    else if (preview) this.choose(preview)
  }

  clear(): void {
    this.touched = NOTHING
    this.preview = null
    this.reasons.clear()
  }

  get #asks(): boolean {
    return device.settings.confirm && !this.onlyChoice
  }

  #show(move: MoveView): void {
    if (this.#asks) {
      this.touched = NOTHING
      this.preview = move
    } else this.choose(move)
  }
}

function last({ taps }: MoveView): string | undefined {
  return taps[taps.length - 1]
}
