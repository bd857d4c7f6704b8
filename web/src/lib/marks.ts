/** The marks of a sheet on the blank drawing: attributes by id, and back to what was there before. */

import type { Marks } from './fold'

/** The key under which an element's text stands. */
export const TEXT = 'text'

/** What has to be set to come from one sheet to another; null: as in the blank drawing. */
export type Change = readonly [id: string, name: string, value: string | null]

export function diff(before: Marks, after: Marks): Change[] {
  const changes: Change[] = []
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const old = before[id] ?? {}
    const now = after[id] ?? {}
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const value = now[name] ?? null
      if (value !== (old[name] ?? null)) changes.push([id, name, value])
    }
  }
  return changes
}

/** Marks with some changes; null takes an attribute away. */
export function patched(
  marks: Marks,
  changes: Readonly<Record<string, Readonly<Record<string, string | null>>>>,
): Marks {
  const next = new Map(Object.entries(marks))
  for (const [id, change] of Object.entries(changes)) {
    const merged = Object.entries({ ...next.get(id), ...change })
    const kept = merged.filter((pair): pair is [string, string] => pair[1] !== null)
    if (kept.length) next.set(id, Object.fromEntries(kept))
    else next.delete(id)
  }
  return Object.fromEntries(next)
}

/** What tells that something was drawn in the turn that is shown. */
const FRESH = 'data-fresh'

/** The same marks after that turn: nothing in them is fresh any more. */
export function settled(marks: Marks): Marks {
  const fresh = Object.keys(marks).filter((id) => FRESH in (marks[id] ?? {}))
  return patched(marks, Object.fromEntries(fresh.map((id) => [id, { [FRESH]: null }])))
}

/** A blank drawing that can be turned into any sheet. */
export class Drawing {
  #marks: Marks = {}
  /** What the blank drawing has where a mark was set. */
  readonly #blank = new Map<string, string | null>()
  readonly #elements = new Map<string, Element | null>()

  readonly root: Element
  /** The score pad, which may be taken out of the drawing. */
  readonly pad: Element | null

  constructor(root: Element) {
    this.root = root
    this.pad = root.querySelector('#pad')
  }

  /** The element with this id in the drawing, itself included, wherever its pad is. */
  element(id: string): Element | null {
    let found = this.#elements.get(id)
    if (found === undefined) {
      found = [this.root, this.pad].map((part) => part && within(part, id)).find(Boolean) ?? null
      this.#elements.set(id, found)
    }
    return found
  }

  /** Turns it into the sheet with these marks; only what differs is touched. */
  show(marks: Marks): void {
    for (const [id, name, value] of diff(this.#marks, marks)) this.#set(id, name, value)
    this.#marks = marks
  }

  #set(id: string, name: string, value: string | null): void {
    const element = this.element(id)
    if (!element) return
    const key = `${id} ${name}`
    if (!this.#blank.has(key)) this.#blank.set(key, read(element, name))
    write(element, name, value ?? this.#blank.get(key) ?? null)
  }
}

function within(part: Element, id: string): Element | null {
  return part.id === id ? part : part.querySelector(`[id="${CSS.escape(id)}"]`)
}

function read(element: Element, name: string): string | null {
  return name === TEXT ? element.textContent : element.getAttribute(name)
}

function write(element: Element, name: string, value: string | null): void {
  if (name === TEXT) element.textContent = value ?? ''
  else if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
