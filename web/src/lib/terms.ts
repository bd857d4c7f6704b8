/** Words of the rules within a text: each leads to the paragraph that explains it. */

import { unbroken } from './unbroken'

export interface Term {
  /** The word in all its forms, with commas between them. */
  readonly forms: string
  /** The key of the paragraph that explains it. */
  readonly paragraph: string
}

export interface Piece {
  readonly text: string
  /** Empty where the piece leads nowhere. */
  readonly paragraph: string
}

/** Letters, numbers and hyphens: what a word is not beside, where it stands by itself. */
const INSIDE = String.raw`[\p{L}\p{N}-]`

export class Terms {
  readonly #paragraphs: ReadonlyMap<string, string>
  readonly #words: RegExp | null

  constructor(terms: readonly Term[]) {
    const forms = terms.flatMap(({ forms, paragraph }) =>
      forms.split(', ').map((form) => [unbroken(form).toLowerCase(), paragraph] as const),
    )
    this.#paragraphs = new Map(forms)
    // Of words that begin alike the longest is meant.
    const longest = [...this.#paragraphs.keys()].sort((one, other) => other.length - one.length)
    const words = longest.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
    this.#words = words ? new RegExp(`(?<!${INSIDE})(?:${words})(?!${INSIDE})`, 'giu') : null
  }

  /** An unbroken text in pieces. The first word for each paragraph leads there, unless it is the `own` one. */
  pieces(text: string, own = ''): Piece[] {
    const found: Piece[] = []
    const told = new Set([own])
    let end = 0
    for (const { 0: word, index } of this.#words ? text.matchAll(this.#words) : []) {
      const paragraph = this.#paragraphs.get(word.toLowerCase()) ?? ''
      if (told.has(paragraph)) continue
      told.add(paragraph)
      if (index > end) found.push({ text: text.slice(end, index), paragraph: '' })
      found.push({ text: word, paragraph })
      end = index + word.length
    }
    if (end < text.length) found.push({ text: text.slice(end), paragraph: '' })
    return found
  }
}
