import { describe, expect, it } from 'vitest'
import type { OutcomeView, Said } from '../src/generated/wire'
import { compared, podium, ranked, reasonOf, titleOf, winnersOf } from '../src/lib/ranking'
import { seat } from './moves'

const SEATS = [seat('Ada'), seat('Bo'), seat('Cyd')]

function outcome(result: number[] | null, places: number[] = [], ties: (Said | null)[] = []): OutcomeView {
  return { result, places, verdict: null, secret: '', tie: null, ties, boxes: [] }
}

const HAS = { key: 'has', args: {} }

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
    const tied = ranked(SEATS, outcome([30, 30, 20], [1, 1, 3], [HAS, HAS, null]))
    const broken = ranked(SEATS, outcome([30, 30, 20], [2, 1, 3], [HAS, HAS, null]))
    expect(tied.map((rank) => rank.tied)).toEqual([true, true, false])
    expect([0, 2, null].map((mine) => reasonOf(tied, mine))).toEqual(['end-tie-text', '', 'end-tie-text'])
    expect([0, 2, null].map((mine) => reasonOf(broken, mine))).toEqual(['end-tie-broken', '', 'end-tie-broken'])
  })
  it('has no reason where all totals differ or nobody came anywhere', () => {
    expect(reasonOf(ranked(SEATS, outcome([10, 30, 20], [3, 1, 2])), 0)).toBe('')
    expect(reasonOf([], 0)).toBe('')
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

describe('the podium', () => {
  const four = [...SEATS, seat('Dan')]
  const steps = (places: number[]) => {
    const stand = podium(ranked(four, outcome([0, 0, 0, 0], places)))
    return [stand.steps.map(({ place, ranks }) => [place, ...ranks.map(({ name }) => name)]), stand.rest.length]
  }
  it('has a step for each of the first three places, and all others stand below', () => {
    expect(steps([4, 1, 3, 2])).toEqual([
      [
        [1, 'Bo'],
        [2, 'Dan'],
        [3, 'Cyd'],
      ],
      1,
    ])
  })
  it('lets those who are equal share a step', () => {
    expect(steps([1, 1, 3, 3])).toEqual([
      [
        [1, 'Ada', 'Bo'],
        [3, 'Cyd', 'Dan'],
      ],
      0,
    ])
    expect(steps([1, 2, 2, 4])).toEqual([
      [
        [1, 'Ada'],
        [2, 'Bo', 'Cyd'],
      ],
      1,
    ])
    expect(steps([1, 1, 1, 1])).toEqual([[[1, 'Ada', 'Bo', 'Cyd', 'Dan']], 0])
  })
})

describe('the boxes side by side', () => {
  const ranking = ranked(SEATS, outcome([10, 30, 20], [3, 1, 2]))
  const row = (...points: number[]) => compared([{ says: HAS, points, colour: '' }], ranking)[0]
  it('stand in the order of the places', () => {
    expect(row(1, 2, 3)?.points).toEqual([2, 3, 1])
  })
  it('have the most told apart, also of what costs points, but not where all have that', () => {
    expect([row(1, 2, 2)?.best, row(-3, -1, -2)?.best, row(4, 4, 4)?.best, row(0, 0, 0)?.best]).toEqual([
      2,
      -1,
      null,
      null,
    ])
  })
})
