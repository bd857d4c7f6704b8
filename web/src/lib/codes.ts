/** Codes of tables: eight letters and digits, of the first release six. */

const LENGTHS = [6, 8]
const MOST = 8
const GROUP = 4
const LINK = /\/t\/([0-9a-z]{4,64})\/?(#[\w=-]+)?$/i

/** A code as it was typed, by hand or from somebody's message: without spaces, hyphens, small letters. */
export function tidied(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, MOST)
}

export function isCode(code: string): boolean {
  return LENGTHS.includes(code.length)
}

/** In groups that one can read out and type: K7WH 4MRX. */
export function grouped(code: string): string {
  const groups = code.match(new RegExp(`.{1,${code.length === 6 ? 3 : GROUP}}`, 'g')) ?? []
  return groups.join('\u00a0')
}

/** The same while it is typed, when nobody knows yet how long it gets. */
export function groupedSoFar(code: string): string {
  return code.length > GROUP ? `${code.slice(0, GROUP)} ${code.slice(GROUP)}` : code
}

/** Where a link to a table leads, if the text is one. */
export function pathOfLink(text: string): string | null {
  const [, code, hash = ''] = LINK.exec(text.trim()) ?? []
  return code ? `/t/${code.toUpperCase()}${hash}` : null
}
