/** The imprint and the privacy notice of whoever hosts this server. Once fetched they are there without a network too. */

import type { LegalText, LegalView } from '../generated/wire'
import { getLegal } from './api'

export type LegalPage = keyof LegalView

const PAGES: readonly LegalPage[] = ['imprint', 'privacy']

class Legal {
  state: 'waiting' | 'there' | 'failed' = $state('waiting')
  #view: LegalView = $state.raw({ imprint: null, privacy: null })
  #loading: Promise<void> | null = null

  load(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  /** Those that the host has written. */
  get pages(): readonly LegalPage[] {
    return PAGES.filter((page) => this.#view[page])
  }

  text(page: LegalPage): LegalText | null {
    return this.#view[page]
  }

  async #load(): Promise<void> {
    this.state = 'waiting'
    try {
      this.#view = await getLegal()
      this.state = 'there'
    } catch {
      this.#loading = null
      this.state = 'failed'
    }
  }
}

export const legal = new Legal()
