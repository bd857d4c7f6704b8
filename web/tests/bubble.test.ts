import { expect, it } from 'vitest'
import { placed } from '../src/lib/bubble'

const STAGE = { width: 400, height: 400 }
const BUBBLE = { size: { width: 200, height: 60 }, away: 40 }

function box(x: number, y: number) {
  return { left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 }
}

it('words stand above what they speak of', () => {
  expect(placed(BUBBLE, box(200, 200), STAGE)).toEqual({ x: 100, y: 90 })
})
it('where there is no room above, below', () => {
  expect(placed(BUBBLE, box(200, 20), STAGE)).toEqual({ x: 100, y: 70 })
})
it('they hide neither the start nor the end', () => {
  expect(placed(BUBBLE, box(200, 200), STAGE, [box(200, 120)]).y).toBe(250)
})
it('they never leave the stage', () => {
  for (const x of [0, 200, 400])
    for (const y of [0, 200, 400]) {
      const spot = placed(BUBBLE, box(x, y), STAGE)
      expect(spot.x).toBeGreaterThanOrEqual(0)
      expect(spot.x + 200).toBeLessThanOrEqual(400)
      expect(spot.y).toBeGreaterThanOrEqual(0)
      expect(spot.y + 60).toBeLessThanOrEqual(400)
    }
})
