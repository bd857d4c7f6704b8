/**
 * Texts into sentences, by the same rule as `metroscribe.texts`. What a language lacks is said in English: of a game's texts the
 * server sees to that, and those of the page are fetched when one is first lacking.
 */

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { LANGUAGES } from '../generated/languages'
import type { Language, Said } from '../generated/wire'
import { getBookTexts, getTexts } from './api'
import { device } from './device.svelte'

export type Arg = string | number | Said | readonly Arg[]
export type Args = Readonly<Record<string, unknown>>

/** What a text may have beside it: few words, or what was done for somebody instead of what to do. */
type Form = 'short' | 'played'

const PAGE = import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default' })

/** The first of the wished languages that we speak. */
export function guessed(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find(({ code }) => wish.toLowerCase().split('-')[0] === code)
    if (found) return found.code
  }
  return 'en'
}

interface Source {
  readonly language: string
  readonly text: string
}

function same(files: readonly Source[], others: readonly Source[]): boolean {
  return (
    files.length === others.length &&
    files.every(({ language, text }, at) => others[at]?.language === language && others[at].text === text)
  )
}

/** Speaks from some files: the first that knows a message says it. */
export class Speaker {
  readonly #bundles: FluentBundle[]
  readonly #onlack: () => void

  /** Calls `onlack` whenever it should say what none of the files knows. */
  constructor(files: readonly Source[], onlack: () => void = () => {}) {
    this.#onlack = onlack
    this.#bundles = files.map(({ language, text }) => {
      const bundle = new FluentBundle(language, { useIsolating: false })
      bundle.addResource(new FluentResource(text), { allowOverrides: true })
      return bundle
    })
  }

  knows(key: string): boolean {
    return this.#knowing(key) !== undefined
  }

  say(key: string, args: Args = {}): string {
    const bundle = this.#knowing(key)
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) {
      this.#onlack()
      return key
    }
    const words = Object.entries(args).map(([name, value]) => [name, this.#word(name, value)] as const)
    return bundle.formatPattern(pattern, Object.fromEntries(words), [])
  }

  /** In the form that a text has beside it, and so in all that is in it; else as it is. */
  inForm(form: Form, { key, args = {} }: Said): string {
    const inside = Object.entries(args).map(
      ([name, value]) => [name, isSaid(value) ? this.inForm(form, value) : value] as const,
    )
    const other = `${key}-${form}`
    return this.say(this.knows(other) ? other : key, Object.fromEntries(inside))
  }

  #knowing(key: string): FluentBundle | undefined {
    return this.#bundles.find((bundle) => bundle.getMessage(key)?.value)
  }

  #word(name: string, value: unknown): string | FluentNumber {
    if (Array.isArray(value)) return value.map((item) => String(this.#word(name, item))).join(' / ')
    if (isSaid(value)) return this.say(value.key, value.args ?? {})
    if (typeof value === 'number') return new Figure(value)
    const key = `${name}-${String(value)}`.toLowerCase().replaceAll(' ', '-')
    return typeof value === 'string' && this.knows(key) ? this.say(key) : String(value)
  }
}

class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return minus(super.toString(scope))
  }
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'key' in value
}

class Words {
  language: Language = $state(device.language ?? guessed(navigator.languages ?? []))
  #speaker = $state.raw(new Speaker([]))
  /** What it speaks from. */
  #spoken: readonly Source[] = []
  #files = new Map<string, Promise<string>>()
  #game = ''
  #rules = 0
  /** The family whose rules pages have been opened. */
  #book = ''
  /** Whether a language has lacked a text: then English is behind it. */
  #lacking = false
  /** Grows with every wish, so that a slow answer does not undo a later one. */
  #wish = 0

  /** Fetches what is needed to speak, of a game by a version of its rules too; what is there is not fetched again. */
  async load(game?: string, rules = 0): Promise<void> {
    if (game !== undefined) {
      this.#game = game
      this.#rules = rules
    }
    const wish = ++this.#wish
    const { language } = this
    const wanted = [this.#page(language), this.#server(language), ...(this.#book ? [this.#pages(language)] : [])]
    const files = await Promise.all(wanted.map(async (text) => ({ language, text: await text })))
    if (this.#lacking) files.push({ language: 'en', text: await this.#page('en') })
    if (wish === this.#wish && !same(files, this.#spoken)) {
      this.#speaker = new Speaker(files, this.#lack)
      this.#spoken = files
    }
    // To set it, even to what it is, makes the browser style the whole page anew.
    if (document.documentElement.lang !== this.language) document.documentElement.lang = this.language
  }

  /** The same, and what only the rules pages of its family say. */
  async open(game: string, rules = 0): Promise<void> {
    this.#book = game.split('/')[0] ?? ''
    await this.load(game, rules)
  }

  async speak(language: Language): Promise<void> {
    this.language = language
    device.language = language
    await this.load()
  }

  say = (key: string, args: Args = {}): string => this.#speaker.say(key, args)

  tell = (said: Said): string => this.#speaker.say(said.key, said.args ?? {})

  brief = (said: Said): string => this.#speaker.inForm('short', said)

  played = (said: Said): string => this.#speaker.inForm('played', said)

  knows = (key: string): boolean => this.#speaker.knows(key)

  #lack = (): void => {
    if (this.#lacking) return
    this.#lacking = true
    void this.load()
  }

  #page(language: Language): Promise<string> {
    return this.#kept(`page ${language}`, async () => (await PAGE[`../../texts/${language}.ftl`]?.()) ?? '')
  }

  #server(language: Language): Promise<string> {
    const game = this.#game
    const rules = this.#rules
    return this.#kept(`${language} ${game} ${rules}`, () => getTexts(language, game, rules))
  }

  #pages(language: Language): Promise<string> {
    const family = this.#book
    return this.#kept(`book ${language} ${family}`, () => getBookTexts(language, family))
  }

  /** What could not be fetched is empty now, and tried again the next time. */
  #kept(name: string, fetched: () => Promise<string>): Promise<string> {
    const known = this.#files.get(name)
    if (known) return known
    const found = fetched().catch(() => {
      this.#files.delete(name)
      return ''
    })
    this.#files.set(name, found)
    return found
  }
}

export const words = new Words()
export const { say, tell, brief, played } = words

/** A number as people read it: with a true minus, not with a hyphen. */
function minus(figure: string): string {
  return figure.replace('-', '−')
}

/** What is gained, as short as it goes. */
export function gained(points: number): string {
  return points < 0 ? counted(points) : `+${points}`
}

/** A score by itself. */
export function counted(points: number): string {
  return minus(String(points))
}
