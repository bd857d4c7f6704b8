/** What a sheet offers: which elements can be touched, said to eyes, keyboards and screen readers alike. */

import type { MoveView } from '../generated/wire'
import type { Drawing } from './marks'
import { armed, continuing, isArmed, isNothing, meant, touchable, type Touched } from './taps'

/** The elements that go on from here, and all that mean something if touched. */
export interface Offer {
  readonly next: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

export function offered(moves: readonly MoveView[], touched: Touched): Offer {
  return { next: continuing(moves, touched), all: touchable(moves, touched) }
}

type Attributes = Record<string, string>

/** Shows offers on a drawing, one after the other: only what differs is set, since the browser styles anew what is. */
export class Offers {
  readonly #drawing: Drawing
  #shown: ReadonlyMap<Element, Attributes> = new Map()
  /** What elements had in the drawing before something was offered there. */
  readonly #roles = new Map<Element, string | null>()

  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }

  /** `name` says what touching an element would do. */
  show(moves: readonly MoveView[], touched: Touched, name: (element: string, own: string) => string): void {
    const wanted = new Map<Element, Attributes>()
    const want = (id: string, attributes: Attributes): void => {
      const element = this.#drawing.element(id)
      if (element) wanted.set(element, { ...wanted.get(element), ...attributes })
    }
    const { next, all } = offered(moves, touched)
    for (const id of all) {
      const own = this.#drawing.element(id)
      want(id, {
        ...(next.has(id) ? { 'data-can': '' } : {}),
        ...(isNothing(touched) || next.has(id) ? { 'data-offer': '' } : {}),
        tabindex: '-1',
        role: 'button',
        'aria-label': name(id, own ? ownName(own) : ''),
        'aria-description': '', // or else it is the title, which the name holds already
      })
    }
    for (const move of meant(moves, touched)) if (isArmed(move, touched)) want(move.section, { 'data-offer': '' })
    if (armed(moves, touched)) for (const id of next) want(id, { 'data-power': '' })
    for (const id of [...touched.prefix, touched.end]) if (id) want(id, { 'data-touched': '', 'aria-pressed': 'true' })
    for (const [element, before] of this.#shown) this.#takeBack(element, before, wanted.get(element) ?? {})
    for (const [element, attributes] of wanted) this.#set(element, attributes)
    this.#shown = wanted
  }

  #takeBack(element: Element, before: Attributes, now: Attributes): void {
    const role = this.#roles.get(element)
    for (const name of Object.keys(before)) {
      if (name in now) continue
      if (name === 'role' && role) element.setAttribute(name, role)
      else element.removeAttribute(name)
    }
  }

  #set(element: Element, attributes: Attributes): void {
    if (!this.#roles.has(element)) this.#roles.set(element, element.getAttribute('role'))
    for (const [name, value] of Object.entries(attributes)) {
      // Which of them the Tab key comes to is said elsewhere.
      const set = name === 'tabindex' ? element.hasAttribute(name) : element.getAttribute(name) === value
      if (!set) element.setAttribute(name, value)
    }
  }
}

/** The element's name in the drawing. */
export function ownName(element: Element): string {
  return element.querySelector(':scope > title')?.textContent ?? ''
}
