import { afterEach, beforeEach, expect, it } from 'vitest'
import { Play } from '../src/lib/play.svelte'
import { Sitting } from '../src/lib/sitting.svelte'
import { seat, table, welcome } from './moves'
import { FakeSocket } from './socket'

let socket: FakeSocket
let play: Play

beforeEach(() => {
  play = new Play('K7WQ2M', { connect: () => (socket = new FakeSocket()) })
  socket.open()
})
afterEach(() => play.close())

const seats = [seat('Ada'), seat('Bo', { kind: 'vacant' })]

it('two touches add one bot', () => {
  socket.tell(welcome({ table: table({ seats }) }))
  const sitting = new Sitting(play)
  void sitting.addBot(1)
  void sitting.addBot(1)
  expect(socket.dos()).toEqual(['hello', 'seat-bot'])
})

it('at an open table one sits down, at a private one a stranger asks', () => {
  const sitting = new Sitting(play)
  socket.tell(welcome({ host: false, you: null, table: table({ seats }) }))
  expect([sitting.free, sitting.mustAsk]).toEqual([1, false])
  socket.tell(welcome({ host: false, you: null, table: table({ seats, door: 'link' }) }))
  expect(sitting.mustAsk).toBe(true)
  void sitting.sit('Cy', 1)
  expect(socket.dos()).toEqual(['hello', 'knock'])
})

it('who has a seat is offered none', () => {
  socket.tell(welcome({ table: table({ seats }) }))
  expect(new Sitting(play).free).toBeNull()
})
