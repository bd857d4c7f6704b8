import { describe, expect, it } from 'vitest'
import { MOST, moved, shown, WHOLE, zoomed } from '../src/lib/zoom'

const SIZE = { width: 400, height: 600 }

describe('the part of the sheet that is seen', () => {
  it('grows around the point that is held', () => {
    const frame = zoomed(WHOLE, 2, { x: 100, y: 150 }, SIZE)
    expect(frame).toEqual({ x: -100, y: -150, scale: 2 })
  })
  it('is never smaller than whole nor larger than can be seen', () => {
    expect(zoomed(WHOLE, 0.5, { x: 9, y: 9 }, SIZE)).toEqual(WHOLE)
    expect(zoomed(WHOLE, 99, { x: 9, y: 9 }, SIZE).scale).toBe(MOST)
  })
  it('leaves no gap at an edge', () => {
    const frame = zoomed(WHOLE, 2, { x: 0, y: 0 }, SIZE)
    expect(moved(frame, 50, 50, SIZE)).toEqual({ x: 0, y: 0, scale: 2 })
    expect(moved(frame, -9999, -9999, SIZE)).toEqual({ x: -400, y: -600, scale: 2 })
  })
  it('moves until what has the focus is seen', () => {
    const frame = zoomed(WHOLE, 2, { x: 0, y: 0 }, SIZE)
    expect(shown(frame, { left: 500, top: 100, right: 520, bottom: 120 }, SIZE).x).toBeLessThan(0)
    expect(shown(frame, { left: 100, top: 100, right: 120, bottom: 120 }, SIZE)).toBe(frame)
  })
})
