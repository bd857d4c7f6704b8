import { describe, expect, it } from 'vitest'
import { Terms } from '../src/lib/terms'
import { unbroken } from '../src/lib/unbroken'

const terms = new Terms([
  { forms: 'line, lines', paragraph: 'about-lines' },
  { forms: 'ring line', paragraph: 'about-rings' },
  { forms: 'S-Bahn station', paragraph: 'about-frames' },
])

/** The pieces that lead somewhere, with where. */
function links(text: string, own = ''): string[] {
  return terms
    .pieces(unbroken(text), own)
    .filter(({ paragraph }) => paragraph)
    .map(({ text, paragraph }) => `${text}: ${paragraph}`)
}

describe('a word of the rules', () => {
  it('leads to its paragraph in each of its forms, small or capital', () => {
    expect(links('A line is drawn.')).toEqual(['line: about-lines'])
    expect(links('Lines are drawn.')).toEqual(['Lines: about-lines'])
  })
  it('does so once in a text, and not in its own paragraph', () => {
    expect(links('A line beside other lines and a ring line')).toEqual(['line: about-lines', 'ring line: about-rings'])
    expect(links('A line and a ring line', 'about-lines')).toEqual(['ring line: about-rings'])
  })
  it('is the longest one, and never a part of another word', () => {
    expect(links('the ring line')).toEqual(['ring line: about-rings'])
    expect(links('outlines, lined, line-up')).toEqual([])
  })
  it('is found where a line must not end in it', () => {
    expect(links('an S-Bahn station').map((link) => link.replace('\u2060', ''))).toEqual([
      'S-Bahn station: about-frames',
    ])
  })
})

describe('the pieces of a text', () => {
  it('are the text', () => {
    for (const text of ['', 'line', 'No word.', 'Lines, ring lines and the ring line.']) {
      expect(
        terms
          .pieces(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }
  })
  it('are one where there are no words', () => {
    expect(new Terms([]).pieces('A line')).toEqual([{ text: 'A line', paragraph: '' }])
  })
})
