/** How several sheets of one shape lie in a room, so that each is as large as it can be. Pure. */

import { ROOM, scaleOf, type Measures } from './paper'
import type { Size } from './zoom'

export interface Grid {
  readonly columns: number
  readonly rows: number
  /** How many pixels a unit of the drawing has. */
  readonly scale: number
  /** How much of the drawing's height is shown: all of it, or its map. */
  readonly height: number
}

/** Beside each other, the words that stand over and under each sheet take so much of the height. */
export function gridOf(count: number, room: Size, paper: Measures, words = 0, gap = 0): Grid {
  const whole = largest(count, room, paper, paper.height, words, gap)
  const map = largest(count, room, paper, paper.map, words, gap)
  return whole.scale >= ROOM * map.scale ? whole : map
}

/** Of the grids in which a sheet is largest the one with the fewest free places. */
function largest(count: number, room: Size, paper: Measures, height: number, words: number, gap: number): Grid {
  const grids = Array.from({ length: Math.max(count, 1) }, (_, at): Grid => {
    const columns = at + 1
    const rows = Math.ceil(count / columns) || 1
    const width = (room.width - gap * (columns - 1)) / columns
    const left = (room.height - gap * (rows - 1)) / rows - words
    return { columns, rows, scale: Math.max(0, scaleOf(paper, height, { width, height: left })), height }
  })
  return grids.reduce((best, next) => (isBetter(next, best) ? next : best))
}

function isBetter(one: Grid, other: Grid): boolean {
  if (one.scale !== other.scale) return one.scale > other.scale
  return one.columns * one.rows < other.columns * other.rows
}

/** The measures of a drawing, read from its text; null if it has none. */
export function measuresOf(drawing: string): Measures | null {
  const [, width = 0, height = 0] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawing)?.map(Number) ?? []
  const map = Number(/data-map="([\d.]+)"/.exec(drawing)?.[1]) || height
  return width && height ? { width, height, map } : null
}
