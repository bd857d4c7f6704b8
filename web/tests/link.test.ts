import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VERSION, type Sentence, type Told } from '../src/generated/wire'
import type { View } from '../src/lib/fold'
import { Closed, Link, type Status } from '../src/lib/link'
import { own, seat, table, welcome } from './moves'
import { FakeSocket } from './socket'

let sockets: FakeSocket[]
let statuses: Status[]
let views: View[]
let lost: Sentence[]
let held: Sentence[]
let restarted: boolean[]
let link: Link

function newest(): FakeSocket {
  const socket = sockets[sockets.length - 1]
  if (!socket) throw new Error('no socket')
  return socket
}

function made(token: string | null = 'a'.repeat(32), proof = () => ''): Link {
  link = new Link({
    code: 'K7WQ2M',
    token,
    proof,
    language: () => 'de',
    onView: (view) => views.push(view),
    onStatus: (status) => statuses.push(status),
    onLost: (why) => lost.push(why),
    onHeld: (why) => held.push(why),
    onRestart: (saved) => restarted.push(saved),
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
  })
  return link
}

function greeted(...messages: Told[]): FakeSocket {
  newest().open()
  newest().tell(...(messages.length ? messages : [welcome()]))
  return newest()
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  statuses = []
  views = []
  lost = []
  held = []
  restarted = []
})
afterEach(() => {
  link.close()
  vi.useRealTimers()
})

describe('hello', () => {
  it('comes first, with token and language, and without anything seen', () => {
    made()
    newest().open()
    expect(newest().sent).toEqual([
      { do: 'hello', version: VERSION, code: 'K7WQ2M', language: 'de', token: 'a'.repeat(32) },
    ])
  })
  it('has what the link held besides the code', () => {
    made('a'.repeat(32), () => 'b'.repeat(32))
    newest().open()
    expect(newest().sent[0]).toMatchObject({ do: 'hello', proof: 'b'.repeat(32) })
  })
  it('that finds no room is said again later, and says why meanwhile', () => {
    const why: Sentence = { key: 'error-codes-busy', args: {}, text: 'Later.' }
    made()
    newest().open()
    newest().tell({ say: 'trouble', refused: why })
    newest().break(1013)
    expect(held).toEqual([why])
    vi.advanceTimersByTime(0)
    expect(sockets).toHaveLength(2)
    expect(lost).toEqual([])
  })
  it('of a watcher has no token', () => {
    made(null)
    newest().open()
    expect(newest().sent[0]).not.toHaveProperty('token')
  })
  it('after a broken connection names what was seen', () => {
    made()
    greeted().break()
    vi.advanceTimersByTime(0)
    newest().open()
    expect(newest().sent[0]).toMatchObject({ do: 'hello', seen: 5 })
  })
  it('after a gap asks for everything', () => {
    made()
    greeted().tell({ say: 'update', events: [{ event: 'busy', seq: 9, seat: 1 }] })
    expect(sockets).toHaveLength(2)
    newest().open()
    expect(newest().sent[0]).not.toHaveProperty('seen')
  })
})

