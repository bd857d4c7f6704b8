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
    let found = this.#found.get(id) ?? null
    const element = found ? null : this.#drawing.element(id)
    if (element && root.contains(element)) {
      found = inUnits(element.getBoundingClientRect(), root as SVGSVGElement)
      if (found) this.#found.set(id, found)
    }
    return found
  }
}

function inUnits({ left, top, right, bottom, width }: DOMRect, root: SVGSVGElement): Rect | null {
  const matrix = width ? root.getScreenCTM()?.inverse() : null
  if (!matrix) return null
  const [first, last] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((point) =>
    point.matrixTransform(matrix),
  )
  return first && last ? { left: first.x, top: first.y, right: last.x, bottom: last.y } : null
}
