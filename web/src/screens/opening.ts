/** Ways to a table. */

import type { OpenTable } from '../generated/wire'
import { openTable, Refused } from '../lib/api'
import { device } from '../lib/device.svelte'
import { randomHex } from '../lib/random'
import { go } from '../lib/route.svelte'
import { say } from '../lib/words.svelte'

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

const BASE = 'metroscribe-base'

/** The address by which others reach the server can differ from the one in this browser. */
function rememberBase(link: string): void {
  try {
    window.sessionStorage.setItem(BASE, new URL(link).origin)
  } catch {
    // Then links have the address of this page.
  }
}

/** The link of a table for everybody. */
export function linkTo(code: string): string {
  let base: string | null = null
  try {
    base = window.sessionStorage.getItem(BASE)
  } catch {
    // As above.
  }
  return `${base ?? window.location.origin}/t/${code}`
}

export interface Coming {
  name: string
  seat: number
}

/** Who comes from a match to its rematch, and sits down there as before. */
export const coming = new Map<string, Coming>()

/** To the rematch with the same token, since the host of a table is host of the next. */
export function followTo(rematch: string, from: string, who: Coming | null): void {
  if (!who) {
    go(`/t/${rematch}/watch`)
    return
  }
  device.adopt(rematch, device.tokenFor(from))
  coming.set(rematch, who)
  go(`/t/${rematch}`)
}

/** Why something did not work, as a sentence. */
export function whyNot(error: unknown): string {
  return error instanceof Refused ? error.message : say('app-failed')
}