describe('a broken connection', () => {
  it('that the server has given up since the phone slept is tried again at once', () => {
    made()
    greeted().break(4408)
    vi.advanceTimersByTime(0)
    newest().open()
    expect(newest().sent[0]).toMatchObject({ do: 'hello', seen: 5 })
  })
  it('is tried again at once the first time, then after growing pauses of up to five seconds', () => {
    made()
    greeted().break()
    const pauses: number[] = []
    for (let tries = 0; tries < 7; tries++) {
      const before = sockets.length
      let waited = 0
      while (sockets.length === before) {
        vi.advanceTimersByTime(100)
        waited += 100
      }
      pauses.push(waited)
      newest().break()
    }
    expect(pauses[0]).toBe(100)
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
    expect(Math.max(...pauses)).toBe(5000)
  })
  it('is offline once the first new try has failed, and connected when something is told', () => {
    made()
    greeted().break()
    vi.advanceTimersByTime(10)
    newest().break()
    expect(link.status).toBe('offline')
    vi.advanceTimersByTime(5000)
    greeted()
    expect(statuses).toEqual(['connected', 'connecting', 'offline', 'connected'])
  })
  it('is not waited out when the network comes back or the page is shown again', () => {
    made()
    greeted().break()
    vi.advanceTimersByTime(10)
    newest().break()
    const before = sockets.length
    window.dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(before + 1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sockets).toHaveLength(before + 2)
  })
  it('is noticed when the network goes', () => {
    made()
    greeted()
    window.dispatchEvent(new Event('offline'))
    expect(link.status).toBe('offline')
  })
  it('is noticed when a command stays without an answer', () => {
    made()
    greeted()
    void link.ask({ do: 'start' }).catch(() => undefined)
    vi.advanceTimersByTime(10_000)
    expect(sockets).toHaveLength(2)
  })
  it('to a table that is not there is not tried again', () => {
    made()
    newest().open()
    newest().tell({ say: 'trouble', refused: { key: 'error-no-table', args: {}, text: 'No such table.' } })
    newest().break(1008)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(lost[0]?.text).toBe('No such table.')
  })
  it('that was replaced has nothing more to say', () => {
    made()
    const old = greeted()
    link.again()
    old.tell(welcome({ table: table({ seq: 99 }) }))
    expect(link.view?.table.seq).toBe(5)
  })
})

describe('a server that restarts', () => {
  const restarts: Told = { say: 'restart', saved: true }
  it('is no network that is gone, and is looked for a few times a second until it is back', () => {
    made()
    greeted().tell(restarts)
    expect(link.status).toBe('restarting')
    newest().break(1012)
    for (let tries = 2; tries < 12; tries++) {
      vi.advanceTimersByTime(600)
      expect(sockets.length).toBeGreaterThanOrEqual(tries)
      newest().break()
    }
    vi.advanceTimersByTime(600)
    greeted()
    expect(statuses).toEqual(['connected', 'restarting', 'connected'])
    expect(newest().sent[0]).toMatchObject({ do: 'hello', seen: 5 })
  })
  it('is known by the code of the close alone', () => {
    made()
    greeted().break(1012)
    expect(link.status).toBe('restarting')
  })
  it('says whether all that was begun is saved', () => {
    made()
    greeted().tell(restarts, { say: 'restart', saved: false })
    expect(restarted).toEqual([true, false])
  })
  it('gets the commands again that it has not answered', () => {
    made()
    const socket = greeted()
    void link.ask({ do: 'start' }).catch(() => undefined)
    socket.tell(restarts)
    socket.break(1012)
    vi.advanceTimersByTime(600)
    newest().open()
    expect(newest().sent[1]).toEqual(socket.sent[1])
  })
  it('that stays away for long is as good as a network that is gone', () => {
    made()
    greeted().break(1012)
    for (let tries = 0; tries < 40; tries++) {
      vi.advanceTimersByTime(600)
      newest().break()
    }
    expect(link.status).toBe('offline')
    const before = sockets.length
    vi.advanceTimersByTime(1500)
    expect(sockets.length - before).toBeLessThan(3)
  })
})

