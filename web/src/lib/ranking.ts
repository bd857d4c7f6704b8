/** Who came where in a match that is over, and what its page is called by that. */

import type { OutcomeView, TableView } from '../generated/wire'
import { seatName } from './catalogue.svelte'
import { say } from './words.svelte'

export interface Rank {
  seat: number
  name: string
  total: number
  place: number
  tied: boolean
}

/** The seats from the first place to the last; none where the match was given up. */
export function ranked(seats: TableView['seats'], outcome: OutcomeView | null): Rank[] {
  if (!outcome?.result) return []
  const { result, places } = outcome
  return seats
    .map((seat, at) => ({
      seat: at,
      name: seatName(seat),
      total: result[at] ?? 0,
      place: places[at] ?? 1,
      tied: places.filter((place) => place === places[at]).length > 1,
    }))
    .sort((one, other) => one.place - other.place)
}

export function winnersOf(ranking: readonly Rank[]): Rank[] {
  return ranking.filter((rank) => rank.place === 1)
}

/** Whether equal totals have different places. */
export function isBroken(ranking: readonly Rank[]): boolean {
  return ranking.some((rank, at) => rank.total === ranking[at + 1]?.total && rank.place !== ranking[at + 1]?.place)
}

/** How it ended for who looks at the page; `mine` is null for watchers. */
export function titleOf(ranking: readonly Rank[], mine: number | null): string {
  const [first] = ranking
  if (!first) return say('end-title-given-up')
  if (ranking.length === 1) return say('end-title-solo', { points: first.total })
  const winners = winnersOf(ranking)
  const own = ranking.find((rank) => rank.seat === mine)
  if (winners.length > 1 && (mine === null || own?.place === 1)) return say('end-title-tie')
  if (own) return own.place === 1 ? say('end-title-won') : say('end-title-place', { place: own.place })
  return winners.length > 1 ? say('end-title-tie') : say('end-title-winner', { name: first.name })
}
