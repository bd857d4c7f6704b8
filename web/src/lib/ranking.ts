/** Who came where in a match that is over, and what its page is called by that. */

import type { BoxRow, OutcomeView, Said, TableView } from '../generated/wire'
import { seatName } from './catalogue.svelte'
import { say } from './words.svelte'

export interface Rank {
  seat: number
  name: string
  total: number
  place: number
  tied: boolean
  /** What it has of that which decides between equal totals; null where nobody else has its total. */
  deciding: Said | null
}

/** A place of the podium, with all who share it. */
export interface Step {
  place: number
  ranks: readonly Rank[]
}

const PODIUM = 3

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
      deciding: outcome.ties[at] ?? null,
    }))
    .sort((one, other) => one.place - other.place)
}

/** Who stands on which step, the first place first; and who came after them. */
export function podium(ranking: readonly Rank[]): { steps: Step[]; rest: readonly Rank[] } {
  const above = ranking.filter(({ place }) => place <= PODIUM)
  const places = [...new Set(above.map(({ place }) => place))]
  return {
    steps: places.map((place) => ({ place, ranks: above.filter((rank) => rank.place === place) })),
    rest: ranking.filter(({ place }) => place > PODIUM),
  }
}

/** A box of the score pad with the points of the seats as they are ranked, and the most if not all have that. */
export interface Row {
  says: Said
  colour: string
  points: readonly number[]
  best: number | null
}

export function compared(boxes: readonly BoxRow[], ranking: readonly Rank[]): Row[] {
  return boxes.map((box) => {
    const points = ranking.map(({ seat }) => box.points[seat] ?? 0)
    const best = Math.max(...points)
    return { says: box.says, colour: box.colour, points, best: points.some((one) => one < best) ? best : null }
  })
}

export function winnersOf(ranking: readonly Rank[]): Rank[] {
  return ranking.filter((rank) => rank.place === 1)
}

/** Why the place is what it is, where somebody else has as many points: of who looks at the page, else of the first. */
export function reasonOf(ranking: readonly Rank[], mine: number | null): string {
  const rank = ranking.find(({ seat }) => seat === mine) ?? ranking[0]
  if (!rank?.deciding) return ''
  return say(rank.tied ? 'end-tie-text' : 'end-tie-broken')
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
