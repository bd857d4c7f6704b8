/** Ways to a table. */

import type { OpenTable } from '../generated/wire'
import { openTable, Refused } from './api'
import { device } from './device.svelte'
import { randomHex } from './random'
import { go } from './route.svelte'
import { say } from './words.svelte'

export type Wishes = Omit<OpenTable, 'id' | 'token'>

/** Opens a table and goes there; the token of this device is its host's. */
export async function open(wishes: Wishes): Promise<string> {
  const token = randomHex(16)
  const { table, link } = await openTable({ id: randomHex(8), token, ...wishes })
  rememberBase(link)
  device.adopt(table.code, token)
  device.remember(table.code, table.game, false)
  return table.code
}

/** A match alone begins as soon as its table is reached: see Table.svelte. */
export async function openSolo(wishes: Wishes): Promise<void> {
  go(`/t/${await open({ name: device.name || say('setup-seat-you'), seats: 1, clock: 0, scores: true, ...wishes })}`)
}

/** Tables that begin as soon as they are reached, though others sit there: nobody has to come. */
export const beginning = new Set<string>()

/** A match with one bot, which begins at once; no name is needed. */
export async function openAgainst(game: string, bot: string): Promise<void> {
  const pace = device.pace ? { pace: device.pace } : {}
  const code = await open({
    game,
    name: device.name || say('setup-seat-you'),
    seats: 2,
    bots: { 1: bot },
    clock: 0,
    scores: true,
    ...pace,
  })
  beginning.add(code)
  go(`/t/${code}`)
}

const BASE = 'metroscribe-base'

/** The address by which others reach the server can differ from the one in this browser. */
function rememberBase(link: string): void {
  try {
    window.sessionStorage.setItem(BASE, new URL(link).origin)
  } catch {
    // Then links have the address of this page.
  }
}

const JOIN = 'join='
const SEE = 'see='

/** The link of a table; with the secret, who has it sits down at once. */
export function linkTo(code: string, invite = ''): string {
  let base: string | null = null
  try {
    base = window.sessionStorage.getItem(BASE)
  } catch {
    // As above.
  }
  return `${base ?? window.location.origin}/t/${code}${invite ? `#${JOIN}${invite}` : ''}`
}

/** What others type to reach the server; empty where this browser only knows the address of its own machine. */
export function addressOf(code: string): string {
  const { host, hostname } = new URL(linkTo(code))
  return /^(localhost|127\..*|\[::1\])$/.test(hostname) ? '' : host
}

/** The link to watch a table, or to look at its finished match. */
export function watchLink(code: string, path = '/watch'): string {
  const id = device.idOf(code)
  return `${linkTo(code)}${path}${id ? `#${SEE}${id}` : ''}`
}

/** Takes over what a link holds behind `#`: a seat of one's own, the right to sit down, or to look at once. */
export function takeOver(code: string, hash: string): 'seat' | 'invite' | 'sight' | null {
  if (hash.startsWith(JOIN)) {
    device.keepInvite(code, hash.slice(JOIN.length))
    return 'invite'
  }
  if (hash.startsWith(SEE)) {
    device.keepId(code, hash.slice(SEE.length))
    return 'sight'
  }
  return device.adopt(code, hash) ? 'seat' : null
}

/** The rematches that this page led to: who comes there from the match before may sit down. */
export const coming = new Set<string>()

/** To the rematch: with the same token, since a seat is kept for it there; who only watched watches. */
export function followTo(rematch: string, from: string, plays: boolean): void {
  if (!plays) {
    go(`/t/${rematch}/watch`)
    return
  }
  device.adopt(rematch, device.tokenFor(from))
  coming.add(rematch)
  go(`/t/${rematch}`)
}

/** Why something did not work, as a sentence. */
export function whyNot(error: unknown): string {
  return error instanceof Refused ? error.message : say('app-failed')
}
