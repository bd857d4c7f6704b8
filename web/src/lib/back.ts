/**
 * The browser's way back, by button, swipe or key: it closes what lies over the page before it leaves the page.
 *
 * While something lies there, the history has an entry of the same address on top. To go back takes that entry away; what
 * lies uppermost is closed, and the entry is put there again. Where nothing lies there any more, it is passed over.
 */

type Close = () => void

const layers: Close[] = []
/** Whether the entry is on top; it is still there after the page was loaded anew. */
let guarded = isGuard(window.history.state)

window.addEventListener('popstate', ({ state }) => {
  const wasGuarded = guarded
  guarded = isGuard(state)
  if (!wasGuarded || guarded) return
  const close = layers.at(-1)
  // Nothing lies over the page any more: one touch is enough to leave it.
  if (!close) window.history.back()
  else {
    close()
    guard()
  }
})

/** Something lies over the page until what is returned is called. */
export function layer(close: Close): () => void {
  const own: Close = () => close()
  layers.push(own)
  guard()
  return () => {
    layers.splice(layers.indexOf(own), 1)
  }
}

/** Takes the place of the entry, where it is on top: whatever comes next is put there. */
export function swallowed(): boolean {
  const was = guarded
  guarded = false
  return was
}

function guard(): void {
  if (guarded || !layers.length) return
  window.history.pushState({ guard: true }, '')
  guarded = true
}

function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'guard' in state
}
