/** What this device remembers: names, tokens, matches, settings. It works without storage, but forgets. */

import { LANGUAGES } from '../generated/languages'
import type { Language, Pace } from '../generated/wire'
import { shortened } from './names'
import { randomHex } from './random'

export type ThemeChoice = 'auto' | 'light' | 'dark'

export interface KnownMatch {
  code: string
  game: string
  /** When it was last seen, in seconds since 1970. */
  at: number
  over: boolean
  /** Nobody of this device has sat there. */
  watched?: boolean
}

export type TextSize = 'normal' | 'large' | 'larger'

export interface Settings {
  /** A move is shown first and needs a second touch. */
  confirm: boolean
  /** The legal moves stand beside the sheet, in words. */
  moveList: boolean
  /** How one is told that the others wait. */
  sound: boolean
  vibration: boolean
  notify: boolean
  /** Pencil, card and bell are heard. */
  sounds: boolean
  /** The last possible step of a turn ends it. */
  autoReady: boolean
  /** What everybody has earned is compared after each round. */
  rounds: boolean
  /** What others say in one sign is shown, and can be said. */
  reactions: boolean
  /** For the left hand: what is touched stands on the other side. */
  mirrored: boolean
  /** Nothing moves, whatever the system says. */
  still: boolean
  contrast: boolean
  text: TextSize
}

interface Kept {
  name: string
  language: Language | null
  theme: ThemeChoice
  tokens: Record<string, string>
  /** The secrets of joining links, by code. */
  invites: Record<string, string>
  /** The ids of matches, by code: who knows one was at the table, or has a link to it. */
  ids: Record<string, string>
  /** The tables where this device once held a seat. */
  seats: string[]
  matches: KnownMatch[]
  lessons: string[]
  /** By family the table of a lesson that was begun. */
  begun: Record<string, string>
  /** The bot that was last chosen here; nothing: none was yet. */
  bot: string
  /** How bots are to play; null: not chosen yet. */
  pace: Pace | null
  settings: Settings
}

const KEY = 'metroscribe'
const TOKEN = /^[0-9a-f]{32}$/
const CODE = /^[0-9A-Z]{4,64}$/
const INVITE = /^[A-Za-z0-9_-]{16,64}$/
const MOST_MATCHES = 50

const NOTHING: Kept = {
  name: '',
  language: null,
  theme: 'auto',
  tokens: {},
  invites: {},
  ids: {},
  seats: [],
  matches: [],
  lessons: [],
  begun: {},
  bot: '',
  pace: null,
  settings: {
    confirm: false,
    moveList: false,
    sound: true,
    vibration: true,
    notify: false,
    sounds: false,
    autoReady: false,
    rounds: true,
    reactions: true,
    mirrored: false,
    still: false,
    contrast: false,
    text: 'normal',
  },
}

/** What is stored, where it has the right form; anything else is as if nothing were stored. */
export function restored(text: string | null): Kept {
  const found = parsed(text)
  return {
    name: typeof found.name === 'string' ? shortened(found.name) : '',
    language: oneOf(
      found.language,
      LANGUAGES.map(({ code }) => code),
    ),
    theme: oneOf(found.theme, ['auto', 'light', 'dark'] as const) ?? 'auto',
    tokens: texts(found.tokens, TOKEN),
    invites: texts(found.invites, INVITE),
    ids: texts(found.ids, TOKEN),
    seats: strings(found.seats),
    matches: list(found.matches).filter(isMatch),
    lessons: strings(found.lessons),
    begun: texts(found.begun, CODE),
    bot: typeof found.bot === 'string' ? found.bot : '',
    pace: oneOf(found.pace, ['person', 'at-once'] as const),
    settings: settingsOf(record(found.settings)),
  }
}

