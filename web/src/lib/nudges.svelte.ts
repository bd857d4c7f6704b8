/** Somebody waits for whoever looks at this page: said so that it is noticed, until the page is touched. */

import { device } from './device.svelte'
import { announce } from './announce.svelte'
import type { Play } from './play.svelte'
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
    if (sound) chime()
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

/** Browsers let a page that was never touched do neither, and complain. */
function wasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

function vibrate(): void {
  if (wasTouched() && 'vibrate' in navigator) navigator.vibrate([60, 80, 60])
}

/** Two soft notes, a third apart, like a platform's bell. */
function chime(): void {
  if (!wasTouched() || !('AudioContext' in window)) return
  try {
    const audio = new AudioContext()
    const loudness = audio.createGain()
    loudness.gain.value = 0.12
    loudness.connect(audio.destination)
    for (const [at, pitch] of [
      [0, 659.26],
      [0.18, 523.25],
    ] as const) {
      const note = audio.createOscillator()
      const swell = audio.createGain()
      const start = audio.currentTime + at
      note.type = 'sine'
      note.frequency.value = pitch
      swell.gain.setValueAtTime(0, start)
      swell.gain.linearRampToValueAtTime(1, start + 0.02)
      swell.gain.exponentialRampToValueAtTime(0.001, start + 0.6)
      note.connect(swell).connect(loudness)
      note.start(start)
      note.stop(start + 0.65)
    }
    setTimeout(() => void audio.close(), 1200)
  } catch {
    // A device without sound.
  }
}
