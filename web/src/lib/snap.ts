/** Which element is meant by a point: the nearest one, if it is near enough. Pure. */

export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export function middle({ left, top, right, bottom }: Rect): Spot {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** How far a point is from a rectangle; 0 inside. */
export function distance({ x, y }: Spot, { left, top, right, bottom }: Rect): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/** The key of the nearest rectangle within `most`; of several around the point, the one with the nearest middle. */
export function nearest<K>(at: Spot, candidates: Iterable<readonly [K, Rect]>, most: number): K | null {
  let found: { key: K; far: number; off: number } | null = null
  for (const [key, rect] of candidates) {
    const far = distance(at, rect)
    const { x, y } = middle(rect)
    const off = Math.hypot(x - at.x, y - at.y)
    if (far <= most && (!found || far < found.far || (far === found.far && off < found.off))) found = { key, far, off }
  }
  return found?.key ?? null
}

/** Whether a point lies between two candidates, so that nobody can tell which of them is meant. */
export function isBetween(at: Spot, candidates: Iterable<readonly [unknown, Rect]>, reach: number): boolean {
  const [first, second] = [...candidates].map(([, rect]) => distance(at, rect)).sort((one, other) => one - other)
  return first !== undefined && second !== undefined && first > 0 && second <= reach && second - first < reach / 4
}

export type Heading = 'up' | 'down' | 'left' | 'right'

const HEADINGS: Readonly<Record<Heading, Spot>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}
/** Sideways counts so much more than ahead. */
const ASIDE = 2

/** The next candidate in a direction, as arrow keys mean it; null where there is none. */
export function towards<K>(from: Spot, heading: Heading, candidates: Iterable<readonly [K, Rect]>): K | null {
  const way = HEADINGS[heading]
  let found: { key: K; cost: number } | null = null
  for (const [key, rect] of candidates) {
    const { x, y } = middle(rect)
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x)
    const cost = ahead + ASIDE * aside
    if (ahead > 0.5 && (!found || cost < found.cost)) found = { key, cost }
  }
  return found?.key ?? null
}