/** What is not stored, or not as yes or no, is as for a new device. */
function settingsOf(found: Record<string, unknown>): Settings {
  const { text, ...switches } = NOTHING.settings
  const chosen = Object.entries(switches).map(([name, usual]) => [
    name,
    typeof found[name] === 'boolean' ? found[name] : usual,
  ])
  const size = oneOf(found.text, ['normal', 'large', 'larger'] as const) ?? text
  return { ...switches, ...Object.fromEntries(chosen), text: size }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return record(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** What is stored by name, where it has this form. */
function texts(value: unknown, form: RegExp): Record<string, string> {
  const known = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && form.test(entry[1])
  return Object.fromEntries(Object.entries(record(value)).filter(known))
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function strings(value: unknown): string[] {
  return list(value).filter((item): item is string => typeof item === 'string')
}

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | null {
  return known.find((item) => item === value) ?? null
}

function isMatch(value: unknown): value is KnownMatch {
  const match = record(value)
  return (
    typeof match.code === 'string' &&
    typeof match.game === 'string' &&
    typeof match.at === 'number' &&
    typeof match.over === 'boolean' &&
    (match.watched === undefined || match.watched === true)
  )
}

/** Storage can be missing, full or forbidden. */
function read(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(text: string): void {
  try {
    window.localStorage.setItem(KEY, text)
  } catch {
    // It is remembered until the page is closed.
  }
}

/** Codes are the same in small letters. */
function spelled(code: string): string {
  return code.toUpperCase()
}

export class Device {
  #kept: Kept = $state({ ...NOTHING, ...restored(read()) })

  constructor() {
    this.#showLook()
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.#kept = restored(event.newValue)
      this.#showLook()
    })
  }

  get name(): string {
    return this.#kept.name
  }
  set name(name: string) {
    this.#change({ name })
  }

  /** Null: not chosen yet. */
  get language(): Language | null {
    return this.#kept.language
  }
  set language(language: Language | null) {
    this.#change({ language })
  }

  get theme(): ThemeChoice {
    return this.#kept.theme
  }
  set theme(theme: ThemeChoice) {
    this.#change({ theme })
    this.#showLook()
  }

  get bot(): string {
    return this.#kept.bot
  }
  set bot(bot: string) {
    this.#change({ bot })
  }

  get pace(): Pace | null {
    return this.#kept.pace
  }
  set pace(pace: Pace | null) {
    this.#change({ pace })
  }

  get settings(): Readonly<Settings> {
    return this.#kept.settings
  }
  set settings(settings: Settings) {
    this.#change({ settings })
    this.#showLook()
  }

  /** The matches that were seen here, the latest first. */
  get matches(): readonly KnownMatch[] {
    return this.#kept.matches
  }

  /** The token of this device at a table; made when it is first needed. */
  tokenFor(code: string): string {
    const known = this.#kept.tokens[spelled(code)]
    if (known) return known
    const token = randomHex(16)
    this.#change({ tokens: { ...this.#kept.tokens, [spelled(code)]: token } })
    return token
  }

  /** Takes over the seat of a personal link; anything that is no token changes nothing. */
  adopt(code: string, token: string): boolean {
    if (!TOKEN.test(token)) return false
    this.#change({ tokens: { ...this.#kept.tokens, [spelled(code)]: token } })
    this.sat(code)
    return true
  }

  /** The secret of the joining link of a table; nothing where this device has none. */
  inviteFor(code: string): string {
    return this.#kept.invites[spelled(code)] ?? ''
  }

  keepInvite(code: string, invite: string): void {
    if (!INVITE.test(invite) || this.inviteFor(code) === invite) return
    this.#change({ invites: { ...this.#kept.invites, [spelled(code)]: invite } })
  }

  /** The id of the match, if this device has seen it or has a link to it; nothing otherwise. */
  idOf(code: string): string {
    return this.#kept.ids[spelled(code)] ?? ''
  }

  keepId(code: string, id: string): void {
    if (!TOKEN.test(id) || this.idOf(code) === id) return
    this.#change({ ids: { ...this.#kept.ids, [spelled(code)]: id } })
  }

  hasSeat(code: string): boolean {
    return this.#kept.seats.includes(spelled(code))
  }

  /** This device holds a seat there, or no longer. */
  sat(code: string, still = true): void {
    if (this.hasSeat(code) === still) return
    const others = this.#kept.seats.filter((seat) => seat !== spelled(code))
    this.#change({ seats: still ? [...others, spelled(code)] : others })
  }

  /** Puts a match on the list. One that was over keeps its day, and who once sat there did not only watch. */
  remember(code: string, game: string, over: boolean, watched = false): void {
    const known = this.#kept.matches.find((match) => match.code === spelled(code))
    const others = this.#kept.matches.filter((match) => match.code !== spelled(code))
    const at = known?.over && over ? known.at : Date.now() / 1000
    const only = watched && (!known || known.watched === true)
    const match = { code: spelled(code), game, at, over, ...(only ? { watched: true } : {}) }
    this.#change({ matches: [match, ...others].slice(0, MOST_MATCHES) })
  }

  /** Drops a match from the list. Its token stays, so that the link still leads to the seat. */
  forget(code: string): void {
    this.#change({ matches: this.#kept.matches.filter((match) => match.code !== spelled(code)) })
  }

  /** Nothing was learned here yet. */
  get isNew(): boolean {
    return this.#kept.lessons.length === 0
  }

  hasLearned(family: string): boolean {
    return this.#kept.lessons.includes(family)
  }

  learned(family: string): void {
    if (!this.hasLearned(family)) this.#change({ lessons: [...this.#kept.lessons, family] })
    this.beginLesson(family, '')
  }

  /** The table of a lesson that was begun and not yet learned. */
  lessonAt(family: string): string {
    return this.#kept.begun[family] ?? ''
  }

  beginLesson(family: string, code: string): void {
    if (this.lessonAt(family) !== code) this.#change({ begun: { ...this.#kept.begun, [family]: code } })
  }

  #change(change: Partial<Kept>): void {
    Object.assign(this.#kept, change)
    write(JSON.stringify(this.#kept))
  }

  /** The styles of the page see what was chosen. */
  #showLook(): void {
    const { text, contrast, still, mirrored } = this.settings
    const chosen = {
      theme: this.theme === 'auto' ? null : this.theme,
      text: text === 'normal' ? null : text,
      contrast: contrast ? 'more' : null,
      still: still ? '' : null,
      mirrored: mirrored ? '' : null,
    }
    for (const [name, value] of Object.entries(chosen)) {
      if (value === null) document.documentElement.removeAttribute(`data-${name}`)
      else document.documentElement.setAttribute(`data-${name}`, value)
    }
  }
}

export const device = new Device()
