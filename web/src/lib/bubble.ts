/** Where words stand beside what they speak of: inside the stage, and over as little as possible of what must stay in sight. Pure. */

import type { Rect, Spot } from './snap'
import type { Size } from './zoom'

/** From the edges of the stage. */
const EDGE = 6

export interface Bubble {
  /** How large it is. */
  readonly size: Size
  /** How far it keeps from what it speaks of. */
  readonly away: number
}

/** The upper left corner; above where there is room, else where it hides least of `kept`. */
export function placed({ size, away }: Bubble, anchor: Rect, stage: Size, kept: readonly Rect[] = []): Spot {
  const x = (anchor.left + anchor.right) / 2 - size.width / 2
  const y = (anchor.top + anchor.bottom) / 2 - size.height / 2
  const spots: Spot[] = [
    { x, y: anchor.top - away - size.height },
    { x, y: anchor.bottom + away },
    { x: anchor.left - away - size.width, y },
    { x: anchor.right + away, y },
    { x: EDGE, y: EDGE },
    { x: stage.width, y: EDGE },
    { x: EDGE, y: stage.height },
    { x: stage.width, y: stage.height },
  ].map((spot) => ({
    x: within(spot.x, stage.width - size.width),
    y: within(spot.y, stage.height - size.height),
  }))
  const hides = spots.map((spot) => [anchor, ...kept].reduce((sum, rect) => sum + common(boxAt(spot, size), rect), 0))
  return spots[hides.indexOf(Math.min(...hides))] ?? { x, y }
}

function within(place: number, most: number): number {
  return Math.max(EDGE, Math.min(place, most - EDGE))
}

function boxAt({ x, y }: Spot, { width, height }: Size): Rect {
  return { left: x, top: y, right: x + width, bottom: y + height }
}

/** The area that two rectangles share. */
function common(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
