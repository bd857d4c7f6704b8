/** The finished matches of this device: their results, and their records. */

import { getRecord } from './api'
import { device } from './device.svelte'
import { forgetEnds } from './ends'
import { dropRecord, dropRecords, keepRecord, recordOf } from './records'
import { merged, readResults, type Result } from './results'

const KEY = 'metroscribe-results'
/** The oldest make room. */
const MOST = 2000
/** Bytes of a file that is loaded. */
const LARGEST = 64 * 1024 * 1024
const FORM = 'metroscribe-history'

/** What a file held: so many matches came, so many were there already. */
export interface Loaded {
  fresh: number
  known: number
}

class History {
  results: readonly Result[] = $state.raw(readResults(parsed(read())))

  constructor() {
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.results = readResults(parsed(event.newValue))
    })
  }

  of(code: string): Result | undefined {
    return this.results.find((result) => result.code === code)
  }

  /** Keeps a result once, and the record of the match with it. */
  async keep(result: Result): Promise<void> {
    if (this.results.some(({ match }) => match === result.match)) return
    this.#change(merged(this.results, [result]))
    const record = await getRecord(result.code).catch(() => '')
    if (record) await keepRecord(result.match, record)
  }

  /** Also off the list of matches. */
  forget(code: string): void {
    const gone = this.of(code)
    device.forget(code)
    if (!gone) return
    this.#change(this.results.filter(({ match }) => match !== gone.match))
    void dropRecord(gone.match)
  }

  forgetAll(): void {
    for (const { code } of this.results) device.forget(code)
    this.#change([])
    void dropRecords()
    forgetEnds()
  }

  /** The record that is kept here, else the server's; nothing where both have none. */
  async record({ match, code }: Result): Promise<string> {
    return (await recordOf(match)) || (await getRecord(code).catch(() => ''))
  }

  /** All in one file: results and records. */
  async file(): Promise<Blob> {
    const records: Record<string, string> = {}
    for (const result of this.results) {
      const record = await this.record(result)
      if (record) records[result.match] = record
    }
    const text = JSON.stringify({ form: FORM, results: this.results, records }, null, 1)
    return new Blob([text], { type: 'application/json' })
  }

  /** Adds what a file holds; null where it is no such file. */
  async load(file: Blob): Promise<Loaded | null> {
    if (file.size > LARGEST) return null
    const found = parsed(await file.text())
    if (!isFile(found)) return null
    const results = readResults(found.results)
    const before = this.results
    const after = merged(before, results)
    this.#change(after)
    for (const { match } of results) {
      const record = found.records?.[match]
      if (typeof record === 'string' && !(await recordOf(match))) await keepRecord(match, record)
    }
    const fresh = after.length - before.length
    return { fresh, known: results.length - fresh }
  }

  #change(results: readonly Result[]): void {
    this.results = results.slice(-MOST)
    for (const { match } of results.slice(0, -MOST)) void dropRecord(match)
    try {
      window.localStorage.setItem(KEY, JSON.stringify(this.results))
    } catch {
      // They are remembered until the page is closed.
    }
  }
}

function isFile(value: unknown): value is { results: unknown; records?: Record<string, unknown> } {
  return typeof value === 'object' && value !== null && 'form' in value && value.form === FORM && 'results' in value
}

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return null
  }
}

export const history = new History()
