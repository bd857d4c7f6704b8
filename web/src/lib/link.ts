/** The socket of a table: says hello, comes back when it broke, and keeps commands until they are answered. */

import { VERSION } from '../generated/wire'
import type { Answer, Asked, Hello, Language, Question, Reply, Sentence, Told, Touch } from '../generated/wire'
import { fold, type View } from './fold'
import { Inbox } from './inbox'
import { randomHex } from './random'

/** While the server restarts it is neither slow nor the network that is gone. */
export type Status = 'connected' | 'connecting' | 'restarting' | 'offline'

/** So long a server may take to begin again before it counts as gone. */
const RESTART = 15_000
/** The shortest and the longest pause meanwhile: not everybody comes at the same moment. */
const SOON = [200, 600] as const
/** A command without its id. */
export type Command = Asked extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never

/** A question without its id. */
export type Unasked = Question extends infer Q ? (Q extends { id: string } ? Omit<Q, 'id'> : never) : never

/** What is needed of a WebSocket. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface LinkOptions {
  code: string
  token: string | null
  language: () => Language
  /** What a link held besides the code; empty: the code was typed. */
  proof?: () => string
  /** Called with each new view. */
  onView: (view: View, told: Told) => void
  onStatus: (status: Status) => void
  /** The table is not there: it makes no sense to try again. */
  onLost: (why: Sentence) => void
  /** There is no room just now: it is tried again by itself. */
  onHeld?: (why: Sentence) => void
  /** The server restarts; whether all that was begun has come to its end before. */
  onRestart?: (saved: boolean) => void
  connect?: () => Socket
}

interface Waiting {
  command: Asked
  answer: (answer: Answer) => void
  drop: (reason: Error) => void
}

/** The link was closed before an answer came. */
export class Closed extends Error {
  override readonly name = 'Closed'
}

const OPEN = 1
const REFUSED = 1008
const RESTARTS = 1012
const PAUSES = [0, 400, 1000, 2000, 3500, 5000]
/** A command without an answer for so long: the connection is not what it seems. */
const PATIENCE = 8000
/** The same while the server waits for its disk, and has said so. */
const UNSAVED = 30000
/** A page hidden for longer may have lost its socket. */
const NAP = 3000

export class Link {
  view: View | null = null
  status: Status = 'connecting'
  readonly #options: LinkOptions
  readonly #waiting = new Map<string, Waiting>()
  #socket: Socket | null = null
  #tries = 0
  #pause: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #trouble: Sentence | null = null
  /** The questions that wait for an answer; not asked again after a broken connection. */
  readonly #questions = new Map<string, (reply: Reply | null) => void>()
  #closed = false
  #contributed = false
  #greeted = false
  #hidden = 0
  /** Until then it is believed that the server restarts. */
  #restarts = 0

