/** The cards of a game as signs: the symbols of its `cards.svg`, put into the page once. A symbol's id is its card. */

import type { Language } from '../generated/wire'
import { getCards } from './api'

class Signs {
  /** By card what it is called. */
  #names: ReadonlyMap<string, string> = $state.raw(new Map())
  #holder: SVGSVGElement | null = null
  #wish = ''

  /** The signs of one game by one version of its rules, in one language; what is there is not fetched again. */
  async load(game: string, rules: number, language: Language): Promise<void> {
    const wish = `${game} ${rules} ${language}`
    if (wish === this.#wish) return
    this.#wish = wish
    const text = await getCards(game, language, rules).catch(() => '')
    if (wish !== this.#wish) return
    if (text) this.#show(text)
    else this.#wish = ''
  }

  has(card: string): boolean {
    return this.#names.has(card)
  }

  /** Nothing until the signs are there. */
  name(card: string): string {
    return this.#names.get(card) ?? ''
  }

  #show(text: string): void {
    const symbols = [...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('symbol')]
    const names = symbols.map((symbol) => [symbol.id, symbol.querySelector('title')?.textContent ?? ''] as const)
    for (const symbol of symbols) symbol.querySelector('title')?.remove()
    this.#hidden().replaceChildren(...symbols)
    this.#names = new Map(names)
  }

  /** Where the symbols lie; the page shows them with `<use>`. */
  #hidden(): SVGSVGElement {
    if (!this.#holder) {
      this.#holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      this.#holder.setAttribute('aria-hidden', 'true')
      Object.assign(this.#holder.style, { position: 'absolute', width: '0', height: '0' })
      document.body.append(this.#holder)
    }
    return this.#holder
  }
}

export const signs = new Signs()
