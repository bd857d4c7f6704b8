/** Fingers and mouse on a stage: touches snap to what is near, a drag draws, two fingers change the size. */

import { tick } from 'svelte'
import { isBetween, type Rect, type Spot } from './snap'
import type { Stage } from './stage.svelte'
import { isNothing, touch } from './taps'

/** So near, in pixels, is meant. */
const TOUCH = 34
const MOUSE = 20
/** Everything can be touched from so far away on all sides: 44 pixels across. */
const REACH = 22
/** Less is a hand that trembles. */
const STRAY = 10
/** Two touches within so many milliseconds are one gesture. */
const TWICE = 320
const WHEEL = 240

interface Press {
  readonly id: number
  readonly from: Spot
  /** The element where it began. */
  readonly start: string | null
  readonly most: number
  /** Whether a line is drawn from there. */
  draws: boolean
  strayed: boolean
}

export class Hand {
  readonly #stage: Stage
  readonly #fingers = new Map<number, Spot>()
  #press: Press | null = null
  /** The last touch, if it meant nothing. */
  #vain: PointerEvent | null = null

  constructor(stage: Stage) {
    this.#stage = stage
  }

  get pressing(): boolean {
    return this.#press !== null
  }

  down = (event: PointerEvent): void => {
    const stage = this.#stage
    if (event.button !== 0) return
    const focused = document.activeElement
    if (focused instanceof HTMLElement && !stage.node().contains(focused)) focused.blur()
    event.preventDefault()
    stage.node().setPointerCapture(event.pointerId)
    this.#fingers.set(event.pointerId, stage.inside(event))
    stage.gliding = false
    stage.byTouch = event.pointerType !== 'mouse'
    if (this.#fingers.size > 1) this.#release()
    else this.#begin(event)
  }

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId)
    if (!before) {
      if (event.pointerType === 'mouse') this.#hover(event)
      return
    }
    const now = this.#stage.inside(event)
    this.#fingers.set(event.pointerId, now)
    if (this.#fingers.size === 2) this.#pinch(event.pointerId, before, now)
    else if (this.#press?.id === event.pointerId) this.#slide(this.#press, event, before, now)
  }

  up = (event: PointerEvent): void => {
    const press = this.#press?.id === event.pointerId ? this.#press : null
    this.#fingers.delete(event.pointerId)
    if (!press) return
    const { aim, byTouch, scene } = this.#stage
    this.#release()
    if (aim && this.#isUnclear(event)) this.#stage.swap(this.#stage.inside(event))
    else if (aim) scene.touch(aim)
    else if (press.draws) this.#refuse(event)
    else if (!press.strayed) this.#tapped(event)
    if (!byTouch) this.#hover(event)
  }

  cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId)
    this.#release()
  }

  leave = (): void => {
    if (!this.#press && !this.#stage.byTouch) this.#stage.aim = null
  }

  /** A trackpad pinches with Ctrl and the wheel. */
  wheel = (event: WheelEvent): void => {
    const stage = this.#stage
    const pinches = event.ctrlKey || event.metaKey
    if (!pinches && !stage.zoomed) return
    event.preventDefault()
    stage.gliding = false
    if (pinches) stage.zoom(Math.exp(-event.deltaY / WHEEL), stage.inside(event))
    else stage.pan(-event.deltaX, -event.deltaY)
  }

  #begin(event: PointerEvent): void {
    const from = { x: event.clientX, y: event.clientY }
    const most = this.#stage.byTouch ? TOUCH : MOUSE
    const start = this.#stage.nearest(from, this.#stage.places(), most)
    this.#stage.aim = start
    this.#press = { id: event.pointerId, from, start, most, draws: false, strayed: false }
  }

  #hover(event: PointerEvent): void {
    this.#stage.byTouch = false
    this.#stage.aim = this.#stage.nearest(event, this.#stage.places(), MOUSE)
  }

  #slide(press: Press, at: Spot, before: Spot, now: Spot): void {
    press.strayed ||= Math.hypot(at.x - press.from.x, at.y - press.from.y) > STRAY
    if (!press.strayed) return
    if (press.start === null) this.#stage.pan(now.x - before.x, now.y - before.y)
    else if (!press.draws && this.#begins(press.start)) {
      press.draws = true
      this.#stage.scene.touch(press.start)
      const { x, y } = at
      void tick().then(() => this.#aim(press, { x, y }))
    } else this.#aim(press, at)
  }

  /** Whether touching it leads on to another element of the sheet. */
  #begins(id: string): boolean {
    const { moves, touched } = this.#stage.scene
    const meaning = touch(moves, touched, id)
    return meaning?.kind === 'touched' && meaning.touched.prefix.at(-1) === id
  }

  #aim(press: Press, at: Spot): void {
    if (this.#press !== press) return
    const found = this.#stage.nearest(at, this.#candidates(press), press.most)
    this.#stage.aim = press.draws && found === press.start ? null : found
    this.#stage.pen = press.draws && press.start ? { from: press.start, tip: this.#stage.unit(at) } : null
  }

  /** Whoever comes back to where the line began draws nothing, however near its ends are. */
  #candidates({ draws, start }: Press): [string, Rect][] {
    const places = this.#stage.places(draws)
    const rect = draws && start ? this.#stage.rect(start) : null
    return start && rect ? [...places, [start, rect]] : places
  }

  #pinch(id: number, before: Spot, now: Spot): void {
    const other = [...this.#fingers].find(([key]) => key !== id)?.[1]
    if (!other) return
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1
    const is = Math.hypot(now.x - other.x, now.y - other.y)
    this.#stage.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    this.#stage.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  /**
   * A touch that hit no place that is offered. What lies there may mean a move after all, such as the section that one
   * would draw. Otherwise it opens the score pad, says why not, or the second time there changes the size.
   */
  #tapped(event: PointerEvent): void {
    const { scene } = this.#stage
    const found = this.#stage.lying(event).find((id) => touch(scene.moves, scene.touched, id))
    const again = !found && this.#isSecond(event)
    this.#vain = found || again ? null : event
    if (found) scene.touch(found)
    else if (again) {
      scene.clear()
      this.#stage.swap(this.#stage.inside(event))
    } else if (document.elementFromPoint(event.clientX, event.clientY)?.closest('#pad')) {
      scene.clear()
      scene.pad()
    } else this.#refuse(event)
  }

  #isSecond(event: PointerEvent): boolean {
    const before = this.#vain
    if (!before || event.timeStamp - before.timeStamp >= TWICE) return false
    return Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) <= TOUCH
  }

  #refuse(event: PointerEvent): void {
    this.#stage.scene.refuse(this.#stage.lying(event)[0] ?? null, this.#stage.inside(event))
  }

  /** A finger between two that could be meant: on the larger sheet it can tell them apart. */
  #isUnclear(event: PointerEvent): boolean {
    const { byTouch, zoomed, scene } = this.#stage
    if (!byTouch || zoomed) return false
    return isBetween({ x: event.clientX, y: event.clientY }, this.#stage.places(!isNothing(scene.touched)), REACH)
  }

  #release(): void {
    this.#press = null
    this.#stage.aim = null
    this.#stage.pen = null
  }
}
