import { afterEach, describe, expect, it, vi } from 'vitest'
import { NAME_BYTES, NAME_LENGTH, shortened } from '../src/lib/names'

const FAMILY = '👨‍👩‍👧‍👦'
const GERMANY = '🇩🇪'
const SCOTLAND = '🏴󠁧󠁢󠁳󠁣󠁴󠁿'

afterEach(() => vi.unstubAllGlobals())

describe('a name', () => {
  it('that is short enough stays as it was typed', () => {
    for (const name of ['', 'Ada', ' Ada ', `Ada ${FAMILY}`, 'Ame\u0301lie', 'x'.repeat(NAME_LENGTH)])
      expect(shortened(name)).toBe(name)
  })
  it('has so many characters at most', () => {
    expect(shortened('x'.repeat(40))).toBe('x'.repeat(NAME_LENGTH))
  })
  it('counts a letter with its marks as one', () => {
    const marked = 'x\u0302\u0323'
    expect(shortened(marked.repeat(30))).toBe(marked.repeat(24).normalize('NFC'))
  })
  it('is never cut inside of a joined emoji', () => {
    // 25 bytes each, of which five fit
    expect(shortened(FAMILY.repeat(30))).toBe(FAMILY.repeat(5))
  })
  it('is never cut inside of a flag', () => {
    // 8 bytes each
    expect(shortened(GERMANY.repeat(30))).toBe(GERMANY.repeat(16))
    // 28 bytes each
    expect(shortened(SCOTLAND.repeat(30))).toBe(SCOTLAND.repeat(4))
  })
  it('has at most so many bytes', () => {
    const name = `${'é'.repeat(20)}${FAMILY.repeat(4)}`
    expect(new TextEncoder().encode(shortened(name)).length).toBeLessThanOrEqual(NAME_BYTES)
    expect(shortened(name)).toBe('é'.repeat(20) + FAMILY.repeat(3))
  })
  it('is cut between code points where the browser knows no characters', () => {
    vi.stubGlobal('Intl', {})
    expect(shortened('🚇'.repeat(40))).toBe('🚇'.repeat(NAME_LENGTH))
  })
})
