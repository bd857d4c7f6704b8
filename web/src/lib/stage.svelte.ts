/** The stage of a sheet: which part of the drawing is seen, what is aimed at, and where things are on it. */

import { untrack } from 'svelte'
import type { MoveView } from '../generated/wire'
import { Drawing } from './marks'
import { Offers, offered } from './offer'
import { Places, scaled, toPixels, toUnits } from './places'
import { middle, nearest, type Rect, type Spot } from './snap'
import { isNothing, type Touched } from './taps'
import { moved, shown, WHOLE, zoomed, type Frame, type Size } from './zoom'

/** What the sheet offers, and whom to tell what was done with it. */
export interface Scene {
  readonly moves: readonly MoveView[]
  readonly touched: Touched
  touch(element: string): void
  /** An element that means nothing now, or none at all, at this place of the stage. */
  refuse(element: string | null, at: Spot): void
  /** Something beside everything that can be touched. */
  clear(): void
  /** The score pad. */
  pad(): void
}

/** A line that is being drawn: from which element, and where the finger or mouse is. */
export interface Pen {
  readonly from: string
  readonly tip: Spot
}

/** How much a touch of the button, or the second of two, enlarges. */
const LARGER = 2.5
/** A finger that is so near, in pixels, to something that means nothing now asks about that. */
const NEAR = 14

export class Stage {
  drawing = $state.raw<Drawing | null>(null)
  /** The part of the drawing that is shown, in its units. */
  box = $state('0 0 1 1')
  frame: Frame = $state.raw(WHOLE)
  /** Whether the next change of the frame is seen as a movement. */
  gliding = $state(false)
  width = $state(0)
  height = $state(0)
  /** The element that is pressed, hovered or focused. */
  aim: string | null = $state(null)
  byTouch = $state(false)
  pen: Pen | null = $state.raw(null)
  readonly scene: Scene
  readonly node: () => HTMLElement
  #offers: Offers | null = null
  #places: Places | null = $state.raw(null)
  readonly #scale = $derived.by(() => scaled(this.box, this.size, this.frame))

  constructor(scene: Scene, node: () => HTMLElement) {
    this.scene = scene
    this.node = node
  }

  get size(): Size {
    return { width: this.width, height: this.height }
  }

  get zoomed(): boolean {
    return this.frame.scale > 1
  }

  show(root: Element): void {
    this.drawing = new Drawing(root)
    this.box = root.getAttribute('viewBox') ?? this.box
    this.#offers = new Offers(this.drawing)
    this.#places = null
  }

  /** The drawing has its style, and shows this part of it. */
  lay(box: string): void {
    this.box = box
    untrack(() => (this.#places ??= this.drawing && new Places(this.drawing)))
  }

  offer(name: (element: string, own: string) => string): void {
    this.#offers?.show(this.scene.moves, this.scene.touched, name)
  }

  /** Whether touching the element means something. */
  offers(id: string): boolean {
    return offered(this.scene.moves, this.scene.touched).all.has(id)
  }

  /** What can be touched, and where it is on the screen; `next` only what goes on from the touches so far. */
  places(next = false): [string, Rect][] {
    const offer = offered(this.scene.moves, this.scene.touched)
    return this.#rects(next ? offer.next : offer.all)
  }

  /** What arrow keys go to. */
  stops(): string[] {
    const { next, all } = offered(this.scene.moves, this.scene.touched)
    return [...(isNothing(this.scene.touched) ? all : next)].filter((id) => this.drawing?.element(id))
  }

  /** What is meant by a point of the screen: the nearest of these, unless something that cannot be touched lies right there. */
  nearest(at: Spot, candidates: Iterable<readonly [string, Rect]>, most: number): string | null {
    const found = nearest(at, candidates, most)
    const there = found ? nearest(at, this.#allPlaces(), 0) : null
    return there && there !== found && !this.offers(there) ? null : found
  }

  /** What lies at a point of the screen, or next to it, whether it means anything now or not: the uppermost first. */
  lying({ x, y }: Spot): string[] {
    const near = nearest({ x, y }, this.#allPlaces(), this.byTouch ? NEAR : 0)
    const hits = document.elementsFromPoint(x, y).map((element) => element.closest('[id]'))
    const here = hits.filter((hit) => hit !== null && this.drawing?.element(hit.id) === hit)
    return [...(near ? [near] : []), ...here.map((hit) => hit?.id ?? '')]
  }

  /** Where one could ever draw: what arrow keys with Shift go to. */
  things(): string[] {
    return this.#allPlaces().map(([id]) => id)
  }

  #allPlaces(): [string, Rect][] {
    const found = this.drawing?.root.querySelectorAll('[data-place]') ?? []
    return this.#rects([...found].map(({ id }) => id))
  }

  /** Where they are on the screen; without what is nowhere. */
  #rects(ids: Iterable<string>): [string, Rect][] {
    const corner = this.#corner()
    return [...ids].flatMap((id) => {
      const rect = this.within(id)
      return rect ? [[id, shifted(rect, corner)] as [string, Rect]] : []
    })
  }

  rect(id: string): Rect | null {
    const [found] = this.#rects([id])
    return found ? found[1] : null
  }

  #corner(): Spot {
    const { left, top } = this.node().getBoundingClientRect()
    return { x: left, y: top }
  }

  /** A point of the screen in the units of the drawing. */
  unit(at: Spot): Spot {
    return toUnits(this.inside(at), this.#scale)
  }

  /** An element in the units of the drawing. */
  measures(id: string): Rect | null {
    return this.#places?.rect(id) ?? null
  }

  /** Its middle. */
  centre(id: string): Spot | null {
    const rect = this.measures(id)
    return rect ? middle(rect) : null
  }

  /** A point of the screen, seen from the corner of the stage. */
  inside({ x, y }: Spot): Spot {
    const corner = this.#corner()
    return { x: x - corner.x, y: y - corner.y }
  }

  /** The same for an element; only what lies on a score pad that stands elsewhere is measured anew. */
  within(id: string): Rect | null {
    const units = this.measures(id)
    if (units) return toPixels(units, this.#scale)
    const rect = this.drawing?.element(id)?.getBoundingClientRect()
    const { x, y } = this.#corner()
    return rect?.width ? shifted(rect, { x: -x, y: -y }) : null
  }

  /** The same for those of several that are there. */
  allWithin(ids: readonly string[]): Rect[] {
    return ids.map((id) => this.within(id)).filter((rect) => rect !== null)
  }

  zoom(factor: number, at: Spot): void {
    this.frame = zoomed(this.frame, factor, at, this.size)
  }

  pan(dx: number, dy: number): void {
    this.frame = moved(this.frame, dx, dy, this.size)
  }

  /** The whole sheet, or a part of it much larger. */
  swap(at: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    this.gliding = true
    this.frame = this.zoomed ? WHOLE : zoomed(WHOLE, LARGER, at, this.size)
  }

  /** Whoever would see nothing that can be touched sees the whole sheet. */
  widen(): void {
    if (!this.zoomed) return
    const { left, top, right, bottom } = this.node().getBoundingClientRect()
    const seen = this.places().map(([, rect]) => middle(rect))
    if (seen.some(({ x, y }) => x > left && x < right && y > top && y < bottom)) return
    this.gliding = true
    this.frame = WHOLE
  }

  reveal(id: string): void {
    const rect = this.within(id)
    if (rect && this.zoomed) this.frame = shown(this.frame, rect, this.size)
  }
}

function shifted({ left, top, right, bottom }: Rect, { x, y }: Spot): Rect {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}
