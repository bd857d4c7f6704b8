/** Keys on a stage: arrows go from one element to the next, Enter touches it, and the focus is never lost. */

import { tick } from 'svelte'
import { middle, nearest, towards, type Heading, type Rect } from './snap'
import type { Stage } from './stage.svelte'
import { isNothing } from './taps'
import { WHOLE } from './zoom'

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
const STEP = 1.5

export class Keys {
  readonly #stage: Stage
  /** Where the focus is, or was last. */
  #at: string | null = null

  constructor(stage: Stage) {
    this.#stage = stage
  }

  down = (event: KeyboardEvent): void => {
    const heading = HEADINGS[event.key]
    const here = this.#focused()
    if (heading) this.#step(heading, here, event.shiftKey)
    else if (here && (event.key === 'Enter' || event.key === ' ')) this.#press(here)
    else if (event.key === 'Escape' && !isNothing(this.#stage.scene.touched)) this.#stage.scene.clear()
    else if (event.key === '+' || event.key === '-') this.#zoom(event.key === '+' ? STEP : 1 / STEP, here)
    else if (event.key === '0') this.#stage.frame = WHOLE
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Whether the focus is on the stage: to be asked before what can be touched changes. */
  get here(): boolean {
    return this.#stage.node().contains(document.activeElement)
  }

  /** One element can be reached with Tab. Where people are on the stage, the focus goes to what is nearest. */
  async rove(here: boolean): Promise<void> {
    const stops = this.#stage.stops()
    const at = stops.includes(this.#at ?? '') ? this.#at : (stops[0] ?? null)
    for (const other of this.#stage.node().querySelectorAll('svg.sheet [tabindex="0"]'))
      if (other.id !== at) other.setAttribute('tabindex', '-1')
    if (at) this.#stage.drawing?.element(at)?.setAttribute('tabindex', '0')
    if (!here) return
    await tick()
    if (at === null) this.#stage.node().focus({ preventScroll: true })
    else if (document.activeElement?.id !== at) this.#focus(this.#nearby(stops) ?? at)
  }

  #focused(): string | null {
    const id = document.activeElement?.id
    return id && this.here && this.#stage.drawing?.element(id) ? id : null
  }

  #press(here: string): void {
    const { scene } = this.#stage
    const rect = this.#stage.within(here)
    if (this.#stage.offers(here) || !rect) scene.touch(here)
    else scene.refuse(here, middle(rect))
  }

  /** With Shift to everything, also to what cannot be drawn now. */
  #step(heading: Heading, here: string | null, everything: boolean): void {
    const rect = here && this.#stage.rect(here)
    const stops = this.#places(everything ? this.#stage.things() : this.#stage.stops())
    const next = rect ? towards(middle(rect), heading, stops) : (stops[0]?.[0] ?? null)
    if (next) this.#focus(next)
  }

  #places(ids: readonly string[]): [string, Rect][] {
    return ids.flatMap((id) => {
      const rect = this.#stage.rect(id)
      return rect ? [[id, rect] as [string, Rect]] : []
    })
  }

  #nearby(stops: readonly string[]): string | null {
    const rect = this.#at && this.#stage.rect(this.#at)
    return rect ? nearest(middle(rect), this.#places(stops), Infinity) : null
  }

  #focus(id: string): void {
    const element = this.#stage.drawing?.element(id)
    if (!(element instanceof SVGElement)) return
    this.#at = id
    if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
    this.#stage.reveal(id)
  }

  #zoom(factor: number, here: string | null): void {
    const { width, height } = this.#stage
    const rect = here && this.#stage.within(here)
    this.#stage.zoom(factor, rect ? middle(rect) : { x: width / 2, y: height / 2 })
  }
}
