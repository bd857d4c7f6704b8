/** What can be played, and what it is called. */

import type { GameView, Patience, SeatView } from '../generated/wire'
import { getGames } from '../lib/api'
import { strength, weakOf } from '../lib/bots.svelte'
import { device } from '../lib/device.svelte'
import { say, words } from '../lib/words.svelte'

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

/** A name made of a key, such as `classic-osaka`. */
function spelled(key: string): string {
  return key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** The city's name in the language of the page, if its texts have it. */
export function cityOf(id: string): string {
  const city = id.split('/').pop() ?? id
  return words.knows(`city-${city}`) ? say(`city-${city}`) : spelled(city)
}

/** Title and city, without saying the city twice. */
export function nameOf(id: string): string {
  const game = catalogue.find(id)
  const city = cityOf(id)
  if (!game) return city
  return game.title.includes(':') ? game.title : `${game.title}, ${city}`
}

/** What the games of a family are called together: their most common title, without the city. */
export function familyTitle(family: string): string {
  const titles = catalogue.games.filter((game) => game.family === family).map((game) => game.title.split(':')[0] ?? '')
  const times = (title: string) => titles.filter((other) => other === title).length
  return titles.sort((one, other) => times(other) - times(one))[0] ?? spelled(family)
}

/** "Shared objectives: two goals ..." is a name and a sentence. */
export function moduleWords(module: string): { label: string; text: string } {
  const whole = words.knows(`module-${module}`) ? say(`module-${module}`) : spelled(module)
  const [label = whole, ...rest] = whole.split(': ')
  const text = rest.join(': ')
  return { label, text: text.charAt(0).toUpperCase() + text.slice(1) }
}

export function modulesOf(modules: readonly string[]): string {
  return modules.length ? modules.map((module) => moduleWords(module).label).join(' + ') : say('setup-mix-plain')
}

/** The bot that sits down where nobody chooses one. */
export const USUAL_BOT = 'commuter'

/** The bot that was last chosen on this device, if these are offered it; else the usual one. */
export function favouriteBot(offered: readonly string[]): string {
  return [device.bot, USUAL_BOT].find((bot) => offered.includes(bot)) ?? offered[0] ?? USUAL_BOT
}

/** "Commuter: takes the most points at once" is a name and a sentence. */
export function botLabel(bot: string): string {
  return botWords(bot).split(': ')[0] ?? bot
}

/** A bot as it is offered: with what it usually scores, which is known of the base rules and at full strength. */
export function botOffer(game: string, bot: string, modules: readonly string[]): string {
  const points =
    modules.length || weakOf(strength.told, [bot], game).length ? undefined : catalogue.find(game)?.points[bot]
  return points === undefined ? botWords(bot) : say('bot-with-points', { bot: botWords(bot), points })
}

export function botWords(bot: string): string {
  return words.knows(`bot-${bot}`) ? say(`bot-${bot}`) : spelled(bot)
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
