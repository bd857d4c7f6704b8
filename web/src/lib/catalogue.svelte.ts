/** What can be played, and what it is called. */

import type { GameName, GameView, Patience, SeatView, TableView } from '../generated/wire'
import { getGames } from './api'
import { strength, weakOf } from './bots.svelte'
import { device } from './device.svelte'
import { say, tell, words } from './words.svelte'

class Catalogue {
  games: readonly GameView[] = $state.raw([])
  state: 'waiting' | 'there' | 'failed' = $state('waiting')
  #loading: Promise<void> | null = null

  load(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  find(id: string): GameView | undefined {
    return this.games.find((game) => game.id === id)
  }

  /** The games by family, in the order in which they come. */
  get families(): readonly { family: string; games: readonly GameView[] }[] {
    const names = [...new Set(this.games.map((game) => game.family))]
    return names.map((family) => ({ family, games: this.games.filter((game) => game.family === family) }))
  }

  async #load(): Promise<void> {
    this.state = 'waiting'
    try {
      this.games = await getGames()
      this.state = 'there'
    } catch {
      this.#loading = null
      this.state = 'failed'
    }
  }
}

export const catalogue = new Catalogue()

/** The city's name in the language of the page. */
export function cityOf(name: GameName): string {
  return tell(name.city)
}

/** Title and city, without saying the city twice. */
export function nameOf({ title, city, whole }: GameName): string {
  return [title, whole ? '' : tell(city)].filter(Boolean).join(', ')
}

/** The same for a game of which only the id is known; until the games are there its place is kept. */
export function nameById(id: string): string {
  const game = catalogue.find(id)
  if (game) return nameOf(game.name)
  return catalogue.state === 'waiting' ? '\u00a0' : id
}

/** What the games of a family are called together. */
export function seriesOf(family: string): string {
  return catalogue.games.find((game) => game.family === family)?.name.series ?? family
}

export function modulesOf({ module_names: names }: TableView): string {
  return names.length ? names.map(tell).join(' + ') : say('setup-mix-plain')
}

/** The bot that sits down where nobody chooses one. */
export const USUAL_BOT = 'commuter'

/** The bot that was last chosen on this device, if these are offered it; else the usual one. */
export function favouriteBot(offered: readonly string[]): string {
  return [device.bot, USUAL_BOT].find((bot) => offered.includes(bot)) ?? offered[0] ?? USUAL_BOT
}

/** A bot that the page has no words for goes by its name. */
function spelled(bot: string): string {
  return bot
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** What a bot is called. */
export function botLabel(bot: string): string {
  return words.knows(`bot-${bot}-title`) ? say(`bot-${bot}-title`) : spelled(bot)
}

/** The same with how it plays. */
export function botWords(bot: string): string {
  return words.knows(`bot-${bot}`) ? say(`bot-${bot}`) : spelled(bot)
}

/** A bot as it is offered: with what it usually scores, which is known of the base rules and at full strength. */
export function botOffer(game: GameView | undefined, bot: string, modules: readonly string[]): string {
  const plain = modules.length === 0 && weakOf(strength.told, [bot], game?.family ?? '').length === 0
  const points = plain ? game?.points[bot] : undefined
  return points === undefined ? botWords(bot) : say('bot-with-points', { bot: botWords(bot), points })
}

export function seatName(seat: SeatView): string {
  if (seat.kind === 'vacant') return say('lobby-vacant')
  return seat.kind === 'bot' && words.knows(`bot-${seat.name}-name`) ? say(`bot-${seat.name}-name`) : seat.name
}

export function clockWords(seconds: number): string {
  return seconds === 0 ? say('setup-clock-0') : timeWords(seconds)
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in the largest unit that has no remainder. */
export function timeWords(seconds: number): string {
  if (seconds % DAY === 0) return say('setup-clock-days', { days: seconds / DAY })
  if (seconds % HOUR === 0) return say('setup-clock-hours', { hours: seconds / HOUR })
  return seconds % MINUTE
    ? say('setup-clock-seconds', { seconds })
    : say('setup-clock-minutes', { minutes: seconds / MINUTE })
}

/** What happens by itself for somebody who is away. */
export function patienceWords(itself: Patience['itself']): string {
  return say(`setup-patience-${itself || 'none'}`)
}

/** Names one after the other, as one says them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)
}
