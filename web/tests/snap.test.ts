import { describe, expect, it } from 'vitest'
import { isBetween, nearest, towards, type Rect } from '../src/lib/snap'

function box(x: number, y: number, side = 10): Rect {
  return { left: x - side / 2, top: y - side / 2, right: x + side / 2, bottom: y + side / 2 }
}
const GRID: [string, Rect][] = [
  ['left', box(0, 0)],
  ['right', box(100, 0)],
  ['below', box(0, 100)],
  ['far', box(300, 10)],
]

describe('which element a point means', () => {
  it('the nearest one', () => {
    expect(nearest({ x: 60, y: 5 }, GRID, 99)).toBe('right')
  })
  it('none that is too far away', () => {
    expect(nearest({ x: 50, y: 50 }, GRID, 20)).toBeNull()
  })
  it('a touch beside a small element still finds it', () => {
    expect(nearest({ x: 0, y: 30 }, GRID, 34)).toBe('left')
  })
  it('of two around the point, the one whose middle is nearer', () => {
    expect(
      nearest(
        { x: 10, y: 0 },
        [
          ['large', box(40, 0, 200)],
          ['small', box(8, 0, 20)],
        ],
        10,
      ),
    ).toBe('small')
  })
  it('nothing means nothing', () => {
    expect(nearest({ x: 0, y: 0 }, [], 99)).toBeNull()
  })
})

describe('whether a touch is clear', () => {
  const PAIR: [string, Rect][] = [
    ['one', box(0, 0)],
    ['other', box(30, 0)],
  ]
  it('not in the middle between two', () => {
    expect(isBetween({ x: 15, y: 0 }, PAIR, 22)).toBe(true)
  })
  it('on one of them, or clearly nearer to it', () => {
    expect(isBetween({ x: 3, y: 0 }, PAIR, 22)).toBe(false)
    expect(isBetween({ x: 8, y: 0 }, PAIR, 22)).toBe(false)
  })
  it('where the other is out of reach', () => {
    expect(isBetween({ x: 15, y: 30 }, PAIR, 22)).toBe(false)
  })
})

describe('where an arrow key leads', () => {
  it('to the next one in its direction', () => {
    expect(towards({ x: 0, y: 0 }, 'right', GRID)).toBe('right')
    expect(towards({ x: 0, y: 0 }, 'down', GRID)).toBe('below')
    expect(towards({ x: 100, y: 0 }, 'right', GRID)).toBe('far')
  })
  it('nowhere where nothing lies', () => {
    expect(towards({ x: 0, y: 0 }, 'up', GRID)).toBeNull()
  })
  it('straight ahead before aside', () => {
    expect(
      towards({ x: 0, y: 0 }, 'right', [
        ['aside', box(40, 60)],
        ['ahead', box(90, 0)],
      ]),
    ).toBe('ahead')
  })
})
