/** Results of finished matches, as this device keeps them. Pure. */

import type { TableView } from '../generated/wire'

export interface SeatResult {
  /** As it was called on this device. */
  name: string
  total: number
  place: number
  bot: boolean
}

export interface Result {
  /** The permanent id of the match. */
  match: string
  code: string
  game: string
  rules: number
  modules: readonly string[]
  options: Readonly<Record<string, string>>
  /** When its end was seen here, in seconds since 1970. */
  at: number
  /** The own seat. */
  seat: number
  seats: readonly SeatResult[]
  /** The cards could be known beforehand: it counts for no best. */
  known: boolean
}

/** All results with the same game, modules and options: those that can be compared. */
export interface Mix {
  key: string
  game: string
  modules: readonly string[]
  options: Readonly<Record<string, string>>
  /** The earliest first. */
  results: readonly Result[]
  /** Of matches whose cards nobody could know; null where there is none. */
  best: number | null
  mean: number | null
}

/** Null for a match that was given up. */
export function resultOf(table: TableView, seat: number, names: readonly string[], at: number): Result | null {
  const { outcome } = table
  if (!outcome?.result) return null
  const { result, places } = outcome
  return {
    match: table.match,
    code: table.code,
    game: table.game,
    rules: table.rules,
    modules: table.modules,
    options: table.options,
    at,
    seat,
    seats: table.seats.map(({ kind }, number) => ({
      name: names[number] ?? '',
      total: result[number] ?? 0,
      place: places[number] ?? 1,
      bot: kind === 'bot',
    })),
    known: table.known_deal,
  }
}

export function ownTotal({ seats, seat }: Result): number {
  return seats[seat]?.total ?? 0
}

export function mixOf({ game, modules, options }: Pick<Result, 'game' | 'modules' | 'options'>): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  return [game, ...[...modules].sort(), ...chosen.sort()].join(' ')
}

/** The results by mix, the mix that was played last first. */
export function mixes(results: readonly Result[]): Mix[] {
  const found = new Map<string, Result[]>()
  for (const result of [...results].sort((one, other) => one.at - other.at)) {
    const key = mixOf(result)
    found.set(key, [...(found.get(key) ?? []), result])
  }
  return [...found].map(([key, own]) => mix(key, own)).sort((one, other) => latest(other) - latest(one))
}

function mix(key: string, results: readonly Result[]): Mix {
  const [first] = results
  const totals = results.filter(({ known }) => !known).map(ownTotal)
  return {
    key,
    game: first?.game ?? '',
    modules: first?.modules ?? [],
    options: first?.options ?? {},
    results,
    best: totals.length ? Math.max(...totals) : null,
    mean: totals.length ? totals.reduce((sum, total) => sum + total, 0) / totals.length : null,
  }
}

function latest({ results }: Mix): number {
  return results.at(-1)?.at ?? 0
}

/** How a result stands among the others of its mix; null where it is the first, or its cards could be known. */
export function standing(result: Result, results: readonly Result[]): { best: number; beaten: boolean } | null {
  const others = results.filter(
    (other) => other.match !== result.match && !other.known && other.at <= result.at && mixOf(other) === mixOf(result),
  )
  if (result.known || !others.length) return null
  const best = Math.max(...others.map(ownTotal))
  return { best, beaten: ownTotal(result) > best }
}

/** Each match once; what is there already stays as it is. */
export function merged(known: readonly Result[], more: readonly Result[]): Result[] {
  const seen = new Set(known.map(({ match }) => match))
  const fresh = more.filter(({ match }) => !seen.has(match) && seen.add(match))
  return [...known, ...fresh].sort((one, other) => one.at - other.at)
}

/** What has the form of a result; anything else is left out. */
export function readResults(value: unknown): Result[] {
  return Array.isArray(value) ? value.flatMap((found) => read(found) ?? []) : []
}

const ID = /^[0-9a-f]{32}$/
const CODE = /^[0-9A-Z]{4,64}$/
const GAME = /^[a-z0-9-]+\/[a-z0-9-]+$/

function read(value: unknown): Result | null {
  const found = fields(value)
  const { match, code, game, rules, at, seat, known } = found
  const modules = texts(found.modules)
  const options = Object.entries(fields(found.options))
  const seats = Array.isArray(found.seats) ? found.seats.map(readSeat) : []
  if (!matches(match, ID) || !matches(code, CODE) || !matches(game, GAME)) return null
  if (!isNumber(rules) || !isNumber(at) || !isNumber(seat) || typeof known !== 'boolean' || !modules) return null
  if (!options.every((entry): entry is [string, string] => typeof entry[1] === 'string')) return null
  const whole = seats.filter((one) => one !== null)
  if (whole.length !== seats.length || !whole[seat]) return null
  return { match, code, game, rules, modules, options: Object.fromEntries(options), at, seat, seats: whole, known }
}

function readSeat(value: unknown): SeatResult | null {
  const { name, total, place, bot } = fields(value)
  if (typeof name !== 'string' || !isNumber(total) || !isNumber(place) || typeof bot !== 'boolean') return null
  return { name: name.slice(0, 200), total, place, bot }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function texts(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((item): item is string => typeof item === 'string') ? value : null
}

function matches(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
