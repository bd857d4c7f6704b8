import { describe, expect, it } from 'vitest'
import type { AnyHappened, Told } from '../src/generated/wire'
import { fold, type View } from '../src/lib/fold'
import { openTurn, own, seat, table, welcome } from './moves'

const DREW = [[{ key: 'move-pass', args: {} }], [{ key: 'move-draw', args: { start: 'A', end: 'B' } }]]
const NOW = 990

function told(...messages: Told[]): View {
  let view: View | null = null
  for (const message of messages) view = fold(view, message, NOW)
  if (!view) throw new Error('no view')
  return view
}

function events(...happened: AnyHappened[]): Told {
  return { say: 'update', events: happened }
}

describe('a welcome', () => {
  it('is all that is known', () => {
    const view = told(welcome())
    expect(view.table.code).toBe('K7WQ2M')
    expect(view.host).toBe(true)
    expect(view.marks).toEqual({ a: { 'data-on': '' } })
  })
  it('says how far the own clock is off', () => {
    expect(told(welcome()).ahead).toBe(10)
  })
  it('to a watcher has no sheet', () => {
    expect(told(welcome({ you: null })).you).toBeNull()
  })
  it('replaces what was known, a gap too', () => {
    const lost = told(welcome(), events({ event: 'busy', seq: 9, seat: 1 }))
    expect(fold(lost, welcome({ table: table({ seq: 9 }) }), NOW)).toMatchObject({ gap: false, table: { seq: 9 } })
  })
  it('is what everything else waits for', () => {
    expect(fold(null, own(), NOW)).toBeNull()
  })
})

describe('events', () => {
  it('follow each other, and the last number is kept', () => {
    const view = told(
      welcome(),
      events(
        { event: 'busy', seq: 6, seat: 1 },
        { event: 'ready', seq: 7, seat: 1, ready: true, chosen: '', by: null },
      ),
    )
    expect(view.table.seq).toBe(7)
    expect(view.table.seats.map((seat) => seat.busy)).toEqual([false, true])
    expect(view.table.seats[1]?.ready).toBe(true)
  })
  it('that are known already change nothing', () => {
    const view = told(welcome())
    expect(fold(view, events({ event: 'ready', seq: 5, seat: 1, ready: true, chosen: '', by: null }), NOW)).toBe(view)
  })
  it('with a number left out are a gap, and nothing after it counts', () => {
    const view = told(welcome(), events({ event: 'ready', seq: 7, seat: 1, ready: true, chosen: '', by: null }))
    expect(view.gap).toBe(true)
    expect(view.table.seq).toBe(5)
    expect(view.table.seats[1]?.ready).toBe(false)
  })
  it('of a new turn make everybody unready, and tell how the last one ended', () => {
    const view = told(
      welcome(),
      events(
        { event: 'busy', seq: 6, seat: 1 },
        { event: 'ready', seq: 7, seat: 1, ready: true, chosen: '', by: null },
        {
          event: 'turn',
          seq: 8,
          turn: 1,
          open: openTurn({ label: '1.2' }),
          moves: [['-'], ['A-B']],
          totals: [0, 2],
          clock: true,
          chosen: [],
          drew: DREW,
          ended: null,
        },
      ),
    )
    expect(view.table).toMatchObject({ turn: 1, open: { label: '1.2' } })
    expect(view.table.seats.map(({ ready, total }) => [ready, total])).toEqual([
      [false, 0],
      [false, 2],
    ])
    expect(view.table.seats.some((seat) => seat.busy)).toBe(false)
    expect(view.closed).toEqual({ moves: [['-'], ['A-B']], clock: true, chosen: [], ended: null })
    expect(view.table.drew).toEqual(DREW)
  })
  it('of the first turn make the own seat one of before until it is told anew', () => {
    const opened: AnyHappened = {
      event: 'turn',
      seq: 6,
      turn: 0,
      open: openTurn(),
      moves: [],
      totals: [],
      clock: false,
      chosen: [],
      drew: [],
      ended: null,
    }
    const view = told(welcome({ table: table({ phase: 'starting', turn: 0 }), you: own({ turn: 0 }) }), events(opened))
    expect(view.you?.turn).not.toBe(view.table.turn)
    expect(fold(view, own({ turn: 0 }), NOW)?.you?.turn).toBe(0)
  })
  it('of seats show who sits there; who left has no sheet any more', () => {
    const vacant = seat('', { kind: 'vacant' })
    expect(
      told(
        welcome(),
        events({
          event: 'seat',
          seq: 6,
          seat: 1,
          view: seat('Cy'),
          change: 'sat',
          by: null,
          deadline: null,
          asked: [0, 1],
        }),
      ).table.seats[1]?.name,
    ).toBe('Cy')
    expect(
      told(
        welcome(),
        events({
          event: 'seat',
          seq: 6,
          seat: 0,
          view: vacant,
          change: 'stood-up',
          by: null,
          deadline: null,
          asked: [0, 1],
        }),
      ).you,
    ).toBeNull()
  })
  it('of the clock change the open turn', () => {
    expect(told(welcome(), events({ event: 'clock', seq: 6, deadline: 1234 })).table.open?.deadline).toBe(1234)
  })
  it('of the start, the end and the rematch change the phase and where to go on', () => {
    const outcome = { result: [7, 9], places: [2, 1], verdict: null, secret: '', tie: null, ties: [], boxes: [] }
    expect(told(welcome(), events({ event: 'starting', seq: 6, until: 5 })).table.phase).toBe('starting')
    const over = told(
      welcome(),
      events({ event: 'over', seq: 6, outcome }, { event: 'rematch', seq: 7, code: 'NEXT22', by: 1 }),
    )
    expect(over.table).toMatchObject({ phase: 'over', open: null, rematch: 'NEXT22', rematch_by: 1, outcome })
    expect(over.table.seats.map(({ total }) => total)).toEqual([7, 9])
  })
})

describe('the own sheet', () => {
  it('keeps its marks and its score where none come', () => {
    const score = [{ says: { key: 'score-line', args: {} }, points: 3, paragraph: '' }]
    const view = told(welcome({ you: own({ score }) }), own({ ready: true, marks: null, score: null }))
    expect(view.you?.ready).toBe(true)
    expect(view.marks).toEqual({ a: { 'data-on': '' } })
    expect(view.score).toEqual(score)
  })
  it('is changed where only changes come', () => {
    const changes = { a: { 'data-on': null }, b: { 'data-end': '' } }
    expect(told(welcome(), own({ marks: null, changes })).marks).toEqual({ b: { 'data-end': '' } })
  })
  it('has new marks where they come', () => {
    expect(told(welcome(), own({ marks: {} })).marks).toEqual({})
  })
})

it('presence says who is there', () => {
  expect(told(welcome(), { say: 'presence', online: [1], watching: 2, away: [], host: 0 })).toMatchObject({
    online: [1],
    watching: 2,
  })
})
