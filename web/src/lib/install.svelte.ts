/** Whether the page can become an app of this device, as far as the browser tells. */

/** `by-hand`: only the browser's own menu can do it. `insecure`: not without https. */
export type Installing = 'offered' | 'by-hand' | 'insecure' | 'installed' | 'unknown'

/** Chromium's event, which no standard describes yet. */
interface Offer extends Event {
  prompt(): Promise<unknown>
}

class Install {
  #offer: Offer | null = $state.raw(null)
  #installed = $state(window.matchMedia('(display-mode: standalone)').matches)

  constructor() {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offer = event as Offer
    })
    window.addEventListener('appinstalled', () => (this.#installed = true))
  }

  get state(): Installing {
    if (this.#installed) return 'installed'
    if (!window.isSecureContext) return 'insecure'
    if (this.#offer) return 'offered'
    return 'standalone' in navigator ? 'by-hand' : 'unknown'
  }

  /** An offer can be taken once. */
  async take(): Promise<void> {
    const offer = this.#offer
    this.#offer = null
    await offer?.prompt()
  }
}

export const install = new Install()
