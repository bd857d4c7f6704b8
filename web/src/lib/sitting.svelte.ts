/** How a free seat is filled: by whoever has none, at once or by asking, or with a bot by those at the table. */

import { device } from './device.svelte'
import type { Play } from './play.svelte'

/** Refusals after which only asking helps. */
export const ASK_FIRST: readonly string[] = ['error-knock', 'error-invite', 'error-removed']

export class Sitting {
  readonly #play: Play
  /** The number under which this device has asked. */
  #knock: number | null = $state(null)
  #sentAway = $state(false)
  /** Something was asked for and not answered yet: a second touch means the same. */
  busy = $state(false)

  constructor(play: Play) {
    this.#play = play
  }

  /** The first seat that can be taken; null where there is none, or only watching was wanted. */
  get free(): number | null {
    const { view, watch } = this.#play
    if (!view || view.you || watch) return null
    const seat = view.table.seats.findIndex(({ kind }) => kind === 'vacant')
    return seat < 0 ? null : seat
  }

  /** A private table lets in who has its link, or has sat there; others ask. */
  get mustAsk(): boolean {
    const { view, code } = this.#play
    return this.#sentAway || (view?.table.door === 'link' && !view.owner && !device.inviteFor(code))
  }

  /** Asked, and nobody has answered yet. */
  get asked(): boolean {
    return this.#play.view?.table.knocks.some(({ knock }) => knock === this.#knock) ?? false
  }

  /** Whether it was taken or asked for. */
  async sit(name: string, seat?: number): Promise<boolean> {
    return this.#once(() => this.#sit(name, seat))
  }

  /** Without a name the server chooses which. */
  async addBot(seat: number, bot?: string): Promise<boolean> {
    return this.#once(async () => (await this.#play.seatBot(seat, bot))?.refused === null)
  }

  async #once(act: () => Promise<boolean>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      return await act()
    } finally {
      this.busy = false
    }
  }

  async #sit(name: string, seat?: number): Promise<boolean> {
    device.name = name
    if (this.mustAsk) {
      const answer = await this.#play.knock(name)
      if (answer && !answer.refused) this.#knock = answer.seq
      return answer?.refused === null
    }
    const answer = await this.#play.takeSeat(name, seat)
    if (answer?.refused && ASK_FIRST.includes(answer.refused.key)) this.#sentAway = true
    return answer?.refused === null
  }
}
