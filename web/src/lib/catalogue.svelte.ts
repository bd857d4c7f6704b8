/** What can be played, and what it is called. */

import type { BotView, GameName, GameView, Patience, SeatView, TableView } from '../generated/wire'
import { getGames } from './api'
import { strength, weakOf } from './bots.svelte'
import { device } from './device.svelte'
import { sitterName } from './seats'
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

  /** The bots that some game is played against, each once, and the one that sits down unasked. */
  get opponents(): Pick<GameView, 'bots' | 'bot'> {
    const games = this.games.filter(({ seats: [, most] }) => most > 1)
    const offered = games.flatMap(({ bots }) => bots)
    const bots = offered.filter(({ id }, at) => offered.findIndex((other) => other.id === id) === at)
    return { bots, bot: games[0]?.bot ?? '' }
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
  return names.length ? names.map(tell).join(' + ') : say('setup-no-modules')
}

/** Modules and options of a game of which only the ids are known. */
export function mixName(id: string, modules: readonly string[], options: Readonly<Record<string, string>>): string {
  const game = catalogue.find(id)
  const added = modules.map((module) => game?.modules.find((one) => one.id === module)?.name)
  const chosen = Object.entries(options).map(([option, chosen]) =>
    game?.options.find((one) => one.id === option)?.choices.find(({ value }) => value === chosen),
  )
  const words = [
    added.length ? added.map((name, at) => (name ? tell(name) : (modules[at] ?? ''))).join(' + ') : '',
    ...chosen.map((choice, at) => (choice ? tell(choice.says) : Object.values(options)[at])),
  ].filter(Boolean)
  return words.join(' · ') || say('setup-no-modules')
}

/** The bot that was last chosen on this device, if it is offered; else the one that sits down unasked. */
export function favouriteBot({ bots, bot: unasked }: Pick<GameView, 'bots' | 'bot'>): BotView | undefined {
  const wished = [device.bot, unasked].flatMap((id) => bots.find((bot) => bot.id === id) ?? [])
  return wished[0] ?? bots[0]
}

/** A bot as it is offered: with what it usually scores, which is known of the base rules and at full strength. */
export function botOffer({ family }: GameView, bot: BotView, modules: readonly string[]): string {
  const plain = modules.length === 0 && weakOf(strength.told, [bot.id], [family]).length === 0
  const { points } = bot
  return plain && points !== null ? say('bot-with-points', { bot: tell(bot.text), points }) : tell(bot.text)
}

export function seatName(seat: SeatView): string {
  return seat.kind === 'vacant' ? say('lobby-vacant') : sitterName(seat)
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
