/** How a sheet lies on a stage: its map as large as it can be, and its score pad where there is room for it. */

import type { Drawing } from './marks'
import type { Size } from './zoom'

/** Below the map, or in a place of its own: beside the stage, or where a touch on the score shows it. */
export type PadPlace = 'below' | 'apart'

/** Of a drawing, in its own units. */
export interface Measures extends Size {
  /** How much of the height is the map; the pad is below it. */
  readonly map: number
}

/** A pad that would make the map smaller than this part of what it could be has no room, */
export const ROOM = 0.85
/** unless a unit still has so many pixels. */
const ENOUGH = 0.85
/** Letters below this size, in pixels, are not read. */
const LEAST = 11
/** A badge has nothing in it but its letters, or also a picture. */
const EMPTY = '.letter:not(:has(path))'
const SVG = 'http://www.w3.org/2000/svg'

/** How many pixels a unit has, if so much of the height is shown. */
export function scaleOf({ width }: Measures, height: number, stage: Size): number {
  return Math.min(stage.width / width, stage.height / height)
}

/** On a broad screen there always is a place for it. */
export function padPlace(paper: Measures, stage: Size, broad = false): PadPlace {
  if (broad) return 'apart'
  const whole = scaleOf(paper, paper.height, stage)
  return whole >= Math.min(ROOM * scaleOf(paper, paper.map, stage), ENOUGH) ? 'below' : 'apart'
}

/** A drawing that was put into the page. */
export class Paper {
  readonly measures: Measures
  place: PadPlace = 'below'
  readonly #drawing: Drawing
  readonly #apart = document.createElementNS(SVG, 'svg')
  /** What is left out where a text is too small, and the size of the text. */
  readonly #letters: readonly (readonly [Element, number])[]

  /** It is in the page, and its style is there: so the sizes of its letters are known. */
  constructor(drawing: Drawing) {
    this.#drawing = drawing
    const { root } = drawing
    const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number)
    this.measures = { width, height, map: Number(root.getAttribute('data-map')) || height }
    this.#apart.classList.add(...root.classList)
    this.#apart.classList.replace('sheet', 'apart')
    this.#apart.setAttribute('viewBox', `0 ${this.measures.map} ${width} ${height - this.measures.map}`)
    this.#letters = [...root.querySelectorAll('text')]
      .filter((text) => !text.closest('.coordinates'))
      .map((text) => [text.closest(EMPTY) ?? text, parseFloat(getComputedStyle(text).fontSize)])
  }

  /** How much of its height the stage shows. */
  get height(): number {
    return this.place === 'below' ? this.measures.height : this.measures.map
  }

  /** The part of the drawing that the stage shows. */
  get box(): string {
    return `0 0 ${this.measures.width} ${this.height}`
  }

  /** Puts the pad below the map, or into the holder while there is one. */
  lay(place: PadPlace, holder: Element | null): void {
    const { root, pad } = this.#drawing
    this.place = place
    root.setAttribute('viewBox', this.box)
    if (!pad) return
    if (place === 'below') root.append(pad)
    else this.#apart.replaceChildren(pad)
    if (place === 'apart' && holder) holder.replaceChildren(this.#apart)
    else this.#apart.remove()
  }

  /** Leaves out letters that would be too small to read, until the sheet is enlarged. */
  letter(scale: number): void {
    const { pad } = this.#drawing
    const apart = this.#apart.getBoundingClientRect().width / this.measures.width
    for (const [element, size] of this.#letters) {
      const own = this.place === 'apart' && pad?.contains(element) ? apart : scale
      element.toggleAttribute('data-small', size * own < LEAST)
    }
  }
}
