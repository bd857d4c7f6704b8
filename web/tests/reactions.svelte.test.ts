import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reaction, SeatView } from '../src/generated/wire'
import { spoken } from '../src/lib/announce.svelte'
import { device } from '../src/lib/device.svelte'
import { Play } from '../src/lib/play.svelte'
import { REACTIONS, Reactions } from '../src/lib/reactions.svelte'
import { own, seat, table, welcome } from './moves'
import { FakeSocket } from './socket'

let socket: FakeSocket
let play: Play
let reactions: Reactions
let stop: () => void

function sit(...seats: SeatView[]): void {
  socket.tell(welcome({ table: table({ seats }), you: own({ seat: 0 }) }))
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  play = new Play('K7WQ2M', { connect: () => (socket = new FakeSocket()) })
  socket.open()
  stop = $effect.root(() => {
    reactions = new Reactions(play)
  })
  sit(seat('Ada'), seat('Bo'))
  spoken.text = ''
})
afterEach(() => {
  stop()
  play.close()
  vi.useRealTimers()
  device.settings = { ...device.settings, reactions: true }
})

function hear(number: number, reaction: Reaction): void {
  socket.tell({ say: 'reacted', seat: number, reaction })
  flushSync()
  vi.advanceTimersByTime(60)
}

describe('what a seat says in one sign', () => {
  it('is shown at the seat for a moment, and announced', () => {
    hear(1, 'bravo')
    expect([reactions.at(0), reactions.at(1)]).toEqual([null, 'bravo'])
    expect(spoken.text).not.toBe('')
    vi.advanceTimersByTime(10_000)
    expect(reactions.at(1)).toBeNull()
  })

  it('gives way to the next, which has its own time', () => {
    hear(1, 'bravo')
    vi.advanceTimersByTime(4000)
    hear(1, 'laugh')
    vi.advanceTimersByTime(4000)
    expect(reactions.at(1)).toBe('laugh')
  })

  it('is not announced to whoever said it', () => {
    hear(0, 'hello')
    expect([reactions.at(0), spoken.text]).toEqual(['hello', ''])
  })

  it('is neither shown nor announced nor offered where this device wants none', () => {
    device.settings = { ...device.settings, reactions: false }
    hear(1, 'bravo')
    expect([reactions.at(1), spoken.text, reactions.offered]).toEqual([null, '', false])
  })

  it('is offered where another person sits, not for bots alone', () => {
    expect(reactions.offered).toBe(true)
    sit(seat('Ada'), seat('greedy', { kind: 'bot' }))
    expect(reactions.offered).toBe(false)
  })

  it('is sent as a command', () => {
    void reactions.send(REACTIONS[0] ?? 'hmm')
    expect(socket.dos()).toEqual(['hello', 'react'])
  })
})
