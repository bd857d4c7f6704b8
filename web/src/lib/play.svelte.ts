/** One table as state: what is known of it, and all that can be done there. */

import type { Answer, Chances, MoveView, Reaction, Said, Sentence, Told, Why, Worth, You } from '../generated/wire'
import { device } from './device.svelte'
import type { View } from './fold'
import { Closed, Link, type Command, type Socket, type Status } from './link'
import { words } from './words.svelte'

export interface PlayOptions {
  /** Without a seat, whatever this device holds. */
  watch?: boolean
  connect?: () => Socket
}

/** A command of a seat before its turn and number are known. */
type Step =
  | { do: 'stage'; move: string; ready?: boolean }
  | { do: 'pass'; ready: boolean }
  | { do: 'take-back' | 'ready' | 'withdraw' }

const NO_MOVES: readonly MoveView[] = []

export class Play {
  readonly code: string
  readonly watch: boolean
  view: View | null = $state.raw(null)
  status: Status = $state('connecting')
  /** Why the last command was refused; null again when one is accepted. */
  lastRefusal: Sentence | null = $state.raw(null)
  /** The newest answer. */
  answer: Answer | null = $state.raw(null)
  /** The newest message, for what is shown only once. */
  newest: Told | null = $state.raw(null)
  /** The table is not there. */
  lost: Sentence | null = $state.raw(null)
  /** Why one has to wait before the table is seen. */
  held: Sentence | null = $state.raw(null)
  /** Whether all that was begun had come to its end when the server said that it restarts. */
  saved = $state(false)
  /** How many commands wait for an answer. */
  pending = $state(0)
  readonly #link: Link
  #n = 0
  #steps: Promise<unknown> = Promise.resolve()

