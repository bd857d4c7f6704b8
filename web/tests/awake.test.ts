import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canStayAwake, keepAwake } from '../src/lib/awake'

const release = vi.fn(() => Promise.resolve())
const request = vi.fn(() => Promise.resolve({ release }))
let seen: DocumentVisibilityState

function turn(state: DocumentVisibilityState): void {
  seen = state
  document.dispatchEvent(new Event('visibilitychange'))
}

async function settled(): Promise<void> {
  for (let times = 0; times < 5; times++) await Promise.resolve()
}

beforeEach(() => {
  seen = 'visible'
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

it('a screen is kept on, again whenever its page is seen, and let go in the end', async () => {
  const stop = keepAwake()
  expect(request).toHaveBeenCalledTimes(1)
  turn('hidden')
  turn('visible')
  await settled()
  expect(request).toHaveBeenCalledTimes(2)
  stop()
  await settled()
  expect(release).toHaveBeenCalled()
  turn('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

it('where a browser cannot do it nothing happens', () => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  expect(canStayAwake()).toBe(false)
  keepAwake()()
  expect(request).not.toHaveBeenCalled()
})