  constructor(options: LinkOptions) {
    this.#options = options
    document.addEventListener('visibilitychange', this.#shown)
    window.addEventListener('pageshow', this.#returned)
    window.addEventListener('online', this.#back)
    window.addEventListener('offline', this.#gone)
    this.#open()
  }

  /** Sends a command, again after each broken connection, until it is answered. */
  ask(command: Command): Promise<Answer> {
    const complete = { ...command, id: randomHex(8) } as Asked
    return new Promise((answer, drop) => {
      this.#waiting.set(complete.id, { command: complete, answer, drop })
      this.#send(complete)
    })
  }

  /** Asks something that changes nothing; null where there is no connection to ask over. */
  question(question: Unasked): Promise<Reply | null> {
    if (!this.#greeted || this.#socket?.readyState !== OPEN) return Promise.resolve(null)
    const asked = { ...question, id: randomHex(8) }
    this.#socket.send(JSON.stringify(asked))
    return new Promise((answer) => this.#questions.set(asked.id, answer))
  }

  /** Says that somebody is at the page; needs no answer. */
  touch(): void {
    if (this.#greeted && this.#socket?.readyState === OPEN)
      this.#socket.send(JSON.stringify({ do: 'touch' } satisfies Touch))
  }

  /** Says hello again, in another language perhaps. */
  again(): void {
    this.#tries = 0
    this.#open()
  }

  close(): void {
    this.#closed = true
    document.removeEventListener('visibilitychange', this.#shown)
    window.removeEventListener('pageshow', this.#returned)
    window.removeEventListener('online', this.#back)
    window.removeEventListener('offline', this.#gone)
    this.#drop()
    for (const { drop } of this.#waiting.values()) drop(new Closed())
    this.#waiting.clear()
  }

  /** Phones end sockets in the background without telling the page. */
  #shown = (): void => {
    if (document.visibilityState === 'hidden') this.#hidden = Date.now()
    else if (this.status !== 'connected' || Date.now() - this.#hidden > NAP) this.again()
  }

  /** A page out of the browser's cache: its socket is dead, whatever it says. */
  #returned = (event: PageTransitionEvent): void => {
    if (event.persisted) this.again()
  }

  #back = (): void => this.again()

  #gone = (): void => {
    this.#drop()
    this.#restarts = 0
    this.#set('offline')
    this.#later()
  }

  #open(): void {
    if (this.#closed) return
    this.#drop()
    if (this.status === 'connected') this.#set('connecting')
    let socket: Socket
    try {
      socket = (this.#options.connect ?? connected)()
    } catch {
      this.#later()
      return
    }
    this.#socket = socket
    socket.onopen = () => {
      if (socket === this.#socket) this.#greet(socket)
    }
    const inbox = new Inbox((text) => {
      if (socket === this.#socket) this.#told(text)
    })
    socket.onmessage = ({ data }) => inbox.take(String(data))
    socket.onclose = ({ code }) => {
      try {
        inbox.empty()
      } finally {
        if (socket === this.#socket) this.#broken(code)
      }
    }
  }

  #greet(socket: Socket): void {
    const { code, token, language, proof } = this.#options
    const held = proof?.()
    const hello: Hello = {
      do: 'hello',
      version: VERSION,
      code,
      language: language(),
      ...(token ? { token } : {}),
      ...(held ? { proof: held } : {}),
      ...(this.view && !this.view.gap ? { seen: this.view.table.seq } : {}),
    }
    // Whether the server can save is told anew where it cannot.
    if (this.view) this.view = { ...this.view, unsaved: null }
    socket.send(JSON.stringify(hello))
    for (const { command } of this.#waiting.values()) socket.send(JSON.stringify(command))
    this.#greeted = true
    this.#watch()
  }

  #told(text: string): void {
    let told: Told
    try {
      told = JSON.parse(text) as Told
    } catch {
      return
    }
    if (told.say === 'trouble') {
      this.#trouble = told.refused
      return
    }
    if (told.say === 'restart') {
      this.#options.onRestart?.(told.saved)
      this.#restarting()
      return
    }
    this.#tries = this.#restarts = 0
    this.#set('connected')
    if (told.say === 'answer') this.#answered(told)
    else if (told.say === 'why' || told.say === 'worth' || told.say === 'chances') this.#replied(told.id, told)
    else this.#seen(told)
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#replied(answer.id, null)
    if (waiting && answer.retry) {
      this.#sendLater(waiting.command, answer.retry)
      return
    }
    this.#waiting.delete(answer.id)
    this.#watch()
    waiting?.answer(answer)
  }

  #replied(id: string, reply: Reply | null): void {
    const answer = this.#questions.get(id)
    this.#questions.delete(id)
    answer?.(reply)
  }

  #seen(told: Told): void {
    const next = fold(this.view, told, Date.now() / 1000)
    this.view = next
    if (next?.gap) {
      this.again()
      return
    }
    if (told.say === 'store') this.#watch()
    if (next) {
      this.#contribute(next)
      this.#options.onView(next, told)
    }
  }

  /** Each seat mixes random bytes of its own into the deal, so that nobody can know it before. */
  #contribute(view: View): void {
    if (view.table.phase !== 'starting') {
      this.#contributed = false
      return
    }
    const seat = view.you && view.table.seats[view.you.seat]
    if (!seat || seat.contributed || this.#contributed) return
    this.#contributed = true
    this.ask({ do: 'contribute', part: randomHex(16) }).catch(() => undefined)
  }

  #send(command: Asked): void {
    if (this.#greeted && this.#socket?.readyState === OPEN) {
      this.#socket.send(JSON.stringify(command))
      this.#watch()
    }
  }

  /** The server is busy, or cannot save it now: the same command comes again by itself, after a time that is not everybody's. */
  #sendLater(command: Asked, seconds: number): void {
    const wait = seconds * 1000 * (1 + Math.random())
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.again(), wait + this.#most)
    setTimeout(() => {
      if (this.#waiting.has(command.id)) this.#send(command)
    }, wait)
  }

  /** Looks after the commands that wait: the connection may have died without a word. */
  #watch(): void {
    clearTimeout(this.#patience)
    if (this.#waiting.size) this.#patience = setTimeout(() => this.again(), this.#most)
  }

  get #most(): number {
    return this.view?.unsaved ? UNSAVED : PATIENCE
  }

  #broken(code: number): void {
    const why = this.#trouble
    this.#drop()
    if (code === REFUSED && why) {
      this.close()
      this.#set('offline')
      this.#options.onLost(why)
      return
    }
    if (why) this.#options.onHeld?.(why)
    if (code === RESTARTS) this.#restarting()
    this.#later()
  }

  #restarting(): void {
    this.#restarts = Date.now() + RESTART
    this.#set('restarting')
  }

  #later(): void {
    if (this.#closed) return
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.#open(), Date.now() < this.#restarts ? soon() : this.#nextPause())
  }

  /** None the first time; then it counts as offline, and the pauses grow. */
  #nextPause(): number {
    const gone = this.#tries > 0 || this.status === 'offline' || this.status === 'restarting'
    this.#set(gone ? 'offline' : 'connecting')
    return PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 0
  }

  #drop(): void {
    clearTimeout(this.#pause)
    clearTimeout(this.#patience)
    for (const id of [...this.#questions.keys()]) this.#replied(id, null)
    const socket = this.#socket
    this.#socket = null
    this.#greeted = false
    this.#trouble = null
    socket?.close()
  }

  #set(status: Status): void {
    if (status === this.status) return
    this.status = status
    this.#options.onStatus(status)
  }
}

function soon(): number {
  const [least, most] = SOON
  return least + Math.random() * (most - least)
}

function connected(): Socket {
  const { protocol, host } = window.location
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`) as unknown as Socket
}
