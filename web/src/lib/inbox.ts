/**
 * Frames of the server wait until the browser has painted what a touch or a key began. On a slow phone the answer is there before
 * that, and would otherwise be worked on first: the finger would see nothing for as long.
 */

/** No picture comes on a page that is hidden, and none may keep the server waiting for longer, in milliseconds. */
const LONGEST = 250
const TOUCHES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const

/** What waits for the next picture; null: the last touch was painted. */
let waiting: (() => void)[] | null = null

function touched(): void {
  if (waiting || document.visibilityState === 'hidden') return
  const own: (() => void)[] = (waiting = [])
  const painted = (): void => {
    if (waiting !== own) return
    waiting = null
    for (const next of own) next()
  }
  // A task of its own comes after the picture.
  requestAnimationFrame(() => setTimeout(painted))
  setTimeout(painted, LONGEST)
}

for (const touch of TOUCHES) window.addEventListener(touch, touched, { capture: true, passive: true })

export class Inbox {
  readonly #read: (text: string) => void
  #texts: string[] = []

  constructor(read: (text: string) => void) {
    this.#read = read
  }

  take(text: string): void {
    this.#texts.push(text)
    if (!waiting) this.empty()
    else if (this.#texts.length === 1) waiting.push(() => this.empty())
  }

  /** Reads all that is there, in its order. */
  empty(): void {
    for (let text = this.#texts.shift(); text !== undefined; text = this.#texts.shift()) this.#read(text)
  }
}
