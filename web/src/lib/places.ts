/** Where the elements of a drawing are: measured once, since nothing moves in it, and computed wherever it is seen. */

import type { Drawing } from './marks'
import type { Rect, Spot } from './snap'
import type { Frame, Size } from './zoom'

/** How the units of a drawing become pixels of the stage. */
export interface Scale {
  readonly x: number
  readonly y: number
  readonly by: number
}

/** A view box in the middle of a stage, as large as it can be, and of that the part that is seen. */
export function scaled(box: string, { width, height }: Size, frame: Frame): Scale {
  const [left = 0, top = 0, wide = 1, high = 1] = box.split(' ').map(Number)
  const by = Math.min(width / wide, height / high)
  const x = (width - wide * by) / 2 - left * by
  const y = (height - high * by) / 2 - top * by
  return { x: frame.x + frame.scale * x, y: frame.y + frame.scale * y, by: frame.scale * by }
}

/** From units to pixels. */
export function toPixels({ left, top, right, bottom }: Rect, { x, y, by }: Scale): Rect {
  return { left: x + by * left, top: y + by * top, right: x + by * right, bottom: y + by * bottom }
}

/** From pixels to units. */
export function toUnits(at: Spot, { x, y, by }: Scale): Spot {
  return { x: (at.x - x) / by, y: (at.y - y) / by }
}

export class Places {
  readonly #drawing: Drawing
  readonly #found = new Map<string, Rect>()

  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }

  /** In units of the drawing; null for what is not there, is not seen, or lies on a score pad that stands elsewhere. */
  rect(id: string): Rect | null {
    const { root } = this.#drawing
    const element = this.#drawing.element(id)
    if (!element || !root.contains(element)) return null
    const found = this.#found.get(id) ?? inUnits(element.getBoundingClientRect(), root)
    if (found) this.#found.set(id, found)
    return found
  }
}

/** By where the drawing itself is: the matrix that SVG has for this leaves out in some browsers how far the sheet is enlarged. */
function inUnits({ left, top, right, bottom, width }: DOMRect, root: Element): Rect | null {
  const own = root.getBoundingClientRect()
  if (!width || !own.width) return null
  const scale = scaled(root.getAttribute('viewBox') ?? '', own, { x: own.left, y: own.top, scale: 1 })
  const [first, last] = [toUnits({ x: left, y: top }, scale), toUnits({ x: right, y: bottom }, scale)]
  return { left: first.x, top: first.y, right: last.x, bottom: last.y }
}
