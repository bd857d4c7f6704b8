import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sentence } from '../src/generated/wire'
import { device } from '../src/lib/device.svelte'
import { Play } from '../src/lib/play.svelte'
import { moves, openTurn, own, table, welcome } from './moves'
import { FakeSocket } from './socket'

let socket: FakeSocket
let play: Play

function sit(watch = false): void {
  play = new Play('K7WQ2M', { watch, connect: () => (socket = new FakeSocket()) })
  socket.open()
  socket.tell(welcome({ you: watch ? null : own({ n: 3 }) }))
}

function answer(n: number, refused: Sentence | null = null): void {
  const id = socket.sent[socket.sent.length - 1]?.id as string
  socket.tell({ say: 'answer', id, n, seq: 6, refused, retry: 0 })
}

/** Lets what waits for an answer go on. */
async function settled(): Promise<void> {
  for (let times = 0; times < 5; times++) await Promise.resolve()
}

beforeEach(() => sit())
afterEach(() => play.close())

describe('the commands of a seat', () => {
  it('go one after the other, each with the number that the one before left', async () => {
    void play.stage('A-B')
    void play.ready()
    await settled()
    expect(socket.sent.slice(1)).toMatchObject([{ do: 'stage', turn: 0, n: 3, move: 'A-B' }])
    answer(4)
    await settled()
    expect(socket.sent[2]).toMatchObject({ do: 'ready', turn: 0, n: 4 })
  })
  it('after a refusal go on with the number that it names', async () => {
    void play.stage('A-B')
    await settled()
    answer(7, { key: 'error-out-of-order', args: {}, text: 'Out of order.' })
    await settled()
    expect(play.lastRefusal?.text).toBe('Out of order.')
    void play.takeBack()
    await settled()
    expect(socket.sent[2]).toMatchObject({ do: 'take-back', n: 7 })
    answer(8)
    await settled()
    expect(play.lastRefusal).toBeNull()
  })
  it('are meant for the turn in which they were given', async () => {
    void play.stage('A-B')
    void play.ready()
    await settled()
    const open = openTurn({ label: '1.2' })
    socket.tell({
      say: 'update',
      events: [
        {
          event: 'turn',
          seq: 6,
          turn: 1,
          open,
          moves: [],
          totals: null,
          clock: true,
          chosen: [],
          drew: [],
          ended: null,
        },
      ],
    })
    answer(3, { key: 'error-other-turn', args: {}, text: '' })
    await settled()
    expect(socket.sent[2]).toMatchObject({ do: 'ready', turn: 0 })
  })
})

describe('the moves', () => {
  it('are those of the open turn', () => {
    expect(play.moves.map(({ move }) => move)).toEqual(['A-B'])
    const open = openTurn({ label: '1.2' })
    socket.tell({
      say: 'update',
      events: [
        {
          event: 'turn',
          seq: 6,
          turn: 1,
          open,
          moves: [],
          totals: null,
          clock: false,
          chosen: [],
          drew: [],
          ended: null,
        },
      ],
    })
    expect(play.moves).toEqual([])
    socket.tell(own({ seq: 6, turn: 1, moves: moves('C-D: c d') }))
    expect(play.moves.map(({ move }) => move)).toEqual(['C-D'])
  })
  it('are gone when nothing is left but to be ready', () => {
    expect(play.done).toBe(false)
    socket.tell(own({ moves: [], staged: ['A-B'] }))
    expect(play.done).toBe(true)
    socket.tell(own({ moves: [], staged: ['A-B'], ready: true }))
    expect(play.done).toBe(false)
  })
  it('are none for a watcher, who shows no token', () => {
    play.close()
    sit(true)
    expect(play.moves).toEqual([])
    expect(socket.sent[0]).not.toHaveProperty('token')
  })
})

describe('the device', () => {
  it('remembers the match, and that it is over', () => {
    expect(device.hasSeat('K7WQ2M')).toBe(true)
    expect(device.matches[0]).toMatchObject({ code: 'K7WQ2M', over: false })
    socket.tell(welcome({ table: table({ phase: 'over', open: null }) }))
    expect(device.matches[0]).toMatchObject({ code: 'K7WQ2M', over: true })
  })
})
