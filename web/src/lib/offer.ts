/** What a sheet offers: which elements can be touched, said to eyes, keyboards and screen readers alike. */

import type { MoveView } from '../generated/wire'
import type { Drawing } from './marks'
import type { Rect } from './snap'
import { armed, continuing, isArmed, isNothing, meant, touchable, type Touched } from './taps'

/** The elements that go on from here, and all that mean something if touched. */
export interface Offer {
  readonly next: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

export function offered(moves: readonly MoveView[], touched: Touched): Offer {
  return { next: continuing(moves, touched), all: touchable(moves, touched) }
}

/** The attributes that are set, so that they can be taken away again. */
const SET = [
  'data-can',
  'data-offer',
  'data-power',
  'data-touched',
  'tabindex',
  'aria-label',
  'aria-description',
  'aria-pressed',
] as const

/** Shows offers on a drawing, one after the other. */
export class Offers {
  readonly #drawing: Drawing
  #shown: Element[] = []

  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }

  /** `name` says what touching an element would do. */
  show(moves: readonly MoveView[], touched: Touched, name: (element: string, own: string) => string): void {
    this.#clear()
    const { next, all } = offered(moves, touched)
    for (const id of all) this.#offer(id, next.has(id), isNothing(touched) || next.has(id), name)
    for (const move of meant(moves, touched)) if (isArmed(move, touched)) this.#bringForward(move.section)
    if (armed(moves, touched)) for (const id of next) this.#drawing.element(id)?.setAttribute('data-power', '')
    for (const id of [...touched.prefix, touched.end]) if (id) this.#mark(id)
  }

  /** The elements of the sheet that can be touched, and where they are on the screen. */
  places(ids: Iterable<string>): [string, Rect][] {
    const found: [string, Rect][] = []
    for (const id of ids) {
      const rect = this.#drawing.element(id)?.getBoundingClientRect()
      if (rect?.width) found.push([id, rect])
    }
    return found
  }

  #offer(id: string, goesOn: boolean, bright: boolean, name: (element: string, own: string) => string): void {
    const element = this.#drawing.element(id)
    if (!element) return
    if (goesOn) element.setAttribute('data-can', '')
    if (bright) element.setAttribute('data-offer', '')
    element.setAttribute('tabindex', '-1')
    element.setAttribute('aria-label', name(id, ownName(element)))
    element.setAttribute('aria-description', '') // or else it is the title, which the name holds already
    this.#become(element, 'button')
    this.#shown.push(element)
  }

  /** What a move would draw, where the drawing has an element for it. */
  #bringForward(section: string): void {
    const element = this.#drawing.element(section)
    if (!element) return
    element.setAttribute('data-offer', '')
    this.#shown.push(element)
  }

  #mark(id: string): void {
    const element = this.#drawing.element(id)
    element?.setAttribute('data-touched', '')
    element?.setAttribute('aria-pressed', 'true')
    if (element) this.#shown.push(element)
  }

  #become(element: Element, role: string): void {
    const before = element.getAttribute('role')
    if (before !== role) element.setAttribute('data-role', before ?? '')
    element.setAttribute('role', role)
  }

  #clear(): void {
    for (const element of this.#shown) {
      for (const name of SET) element.removeAttribute(name)
      const role = element.getAttribute('data-role')
      if (role !== null) {
        if (role) element.setAttribute('role', role)
        else element.removeAttribute('role')
        element.removeAttribute('data-role')
      }
    }
    this.#shown = []
  }
}

/** The element's name in the drawing. */
export function ownName(element: Element): string {
  return element.querySelector(':scope > title')?.textContent ?? ''
}
