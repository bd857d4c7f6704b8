import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ended } from '../src/generated/wire'
import { device } from '../src/lib/device.svelte'
import { Play } from '../src/lib/play.svelte'
import { comparison, Rounds } from '../src/lib/rounds.svelte'
import { openTurn, seat, table, welcome } from './moves'
import { FakeSocket } from './socket'

const ENDED: Ended = { says: { key: 'ended-round', args: { round: 1 } }, earned: [4, 12] }
const SEATS = [seat('Ada', { total: 20 }), seat('Bo', { total: 14 })]

let socket: FakeSocket
let play: Play
let rounds: Rounds
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  play = new Play('K7WQ2M', { connect: () => (socket = new FakeSocket()) })
  socket.open()
  socket.tell(welcome({ table: table({ seats: SEATS }) }))
  stop = $effect.root(() => {
    rounds = new Rounds(play)
  })
  flushSync()
})
afterEach(() => {
  stop()
  play.close()
  vi.useRealTimers()
  device.settings = { ...device.settings, rounds: true }
})

function close(turn: number, ended: Ended | null): void {
  const open = openTurn({ label: `2.${turn}` })
  const rest = { moves: [['-'], ['-']], totals: [20, 14], clock: false, chosen: [], drew: [] }
  socket.tell({ say: 'update', events: [{ event: 'turn', seq: 5 + turn, turn, open, ended, ...rest }] })
  flushSync()
}

describe('what everybody has earned in a round', () => {
  it('is compared: who earned most comes first', () => {
    close(1, ENDED)
    if (!play.view) throw new Error('no view')
    expect(comparison(play.view, ENDED)).toEqual([
      { seat: 1, name: 'Bo', earned: 12, part: 1, total: 14 },
      { seat: 0, name: 'Ada', earned: 4, part: 4 / 12, total: 20 },
    ])
  })

  it('is shown when the round has ended, and goes away by itself', () => {
    expect(rounds.shown).toBeNull()
    close(1, ENDED)
    expect([rounds.shown, rounds.settled]).toEqual([ENDED, false])
    vi.advanceTimersByTime(1000)
    expect([rounds.shown, rounds.settled]).toEqual([ENDED, true])
    vi.advanceTimersByTime(10_000)
    expect(rounds.shown).toBeNull()
  })

  it('goes away when it is skipped, or when the next turn closes', () => {
    close(1, ENDED)
    rounds.close()
    expect(rounds.shown).toBeNull()
    close(2, ENDED)
    close(3, null)
    expect(rounds.shown).toBeNull()
  })

  it('is not shown where this device does not want it', () => {
    device.settings = { ...device.settings, rounds: false }
    close(1, ENDED)
    expect(rounds.shown).toBeNull()
  })
})