  constructor(code: string, options: PlayOptions = {}) {
    this.code = code
    this.watch = options.watch ?? false
    this.#link = new Link({
      code,
      token: this.watch ? null : device.tokenFor(code),
      proof: () => device.idOf(code) || device.inviteFor(code),
      language: () => words.language,
      onView: (view, told) => this.#seen(view, told),
      onStatus: (status) => (this.status = status),
      onLost: (why) => (this.lost = why),
      onHeld: (why) => (this.held = why),
      onRestart: (saved) => (this.saved = saved),
      ...(options.connect ? { connect: options.connect } : {}),
    })
  }

  /** The number of the own seat; null for watchers. */
  get seat(): number | null {
    return this.view?.you?.seat ?? null
  }

  /** The own seat in the open turn; null for watchers, and until the server has told what the new turn offers. */
  get current(): You | null {
    const { view } = this
    const you = view?.you
    return you && view.table.phase === 'playing' && you.turn === view.table.turn ? you : null
  }

  /** The steps that this seat may take now. */
  get moves(): readonly MoveView[] {
    const { current } = this
    return current && !current.ready ? current.moves : NO_MOVES
  }

  /** Whether nothing is left for this seat but to be ready. */
  get done(): boolean {
    return this.current?.ready === false && !this.moves.length
  }

  stage(move: string, ready = false): Promise<Answer | null> {
    return this.#step(ready ? { do: 'stage', move, ready } : { do: 'stage', move })
  }
  takeBack(): Promise<Answer | null> {
    return this.#step({ do: 'take-back' })
  }
  /** Ends the turn: what is left to choose is given up. */
  pass(): Promise<Answer | null> {
    return this.#step({ do: 'pass', ready: true })
  }
  ready(): Promise<Answer | null> {
    return this.#step({ do: 'ready' })
  }
  withdraw(): Promise<Answer | null> {
    return this.#step({ do: 'withdraw' })
  }
  askTime(): Promise<Answer | null> {
    return this.#ask({ do: 'ask-time', turn: this.view?.table.turn ?? 0 })
  }
  /** With the secret of the joining link, if this device has it. */
  takeSeat(name: string, seat?: number): Promise<Answer | null> {
    const invite = device.inviteFor(this.code)
    return this.#ask(seat === undefined ? { do: 'take-seat', name, invite } : { do: 'take-seat', name, seat, invite })
  }
  knock(name: string): Promise<Answer | null> {
    return this.#ask({ do: 'knock', name })
  }
  admit(knock: number, yes: boolean): Promise<Answer | null> {
    return this.#ask({ do: 'admit', knock, yes })
  }
  freeSeat(seat: number): Promise<Answer | null> {
    return this.#ask({ do: 'free-seat', seat })
  }
  /** Something for somebody who is away, or a reminder. */
  help(what: 'finish-turn' | 'stand-in' | 'go-on' | 'nudge', seat: number): Promise<Answer | null> {
    return this.#ask({ do: what, seat, turn: this.view?.table.turn ?? 0 })
  }
  react(reaction: Reaction): Promise<Answer | null> {
    return this.#ask({ do: 'react', reaction })
  }
  /** Plays on after somebody else chose for this seat. */
  comeBack(): Promise<Answer | null> {
    return this.#ask({ do: 'return' })
  }
  /** Why these touches mean no move. */
  async why(taps: readonly string[]): Promise<Why | null> {
    const reply = await this.#link.question({ do: 'why', taps })
    return reply?.say === 'why' ? reply : null
  }
  /** What the steps of this turn are worth, and a move after them. */
  async worth(move = ''): Promise<Worth | null> {
    const reply = await this.#link.question({ do: 'worth', move })
    return reply?.say === 'worth' ? reply : null
  }
  /** What the next card may be. */
  async chances(): Promise<Chances | null> {
    const reply = await this.#link.question({ do: 'chances' })
    return reply?.say === 'chances' ? reply : null
  }
  /** The page was touched. */
  touch(): void {
    this.#link.touch()
  }
  leaveSeat(): Promise<Answer | null> {
    return this.#ask({ do: 'leave-seat' })
  }
  rename(name: string): Promise<Answer | null> {
    return this.#ask({ do: 'rename', name })
  }
  seatBot(seat: number, bot?: string): Promise<Answer | null> {
    return this.#ask({ do: 'seat-bot', seat, ...(bot ? { bot } : {}) })
  }
  start(): Promise<Answer | null> {
    return this.#ask({ do: 'start' })
  }
  rematch(): Promise<Answer | null> {
    return this.#ask({ do: 'rematch' })
  }
  giveUp(): Promise<Answer | null> {
    return this.#ask({ do: 'give-up' })
  }

  /** Says no to something without asking the server. */
  refuse(why: Said): void {
    this.lastRefusal = { key: why.key, args: why.args ?? {}, text: words.tell(why) }
  }

  close(): void {
    this.#link.close()
  }

  #seen(view: View, told: Told): void {
    const before = this.view
    this.#n = view.you?.n ?? this.#n
    this.view = view
    this.newest = told
    if (before?.table.turn !== view.table.turn) this.lastRefusal = null
    if (view.invite) device.keepInvite(this.code, view.invite)
    device.keepId(this.code, view.table.match)
    const over = view.table.phase === 'over'
    const known = before && before.table.phase === view.table.phase && Boolean(before.you) === Boolean(view.you)
    if (known) return
    const sits = view.you !== null || view.host
    if (!this.watch) device.sat(this.code, view.you !== null)
    if (sits || view.table.phase !== 'open') device.remember(view.table.code, view.table.game, over, !sits)
  }

  /** The commands of a seat go one after the other, each with the number that the one before left. */
  #step(step: Step): Promise<Answer | null> {
    const turn = this.view?.table.turn ?? 0
    const sent = this.#steps.then(() => this.#ask({ ...step, turn, n: this.#n } as Command))
    this.#steps = sent
    return sent
  }

  /** The answer, or null where the table was left before it came. */
  async #ask(command: Command): Promise<Answer | null> {
    this.pending += 1
    try {
      const answer = await this.#link.ask(command)
      if ('turn' in command && 'n' in command) this.#n = answer.n ?? this.#n
      this.answer = answer
      this.lastRefusal = answer.refused ?? null
      return answer
    } catch (error) {
      if (error instanceof Closed) return null
      throw error
    } finally {
      this.pending -= 1
    }
  }
}
