import { describe, expect, it } from 'vitest'
import { scaled, toPixels, toUnits } from '../src/lib/places'
import { WHOLE, zoomed } from '../src/lib/zoom'

const SIZE = { width: 400, height: 600 }

describe('where the elements of a drawing are', () => {
  it('is in the middle of the stage, as large as it can be', () => {
    const scale = scaled('0 0 200 200', SIZE, WHOLE)
    expect(toPixels({ left: 0, top: 0, right: 200, bottom: 200 }, scale)).toEqual({
      left: 0,
      top: 100,
      right: 400,
      bottom: 500,
    })
  })
  it('begins where the view box begins', () => {
    const { left, top } = toPixels({ left: 10, top: 20, right: 11, bottom: 21 }, scaled('10 20 400 600', SIZE, WHOLE))
    expect([left, top]).toEqual([0, 0])
  })
  it('stays under the finger that enlarges the sheet', () => {
    const at = { x: 130, y: 240 }
    const before = toUnits(at, scaled('0 0 200 200', SIZE, WHOLE))
    const after = toUnits(at, scaled('0 0 200 200', SIZE, zoomed(WHOLE, 2.5, at, SIZE)))
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })
})
