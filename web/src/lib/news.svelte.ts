/** What others do at the table, told once: who chose something for whom, who came and who went. */

import type { AnyHappened, SeatView, Seating } from '../generated/wire'
import { untrack } from 'svelte'
import { announce } from './announce.svelte'
import type { View } from './fold'
import type { Play } from './play.svelte'
import { seatName } from './seats'
import { say } from './words.svelte'

/** So long a piece of news is shown. */
const LASTS = 7000

export class News {
  text = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  #hosts: boolean | null = null

  constructor(play: Play) {
    $effect(() => {
      const { newest } = play
      untrack(() => {
        if (newest?.say !== 'update' || !play.view) return
        for (const event of newest.events) this.tell(newsOf(event, play.view))
      })
    })
    // Not of who opens the page as the host.
    $effect(() => {
      const { view } = play
      if (!view?.online) return
      const hosts = view.host && view.you !== null
      if (this.#hosts === false && hosts) untrack(() => this.tell(say('match-news-host')))
      this.#hosts = hosts
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  /** Shown for a while, and said aloud; what comes together is shown together. */
  tell(text: string): void {
    if (!text) return
    announce(text)
    this.text = this.text && this.#timer ? `${this.text} ${text}` : text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.close(), LASTS)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.text = ''
  }
}

/** A sentence for what is worth one; nothing for all else. */
export function newsOf(event: AnyHappened, view: View): string {
  if (event.event === 'seat') return seatNews(event, view)
  if (event.event === 'ready' && event.chosen === 'table') return told('finished', view, event.seat, event.by)
  return ''
}

function seatNews({ change, seat, by, view: now }: Seating, view: View): string {
  switch (change) {
    case 'stand-in':
    case 'without':
    case 'back':
    case 'freed':
      return told(change, view, seat, by, now)
    case 'stood-up':
    case 'sat':
    case 'bot':
      return view.you?.seat === seat ? '' : told(change, view, seat, by, now)
    default:
      return ''
  }
}

/** `who`: this device, the table by itself, or `by`; there are other words where it was done to this device. */
function told(
  what: string,
  view: View,
  seat: number,
  by: number | null,
  now: SeatView | undefined = view.table.seats[seat],
): string {
  const own = view.you?.seat
  const actor = by === null ? undefined : view.table.seats[by]
  const who = by === null ? 'table' : by === own ? 'you' : 'other'
  const name = now?.kind === 'vacant' ? now.name : now ? seatName(now) : ''
  return say(`match-news-${what}${seat === own ? '-me' : ''}`, { who, by: actor ? seatName(actor) : '', name })
}
