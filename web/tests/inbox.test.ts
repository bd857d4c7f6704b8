import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Inbox } from '../src/lib/inbox'

let frames: FrameRequestCallback[]
let read: string[]
let inbox: Inbox

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => frames.push(next))
  read = []
  inbox = new Inbox((text) => read.push(text))
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function touch(): void {
  window.dispatchEvent(new Event('pointerdown'))
}

function painted(): void {
  for (const next of frames.splice(0)) next(0)
  vi.advanceTimersByTime(1)
}

describe('frames of the server', () => {
  it('are read at once where nobody touches anything', () => {
    inbox.take('one')
    expect(read).toEqual(['one'])
  })
  it('wait for the picture of a touch, and are then read in their order', () => {
    touch()
    inbox.take('one')
    inbox.take('two')
    expect(read).toEqual([])
    painted()
    expect(read).toEqual(['one', 'two'])
    inbox.take('three')
    expect(read).toEqual(['one', 'two', 'three'])
  })
  it('do not wait where no picture comes', () => {
    touch()
    inbox.take('one')
    vi.advanceTimersByTime(250)
    expect(read).toEqual(['one'])
  })
  it('are read before the end of the connection is told', () => {
    touch()
    inbox.take('one')
    inbox.empty()
    expect(read).toEqual(['one'])
    painted()
    expect(read).toEqual(['one'])
  })
})
