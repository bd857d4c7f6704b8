import { afterEach, expect, it, vi } from 'vitest'
import type { MoveView } from '../src/generated/wire'
import { Choosing } from '../src/lib/choosing.svelte'
import { device } from '../src/lib/device.svelte'
import { Play } from '../src/lib/play.svelte'
import { cards, moves, openTurn, own, table, welcome } from './moves'
import { FakeSocket } from './socket'

let play: Play
let socket: FakeSocket
let choosing: Choosing

/** What goes out when an element is touched in a turn with these cards and moves. */
async function touched(
  element: string,
  names: string[],
  offered: MoveView[],
): Promise<Record<string, unknown> | undefined> {
  socket = new FakeSocket()
  play = new Play('K7WQ2M', { connect: () => (socket = new FakeSocket()) })
  socket.open()
  socket.tell(welcome({ table: table({ open: openTurn({ cards: cards(...names) }) }), you: own({ moves: offered }) }))
  choosing = new Choosing(play)
  choosing.touch(element)
  for (let times = 0; times < 5; times++) await Promise.resolve()
  return socket.sent[1] as Record<string, unknown> | undefined
}

afterEach(() => play.close())

it('to draw nothing is one touch where nothing else is possible', async () => {
  expect(await touched('choice-none', ['deck:a'], moves('-: choice-none'))).toMatchObject({
    do: 'stage',
    move: '-',
    ready: true,
  })
})

it('to draw nothing can be taken back where something else is possible', async () => {
  const sent = await touched('choice-none', ['deck:a'], moves('-: choice-none', 'A-B: a b'))
  expect(sent).toMatchObject({ do: 'stage', move: '-' })
  expect(sent).not.toHaveProperty('ready')
})

it('a pencil is chosen with one touch, and so is leaving it to chance', async () => {
  const offered = moves('-: choice-none', 'blue: choice-pencil-blue', 'pink: choice-pencil-pink')
  expect(await touched('choice-pencil-blue', [], offered)).toMatchObject({ move: 'blue', ready: true })
  play.close()
  expect(await touched('choice-none', [], offered)).toMatchObject({ move: '-', ready: true })
})

it('the only section that can be drawn can be taken back', async () => {
  expect(await touched('b', ['deck:a'], moves('A-B: a b'))).not.toHaveProperty('ready')
})

it('the last possible step ends the turn for whoever wants that', async () => {
  const { settings } = device
  device.settings = { ...settings, autoReady: true }
  expect(await touched('b', ['deck:a'], moves('A-B: a b'))).toMatchObject({ move: 'A-B', ready: true })
  device.settings = settings
})

it('a move is shown as made from the touch to its answer, whatever that is', async () => {
  for (const refused of [null, { key: 'no', args: {}, text: 'No.' }]) {
    const sent = await touched('b', ['deck:a'], moves('A-B: a b'))
    expect(choosing.pending?.move).toBe('A-B')
    socket.tell({ say: 'answer', id: String(sent?.id), n: 1, seq: 5, refused, retry: 0 })
    await vi.waitFor(() => expect(choosing.pending).toBeNull())
    play.close()
  }
})
