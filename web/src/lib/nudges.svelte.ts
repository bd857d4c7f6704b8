/** Somebody waits for whoever looks at this page: said so that it is noticed, until the page is touched. */

import { device } from './device.svelte'
import { announce } from './announce.svelte'
import type { Play } from './play.svelte'
import { play as playSound, wasTouched } from './sound'
import { say } from './words.svelte'

export class Nudges {
  /** Who waits; null when nobody does, or it was noticed. */
  from: string | null = $state(null)
  #note: Notification | null = null

  constructor(play: Play) {
    $effect(() => {
      const { newest } = play
      if (newest?.say === 'nudged') this.#nudged(newest.name)
    })
    // Who is ready is not waited for.
    $effect(() => {
      if (play.current?.ready) this.from = null
    })
    $effect(() => () => this.#note?.close())
  }

  /** The page was touched; whether that answers a nudge. */
  notice(): boolean {
    if (this.from === null) return false
    this.from = null
    this.#note?.close()
    return true
  }

  #nudged(name: string): void {
    this.from = name
    const text = nudgeText(name)
    announce(text)
    const { sound, vibration, notify } = device.settings
    if (vibration) vibrate()
    if (sound) playSound('nudge')
    if (notify && document.visibilityState === 'hidden') void this.#notify(text)
  }

  async #notify(text: string): Promise<void> {
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    const options = { tag: 'metroscribe-nudge', icon: '/icon.svg' }
    try {
      this.#note = new Notification(text, options)
      this.#note.onclick = () => window.focus()
    } catch {
      // Phones show notifications only through the worker.
      const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
      await worker?.showNotification(text, options).catch(() => undefined)
    }
  }
}

export function nudgeText(name: string): string {
  return name ? say('match-nudge-from', { name }) : say('match-nudge-from-table')
}

/** Asks the browser once; whether notifications can be shown. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  return (await Notification.requestPermission()) === 'granted'
}

function vibrate(): void {
  if (wasTouched() && 'vibrate' in navigator) navigator.vibrate([60, 80, 60])
}
