import { describe, expect, it } from 'vitest'
import type { Told } from '../src/generated/wire'
import { absences, duration, lasted } from '../src/lib/absent'
import { fold, type View } from '../src/lib/fold'
import { awaited, chosenFor, isAsked, isResting, replaced, seatState, seatTotal } from '../src/lib/seats'
import { openTurn, own, seat, table, welcome } from './moves'

/** The own clock is ten seconds behind the server's. */
const NOW = 990

function told(...messages: Told[]): View {
  let view: View | null = null
  for (const message of messages) view = fold(view, message, NOW)
  if (!view) throw new Error('no view')
  return view
}

function away(since: number, more: Parameters<typeof table>[0] = {}): View {
  return told(welcome({ table: table(more) }), {
    say: 'presence',
    online: [0],
    watching: 0,
    away: [{ seat: 1, since, page: false }],
    host: 0,
  })
}

describe('somebody who is away', () => {
  it('is so by the clock of the server', () => {
    expect(absences(away(995), NOW)).toMatchObject([
      { seat: 1, name: 'Bo', lasts: 5, finishIn: 15, withoutIn: 115, awaited: true },
    ])
  })
  it('can be helped when the patience of the table is over', () => {
    expect(absences(away(980), NOW)).toMatchObject([{ finishIn: 0, withoutIn: 100 }])
    expect(absences(away(880), NOW)).toMatchObject([{ finishIn: 0, withoutIn: 0 }])
  })
  it('is not waited for when ready', () => {
    expect(absences(away(980, { seats: [seat('Ada'), seat('Bo', { ready: true })] }), NOW)).toMatchObject([
      { awaited: false },
    ])
  })
  it('is first of all a matter of the clock, where there is one', () => {
    expect(absences(away(880, { clock: 60 }), NOW)).toMatchObject([{ clockFirst: true }])
    const late = fold(
      away(880, { clock: 60 }),
      {
        say: 'update',
        events: [
          {
            event: 'turn',
            seq: 6,
            turn: 1,
            open: openTurn(),
            moves: [['-'], ['-']],
            totals: null,
            clock: true,
            chosen: [[''], ['clock']],
            drew: [],
            ended: null,
          },
        ],
      },
      NOW,
    )
    expect(late && absences(late, NOW)).toMatchObject([{ clockFirst: false }])
  })
  it('may be anybody but oneself', () => {
    const view = told(welcome(), {
      say: 'presence',
      online: [],
      watching: 0,
      away: [{ seat: 0, since: 1, page: true }],
      host: 0,
    })
    expect(absences(view, NOW)).toEqual([])
  })
})

describe('the open turn', () => {
  it('waits neither for free seats nor for those who are gone', () => {
    const seats = [seat('Ada'), seat('', { kind: 'vacant' }), seat('Cy', { gone: true }), seat('Di')]
    expect(awaited(told(welcome({ table: table({ seats, open: openTurn({ asked: [0, 1, 2, 3] }) }) })))).toEqual([0, 3])
  })
  it('does not wait for a seat of which it asks nothing', () => {
    const view = told(welcome({ table: table({ open: openTurn({ asked: [1] }) }) }))
    expect(isAsked(view)).toBe(false)
    expect(awaited(view)).toEqual([1])
  })
  it('has lasted since it began', () => {
    expect(lasted(told(welcome({ table: table({ open: openTurn({ begun: 958 }) }) })), NOW)).toBe(42)
  })
})

describe('a match', () => {
  it('rests when nobody plays', () => {
    expect(
      isResting(
        told(
          welcome({
            you: null,
            table: table({ seats: [seat('', { kind: 'vacant' }), seat('commuter', { kind: 'bot' })] }),
          }),
        ),
      ),
    ).toBe(true)
    expect(
      isResting(
        told(welcome({ table: table({ seats: [seat('Ada', { stand_in: 'commuter' }), seat('Bo', { gone: true })] }) })),
      ),
    ).toBe(true)
    expect(isResting(told(welcome()))).toBe(false)
  })
  it('of bots alone goes on', () => {
    const seats = [seat('commuter', { kind: 'bot' }), seat('random', { kind: 'bot' })]
    expect(isResting(told(welcome({ you: null, table: table({ seats }) })))).toBe(false)
  })
})

describe('a seat', () => {
  it('is what is done with it', () => {
    const seats = [
      seat('Ada'),
      seat('Bo', { stand_in: 'commuter' }),
      seat('Cy', { gone: true }),
      seat('Di', { kind: 'vacant' }),
    ]
    const view = told(welcome({ table: table({ seats }) }))
    expect(seats.map((_, number) => seatState(view, number))).toEqual(['thinking', 'bot', 'gone', 'free'])
  })
  it('of one’s own is worth the same wherever it is told, with what is staged', () => {
    const view = told(
      welcome({
        you: own({ total: 7 }),
        table: table({ seats: [seat('Ada', { total: 5 }), seat('Bo', { total: 5 })] }),
      }),
    )
    expect([seatTotal(view, 0), seatTotal(view, 1)]).toEqual([7, 5])
  })
  it('keeps its worth to itself where scores are hidden', () => {
    expect(seatTotal(told(welcome({ you: own({ total: 7 }) })), 0)).toBeNull()
  })
  it('can be played by somebody else', () => {
    expect(
      replaced(told(welcome({ table: table({ seats: [seat('Ada', { stand_in: 'commuter' }), seat('Bo')] }) }))),
    ).toBe('bot')
    expect(replaced(told(welcome({ table: table({ seats: [seat('Ada', { gone: true }), seat('Bo')] }) })))).toBe('gone')
    expect(replaced(told(welcome()))).toBeNull()
  })
  it('knows who let its steps stand', () => {
    expect(
      chosenFor(
        told(welcome({ table: table({ seats: [seat('Ada', { ready: true, chosen: 'table' }), seat('Bo')] }) })),
      ),
    ).toBe('table')
    expect(chosenFor(told(welcome()))).toBe('')
  })
})

it('a duration is short', () => {
  expect([duration(42), duration(65)]).toEqual(['42\u00a0s', '1:05\u00a0min'])
})
