/** The requests to the server, see docs/wire.md and docs/client.md. */

import type {
  BotsView,
  GameView,
  GuideView,
  Language,
  LegalView,
  LessonView,
  OpenTable,
  Problem,
  ReplayView,
  Sentence,
  SheetView,
  TableOpened,
  TableView,
} from '../generated/wire'
import { device } from './device.svelte'

/** The server was reached and said no; the message is the sentence to show. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly refused: Sentence
  constructor(status: number, refused: Sentence) {
    super(refused.text || refused.key)
    this.status = status
    this.refused = refused
  }
}

/** The server was not reached, or what answered is not the server. */
export class Offline extends Error {
  override readonly name = 'Offline'
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch (error) {
    throw new Offline(String(error))
  }
  if (response.ok) return response
  const problem = await response.json().catch(() => null)
  if (isProblem(problem)) throw new Refused(response.status, problem.refused)
  throw new Offline(`${response.status} ${path}`)
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** Refusals come in the language of the page. */
function headers(): Record<string, string> {
  return { 'Accept-Language': document.documentElement.lang || 'en' }
}

async function json<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await answered(path, { headers: headers(), ...init })
  return (await response.json()) as T
}

async function text(path: string): Promise<string> {
  return (await answered(path, { headers: headers() })).text()
}

function query(of: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(of).filter((pair): pair is [string, string | number] => Boolean(pair[1]))
  return pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : ''
}

/** By its id, if this device has it: codes that were typed may have to wait. */
function ofTable(code: string): string {
  return `/api/tables/${encodeURIComponent(device.idOf(code) || code)}`
}

export type Picture = 'light' | 'dark' | 'auto'

// what there is

/** `rules` is the version that is spoken of; 0: the newest. */
export function getTexts(language: Language, game = '', rules = 0): Promise<string> {
  return text(`/api/texts/${language}${query({ game, rules })}`)
}

export function getGames(): Promise<GameView[]> {
  return json('/api/games')
}

export function getBots(): Promise<BotsView> {
  return json('/api/bots')
}

/** A game as `family/city`. */
export function getGuide(game: string, modules: readonly string[] = [], rules = 0): Promise<GuideView> {
  return json(`/api/games/${game}/guide${query({ modules: modules.join(','), rules })}`)
}

/** What only the rules pages of a family say. */
export function getBookTexts(language: Language, family: string): Promise<string> {
  return text(`/api/book/${encodeURIComponent(family)}/texts/${language}`)
}

export function getLesson(family: string): Promise<LessonView> {
  return json(`/api/lessons/${encodeURIComponent(family)}`)
}

export function getLegal(): Promise<LegalView> {
  return json('/api/legal')
}

// tables

export function openTable(asked: OpenTable): Promise<TableOpened> {
  return json('/api/tables', {
    method: 'POST',
    headers: { ...headers(), 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })
}

export function getTable(code: string): Promise<TableView> {
  return json(ofTable(code))
}

export function getRecord(code: string): Promise<string> {
  return text(`${ofTable(code)}/record`)
}

/** The drawing without a style; the page has that from `sheetStyle`. */
export function getBlank(code: string, language: Language): Promise<string> {
  return text(`${ofTable(code)}/blank.svg${query({ theme: 'page', language })}`)
}

export function getSheet(code: string, seat: number): Promise<SheetView> {
  return json(`${ofTable(code)}/sheets/${seat}`)
}

export function getReplay(code: string, seat: number): Promise<ReplayView> {
  return json(`${ofTable(code)}/replay/${seat}`)
}

/** The joining link as a picture to show, for who is at the table. */
export async function getQr(code: string, token: string | null): Promise<string> {
  const allowed = token ? { Authorization: `Bearer ${token}` } : {}
  const response = await answered(`${ofTable(code)}/qr.svg`, { headers: { ...headers(), ...allowed } })
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await response.text())}`
}

// addresses of pictures and files

export function cityPicture(game: string, theme: Picture = 'auto'): string {
  return `/api/games/${game}/picture.svg${query({ theme })}`
}

/** A picture of the rules pages. */
export function bookPicture(family: string, name: string, theme: Picture, language: Language): string {
  return `/api/book/${encodeURIComponent(family)}/${name}.svg${query({ theme, language })}`
}

/** Every card as a symbol, with its name in words. */
export function getCards(game: string, language: Language, rules = 0): Promise<string> {
  return text(`/api/games/${game}/cards.svg${query({ language, rules })}`)
}

export function sheetStyle(code: string): string {
  return `${ofTable(code)}/sheet.css`
}

/** `at` changes when the sheet has, so that no old picture is shown. */
export function sheetPicture(code: string, seat: number, theme: Picture, language: Language, at?: number): string {
  return `${ofTable(code)}/sheets/${seat}.svg${query({ theme, language, at })}`
}

/** The drawing itself, to be put into another. */
export function getPicture(path: string): Promise<string> {
  return text(path)
}

/** A sheet that draws itself, as a file. */
export function movingReplay(code: string, seat: number, theme: Picture, language: Language): string {
  return `${ofTable(code)}/replay/${seat}.svg${query({ theme, language })}`
}

export function recordFile(code: string): string {
  return `${ofTable(code)}/record`
}
