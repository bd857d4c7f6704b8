import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReplayView } from '../src/generated/wire'
import { device } from '../src/lib/device.svelte'
import { hasSeenEnd } from '../src/lib/ends'
import { Redraw } from '../src/lib/redraw.svelte'

const TURNS = 4
const sheet = { seat: 0, turn: 0, pencil: '', score: [], total: 0, marks: { total: { text: '0' } } }
const replay = {
  start: sheet,
  turns: Array.from({ length: TURNS }, (_, turn) => ({
    total: turn + 1,
    marks: { total: { text: String(turn + 1) }, [`line-${turn}`]: { 'data-fresh': '' } },
  })),
  score: [],
} as unknown as ReplayView
const FINAL = { total: { text: String(TURNS) } }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(replay)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  device.settings = { ...device.settings, still: false }
})

async function shown(code: string): Promise<Redraw> {
  const redraw = new Redraw(code)
  await redraw.show(0)
  return redraw
}

describe('a finished sheet', () => {
  it('is blank until it is seen, then draws itself turn by turn and ends as the final sheet', async () => {
    const redraw = await shown('AAAA22')
    expect(redraw.marks).toEqual(sheet.marks)
    redraw.seen()
    const seen = new Set<string>()
    while (redraw.running) {
      seen.add(redraw.marks['total']?.['text'] ?? '')
      vi.advanceTimersToNextTimer()
    }
    expect([...seen]).toEqual(['0', '1', '2', '3', '4'])
    expect(redraw.marks).toEqual(FINAL)
    expect(redraw.total).toBe(TURNS)
  })
  it('is final as soon as that is enough, and stays so', async () => {
    const redraw = await shown('BBBB22')
    redraw.seen()
    redraw.skip()
    expect(redraw.marks).toEqual(FINAL)
    vi.runAllTimers()
    redraw.seen()
    expect(redraw.running).toBe(false)
  })
  it('does not draw itself again unasked, but when it is asked to', async () => {
    const first = await shown('CCCC22')
    first.seen()
    expect(hasSeenEnd('cccc22')).toBe(true)
    const again = await shown('CCCC22')
    again.seen()
    expect([again.running, again.marks]).toEqual([false, FINAL])
    again.start()
    expect([again.running, again.marks]).toEqual([true, sheet.marks])
    again.skip()
    first.skip()
  })
  it('is final at once for whoever wants no motion', async () => {
    device.settings = { ...device.settings, still: true }
    const redraw = await shown('DDDD22')
    redraw.seen()
    expect([redraw.running, redraw.marks]).toEqual([false, FINAL])
  })
})
