import { describe, expect, it } from 'vitest'
import { gridOf, measuresOf } from '../src/lib/grid'

const TALL = { width: 700, height: 1000, map: 700 }
const FLAT = { width: 1400, height: 1000, map: 1000 }
const TELEVISION = { width: 1420, height: 1060 }
const UPRIGHT = { width: 1060, height: 1420 }

describe('the sheets of a table', () => {
  it('lie within the room, whatever it is and however many they are', () => {
    for (const room of [TELEVISION, UPRIGHT, { width: 380, height: 500 }])
      for (const paper of [TALL, FLAT])
        for (let count = 1; count <= 16; count++) {
          const { columns, rows, scale, height } = gridOf(count, room, paper, 20, 8)
          expect(columns * rows).toBeGreaterThanOrEqual(count)
          expect(columns * paper.width * scale + 8 * (columns - 1)).toBeLessThanOrEqual(room.width + 0.01)
          expect(rows * (height * scale + 20) + 8 * (rows - 1)).toBeLessThanOrEqual(room.height + 0.01)
          expect(scale).toBeGreaterThan(0)
        }
  })

  it('are as large as in any other grid', () => {
    const { scale, height } = gridOf(5, TELEVISION, TALL)
    for (let columns = 1; columns <= 5; columns++) {
      const rows = Math.ceil(5 / columns)
      const other = Math.min(TELEVISION.width / columns / TALL.width, TELEVISION.height / rows / height)
      expect(scale).toBeGreaterThanOrEqual(other)
    }
  })

  it('stand beside each other on a flat screen and below each other on an upright one', () => {
    expect(gridOf(2, TELEVISION, TALL)).toMatchObject({ columns: 2, rows: 1 })
    expect(gridOf(2, UPRIGHT, FLAT)).toMatchObject({ columns: 1, rows: 2 })
    expect(gridOf(8, TELEVISION, TALL)).toMatchObject({ columns: 4, rows: 2 })
  })

  it('keep their score pads only where that leaves the maps nearly as large', () => {
    expect(gridOf(1, UPRIGHT, TALL).height).toBe(TALL.height)
    expect(gridOf(4, TELEVISION, TALL).height).toBe(TALL.map)
  })

  it('have no size in a room without any', () => {
    expect(gridOf(3, { width: 0, height: 0 }, TALL, 40, 8).scale).toBe(0)
  })
})

describe('the measures of a drawing', () => {
  it('are read from its text', () => {
    expect(measuresOf('<svg class="sheet" viewBox="0 0 700 1000" data-map="650">')).toEqual({ ...TALL, map: 650 })
    expect(measuresOf('<svg viewBox="0 0 700 1000">')?.map).toBe(1000)
    expect(measuresOf('nothing')).toBeNull()
  })
})