describe('a command', () => {
  it('is answered by its id', async () => {
    made()
    const socket = greeted()
    const answer = link.ask({ do: 'stage', turn: 0, n: 0, move: 'A-B' })
    const id = socket.sent[1]?.id as string
    expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    socket.tell(
      { say: 'answer', id: 'anotherone', n: 0, seq: 0, refused: null, retry: 0 },
      { say: 'answer', id, n: 1, seq: 6, refused: null, retry: 0 },
    )
    expect(await answer).toMatchObject({ n: 1, seq: 6 })
  })
  it('that comes to a busy server is sent again by itself, later than it was told', async () => {
    made()
    const socket = greeted()
    const answer = link.ask({ do: 'ready', turn: 0, n: 1 })
    const { id } = socket.sent[1] as { id: string }
    const busy = { key: 'error-busy', args: {}, text: 'Busy.' }
    socket.tell({ say: 'answer', id, n: 1, seq: -1, refused: busy, retry: 2 })
    vi.advanceTimersByTime(1999)
    expect(socket.sent).toHaveLength(2)
    vi.advanceTimersByTime(2001)
    expect(socket.sent[2]).toEqual(socket.sent[1])
    socket.tell({ say: 'answer', id, n: 2, seq: 7, refused: null, retry: 0 })
    expect(await answer).toMatchObject({ n: 2, seq: 7 })
  })
  it('that waits for the disk of the server waits longer than for a dead connection', () => {
    made()
    const socket = greeted()
    void link.ask({ do: 'ready', turn: 0, n: 1 }).catch(() => undefined)
    socket.tell({ say: 'store', cause: 'slow', since: 1 })
    expect(views.at(-1)?.unsaved).toBe('slow')
    vi.advanceTimersByTime(29_000)
    expect(sockets).toHaveLength(1)
    socket.tell({ say: 'store', cause: null, since: 0 })
    expect(views.at(-1)?.unsaved).toBeNull()
    vi.advanceTimersByTime(8001)
    expect(sockets).toHaveLength(2)
  })
  it('what was said of the disk counts for one connection', () => {
    made()
    greeted(welcome(), { say: 'store', cause: 'full', since: 1 }).break()
    vi.advanceTimersByTime(0)
    newest().open()
    newest().tell({ say: 'presence', online: [0], watching: 0, away: [], host: 0 })
    expect(views.at(-1)?.unsaved).toBeNull()
  })
  it('without an answer is sent again with the same id, and only until it is answered', async () => {
    made()
    const socket = greeted()
    const answer = link.ask({ do: 'ready', turn: 0, n: 1 })
    socket.break()
    vi.advanceTimersByTime(0)
    newest().open()
    expect(newest().sent[1]).toEqual(socket.sent[1])
    newest().tell({ say: 'answer', id: socket.sent[1]?.id as string, n: 2, seq: 7, refused: null, retry: 0 })
    await answer
    newest().break()
    vi.advanceTimersByTime(0)
    newest().open()
    expect(newest().dos()).toEqual(['hello'])
  })
  it('given while there is no connection goes out with the next one, in order', () => {
    made()
    void link.ask({ do: 'rename', name: 'Ada' }).catch(() => undefined)
    void link.ask({ do: 'start' }).catch(() => undefined)
    newest().open()
    expect(newest().dos()).toEqual(['hello', 'rename', 'start'])
  })
  it('is dropped when the table is left', async () => {
    made()
    greeted()
    const answer = link.ask({ do: 'start' })
    link.close()
    await expect(answer).rejects.toBeInstanceOf(Closed)
  })
})

describe('a contribution to the deal', () => {
  const starting = table({ phase: 'starting', open: null })
  it('is made once by who holds a seat while the match starts', () => {
    made()
    const socket = greeted(welcome({ table: starting }))
    socket.tell({ say: 'presence', online: [0], watching: 0, away: [], host: 0 })
    expect(socket.dos()).toEqual(['hello', 'contribute'])
    expect(socket.sent[1]?.part).toMatch(/^[0-9a-f]{32}$/)
  })
  it('is neither made by watchers nor by who has made it', () => {
    made(null)
    expect(greeted(welcome({ table: starting, you: null })).dos()).toEqual(['hello'])
    link.close()
    made()
    const seats = [seat('Ada', { contributed: true }), seat('Bo')]
    expect(greeted(welcome({ table: { ...starting, seats }, you: own() })).dos()).toEqual(['hello'])
  })
})

it('nonsense from the network is passed over', () => {
  made()
  greeted().onmessage?.({ data: 'not json' })
  expect(views).toHaveLength(1)
})
