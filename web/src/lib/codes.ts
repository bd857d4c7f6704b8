/** Codes of tables: nine letters and digits, of earlier releases eight and six. */

const LENGTHS = [6, 8, 9]
const MOST = 9
const GROUP = 3
const LINK = /\/t\/([0-9a-z]{4,64})\/?(#[\w=-]+)?$/i
const SPOKEN = /\b[0-9A-Z]{3}[\s-]?[0-9A-Z]{3}[\s-]?[0-9A-Z]{3}\b/g

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

/** In groups that one can read out and type: K7W H4M RX3. */
export function grouped(code: string): string {
  return groups(code, code.length % GROUP ? 4 : GROUP).join('\u00a0')
}

function groups(code: string, size: number): string[] {
  return code.match(new RegExp(`.{1,${size}}`, 'g')) ?? []
}

/** The same while it is typed, when nobody knows yet how long it gets. */
export function groupedSoFar(code: string): string {
  return groups(code, GROUP).join(' ')
}

/** Where a link to a table leads, if the text is one. */
export function pathOfLink(text: string): string | null {
  const [, code, hash = ''] = LINK.exec(text.trim()) ?? []
  return code ? `/t/${code.toUpperCase()}${hash}` : null
}

/** Where a message leads that has a link to a table in it, or at least a code. */
export function pathInMessage(text: string): string | null {
  const path = text.split(/\s+/).map(pathOfLink).find(Boolean)
  if (path) return path
  const code = (text.match(SPOKEN) ?? []).map(tidied).find((found) => /\d/.test(found))
  return code ? `/t/${code}` : null
}
