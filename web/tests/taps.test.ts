import { describe, expect, it } from 'vitest'
import {
  choicesOf,
  continuing,
  isBeside,
  leads,
  meant,
  NOTHING,
  signsOf,
  touch,
  touchable,
  type Touched,
} from '../src/lib/taps'
import { moves } from './moves'

const LINE = moves('A-B: a b', 'A-C: a c', 'D-C: d c', '-: choice-none')

function after(all: typeof LINE, ...elements: string[]): string | Touched | null {
  let touched = NOTHING
  for (const element of elements) {
    const meaning = touch(all, touched, element)
    if (meaning?.kind === 'move') return meaning.move.move
    touched = meaning?.touched ?? NOTHING
  }
  return touched
}

describe('what touches mean', () => {
  it('from the first element to the last is the move', () => {
    expect(after(LINE, 'a', 'c')).toBe('A-C')
  })
  it('the end of a single move is that move', () => {
    expect(after(LINE, 'b')).toBe('A-B')
  })
  it('the end of several moves narrows them to those, and a beginning then decides', () => {
    expect(after(LINE, 'c')).toEqual({ prefix: [], end: 'c' })
    expect(after(LINE, 'c', 'd')).toBe('D-C')
  })
  it('an element that begins and ends moves is taken as a beginning', () => {
    const all = moves('A-B: a b', 'B-C: b c')
    expect(after(all, 'b')).toEqual({ prefix: ['b'], end: null })
  })
  it('anything else starts anew', () => {
    expect(after(LINE, 'a', 'd')).toEqual({ prefix: ['d'], end: null })
    expect(after(LINE, 'a', 'nowhere')).toEqual(NOTHING)
  })
  it('a choice of one touch is a move at once', () => {
    expect(after(LINE, 'choice-none')).toBe('-')
  })
  it('three touches in order are followed one by one', () => {
    const ring = moves('J>: wagon forth x', 'J<: wagon back y', 'J<2: wagon back x')
    expect(after(ring, 'wagon')).toEqual({ prefix: ['wagon'], end: null })
    expect(after(ring, 'wagon', 'back', 'x')).toBe('J<2')
  })
  it('with the end known, the first element that leaves one move is enough', () => {
    const ring = moves('J>: wagon forth x', 'K: other forth x')
    expect(after(ring, 'x', 'other')).toBe('K')
  })
})

describe('what asks for a choice first', () => {
  const all = moves('H-A: station-h station-a', 'H-B!joker: choice-joker station-h station-b', '-: choice-none')
  const armed = { prefix: ['choice-joker'], end: null }

  it('is not meant by a touch on the sheet alone', () => {
    expect(touch(all, NOTHING, 'station-b')).toBeNull()
    expect(after(all, 'station-h', 'station-b')).toEqual(NOTHING)
    expect(touchable(all, NOTHING).has('station-b')).toBe(false)
  })
  it('is meant by its end once the choice was touched', () => {
    expect(after(all, 'choice-joker')).toEqual(armed)
    expect(after(all, 'choice-joker', 'station-b')).toBe('H-B!joker')
    expect(touchable(all, armed).has('station-b')).toBe(true)
  })
  it('gives way to what needs no choice', () => {
    expect(after(all, 'choice-joker', 'station-a')).toBe('H-A')
  })
})

describe('what is offered', () => {
  it('a section that one move would draw is that move', () => {
    const drawn = moves('A-B: station-a station-b', 'A-C: station-a station-c')
    expect(after(drawn, 'section-a-b')).toBe('A-B')
  })
  it('at first every beginning goes on, and every end can be touched too', () => {
    expect([...continuing(LINE, NOTHING)].sort()).toEqual(['a', 'choice-none', 'd'])
    expect([...touchable(LINE, NOTHING)].sort()).toEqual(['a', 'b', 'c', 'choice-none', 'd'])
  })
  it('after a touch only what continues it goes on', () => {
    expect([...continuing(LINE, { prefix: ['a'], end: null })].sort()).toEqual(['b', 'c'])
  })
  it('after an end, where its moves begin', () => {
    expect([...continuing(LINE, { prefix: [], end: 'c' })].sort()).toEqual(['a', 'd'])
  })
  it('what an element leads to are the moves that a touch would leave', () => {
    expect(leads(LINE, NOTHING, 'a').map(({ move }) => move)).toEqual(['A-B', 'A-C'])
    expect(leads(LINE, NOTHING, 'b').map(({ move }) => move)).toEqual(['A-B'])
    expect(leads(LINE, NOTHING, 'nowhere')).toEqual([])
  })
  it('the moves that are meant begin with what was touched', () => {
    expect(meant(LINE, { prefix: ['d'], end: null }).map(({ move }) => move)).toEqual(['D-C'])
  })
  it('every move can be reached by its taps', () => {
    for (const { move, taps } of LINE) expect(after(LINE, ...taps)).toBe(move)
  })
  it('the choices beside the sheet that go on are each told once', () => {
    const all = moves('A-B: choice-joker a b', 'A-C: choice-joker a c', '-: choice-none', 'A-D: a d')
    expect(choicesOf(all, NOTHING).map(({ element }) => element)).toEqual(['choice-joker', 'choice-none'])
    expect(choicesOf(all, { prefix: ['choice-joker'], end: null })).toEqual([])
    expect(all.map(isBeside)).toEqual([false, false, true, false])
  })
})

describe('what is granted besides the usual', () => {
  const [usual, branch, double, power] = moves('A-B: a b', 'C-D: c d', 'A-E: a e', 'C-F!switch: choice-switch c f')
  const [atStart, atEnd] = [
    { kind: 'branch', element: 'c' },
    { kind: 'double', element: 'e' },
  ]
  const all = [
    usual,
    { ...branch, sign: atStart },
    { ...double, sign: atEnd },
    { ...power, sign: atStart },
  ] as ReturnType<typeof moves>
  it('has a sign beside the element that is told', () => {
    expect(signsOf(all, NOTHING)).toEqual([atStart, atEnd])
  })
  it('has one by a power only while that is armed', () => {
    expect(signsOf(all.slice(3), NOTHING)).toEqual([])
    expect(signsOf(all.slice(3), { prefix: ['choice-switch'], end: null })).toEqual([atStart])
  })
})
