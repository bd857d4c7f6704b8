import { describe, expect, it } from 'vitest'
import { unbroken } from '../src/lib/unbroken'

/** Where a line may end. */
function pieces(text: string): string[] {
  return unbroken(text)
    .split(' ')
    .map((piece) => piece.replaceAll('\u00a0', ' '))
}

describe('a sum in a text', () => {
  it('keeps a product of bare numbers in one piece, and what it makes', () => {
    expect(pieces('interchanges: 2 × 5 = 10')).toEqual(['interchanges:', '2 × 5 = 10'])
    expect(pieces('missed: 3 × −3 = −9')).toEqual(['missed:', '3 × −3 = −9'])
  })
  it('may end a line before a sign, but not behind it', () => {
    expect(pieces('3 stations × 2 + 4')).toEqual(['3', 'stations', '× 2', '+ 4'])
    expect(pieces('1 + 2 + 3 = 6')).toEqual(['1', '+ 2', '+ 3 = 6'])
    expect(pieces('2 × (1 + 4) = 10')).toEqual(['2 × (1', '+ 4) = 10'])
  })
  it('is all that is changed', () => {
    expect(unbroken('Total = all lines + interchanges, 8 × often')).toBe('Total = all lines + interchanges, 8 × often')
  })
})

describe('a word that begins with a letter', () => {
  it('is not torn apart behind it', () => {
    expect(unbroken('an S-Bahn-Station')).toBe('an S-\u2060Bahn-Station')
    expect(unbroken('„U-Bahn“')).toBe('„U-\u2060Bahn“')
  })
  it('is no other word with a hyphen', () => {
    for (const text of ['hin- und her', 'C4-E4', 'Solo-Tabelle']) expect(unbroken(text)).toBe(text)
  })
})
