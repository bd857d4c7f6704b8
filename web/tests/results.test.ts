import { describe, expect, it } from 'vitest'
import { merged, mixes, mixOf, ownTotal, readResults, resultOf, standing, type Result } from '../src/lib/results'
import { seat, table } from './moves'

/** A match alone, or with the totals of others. */
function result(number: number, total: number, more: Partial<Result> = {}): Result {
  return {
    match: String(number).padStart(32, '0'),
    code: `CODE${number}`,
    game: 'family/city',
    rules: 1,
    modules: [],
    options: {},
    at: number,
    seat: 0,
    seats: [{ name: 'Ada', total, place: 1, bot: false }],
    known: false,
    ...more,
  }
}

describe('the result of a match', () => {
  const outcome = { result: [40, 52], places: [2, 1], verdict: null, secret: '', tie: null, ties: [], boxes: [] }
  const seats = [seat('Ada'), seat('', { kind: 'bot' })]

  it('has every seat with its name, total and place', () => {
    const found = resultOf(table({ outcome, seats, match: 'a'.repeat(32) }), 0, ['Ada', 'Conductor'], 7)
    expect(found?.seats).toEqual([
      { name: 'Ada', total: 40, place: 2, bot: false },
      { name: 'Conductor', total: 52, place: 1, bot: true },
    ])
    expect(found && ownTotal(found)).toBe(40)
  })
  it('is none for a match that was given up', () => {
    expect(resultOf(table({ outcome: { ...outcome, result: null } }), 0, [], 7)).toBeNull()
    expect(resultOf(table(), 0, [], 7)).toBeNull()
  })
  it('is read again as it was written, and nothing else is', () => {
    const whole = result(1, 40, { options: { deck: '20' }, modules: ['b', 'a'] })
    expect(readResults(JSON.parse(JSON.stringify([whole])))).toEqual([whole])
    for (const [name, wrong] of Object.entries({
      match: '../etc',
      code: 'a b',
      game: '<b>',
      modules: 'all',
      options: { deck: 20 },
      at: '1',
      seat: 1,
      seats: [{ name: 'Ada', total: '40', place: 1, bot: false }],
      known: null,
    }))
      expect(readResults([{ ...whole, [name]: wrong }, whole])).toEqual([whole])
    expect(readResults({ results: [whole] })).toEqual([])
  })
})

describe('results by mix', () => {
  const other = { modules: ['b', 'a'] }

  it('are together only with the same game, modules and options, in whatever order', () => {
    expect(mixOf(result(1, 1, other))).toBe(mixOf(result(2, 2, { modules: ['a', 'b'] })))
    const kinds = [{}, other, { options: { deck: '20' } }, { game: 'family/other' }]
    expect(new Set(kinds.map((kind) => mixOf(result(1, 1, kind)))).size).toBe(4)
  })
  it('have a best and an average, the mix of the last match first', () => {
    const found = mixes([result(3, 70), result(1, 50), result(4, 99, other), result(2, 90)])
    expect(found.map(({ best, mean, results }) => [best, mean, results.map(ownTotal)])).toEqual([
      [99, 99, [99]],
      [90, 70, [50, 90, 70]],
    ])
  })
  it('do not count where the cards could be known', () => {
    const [mix] = mixes([result(1, 50), result(2, 120, { known: true })])
    expect([mix?.best, mix?.mean, mix?.results.length]).toEqual([50, 50, 2])
    const [known] = mixes([result(2, 120, { known: true })])
    expect([known?.best, known?.mean]).toEqual([null, null])
  })
})

describe('how a result stands', () => {
  const before = [result(1, 50), result(2, 80), result(3, 200, { known: true }), result(4, 300, { game: 'a/b' })]

  it('is told by the earlier results of the same mix', () => {
    expect(standing(result(5, 81), before)).toEqual({ best: 80, beaten: true })
    expect(standing(result(5, 80), before)).toEqual({ best: 80, beaten: false })
    expect(standing(result(1, 50), [...before, result(5, 81)])).toBeNull()
  })
  it('is nothing for the first, and for known cards', () => {
    expect(standing(result(5, 81), [])).toBeNull()
    expect(standing(result(5, 81, { known: true }), before)).toBeNull()
  })
})

describe('results of two devices', () => {
  it('are each there once, in the order of time', () => {
    const here = [result(1, 50), result(3, 60)]
    const found = merged(here, [result(2, 70), result(3, 99), result(2, 70)])
    expect(found.map(({ at }) => at)).toEqual([1, 2, 3])
    expect(found[2]).toBe(here[1])
  })
})
