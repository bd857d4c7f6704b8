/** What of a match is said aloud: flips, what was gained, what was taken back, the connection. */

import { untrack } from 'svelte'
import { announce } from './announce.svelte'
import { drewBriefly, drewWords } from './drew'
import type { View } from './fold'
import type { Play } from './play.svelte'
import { seatName } from './seats'
import { say, tell } from './words.svelte'

/** For as long as the calling component is there. */
export function sayAloud(play: Play): void {
  const turn = $derived(play.view?.table.open ? play.view.table.turn : null)
  $effect(() => {
    if (turn !== null) untrack(() => sayTurn(play))
  })

  let waited = false
  $effect(() => {
    const text = unsaved(play.view)
    if (text || waited) announce(text || say('app-saved'))
    waited = text !== ''
  })

  let before: { turn: number; staged: number; total: number } | null = null
  $effect(() => {
    const { current } = play
    if (!current) return
    const now = { turn: current.turn, staged: current.staged.length, total: current.total }
    const then = before?.turn === now.turn ? before : null
    before = now
    if (then && now.staged > then.staged)
      announce(say('match-announce-gain', { points: now.total - then.total, total: now.total }))
    if (then && now.staged < then.staged) announce(say('match-announce-back', { total: now.total }))
    if (now.staged !== then?.staged) announce(say('match-announce-moves', { count: current.moves.length }))
  })
}

function sayTurn({ view }: Play): void {
  const open = view?.table.open
  if (!open) return
  if (view.closed?.clock) announce(say('match-announce-clock'))
  // A turn without cards asks for a choice, and says which.
  const cards = open.asks ? [open.asks, ...open.notes.map(({ says }) => says)] : open.cards.map(({ says }) => says)
  announce(say('match-announce-turn', { label: open.label, cards: cards.map(tell).join(', ') }))
  if (view.closed) sayDrawn(view)
}

/** What the others drew; of many of them in few words. */
const FEW = 2

function sayDrawn(view: View): void {
  const others = view.table.seats.flatMap((seat, number) => (number === view.you?.seat ? [] : [{ seat, number }]))
  for (const { seat, number } of others) {
    const moves = others.length > FEW ? drewBriefly(view, number) : drewWords(view, number)
    if (moves) announce(say('match-announce-drew', { name: seatName(seat), moves }))
  }
}

/** That nothing can be saved now; empty: it can. */
export function unsaved(view: View | null): string {
  if (!view?.unsaved) return ''
  return say(view.unsaved === 'slow' ? 'app-unsaved-slow' : 'app-unsaved')
}

/** A short gap is not worth a word. */
const WORTH = 1200

/** What is said while the server restarts. */
export function restartText({ saved }: Play): string {
  return say(saved ? 'app-restarting-saved' : 'app-restarting')
}

/** Whether the connection has been gone for so long that it should be said; at once, if the server restarts. */
export class Outage {
  noticed = $state(false)
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
    $effect(() => {
      if (play.status === 'connected') {
        if (this.noticed) announce(say('match-announce-online'))
        this.noticed = false
        return
      }
      if (this.restarting) {
        this.noticed = true
        untrack(() => announce(restartText(play)))
        return
      }
      const timer = setTimeout(() => {
        this.noticed = true
        announce(say('match-announce-offline'))
      }, WORTH)
      return () => clearTimeout(timer)
    })
  }

  get restarting(): boolean {
    return this.#play.status === 'restarting'
  }

  get text(): string {
    return this.restarting ? restartText(this.#play) : say('match-offline')
  }
}
