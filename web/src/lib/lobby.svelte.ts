/** A table before its match: who may do what there, and what is asked in a dialog before it is done. */

import type { Answer, BotView, GameView, SeatView } from '../generated/wire'
import { catalogue, favouriteBot } from './catalogue.svelte'
import { device } from './device.svelte'
import type { View } from './fold'
import { coming } from './opening'
import type { Play } from './play.svelte'
import { ASK_FIRST } from './sitting.svelte'
import { say } from './words.svelte'

/** What is counted down is counted in minutes. */
const TICK = 5000

export type Question = 'bot' | 'name' | 'move' | 'leave' | 'remove'

export class Lobby {
  /** Why the last command was refused. */
  problem = $state('')
  /** The dialog that is open, and the seat that it is about. */
  asking: Question | null = $state(null)
  about = $state(0)
  /** Why this device has to ask, though it may have a link: the server said so. */
  shut = $state('')
  /** The host was reminded just now. */
  nudged = $state(false)
  /** The own clock in seconds. */
  #clock = $state(Date.now() / 1000)
  readonly play: Play

  /** For as long as the calling component is there. */
  constructor(play: Play) {
    this.play = play
    $effect(() => {
      const ticking = setInterval(() => (this.#clock = Date.now() / 1000), TICK)
      return () => clearInterval(ticking)
    })
    this.#readRemoval()
  }

  get #view(): View | null {
    return this.play.view
  }

  get seats(): readonly SeatView[] {
    return this.#view?.table.seats ?? []
  }

  get game(): GameView | undefined {
    return catalogue.find(this.#view?.table.game ?? '')
  }

  get bots(): readonly BotView[] {
    return this.game?.bots ?? []
  }

  get now(): number {
    return this.#clock + (this.#view?.ahead ?? 0)
  }

  get starting(): boolean {
    return this.#view?.table.phase === 'starting'
  }

  get vacant(): number {
    return this.seats.filter((seat) => seat.kind === 'vacant').length
  }

  /** The names of those for whom a seat is kept. */
  get expected(): string[] {
    return this.seats.filter((seat) => seat.kind === 'reserved').map((seat) => seat.name)
  }

  get free(): number {
    return this.seats.filter((seat) => this.isOpen(seat)).length
  }

  /** The host leads; at a rematch everybody who sits there may start and seat bots too. */
  get leads(): boolean {
    return this.#view?.host === true || (this.#view?.table.shared === true && this.play.seat !== null)
  }

  get #outside(): boolean {
    return this.play.seat === null && !this.play.watch && !this.#view?.owner
  }

  /** This device has to ask for a seat. */
  get asks(): boolean {
    const { code } = this.play
    const uninvited = this.#view?.table.door === 'link' && !device.inviteFor(code) && !coming.has(code)
    return this.#outside && (this.shut !== '' || uninvited)
  }

  /** This device may sit down. */
  get sits(): boolean {
    return this.play.seat === null && !this.play.watch && !this.asks
  }

  /** Who leads the table when this one stands up. */
  get heir(): string | undefined {
    const { seat } = this.play
    if (!this.#view?.host || seat === null) return undefined
    const after = [...this.seats.slice(seat + 1), ...this.seats.slice(0, seat)]
    return after.find(({ kind }) => kind === 'person')?.name
  }

  /** Nobody sits there, and it is kept for nobody any more. */
  isOpen(seat: SeatView): boolean {
    if (this.starting) return false
    return seat.kind === 'vacant' || (seat.kind === 'reserved' && (seat.until ?? 0) <= this.now)
  }

  open(what: Question, seat = 0): void {
    this.about = seat
    this.asking = what
  }

  /** Sends a command, closes the dialog, and keeps why it was refused. */
  async tried(asked: Promise<Answer | null>): Promise<Answer | null> {
    this.problem = ''
    this.asking = null
    const answer = await asked
    if (answer?.refused) this.problem = answer.refused.text ?? ''
    return answer
  }

  async nudge(seat: number): Promise<void> {
    this.nudged = false
    const answer = await this.tried(this.play.help('nudge', seat))
    this.nudged = answer !== null && !answer.refused
  }

  async sit(name: string, seat?: number): Promise<void> {
    const answer = await this.tried(this.play.takeSeat(name, seat))
    if (!ASK_FIRST.includes(answer?.refused?.key ?? '')) return
    this.shut = this.problem
    this.problem = ''
  }

  seatBot(seat: number, bot = this.game && favouriteBot(this.game)?.id): void {
    if (bot) device.bot = bot
    void this.tried(this.play.seatBot(seat, bot))
  }

  /** Who is here is asked for only after a second thought. */
  freeSeat(seat: number): void {
    this.about = seat
    if (this.seats[seat]?.kind === 'person' && this.#view?.online?.includes(seat)) this.asking = 'remove'
    else void this.tried(this.play.freeSeat(seat))
  }

  /** Whoever is taken off the table reads it. */
  #readRemoval(): void {
    let last: number | null = null
    $effect(() => {
      const { newest, seat } = this.play
      const before = last
      last = seat
      if (seat !== null) this.shut = ''
      if (newest?.say !== 'update' || before === null) return
      for (const event of newest.events) {
        if (event.event !== 'seat' || event.seat !== before || event.change !== 'freed') continue
        const by = event.by === null ? '' : (this.seats[event.by]?.name ?? '')
        this.shut = by ? say('lobby-removed', { name: by }) : say('lobby-removed-host')
      }
    })
  }
}
