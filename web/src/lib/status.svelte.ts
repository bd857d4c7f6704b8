/** What a match says of itself in one line above the buttons, and in the title of the page. */

import { duration, lasted } from './absent'
import type { Outage } from './aloud.svelte'
import type { Choosing } from './choosing.svelte'
import type { View } from './fold'
import { nudgeText, type Nudges } from './nudges.svelte'
import type { Play } from './play.svelte'
import { awaited, chosenFor, isAsked, isResting, nameAt, replaced } from './seats'
import type { Seconds } from './seconds.svelte'
import type { Sitting } from './sitting.svelte'
import { isBeside, isNothing } from './taps'
import { say, tell } from './words.svelte'

/** All that the line and the title depend on. */
export interface Course {
  readonly play: Play
  readonly choosing: Choosing
  readonly sitting: Sitting
  readonly nudges: Nudges
  readonly outage: Outage
  readonly seconds: Seconds
}

export class Status {
  readonly #course: Course
  readonly #view: () => View

  constructor(course: Course, view: () => View) {
    this.#course = course
    this.#view = view
  }

  /** Nobody but others can do something now. */
  get waiting(): boolean {
    const { current } = this.#course.play
    const view = this.#view()
    return !view.you || !current || current.ready || !isAsked(view)
  }

  /** The others whom the turn waits for. */
  get #names(): string {
    const view = this.#view()
    const others = awaited(view).filter((seat) => seat !== view.you?.seat)
    return others.map((seat) => nameAt(view, seat)).join(', ')
  }

  get line(): string {
    const view = this.#view()
    const instead = replaced(view)
    if (isResting(view) && !instead)
      return say(this.#course.sitting.free !== null ? 'match-resting-sit' : 'match-resting')
    const waits = this.#names ? say('match-waiting', { names: this.#names }) : ''
    if (!view.you) return [say('match-watching'), waits].filter(Boolean).join(' ')
    if (instead) return say(`match-instead-${instead}`)
    if (!this.#course.play.current) return say('match-next')
    if (chosenFor(view)) return say('match-chosen')
    return this.waiting ? waits || say('match-next') : this.#toDo
  }

  /** What the one who looks at the page can do. */
  get #toDo(): string {
    const { play, choosing } = this.#course
    const staged = play.current !== null && play.current.staged.length > 0
    if (play.done) return say(staged ? 'match-do-ready' : 'match-do-nothing')
    if (choosing.preview) return say('match-do-confirm', { move: tell(choosing.preview.says) })
    if (choosing.touched.end) return say('match-do-begin-for')
    if (!isNothing(choosing.touched)) return say('match-do-go-on')
    if (choosing.onlyChoice) return say(staged ? 'match-do-only-more' : 'match-do-only')
    if (staged) return say('match-do-more')
    return say(play.moves.every(isBeside) ? 'match-do-choice' : 'match-do-begin')
  }

  /** How long others are waited for. */
  get wait(): string {
    const view = this.#view()
    if (!this.waiting || !this.#names || isResting(view) || replaced(view)) return ''
    return duration(lasted(view, this.#course.seconds.now))
  }

  get title(): string {
    const { nudges, outage } = this.#course
    const view = this.#view()
    if (nudges.from !== null) return nudgeText(nudges.from)
    if (outage.noticed) return say(outage.restarting ? 'match-title-restarting' : 'match-title-offline')
    if (isResting(view)) return say('match-title-resting')
    if (!this.waiting) return say('match-title-yours')
    if (this.#names) return say('match-title-waiting', { names: this.#names })
    return say('match-turn', { label: view.table.open?.label ?? '' })
  }
}
