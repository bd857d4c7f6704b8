/** Which matches this device has seen come to their end: their sheets do not draw themselves again unasked. */

const KEY = 'metroscribe-ends'
const MOST = 50

function read(): string[] {
  try {
    const found: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((code): code is string => typeof code === 'string') : []
  } catch {
    return []
  }
}

export function hasSeenEnd(code: string): boolean {
  return read().includes(code.toUpperCase())
}

export function sawEnd(code: string): void {
  const own = code.toUpperCase()
  try {
    const codes = [own, ...read().filter((seen) => seen !== own)].slice(0, MOST)
    window.localStorage.setItem(KEY, JSON.stringify(codes))
  } catch {
    // Then it draws itself again the next time.
  }
}

/** As if this device had seen none. */
export function forgetEnds(): void {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // It has kept none.
  }
}
