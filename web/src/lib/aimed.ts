/** What is said of the element under the finger, or of the move that is shown before it is made. */

import type { MoveView } from '../generated/wire'
import { ownName } from './offer'
import type { Rect } from './snap'
import type { Stage } from './stage.svelte'
import { bestGain, type Touched } from './taps'
import { say, tell } from './words.svelte'

export interface Aimed {
  readonly element: Element
  /** What is enlarged, in units of the drawing; null for what is not on it. */
  readonly part: Rect | null
  readonly anchor: Rect
  /** What must stay in sight: where the move begins and ends. */
  readonly kept: readonly Rect[]
  /** More than one move: the gain is the best of them. */
  readonly several: boolean
  readonly text: string
  readonly detail: string
  /** None where points are not said before the end. */
  readonly gain: number | null
}

export function aimedWords(
  stage: Stage,
  aimed: readonly MoveView[],
  preview: MoveView | null,
  touched: Touched,
  scores: boolean,
): Aimed | null {
  const found = stage.aim ? aimed : preview ? [preview] : []
  const id = stage.aim ?? preview?.taps.at(-1)
  const element = id ? stage.drawing?.element(id) : null
  const anchor = id ? stage.within(id) : null
  const [only, ...others] = found
  if (!element || !anchor || !only) return null
  const several = others.length > 0
  return {
    element,
    part: stage.measures(element.id),
    anchor,
    kept: stage.allWithin([...touched.prefix, ...only.taps]),
    several,
    text: several ? ownName(element) : tell(only.says),
    detail: several ? say('match-ways', { count: found.length }) : '',
    gain: scores ? bestGain(found) : null,
  }
}
