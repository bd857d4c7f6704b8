import { describe, expect, it } from 'vitest'
import type { OutcomeView } from '../src/generated/wire'
import { isBroken, ranked, titleOf, winnersOf } from '../src/lib/ranking'
import { seat } from './moves'

const SEATS = [seat('Ada'), seat('Bo'), seat('Cyd')]

function outcome(result: number[] | null, places: number[] = []): OutcomeView {
  return { result, places, verdict: null, secret: '' }
}

function title(result: number[] | null, places: number[], mine: number | null, seats = SEATS): string {
  return titleOf(ranked(seats, outcome(result, places)), mine)
}

describe('who came where', () => {
  it('is told from the first place to the last', () => {
    const ranking = ranked(SEATS, outcome([10, 30, 20], [3, 1, 2]))
    expect(ranking.map(({ name, total }) => [name, total])).toEqual([
      ['Bo', 30],
      ['Cyd', 20],
      ['Ada', 10],
    ])
    expect(winnersOf(ranking).map(({ seat }) => seat)).toEqual([1])
  })
  it('tells a tie from one that was broken', () => {
    const tied = ranked(SEATS, outcome([30, 30, 20], [1, 1, 3]))
    expect(tied.map((rank) => rank.tied)).toEqual([true, true, false])
    expect(isBroken(tied)).toBe(false)
    expect(isBroken(ranked(SEATS, outcome([30, 30, 20], [2, 1, 3])))).toBe(true)
  })
  it('is nobody where the match was given up', () => {
    expect(ranked(SEATS, outcome(null))).toEqual([])
  })
})

describe('the title says', () => {
  it('to each seat how it ended for that', () => {
    expect(title([30, 20, 10], [1, 2, 3], 0)).toBe('end-title-won')
    expect(title([30, 20, 10], [1, 2, 3], 1)).toBe('end-title-place')
  })
  it('to watchers who won', () => {
    expect(title([30, 20, 10], [1, 2, 3], null)).toBe('end-title-winner')
    expect(title([30, 30, 10], [1, 1, 3], null)).toBe('end-title-tie')
  })
  it('of a tie to those who are in it', () => {
    expect(title([30, 30, 10], [1, 1, 3], 0)).toBe('end-title-tie')
    expect(title([30, 30, 10], [1, 1, 3], 2)).toBe('end-title-place')
  })
  it('what was scored alone, and that a match was given up', () => {
    expect(title([30], [1], 0, [seat('Ada')])).toBe('end-title-solo')
    expect(title(null, [], 0)).toBe('end-title-given-up')
  })
})
